"""Armies that have not moved in this maneuver, and the marks that distinguish them (R14.1, R15.5, R17.7).

A mark is represented by its key, which sorts the kinds of armies: those with the fewest options first.

Rules: R14.1, R15.5, R17.7.
"""

from __future__ import annotations

from rondel.fast.ints import Ints, bit, size
from rondel.fast.layout import (
    FRIENDLY,
    MARK_COUNT,
    MARKS,
    WAITING,
    WAITING_LENGTH,
    WAITING_LYING,
    WAITING_LYING_LENGTH,
)
from rondel.fast.rules.stack import insert_mark, remove_mark
from rondel.fast.rules.units import add_unit, count_at, take_unit

# The key of an unmarked army: no canal refused, status not changed. The highest of all.
PLAIN = 1088
NO_MARK = -1


def mark_key(refused: int, changed: int) -> int:
    """Return the key: more refused canals first, then changed armies, then by the canals."""
    return ((8 - size(refused)) * 2 + 1 - changed) * 64 + refused


def refused_by(key: int) -> int:
    """Return the canals (a set) that refused an army with this key."""
    return key & 63


def changed_by(key: int) -> int:
    """Return whether an army with this key has changed its status."""
    return 1 - (key >> 6 & 1)


def waiting_at(stance: int) -> int:
    """Return the offset of the levels of waiting armies with this status."""
    return WAITING_LYING if stance == FRIENDLY else WAITING


def _mark(province: int, stance: int, key: int) -> int:
    return ((province * 2 + stance) * 64 + refused_by(key)) * 2 + changed_by(key)


def next_mark(s: Ints, province: int, stance: int, after: int) -> int:
    """Return the next kind of waiting army after a key (NO_MARK: the first), unmarked ones last; NO_MARK at the end."""
    if not s[MARK_COUNT]:
        return PLAIN if after == NO_MARK else NO_MARK
    place = province * 2 + stance
    best = NO_MARK
    marks = 0
    for i in range(s[MARK_COUNT]):
        mark = s[MARKS + i]
        if mark >> 7 == place:
            marks += 1
            key = mark_key(mark >> 1 & 63, mark & 1)
            if key > after and (best == NO_MARK or key < best):
                best = key
    if best == NO_MARK and after < PLAIN and count_at(s, waiting_at(stance), bit(province)) > marks:
        return PLAIN
    return best


def may_change(s: Ints, province: int, stance: int) -> bool:
    """Return whether an army with this status here has not changed it in this maneuver (R15.5)."""
    changed = 0
    place = province * 2 + stance
    for i in range(s[MARK_COUNT]):
        if s[MARKS + i] >> 7 == place and s[MARKS + i] & 1:
            changed += 1
    return count_at(s, waiting_at(stance), bit(province)) > changed


def add_mark(s: Ints, province: int, stance: int, key: int) -> None:
    """Mark one waiting army here as this kind, keeping the order."""
    insert_mark(s, _mark(province, stance, key))


def drop_mark(s: Ints, province: int, stance: int, key: int) -> None:
    """Remove one mark of this kind: the army moves, changes or is lost."""
    if key != PLAIN:
        remove_mark(s, _mark(province, stance, key))


def drop_waiting(s: Ints, province: int, stance: int, key: int) -> None:
    """Remove one waiting army."""
    take_unit(s, waiting_at(stance), bit(province))
    drop_mark(s, province, stance, key)


def add_waiting(s: Ints, province: int, stance: int) -> None:
    """Add one waiting army; the engine writes an extra level if this is a new maximum."""
    at = waiting_at(stance)
    length = WAITING_LYING_LENGTH if stance == FRIENDLY else WAITING_LENGTH
    add_unit(s, at, bit(province))
    if s[at + s[length] - 1]:
        s[length] += 1
