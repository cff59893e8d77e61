"""Turning points: the most expensive decisions, each with the better move, its expected continuation and a reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rondel import fast
from rondel.analysis.candidates import Candidate
from rondel.analysis.decisions import Verdict
from rondel.analysis.search import CandidateSearch, Move, line_after
from rondel.analysis.timeline import Timeline
from rondel.bots.search.counterfactuals import counterfactual
from rondel.bots.search.findings import average_finding

MAX_TURNING_POINTS = 8
MIN_LOSS = 0.03
MIN_AMOUNT = 3  # millions; smaller amounts are no explanation
FUTURES = 12  # rollouts that compare the better move with the one that was made

REASONS = (
    "wins",
    "wins_soon",
    "ended",
    "let_win",
    "power",
    "interest",
    "bonds",
    "government",
    "cash",
    "card",
    "rival",
    "otherwise_end",
    "otherwise_taxation",
    "otherwise_government",
    "otherwise_flags",
    "otherwise_factory",
)
"""Codes of reasons, worded by `because-<code>` in `analysis.ftl` or by the messages of the bots."""


class MoveReason(NamedTuple):
    """Why one move is better than another: a code of `REASONS` and its parameters."""

    code: str
    params: Mapping[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """Return the reason as JSON-serializable data."""
        return {"code": self.code, "params": dict(self.params)}


class TurningPoint(NamedTuple):
    """An expensive decision, with the decider's win probability `before` (better move) and `after` (move made)."""

    at: int
    seat: int
    kind: str
    nation: str | None
    round: int
    action: str
    better: str
    loss: float
    before: float
    after: float
    line: tuple[Move, ...]
    reason: MoveReason | None

    def to_dict(self) -> dict[str, Any]:
        """Return the turning point as JSON-serializable data."""
        return {
            **self._asdict(),
            "line": [move.to_dict() for move in self.line],
            "reason": self.reason and self.reason.to_dict(),
        }


def turning_points(
    timeline: Timeline, search: CandidateSearch, verdicts: Sequence[Verdict], tick: Callable[[], None]
) -> tuple[TurningPoint, ...]:
    """Return the decisions with the largest losses, at most one per seat and turn.

    `tick` is called `MAX_TURNING_POINTS` times.
    """
    found: list[TurningPoint] = []
    seen: set[tuple[object, int]] = set()
    for verdict in sorted(verdicts, key=lambda each: (-each.decision.loss, each.decision.at)):
        decision, margin = verdict.decision, verdict.margin
        turn = timeline.turn_at(decision.at)
        if margin is None or decision.loss < MIN_LOSS or len(found) == MAX_TURNING_POINTS:
            break
        if (turn and turn.number, decision.seat) in seen:
            continue
        seen.add((turn and turn.number, decision.seat))
        here = timeline.positions[decision.at]
        found.append(
            TurningPoint(
                decision.at,
                decision.seat,
                decision.kind,
                here.nation,
                here.round,
                decision.action,
                decision.best,
                decision.loss,
                round(margin.better, 4),
                round(max(0.0, margin.better - decision.loss), 4),
                line_after(search, here, verdict.best, decision.at),
                explain_difference(search, here, verdict.best, verdict.played),
            )
        )
        tick()
    for _ in range(MAX_TURNING_POINTS - len(found)):
        tick()
    return tuple(found)


def explain_difference(
    search: CandidateSearch, here: fast.Position, better: Candidate, other: Candidate
) -> MoveReason | None:
    """Return why the better of two candidates is better; None if no known reason applies."""
    seat = here.decider
    won = search.evaluator.end_of_turn(here, better.id)
    if won.over and seat in won.winners():
        return MoveReason("wins", {})
    ended = search.evaluator.end_of_turn(here, other.id)
    if ended.over and seat not in ended.winners():
        return MoveReason("ended", {"player": ended.winners()[0]})
    futures = search.futures(here, better, other, FUTURES if search.effort >= 1 else max(4, FUTURES // 2))
    half = len(futures) / 2
    wins = sum(mine.over and seat in mine.winners() for mine, _ in futures)
    their_wins = sum(theirs.over and seat in theirs.winners() for _, theirs in futures)
    lost = Counter(theirs.winners()[0] for _, theirs in futures if theirs.over and seat not in theirs.winners())
    lost_anyway = sum(mine.over and seat not in mine.winners() for mine, _ in futures)
    if wins > half and wins - their_wins > half / 2:
        return MoveReason("wins_soon", {})
    if lost and lost.total() - lost_anyway > half / 2:
        return MoveReason("let_win", {"player": lost.most_common(1)[0][0]})
    # More cash left after a cheaper bond is not a reason.
    without = ("found_cash",) if here.kind in ("invest", "draft") else ()
    reason = average_finding(search.evaluator, futures, seat, search.weights, without)
    code = reason.code.removeprefix("found_") if reason else ""
    if reason is None or code not in REASONS or reason.params.get("amount", MIN_AMOUNT) < MIN_AMOUNT:
        prevented = counterfactual(here, futures, seat)
        return MoveReason(prevented.code, dict(prevented.params)) if prevented else None
    return MoveReason(code, dict(reason.params))
