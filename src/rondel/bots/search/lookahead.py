"""Looking ahead: after each choice all players play on by quick choices for some turns, then the position is judged."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence

from rondel import position
from rondel.bots.evaluation.value import STANDOFF, utility
from rondel.bots.evaluation.weights import Weights
from rondel.bots.policy.giving import make_gift, quick_gift
from rondel.bots.policy.maneuver_plan import Style
from rondel.bots.policy.quick_answer import quick_answer
from rondel.bots.policy.quick_space import estimates, quick_space
from rondel.position import Action, Position, Variation, winners

VARIETY = 1.0
DELAY = 20.0  # for every turn by which a lost game goes on
MOST_POINTS = 10  # of one Taxation


class Clock:
    """An emergency brake on computing time.

    Thinking is bounded by counts, so that it comes out the same everywhere; only far too long a thought is cut short.
    """

    def __init__(self, seconds: float) -> None:
        self._end = time.thread_time() + seconds

    def is_up(self) -> bool:
        """Has the time been used up?"""
        return time.thread_time() > self._end


def play_on(
    s: Variation, turns: int, w: Weights, style: Style | None = None, dice: random.Random | None = None
) -> None:
    """Quick choices for everybody until so many further nations have chosen their space, or the game is over.

    The style applies to the turn under way only. With dice the players vary their choice of spaces.
    """
    while actions := position.settle(s):
        if position.kind(s) == "rondel":
            if turns <= 0:
                return
            turns -= 1
            style = None
            if dice is None:
                position.play(s, quick_space(s, actions, w))
            else:
                found = estimates(s, actions, w)
                position.play(s, max(found, key=lambda pair: pair[0] + dice.gauss(0, VARIETY))[1])
        elif len(actions) > 1:
            position.play(s, quick_answer(s, actions, w, style))
        else:
            gift = quick_gift(s, w) if w.gift else None
            if gift is None:
                position.play(s, actions[0])
            else:
                make_gift(s, gift)


def prospect(s: Position, seat: int, w: Weights, since: int) -> float:
    """What a position played on from turn `since` is worth; a game that is lost is better lost later."""
    worth = utility(s, seat, w)
    return worth if not position.is_over(s) or worth > 0 else worth + DELAY * (s.turns - since)


def is_end_near(s: Position) -> bool:
    """Could one Taxation end the game, and should that be prevented?"""
    return s.round < STANDOFF and max(s.power) + MOST_POINTS >= s.edition.facts.last_power_point


def is_still_open(s: Position, action: Action, seat: int, w: Weights) -> bool:
    """Can the next nation not end the game at once to somebody else's victory after this (R21.1)?"""
    then = s.clone()
    position.play(then, action)
    play_on(then, 0, w)
    last = s.edition.facts.last_power_point
    if not position.is_over(then) and then.power[position.subject(then)] + MOST_POINTS >= last:
        play_on(then, 1, w)
    return not position.is_over(then) or seat in winners(then)


def foreseen(
    s: Position,
    actions: Sequence[Action],
    seat: int,
    w: Weights,
    turns: int,
    clock: Clock,
    ways: Sequence[Style | None] = (),
    samples: int = 1,
) -> list[tuple[float, Action]]:
    """Each action with its mean worth to the seat after so many turns, best first; equal ones in the order given.

    The first sample is what everybody would quickly choose; further ones vary it, with the same dice for all actions.
    """
    worth: list[float] = []
    done = 1
    for sample in range(samples):
        judged: list[float] = []
        for i, action in enumerate(actions):
            if (worth or judged) and clock.is_up():
                break
            then = s.clone()
            position.play(then, action)
            play_on(then, turns, w, ways[i] if ways else None, random.Random(sample) if sample else None)
            judged.append(prospect(then, seat, w, s.turns))
        if not worth:
            worth = judged
        elif len(judged) == len(worth):
            worth = [a + b for a, b in zip(worth, judged, strict=True)]
            done += 1
        if clock.is_up():
            break
    return sorted(
        ((total / done, action) for total, action in zip(worth, actions, strict=False)),
        key=lambda pair: -pair[0],
    )
