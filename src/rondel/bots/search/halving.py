"""Sequential halving: all candidates are scored on the same sampled scenarios; each round drops the weaker half.

If two styles of the same action give the same results so far, the second is dropped as a duplicate.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil, log2
from typing import NamedTuple

from rondel import Action
from rondel.bots.evaluation.weights import Style
from rondel.bots.search.context import Clock


class Candidate(NamedTuple):
    """A choice to evaluate: an action, the maneuver style for the rest of the turn, and a win-probability bonus."""

    action: Action
    style: Style | None = None
    bonus: float = 0.0


class Verdict(NamedTuple):
    """Result for a candidate: its mean win probability plus bonus, and the number of scenarios."""

    worth: float
    candidate: Candidate
    samples: int


DUPLICATES_AFTER = 2  # scenarios

Sample = Callable[[Candidate, int], float]  # the win probability in the scenario with this number


def sequential_halving(candidates: Sequence[Candidate], sample: Sample, budget: int, clock: Clock) -> list[Verdict]:
    """Return verdicts, best first: the last round's candidates, then the dropped ones. `budget` counts samples."""
    rounds = max(1, ceil(log2(len(candidates))))
    totals = [0.0] * len(candidates)
    left = list(range(len(candidates)))
    dropped: list[Verdict] = []
    done = 0

    def verdict(i: int) -> Verdict:
        return Verdict(totals[i] / max(1, done) + candidates[i].bonus, candidates[i], done)

    for number in range(rounds):
        if len(left) == 1 and done:
            break
        spent = 0
        while spent == 0 or spent + len(left) <= budget // rounds:
            probabilities = []
            for i in left:
                if clock.is_up() and done:
                    break
                probabilities.append(sample(candidates[i], done))
            if len(probabilities) < len(left):
                break
            for i, probability in zip(left, probabilities, strict=True):
                totals[i] += probability
            spent += len(left)
            done += 1
            if done == DUPLICATES_AFTER:
                left = _without_duplicates(left, candidates, totals)
        left.sort(key=lambda i: -verdict(i).worth)
        if number < rounds - 1 and not clock.is_up():
            keep = (len(left) + 1) // 2
            dropped = [verdict(i) for i in left[keep:]] + dropped
            left = left[:keep]
    return [verdict(i) for i in left] + dropped


def _without_duplicates(left: Sequence[int], candidates: Sequence[Candidate], totals: Sequence[float]) -> list[int]:
    """Return the candidates that differ in action or in results so far."""
    found: dict[tuple[Action, float], int] = {}
    for i in left:
        found.setdefault((candidates[i].action, totals[i]), i)
    return list(found.values())
