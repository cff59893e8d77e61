"""Observations, action masks and ranks of positions for learning programs."""

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
from rondel.fast.games import byte_view, raise_bad_seat
from rondel.fast.ints import Bytes, Ints, bytes_at, clear_bytes, size
from rondel.fast.layout import BASE, ENDED_BY_VOID_DRAFTS, ENDING, MOST_UNITS, SEATS
from rondel.fast.observation.board_state import (
    NATION_NUMBERS,
    SEAT_NUMBERS,
    encode_board,
    encode_nation_states,
    encode_seat_states,
)
from rondel.fast.observation.decision import (
    OPTION_NUMBERS,
    PHASE_COUNT,
    encode_base,
    encode_options,
    encode_progress,
    encode_question,
    encode_step,
)
from rondel.fast.observation.maneuver import (
    ASSIGNMENTS_SHOWN,
    CROSSING_NUMBERS,
    MARK_NUMBERS,
    encode_crossing,
    encode_marks,
    encode_ships,
)
from rondel.fast.positions import Position
from rondel.fast.rules.flow import decider_of
from rondel.fast.rules.money import gift_limit_of
from rondel.fast.rules.scoring import rank_difference


def width_of_observation(t: Ints, players: int) -> int:
    """Return the size of an observation in bytes; it depends on the edition and number of players only."""
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
    return width + 1 + (2 + ASSIGNMENTS_SHOWN) * size(t[SEAS]) + 2


def write_observation(t: Ints, s: Ints, me: int, out: Bytes, begin: int) -> int:
    """Write the observation of one seat from `begin` on; return its end."""
    clear_bytes(out, begin, width_of_observation(t, s[SEATS]))
    at = encode_progress(t, s, me, out, begin)
    at = encode_options(s, out, at)
    at = encode_seat_states(t, s, me, out, at)
    at = encode_nation_states(t, s, me, out, at)
    at = encode_board(t, s, out, at)
    at = encode_base(t, s, me, out, at)
    at = encode_step(t, s, out, at)
    at = encode_question(t, s, out, at)
    at = encode_marks(t, s, out, at)
    at = encode_crossing(t, s, out, at)
    return encode_ships(t, s, out, at)


def write_mask(offered: Ints, count: int, out: Bytes, begin: int, width: int) -> None:
    """Write a 1 for each offered action, a 0 for every other."""
    clear_bytes(out, begin, width)
    for i in range(count):
        if offered[i] < width:
            out[begin + offered[i]] = 1


def write_gifts(t: Ints, s: Ints, out: Bytes, begin: int, most: int) -> None:
    """Write a 1 for each gift the decider may make, nation by nation from `begin` on, 1 to `most` million."""
    if s[BASE]:
        for nation in range(t[NATION_COUNT]):
            for k in range(min(gift_limit_of(t, s, decider_of(s), nation), most)):
                out[begin + nation * most + k] = 1


def better_seats(t: Ints, s: Ints, seat: int) -> int:
    """Return the number of seats ranked before this one; 0 after three void drafts (A6)."""
    better = 0
    if s[ENDING] != ENDED_BY_VOID_DRAFTS:
        for other in range(s[SEATS]):
            if other != seat and rank_difference(t, s, other, seat) > 0:
                better += 1
    return better


def observation_size(position: Position) -> int:
    """Return the bytes that `observe_into` writes; the same for all positions of an edition and number of players."""
    return width_of_observation(position.t, position.s[SEATS])


def observe_into(position: Position, seat: int, buffer: Any) -> None:
    """Write the seat's observation into a buffer of bytes, such as a row of a NumPy array of uint8."""
    if not 0 <= seat < position.s[SEATS]:
        raise_bad_seat(seat, position.s[SEATS])
    view = byte_view(buffer, width_of_observation(position.t, position.s[SEATS]), "The observation buffer")
    write_observation(position.t, position.s, seat, bytes_at(view), 0)


def mask_into(position: Position, buffer: Any, gifts: bool = False) -> None:
    """Write a 1 for each offered action and a 0 for every other into a buffer with a byte for each.

    With `gifts` the decider's possible gifts are included.
    """
    block = position.tables.actions.gifts
    view = byte_view(buffer, block.stop if gifts else 0, "The mask")
    write_mask(position.offered, position.count, bytes_at(view), 0, len(view))
    if gifts:
        write_gifts(position.t, position.s, bytes_at(view), block.start, len(block) // position.t[NATION_COUNT])


def ranks(position: Position) -> list[int]:
    """Return the number of seats ranked before each seat, as if the game ended now (R21.3-4).

    Equal after a complete tie.
    """
    return [better_seats(position.t, position.s, seat) for seat in range(position.s[SEATS])]
