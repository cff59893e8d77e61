"""`rondel simulate`: bots against each other, many games, several processes."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from rondel.bots.match import Pairing
from rondel.bots.tally import Tally
from rondel.cli import choices
from rondel.cli.choices import EditionName, Lang, OptionList, ThinkingTime, language, option_help
from rondel.cli.pool import MOST_DEATHS, WorkersDied, matches
from rondel.cli.problems import Refused, reading
from rondel.cli.results import progress, show
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
            _check_writable(Path(file).expanduser())
    tally = _play_all(pairing, games, workers, Path(records).expanduser() if records is not None else None, say)
    facts = tally.to_dict(board.id, len(pairing.bots), seed, game_options)
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
    show(tally, say)


def _check_options(pairing: Pairing) -> None:
    """Options that make no sense in this edition are refused before any worker starts."""
    import rondel

    rondel.new_game(pairing.edition, players=len(pairing.bots), options=pairing.options, seed=0)


def _play_all(pairing: Pairing, games: int, workers: int, records: Path | None, say: Say) -> Tally:
    """All games, counted and written one by one, in order; a progress bar where somebody watches."""
    tally = Tally(dict.fromkeys(pairing.bots))
    width = max(4, len(str(games)))
    with progress(games, 0, say) as tell:
        try:
            for result in matches(pairing, games, workers):
                tally.add(result)
                if records is not None and result.record is not None:
                    with reading(str(records), say):
                        file = records / f"game-{result.number + 1:0{width}}.rondel"
                        file.write_text(result.record.dumps(), "utf-8")
                tell(tally.games)
        except WorkersDied as error:
            raise Refused(say("refused-worker-died", games=error.games, deaths=MOST_DEATHS)) from error
    return tally


def _check_writable(file: Path) -> None:
    """Refused if the file cannot be written; whatever is there stays as it is, and nothing is left behind."""
    is_new = not file.exists()
    file.open("a").close()
    if is_new:
        file.unlink()
