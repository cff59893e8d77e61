"""Puts the commands together; without a command the game server starts."""

from typing import Annotated

import typer

import rondel
from rondel.cli import (
    admin,
    analyse,
    assistant,
    bench,
    bots,
    editions,
    ending,
    play,
    programs,
    puzzle,
    replay,
    rules,
    run,
    serve,
    simulate,
)
from rondel.cli.choices import command_help

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
app.command("mcp", help=command_help("mcp"))(assistant.mcp)
app.command("work", help=command_help("work"))(run.work)
app.command("replay", help=command_help("replay"))(replay.replay)
app.command("analyse", help=command_help("analyse"))(analyse.analyse)
app.command("ending", help=command_help("ending"))(ending.ending)
app.command("puzzle", help=command_help("puzzle"))(puzzle.puzzle)
app.command("bench", help=command_help("bench"))(bench.bench)
app.command("rules", help=command_help("rules"))(rules.rules)
app.command("bots", help=command_help("bots"))(bots.bots)
app.command("editions", help=command_help("editions"))(editions.editions)
app.command("serve", help=command_help("serve"))(serve.serve)
app.add_typer(admin.app, name="admin", help=command_help("admin"))


def _print_version(wanted: bool) -> None:
    if wanted:
        print(f"rondel {rondel.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    host: serve.Host = None,
    port: serve.Port = None,
    no_browser: serve.NoBrowser = False,
    database: serve.Database = None,
    workers: serve.Workers = None,
    _version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help=command_help("version"))
    ] = False,
) -> None:
    """`rondel` alone is `rondel serve`."""
    if context.invoked_subcommand is None:
        serve.serve(host, port, no_browser, database, workers)
