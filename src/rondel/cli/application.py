"""The Typer application; without a command it starts the game server."""

from typing import Annotated

import typer

import rondel
from rondel.cli import (
    admin,
    analyze,
    bench,
    ending,
    listings,
    play,
    programs,
    puzzle,
    replay,
    run,
    simulate,
)
from rondel.cli.arguments import Database, InputError, command_help, option_help

Host = Annotated[str | None, typer.Option("--host", help=option_help("host"))]
Port = Annotated[int | None, typer.Option("--port", min=0, max=65535, help=option_help("port"))]
NoBrowser = Annotated[bool, typer.Option("--no-browser", help=option_help("no-browser"))]
Workers = Annotated[int | None, typer.Option("--workers", min=1, help=option_help("server-workers"))]

app = typer.Typer(
    help=command_help("app"),
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.command("play", help=command_help("play"))(play.play)
app.command("simulate", help=command_help("simulate"))(simulate.simulate)
app.command("match", help=command_help("match"))(programs.match)
app.command("mcp", help=command_help("mcp"))(programs.mcp)
app.command("work", help=command_help("work"))(run.work)
app.command("replay", help=command_help("replay"))(replay.replay)
app.command("analyze", help=command_help("analyse"))(analyze.analyze)
app.command("analyse", hidden=True, help=command_help("analyse"))(analyze.analyze)  # former spelling
app.command("ending", help=command_help("ending"))(ending.ending)
app.command("puzzle", help=command_help("puzzle"))(puzzle.puzzle)
app.command("bench", help=command_help("bench"))(bench.bench)
app.command("rules", help=command_help("rules"))(listings.rules)
app.command("bots", help=command_help("bots"))(listings.bots)
app.command("editions", help=command_help("editions"))(listings.editions)


@app.command("serve", help=command_help("serve"))
def serve(
    host: Host = None,
    port: Port = None,
    no_browser: NoBrowser = False,
    database: Database = None,
    workers: Workers = None,
) -> None:
    import rondel.server
    from rondel.server.config import SettingError

    try:
        rondel.server.run(host=host, port=port, database=database, open_browser=not no_browser, workers=workers)
    except SettingError as refusal:
        raise InputError(str(refusal)) from refusal


app.add_typer(admin.app, name="admin", help=command_help("admin"))


def _print_version(requested: bool) -> None:
    if requested:
        print(f"rondel {rondel.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    host: Host = None,
    port: Port = None,
    no_browser: NoBrowser = False,
    database: Database = None,
    workers: Workers = None,
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help=command_help("version"))
    ] = False,
) -> None:
    """Run `rondel serve` if no command is given."""
    if context.invoked_subcommand is None:
        serve(host, port, no_browser, database, workers)
