"""`rondel simulate`: many games between bots, in several processes."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from rondel.bots.simulation import Pairing
from rondel.bots.tally import Tally
from rondel.cli import arguments
from rondel.cli.arguments import (
    EditionName,
    InputError,
    Lang,
    OptionList,
    ThinkingTime,
    WorkerCount,
    file_errors,
    language,
    option_help,
)
from rondel.cli.processes import MAX_DEATHS, WorkersDied, matches
from rondel.cli.results import STANDARD_OUTPUT, progress, show, write_json
from rondel.fast.core import warn_if_pure
from rondel.locales import Say, text

# Number of players if a single bot is named.
PLAYERS_FOR_ONE_BOT = 4
DEFAULT_BOTS = "greedy,random,random,random"
DEFAULT_TIMEOUT = 10.0
_ONLY_WITHOUT_OUT = ("--timeout", "--records", "--report")


def simulate(
    edition: EditionName = "imperial",
    players: Annotated[int | None, typer.Option("--players", "-p", help=option_help("players"))] = None,
    bots: Annotated[str, typer.Option("--bots", "-b", help=option_help("bots"))] = DEFAULT_BOTS,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help=option_help("games"))] = 100,
    seed: Annotated[int, typer.Option("--seed", help=option_help("seed"))] = 0,
    workers: WorkerCount = 1,
    option: OptionList = None,
    timeout: Annotated[float | None, typer.Option("--timeout", min=0, metavar="S", help=option_help("timeout"))] = None,
    thinking_time: ThinkingTime = None,
    out: Annotated[str | None, typer.Option("--out", metavar="RUN", help=option_help("out"))] = None,
    shard: Annotated[int | None, typer.Option("--shard", min=1, metavar="N", help=option_help("shard"))] = None,
    engine: Annotated[str | None, typer.Option("--engine", metavar="ENGINE", help=option_help("engine"))] = None,
    as_json: Annotated[str | None, typer.Option("--json", metavar="FILE|-", help=option_help("json"))] = None,
    records: Annotated[str | None, typer.Option("--records", metavar="DIR", help=option_help("records"))] = None,
    report: Annotated[str | None, typer.Option("--report", metavar="FILE.html", help=option_help("report"))] = None,
    lang: Lang = None,
) -> None:
    warn_if_pure()
    say = text(language(lang))
    names = arguments.seats_or_default(bots, DEFAULT_BOTS, players, say)
    arguments.bots(names, say)
    board = arguments.edition(edition, say)
    game_options = arguments.options(option, say, max_rounds=60).for_edition(board)
    if players is None and len(names) == 1:
        players = PLAYERS_FOR_ONE_BOT
    pairing = Pairing(
        edition=board.id,
        bots=tuple(arguments.seats(names, players, say)),
        options=game_options,
        seed=seed,
        timeout=DEFAULT_TIMEOUT if timeout is None else timeout,
        keep_records=records is not None,
        search_path=tuple(sys.path),
        thinking_time=thinking_time,
    )
    _check_options(pairing)
    _check_form(out is not None, {"--timeout": timeout, "--records": records, "--report": report}, say)
    _check_form(out is None, {"--shard": shard, "--engine": engine}, say)
    # Fail before a simulation of hours if the results cannot be written.
    if records is not None:
        with file_errors(records, say):
            Path(records).expanduser().mkdir(parents=True, exist_ok=True)
    for file in filter(None, (as_json if as_json != STANDARD_OUTPUT else None, report)):
        with file_errors(file, say):
            _check_writable(Path(file).expanduser())
    if out is not None:
        from rondel.cli.run import begin_run

        tally = begin_run(pairing, games, out, shard, engine or "local", workers, say)
    else:
        tally = _play_all(pairing, games, workers, Path(records).expanduser() if records is not None else None, say)
    facts = tally.to_dict(board.id, len(pairing.bots), seed, game_options)
    if report is not None:
        from rondel.cli.reports import report_page

        with file_errors(report, say):
            Path(report).expanduser().write_text(report_page(tally, facts, board, language(lang)), "utf-8")
    if not write_json(facts, as_json, say):
        show(tally, say)


def _check_form(wrong: bool, given: Mapping[str, object], say: Say) -> None:
    """Reject options that need, or exclude, a resumable run."""
    for name, value in given.items():
        if wrong and value is not None:
            raise InputError(
                say("refused-with-out" if name in _ONLY_WITHOUT_OUT else "refused-without-out", option=name)
            )


def _check_options(pairing: Pairing) -> None:
    """Reject options invalid for this edition before any worker starts."""
    import rondel

    rondel.new_game(pairing.edition, players=len(pairing.bots), options=pairing.options, seed=0)


def _play_all(pairing: Pairing, games: int, workers: int, records: Path | None, say: Say) -> Tally:
    """Play, tally and store all games in order, with a progress bar on a terminal."""
    tally = Tally(dict.fromkeys(pairing.bots))
    width = max(4, len(str(games)))
    with progress(games, 0, say) as update:
        try:
            for result in matches(pairing, games, workers):
                tally.add(result)
                if records is not None and result.record is not None:
                    with file_errors(str(records), say):
                        file = records / f"game-{result.number + 1:0{width}}.rondel"
                        file.write_text(result.record.dumps(), "utf-8")
                update(tally.games)
        except WorkersDied as error:
            raise InputError(say("refused-worker-died", games=error.games, deaths=MAX_DEATHS)) from error
    return tally


def _check_writable(file: Path) -> None:
    """Raise if the file cannot be written; leave an existing file unchanged and create none."""
    is_new = not file.exists()
    file.open("a").close()
    if is_new:
        file.unlink()
