"""Explanation of a position: win probabilities, threats to end the game, the best moves with margin and reason."""

from __future__ import annotations

from typing import Any, NamedTuple

from rondel import Game, fast
from rondel.analysis import ending
from rondel.analysis.candidates import candidates
from rondel.analysis.hint import Choice, best_by_action, choices, lead
from rondel.analysis.search import CandidateSearch
from rondel.analysis.timeline import evaluate_position
from rondel.analysis.turning_points import MoveReason, explain_difference

SOON = 2  # turns of a nation within which ending the game counts as a threat
MOVES = 5


class Threat(NamedTuple):
    """A nation that could end the game in `turns` of its turns, and who would win if it did so now."""

    nation: str
    player: int
    turns: int
    winners: tuple[int, ...] | None  # None unless it could tax immediately

    def to_dict(self) -> dict[str, Any]:
        """Return the threat as JSON-serializable data."""
        return {**self._asdict(), "winners": None if self.winners is None else list(self.winners)}


class Explanation(NamedTuple):
    """The explanation of a position, hidden cash included; `seat`, `kind` and `nation` are those of the decision."""

    over: bool
    seat: int | None
    kind: str | None
    nation: str | None
    chances: tuple[float, ...]
    shares: tuple[float, ...]
    threats: tuple[Threat, ...]
    moves: tuple[Choice, ...]  # best first; one if there is nothing to decide
    margin: float  # lead of the best over the next
    reason: MoveReason | None  # why the best is better than the next

    def to_dict(self) -> dict[str, Any]:
        """Return the explanation as JSON-serializable data."""
        return {
            **self._asdict(),
            "chances": list(self.chances),
            "shares": list(self.shares),
            "threats": [threat.to_dict() for threat in self.threats],
            "moves": [move.to_dict() for move in self.moves],
            "reason": self.reason and self.reason.to_dict(),
        }


def explain(game: Game, effort: float = 1.0) -> Explanation:
    """Explain the position of a game. The same position and effort give the same explanation."""
    search = CandidateSearch(game.edition, effort)
    here = fast.position(game)
    chances, shares = (tuple(round(part, 6) for part in parts) for parts in evaluate_position(search.evaluator, here))
    if game.over:
        return Explanation(True, None, None, None, chances, shares, (), (), 0.0, None)
    asked = game.decision
    options = candidates(search.evaluator, here, search.weights)
    moves: tuple[Choice, ...] = (Choice(asked.actions[0].text, round(chances[asked.player], 4)),)
    margin, reason = 0.0, None
    if options:
        found = best_by_action(search.rank([here], options, game.version))
        moves, margin = choices(here, found)[:MOVES], lead(found)
        if len(found) > 1 and margin > 0:
            reason = explain_difference(search, here, found[0].candidate, found[1].candidate)
    return Explanation(
        False, asked.player, asked.kind, asked.nation, chances, shares, threats_in(game), moves, margin, reason
    )


def threats_in(game: Game) -> tuple[Threat, ...]:
    """Return the nations that could end the game soon, soonest first, hidden cash included."""
    found = []
    for each in ending.of(game.position(), None).nations:
        need, taxation = each.need, each.taxation
        if need.government is None:
            continue
        if taxation is not None and taxation.ends and taxation.obstacle is None and taxation.after is not None:
            winners = taxation.after.winners
            found.append(Threat(need.nation, need.government, 1, None if winners is None else tuple(winners)))
        elif need.today is not None and need.today.fastest.turns <= SOON:
            found.append(Threat(need.nation, need.government, need.today.fastest.turns, None))
    return tuple(sorted(found, key=lambda threat: threat.turns))
