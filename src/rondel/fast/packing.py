"""Positions as plain bytes and back, for processes that trust each other: nothing is checked, so it is quick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rondel.fast.games import LAYOUT_KEY, Past, refuse_numbers
from rondel.fast.ints import Ints, ints_at
from rondel.fast.layout import SHIP_COUNT, SHIPS
from rondel.fast.positions import Position, shared_tables, write_numbers
from rondel.fast.rules.flow import renew_offer

if TYPE_CHECKING:
    from rondel.engine.edition import Edition


def numbers_in(position: Position) -> bytes:
    """The numbers of a position, in the order of this machine; `position_with` understands them."""
    count: int = SHIPS + position.s[SHIP_COUNT]
    room = bytearray(8 * count + 8)
    view = memoryview(room).cast("q")
    view[0] = LAYOUT_KEY
    write_numbers(ints_at(view), 1, position.s, count)
    return bytes(room)


def position_with(edition: Edition, past: Past, version: int, numbers: bytes) -> Position:
    """The position that `numbers_in` wrote. Only that it did so is checked: other numbers may crash the program."""
    view = memoryview(numbers).cast("q") if len(numbers) % 8 == 0 else memoryview(b"").cast("q")
    count: int = len(view) - 1
    if count < SHIPS or view[0] != LAYOUT_KEY or count != SHIPS + view[1 + SHIP_COUNT]:
        refuse_numbers()
    result = Position(shared_tables(edition), past)
    source: Ints = ints_at(view)
    for i in range(count):
        result.s[i] = source[1 + i]
    result.version = version
    result.count = renew_offer(result.t, result.s, result.offered)
    return result
