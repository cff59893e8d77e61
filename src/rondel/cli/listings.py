"""`rondel rules`, `rondel bots`, `rondel editions`: reference listings."""

from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

import rondel
import rondel.bots
import rondel.rules as reference
from rondel.cli.arguments import InputError, Lang, argument_help, language, option_text
from rondel.locales import has, text
from rondel.locales.game_text import GameText


def rules(
    words: Annotated[list[str] | None, typer.Argument(metavar="[R8.7|WORD]", help=argument_help("rule"))] = None,
    lang: Lang = None,
) -> None:
    show_rules(" ".join(words or []), language(lang), Console(highlight=False, emoji=False))


def show_rules(query: str, lang: str, console: Console) -> None:
    """Print a rule or chapter by number, the rules that contain all words of the query, or the list of chapters."""
    try:
        found = reference.look_up(query, lang)
    except reference.RuleError as refusal:
        raise InputError(str(refusal)) from refusal
    if not found:
        raise InputError(text(lang)("refused-no-rule", word=query))
    for rule in found:
        console.print(Text(f"{rule.number} {rule.title}".strip(), style="bold"))
        if query:
            console.print(Text(rule.plain))
            console.print()


def bots(lang: Lang = None) -> None:
    """Print the built-in bots, weakest first."""
    say = text(language(lang))
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False, show_header=False)
    table.add_column(style="bold")
    for name in rondel.bots.names():
        key = f"bot-{name}-about"
        table.add_row(name, say(key) if has(key) else rondel.bots.describe(name))
    console = Console(highlight=False, emoji=False)
    console.print(table)
    console.print(say("bots-own"))


def editions(lang: Lang = None) -> None:
    """Print the editions with their nations and options."""
    console = Console(highlight=False, emoji=False)
    for id in rondel.editions():
        edition = rondel.edition(id)
        game_text = GameText(edition, (), language(lang))
        nations = ", ".join(
            f"{game_text.nation(nation.id)} ({game_text.letters(nation.id)})" for nation in edition.nations
        )
        kinds = [region.kind for region in edition.regions]
        counts = {kind: kinds.count(kind) for kind in ("home", "land", "sea")}
        console.print(f"{id}: {edition.title}", style="bold")
        console.print("  " + game_text.say("editions-nations", nations=nations))
        console.print("  " + game_text.say("editions-regions", **counts))
    say = GameText(edition, (), language(lang)).say
    console.print(say("editions-options"), style="bold")
    boards = [rondel.edition(id) for id in rondel.editions()]
    for key in rondel.Options().to_dict():
        titles: dict[tuple[object, ...], list[str]] = {}
        for board in boards:
            # The round limit accepts any number; all other options have a fixed set of values.
            titles.setdefault(rondel.Options.values(board).get(key, (None, "n")), []).append(board.title)
        for values, those in titles.items():
            where = "" if len(titles) == 1 else f" ({', '.join(those)})"
            console.print(f"  {key}={'|'.join(option_text(each) for each in values)}: {say(f'option-{key}')}{where}")
