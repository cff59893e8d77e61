"""What an action would change, in a few words: made from `game.preview`."""

from collections.abc import Mapping
from typing import Any

from rondel.cli.words import Words

# What is said about each kind of decision; the rest of a preview is visible from the action itself.
_ALWAYS = ("cash", "treasury", "power", "government", "swiss_bank", "score")
_PLAYER_AMOUNTS = ("cash", "score")
_NATION_AMOUNTS = ("treasury", "power", "tax")


def consequences(preview: Mapping[str, Any], words: Words, viewer: int, nation: str | None) -> str:
    """One line of facts, the most important first; empty if there is nothing to tell."""
    say = words.say
    facts = []
    if preview.get("ends_game"):
        facts.append(say("effect-ends"))
    for id, (before, after) in preview.get("government", {}).items():
        key = "effect-government" if before is not None else "effect-government-first"
        names = {"before": words.player(before), "after": words.player(after)}
        facts.append(say(key, nation=words.nation(id), **names))
    for seat, (_, after) in preview.get("swiss_bank", {}).items():
        key = "effect-swiss_bank" if after else "effect-swiss_bank-lost"
        facts.append(say(key, player=words.player(int(seat))))
    for field in _NATION_AMOUNTS:
        for id, change in preview.get(field, {}).items():
            facts.append(_nation_change(field, id, change, words, nation))
    for field in _PLAYER_AMOUNTS:
        for seat, change in preview.get(field, {}).items():
            facts.append(_player_change(field, int(seat), change, words, viewer))
    asked = [words.player(seat) for seat in preview.get("asks", ()) if seat != viewer]
    if asked:
        facts.append(say("effect-asks", players=", ".join(asked)))
    if preview.get("nothing") and not facts:
        facts.append(say("effect-nothing"))
    return "; ".join(fact for fact in facts if fact)


def _nation_change(field: str, id: str, change: list[Any], words: Words, own: str | None) -> str:
    before, after = change
    name = "own" if id == own else words.letters(id)
    return words.say(f"effect-{field}", nation=name, before=before, after=after)


def _player_change(field: str, seat: int, change: list[Any], words: Words, viewer: int) -> str:
    before, after = change
    if before is None or after is None:
        return ""
    name = "you" if seat == viewer else words.player(seat)
    return words.say(f"effect-{field}", player=name, before=before, after=after, change=after - before)
