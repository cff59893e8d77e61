"""Who governs which nation, and who moves next: read from the numbers of a position."""

from __future__ import annotations

from rondel import fast
from rondel.fast.layout import GOVERNMENT, NATION


def governments(here: fast.Position) -> dict[str, int | None]:
    """The seat that governs each nation, in the order of their turns; None where nobody does."""
    numbers = _numbers(here)
    held = [numbers[GOVERNMENT + n] for n in range(here.edition.nation_count)]
    return {nation.id: None if seat < 0 else seat for nation, seat in zip(here.edition.nations, held, strict=True)}


def coming(here: fast.Position) -> list[tuple[str, int]]:
    """The nations that move after the present one, as things stand, each with its government."""
    held = governments(here)
    order = list(held)
    now = _numbers(here)[NATION]
    nations = order[now + 1 :] + order[: now + 1]
    return [(nation, seat) for nation in nations if (seat := held[nation]) is not None]


def own_turns(here: fast.Position, seat: int) -> int:
    """How many of the next nations in a row the seat governs."""
    count = 0
    for _, holder in coming(here):
        if holder != seat:
            break
        count += 1
    return count


def _numbers(here: fast.Position) -> memoryview[int]:
    return memoryview(fast.numbers_in(here)).cast("q")[1:]
