"""What an action would change, in a few words: made from `game.preview`."""

from collections.abc import Mapping, Sequence
from typing import Any

from rondel import Action
from rondel.locales.game_words import Words

_NATION_AMOUNTS = ("treasury", "power", "tax")


def consequences(action: Action, preview: Mapping[str, Any], words: Words, viewer: int, nation: str | None) -> str:
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
    for seat, change in preview.get("cash", {}).items():
        facts.append(_player_change("cash", int(seat), change, words, viewer))
    for seat, change in preview.get("score", {}).items():
        # Cash counts for the score one by one; only what comes on top is news.
        if _gain(change) != _gain(preview.get("cash", {}).get(seat, (0, 0))):
            facts.append(_player_change("score", int(seat), change, words, viewer))
    asked = [words.player(seat) for seat in preview.get("asks", ()) if seat != viewer]
    if asked:
        facts.append(say("effect-asks", players=", ".join(asked)))
    # Declining changes nothing by its nature; a wasted rondel move deserves the warning.
    if preview.get("nothing") and not facts and action.kind == "rondel":
        facts.append(say("effect-nothing"))
    return "; ".join(fact for fact in facts if fact)


def _gain(change: Sequence[Any]) -> int:
    return 0 if change[0] is None or change[1] is None else change[1] - change[0]


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
