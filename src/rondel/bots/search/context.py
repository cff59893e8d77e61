"""One decision as the fast core sees it, and looking ahead from it.

Actions go in and come out as the engine's, inside they are numbers.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from functools import lru_cache
from math import inf

from rondel import Action, Edition, Game, SeatView, fast
from rondel.bots.evaluation.weights import Style, Weights
from rondel.fast.weight_array import weight_array

# A browser has one thread for all of Python and no clock of its own for it.
_seconds = getattr(time, "thread_time", time.perf_counter)

Ranked = list[tuple[float, Action]]  # each action with its worth in millions, best first

# What others have where cash is hidden (A12) and the past is not known. Between bots a seat's cash spreads about evenly
# from nothing to twice its mean, the mean grows by about half a million a round, and one's own cash says little about
# that of others (measured on 56 games, both boards).
FIRST_MEAN = 2.0
MEAN_PER_ROUND = 0.55


class SearchContext:
    """A position in which somebody decides between `actions`, and a mind to think about it."""

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
        """The number of an offered action."""
        return self._ids[action]

    def estimates(self) -> Ranked:
        """Every offered space with its estimated effect on the government's standing."""
        return _best_first(self.evaluator.estimates(self.here, list(self._ids.values())), self.actions)

    def purchases(self, seat: int) -> Ranked:
        """Every offered purchase with what it adds to the seat's worth."""
        return _best_first(self.evaluator.gains(self.here, seat, list(self._ids.values())), self.actions)

    def quick_answer(self, style: Style | None = None) -> Action:
        """What a sensible player does without looking ahead."""
        return self._of_ids[self.evaluator.quick_answer(self.here, list(self._ids.values()), style)]

    def ranked_by_worth(self, seat: int) -> Ranked:
        """Each action with its worth to the seat at the end of the turn."""
        return _best_first([self.worth_after_turn(action, seat) for action in self.actions], self.actions)

    def worth_after_turn(self, action: Action, seat: int) -> float:
        """What the action is worth to the seat at the end of the turn, if nobody gives anything."""
        return self.evaluator.worth_after_turn(self.here, self._ids[action], seat)

    def worth(self, action: Action, seat: int, turns: int, style: Style | None = None, sample: int = 0) -> float:
        """What the action is worth to the seat after so many turns; further samples vary what others choose."""
        return self.evaluator.worth_after_turns(self.here, self._ids[action], seat, turns, style, sample)

    def future(self, action: Action, turns: int) -> fast.Position:
        """Where the action leads if everybody plays on quickly for so many turns."""
        return self.evaluator.future(self.here, self._ids[action], turns)

    def end_of_turn(self, action: Action) -> fast.Position:
        """Where the action leads by the end of the turn, if nobody gives anything."""
        return self.evaluator.end_of_turn(self.here, self._ids[action])

    def is_idle(self, action: Action) -> bool:
        """Would a turn on this space change nothing on the board, or pay only others?"""
        return self.evaluator.is_idle(self.here, self._ids[action])

    def is_self_harm(self, action: Action) -> bool:
        """Would it hurt a nation in whose success the decider has a share?"""
        return self.evaluator.is_self_harm(self.here, self._ids[action])

    def is_end_near(self) -> bool:
        """Could one Taxation end the game, and should that be prevented?"""
        return self.evaluator.is_end_near(self.here)

    def avoids_immediate_loss(self, action: Action, seat: int) -> bool:
        """Can the next nation not end the game at once to somebody else's victory after this?"""
        return self.evaluator.avoids_immediate_loss(self.here, self._ids[action], seat)

    def quick_gift(self) -> int:
        """What a sensible player gives the nation concerned without looking ahead; 0 is nothing."""
        return self.evaluator.quick_gift(self.here)

    def gift(self, seat: int, instead: Action, turns: int) -> int:
        """What is given to the nation concerned to open a choice that is worth more than it costs; 0 is nothing."""
        amount = self.evaluator.possible_gift(self.here)
        if amount and self.evaluator.worth_of_gift(self.here, seat, turns) > self.worth(instead, seat, turns):
            return amount
        return 0


@lru_cache(maxsize=32)
def _numbers(w: Weights, edition: Edition) -> list[float]:
    return weight_array(w, edition)


def _best_first(worths: Sequence[float], actions: Sequence[Action]) -> Ranked:
    """Equal ones in the order offered."""
    return sorted(zip(worths, actions, strict=True), key=lambda pair: -pair[0])


def unknown_seats(view: SeatView) -> list[int]:
    """The seats whose cash this seat neither sees nor can count."""
    hidden = [player["seat"] for player in view["players"] if player["cash"] is None]
    return hidden if hidden and view.tally() is None else []


def expected_cash(view: SeatView) -> float:
    """The mean of what a seat has by now."""
    return FIRST_MEAN + MEAN_PER_ROUND * int(view["round"])


def expected_game(view: SeatView) -> Game:
    """The game as the seat knows it: hidden cash as it was counted, else as expected."""
    if view["options"]["cash"] == "open":
        return view.imagine()
    if (counted := view.tally()) is not None:
        return view.imagine(dict(enumerate(counted)))
    return view.imagine(dict.fromkeys(unknown_seats(view), round(expected_cash(view))))


def sampled_games(view: SeatView, count: int, rng: random.Random) -> list[Game]:
    """Return `count` games in which unknown cash is drawn at random."""
    seats = unknown_seats(view)
    most = round(2 * expected_cash(view))
    return [view.imagine({seat: rng.randint(0, most) for seat in seats}) for _ in range(count)]


class Clock:
    """An emergency brake on computing time.

    Thinking is bounded by counts, so that it comes out the same everywhere; only far too long a thought is cut short.
    """

    def __init__(self, seconds: float) -> None:
        self._end = _seconds() + seconds

    def is_up(self) -> bool:
        """Has the time been used up?"""
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
    """Each action with its mean worth to the seat after so many turns, best first; equal ones in the order given.

    The first sample is what everybody would quickly choose; further ones vary it, with the same dice for all actions.
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
