"""Localized text of reviews: the summary, turning points with reasons and lines, explanations."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rondel import Edition, edition
from rondel.analysis.explanation import Threat
from rondel.analysis.review import Review
from rondel.analysis.search import Move
from rondel.analysis.story import Sentence
from rondel.analysis.turning_points import MoveReason, TurningPoint
from rondel.locales.game_text import GameText

_SHOWN = ("buy", "raise", "force", "destroy")  # actions shown in a line, besides rondel moves


class ReviewText:
    """Text of the reviews of one game; `game_text` provides the text of the game itself."""

    def __init__(self, game_text: GameText) -> None:
        self.game_text = game_text
        self.say = game_text.say

    @staticmethod
    def of(review: Review, lang: str, board: Edition | None = None) -> ReviewText:
        """Return the text of a review in a language; a custom edition must be passed as `board`."""
        return ReviewText(GameText(board or edition(review.edition), review.players, lang))

    def summary(self, review: Review) -> str:
        """Return the summary as a paragraph."""
        return " ".join(self.sentence(each) for each in review.summary)

    def sentence(self, sentence: Sentence) -> str:
        """Return one sentence of the summary."""
        return self.say(f"story-{sentence.code}", **self._named(sentence.params))

    def reason(self, reason: MoveReason | None) -> str:
        """Return why a move is better; empty without a reason."""
        if reason is None:
            return ""
        prefix = "reason" if reason.code.startswith("otherwise_") else "because"
        return self.say(f"{prefix}-{reason.code}", **self._named(reason.params))

    def action(self, text: str, kind: str) -> str:
        """Return the text of an action in a decision of that kind."""
        return self.game_text.action(self.game_text.edition.actions.parse(text), kind)

    def pair(self, action: str, better: str, kind: str) -> tuple[str, str]:
        """Return the texts of two actions, made distinct: Production and Maneuver have two spaces each."""
        first, second = self.action(action, kind), self.action(better, kind)
        if first == second and kind == "rondel":
            return self._space(action.removeprefix("rondel ")), self._space(better.removeprefix("rondel "))
        return first, second

    def _space(self, id: str) -> str:
        """Return a space described by the adjacent space that is unique."""
        spaces = [space.id for space in self.game_text.edition.spaces]
        names = [self.game_text.space(space) for space in spaces]
        at = spaces.index(id)
        before, after = names[at - 1], names[(at + 1) % len(names)]
        if names.count(after) == 1:
            return self.say("review-space-before", space=names[at], other=after)
        return self.say("review-space-after", space=names[at], other=before)

    def who(self, seat: int, nation: str | None) -> str:
        """Return the player, with the nation of the decision."""
        return (
            f"{self.game_text.nation(nation)}, {self.game_text.player(seat)}" if nation else self.game_text.player(seat)
        )

    def heading(self, point: TurningPoint) -> str:
        """Return the round, the move and the player of a turning point."""
        return self.say("review-point", round=point.round, at=point.at, who=self.who(point.seat, point.nation))

    def comparison(self, point: TurningPoint) -> str:
        """Return the action played, the better one, and the difference."""
        action, better = self.pair(point.action, point.better, point.kind)
        return self.say(
            "review-comparison",
            action=action,
            better=better,
            before=round(100 * point.before),
            after=round(100 * point.after),
        )

    def line(self, moves: Iterable[Move]) -> list[str]:
        """Return the expected continuation in short: rondel moves, purchases, forced stops and destroyed factories."""
        found = []
        for number, move in enumerate(moves):
            action = self.action(move.action, move.kind)
            if move.kind == "rondel":
                nation = self.game_text.nation(move.nation or "")
                found.append(f"{nation} ({self.game_text.player(move.seat)}): {action}")
            elif number == 0 or move.action.partition(" ")[0] in _SHOWN:
                found.append(f"{self.game_text.player(move.seat)}: {action}")
        return found

    def threats(self, threats: Sequence[Threat]) -> list[str]:
        """Return a sentence for each threat to end the game, or one that there is none."""
        found = []
        for threat in threats:
            facts = {"nation": self.game_text.nation(threat.nation), "player": self.game_text.player(threat.player)}
            if threat.turns > 1:
                found.append(self.say("explain-soon", turns=threat.turns, **facts))
            elif threat.winners is None:
                found.append(self.say("explain-threat-open", **facts))
            else:
                winners = ", ".join(self.game_text.player(seat) for seat in threat.winners)
                found.append(self.say("explain-threat", winners=winners, **facts))
        return found or [self.say("explain-none")]

    def margin(self, margin: float) -> str:
        """Return by how much the best move leads the next."""
        points = round(100 * margin)
        return self.say("explain-margin", points=points) if points else self.say("explain-alike")

    def _named(self, params: Mapping[str, Any]) -> dict[str, object]:
        """Return the parameters of a message, with names for seats, ids and actions."""
        named: dict[str, object] = dict(params)
        for key in ("player", "second", "winner"):
            if key in params:
                named[key] = self.game_text.player(params[key])
        if "players" in params:
            named["players"] = ", ".join(self.game_text.player(seat) for seat in params["players"])
        if params.get("nation"):
            named["nation"] = self.game_text.nation(params["nation"])
        if "action" in params:
            named["action"], named["better"] = self.pair(params["action"], params["better"], params["kind"])
            named["who"] = self.who(params["player"], params["nation"])
        return named
