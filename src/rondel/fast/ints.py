"""Numbers, sets of regions and flat memory, as every module of the fast core uses them.

The one file whose functions are not compiled as they stand: `native/ints.h` holds the same few lines in C.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import cast

# What the core works on: in C a pointer to 64-bit integers, one to doubles, and one to bytes that are only written.
Ints = list[int]
Floats = list[float]
Bytes = bytearray


def new_ints(count: int) -> Ints:
    """So many numbers, all 0."""
    return [0] * count


def room_for_ints(count: int) -> Ints:
    """So many numbers, each to be written before it is read: in C it is anything. `free_room` gives them back."""
    return [0] * count


def free_room(room: Ints) -> None:
    """Give memory of `room_for_ints` back; nothing to do in Python."""


def new_floats(count: int) -> Floats:
    """So many numbers, all 0."""
    return [0.0] * count


def free_ints(ints: Ints) -> None:
    """Give the memory back; nothing to do in Python."""


def free_floats(floats: Floats) -> None:
    """Give the memory back; nothing to do in Python."""


def clear_ints(ints: Ints, count: int) -> None:
    """Set the first numbers to 0."""
    ints[:count] = [0] * count


def clear_bytes(to: Bytes, begin: int, count: int) -> None:
    """Set so many bytes to 0, from one on."""
    to[begin : begin + count] = bytes(count)


def copy_ints(to: Ints, source: Ints, count: int) -> None:
    """Copy the first numbers."""
    to[:count] = source[:count]


def move_ints(to: Ints, place: int, source: Ints, begin: int, count: int) -> None:
    """Copy so many numbers from one place to another, of different arrays."""
    to[place : place + count] = source[begin : begin + count]


def copy_floats(to: Floats, source: Floats, count: int) -> None:
    """Copy the first numbers."""
    to[:count] = source[:count]


@contextmanager
def released() -> Iterator[None]:
    """`with released():` lets other threads run Python meanwhile; inside are only calls of C functions."""
    yield


def bit(r: int) -> int:
    """The set of one member; in C a 64-bit one on every platform."""
    return 1 << r


def first(members: int) -> int:
    """The lowest member of a set that is not empty."""
    return (members & -members).bit_length() - 1


def size(members: int) -> int:
    """How many members a set has."""
    return members.bit_count()


def whole(number: float) -> int:
    """A whole number that was kept among floats, as an int again."""
    return int(number)


def ints_at(view: memoryview) -> Ints:
    """The memory of a flat view of 64-bit integers, which must stay alive while it is used."""
    return cast("Ints", view)


def bytes_at(view: memoryview) -> Bytes:
    """The memory of a flat, writable view of bytes, which must stay alive while it is used."""
    return cast("Bytes", view)
