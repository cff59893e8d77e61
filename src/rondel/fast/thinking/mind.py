"""`Mind`: what a bot asks when it thinks, on positions of the fast core and action ids.

Part of the compiled unit: arrays are C pointers there, methods stay Python methods.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rondel.fast.board import ID_FORCE, NATION_COUNT
from rondel.fast.ints import Floats, Ints, copy_ints, free_floats, free_ints, new_floats, new_ints
from rondel.fast.layout import (
    DRAFT,
    GOVERNMENT,
    INVEST,
    MOST_OFFERED,
    POSITION_SIZE,
    RONDEL,
    SEATS,
    SHIP_COUNT,
    SHIPS,
    TURNS,
)
from rondel.fast.positions import Position, is_offered
from rondel.fast.rules.flow import offer, play, settle, top_phase
from rondel.fast.thinking.answers import is_self_harm
from rondel.fast.thinking.chances import interest_held, tell_chances
from rondel.fast.thinking.giving import make_gift, possible_gift, quick_gift
from rondel.fast.thinking.idle import is_idle
from rondel.fast.thinking.investing import gains_of_purchases
from rondel.fast.thinking.lookahead import (
    is_end_near,
    is_still_open,
    prospect,
    worth_after_turn,
    worth_after_turns,
)
from rondel.fast.thinking.memory import (
    CHANCE_OF,
    ESTIMATES,
    FINAL,
    INTEREST_OWED,
    MEMORY_SIZE,
    NATION_ROWS,
    PACE,
    PAYOUT,
    SEAT_ROWS,
    SHARE_OF,
    TAXES,
    THREATS_TO,
    TIME,
    TOP,
    UNITS_OF,
    VALUES,
    take_dice,
)
from rondel.fast.thinking.network import NATION_INPUTS, NETWORK_SIZE, SEAT_INPUTS, SEAT_ROW
from rondel.fast.thinking.playing_on import play_on, play_turn
from rondel.fast.thinking.quick_answer import quick_answer
from rondel.fast.thinking.quick_space import estimates
from rondel.fast.thinking.reach import flags_in_reach
from rondel.fast.thinking.rows import write_rows
from rondel.fast.thinking.targets import take_style, take_usual_style
from rondel.fast.thinking.value import outlook, utility_of, values
from rondel.fast.thinking.weights import W_KNOWS, W_SIZE

if TYPE_CHECKING:
    from collections.abc import Sequence

    Style = tuple[float, float, float]


class Mind:
    """Thinks in positions of one edition with the weights it was made with; `weights_of` writes them.

    Nothing it remembers changes an answer. It is not to be used by two threads at once. Positions stay as they are;
    actions are ids that the position offers, in the order of the offer where there are several.
    """

    __slots__ = ("given", "m", "offered", "then", "w")

    w: Floats
    m: Floats
    given: Ints
    offered: Ints
    then: Ints

    def __init__(self, weights: Sequence[float]) -> None:
        self.w = new_floats(W_SIZE + NETWORK_SIZE)
        self.m = new_floats(MEMORY_SIZE)
        self.given = new_ints(MOST_OFFERED)
        self.offered = new_ints(MOST_OFFERED)
        self.then = new_ints(POSITION_SIZE)
        count: int = len(weights)
        if count not in (W_SIZE, W_SIZE + NETWORK_SIZE):
            raise ValueError(f"A mind needs {W_SIZE} numbers, with a network {W_SIZE + NETWORK_SIZE}, not {count}.")
        for i in range(count):
            self.w[i] = float(weights[i])

    def __dealloc__(self) -> None:
        free_floats(self.w)
        free_floats(self.m)
        free_ints(self.given)
        free_ints(self.offered)
        free_ints(self.then)

    def _take(self, position: Position, ids: Sequence[int]) -> int:
        """The actions to choose from, as an array; how many there are."""
        count = len(ids)
        if not 0 < count <= MOST_OFFERED:
            raise ValueError(f"There is nothing to choose from {count} actions.")
        for i in range(count):
            self.given[i] = ids[i]
            if i >= position.count or position.offered[i] != self.given[i]:
                self._check(position, self.given[i])
        return count

    def _check(self, position: Position, id: int) -> None:
        if not is_offered(position.offered, position.count, id):
            raise ValueError(f"The action {id} is not offered.")

    def _check_seat(self, position: Position, seat: int) -> None:
        if not 0 <= seat < position.s[SEATS]:
            raise ValueError(f"There is no seat {seat}.")

    def _check_space(self, position: Position) -> None:
        if top_phase(position.s) != RONDEL:
            raise ValueError("No space is chosen here.")

    def _begin(self, style: Style | None, dice: int) -> None:
        """The style of the turn under way, and the dice for the choices of spaces after it."""
        take_dice(self.m, dice)
        if style is None:
            take_usual_style(self.w, self.m)
        else:
            take_style(self.m, style[0], style[1], style[2])

    def estimates(self, position: Position, ids: Sequence[int]) -> list[float]:
        """The estimated effect of each space on the standing of the nation's government."""
        self._check_space(position)
        count: int = self._take(position, ids)
        estimates(position.t, position.s, self.given, count, self.w, self.m)
        return [self.m[ESTIMATES + i] for i in range(count)]

    def gains(self, position: Position, seat: int, ids: Sequence[int]) -> list[float]:
        """What each purchase adds to the seat's worth; passing adds nothing."""
        self._check_seat(position, seat)
        if top_phase(position.s) not in (INVEST, DRAFT):
            raise ValueError("No bond is bought here.")
        count: int = self._take(position, ids)
        gains_of_purchases(position.t, position.s, seat, self.given, count, self.w, self.m)
        return [self.m[ESTIMATES + i] for i in range(count)]

    def quick_answer(self, position: Position, ids: Sequence[int], style: Style | None = None) -> int:
        """What a sensible player does without looking ahead, at every decision but that on a space."""
        count: int = self._take(position, ids)
        self._begin(style, 0)
        return quick_answer(position.t, position.s, self.given, count, self.w, self.m)

    def is_self_harm(self, position: Position, id: int) -> bool:
        """Would this hurt a nation in whose success the decider has a share?"""
        self._check(position, id)
        return bool(is_self_harm(position.t, position.s, id, self.m))

    def worth_after_turns(
        self, position: Position, id: int, seat: int, turns: int, style: Style | None = None, dice: int = 0
    ) -> float:
        """What the action is worth to the seat after everybody has played on quickly for so many turns.

        The style is that of the turn under way; with dice (a seed) the players vary their choice of spaces.
        """
        self._check(position, id)
        self._check_seat(position, seat)
        self._begin(style, dice)
        return worth_after_turns(position.t, position.s, id, seat, turns, self.then, self.offered, self.w, self.m)

    def worth_after_turn(self, position: Position, id: int, seat: int) -> float:
        """What the action is worth to the seat at the end of the turn, if nobody gives anything."""
        self._check(position, id)
        self._check_seat(position, seat)
        return worth_after_turn(position.t, position.s, id, seat, self.then, self.offered, self.w, self.m)

    def is_end_near(self, position: Position) -> bool:
        """Could one Taxation end the game, and should that be prevented?"""
        return bool(is_end_near(position.t, position.s))

    def is_still_open(self, position: Position, id: int, seat: int) -> bool:
        """Can the next nation not end the game at once to somebody else's victory after this (R21.1)?"""
        self._check(position, id)
        self._check_seat(position, seat)
        return bool(is_still_open(position.t, position.s, id, seat, self.then, self.offered, self.w, self.m))

    def is_idle(self, position: Position, id: int) -> bool:
        """Would a turn on this space change nothing on the board, or pay only others?"""
        self._check_space(position)
        self._check(position, id)
        return bool(is_idle(position.t, position.s, id, self.then, self.offered, self.w, self.m))

    def possible_gift(self, position: Position) -> int:
        """The millions for the nation concerned that would open a choice to the decider, 0 if none (R6.5)."""
        return possible_gift(position.t, position.s, self.w)

    def quick_gift(self, position: Position) -> int:
        """The gift to the nation concerned that a sensible player makes without looking ahead, 0 if none."""
        return quick_gift(position.t, position.s, self.w, self.m)

    def worth_of_gift(self, position: Position, seat: int, turns: int) -> float:
        """What the possible gift is worth to the seat after so many turns, if what it opens is used.

        That is the stop of a nation, or a factory.
        """
        self._check_seat(position, seat)
        amount: int = possible_gift(position.t, position.s, self.w)
        if not amount:
            raise ValueError("There is no gift that opens a choice.")
        self._begin(None, 0)
        copy_ints(self.then, position.s, SHIPS + position.s[SHIP_COUNT])
        make_gift(position.t, self.then, amount)
        count: int = offer(position.t, self.then, self.given)
        choice: int = position.t[ID_FORCE]
        if not is_offered(self.given, count, choice):
            choice = quick_answer(position.t, self.then, self.given, count, self.w, self.m)
        play(position.t, self.then, choice)
        play_on(position.t, self.then, turns, self.offered, self.w, self.m)
        return prospect(position.t, self.then, seat, position.s[TURNS], self.w, self.m)

    def future(self, position: Position, id: int, turns: int) -> Position:
        """Where the action leads if everybody plays on quickly for so many turns."""
        self._check(position, id)
        self._begin(None, 0)
        then: Position = position.copy()
        play(then.t, then.s, id)
        play_on(then.t, then.s, turns, self.offered, self.w, self.m)
        then.count = settle(then.t, then.s, then.offered)
        return then

    def end_of_turn(self, position: Position, id: int) -> Position:
        """Where the action leads by the end of the turn, if nobody gives anything."""
        self._check(position, id)
        self._begin(None, 0)
        then: Position = position.copy()
        play(then.t, then.s, id)
        play_turn(then.t, then.s, self.offered, self.w, self.m)
        then.count = settle(then.t, then.s, then.offered)
        return then

    def utility(self, position: Position, seat: int) -> float:
        """How well a seat stands; a finished game is worth its result."""
        self._check_seat(position, seat)
        return utility_of(position.t, position.s, seat, self.w, self.m)

    def values(self, position: Position) -> list[float]:
        """What each seat will probably have at the end, in millions."""
        values(position.t, position.s, self.w, self.m)
        return [self.m[VALUES + seat] for seat in range(position.s[SEATS])]

    def chances(self, position: Position) -> list[float]:
        """Each seat's chance to win; they add up to 1. A finished game is its result, a tie is shared."""
        self._check_network()
        tell_chances(position.t, position.s, self.w, self.m)
        return [self.m[CHANCE_OF + seat] for seat in range(position.s[SEATS])]

    def shares(self, position: Position) -> list[float]:
        """The share of all scores at the end that is expected of each seat; they add up to 1."""
        self._check_network()
        tell_chances(position.t, position.s, self.w, self.m)
        return [self.m[SHARE_OF + seat] for seat in range(position.s[SEATS])]

    def _check_network(self) -> None:
        if self.w[W_KNOWS] != 1.0:
            raise ValueError("This mind was made without a network, so it knows no chances.")

    def rows(self, position: Position) -> dict[str, list[float]]:
        """What the network reads: the rows of the nations, those of the seats, and whose the nations are.

        `interest` and `governed` have a number for each nation and seat: the interest held, in units of the network,
        and 1 for the government.
        """
        write_rows(position.t, position.s, self.w, self.m)
        nations = range(position.t[NATION_COUNT])
        seats = range(position.s[SEATS])
        return {
            "nations": [self.m[NATION_ROWS + n * NATION_INPUTS + i] for n in nations for i in range(NATION_INPUTS)],
            "seats": [self.m[SEAT_ROWS + seat * SEAT_ROW + i] for seat in seats for i in range(SEAT_INPUTS)],
            "interest": [interest_held(position.t, position.s, n, seat) for n in nations for seat in seats],
            "governed": [float(position.s[GOVERNMENT + n] == seat) for n in nations for seat in seats],
        }

    def outlook(self, position: Position) -> dict[str, list[float]]:
        """What is expected of the nations, lists by nation; `now` is the stage of the game: time left, top, pace."""
        outlook(position.t, position.s, self.w, self.m)
        blocks = {
            "tax": TAXES,
            "final": FINAL,
            "payout": PAYOUT,
            "interest": INTEREST_OWED,
            "units": UNITS_OF,
            "threats": THREATS_TO,
        }
        nations = range(position.t[NATION_COUNT])
        found = {name: [float(self.m[at + n]) for n in nations] for name, at in blocks.items()}
        found["now"] = [float(self.m[TIME]), float(self.m[TOP]), float(self.m[PACE])]
        return found

    def flags_in_reach(self, position: Position, nation: int) -> int:
        """About how many new flags a maneuver of the nation would bring now."""
        if not 0 <= nation < position.t[NATION_COUNT]:
            raise ValueError(f"There is no nation {nation}.")
        return flags_in_reach(position.t, position.s, nation)
