"""Judging decisions by search: candidates meet the same scenarios, so that luck is the same for all of them.

The search is that of `master` (`rondel.bots.search`). What looks like an error is looked at again in scenarios by which
it was not chosen, so that the luckiest of many candidates does not make the others look bad.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from rondel import Edition, fast
from rondel.analysis.candidates import MAJOR, Candidate, candidates
from rondel.bots.evaluation.chances import mind
from rondel.bots.evaluation.weights import weights
from rondel.bots.search.searcher import Settings, knowing_numbers

MAJOR_SAMPLES = 240  # of all candidates together, with an effort of 1
MINOR_SAMPLES = 48
FIRST_SCENARIOS = 3  # before anybody drops out
ALIKE = 0.004  # chances nearer than this are the same
UNCOMPILED_EFFORT = 0.1  # what is left of the effort where the core is not compiled, and scenarios are shorter
UNCOMPILED_SETTINGS = Settings(quick_share=1.0, turns=2)
SEED_RANGE = 2**20  # scenarios of a decision
DECISIONS = 2**9  # that do not share scenarios
# Of the line that would follow a move
LINE_TURNS = 5  # nations that move after the current turn
LINE_SHARE = 0.3  # of the scenarios of a decision that is judged
LINE_MOVES = 150


class Found(NamedTuple):
    """A candidate and the chances it led to, one for each scenario it met."""

    candidate: Candidate
    chances: list[float]

    @property
    def mean(self) -> float:
        """The chance to win."""
        return sum(self.chances) / len(self.chances)

    @property
    def worth(self) -> float:
        """The chance with the handicap."""
        return self.mean + self.candidate.bonus


class Margin(NamedTuple):
    """How much better one candidate did than another, over the same scenarios."""

    mean: float
    error: float  # standard error of the mean
    better: float  # the chance with the better one
    other: float

    @property
    def is_certain(self) -> bool:
        """Is it more than the scenarios' chance would explain?"""
        return self.mean > 2 * self.error


