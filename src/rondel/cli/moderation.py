"""`rondel admin`: moderation commands, with the same functions as the admin page."""

import json
from collections.abc import Callable, Iterable
from datetime import UTC, datetime
from enum import StrEnum
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from rondel.cli.arguments import Database, Lang, argument_help, command_help, language, option_help, server_errors
from rondel.locales import text

PersonName = Annotated[str, typer.Argument(metavar="PERSON", help=argument_help("anybody"))]
GameId = Annotated[str, typer.Argument(metavar="GAME", help=argument_help("game"))]
LineNumber = Annotated[int, typer.Argument(metavar="LINE", min=1, help=argument_help("line"))]
Why = Annotated[str, typer.Option("--why", help=option_help("why"))]
Hours = Annotated[float, typer.Option("--hours", min=0, help=option_help("hours"))]
DAY = 24.0


class Talk(StrEnum):
    nobody = "nobody"
    players = "players"
    accounts = "accounts"
    everybody = "everybody"


def people(
    search: Annotated[str, typer.Argument(metavar="[NAME]", help=argument_help("search"))] = "",
    database: Database = None,
    lang: Lang = None,
) -> None:
    from rondel.server.operations import moderation

    with server_errors():
        found = moderation.listed_people(database, search)
    kind = {True: "guest", False: "account"}
    _show(
        lang,
        ("number", "name", "kind", "banned until", "muted until", "reports"),
        (
            (
                f"#{each.id}",
                each.name,
                "admin" if each.admin else kind[each.guest],
                _time(each.banned_until),
                _time(each.muted_until),
                each.reports or "",
            )
            for each in found
        ),
    )


def mute(person: PersonName, hours: Hours = DAY, why: Why = "", database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import moderation

    _do(lang, lambda: moderation.mute(database, person, hours, why))


def ban(
    person: PersonName,
    hours: Hours = DAY,
    address: Annotated[bool, typer.Option("--address", help=option_help("address"))] = False,
    why: Why = "",
    database: Database = None,
    lang: Lang = None,
) -> None:
    from rondel.server.operations import moderation

    _do(lang, lambda: moderation.ban(database, person, hours, why, address=address))


def ban_address(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help=argument_help("address"))],
    hours: Hours = DAY,
    why: Why = "",
    database: Database = None,
    lang: Lang = None,
) -> None:
    from rondel.server.operations import moderation

    _do(lang, lambda: moderation.ban_address(database, address, hours, why))


def rename(
    person: PersonName,
    name: Annotated[str, typer.Argument(metavar="NAME", help=argument_help("new-name"))],
    why: Why = "",
    database: Database = None,
    lang: Lang = None,
) -> None:
    from rondel.server.operations import moderation

    _do(lang, lambda: moderation.rename(database, person, name, why))


