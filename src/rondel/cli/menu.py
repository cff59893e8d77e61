"""The numbered list of legal actions with what each would change; long lists are grouped."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping
from typing import Any, NamedTuple

import rondel
from rondel.cli.consequences import consequences
from rondel.cli.position import Screen

# From this many actions on, moves from one place and bonds of one nation share a paragraph.
_LONG = 16
_BOUND = "\u00a0"
_BRIEF = ("government", "ends_game", "asks")


class Entry(NamedTuple):
    """A numbered line of the menu."""

    number: int
    action: rondel.Action
    choice: Mapping[str, Any]

    @property
    def group(self) -> tuple[object, ...]:
        """What actions of one paragraph have in common: the unit that moves, or the bond that is bought."""
        if self.action.kind in ("army", "fleet", "buy", "raise"):
            return tuple(self.choice.get(part) for part in ("kind", "from", "own", "nation", "old"))
        return (self.number,)


class Menu:
    """Puts one decision to a person."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.words = screen.words

    def show(self, game: rondel.Game, decision: rondel.Decision) -> None:
        """The question and every legal action with its number."""
        self.screen.line()
        self.screen.line(f"{self.words.player(decision.player)}: {self.words.question(decision)}", style="bold")
        entries = [
            Entry(number, action, choice)
            for number, (action, choice) in enumerate(
                zip(decision.actions, game.choices(decision.player), strict=True), 1
            )
        ]
        groups: dict[tuple[object, ...], list[Entry]] = {}
        for entry in entries:
            # A short list is shown line by line.
            groups.setdefault(entry.group if len(entries) >= _LONG else (entry.number,), []).append(entry)
        for members in groups.values():
            if len(members) == 1:
                self._line(game, decision, members[0], len(str(len(entries))))
            else:
                self._paragraph(game, decision, members)

    def _line(self, game: rondel.Game, decision: rondel.Decision, entry: Entry, width: int) -> None:
        words = self.words.action(entry.action, decision.kind) + self._distance(entry.choice)
        effects = self._consequences(game, decision, entry.action)
        text = f"{words}: {effects}" if effects else words
        indent = width + 3
        lines = self._wrapped(text, indent)
        self.screen.line(f"{entry.number:>{width + 1}}  {lines[0]}")
        for line in lines[1:]:
            self.screen.line(line, indent=indent + 2)

    def _distance(self, choice: Mapping[str, Any]) -> str:
        """How far a rondel space is and what it costs; nothing for a first move, which is free (R8.2)."""
        if "steps" not in choice:
            return ""
        return self.words.say("act-rondel-distance", steps=choice["steps"], price=choice["cost"])

    def _paragraph(self, game: rondel.Game, decision: rondel.Decision, members: list[Entry]) -> None:
        """`Army from Vienna to` and then the places with their numbers."""
        written = []
        for entry in members:
            effects = self._consequences(game, decision, entry.action, brief=True)
            text = f"{entry.number}) {self._last(entry.choice)}"
            # Bound together, so that a number is never parted from what it stands for.
            written.append((f"{text} ({effects})" if effects else text).replace(" ", _BOUND))
        first = members[0]
        self.screen.line(self.words.say(f"group-{first.action.kind}", **self.words.named(first.choice)) + ":")
        for line in self._wrapped("  ".join(written), indent=3):
            self.screen.line(line.replace(_BOUND, " "), indent=3)

    def _last(self, choice: Mapping[str, Any]) -> str:
        if "face" in choice:
            return self.words.say("group-bond", **self.words.named(choice))
        return self.words.region(choice["to"])

    def _consequences(
        self, game: rondel.Game, decision: rondel.Decision, action: rondel.Action, brief: bool = False
    ) -> str:
        preview: Mapping[str, Any] = game.preview(action, decision.player)
        if brief:
            preview = {key: preview[key] for key in _BRIEF if key in preview}
        return consequences(action, preview, self.words, decision.player, decision.nation)

    def _wrapped(self, text: str, indent: int) -> list[str]:
        return textwrap.wrap(text, max(20, self.screen.console.width - indent - 1)) or [""]
