"""Decision menu: numbered actions with their consequences, and the input prompt."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import rondel
from rondel.cli.screen import Screen
from rondel.locales.game_text import GameText

try:
    import readline
except ImportError:  # not available on Windows
    readline = None  # type: ignore[assignment]

# From this number of actions on, moves from one place and bonds of one nation share a paragraph.
_LONG = 16
_NO_BREAK_SPACE = "\u00a0"
_BRIEF = ("government", "ends_game", "asks")
_NATION_AMOUNTS = ("treasury", "power", "tax")


class Entry(NamedTuple):
    """A numbered entry of the menu."""

    number: int
    action: rondel.Action
    choice: Mapping[str, Any]

    @property
    def group(self) -> tuple[object, ...]:
        """Grouping key: the moving unit or the purchased bond."""
        if self.action.kind in ("army", "fleet", "buy", "raise"):
            return tuple(self.choice.get(part) for part in ("kind", "from", "own", "nation", "old"))
        return (self.number,)


class Menu:
    """Presents a decision to the user."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.game_text = screen.game_text

    def show(self, game: rondel.Game, decision: rondel.Decision) -> None:
        """Print the question and every legal action with its number."""
        self.screen.line()
        self.screen.line(f"{self.game_text.player(decision.player)}: {self.game_text.question(decision)}", style="bold")
        entries = [
            Entry(number, action, choice)
            for number, (action, choice) in enumerate(
                zip(decision.actions, game.choices(decision.player), strict=True), 1
            )
        ]
        groups: dict[tuple[object, ...], list[Entry]] = {}
        for entry in entries:
            # Short lists have one line per action.
            groups.setdefault(entry.group if len(entries) >= _LONG else (entry.number,), []).append(entry)
        for members in groups.values():
            if len(members) == 1:
                self._line(game, decision, members[0], len(str(len(entries))))
            else:
                self._paragraph(game, decision, members)

    def _line(self, game: rondel.Game, decision: rondel.Decision, entry: Entry, width: int) -> None:
        text = self.game_text.action(entry.action, decision.kind) + self._distance(entry.choice)
        effects = self._consequences(game, decision, entry.action)
        text = f"{text}: {effects}" if effects else text
        indent = width + 3
        lines = self._wrapped(text, indent)
        self.screen.line(f"{entry.number:>{width + 1}}  {lines[0]}")
        for line in lines[1:]:
            self.screen.line(line, indent=indent + 2)

    def _distance(self, choice: Mapping[str, Any]) -> str:
        """Return the distance and price of a rondel space; empty for a free first move (R8.2)."""
        if "steps" not in choice:
            return ""
        return self.game_text.say("act-rondel-distance", steps=choice["steps"], price=choice["cost"])

    def _paragraph(self, game: rondel.Game, decision: rondel.Decision, members: list[Entry]) -> None:
        """Print a group of actions: `Army from Vienna to`, then the numbered destinations."""
        written = []
        for entry in members:
            effects = self._consequences(game, decision, entry.action, brief=True)
            text = f"{entry.number}) {self._last(entry.choice)}"
            # No-break spaces keep each number next to its destination.
            written.append((f"{text} ({effects})" if effects else text).replace(" ", _NO_BREAK_SPACE))
        first = members[0]
        self.screen.line(self.game_text.say(f"group-{first.action.kind}", **self.game_text.named(first.choice)) + ":")
        for line in self._wrapped("  ".join(written), indent=3):
            self.screen.line(line.replace(_NO_BREAK_SPACE, " "), indent=3)

    def _last(self, choice: Mapping[str, Any]) -> str:
        if "face" in choice:
            return self.game_text.say("group-bond", **self.game_text.named(choice))
        return self.game_text.region(choice["to"])

    def _consequences(
        self, game: rondel.Game, decision: rondel.Decision, action: rondel.Action, brief: bool = False
    ) -> str:
        preview: Mapping[str, Any] = game.preview(action, decision.player)
        if brief:
            preview = {key: preview[key] for key in _BRIEF if key in preview}
        return consequences(action, preview, self.game_text, decision.player, decision.nation)

    def _wrapped(self, text: str, indent: int) -> list[str]:
        return textwrap.wrap(text, max(20, self.screen.console.width - indent - 1)) or [""]


