"""Games between an assistant and bots."""

from __future__ import annotations

import difflib
import itertools
from collections import OrderedDict
from typing import Any

import rondel
from rondel import Game, Options, Refusal, RondelError
from rondel.bots import Bot, make, names
from rondel.research.text import feedback, prompt, read, understand

MAX_GAMES = 16


class GameSession:
    """One game: the assistant in one seat, bots in all others."""

    def __init__(self, edition: str, bots: list[str], seat: int, seed: int, options: dict[str, Any]) -> None:
        unknown = [name for name in bots if name not in names()]
        if unknown:
            # Only registered bots: a class path would let an assistant import arbitrary code.
            near = difflib.get_close_matches(unknown[0], names(), 1)
            raise RondelError(
                f"There is no bot {unknown[0]!r}; there are {', '.join(names())}."
                + (f" Did you mean {near[0]}?" if near else "")
            )
        players = len(bots) + 1
        if not 0 <= seat < players:
            raise RondelError(f"There is no seat {seat}; with {len(bots)} bots seats are 0 to {players - 1}.")
        others = [*bots[:seat], "", *bots[seat:]]
        called = [f"{name} {n}" if name else "You" for n, name in enumerate(others)]
        self.game: Game = rondel.new_game(edition, players=called, options=Options.from_dict(options), seed=seed)
        self.seat = seat
        self._bots: dict[int, Bot] = {n: make(name, seed=seed + n) for n, name in enumerate(others) if name}
        for n, bot in self._bots.items():
            bot.new_game(n, self.game.seat_view(n))
        self.play_bots()

    def play_bots(self) -> int:
        """Play the bots until the assistant decides or the game is over; return the version before that."""
        before = self.game.version
        while not self.game.over and self.game.decision.player != self.seat:
            decision = self.game.decision
            self.game.play(self._bots[decision.player].choose(self.game.seat_view(decision.player), decision))
        return before

    def play(self, text: str) -> tuple[str, int] | Refusal:
        """Play an action, then the bots; return the action and the version before it, or the refusal."""
        if self.game.over:
            raise RondelError("The game is over; begin a new one.")
        found = understand(text, self.game.seat_view(self.seat), self.game.decision)
        if isinstance(found, Refusal):
            return found
        before = self.game.version
        self.game.play(found)
        self.play_bots()
        return found, before

    def why_not(self, text: str) -> Refusal:
        """Explain why an action is not legal; the code for a legal action is `offered`."""
        meant = read(text, self.legal(), self.game.edition)
        if meant.action is None:
            raise RondelError(meant.problem)
        return self.game.explain(meant.action, self.seat)

    def legal(self) -> list[str]:
        """Return the legal actions; empty once the game is over."""
        return [] if self.game.over else [str(action) for action in self.game.decision.actions]

    def history(self, since: int) -> list[dict[str, Any]]:
        """Return every action and gift from a version on."""
        moves = itertools.islice(enumerate(self.game.moves(), 1), since, None)
        return [{"move": n, "seat": seat, "name": self.game.names[seat], "action": text} for n, (seat, text) in moves]

    def text(self) -> str:
        """Return the position as a prompt."""
        return prompt(self.game.view(self.seat))

    def structure(self) -> dict[str, Any]:
        """Return the seat's view, without the choices, which the list of actions already contains."""
        view = self.game.view(self.seat)
        if view["decision"] is not None:
            view["decision"] = {k: v for k, v in view["decision"].items() if k not in ("choices", "locked")}
        return view

    def refused(self, refusal: Refusal) -> str:
        """Format a refusal for the assistant, with the legal actions."""
        return feedback(refusal, self.game.decision, actions=True)


class GameSessions:
    """The games of one assistant by number; the oldest are evicted."""

    def __init__(self) -> None:
        self._games: OrderedDict[int, GameSession] = OrderedDict()
        self._numbers = itertools.count(1)

    def add(self, session: GameSession) -> int:
        """Store a game and return its number."""
        number = next(self._numbers)
        self._games[number] = session
        while len(self._games) > MAX_GAMES:
            self._games.popitem(last=False)
        return number

    def get(self, number: int | None) -> tuple[int, GameSession]:
        """Return the game with this number, or the newest one."""
        if not self._games:
            raise RondelError("There is no game yet; begin one with new_game.")
        key = next(reversed(self._games)) if number is None else number
        if key not in self._games:
            raise RondelError(f"There is no game {key}; there are {', '.join(map(str, self._games))}.")
        return key, self._games[key]
