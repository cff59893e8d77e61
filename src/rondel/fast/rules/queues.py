"""A short queue of small numbers in one int: four bits each, the number plus one, the first one lowest; 0 is empty."""

from __future__ import annotations


def head_of(queue: int) -> int:
    """The first number, -1 if there is none."""
    return (queue & 15) - 1


def rest_of(queue: int) -> int:
    """The queue without its first number."""
    return queue >> 4


def length_of(queue: int) -> int:
    """How many numbers there are."""
    n = 0
    while queue:
        queue >>= 4
        n += 1
    return n


def appended(queue: int, length: int, number: int) -> int:
    """The queue with one more number at its end; `length` is how many it has."""
    return queue | number + 1 << 4 * length


def without(queue: int, number: int) -> int:
    """The queue without one of its numbers."""
    result = 0
    length = 0
    while queue:
        if head_of(queue) != number:
            result = appended(result, length, head_of(queue))
            length += 1
        queue = rest_of(queue)
    return result
