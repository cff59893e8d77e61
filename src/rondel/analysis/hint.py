"""Hints for a seat: the best action according to the search, its margin and a reason, from what the seat may see."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, NamedTuple

from rondel import Game, RondelError, SeatView, fast
from rondel.analysis.candidates import Candidate, candidates
from rondel.analysis.search import CandidateSearch, Scored, margin_of
from rondel.bots import Reason
from rondel.bots.reasons import reason_for
from rondel.bots.search.context import expected_game, sampled_games, unknown_seats
from rondel.bots.search.findings import average_finding

WORLDS = 8  # sampled assignments of unknown cash (determinizations)
EXPLAINED = 8  # rollouts that compare the best action with the next


class Choice(NamedTuple):
    """An action and the decider's win probability after it."""

    action: str
    chance: float

    def to_dict(self) -> dict[str, Any]:
        """Return the choice as JSON-serializable data."""
        return self._asdict()


class Hint(NamedTuple):
    """The best action, its lead in win probability over the next, the reason, and all candidates."""

    action: str
    margin: float
    reason: Reason
    candidates: tuple[Choice, ...]  # best first

    def to_dict(self) -> dict[str, Any]:
        """Return the hint as JSON-serializable data."""
        return {
            "action": self.action,
            "margin": self.margin,
            "reason": self.reason.to_dict(),
            "candidates": [choice.to_dict() for choice in self.candidates],
        }


def hint(view: SeatView | Game, seat: int, effort: float = 1.0) -> Hint:
    """Return the best action for the seat that decides. The same view and effort give the same hint."""
    seen = view.seat_view(seat) if isinstance(view, Game) else view
    game = expected_game(seen)
    if game.over or game.decision.player != seat:
        raise RondelError("There is a hint only for the player who decides.")
    actions = game.decision.actions
    if len(actions) == 1:
        return Hint(actions[0].text, 0.0, reason_for(game.state, actions[0], 1), ())
    search = CandidateSearch(game.edition, effort)
    here = fast.position(game)
    found = best_by_action(
        search.rank(_worlds(seen, here), candidates(search.evaluator, here, search.weights), seen.version)
    )
    best = found[0].candidate
    action = next(each for each in actions if each.text == here.actions.text(best.id))
    reason = reason_for(game.state, action, len(actions))
    if len(found) > 1:
        reason = reason._replace(found=_search_reason(search, here, best, found[1].candidate))
    return Hint(action.text, lead(found), reason, choices(here, found))


def best_by_action(found: Sequence[Scored]) -> list[Scored]:
    """Return each action once, in its best style, best first."""
    first: dict[int, Scored] = {}
    for each in found:
        first.setdefault(each.candidate.id, each)
    return list(first.values())


def lead(found: Sequence[Scored]) -> float:
    """Return the lead of the first over the second, in their common scenarios; 0 without a second."""
    if len(found) < 2:
        return 0.0
    pairs = list(zip(found[0].chances, found[1].chances, strict=False))
    return round(max(0.0, margin_of(pairs).mean), 4)


def choices(here: fast.Position, found: Sequence[Scored]) -> tuple[Choice, ...]:
    """Return the texts of the actions with their win probabilities."""
    return tuple(Choice(here.actions.text(each.candidate.id), round(each.mean, 4)) for each in found)


def _worlds(view: SeatView, here: fast.Position) -> list[fast.Position]:
    """Return the most likely position and, if cash is unknown, sampled alternatives."""
    if not unknown_seats(view):
        return [here]
    drawn = sampled_games(view, WORLDS - 1, random.Random(f"hint {view.seat} {view.version}"))
    return [here, *(fast.position(game) for game in drawn)]


def _search_reason(search: CandidateSearch, here: fast.Position, best: Candidate, other: Candidate) -> Reason | None:
    """Return the evaluation's reason for the best action."""
    futures = search.futures(here, best, other, EXPLAINED)
    return average_finding(search.evaluator, futures, here.decider, search.weights, now=here)
