# The functions of rondel.fast.ints for the normal build: unchecked pointers.
cdef extern from "ints.h" nogil:
    long long bit "rondel_bit"(long long r) noexcept
    long long first "rondel_first"(long long members) noexcept
    long long size "rondel_size"(long long members) noexcept
    long long to_int "rondel_to_int"(double number) noexcept
    void free_ints "rondel_free"(long long *ints) noexcept
    void free_floats "rondel_free"(double *floats) noexcept
    void clear_ints "rondel_clear_ints"(long long *ints, long long count) noexcept
    void copy_ints "rondel_copy_ints"(long long *to, long long *source, long long count) noexcept
    void move_ints "rondel_move_ints"(long long *to, long long place, long long *source, long long begin, long long count) noexcept
    void clear_bytes "rondel_clear_bytes"(unsigned char *to, long long begin, long long count) noexcept
    void copy_floats "rondel_copy_floats"(double *to, double *source, long long count) noexcept

cdef extern from "ints.h":
    long long *new_ints "rondel_new_ints"(long long count) except NULL
    double *new_floats "rondel_new_floats"(long long count) except NULL
    long long *uninitialized_ints "rondel_uninitialized_ints"(long long count) except NULL
    void free_uninitialized "rondel_free_uninitialized"(long long *ints) noexcept
    unsigned char *bytes_at "rondel_bytes_at"(object view) noexcept
    long long *ints_at "rondel_ints_at"(object view) noexcept
