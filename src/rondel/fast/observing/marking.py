"""Numbers, sets and choices written as bytes: what every part of an observation is made of.

What is not written is 0, so only what is there costs time.
"""

from __future__ import annotations

from rondel.fast.ints import Bytes, Ints, first, size
from rondel.fast.rules.stack import head_of, rest_of

MOST_BYTE = 255


def mark_number(out: Bytes, at: int, number: int) -> None:
    """A number from 0 on; larger ones than a byte holds are written as the largest."""
    out[at] = min(number, MOST_BYTE)


def mark_sum(out: Bytes, at: int, number: int) -> None:
    """Millions in two bytes: up to 255, and what is beyond, as far as a byte holds it."""
    if number <= MOST_BYTE:
        out[at] = number
    else:
        out[at] = MOST_BYTE
        mark_number(out, at + 1, number - MOST_BYTE)


def mark_choice(out: Bytes, at: int, choice: int) -> None:
    """A 1 for one of several; for none (-1) nothing."""
    if choice >= 0:
        out[at + choice] = 1


def mark_bits(out: Bytes, at: int, members: int) -> None:
    """A 1 for each member of a set of bonds, canals or seats."""
    while members:
        out[at + first(members)] = 1
        members &= members - 1


def mark_regions(out: Bytes, at: int, members: int, places: int) -> None:
    """A 1 for each region of a set, among those that are listed."""
    members &= places
    while members:
        # The lowest region: those listed below it come before it.
        out[at + size(places & (members & -members) - 1)] = 1
        members &= members - 1


def mark_levels(s: Ints, base: int, places: int, out: Bytes, at: int) -> int:
    """How many units stand in each of the listed regions, and in all of them; levels lie one in another."""
    units = 0
    k = base
    while s[k]:
        members = s[k] & places
        while members:
            out[at + size(places & (members & -members) - 1)] = k - base + 1
            members &= members - 1
            units += 1
        k += 1
    return units


def mark_queue(out: Bytes, at: int, queue: int) -> None:
    """The place in a queue of whoever stands in it, beginning with 1."""
    n = 0
    while queue:
        n += 1
        out[at + head_of(queue)] = n
        queue = rest_of(queue)


def seats_on(seat: int, me: int, players: int) -> int:
    """How many places to the left of me a seat is; -1 for nobody."""
    if seat < 0:
        return seat
    return seat - me if seat >= me else seat - me + players
