"""The numbered list of legal actions with what each would change; long lists are grouped."""

import textwrap
from collections.abc import Mapping
from typing import Any

import rondel
from rondel.cli.consequences import consequences
from rondel.cli.position import Screen

# From this many actions on, moves from one place and bonds of one nation share a paragraph.
_LONG = 16
_BOUND = "\u00a0"
_BRIEF = ("government", "ends_game", "asks")


class Menu:
    """Puts one decision to a person."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.words = screen.words

    def show(self, game: rondel.Game, decision: rondel.Decision) -> None:
        """The question and every legal action with its number."""
        self.screen.line()
        self.screen.line(f"{self.words.player(decision.player)}: {self.words.question(decision)}", style="bold")
        groups = self._groups(decision) if len(decision.actions) >= _LONG else {}
        width = len(str(len(decision.actions)))
        written: set[tuple[str, ...]] = set()
        for number, action in enumerate(decision.actions, 1):
            group = self._group(action)
            if len(groups.get(group, ())) < 2:
                self._line(game, number, width, action, self._consequences(game, decision, action))
            elif group not in written:
                written.add(group)
                self._paragraph(game, decision, groups[group])

    def _distance(self, game: rondel.Game, action: rondel.Action) -> str:
        """How far a rondel space is and what it costs; nothing for a first move, which is free (R8.2)."""
        if action.kind != "rondel":
            return ""
        nation = game.view()["nations"][game.decision.nation or ""]
        if nation["rondel"] is None:
            return ""
        spaces = game.edition.space_index
        steps = game.edition.steps(spaces[nation["rondel"]], spaces[action.words[1]])
        price = game.edition.price(steps, nation["power"])
        return self.words.say("act-rondel-distance", steps=steps, price=price)

    def _line(self, game: rondel.Game, number: int, width: int, action: rondel.Action, effects: str) -> None:
        words = self.words.action(action, self._kind) + self._distance(game, action)
        text = f"{words}: {effects}" if effects else words
        indent = width + 3
        lines = self._wrapped(text, indent)
        self.screen.line(f"{number:>{width + 1}}  {lines[0]}")
        for line in lines[1:]:
            self.screen.line(line, indent=indent + 2)

    def _paragraph(
        self, game: rondel.Game, decision: rondel.Decision, members: list[tuple[int, rondel.Action]]
    ) -> None:
        """`Army from Vienna to` and then the places with their numbers."""
        entries = []
        for number, action in members:
            effects = self._consequences(game, decision, action, brief=True)
            entry = f"{number}) {self._last(action)}"
            # Bound together, so that a number is never parted from what it stands for.
            entries.append((f"{entry} ({effects})" if effects else entry).replace(" ", _BOUND))
        self.screen.line(self._first(members[0][1]) + ":")
        for line in self._wrapped("  ".join(entries), indent=3):
            self.screen.line(line.replace(_BOUND, " "), indent=3)

    def _consequences(
        self, game: rondel.Game, decision: rondel.Decision, action: rondel.Action, brief: bool = False
    ) -> str:
        self._kind = decision.kind
        preview: Mapping[str, Any] = game.preview(action, decision.player)
        if brief:
            preview = {key: preview[key] for key in _BRIEF if key in preview}
        return consequences(action, preview, self.words, decision.player, decision.nation)

    def _groups(self, decision: rondel.Decision) -> dict[tuple[str, ...], list[tuple[int, rondel.Action]]]:
        groups: dict[tuple[str, ...], list[tuple[int, rondel.Action]]] = {}
        for number, action in enumerate(decision.actions, 1):
            groups.setdefault(self._group(action), []).append((number, action))
        return groups

    @staticmethod
    def _group(action: rondel.Action) -> tuple[str, ...]:
        """What actions of one paragraph have in common; actions that stand alone are their own group."""
        words = action.words
        if words[0] in ("army", "fleet", "buy"):
            return words[:2]
        if words[0] == "raise":
            return words[:3]
        return words

    def _first(self, action: rondel.Action) -> str:
        words = action.words
        say = self.words.say
        if words[0] in ("buy", "raise"):
            old = words[2] if words[0] == "raise" else ""
            return say(f"group-{words[0]}", nation=self.words.nation(words[1]), old=old)
        place, _, stance = words[1].partition(":")
        return say(f"group-{words[0]}", origin=self.words.region(place), stance=stance or "any")

    def _last(self, action: rondel.Action) -> str:
        words = action.words
        if words[0] == "buy":
            return self.words.say("group-bond", face=words[2], price=int(words[2]))
        if words[0] == "raise":
            return self.words.say("group-bond", face=words[3], price=int(words[3]) - int(words[2]))
        return self.words.region(words[2])

    def _wrapped(self, text: str, indent: int) -> list[str]:
        return textwrap.wrap(text, max(20, self.screen.console.width - indent - 1)) or [""]
