"""Search context of one decision on the fast core, with engine actions outside and action ids inside."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from functools import lru_cache
from math import inf

from rondel import Action, Edition, Game, SeatView, fast
from rondel.bots.evaluation.weights import Style, Weights
from rondel.fast.weight_array import weight_array

# Browsers have no per-thread clock.
_seconds = getattr(time, "thread_time", time.perf_counter)

Ranked = list[tuple[float, Action]]  # actions with their values in millions, best first

# Estimate of hidden cash (A12) if the past is unknown. Between bots, cash is roughly uniform between 0 and twice its
# mean, the mean grows by about half a million per round, and own cash says little about that of others (measured on
# 56 games, both boards).
FIRST_MEAN = 2.0
MEAN_PER_ROUND = 0.55


class SearchContext:
    """A position in which a player decides between `actions`, with an evaluator."""

    def __init__(self, game: Game, actions: Sequence[Action], w: Weights) -> None:
        self.s = game.state
        self.here = fast.position(game)
        self.numbers = _numbers(w, game.edition)
        self.evaluator = fast.Evaluator(self.numbers)
        self.actions = actions
        number = self.here.actions.id
        self._ids = {action: number(action) for action in actions}
        self._of_ids = {id: action for action, id in self._ids.items()}

    def id_of(self, action: Action) -> int:
        """Return the id of an offered action."""
        return self._ids[action]

    def estimates(self) -> Ranked:
        """Return every offered space with its estimated effect on the government's standing."""
        return _best_first(self.evaluator.estimates(self.here, list(self._ids.values())), self.actions)

    def purchases(self, seat: int) -> Ranked:
        """Return every offered purchase with what it adds to the seat's value."""
        return _best_first(self.evaluator.gains(self.here, seat, list(self._ids.values())), self.actions)

    def quick_answer(self, style: Style | None = None) -> Action:
        """Return a sensible action without lookahead."""
        return self._of_ids[self.evaluator.quick_answer(self.here, list(self._ids.values()), style)]

    def ranked_by_worth(self, seat: int) -> Ranked:
        """Return each action with its value to the seat at the end of the turn."""
        return _best_first([self.worth_after_turn(action, seat) for action in self.actions], self.actions)

    def worth_after_turn(self, action: Action, seat: int) -> float:
        """Return the action's value to the seat at the end of the turn, without gifts."""
        return self.evaluator.worth_after_turn(self.here, self._ids[action], seat)

    def worth(self, action: Action, seat: int, turns: int, style: Style | None = None, sample: int = 0) -> float:
        """Return the action's value to the seat after `turns` turns; other samples vary the other choices."""
        return self.evaluator.worth_after_turns(self.here, self._ids[action], seat, turns, style, sample)

    def future(self, action: Action, turns: int) -> fast.Position:
        """Return the position after the action and `turns` quick turns."""
        return self.evaluator.future(self.here, self._ids[action], turns)

    def end_of_turn(self, action: Action) -> fast.Position:
        """Return the position at the end of the turn, without gifts."""
        return self.evaluator.end_of_turn(self.here, self._ids[action])

    def is_idle(self, action: Action) -> bool:
        """Return whether a turn on this space changes nothing on the board or only pays others."""
        return self.evaluator.is_idle(self.here, self._ids[action])

    def is_self_harm(self, action: Action) -> bool:
        """Return whether the action hurts a nation in which the decider has a stake."""
        return self.evaluator.is_self_harm(self.here, self._ids[action])

    def is_end_near(self) -> bool:
        """Return whether one Taxation could end the game, outside a standoff."""
        return self.evaluator.is_end_near(self.here)

    def avoids_immediate_loss(self, action: Action, seat: int) -> bool:
        """Return whether the next nation cannot end the game with the seat losing after this."""
        return self.evaluator.avoids_immediate_loss(self.here, self._ids[action], seat)

    def quick_gift(self) -> int:
        """Return the gift to the nation concerned without lookahead; 0 is none."""
        return self.evaluator.quick_gift(self.here)

    def gift(self, seat: int, instead: Action, turns: int) -> int:
        """Return a gift that opens a choice worth more than it costs; 0 is none."""
        amount = self.evaluator.possible_gift(self.here)
        if amount and self.evaluator.worth_of_gift(self.here, seat, turns) > self.worth(instead, seat, turns):
            return amount
        return 0


@lru_cache(maxsize=32)
def _numbers(w: Weights, edition: Edition) -> list[float]:
    return weight_array(w, edition)


def _best_first(worths: Sequence[float], actions: Sequence[Action]) -> Ranked:
    """Sort actions by value; equal ones stay in offer order."""
    return sorted(zip(worths, actions, strict=True), key=lambda pair: -pair[0])


def unknown_seats(view: SeatView) -> list[int]:
    """Return the seats whose cash this seat can neither see nor count."""
    hidden = [player["seat"] for player in view["players"] if player["cash"] is None]
    return hidden if hidden and view.tally() is None else []


def expected_cash(view: SeatView) -> float:
    """Return the mean cash of a seat in this round."""
    return FIRST_MEAN + MEAN_PER_ROUND * int(view["round"])


def expected_game(view: SeatView) -> Game:
    """Return the game as the seat knows it: hidden cash as counted, else as expected."""
    if view["options"]["cash"] == "open":
        return view.imagine()
    if (counted := view.tally()) is not None:
        return view.imagine(dict(enumerate(counted)))
    return view.imagine(dict.fromkeys(unknown_seats(view), round(expected_cash(view))))


def sampled_games(view: SeatView, count: int, rng: random.Random) -> list[Game]:
    """Return `count` games in which unknown cash is random."""
    seats = unknown_seats(view)
    most = round(2 * expected_cash(view))
    return [view.imagine({seat: rng.randint(0, most) for seat in seats}) for _ in range(count)]


class Clock:
    """Emergency time limit of a search.

    Searches are limited by counts, so that results are the same on every machine; the clock only stops runaway ones.
    """

    def __init__(self, seconds: float) -> None:
        self._end = _seconds() + seconds

    def is_up(self) -> bool:
        """Return whether the time is used up."""
        return self._end < inf and _seconds() > self._end


def rank_by_lookahead(
    context: SearchContext,
    actions: Sequence[Action],
    seat: int,
    turns: int,
    clock: Clock,
    styles: Sequence[Style | None] = (),
    samples: int = 1,
) -> Ranked:
    """Return actions with their mean values to the seat after `turns` turns, best first; ties keep their order.

    The first sample uses everyone's quick choices; further samples vary them, with the same random numbers for all
    actions.
    """
    worth: list[float] = []
    done = 1
    for sample in range(samples):
        ranked: list[float] = []
        for i, action in enumerate(actions):
            if (worth or ranked) and clock.is_up():
                break
            ranked.append(context.worth(action, seat, turns, styles[i] if styles else None, sample))
        if not worth:
            worth = ranked
        elif len(ranked) == len(worth):
            worth = [a + b for a, b in zip(worth, ranked, strict=True)]
            done += 1
        if clock.is_up():
            break
    return sorted(
        ((total / done, action) for total, action in zip(worth, actions, strict=False)),
        key=lambda pair: -pair[0],
    )
