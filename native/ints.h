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

static inline long long rondel_whole(double number) { return (long long)number; }

/* NULL with Python's MemoryError set if there is no memory; always at least one number. */
static inline long long *rondel_new_ints(long long count) {
    long long *ints = (long long *)calloc(count > 0 ? (size_t)count : 1, sizeof(long long));
    return ints ? ints : (long long *)PyErr_NoMemory();
}

static inline double *rondel_new_floats(long long count) {
    double *floats = (double *)calloc(count > 0 ? (size_t)count : 1, sizeof(double));
    return floats ? floats : (double *)PyErr_NoMemory();
}

static inline void rondel_free(void *memory) { free(memory); }

static inline void rondel_copy_ints(long long *to, long long *source, long long count) {
    memmove(to, source, (size_t)count * sizeof(long long));
}

static inline void rondel_copy_floats(double *to, double *source, long long count) {
    memmove(to, source, (size_t)count * sizeof(double));
}

#endif
