"""Game reviews: win probabilities after every move, losses of decisions, turning points, a summary.

from rondel.analysis import review

report = review.review(rondel.Record.loads(text))
report.chances[-1], report.turning_points[0].better
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rondel import Game, Record, RondelError
from rondel.analysis.decisions import REMEASURED, Decision, accuracy_of, judge_decisions, remeasure_largest
from rondel.analysis.search import CandidateSearch, Move
from rondel.analysis.story import Sentence, summarize
from rondel.analysis.timeline import Turn, chances_by_move, timeline_of
from rondel.analysis.turning_points import MAX_TURNING_POINTS, MoveReason, TurningPoint, turning_points

__all__ = ["Decision", "Move", "MoveReason", "Review", "Sentence", "Stopped", "Turn", "TurningPoint", "review"]

FORMAT = 1
MIN_EFFORT = 0.01
MAX_EFFORT = 100.0

Rows = tuple[tuple[float, ...], ...]


class Stopped(RondelError):
    """Raised when `should_stop` ends a review before it is complete."""


@dataclass(frozen=True)
class Review:
    """The review of a game. `at` always counts the moves (actions and gifts) played before."""

    edition: str
    rules: str
    players: tuple[str, ...]
    effort: float
    over: bool
    result: Mapping[str, tuple[int, ...]] | None
    moves: int
    chances: Rows
    shares: Rows
    turns: tuple[Turn, ...]
    decisions: tuple[Decision, ...]
    turning_points: tuple[TurningPoint, ...]
    accuracy: tuple[float | None, ...]
    summary: tuple[Sentence, ...]

    def to_dict(self) -> dict[str, Any]:
        """Return the review as JSON-serializable data for `from_dict`."""
        return {
            "format": FORMAT,
            "edition": self.edition,
            "rules": self.rules,
            "players": list(self.players),
            "effort": self.effort,
            "over": self.over,
            "result": None if self.result is None else {key: list(seats) for key, seats in self.result.items()},
            "moves": self.moves,
            "chances": [list(row) for row in self.chances],
            "shares": [list(row) for row in self.shares],
            "turns": [turn.to_dict() for turn in self.turns],
            "decisions": [decision.to_dict() for decision in self.decisions],
            "turning_points": [point.to_dict() for point in self.turning_points],
            "accuracy": list(self.accuracy),
            "summary": [sentence.to_dict() for sentence in self.summary],
        }

    @staticmethod
    def from_dict(data: Mapping[str, Any]) -> Review:
        """Restore a review from the output of `to_dict`; raise `RondelError` for another format."""
        if data.get("format") != FORMAT:
            raise RondelError(f"This is a review of format {data.get('format')}; this program reads format {FORMAT}.")
        result = data["result"]
        return Review(
            edition=data["edition"],
            rules=data["rules"],
            players=tuple(data["players"]),
            effort=data["effort"],
            over=data["over"],
            result=None if result is None else {key: tuple(seats) for key, seats in result.items()},
            moves=data["moves"],
            chances=tuple(tuple(row) for row in data["chances"]),
            shares=tuple(tuple(row) for row in data["shares"]),
            turns=tuple(Turn(**turn) for turn in data["turns"]),
            decisions=tuple(Decision(**decision) for decision in data["decisions"]),
            turning_points=tuple(_turning_point(point) for point in data["turning_points"]),
            accuracy=tuple(data["accuracy"]),
            summary=tuple(Sentence(each["code"], each["params"]) for each in data["summary"]),
        )


def review(
    source: Record | Game,
    *,
    effort: float = 1.0,
    progress: Callable[[int, int], None] | None = None,
    should_stop: Callable[[], bool] | None = None,
) -> Review:
    """Review a record or a game, hidden cash included; the same source and effort give the same review.

    Work is bounded by counts, in proportion to `effort`. After every step `progress(done, of)` is called, and `Stopped`
    is raised if `should_stop()` returns true.
    """
    if not MIN_EFFORT <= effort <= MAX_EFFORT:
        raise RondelError(f"The effort of a review is a number from {MIN_EFFORT} to {MAX_EFFORT:g}, not {effort}.")
    timeline = timeline_of(source)
    tick = _ticker(len(timeline.record.moves) + REMEASURED + MAX_TURNING_POINTS, progress, should_stop)
    chances, shares = chances_by_move(timeline)
    search = CandidateSearch(timeline.edition, effort)
    verdicts = remeasure_largest(timeline, search, judge_decisions(timeline, search, tick), tick)
    for _ in range(REMEASURED - min(REMEASURED, len(verdicts))):
        tick()
    samples = search.samples
    points = turning_points(timeline, search, verdicts, tick)
    players = len(timeline.final.names)
    accuracy = accuracy_of(verdicts, players)
    return Review(
        edition=timeline.edition.id,
        rules=timeline.record.rules,
        players=tuple(timeline.final.names),
        effort=effort,
        over=timeline.final.over,
        result=_result(timeline.final),
        moves=len(timeline.record.moves),
        chances=chances,
        shares=shares,
        turns=timeline.turns,
        decisions=tuple(verdict.decision for verdict in verdicts),
        turning_points=points,
        accuracy=accuracy,
        summary=summarize(timeline, chances, points, accuracy, samples),
    )


def _result(game: Game) -> Mapping[str, tuple[int, ...]] | None:
    if not game.over:
        return None
    return {"scores": tuple(game.scores), "ranking": tuple(game.ranking), "winners": tuple(game.winners)}


def _ticker(
    of: int, progress: Callable[[int, int], None] | None, should_stop: Callable[[], bool] | None
) -> Callable[[], None]:
    """Return a function, to be called after every step, that reports progress and checks `should_stop`."""
    done = 0

    def tick() -> None:
        nonlocal done
        done += 1
        if progress is not None:
            progress(done, of)
        if should_stop is not None and should_stop():
            raise Stopped("The review was stopped before it was complete.")

    return tick


def _turning_point(data: Mapping[str, Any]) -> TurningPoint:
    reason = data["reason"]
    return TurningPoint(
        **{
            **data,
            "line": tuple(Move(**move) for move in data["line"]),
            "reason": None if reason is None else MoveReason(reason["code"], reason["params"]),
        }
    )