def demote(person: PersonName, why: Why = "", database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import console

    _do(lang, lambda: console.promote(database, person, admin=False, why=why))


def password(person: PersonName, why: Why = "", database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import moderation

    with server_errors():
        once = moderation.password(database, person, why)
    print(text(language(lang))("admin-password", person=person, password=once))


def reset(person: PersonName, why: Why = "", database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import moderation

    with server_errors():
        link = moderation.reset(database, person, why)
    print(text(language(lang))("admin-reset", person=person, link=link))


def transfer(
    game: GameId,
    seat: Annotated[int, typer.Argument(metavar="SEAT", min=1, max=6, help=argument_help("seat"))],
    why: Why = "",
    database: Database = None,
    lang: Lang = None,
) -> None:
    from rondel.server.operations import moderation

    _do(lang, lambda: moderation.transfer(database, game, seat, why))


def rename_table(
    game: GameId,
    name: Annotated[str, typer.Argument(metavar="NAME", help=argument_help("new-name"))],
    why: Why = "",
    database: Database = None,
    lang: Lang = None,
) -> None:
    from rondel.server.operations import moderation

    _do(lang, lambda: moderation.rename_table(database, game, name, why))


def remove(game: GameId, why: Why = "", database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import moderation

    _do(lang, lambda: moderation.remove_table(database, game, why))


def talk(
    game: GameId,
    who: Annotated[Talk, typer.Argument(metavar="WHO", help=argument_help("talk"))],
    why: Why = "",
    database: Database = None,
    lang: Lang = None,
) -> None:
    from rondel.server.operations import moderation

    _do(lang, lambda: moderation.talk(database, game, who.value, why))


def forget(person: PersonName, why: Why = "", database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import moderation

    _do(lang, lambda: moderation.forget(database, person, why))


def data(person: PersonName, database: Database = None) -> None:
    from rondel.server.operations import moderation

    with server_errors():
        found = moderation.data(database, person)
    print(json.dumps(json.loads(found), indent=2, ensure_ascii=False))


def addresses(database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import moderation

    with server_errors():
        bans = moderation.listed_addresses(database)
    _show(lang, ("address", "until", "why"), ((each.address, _time(each.until), each.reason) for each in bans))


def status(database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import moderation

    with server_errors():
        now = moderation.status(database)
    figures = {
        "health": now.problem or ("maintenance" if now.maintenance else "ready"),
        "database": f"{now.database}, {now.database_ms} ms",
        "disk": f"{(now.disk_free or 0) // 1_000_000} MB free",
        "reports": now.reports,
        "banned": now.banned,
        "people": f"{now.people.accounts} accounts, {now.people.guests} guests, {now.people.sessions} signed in",
        "tables": ", ".join(f"{number} {state}" for state, number in sorted(now.tables.items())) or "none",
        "changed today": now.changed_today,
        "waiting for the server": now.due,
    }
    _show(lang, ("figure", "value"), figures.items())
    print()
    _show(
        lang,
        ("process", "since", "streams", "games in memory", "bots at work", "bots waiting", "delay"),
        (
            (
                each.process,
                _time(each.since),
                each.streams,
                each.loaded_games,
                each.bots_at_work,
                each.bots_waiting,
                f"{each.lag_ms} ms",
            )
            for each in now.processes
        ),
    )


def chat(game: GameId, database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import moderation

    with server_errors():
        said = moderation.chat(database, game)
    _show(
        lang,
        ("line", "time", "name", "text", "hidden"),
        ((each.id, _time(each.at), each.name, each.text, "x" if each.hidden else "") for each in said),
    )


def hide(line: LineNumber, why: Why = "", database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import moderation

    _do(lang, lambda: moderation.hide(database, line, why))


def restore_line(line: LineNumber, why: Why = "", database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import moderation

    _do(lang, lambda: moderation.hide(database, line, why, hidden=False))


def reports(
    settled: Annotated[bool, typer.Option("--settled", help=option_help("settled"))] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    from rondel.server.operations import moderation

    with server_errors():
        found = moderation.listed_reports(database, settled=settled)
    _show(
        lang,
        ("report", "time", "about", "name", "person", "table", "line", "reason", "words", "said", "by"),
        (
            (
                each.id,
                _time(each.at),
                each.about,
                each.name,
                f"#{each.user}" if each.user else "",
                each.game or "",
                each.line or "",
                each.reason,
                each.words,
                each.text or "",
                each.by,
            )
            for each in found
        ),
    )


def settle(
    report: Annotated[int, typer.Argument(metavar="REPORT", min=1, help=argument_help("report"))],
    why: Why = "",
    database: Database = None,
    lang: Lang = None,
) -> None:
    from rondel.server.operations import moderation

    _do(lang, lambda: moderation.settle(database, report, why))


def log(database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import moderation

    with server_errors():
        lines = moderation.moderation_log(database)
    _show(
        lang,
        ("time", "by", "action", "about", "table", "until", "why"),
        (
            (_time(each.at), each.by, each.action, each.about, each.game or "", _time(each.until), each.reason)
            for each in lines
        ),
    )


COMMANDS: dict[str, Callable[..., None]] = {
    "status": status,
    "people": people,
    "mute": mute,
    "ban": ban,
    "ban-address": ban_address,
    "addresses": addresses,
    "rename": rename,
    "demote": demote,
    "password": password,
    "reset": reset,
    "forget": forget,
    "data": data,
    "transfer": transfer,
    "rename-table": rename_table,
    "remove": remove,
    "talk": talk,
    "chat": chat,
    "hide": hide,
    "restore-line": restore_line,
    "reports": reports,
    "settle": settle,
    "log": log,
}


def add_to(app: typer.Typer) -> None:
    for name, command in COMMANDS.items():
        app.command(name, help=command_help(f"admin-{name}"))(command)


def _do(lang: str | None, action: Callable[[], None]) -> None:
    with server_errors():
        action()
    print(text(language(lang))("admin-done"))


def _show(lang: str | None, columns: tuple[str, ...], rows: Iterable[tuple[Any, ...]]) -> None:
    screen = Console(highlight=False, emoji=False)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    for column in columns:
        table.add_column(column)
    for row in rows:
        table.add_row(*(str(cell).replace("[", "\\[") for cell in row))
    if not table.row_count:
        screen.print(text(language(lang))("admin-nothing"))
        return
    screen.print(table)


def _time(at: float | None) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M") if at else ""
