"""Integers, sets of regions and flat memory: the primitives of the fast core.

The only functions that are not compiled as written: `native/ints.h` implements them in C.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

# In C: pointers to 64-bit integers, to doubles, and to write-only bytes.
Ints = list[int]
Floats = list[float]
Bytes = bytearray


def new_ints(count: int) -> Ints:
    """Return `count` zeros."""
    return [0] * count


def uninitialized_ints(count: int) -> Ints:
    """Return `count` ints, uninitialized in C; release them with `free_uninitialized`."""
    return [0] * count


def free_uninitialized(ints: Ints) -> None:
    """Free memory from `uninitialized_ints`; a no-op in Python."""


def new_floats(count: int) -> Floats:
    """Return `count` zeros."""
    return [0.0] * count


def free_ints(ints: Ints) -> None:
    """Free memory; a no-op in Python."""


def free_floats(floats: Floats) -> None:
    """Free memory; a no-op in Python."""


def clear_ints(ints: Ints, count: int) -> None:
    """Set the first `count` numbers to 0."""
    ints[:count] = [0] * count


def clear_bytes(to: Bytes, begin: int, count: int) -> None:
    """Set `count` bytes to 0, starting at `begin`."""
    to[begin : begin + count] = bytes(count)


def copy_ints(to: Ints, source: Ints, count: int) -> None:
    """Copy the first `count` numbers."""
    to[:count] = source[:count]


def move_ints(to: Ints, place: int, source: Ints, begin: int, count: int) -> None:
    """Copy `count` numbers between positions of two different arrays."""
    to[place : place + count] = source[begin : begin + count]


def copy_floats(to: Floats, source: Floats, count: int) -> None:
    """Copy the first `count` numbers."""
    to[:count] = source[:count]


@contextmanager
def without_gil() -> Iterator[None]:
    """Release the GIL; only C functions may be called inside."""
    yield


def bit(r: int) -> int:
    """Return the set with one member; 64 bits wide in C on every platform."""
    return 1 << r


def first(members: int) -> int:
    """Return the lowest member of a non-empty set."""
    return (members & -members).bit_length() - 1


def size(members: int) -> int:
    """Return the number of members of a set."""
    return members.bit_count()


def to_int(number: float) -> int:
    """Convert a float that holds an integer to an int."""
    return int(number)


def ints_at(view: memoryview) -> Ints:
    """Return the memory of a flat view of 64-bit integers, which must stay alive while it is used."""
    return cast("Ints", view)


def bytes_at(view: memoryview) -> Bytes:
    """Return the memory of a flat, writable view of bytes, which must stay alive while it is used."""
    return cast("Bytes", view)
