"""`rondel admin`: manage the games and users of a server, through its database."""

from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from rondel.cli import moderation, operations
from rondel.cli.arguments import Database, Lang, argument_help, command_help, language, option_help, server_errors
from rondel.locales import text

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)

GameId = Annotated[str, typer.Argument(metavar="GAME", help=argument_help("game"))]


@app.command("games", help=command_help("admin-games"))
def games(
    state: Annotated[str | None, typer.Option("--state", help=option_help("state"))] = None,
    database: Database = None,
    lang: Lang = None,
) -> None:
    from rondel.server.operations import console as operations

    with server_errors():
        rows = operations.games(database, state)
    console = Console(highlight=False, emoji=False)
    if not rows:
        console.print(text(language(lang))("admin-no-games"))
        return
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    for column in ("id", "name", "edition", "state", "round", "players"):
        table.add_column(column)
    for row in rows:
        cells = (
            row["id"],
            row["name"],
            row["edition"],
            row["state"],
            row["round"],
            ", ".join(row["players"]),
        )
        table.add_row(*map(str, cells))
    console.print(table)


@app.command("end", help=command_help("admin-end"))
def end(game: GameId, why: moderation.Why = "", database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import console as operations

    with server_errors():
        operations.end(database, game, why)
    print(text(language(lang))("admin-ended", game=game))


@app.command("export", help=command_help("admin-export"))
def export(game: GameId, database: Database = None) -> None:
    from rondel.server.operations import console as operations

    with server_errors():
        print(operations.export(database, game), end="")


@app.command("promote", help=command_help("admin-promote"))
def promote(
    person: Annotated[str, typer.Argument(help=argument_help("person"))],
    database: Database = None,
    lang: Lang = None,
) -> None:
    from rondel.server.operations import console as operations

    with server_errors():
        operations.promote(database, person)
    print(text(language(lang))("admin-promoted", person=person))


for _name in ("backup", "restore", "check", "maintenance", "sweep", "mail", "archive", "ratings"):
    app.command(_name, help=command_help(f"admin-{_name}"))(getattr(operations, _name))
moderation.add_to(app)
