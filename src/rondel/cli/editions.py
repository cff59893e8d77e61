"""`rondel editions`: the games that can be played, with their nations and options."""

from rich.console import Console

import rondel
from rondel.cli.choices import Lang, language, option_text
from rondel.locales.game_words import Words


def editions(lang: Lang = None) -> None:
    console = Console(highlight=False, emoji=False)
    for id in rondel.editions():
        edition = rondel.edition(id)
        words = Words(edition, (), language(lang))
        nations = ", ".join(f"{words.nation(nation.id)} ({words.letters(nation.id)})" for nation in edition.nations)
        kinds = [region.kind for region in edition.regions]
        counts = {kind: kinds.count(kind) for kind in ("home", "land", "sea")}
        console.print(f"{id}: {edition.title}", style="bold")
        console.print("  " + words.say("editions-nations", nations=nations))
        console.print("  " + words.say("editions-regions", **counts))
    say = Words(edition, (), language(lang)).say
    console.print(say("editions-options"), style="bold")
    for key, value in rondel.Options().to_dict().items():
        # A limit of rounds is any number; everything else is one of a few words.
        values = rondel.Options.values().get(key, (value, "n"))
        console.print(f"  {key}={'|'.join(option_text(each) for each in values)}: {say(f'option-{key}')}")
