"""Positions as plain bytes and back, for processes that trust each other: nothing is checked, so it is quick."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rondel.fast.games import Past
from rondel.fast.ints import Ints, ints_at
from rondel.fast.layout import SHIP_COUNT, SHIPS
from rondel.fast.positions import Position, shared_tables, write_numbers
from rondel.fast.rules.flow import renew_offer

if TYPE_CHECKING:
    from rondel.engine.edition import Edition


def numbers_in(position: Position) -> bytes:
    """The numbers of a position, in the order of this machine; `position_with` understands them."""
    count: int = SHIPS + position.s[SHIP_COUNT]
    room = bytearray(8 * count)
    view = memoryview(room).cast("q")
    write_numbers(ints_at(view), 0, position.s, count)
    return bytes(room)


def position_with(edition: Edition, past: Past, version: int, numbers: bytes) -> Position:
    """The position that `numbers_in` wrote, without a check: numbers from elsewhere may crash the program."""
    result = Position(shared_tables(edition), past)
    view = memoryview(numbers).cast("q")
    source: Ints = ints_at(view)
    write_numbers(result.s, 0, source, len(view))
    result.version = version
    result.count = renew_offer(result.t, result.s, result.offered)
    return result