class Evaluator:
    """Compares candidates of positions of one edition. The same question has the same answer."""

    def __init__(self, edition: Edition, effort: float = 1.0) -> None:
        self.weights = weights(edition.id)
        self.mind = mind(edition)
        self.search = fast.Search(
            knowing_numbers(self.weights, edition), Settings() if fast.compiled else UNCOMPILED_SETTINGS
        )
        self.effort = effort if fast.compiled else effort * UNCOMPILED_EFFORT
        self.samples = 0  # scenarios played so far

    def scenarios(self, count: int) -> int:
        """So many, scaled by the effort; never fewer than a comparison needs."""
        return max(4, round(count * self.effort))

    def sample(self, worlds: Sequence[fast.Position], candidate: Candidate, seat: int, seed: int) -> float:
        """The seat's chance after the candidate in the scenario of a seed; worlds take turns."""
        self.samples += 1
        here = worlds[seed % len(worlds)]
        if here is not worlds[0] and candidate.id not in here.legal():
            here = worlds[0]
        return self.search.sample(here, candidate.id, seat, seed, candidate.style)[seat]

    def ranked(
        self,
        worlds: Sequence[fast.Position],
        choices: Sequence[Candidate],
        number: int,
        played: int | None = None,
        share: float = 1.0,
    ) -> list[Found]:
        """The candidates, best first; the weaker half drops out again and again, the others meet more scenarios.

        What was played never drops out, and once nothing is better than it, no more is asked.
        """
        here = worlds[0]
        seat = here.decider
        budget = self.scenarios(round((MAJOR_SAMPLES if here.kind in MAJOR else MINOR_SAMPLES) * share))
        found = [Found(choice, []) for choice in choices]
        left = list(found)
        behind: list[Found] = []
        first = seed_of(number)
        least = FIRST_SCENARIOS if share == 1 else 1
        rounds = max(1, (len(left) - 1).bit_length())
        for step in range(rounds):
            wanted = max(least if step == 0 else 1, budget // rounds // len(left))
            for _ in range(wanted):
                for each in left:
                    each.chances.append(self.sample(worlds, each.candidate, seat, first + len(each.chances)))
            left.sort(key=lambda each: -each.worth)
            if step == 0:
                left, twins = _without_twins(left)
                behind = twins + behind
            best_played = next((each for each in left if each.candidate.id == played), None)
            if best_played is not None and best_played.worth > left[0].worth - ALIKE:
                break
            if step < rounds - 1:
                keep = (len(left) + 1) // 2
                dropped = [each for each in left[keep:] if each is not best_played]
                left = [each for each in left if each not in dropped]
                behind = dropped + behind
        return left + behind

    def margin(
        self, here: fast.Position, better: Candidate, other: Candidate, number: int, count: int, again: int = 1
    ) -> Margin:
        """Two candidates over scenarios that `ranked` has not used; each `again` has scenarios of its own."""
        first = seed_of(number) + again * (SEED_RANGE // 8)
        pairs = []
        for seed in range(first, first + count):
            pairs.append(
                (
                    self.sample([here], better, here.decider, seed),
                    self.sample([here], other, here.decider, seed),
                )
            )
        return margin_of(pairs)

    def futures(
        self, here: fast.Position, better: Candidate, other: Candidate, count: int
    ) -> list[tuple[fast.Position, fast.Position]]:
        """Where two candidates lead in the same scenarios."""
        seat = here.decider
        return [
            (
                self.search.future(here, better.id, seat, seed, better.style),
                self.search.future(here, other.id, seat, seed, other.style),
            )
            for seed in range(1, count + 1)
        ]


def seed_of(number: int) -> int:
    """The first scenario of a decision; decisions of one game have scenarios of their own."""
    return 1 + (number % DECISIONS) * SEED_RANGE


def margin_of(pairs: Sequence[tuple[float, float]]) -> Margin:
    """The mean difference of pairs, and how far it may be off."""
    count = len(pairs)
    differences = [better - other for better, other in pairs]
    mean = sum(differences) / count
    spread = sum((difference - mean) ** 2 for difference in differences) / max(1, count - 1)
    return Margin(mean, sqrt(spread / count), sum(b for b, _ in pairs) / count, sum(o for _, o in pairs) / count)


def _without_twins(found: Sequence[Found]) -> tuple[list[Found], list[Found]]:
    """Ways of the same action that came out the same in every scenario are one: the first of them, and the others."""
    kept: list[Found] = []
    twins: list[Found] = []
    for each in found:
        is_twin = any(each.candidate.id == other.candidate.id and each.chances == other.chances for other in kept)
        (twins if is_twin else kept).append(each)
    return kept, twins


class Move(NamedTuple):
    """One move of a line: what is decided, and for which nation, is there for those who put it into words."""

    seat: int
    action: str
    kind: str
    nation: str | None

    def to_dict(self) -> dict[str, Any]:
        """The move as JSON-able data."""
        return self._asdict()


def line_after(evaluator: Evaluator, here: fast.Position, first: Candidate, number: int) -> tuple[Move, ...]:
    """Return the candidate and the moves that would probably follow, until some nations have moved or the game is over.

    Each player looks for their own best, as far as a short search tells.
    """
    there = here.copy()
    line: list[Move] = []
    choice = first
    turns = LINE_TURNS
    while len(line) < LINE_MOVES:
        line.append(Move(there.decider, there.actions.text(choice.id), str(there.kind), there.nation))
        there.play(choice.id)
        if there.over:
            break
        if there.kind == "rondel":
            if turns == 0:
                break
            turns -= 1
        choice = _choice(evaluator, there, choice, number + len(line))
    return tuple(line)


def _choice(evaluator: Evaluator, here: fast.Position, before: Candidate, number: int) -> Candidate:
    """What the decider does next; a maneuver under way is played on in its style."""
    ids = here.legal()
    if len(ids) == 1:
        return Candidate(ids[0], before.style)
    if here.kind in MAJOR:
        choices = candidates(evaluator.mind, here, evaluator.weights)
        return evaluator.ranked([here], choices, number, share=LINE_SHARE)[0].candidate
    return Candidate(evaluator.mind.quick_answer(here, ids, before.style), before.style)
