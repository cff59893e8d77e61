/* C implementation of src/rondel/fast/ints.py; 64 bits on every platform. */
#ifndef RONDEL_INTS_H
#define RONDEL_INTS_H

#include <stdlib.h>
#include <string.h>
#if defined(_MSC_VER) && !defined(__clang__)
#include <intrin.h>
#endif

static inline long long rondel_bit(long long r) { return 1LL << r; }

static inline long long rondel_first(long long members) {
#if defined(_MSC_VER) && !defined(__clang__)
    unsigned long low = (unsigned long)members, place;
    if (low) {
        _BitScanForward(&place, low);
        return place;
    }
    _BitScanForward(&place, (unsigned long)((unsigned long long)members >> 32));
    return place + 32;
#else
    return __builtin_ctzll((unsigned long long)members);
#endif
}

static inline long long rondel_size(long long members) {
    /* Baseline CPUs have no popcount instruction; this is as fast as a run-time check for it. */
    unsigned long long n = (unsigned long long)members;
    n = n - ((n >> 1) & 0x5555555555555555ULL);
    n = (n & 0x3333333333333333ULL) + ((n >> 2) & 0x3333333333333333ULL);
    n = (n + (n >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
    return (long long)((n * 0x0101010101010101ULL) >> 56);
}

static inline long long rondel_to_int(double number) { return (long long)number; }

/* NULL with MemoryError set if out of memory; allocates at least one number. */
static inline long long *rondel_new_ints(long long count) {
    long long *ints = (long long *)calloc(count > 0 ? (size_t)count : 1, sizeof(long long));
    return ints ? ints : (long long *)PyErr_NoMemory();
}

/* Free lists for the most common sizes, because positions are copied by the million. The number before the first
   element is the size of the block. Protected by the GIL. */
#define RONDEL_FREE_LISTS 4
#define RONDEL_CACHED_BLOCKS 64
static struct {
    long long count;
    long long cached;
    long long *blocks[RONDEL_CACHED_BLOCKS];
} rondel_free_list[RONDEL_FREE_LISTS];

static inline long long *rondel_uninitialized_ints(long long count) {
    long long *block;
#ifndef Py_GIL_DISABLED
    for (int i = 0; i < RONDEL_FREE_LISTS; i++)
        if (rondel_free_list[i].count == count && rondel_free_list[i].cached)
            return rondel_free_list[i].blocks[--rondel_free_list[i].cached];
#endif
    block = (long long *)malloc(((count > 0 ? (size_t)count : 1) + 2) * sizeof(long long));
    if (!block)
        return (long long *)PyErr_NoMemory();
    block[1] = count;
    return block + 2;
}

static inline void rondel_free_uninitialized(long long *block) {
    if (!block)
        return;
#ifndef Py_GIL_DISABLED
    for (int i = 0; i < RONDEL_FREE_LISTS; i++) {
        if (!rondel_free_list[i].count)
            rondel_free_list[i].count = block[-1];
        if (rondel_free_list[i].count == block[-1]) {
            if (rondel_free_list[i].cached < RONDEL_CACHED_BLOCKS) {
                rondel_free_list[i].blocks[rondel_free_list[i].cached++] = block;
                return;
            }
            break;
        }
    }
#endif
    free(block - 2);
}

static inline void rondel_clear_ints(long long *ints, long long count) {
    memset(ints, 0, (size_t)count * sizeof(long long));
}

static inline void rondel_clear_bytes(unsigned char *to, long long begin, long long count) {
    memset(to + begin, 0, (size_t)count);
}

static inline double *rondel_new_floats(long long count) {
    double *floats = (double *)calloc(count > 0 ? (size_t)count : 1, sizeof(double));
    return floats ? floats : (double *)PyErr_NoMemory();
}

static inline void rondel_free(void *memory) { free(memory); }

static inline void rondel_copy_ints(long long *to, long long *source, long long count) {
    memmove(to, source, (size_t)count * sizeof(long long));
}

static inline void rondel_move_ints(long long *to, long long place, long long *source, long long begin, long long count) {
    memcpy(to + place, source + begin, (size_t)count * sizeof(long long));
}

static inline void rondel_copy_floats(double *to, double *source, long long count) {
    memmove(to, source, (size_t)count * sizeof(double));
}

/* The memory of a memoryview that was checked when it was made. */
static inline long long *rondel_ints_at(PyObject *view) {
    return (long long *)PyMemoryView_GET_BUFFER(view)->buf;
}

static inline unsigned char *rondel_bytes_at(PyObject *view) {
    return (unsigned char *)PyMemoryView_GET_BUFFER(view)->buf;
}

#endif
