# The functions of rondel.fast.ints for the checked build: sized arrays, range-checked sets.
from cpython.array cimport array, clone

cdef array _no_ints = array("q")
cdef array _no_floats = array("d")


cdef long long bit(long long r) except *:
    if not 0 <= r < 63:
        raise OverflowError(f"bit({r}) does not fit into a set")
    return <long long>1 << r


cdef long long first(long long members) except *:
    if members == 0:
        raise ValueError("first(0): the set is empty")
    cdef long long r = 0
    while not members >> r & 1:
        r += 1
    return r


cdef long long size(long long members) except *:
    cdef long long n = 0
    for r in range(64):
        n += members >> r & 1
    return n


cdef long long to_int(double number) except *:
    if not -9e15 < number < 9e15 or <double><long long>number != number:
        raise ValueError(f"to_int({number!r}): not an integer")
    return <long long>number


cdef long long[::1] new_ints(long long count):
    return clone(_no_ints, max(count, 1), zero=True)


cdef double[::1] new_floats(long long count):
    return clone(_no_floats, max(count, 1), zero=True)


cdef void free_ints(long long[::1] ints):
    pass


cdef void free_floats(double[::1] floats):
    pass


cdef void copy_ints(long long[::1] to, long long[::1] source, long long count) except *:
    if not 0 <= count <= min(to.shape[0], source.shape[0]):
        raise IndexError(f"copy_ints: {count} numbers from {source.shape[0]} into {to.shape[0]}")
    for i in range(count):
        to[i] = source[i]


cdef void move_ints(
    long long[::1] to, long long place, long long[::1] source, long long begin, long long count
) except *:
    if count < 0 or place < 0 or begin < 0 or place + count > to.shape[0] or begin + count > source.shape[0]:
        raise IndexError(f"move_ints: {count} numbers from {begin} of {source.shape[0]} to {place} of {to.shape[0]}")
    for i in range(count):
        to[place + i] = source[begin + i]


cdef void copy_floats(double[::1] to, double[::1] source, long long count) except *:
    if not 0 <= count <= min(to.shape[0], source.shape[0]):
        raise IndexError(f"copy_floats: {count} numbers from {source.shape[0]} into {to.shape[0]}")
    for i in range(count):
        to[i] = source[i]


cdef long long[::1] ints_at(object view):
    # All arrays are writable here, so copy read-only ones.
    return array("q", view) if view.readonly else view


cdef long long[::1] uninitialized_ints(long long count):
    # Fill with an impossible number, so that reading uninitialized memory shows up.
    cdef long long[::1] ints = clone(_no_ints, max(count, 1), zero=False)
    for i in range(count):
        ints[i] = -7777777777
    return ints


cdef void free_uninitialized(long long[::1] ints):
    pass


cdef void clear_ints(long long[::1] ints, long long count) except *:
    for i in range(count):
        ints[i] = 0


cdef unsigned char[::1] bytes_at(object view):
    return view


cdef void clear_bytes(unsigned char[::1] to, long long begin, long long count) except *:
    if not 0 <= begin <= begin + count <= to.shape[0]:
        raise IndexError(f"clear_bytes: {count} from {begin} on, of {to.shape[0]}")
    for i in range(begin, begin + count):
        to[i] = 0
