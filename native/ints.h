/* What src/rondel/fast/ints.py says in Python, in C; 64 bits on every platform. */
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
    /* Not every processor Rondel runs on has an instruction for it; these few steps are as quick as asking. */
    unsigned long long n = (unsigned long long)members;
    n = n - ((n >> 1) & 0x5555555555555555ULL);
    n = (n & 0x3333333333333333ULL) + ((n >> 2) & 0x3333333333333333ULL);
    n = (n + (n >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
    return (long long)((n * 0x0101010101010101ULL) >> 56);
}

static inline long long rondel_to_int(double number) { return (long long)number; }

/* NULL with Python's MemoryError set if there is no memory; always at least one number. */
static inline long long *rondel_new_ints(long long count) {
    long long *ints = (long long *)calloc(count > 0 ? (size_t)count : 1, sizeof(long long));
    return ints ? ints : (long long *)PyErr_NoMemory();
}

/* Rooms of the sizes used most are kept for the next one who asks: copies of positions come and go by the million.
   The number before the first says how large a room is. Python's lock protects the shelf. */
#define RONDEL_SHELVES 4
#define RONDEL_KEPT 64
static struct {
    long long count;
    long long kept;
    long long *rooms[RONDEL_KEPT];
} rondel_shelf[RONDEL_SHELVES];

static inline long long *rondel_uninitialized_ints(long long count) {
    long long *room;
#ifndef Py_GIL_DISABLED
    for (int i = 0; i < RONDEL_SHELVES; i++)
        if (rondel_shelf[i].count == count && rondel_shelf[i].kept)
            return rondel_shelf[i].rooms[--rondel_shelf[i].kept];
#endif
    room = (long long *)malloc(((count > 0 ? (size_t)count : 1) + 2) * sizeof(long long));
    if (!room)
        return (long long *)PyErr_NoMemory();
    room[1] = count;
    return room + 2;
}

static inline void rondel_free_uninitialized(long long *room) {
    if (!room)
        return;
#ifndef Py_GIL_DISABLED
    for (int i = 0; i < RONDEL_SHELVES; i++) {
        if (!rondel_shelf[i].count)
            rondel_shelf[i].count = room[-1];
        if (rondel_shelf[i].count == room[-1]) {
            if (rondel_shelf[i].kept < RONDEL_KEPT) {
                rondel_shelf[i].rooms[rondel_shelf[i].kept++] = room;
                return;
            }
            break;
        }
    }
#endif
    free(room - 2);
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

/* The memory of a memoryview, checked by whoever made it. */
static inline long long *rondel_ints_at(PyObject *view) {
    return (long long *)PyMemoryView_GET_BUFFER(view)->buf;
}

static inline unsigned char *rondel_bytes_at(PyObject *view) {
    return (unsigned char *)PyMemoryView_GET_BUFFER(view)->buf;
}

#endif
