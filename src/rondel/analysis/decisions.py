"""What each decision of a game cost its player: the best choice that was there, and the loss against it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rondel import fast
from rondel.analysis.candidates import Candidate, candidates
from rondel.analysis.evaluator import Evaluator, Found, Margin
from rondel.analysis.timeline import Timeline

LEAST_LOSS = 0.01  # what is less is no error
CHECKED = 48  # scenarios in which a suspected error is looked at again, with an effort of 1
CHECKED_AGAIN = 192  # the same for the largest
LARGEST = 14


class Decision(NamedTuple):
    """A decision that was judged; `loss` is in the decider's chance to win, 0 if nothing was clearly better."""

    at: int
    seat: int
    kind: str
    action: str
    best: str
    loss: float

    def to_dict(self) -> dict[str, Any]:
        """The decision as JSON-able data."""
        return self._asdict()


class Verdict(NamedTuple):
    """A decision with what is needed to explain it."""

    decision: Decision
    best: Candidate
    played: Candidate
    margin: Margin | None  # None if what was played was not beaten
    stake: float  # what a choice by lot among the sensible ones would have cost


def judge_decisions(timeline: Timeline, evaluator: Evaluator, tick: Callable[[], None]) -> list[Verdict]:
    """All decisions worth judging, in order; `tick` is called after each move."""
    found = []
    for at, (_, text) in enumerate(timeline.record.moves):
        here = timeline.positions[at]
        id = here.actions.id(text) if text in here.actions else -1
        if id in here.legal():
            choices = candidates(evaluator.mind, here, evaluator.weights, id)
            if len({choice.id for choice in choices}) > 1:
                found.append(_judge_decision(evaluator, here, at, id, choices))
        tick()
    return found


def remeasure_largest(
    timeline: Timeline, evaluator: Evaluator, verdicts: Sequence[Verdict], tick: Callable[[], None]
) -> list[Verdict]:
    """The same after the largest losses have been measured once more, in many new scenarios."""
    largest = sorted(range(len(verdicts)), key=lambda i: (-verdicts[i].decision.loss, i))[:LARGEST]
    found = list(verdicts)
    for i in largest:
        if verdicts[i].margin is not None:
            here = timeline.positions[verdicts[i].decision.at]
            found[i] = _measure_loss(evaluator, here, verdicts[i], evaluator.scenarios(CHECKED_AGAIN), again=2)
        tick()
    return found


def accuracy_of(verdicts: Sequence[Verdict], players: int) -> tuple[float | None, ...]:
    """For each player the part of what was at stake in all decisions that was not lost; None without decisions.

    1 is to choose the best every time, 0 is to do no better than by lot among the sensible choices.
    """
    found: list[float | None] = []
    for seat in range(players):
        own = [verdict for verdict in verdicts if verdict.decision.seat == seat]
        at_stake = sum(max(verdict.stake, verdict.decision.loss) for verdict in own)
        lost = sum(verdict.decision.loss for verdict in own)
        found.append(None if not own else 1.0 if at_stake <= 0 else round(max(0.0, 1 - lost / at_stake), 4))
    return tuple(found)


def _judge_decision(
    evaluator: Evaluator, here: fast.Position, at: int, id: int, choices: Sequence[Candidate]
) -> Verdict:
    ranked = evaluator.ranked([here], choices, at, id)
    best = ranked[0]
    played = next(each for each in ranked if each.candidate.id == id)
    text = here.actions.text(id)
    decision = Decision(at, here.decider, str(here.kind), text, text, 0.0)
    verdict = Verdict(decision, played.candidate, played.candidate, None, _stake(ranked))
    if best.candidate.id == id or best.mean - played.mean < LEAST_LOSS:
        return verdict
    verdict = verdict._replace(best=best.candidate)
    return _measure_loss(evaluator, here, verdict, evaluator.scenarios(CHECKED), again=1)


def _measure_loss(evaluator: Evaluator, here: fast.Position, verdict: Verdict, count: int, again: int) -> Verdict:
    """The loss in scenarios by which nothing was chosen; none if chance would explain it."""
    margin = evaluator.margin(here, verdict.best, verdict.played, verdict.decision.at, count, again)
    if not margin.is_certain or margin.mean < LEAST_LOSS:
        decision = verdict.decision._replace(best=verdict.decision.action, loss=0.0)
        return verdict._replace(decision=decision, best=verdict.played, margin=None)
    best = here.actions.text(verdict.best.id)
    decision = verdict.decision._replace(best=best, loss=round(margin.mean, 4))
    return verdict._replace(decision=decision, margin=margin)


def _stake(ranked: Sequence[Found]) -> float:
    """By how much the best action was better than the mean of all; each action counts once, with its best way."""
    worth: dict[int, float] = {}
    common = min(len(each.chances) for each in ranked)
    for each in ranked:
        mean = sum(each.chances[:common]) / common
        worth[each.candidate.id] = max(mean, worth.get(each.candidate.id, 0.0))
    return max(worth.values()) - sum(worth.values()) / len(worth)
