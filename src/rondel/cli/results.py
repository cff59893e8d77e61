"""Simulation output: progress bar, results table, JSON."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from rondel.bots.tally import BotTally, Tally, mean
from rondel.cli.arguments import file_errors
from rondel.locales import Say
from rondel.locales.game_text import format_number

STANDARD_OUTPUT = "-"
_COLUMNS = ("bot", "games", "wins", "rate", "interval", "score", "rank", "time", "failures")


def write_json(facts: Mapping[str, object], file: str | None, say: Say) -> bool:
    """Handle `--json`: write a file, or print one line and return True to suppress other output."""
    if file == STANDARD_OUTPUT:
        print(json.dumps(facts))
        return True
    if file is not None:
        with file_errors(file, say):
            Path(file).expanduser().write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    return False


@contextmanager
def progress(games: int, before: int, say: Say) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on a terminal; yield a function that sets the number of games, starting at `before`."""
    console = Console(stderr=True)
    columns = (
        TextColumn(say("simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as bar:
        task = bar.add_task("games", total=games, completed=before, speed="")

        def update(done: int) -> None:
            elapsed = bar.tasks[0].elapsed or 0.0
            pace = max(0, done - before) / elapsed if elapsed else 0.0
            speed = say("simulate-speed", speed=format_number(pace, ".1f", say)) if elapsed else ""
            bar.update(task, completed=done, speed=speed)

        yield update


def show(tally: Tally, say: Say) -> None:
    """Print the table of bots, best first, a summary of the games, and failures."""
    console = Console(highlight=False, emoji=False)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    for column in _COLUMNS:
        table.add_column(say(f"simulate-{column}"), justify="left" if column == "bot" else "right")
    for bot in sorted(tally.bots.values(), key=lambda bot: -bot.win_rate):
        table.add_row(*_row(bot, say))
    console.print(table)
    console.print(
        say(
            "simulate-summary",
            games=tally.games,
            rounds=format_number(mean(tally.rounds), ".1f", say),
            longest=max(tally.rounds, default=0),
            decisions=format_number(tally.mean_decisions, ",.0f", say),
            unfinished=tally.unfinished,
        )
    )
    for bot in tally.bots.values():
        for failure in bot.failed:
            console.print(say("simulate-failure", bot=bot.bot, what=failure), style="red")


def _row(bot: BotTally, say: Say) -> tuple[str, ...]:
    low, high = bot.interval
    return (
        bot.bot,
        str(bot.games),
        format_number(bot.wins, ".0f" if bot.wins == int(bot.wins) else ".1f", say),
        format_number(100 * bot.win_rate, ".1f", say) + " %",
        f"{format_number(100 * low, '.1f', say)}–{format_number(100 * high, '.1f', say)}",
        format_number(mean(bot.scores), ".1f", say),
        format_number(bot.mean_rank, ".2f", say),
        "–" if bot.decision_ms is None else format_number(bot.decision_ms, ".2f", say),
        str(bot.failures),
    )
