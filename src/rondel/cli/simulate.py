"""`rondel simulate`: bots against each other, many games, several processes."""

import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from rondel.cli import choices
from rondel.cli.choices import EditionName, Lang, OptionList, ThinkingTime, language, option_help
from rondel.cli.match import MatchResult, Pairing, play_match, prepare_worker
from rondel.cli.problems import Refused, reading
from rondel.cli.tally import Tally, mean
from rondel.cli.words import figure
from rondel.locales import Say, text

# A bot that is named alone plays against itself at a table of the usual size.
PLAYERS_FOR_ONE_BOT = 4
USUAL_BOTS = "greedy,random,random,random"


def simulate(
    edition: EditionName = "imperial",
    players: Annotated[int | None, typer.Option("--players", "-p", help=option_help("players"))] = None,
    bots: Annotated[str, typer.Option("--bots", "-b", help=option_help("bots"))] = USUAL_BOTS,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help=option_help("games"))] = 100,
    seed: Annotated[int, typer.Option("--seed", help=option_help("seed"))] = 0,
    workers: Annotated[int, typer.Option("--workers", "-w", min=1, help=option_help("workers"))] = 1,
    option: OptionList = None,
    timeout: Annotated[float, typer.Option("--timeout", min=0, metavar="S", help=option_help("timeout"))] = 10.0,
    thinking_time: ThinkingTime = None,
    as_json: Annotated[str | None, typer.Option("--json", metavar="FILE|-", help=option_help("json"))] = None,
    records: Annotated[str | None, typer.Option("--records", metavar="DIR", help=option_help("records"))] = None,
    report: Annotated[str | None, typer.Option("--report", metavar="FILE.html", help=option_help("report"))] = None,
    lang: Lang = None,
) -> None:
    say = text(language(lang))
    names = choices.usual_seats(bots, USUAL_BOTS, players, say)
    choices.bots(names, say)
    board = choices.edition(edition, say)
    game_options = choices.options(option, say, max_rounds=60)
    if players is None and len(names) == 1:
        players = PLAYERS_FOR_ONE_BOT
    pairing = Pairing(
        edition=board.id,
        bots=tuple(choices.seats(names, players, say)),
        options=game_options,
        seed=seed,
        timeout=timeout,
        keep_records=records is not None,
        search_path=tuple(sys.path),
        thinking_time=thinking_time,
    )
    _check_options(pairing)
    # Nobody waits for hours to hear that the results cannot be written.
    if records is not None:
        with reading(records, say):
            Path(records).expanduser().mkdir(parents=True, exist_ok=True)
    for file in filter(None, (as_json if as_json != "-" else None, report)):
        with reading(file, say):
            Path(file).expanduser().touch()
    results = _play_all(pairing, games, workers, say)
    tally = Tally(results, list(dict.fromkeys(pairing.bots)))
    facts = tally.to_dict(board.id, len(pairing.bots), seed, game_options)
    if records is not None:
        _write_records(Path(records).expanduser(), results, say)
    if report is not None:
        from rondel.cli.report import page

        with reading(report, say):
            Path(report).expanduser().write_text(page(tally, facts, board, language(lang)), "utf-8")
    if as_json == "-":
        print(json.dumps(facts))
        return
    if as_json is not None:
        with reading(as_json, say):
            Path(as_json).expanduser().write_text(json.dumps(facts, indent=1) + "\n", "utf-8")
    _show(tally, say)


def _check_options(pairing: Pairing) -> None:
    """Options that make no sense in this edition are refused before any worker starts."""
    import rondel

    rondel.new_game(pairing.edition, players=len(pairing.bots), options=pairing.options, seed=0)


def _play_all(pairing: Pairing, games: int, workers: int, say: Say) -> list[MatchResult]:
    """All games in order; a progress bar where somebody watches."""
    results: list[MatchResult] = []
    console = Console(stderr=True)
    columns = (
        TextColumn(say("simulate-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task("games", total=games, speed="")
        for result in _matches(pairing, games, workers, say):
            results.append(result)
            elapsed = progress.tasks[0].elapsed or 0.0
            speed = say("simulate-speed", speed=figure(len(results) / elapsed, ".1f", say)) if elapsed else ""
            progress.update(task, advance=1, speed=speed)
    return results


def _matches(pairing: Pairing, games: int, workers: int, say: Say) -> Iterator[MatchResult]:
    if workers == 1:
        for number in range(games):
            yield play_match(pairing, number)
        return
    chunk = max(1, min(16, games // (workers * 8)))
    pool = ProcessPoolExecutor(min(workers, games), initializer=prepare_worker, initargs=(pairing.search_path,))
    with pool:
        try:
            yield from pool.map(play_match, [pairing] * games, range(games), chunksize=chunk)
        except BrokenProcessPool as error:
            raise Refused(say("refused-worker-died")) from error
        except KeyboardInterrupt:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def _write_records(folder: Path, results: list[MatchResult], say: Say) -> None:
    with reading(str(folder), say):
        width = max(4, len(str(len(results))))
        for result in results:
            (folder / f"game-{result.number + 1:0{width}}.rondel").write_text(result.record, "utf-8")


def _show(tally: Tally, say: Say) -> None:
    console = Console(highlight=False, emoji=False)
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    for column in ("bot", "games", "wins", "rate", "interval", "score", "rank", "time", "failures"):
        table.add_column(say(f"simulate-{column}"), justify="left" if column == "bot" else "right")
    for bot in sorted(tally.bots.values(), key=lambda bot: -bot.win_rate):
        low, high = bot.interval
        table.add_row(
            bot.bot,
            str(bot.games),
            figure(bot.wins, ".0f" if bot.wins == int(bot.wins) else ".1f", say),
            figure(100 * bot.win_rate, ".1f", say) + " %",
            f"{figure(100 * low, '.1f', say)}–{figure(100 * high, '.1f', say)}",
            figure(mean(bot.scores), ".1f", say),
            figure(mean(bot.ranks), ".2f", say),
            figure(bot.decision_ms, ".2f", say),
            str(len(bot.failures)),
        )
    console.print(table)
    results = tally.results
    console.print(
        say(
            "simulate-summary",
            games=len(results),
            rounds=figure(mean(result.rounds for result in results), ".1f", say),
            longest=max(result.rounds for result in results),
            decisions=figure(mean(result.decisions for result in results), ",.0f", say),
            unfinished=sum(result.unfinished for result in results),
        )
    )
    for bot in tally.bots.values():
        for failure in bot.failures[:3]:
            console.print(say("simulate-failure", bot=bot.bot, what=failure), style="red")
