"""Position evaluator: what bots compute about positions of the fast core and action ids.

Part of the compiled unit: arrays are C pointers there, methods stay Python methods.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rondel.fast.board import ID_FORCE, NATION_COUNT
from rondel.fast.evaluation.answers import is_self_harm
from rondel.fast.evaluation.gifts import make_gift, possible_gift, quick_gift
from rondel.fast.evaluation.idle import is_idle
from rondel.fast.evaluation.investing import gains_of_purchases
from rondel.fast.evaluation.lookahead import (
    avoids_immediate_loss,
    future_value,
    is_end_near,
    worth_after_turn,
    worth_after_turns,
)
from rondel.fast.evaluation.network import NATION_INPUTS, NETWORK_SIZE, SEAT_INPUTS, SEAT_ROW
from rondel.fast.evaluation.network_inputs import write_network_inputs
from rondel.fast.evaluation.quick_answer import quick_answer
from rondel.fast.evaluation.quick_play import finish_turn_quickly, play_turns_quickly
from rondel.fast.evaluation.quick_space import estimates
from rondel.fast.evaluation.reach import flags_in_reach
from rondel.fast.evaluation.targets import set_default_style, set_style
from rondel.fast.evaluation.value import outlook, utility_of, values
from rondel.fast.evaluation.weights import W_HAS_NETWORK, W_SIZE
from rondel.fast.evaluation.win_probability import interest_held, write_win_probabilities
from rondel.fast.evaluation.workspace import (
    ESTIMATES,
    FINAL,
    INTEREST_OWED,
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
    WIN_PROBABILITY_OF,
    WORKSPACE_SIZE,
    seed_rng,
)
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

if TYPE_CHECKING:
    from collections.abc import Sequence

    Style = tuple[float, float, float]


class Evaluator:
    """Evaluates positions of one edition with fixed weights, from `weight_array`.

    Results do not depend on earlier calls. Not thread-safe. Positions are not modified; actions are ids offered by the
    position, in offer order where there are several.
    """

    __slots__ = ("ahead", "candidates", "m", "offered", "w")

    w: Floats
    m: Floats
    candidates: Ints
    offered: Ints
    ahead: Ints

    def __init__(self, weights: Sequence[float]) -> None:
        self.w = new_floats(W_SIZE + NETWORK_SIZE)
        self.m = new_floats(WORKSPACE_SIZE)
        self.candidates = new_ints(MOST_OFFERED)
        self.offered = new_ints(MOST_OFFERED)
        self.ahead = new_ints(POSITION_SIZE)
        count: int = len(weights)
        if count not in (W_SIZE, W_SIZE + NETWORK_SIZE):
            raise ValueError(
                f"An evaluator needs {W_SIZE} weights, {W_SIZE + NETWORK_SIZE} with a network, not {count}."
            )
        for i in range(count):
            self.w[i] = float(weights[i])

    def __dealloc__(self) -> None:
        free_floats(self.w)
        free_floats(self.m)
        free_ints(self.candidates)
        free_ints(self.offered)
        free_ints(self.ahead)

    def _take(self, position: Position, ids: Sequence[int]) -> int:
        """Copy the actions into an array; return their number."""
        count = len(ids)
        if not 0 < count <= MOST_OFFERED:
            raise ValueError(f"There is nothing to choose from {count} actions.")
        for i in range(count):
            self.candidates[i] = ids[i]
            if i >= position.count or position.offered[i] != self.candidates[i]:
                self._check(position, self.candidates[i])
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

    def _begin(self, style: Style | None, seed: int) -> None:
        """Set the style of the current turn, and seed the RNG for later choices of spaces."""
        seed_rng(self.m, seed)
        if style is None:
            set_default_style(self.w, self.m)
        else:
            set_style(self.m, style[0], style[1], style[2])

    def estimates(self, position: Position, ids: Sequence[int]) -> list[float]:
        """Return the estimated effect of each space on the government's standing."""
        self._check_space(position)
        count: int = self._take(position, ids)
        estimates(position.t, position.s, self.candidates, count, self.w, self.m)
        return [self.m[ESTIMATES + i] for i in range(count)]

    def gains(self, position: Position, seat: int, ids: Sequence[int]) -> list[float]:
        """Return what each purchase adds to the seat's value; passing adds nothing."""
        self._check_seat(position, seat)
        if top_phase(position.s) not in (INVEST, DRAFT):
            raise ValueError("No bond is bought here.")
        count: int = self._take(position, ids)
        gains_of_purchases(position.t, position.s, seat, self.candidates, count, self.w, self.m)
        return [self.m[ESTIMATES + i] for i in range(count)]

    def quick_answer(self, position: Position, ids: Sequence[int], style: Style | None = None) -> int:
        """Return a sensible answer without lookahead, for every decision but the choice of a space."""
        count: int = self._take(position, ids)
        self._begin(style, 0)
        return quick_answer(position.t, position.s, self.candidates, count, self.w, self.m)

    def is_self_harm(self, position: Position, id: int) -> bool:
        """Return whether the action hurts a nation in which the decider has a stake."""
        self._check(position, id)
        return bool(is_self_harm(position.t, position.s, id, self.m))

    def worth_after_turns(
        self, position: Position, id: int, seat: int, turns: int, style: Style | None = None, seed: int = 0
    ) -> float:
        """Return the action's value to the seat after everyone has played quickly for `turns` turns.

        `style` applies to the current turn; a non-zero seed makes the players' choices of spaces noisy.
        """
        self._check(position, id)
        self._check_seat(position, seat)
        self._begin(style, seed)
        return worth_after_turns(position.t, position.s, id, seat, turns, self.ahead, self.offered, self.w, self.m)

    def worth_after_turn(self, position: Position, id: int, seat: int) -> float:
        """Return the action's value to the seat at the end of the turn, without gifts."""
        self._check(position, id)
        self._check_seat(position, seat)
        return worth_after_turn(position.t, position.s, id, seat, self.ahead, self.offered, self.w, self.m)

    def is_end_near(self, position: Position) -> bool:
        """Return whether one Taxation could end the game, outside a standoff."""
        return bool(is_end_near(position.t, position.s))

    def avoids_immediate_loss(self, position: Position, id: int, seat: int) -> bool:
        """Return whether the next nation cannot end the game with the seat losing after this (R21.1)."""
        self._check(position, id)
        self._check_seat(position, seat)
        return bool(avoids_immediate_loss(position.t, position.s, id, seat, self.ahead, self.offered, self.w, self.m))

    def is_idle(self, position: Position, id: int) -> bool:
        """Return whether a turn on this space changes nothing on the board or only pays others."""
        self._check_space(position)
        self._check(position, id)
        return bool(is_idle(position.t, position.s, id, self.ahead, self.offered, self.w, self.m))

    def possible_gift(self, position: Position) -> int:
        """Return the millions that would open a choice to the decider if given now, 0 if none (R6.5)."""
        return possible_gift(position.t, position.s, self.w)

    def quick_gift(self, position: Position) -> int:
        """Return the gift chosen without lookahead, 0 if none."""
        return quick_gift(position.t, position.s, self.w, self.m)

    def worth_of_gift(self, position: Position, seat: int, turns: int) -> float:
        """Return the seat's value after `turns` turns if the possible gift is made and used.

        The gift pays for forcing a nation to stop, or for a factory.
        """
        self._check_seat(position, seat)
        amount: int = possible_gift(position.t, position.s, self.w)
        if not amount:
            raise ValueError("There is no gift that opens a choice.")
        self._begin(None, 0)
        copy_ints(self.ahead, position.s, SHIPS + position.s[SHIP_COUNT])
        make_gift(position.t, self.ahead, amount)
        count: int = offer(position.t, self.ahead, self.candidates)
        choice: int = position.t[ID_FORCE]
        if not is_offered(self.candidates, count, choice):
            choice = quick_answer(position.t, self.ahead, self.candidates, count, self.w, self.m)
        play(position.t, self.ahead, choice)
        play_turns_quickly(position.t, self.ahead, turns, self.offered, self.w, self.m)
        return future_value(position.t, self.ahead, seat, position.s[TURNS], self.w, self.m)

    def future(self, position: Position, id: int, turns: int) -> Position:
        """Return the position after the action and `turns` quick turns of everyone."""
        self._check(position, id)
        self._begin(None, 0)
        ahead: Position = position.copy()
        play(ahead.t, ahead.s, id)
        play_turns_quickly(ahead.t, ahead.s, turns, self.offered, self.w, self.m)
        ahead.count = settle(ahead.t, ahead.s, ahead.offered)
        return ahead

    def end_of_turn(self, position: Position, id: int) -> Position:
        """Return the position at the end of the turn after the action, without gifts."""
        self._check(position, id)
        self._begin(None, 0)
        ahead: Position = position.copy()
        play(ahead.t, ahead.s, id)
        finish_turn_quickly(ahead.t, ahead.s, self.offered, self.w, self.m)
        ahead.count = settle(ahead.t, ahead.s, ahead.offered)
        return ahead

    def utility(self, position: Position, seat: int) -> float:
        """Return the seat's standing; for a finished game, its result."""
        self._check_seat(position, seat)
        return utility_of(position.t, position.s, seat, self.w, self.m)

    def values(self, position: Position) -> list[float]:
        """Return each seat's expected final money, in millions."""
        values(position.t, position.s, self.w, self.m)
        return [self.m[VALUES + seat] for seat in range(position.s[SEATS])]

    def win_probabilities(self, position: Position) -> list[float]:
        """Return each seat's win probability; they add up to 1. In a finished game winners share it."""
        self._check_network()
        write_win_probabilities(position.t, position.s, self.w, self.m)
        return [self.m[WIN_PROBABILITY_OF + seat] for seat in range(position.s[SEATS])]

    def score_shares(self, position: Position) -> list[float]:
        """Return each seat's expected share of all final scores; they add up to 1."""
        self._check_network()
        write_win_probabilities(position.t, position.s, self.w, self.m)
        return [self.m[SHARE_OF + seat] for seat in range(position.s[SEATS])]

    def _check_network(self) -> None:
        if self.w[W_HAS_NETWORK] != 1.0:
            raise ValueError("This evaluator was made without a network, so it has no win probabilities.")

    def network_inputs(self, position: Position) -> dict[str, list[float]]:
        """Return the inputs of the network: rows of nations and seats, interest held and nations governed.

        `interest` and `governed` have a number for each nation and seat: the interest held, in units of the network,
        and 1 for the government.
        """
        write_network_inputs(position.t, position.s, self.w, self.m)
        nations = range(position.t[NATION_COUNT])
        seats = range(position.s[SEATS])
        return {
            "nations": [self.m[NATION_ROWS + n * NATION_INPUTS + i] for n in nations for i in range(NATION_INPUTS)],
            "seats": [self.m[SEAT_ROWS + seat * SEAT_ROW + i] for seat in seats for i in range(SEAT_INPUTS)],
            "interest": [interest_held(position.t, position.s, n, seat) for n in nations for seat in seats],
            "governed": [float(position.s[GOVERNMENT + n] == seat) for n in nations for seat in seats],
        }

    def outlook(self, position: Position) -> dict[str, list[float]]:
        """Return the forecasts by nation; `now` is the stage of the game: remaining time, top power, pace."""
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
        """Return the approximate number of new flags from a maneuver of the nation now."""
        if not 0 <= nation < position.t[NATION_COUNT]:
            raise ValueError(f"There is no nation {nation}.")
        return flags_in_reach(position.t, position.s, nation)
