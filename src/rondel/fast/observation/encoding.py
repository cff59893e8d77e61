"""Encoding of numbers, sets and choices as bytes, the building blocks of an observation.

The buffer starts zeroed, so only non-zero values are written.
"""

from __future__ import annotations

from rondel.fast.ints import Bytes, Ints, first, size
from rondel.fast.rules.stack import head_of, rest_of

MOST_BYTE = 255


def encode_number(out: Bytes, at: int, number: int) -> None:
    """Encode a number from 0 up, clipped to a byte."""
    out[at] = min(number, MOST_BYTE)


def encode_millions(out: Bytes, at: int, number: int) -> None:
    """Encode millions in two bytes: up to 255, and the excess, clipped to a byte."""
    if number <= MOST_BYTE:
        out[at] = number
    else:
        out[at] = MOST_BYTE
        encode_number(out, at + 1, number - MOST_BYTE)


def encode_one_hot(out: Bytes, at: int, choice: int) -> None:
    """Encode a choice as one-hot; nothing for -1."""
    if choice >= 0:
        out[at + choice] = 1


def encode_bits(out: Bytes, at: int, members: int) -> None:
    """Encode a set of bonds, canals or seats with a 1 for each member."""
    while members:
        out[at + first(members)] = 1
        members &= members - 1


def encode_regions(out: Bytes, at: int, members: int, places: int) -> None:
    """Encode a set of regions with a 1 for each member, by its rank among `places`."""
    members &= places
    while members:
        # The rank of the lowest region among `places`.
        out[at + size(places & (members & -members) - 1)] = 1
        members &= members - 1


def encode_levels(s: Ints, base: int, places: int, out: Bytes, at: int) -> int:
    """Encode the number of units in each region of `places`; return their total. Levels are nested sets."""
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


def encode_queue(out: Bytes, at: int, queue: int) -> None:
    """Encode the rank of each member of a queue, from 1."""
    n = 0
    while queue:
        n += 1
        out[at + head_of(queue)] = n
        queue = rest_of(queue)


def seat_offset(seat: int, me: int, players: int) -> int:
    """Return how many places to the left of `me` a seat is; -1 for nobody."""
    if seat < 0:
        return seat
    return seat - me if seat >= me else seat - me + players
