"""External program as a player: queries, refusals with the rule, restarts and fallbacks.

docs/research.md documents the messages; `PROTOCOL` is their version.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rondel import Decision, Game, Refusal, SeatView
from rondel.research.programs.process import Fault, ProcessExited, Program
from rondel.research.text import Policy, fallback_action, prompt, understand

PROTOCOL = 1


class Forfeit(Exception):
    """The program has failed too often in this game; the text is a sentence."""


@dataclass(frozen=True)
class Terms:
    """Limits of a program: seconds per response, attempts and fallback per decision, and failures per game.

    `fallbacks` is the number of decisions of a game that the fallback may make before the game is forfeited; `restarts`
    the number of times the program is restarted in a game after it has exited.
    """

    deadline: float = 10.0
    policy: Policy = field(default_factory=lambda: Policy(fallback="random"))
    fallbacks: int = 10
    restarts: int = 1
    prompts: bool = False


class ProgramPlayer:
    """A program that plays one seat at a time; `faults` counts its errors in the current game, by code."""

    def __init__(self, command: str | Sequence[str], terms: Terms = Terms()) -> None:  # noqa: B008 - terms are frozen
        self.command = command
        self.terms = terms
        self.faults: Counter[str] = Counter()
        self.fallbacks = 0
        self._program: Program | None = None
        self._restarts = 0
        self._game: dict[str, Any] = {}
        self._questions = 0

    def new_game(self, number: int, seat: int, game: Game, seed: int) -> None:
        """Announce a game to the program; start the program if necessary."""
        self.faults = Counter()
        self.fallbacks = 0
        self._restarts = 0
        self._seed = seed
        self._game = {
            "type": "game",
            "protocol": PROTOCOL,
            "game": number,
            "edition": game.edition.id,
            "options": game.options.to_dict(),
            "players": list(game.names),
            "seat": seat,
            "deadline": self.terms.deadline,
            "attempts": self.terms.policy.attempts,
        }
        if self._program is None:
            self._program = Program(self.command)
        self._program.send(self._game)

    def choose(self, view: SeatView, decision: Decision) -> str:
        """Return a legal action: the program's or, if it fails, the fallback's."""
        self._questions += 1
        message = self._question(view, decision)
        for _ in range(self.terms.policy.attempts):
            found = self._query(message, view, decision)
            if isinstance(found, str):
                return found
            self.faults[found.code] += 1
            message = {
                "type": "refused",
                "id": self._questions,
                **found.to_dict(),
            }
            if self.terms.policy.listing != "never":
                message["actions"] = [str(action) for action in decision.actions]
        self.fallbacks += 1
        if self.terms.policy.fallback is None or self.fallbacks > self.terms.fallbacks:
            raise Forfeit(f"failed at {self.fallbacks} decisions; the last time: {found}")
        return fallback_action(self.terms.policy, view, decision, self._seed)

    def game_over(self, game: Game, failure: str) -> None:
        """Tell the program the result; terminate it if it has failed."""
        if failure:
            self.close()
        elif self._program is not None:
            result = {"scores": list(game.scores), "ranking": list(game.ranking), "winners": list(game.winners)}
            self._program.send({"type": "over", "game": self._game["game"], **result})

    def close(self) -> None:
        if self._program is not None:
            self._program.close()
            self._program = None

    def _question(self, view: SeatView, decision: Decision) -> dict[str, Any]:
        listed = self.terms.policy.listing == "always"
        seen = dict(view)
        if not listed:
            items = seen["decision"].items()
            seen["decision"] = {key: value for key, value in items if key not in ("actions", "choices", "locked")}
        message: dict[str, Any] = {"type": "decide", "id": self._questions, "view": seen}
        if listed:
            message["actions"] = [str(action) for action in decision.actions]
        if self.terms.prompts:
            message["prompt"] = prompt(view, actions=listed)
        return message

    def _query(self, message: dict[str, Any], view: SeatView, decision: Decision) -> str | Refusal:
        """Return the program's action, or the reason why there is none."""
        try:
            if self._program is None:
                self._restart(ProcessExited("gone", "The program is not running."))
                message = self._question(view, decision)
            assert self._program is not None
            self._program.send(message)
            text = self._response(time.monotonic() + self.terms.deadline)
        except ProcessExited as fault:
            self.close()
            return Refusal(fault.code, "", fault.sentence)
        except Fault as fault:
            return Refusal(fault.code, "", fault.sentence)
        return understand(text, view, decision)

    def _response(self, until: float) -> str:
        """Return the response to the current query; skip late responses to earlier ones."""
        assert self._program is not None
        while True:
            line = self._program.receive(until)
            if isinstance(line, str):
                return line
            if not isinstance(line, dict) or not isinstance(line.get("action"), str):
                raise Fault("no_action", 'A response is {"id": …, "action": "…"}; this one has no action.')
            if line.get("id", self._questions) == self._questions:
                return str(line["action"])

    def _restart(self, why: Fault) -> None:
        if self._restarts >= self.terms.restarts:
            raise Forfeit(f"exited {self._restarts + 1} times in this game; {why.sentence}")
        self._restarts += 1
        self._program = Program(self.command)
        self._program.send(self._game)