def consequences(
    action: rondel.Action, preview: Mapping[str, Any], game_text: GameText, viewer: int, nation: str | None
) -> str:
    """Return one line of facts, the most important first; empty if there are none."""
    say = game_text.say
    facts = []
    if preview.get("ends_game"):
        facts.append(say("effect-ends"))
    for id, (before, after) in preview.get("government", {}).items():
        key = "effect-government" if before is not None else "effect-government-first"
        names = {"before": game_text.player(before), "after": game_text.player(after)}
        facts.append(say(key, nation=game_text.nation(id), **names))
    for seat, (_, after) in preview.get("swiss_bank", {}).items():
        key = "effect-swiss_bank" if after else "effect-swiss_bank-lost"
        facts.append(say(key, player=game_text.player(int(seat))))
    for field in _NATION_AMOUNTS:
        for id, change in preview.get(field, {}).items():
            facts.append(_nation_change(field, id, change, game_text, nation))
    for seat, change in preview.get("cash", {}).items():
        facts.append(_player_change("cash", int(seat), change, game_text, viewer))
    for seat, change in preview.get("score", {}).items():
        # Cash counts one to one toward the score; show only changes beyond that.
        if _gain(change) != _gain(preview.get("cash", {}).get(seat, (0, 0))):
            facts.append(_player_change("score", int(seat), change, game_text, viewer))
    asked = [game_text.player(seat) for seat in preview.get("asks", ()) if seat != viewer]
    if asked:
        facts.append(say("effect-asks", players=", ".join(asked)))
    # Declining never changes anything; a wasted rondel move deserves a warning.
    if preview.get("nothing") and not facts and action.kind == "rondel":
        facts.append(say("effect-nothing"))
    return "; ".join(fact for fact in facts if fact)


def _gain(change: Sequence[Any]) -> int:
    return 0 if change[0] is None or change[1] is None else change[1] - change[0]


def _nation_change(field: str, id: str, change: list[Any], game_text: GameText, own: str | None) -> str:
    before, after = change
    name = "own" if id == own else game_text.letters(id)
    return game_text.say(f"effect-{field}", nation=name, before=before, after=after)


def _player_change(field: str, seat: int, change: list[Any], game_text: GameText, viewer: int) -> str:
    before, after = change
    if before is None or after is None:
        return ""
    name = "you" if seat == viewer else game_text.player(seat)
    return game_text.say(f"effect-{field}", player=name, before=before, after=after, change=after - before)


class Prompt:
    """Reads a line; Tab completes commands and legal actions."""

    def __init__(self) -> None:
        self._candidates: list[str] = []
        if readline is not None and sys.stdin.isatty():
            readline.set_completer(self._complete)
            # Complete the whole line, since actions have several words.
            readline.set_completer_delims("")
            libedit = "libedit" in (readline.__doc__ or "")
            readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def ask(self, prompt: str, candidates: Sequence[str]) -> str | None:
        """Return the stripped line, or None at the end of input (Ctrl-D, Ctrl-C)."""
        self._candidates = list(candidates)
        try:
            return input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            print()
            return None

    def _complete(self, prefix: str, state: int) -> str | None:
        found = completions(prefix, self._candidates)
        return found[state] if state < len(found) else None


def completions(prefix: str, candidates: Sequence[str]) -> list[str]:
    """Return the candidates with this prefix, ignoring case and repeated spaces."""
    wanted = " ".join(prefix.lower().split()) + (" " if prefix.endswith(" ") and prefix.strip() else "")
    return [candidate for candidate in candidates if candidate.startswith(wanted)]
