"""`rondel bots`: the bots that come with us, weakest first."""

from rich import box
from rich.console import Console
from rich.table import Table

import rondel.bots
from rondel.cli.choices import Lang, language
from rondel.locales import has, text


def bots(lang: Lang = None) -> None:
    say = text(language(lang))
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False, show_header=False)
    table.add_column(style="bold")
    for name in rondel.bots.names():
        key = f"bot-{name}-about"
        table.add_row(name, say(key) if has(key) else rondel.bots.describe(name))
    console = Console(highlight=False, emoji=False)
    console.print(table)
    console.print(say("bots-own"))
