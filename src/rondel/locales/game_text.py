"""Localized text for the ids the engine uses: names, events, decisions, actions. For the terminal, emails and feeds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rondel import Action, Decision, Edition, IllegalAction, Refusal
from rondel.locales import Say, has, name, text

if TYPE_CHECKING:
    from rondel.bots import Reason

_NATION_FIELDS = ("nation", "enemy", "owner", "mover", "by", "offered", "other")
_REGION_FIELDS = ("province", "origin", "sea", "to", "place", "region")
_PLAYER_FIELDS = ("player", "before", "after")


def format_number(value: float, form: str, say: Say) -> str:
    """Format a number in the conventions of the language: 1,234.5 is 1.234,5 in German."""
    marks = {",": say("group-mark"), ".": say("decimal-mark")}
    return "".join(marks.get(letter, letter) for letter in format(value, form))


class GameText:
    """Localized names and sentences of one game."""

    def __init__(self, edition: Edition, players: Sequence[str], lang: str) -> None:
        self.edition = edition
        self.players = players
        self.lang = lang
        self.say: Say = text(lang)
        self._letters = {nation.id: nation.letters for nation in edition.nations}

    def nation(self, id: str) -> str:
        return self._name("nation", id)

    def letters(self, id: str) -> str:
        return self._letters[id]

    def region(self, id: str) -> str:
        return self._name("region", id)

    def space(self, id: str) -> str:
        return self.say(f"space-{id}") if has(f"space-{id}") else id

    def canal(self, id: str) -> str:
        return name(f"term-{id}_canal", self.lang) if has(f"term-{id}_canal") else id

    def player(self, seat: int | None) -> str:
        return self.say("nobody") if seat is None else self.players[seat]

    def event(self, event: Mapping[str, object]) -> str:
        """Return one sentence describing an event."""
        key = f"event-{event['event']}"
        if event["event"] == "fleet_moved" and event.get("canal"):
            key += "-canal"
        return self.say(key, **self.localized(event))

    def question(self, decision: Decision) -> str:
        """Return the question to the player who decides."""
        nation = self.nation(decision.nation) if decision.nation else ""
        return self.say(f"ask-{decision.kind}", nation=nation, player=self.player(decision.player))

    def waiting(self, decision: Decision) -> str:
        """Return a sentence for the other players, who wait for this decision."""
        nation = self.nation(decision.nation) if decision.nation else ""
        return self.say(f"wait-{decision.kind}", nation=nation, player=self.player(decision.player))

    def refusal(self, refusal: IllegalAction | Refusal) -> str:
        """Return the sentence of a refusal, localized if this language has the message."""
        key = f"refusal-{refusal.code}"
        sentence = self.say(key, **self.localized(refusal.params)) if has(key, self.lang) else str(refusal)
        return f"{sentence} ({refusal.rule})" if refusal.rule else sentence

    def reason(self, reason: Reason) -> str:
        """Return why a bot chose an action and what its evaluation found; empty if there is no message."""
        key = f"reason-{reason.code}"
        sentences = [self.say(key, **self.localized(reason.params)) if has(key) else ""]
        if reason.found is not None:
            sentences.append(self.reason(reason.found))
        return " ".join(filter(None, sentences))

    def action(self, action: Action, kind: str) -> str:
        """Describe what an action does; `kind` is the kind of its decision."""
        parts = action.parts()
        key = f"act-{action.kind}"
        if action.kind == "produce" and "place" not in parts:
            key = "act-produce-all"
        elif action.kind == "fight":
            key = _fight_key(parts)
        return self.say(key, **self.named(parts) | {"kind": kind})

    def named(self, parts: Mapping[str, object]) -> dict[str, object]:
        """Return the parts of an action under the parameter names that the catalogs use."""
        stance = parts.get("stance") or parts.get("own") or "any"
        named: dict[str, object] = {**parts, "stance": stance}
        if place := parts.get("place"):
            named |= {"province": place, "region": place}
        if origin := parts.get("from"):
            named |= {"origin": origin, "sea": parts["to"]}
        if face := parts.get("face"):
            named |= {"new": face, "price": int(str(face)) - int(str(parts.get("old", 0)))}
        return self.localized(named)

    def localized(self, params: Mapping[str, object]) -> dict[str, object]:
        """Replace ids and seats in message parameters by localized names."""
        localized: dict[str, object] = {}
        for field, value in params.items():
            if field in _NATION_FIELDS and isinstance(value, str):
                localized[field] = self.nation(value)
            elif field in _REGION_FIELDS and isinstance(value, str):
                localized[field] = self.region(value)
            elif field in _PLAYER_FIELDS and (value is None or isinstance(value, int)):
                localized[field] = self.player(value)
            elif field == "space" and isinstance(value, str):
                localized[field] = self.space(value)
            elif field == "canal" and isinstance(value, str):
                localized[field] = self.canal(value)
            else:
                localized[field] = value
        return localized

    def _name(self, kind: str, id: str) -> str:
        key = f"{self.edition.id}-{kind}-{id}"
        if has(key):
            return name(key, self.lang)
        things = self.edition.nations if kind == "nation" else self.edition.regions
        return next((thing.name for thing in things if thing.id == id), id)


def _fight_key(parts: Mapping[str, object]) -> str:
    """Return the message for a battle: at a place, against a nation, or with one of several own units."""
    if "place" not in parts:
        return "act-fight-nation" if "nation" in parts else "act-fight-own"
    own = parts.get("own")
    if own is None:
        return "act-fight-at"
    return "act-fight-at-with-fleet" if own == "fleet" else "act-fight-at-with-army"
