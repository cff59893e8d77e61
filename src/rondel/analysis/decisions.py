"""Losses of decisions: the best available action, and how much win probability the action played gave up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rondel import fast
from rondel.analysis.candidates import Candidate, candidates
from rondel.analysis.search import CandidateSearch, Margin, Scored
from rondel.analysis.timeline import Timeline

MIN_LOSS = 0.01  # smaller losses count as 0
CHECK_SCENARIOS = 48  # new scenarios for each suspected error, with an effort of 1
REMEASURE_SCENARIOS = 192  # the same for the largest losses
REMEASURED = 14


class Decision(NamedTuple):
    """A judged decision; `loss` is in the decider's win probability, 0 if no other action was clearly better."""

    at: int
    seat: int
    kind: str
    action: str
    best: str
    loss: float

    def to_dict(self) -> dict[str, Any]:
        """Return the decision as JSON-serializable data."""
        return self._asdict()


class Verdict(NamedTuple):
    """A decision with the data needed to explain it."""

    decision: Decision
    best: Candidate
    played: Candidate
    margin: Margin | None  # None if no action was better than the one played
    stake: float  # expected loss of a random choice among the candidates


def judge_decisions(timeline: Timeline, search: CandidateSearch, tick: Callable[[], None]) -> list[Verdict]:
    """Return all decisions with a choice, in order; call `tick` after each move."""
    found = []
    for at, (_, text) in enumerate(timeline.record.moves):
        here = timeline.positions[at]
        id = here.actions.id(text) if text in here.actions else -1
        if id in here.legal():
            choices = candidates(search.evaluator, here, search.weights, id)
            if len({choice.id for choice in choices}) > 1:
                found.append(_judge_decision(search, here, at, id, choices))
        tick()
    return found


def remeasure_largest(
    timeline: Timeline, search: CandidateSearch, verdicts: Sequence[Verdict], tick: Callable[[], None]
) -> list[Verdict]:
    """Return the decisions after the largest losses have been measured again, in many new scenarios."""
    largest = sorted(range(len(verdicts)), key=lambda i: (-verdicts[i].decision.loss, i))[:REMEASURED]
    found = list(verdicts)
    for i in largest:
        if verdicts[i].margin is not None:
            here = timeline.positions[verdicts[i].decision.at]
            found[i] = _measure_loss(search, here, verdicts[i], search.scenarios(REMEASURE_SCENARIOS), again=2)
        tick()
    return found


def accuracy_of(verdicts: Sequence[Verdict], players: int) -> tuple[float | None, ...]:
    """Return, for each player, the fraction of all stakes that was not lost; None without decisions.

    1 means the best action every time, 0 no better than a random choice among the candidates.
    """
    found: list[float | None] = []
    for seat in range(players):
        own = [verdict for verdict in verdicts if verdict.decision.seat == seat]
        at_stake = sum(max(verdict.stake, verdict.decision.loss) for verdict in own)
        lost = sum(verdict.decision.loss for verdict in own)
        found.append(None if not own else 1.0 if at_stake <= 0 else round(max(0.0, 1 - lost / at_stake), 4))
    return tuple(found)


def _judge_decision(
    search: CandidateSearch, here: fast.Position, at: int, id: int, choices: Sequence[Candidate]
) -> Verdict:
    ranked = search.rank([here], choices, at, id)
    best = ranked[0]
    played = next(each for each in ranked if each.candidate.id == id)
    text = here.actions.text(id)
    decision = Decision(at, here.decider, str(here.kind), text, text, 0.0)
    verdict = Verdict(decision, played.candidate, played.candidate, None, _stake(ranked))
    if best.candidate.id == id or best.mean - played.mean < MIN_LOSS:
        return verdict
    verdict = verdict._replace(best=best.candidate)
    return _measure_loss(search, here, verdict, search.scenarios(CHECK_SCENARIOS), again=1)


def _measure_loss(search: CandidateSearch, here: fast.Position, verdict: Verdict, count: int, again: int) -> Verdict:
    """Measure the loss in new scenarios; none if it is not statistically significant."""
    margin = search.margin(here, verdict.best, verdict.played, verdict.decision.at, count, again)
    if not margin.is_certain or margin.mean < MIN_LOSS:
        decision = verdict.decision._replace(best=verdict.decision.action, loss=0.0)
        return verdict._replace(decision=decision, best=verdict.played, margin=None)
    best = here.actions.text(verdict.best.id)
    decision = verdict.decision._replace(best=best, loss=round(margin.mean, 4))
    return verdict._replace(decision=decision, margin=margin)


def _stake(ranked: Sequence[Scored]) -> float:
    """Return the lead of the best action over the mean of all; each action counts once, in its best style."""
    worth: dict[int, float] = {}
    common = min(len(each.chances) for each in ranked)
    for each in ranked:
        mean = sum(each.chances[:common]) / common
        worth[each.candidate.id] = max(mean, worth.get(each.candidate.id, 0.0))
    return max(worth.values()) - sum(worth.values()) / len(worth)
