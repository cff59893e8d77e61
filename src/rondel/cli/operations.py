"""`rondel admin`: operations on a running server, such as backup, restore and maintenance mode."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rondel.cli.arguments import Database, InputError, Lang, argument_help, language, option_help, server_errors
from rondel.locales import text

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help=argument_help("backup"))]


class OnOff(StrEnum):
    on = "on"
    off = "off"


def backup(file: BackupFile, database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import console

    with server_errors():
        size = console.backup(database, file)
    print(text(language(lang))("admin-backed-up", file=str(file), size=max(1, round(size / 1000))))


def restore(file: BackupFile, database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import console

    say = text(language(lang))
    with server_errors():
        former = console.restore(database, file)
    print(say("admin-restored", file=str(file)))
    if former is not None:
        print(say("admin-restored-former", file=str(former)))


def mail(
    address: Annotated[str, typer.Argument(metavar="ADDRESS", help=argument_help("mail"))], lang: Lang = None
) -> None:
    from rondel.server.operations import console

    say = text(language(lang))
    with server_errors():
        console.send_test_mail(address, say("admin-mail-subject"), say("admin-mail-text"))
    print(say("admin-mailed", address=address))


def check(
    repair: Annotated[bool, typer.Option("--repair", help=option_help("repair"))] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    from rondel.server.operations import console

    say = text(language(lang))
    errors = Console(stderr=True, highlight=False)
    columns = (TextColumn(say("admin-check-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    checked = 0
    with (
        server_errors(),
        Progress(*columns, console=errors, disable=not errors.is_terminal, transient=True) as progress,
    ):
        task = progress.add_task("games", total=None)

        def show(done: int, total: int) -> None:
            nonlocal checked
            checked = done
            progress.update(task, completed=done, total=total)

        findings = console.check(database, repair=repair, progress=show)
    for finding in findings:
        print(say(f"admin-check-{finding.verdict}", game=finding.game))
        for sentence in finding.sentences:
            print(f"  {sentence}")
    bad = sum(finding.verdict in ("damaged", "repairable") for finding in findings)
    print(say("admin-checked", games=checked, bad=bad))
    if bad:
        raise InputError(say("admin-check-failed", bad=bad))


def maintenance(
    switch: Annotated[OnOff, typer.Argument(metavar="on|off", help=argument_help("maintenance"))],
    why: Annotated[str, typer.Option("--why", help=option_help("why"))] = "",
    database: Database = None,
    lang: Lang = None,
) -> None:
    from rondel.server.operations import console

    with server_errors():
        console.maintenance(database, on=switch is OnOff.on, why=why)
    print(text(language(lang))(f"admin-maintenance-{switch.value}"))


def sweep(database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import console

    say = text(language(lang))
    with server_errors():
        removed = console.clean_up(database)
    print(say("admin-swept", count=sum(removed.values())))
    for kind, count in removed.items():
        if count:
            print(f"  {kind}: {count}")


def archive(database: Database = None, lang: Lang = None) -> None:
    from rondel.server.operations import console

    with server_errors():
        games, changed = console.archive(database)
    print(text(language(lang))("admin-archived", games=games, changed=changed))


def ratings(
    recompute: Annotated[bool, typer.Option("--recompute", help=option_help("recompute"))] = False,
    database: Database = None,
    lang: Lang = None,
) -> None:
    from rondel.server.operations import console

    with server_errors():
        games = console.ratings(database, recompute=recompute)
    print(text(language(lang))("admin-rated", games=games))
