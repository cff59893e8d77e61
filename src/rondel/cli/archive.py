"""`rondel admin archive, ratings`: what is derived from finished games, derived again."""

from typing import Annotated

import typer

from rondel.cli.choices import Lang, language, option_help
from rondel.cli.problems import server_refusals
from rondel.cli.serve import Database
from rondel.locales import text


def archive(database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import console

    with server_refusals():
        games, changed = console.archive(database)
    print(text(language(lang))("admin-archived", games=games, changed=changed))


def ratings(
    recompute: Annotated[bool, typer.Option("--recompute", help=option_help("recompute"))] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    from rondel.server.operations import console

    with server_refusals():
        games = console.ratings(database, recompute=recompute)
    print(text(language(lang))("admin-rated", games=games))
