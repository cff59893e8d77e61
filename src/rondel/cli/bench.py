"""`rondel bench`: measure the speed of the engine and of the fast core."""

import json
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from rondel.cli.arguments import Lang, language, option_help
from rondel.locales import text
from rondel.locales.game_text import format_number

_ROWS = (
    ("decisions_per_second", ",.0f"),
    ("games_per_second", ".1f"),
    ("decisions_per_game", ".0f"),
    ("copy_us", ".1f"),
    ("view_us", ".0f"),
    ("to_json_us", ".0f"),
    ("replay_ms", ".1f"),
    ("replay_decisions", ".0f"),
    ("record_bytes_per_1000", ",.0f"),
    ("record_gzip_bytes_per_1000", ",.0f"),
    ("state_bytes", ",.0f"),
    ("late_to_early", ".2f"),
    ("fast_playouts_per_second", ",.0f"),
    ("fast_two_threads", ".2f"),
    ("fast_steps_per_second", ",.0f"),
    ("fast_copy_us", ".2f"),
    ("fast_copy_from_us", ".2f"),
    ("fast_late_to_early", ".2f"),
    ("expert_decisions_per_second", ",.0f"),
    ("fast_steps_to_game", ".1f"),
    ("fast_copy_to_game_copy", ".3f"),
)


def bench(
    as_json: Annotated[bool, typer.Option("--json", help=option_help("bench-json"))] = False,
    players: Annotated[int, typer.Option("--players", "-p", min=2, max=6, help=option_help("players"))] = 6,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help=option_help("bench-games"))] = 6,
    lang: Lang = None,
) -> None:
    from rondel.cli.measure import measure

    say = text(language(lang))
    errors = Console(stderr=True)
    with Progress(console=errors, disable=not errors.is_terminal, transient=True) as progress:
        work = progress.add_task(say("bench-measuring"), total=1.0)
        figures = measure(players, games, on_progress=lambda share: progress.advance(work, share))
    if as_json:
        print(json.dumps(figures))
        return
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    table.add_column(say("bench-what"))
    for edition in figures["editions"]:
        table.add_column(edition, justify="right")
    for key, form in _ROWS:
        table.add_row(
            say(f"bench-{key}"), *(format_number(each[key], form, say) for each in figures["editions"].values())
        )
    for key in ("decisions_to_chess_moves", "copy_to_chess_copy", "playouts_to_chess_moves"):
        if "ratios" in figures:
            table.add_row(
                say(f"bench-{key}"), *(format_number(ratio[key], ".2f", say) for ratio in figures["ratios"].values())
            )
    console = Console(highlight=False, emoji=False)
    console.print(table)
    console.print(say("bench-core", form=figures["core"]))
    if figures["chess"]:
        moves = format_number(figures["chess"]["moves_per_second"], ",.0f", say)
        console.print(say("bench-chess", moves=moves, copy=format_number(figures["chess"]["copy_us"], ".1f", say)))
    else:
        console.print(say("bench-no-chess"))
