"""Timeline of a game: all positions of a record, the starts of turns, and the win probabilities after each move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from rondel import Edition, Game, Record, fast, replay
from rondel.bots.evaluation.win_probability import make_evaluator

AT_REST = ("rondel", "draft")  # decisions between turns


class Turn(NamedTuple):
    """The start of a nation's turn, after `at` moves; `seat` governs the nation."""

    at: int
    number: int
    round: int
    nation: str
    seat: int

    def to_dict(self) -> dict[str, Any]:
        """Return the turn as JSON-serializable data."""
        return self._asdict()


@dataclass(frozen=True)
class Timeline:
    """A replayed record: `positions[k]` is the position after `k` moves."""

    record: Record
    final: Game
    positions: tuple[fast.Position, ...]
    turns: tuple[Turn, ...]

    @property
    def edition(self) -> Edition:
        """The edition of the game."""
        return self.final.edition

    def turn_at(self, at: int) -> Turn | None:
        """Return the current turn after `at` moves; None before the first turn."""
        return next((turn for turn in reversed(self.turns) if turn.at <= at), None)


def timeline_of(source: Record | Game) -> Timeline:
    """Replay a record, or the record of a game, from its beginning; raise `RecordError` for an illegal move."""
    record = source if isinstance(source, Record) else source.record()
    edition = source.edition if isinstance(source, Game) else None
    replay(record, edition=edition)  # raises the engine's errors, with move and line
    game = replay(record, until=0, edition=edition)
    positions = []
    turns: list[Turn] = []
    for at in range(len(record.moves) + 1):
        here = fast.position(game)
        positions.append(here)
        if here.kind == "rondel" and (not turns or turns[-1].number != game.state.turns):
            turns.append(Turn(at, game.state.turns, here.round, str(here.nation), here.decider))
        if at < len(record.moves):
            seat, text = record.moves[at]
            game.play(text, seat)
    return Timeline(record, game, tuple(positions), tuple(turns))


def evaluate_position(evaluator: fast.Evaluator, here: fast.Position) -> tuple[list[float], list[float]]:
    """Return each seat's win probability and expected share of all scores.

    In the middle of a turn, the turn is completed with quick choices before the evaluation, because half-finished
    maneuvers say little. A player who can end the game with a Taxation and win counts as the winner.
    """
    if not here.over and here.kind not in AT_REST:
        ids = here.legal()
        here = evaluator.end_of_turn(here, ids[0] if len(ids) == 1 else evaluator.quick_answer(here, ids))
    if here.kind == "rondel":
        here = _won(evaluator, here) or here
    return evaluator.win_probabilities(here), evaluator.score_shares(here)


def _won(evaluator: fast.Evaluator, here: fast.Position) -> fast.Position | None:
    """Return the end of the game by a Taxation that the decider wins; None if there is none."""
    taxation = here.actions.id("rondel taxation")
    if taxation not in here.legal():
        return None
    there = evaluator.end_of_turn(here, taxation)
    return there if there.over and here.decider in there.winners() else None


def chances_by_move(timeline: Timeline) -> tuple[tuple[tuple[float, ...], ...], tuple[tuple[float, ...], ...]]:
    """Return win probabilities and shares of all positions, rounded to save space and normalized to 1."""
    evaluator = make_evaluator(timeline.edition)
    pairs = [evaluate_position(evaluator, here) for here in timeline.positions]
    return tuple(_rounded(chances) for chances, _ in pairs), tuple(_rounded(shares) for _, shares in pairs)


def _rounded(parts: list[float]) -> tuple[float, ...]:
    """Round to six digits; the largest part absorbs the rounding error."""
    rounded = [round(part, 6) for part in parts]
    largest = max(range(len(parts)), key=rounded.__getitem__)
    rest = sum(part for seat, part in enumerate(rounded) if seat != largest)
    rounded[largest] = round(1.0 - rest, 6)
    return tuple(rounded)
