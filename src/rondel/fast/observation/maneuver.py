"""The state of single units in a maneuver: refused canals, changed stances, a requested passage, used fleets."""

from __future__ import annotations

from rondel.fast.board import CANAL_COUNT, SEAS
from rondel.fast.ints import Bytes, Ints, bit, first, size
from rondel.fast.layout import (
    ARMIES,
    CROSSING,
    CROSSING_ALLOWED,
    CROSSING_CHANGED,
    CROSSING_FROM,
    CROSSING_REFUSED,
    CROSSING_STANCE,
    CROSSING_TO,
    CROSSING_TO_ASK,
    MARK_COUNT,
    MARKS,
    MOST_UNITS,
    SHIP_COUNT,
    SHIP_SEAS,
    SHIPS,
    STEP,
)
from rondel.fast.observation.encoding import MOST_BYTE, encode_bits, encode_number, encode_queue

MARK_NUMBERS = 3
CROSSING_NUMBERS = 5
ASSIGNMENTS_SHOWN = 4
DIGEST_MIX = 40503  # odd; below 2 ** 16, so that products with 32-bit digests fit into 64 bits


def encode_marks(t: Ints, s: Ints, out: Bytes, at: int) -> int:
    """Encode waiting units that differ from others in the same place: region + 1, stance, changed, refused canals."""
    width = MARK_NUMBERS + t[CANAL_COUNT]
    for i in range(s[MARK_COUNT]):
        mark = s[MARKS + i]
        here = at + i * width
        if s[STEP] == ARMIES:
            out[here] = (mark >> 8) + 1
            out[here + 1] = mark >> 7 & 1
            out[here + 2] = mark & 1
            mark >>= 1
        else:
            out[here] = (mark >> 6) + 1
        encode_bits(out, here + MARK_NUMBERS, mark & 63)
    return at + MOST_UNITS * width


def encode_crossing(t: Ints, s: Ints, out: Bytes, at: int) -> int:
    """Encode the unit whose request at a canal is being answered."""
    canals = t[CANAL_COUNT]
    if s[CROSSING]:
        out[at] = 1
        out[at + 1] = s[CROSSING_FROM] + 1
        out[at + 2] = s[CROSSING_TO] + 1
        out[at + 3] = s[CROSSING_STANCE]
        out[at + 4] = s[CROSSING_CHANGED]
        here = at + CROSSING_NUMBERS
        encode_bits(out, here, s[CROSSING_REFUSED])
        encode_bits(out, here + canals, s[CROSSING_ALLOWED])
        encode_queue(out, here + 2 * canals, s[CROSSING_TO_ASK])
    return at + CROSSING_NUMBERS + 3 * canals


def encode_ships(t: Ints, s: Ints, out: Bytes, at: int) -> int:
    """Encode the fleets that can still carry an army, over all possible assignments of fleets to convoys.

    Fields: the number of assignments; by sea the maximum and minimum of free fleets; the first four assignments;
    and, if there are more, a two-byte digest of all of them, so that different assignments give different observations.
    """
    seas = t[SEAS]
    width = size(seas)
    count = s[SHIP_COUNT]
    encode_number(out, at, count)
    members = s[SHIP_SEAS]
    slot = 0
    while count and members:
        here = at + 1 + size(seas & bit(first(members)) - 1)
        members &= members - 1
        most = 0
        fewest = MOST_BYTE
        for i in range(count):
            free = s[SHIPS + i] >> 4 * slot & 15
            most = max(most, free)
            fewest = min(fewest, free)
            if i < ASSIGNMENTS_SHOWN:
                out[here + (2 + i) * width] = free
        out[here] = most
        out[here + width] = fewest
        slot += 1
    at += 1 + (2 + ASSIGNMENTS_SHOWN) * width
    if count > ASSIGNMENTS_SHOWN:
        digest = assignment_digest(s, count)
        out[at] = digest & MOST_BYTE
        out[at + 1] = digest >> 8
    return at + 2


def assignment_digest(s: Ints, count: int) -> int:
    """Return a 16-bit digest of all assignments."""
    digest = count
    for i in range(count):
        rest = s[SHIPS + i]
        while rest:
            digest = (digest * 31 + (rest & 65535) + 1) * DIGEST_MIX & 4294967295
            digest ^= digest >> 15
            rest >>= 16
    return digest & 65535
