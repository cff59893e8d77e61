"""Observations, masks and ranks of positions: what programs that learn ask for again and again, in one call each."""

from __future__ import annotations

from typing import Any

from rondel.fast.board import (
    BOND_COUNT,
    CANAL_COUNT,
    FLAGGABLE,
    HOMES,
    NATION_COUNT,
    NEUTRAL,
    REGION_COUNT,
    SEAS,
    SHIPYARDS,
    SPACE_COUNT,
)
from rondel.fast.games import byte_view, refuse_seat
from rondel.fast.ints import Bytes, Ints, bytes_at, clear_bytes, size
from rondel.fast.layout import BASE, ENDED_BY_VOID_DRAFTS, ENDING, MOST_UNITS, SEATS
from rondel.fast.observing.deciding import (
    OPTION_NUMBERS,
    PHASE_COUNT,
    mark_base,
    mark_course,
    mark_options,
    mark_question,
    mark_step,
)
from rondel.fast.observing.maneuvering import (
    CROSSING_NUMBERS,
    MARK_NUMBERS,
    WAYS_SHOWN,
    mark_crossing,
    mark_marks,
    mark_ships,
)
from rondel.fast.observing.standing import NATION_NUMBERS, SEAT_NUMBERS, mark_board, mark_nations, mark_seats
from rondel.fast.positions import Position
from rondel.fast.rules.flow import decider_of
from rondel.fast.rules.money import gift_limit_of
from rondel.fast.rules.scoring import rank_difference


def width_of_observation(t: Ints, players: int) -> int:
    """How many bytes an observation has: it depends on the edition and the number of players only."""
    nations = t[NATION_COUNT]
    regions = t[REGION_COUNT]
    bonds = t[BOND_COUNT]
    canals = t[CANAL_COUNT]
    homes = size(t[HOMES])
    land = size(t[HOMES] | t[NEUTRAL])
    waters = size(t[SEAS] | t[SHIPYARDS])
    width = 6 + nations + PHASE_COUNT + players + nations + OPTION_NUMBERS
    width += players * (SEAT_NUMBERS + nations * (1 + bonds))
    width += nations * (NATION_NUMBERS + t[SPACE_COUNT] + players + bonds)
    width += nations * (2 * land + waters + size(t[FLAGGABLE])) + homes
    width += 2 * nations + t[SPACE_COUNT] + 2 * players + 3 + 2 * players * (players + nations + 1)
    width += 2 * nations + homes + 1 + waters + 2 * land
    width += 4 * nations + 2 * regions + 5 + canals
    width += MOST_UNITS * (MARK_NUMBERS + canals) + CROSSING_NUMBERS + 3 * canals
    return width + 1 + (2 + WAYS_SHOWN) * size(t[SEAS]) + 2


def write_observation(t: Ints, s: Ints, me: int, out: Bytes, begin: int) -> int:
    """Write what one seat may know from `begin` on; where it ends."""
    clear_bytes(out, begin, width_of_observation(t, s[SEATS]))
    at = mark_course(t, s, me, out, begin)
    at = mark_options(s, out, at)
    at = mark_seats(t, s, me, out, at)
    at = mark_nations(t, s, me, out, at)
    at = mark_board(t, s, out, at)
    at = mark_base(t, s, me, out, at)
    at = mark_step(t, s, out, at)
    at = mark_question(t, s, out, at)
    at = mark_marks(t, s, out, at)
    at = mark_crossing(t, s, out, at)
    return mark_ships(t, s, out, at)


def write_mask(offered: Ints, count: int, out: Bytes, begin: int, width: int) -> None:
    """A 1 for each offered action, a 0 for every other."""
    clear_bytes(out, begin, width)
    for i in range(count):
        if offered[i] < width:
            out[begin + offered[i]] = 1


def write_gifts(t: Ints, s: Ints, out: Bytes, begin: int, most: int) -> None:
    """A 1 for each gift that the decider may make; they lie nation by nation from `begin` on, 1 to `most` million."""
    if s[BASE]:
        for nation in range(t[NATION_COUNT]):
            for k in range(min(gift_limit_of(t, s, decider_of(s), nation), most)):
                out[begin + nation * most + k] = 1


def better_seats(t: Ints, s: Ints, seat: int) -> int:
    """How many seats stand before this one; nobody after three void drafts (A6)."""
    better = 0
    if s[ENDING] != ENDED_BY_VOID_DRAFTS:
        for other in range(s[SEATS]):
            if other != seat and rank_difference(t, s, other, seat) > 0:
                better += 1
    return better


def observation_size(position: Position) -> int:
    """How many bytes `observe_into` writes: the same for all positions of an edition and a number of players."""
    return width_of_observation(position.t, position.s[SEATS])


def observe_into(position: Position, seat: int, buffer: Any) -> None:
    """Write what the seat may know into a buffer of bytes, such as a row of a NumPy array of uint8."""
    if not 0 <= seat < position.s[SEATS]:
        refuse_seat(seat, position.s[SEATS])
    view = byte_view(buffer, width_of_observation(position.t, position.s[SEATS]), "What is observed into")
    write_observation(position.t, position.s, seat, bytes_at(view), 0)


def mask_into(position: Position, buffer: Any, gifts: bool = False) -> None:
    """Write a 1 for each action that may be chosen and a 0 for every other into a buffer with a byte for each.

    With `gifts` the gifts that the decider may make are among them.
    """
    block = position.tables.actions.gifts
    view = byte_view(buffer, block.stop if gifts else 0, "The mask")
    write_mask(position.offered, position.count, bytes_at(view), 0, len(view))
    if gifts:
        write_gifts(position.t, position.s, bytes_at(view), block.start, len(block) // position.t[NATION_COUNT])


def ranks(position: Position) -> list[int]:
    """How many seats stand before each seat, as if the game ended now (R21.3-4); equal after a complete tie."""
    return [better_seats(position.t, position.s, seat) for seat in range(position.s[SEATS])]
