"""Marks of waiting units that differ from others beside them, in ascending order: `MARKS` in the layout (R17.7)."""

from __future__ import annotations

from rondel.fast.ints import Ints
from rondel.fast.layout import MARK_COUNT, MARKS


def insert_mark(s: Ints, mark: int) -> None:
    """One mark more, at its place."""
    i = s[MARK_COUNT]
    while i > 0 and s[MARKS + i - 1] > mark:
        s[MARKS + i] = s[MARKS + i - 1]
        i -= 1
    s[MARKS + i] = mark
    s[MARK_COUNT] += 1


def remove_mark(s: Ints, mark: int) -> None:
    """One mark less, which is there."""
    i = 0
    while s[MARKS + i] != mark:
        i += 1
    s[MARK_COUNT] -= 1
    for k in range(i, s[MARK_COUNT]):
        s[MARKS + k] = s[MARKS + k + 1]
    s[MARKS + s[MARK_COUNT]] = 0
