"""Sequential halving: candidates meet the same scenarios, the weaker half drops out, the others meet more of them.

Two ways to play the same action that lead to the same chances are one: the second drops out before it costs more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2
from typing import NamedTuple

from rondel import Action
from rondel.bots.evaluation.weights import Style
from rondel.bots.search.context import Clock


class Candidate(NamedTuple):
    """A choice to be looked into: an action, how the rest of the turn is maneuvered, and a handicap in chances."""

    action: Action
    style: Style | None = None
    bonus: float = 0.0


class Verdict(NamedTuple):
    """What came of a candidate: its mean chance to win with the handicap, and in how many scenarios it was met."""

    worth: float
    candidate: Candidate
    samples: int


DUPLICATES_AFTER = 2  # scenarios

Sample = Callable[[Candidate, int], float]  # the chance to win in the scenario of this number


def sequential_halving(candidates: Sequence[Candidate], sample: Sample, budget: int, clock: Clock) -> list[Verdict]:
    """Best first: those of the last round, then those that dropped out, latest first. `budget` counts the samples."""
    rounds = max(1, ceil(log2(len(candidates))))
    totals = [0.0] * len(candidates)
    left = list(range(len(candidates)))
    behind: list[Verdict] = []
    done = 0

    def verdict(i: int) -> Verdict:
        return Verdict(totals[i] / max(1, done) + candidates[i].bonus, candidates[i], done)

    for number in range(rounds):
        if len(left) == 1 and done:
            break
        spent = 0
        while spent == 0 or spent + len(left) <= budget // rounds:
            chances = []
            for i in left:
                if clock.is_up() and done:
                    break
                chances.append(sample(candidates[i], done))
            if len(chances) < len(left):
                break
            for i, chance in zip(left, chances, strict=True):
                totals[i] += chance
            spent += len(left)
            done += 1
            if done == DUPLICATES_AFTER:
                left = _without_duplicates(left, candidates, totals)
        left.sort(key=lambda i: -verdict(i).worth)
        if number < rounds - 1 and not clock.is_up():
            keep = (len(left) + 1) // 2
            behind = [verdict(i) for i in left[keep:]] + behind
            left = left[:keep]
    return [verdict(i) for i in left] + behind


def _without_duplicates(left: Sequence[int], candidates: Sequence[Candidate], totals: Sequence[float]) -> list[int]:
    """Those that differ in the action or in what came of it so far."""
    found: dict[tuple[Action, float], int] = {}
    for i in left:
        found.setdefault((candidates[i].action, totals[i]), i)
    return list(found.values())
