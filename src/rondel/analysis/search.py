"""Evaluation of candidates by search, all on the same sampled scenarios (common random numbers).

The search is that of `master` (`rondel.bots.search`). Suspected mistakes are compared again in new scenarios,
to avoid the selection bias of picking the luckiest of many candidates.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, NamedTuple

from rondel import Edition, fast
from rondel.analysis.candidates import MAJOR, Candidate, candidates
from rondel.bots.evaluation.weights import weights
from rondel.bots.evaluation.win_probability import make_evaluator
from rondel.bots.search.search_bot import Settings, weights_with_network

MAJOR_SAMPLES = 240  # for all candidates together, with an effort of 1
MINOR_SAMPLES = 48
MIN_SCENARIOS = 3  # per candidate before the first elimination
NEGLIGIBLE = 0.004  # smaller differences in win probability are ignored
UNCOMPILED_EFFORT = 0.1  # factor without a compiled core, which also has shorter scenarios
UNCOMPILED_SETTINGS = Settings(quick_share=1.0, turns=2)
SEED_RANGE = 2**20  # seeds per decision
DECISIONS = 2**9  # decisions with distinct seeds
# For the continuation after a move
LINE_TURNS = 5  # nations that move after the current turn
LINE_SHARE = 0.3  # fraction of the samples of a judged decision
LINE_MOVES = 150


class Scored(NamedTuple):
    """A candidate and its win probability in each scenario."""

    candidate: Candidate
    chances: list[float]

    @property
    def mean(self) -> float:
        """The mean win probability."""
        return sum(self.chances) / len(self.chances)

    @property
    def worth(self) -> float:
        """The mean win probability plus the prior."""
        return self.mean + self.candidate.bonus


class Margin(NamedTuple):
    """Difference in win probability between two candidates over the same scenarios."""

    mean: float
    error: float  # standard error of the mean
    better: float  # mean win probability of the better one
    other: float

    @property
    def is_certain(self) -> bool:
        """Whether the difference is more than two standard errors."""
        return self.mean > 2 * self.error


class CandidateSearch:
    """Deterministic search that ranks and compares candidates in positions of one edition."""

    def __init__(self, edition: Edition, effort: float = 1.0) -> None:
        self.weights = weights(edition.id)
        self.evaluator = make_evaluator(edition)
        self.core = fast.Search(
            weights_with_network(self.weights, edition), Settings() if fast.compiled else UNCOMPILED_SETTINGS
        )
        self.effort = effort if fast.compiled else effort * UNCOMPILED_EFFORT
        self.samples = 0  # scenarios played so far

    def scenarios(self, count: int) -> int:
        """Scale a number of scenarios by the effort, with a minimum for comparisons."""
        return max(4, round(count * self.effort))

    def sample(self, worlds: Sequence[fast.Position], candidate: Candidate, seat: int, seed: int) -> float:
        """Return the seat's win probability after the candidate in one scenario.

        `worlds` are positions that differ only in hidden cash, the most likely first; seeds cycle through them.
        """
        self.samples += 1
        here = worlds[seed % len(worlds)]
        if here is not worlds[0] and candidate.id not in here.legal():
            here = worlds[0]
        return self.core.sample(here, candidate.id, seat, seed, candidate.style)[seat]

    def rank(
        self,
        worlds: Sequence[fast.Position],
        choices: Sequence[Candidate],
        number: int,
        played: int | None = None,
        share: float = 1.0,
    ) -> list[Scored]:
        """Rank candidates, best first, by sequential halving. `number` identifies the decision and selects the seeds.

        The action that was played is never eliminated; the search stops early once no other candidate is better.
        """
        here = worlds[0]
        seat = here.decider
        budget = self.scenarios(round((MAJOR_SAMPLES if here.kind in MAJOR else MINOR_SAMPLES) * share))
        found = [Scored(choice, []) for choice in choices]
        left = list(found)
        behind: list[Scored] = []
        first = seed_of(number)
        least = MIN_SCENARIOS if share == 1 else 1
        rounds = max(1, (len(left) - 1).bit_length())
        for step in range(rounds):
            wanted = max(least if step == 0 else 1, budget // rounds // len(left))
            for _ in range(wanted):
                for each in left:
                    each.chances.append(self.sample(worlds, each.candidate, seat, first + len(each.chances)))
            left.sort(key=lambda each: -each.worth)
            if step == 0:
                left, duplicates = _without_duplicates(left)
                behind = duplicates + behind
            best_played = next((each for each in left if each.candidate.id == played), None)
            if best_played is not None and best_played.worth > left[0].worth - NEGLIGIBLE:
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
        """Compare two candidates on scenarios that `rank` has not used, different ones for each value of `again`."""
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
        """Return the final positions of rollouts of two candidates in the same scenarios."""
        seat = here.decider
        return [
            (
                self.core.future(here, better.id, seat, seed, better.style),
                self.core.future(here, other.id, seat, seed, other.style),
            )
            for seed in range(1, count + 1)
        ]


def seed_of(number: int) -> int:
    """Return the first seed of a decision; decisions of one game have distinct seeds."""
    return 1 + (number % DECISIONS) * SEED_RANGE


def margin_of(pairs: Sequence[tuple[float, float]]) -> Margin:
    """Return the mean difference of pairs and its standard error."""
    count = len(pairs)
    differences = [better - other for better, other in pairs]
    mean = sum(differences) / count
    spread = sum((difference - mean) ** 2 for difference in differences) / max(1, count - 1)
    return Margin(mean, sqrt(spread / count), sum(b for b, _ in pairs) / count, sum(o for _, o in pairs) / count)


def _without_duplicates(found: Sequence[Scored]) -> tuple[list[Scored], list[Scored]]:
    """Separate duplicates: styles of the same action with equal results in every scenario."""
    unique: list[Scored] = []
    duplicates: list[Scored] = []
    for each in found:
        is_duplicate = any(
            each.candidate.id == other.candidate.id and each.chances == other.chances for other in unique
        )
        (duplicates if is_duplicate else unique).append(each)
    return unique, duplicates


class Move(NamedTuple):
    """One move of a continuation, with the kind and nation of the decision for formatting."""

    seat: int
    action: str
    kind: str
    nation: str | None

    def to_dict(self) -> dict[str, Any]:
        """Return the move as JSON-serializable data."""
        return self._asdict()


def line_after(search: CandidateSearch, here: fast.Position, first: Candidate, number: int) -> tuple[Move, ...]:
    """Return the candidate and its expected continuation until `LINE_TURNS` nations have moved or the game is over.

    Each player chooses their own best action according to a short search.
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
        choice = _choice(search, there, choice, number + len(line))
    return tuple(line)


def _choice(search: CandidateSearch, here: fast.Position, before: Candidate, number: int) -> Candidate:
    """Return the decider's next action; a maneuver is continued in its style."""
    ids = here.legal()
    if len(ids) == 1:
        return Candidate(ids[0], before.style)
    if here.kind in MAJOR:
        choices = candidates(search.evaluator, here, search.weights)
        return search.rank([here], choices, number, share=LINE_SHARE)[0].candidate
    return Candidate(search.evaluator.quick_answer(here, ids, before.style), before.style)
