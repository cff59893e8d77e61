"""Measure `master`: alone against `expert` (today's and an earlier one), against a hasty copy and a bot that models it.

    python -m benchmarks.strength --out artefacts/strength --games 200 --workers 2
    python -m benchmarks.strength --out artefacts/strength --cell modeler-4 --thinking-time 0.1
    python -m benchmarks.strength --out artefacts/strength --table

Every game is a line in a file of the folder, by cell, board and thinking time; stored games are not played again, so a
run can be stopped at any time and resumed. Seats rotate from game to game. The thinking time applies to `master`; both
versions of `expert` always have their default.
"""

from __future__ import annotations

import json
import multiprocessing
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import rondel
from benchmarks import measurements
from benchmarks.frozen import FrozenExpert, process
from benchmarks.lost_endings import ending_of
from rondel.bots.levels import ExpertBot
from rondel.bots.simulation import Pairing, play_match
from rondel.bots.tally import wilson_interval

SEED = 2_026_111_700  # never used for tuning


class UsualExpert(FrozenExpert):
    """The frozen `expert` with its default thinking time."""

    name = "usual_expert"

    def choose(self, view: rondel.SeatView, decision: rondel.Decision) -> str:  # noqa: ARG002 - the game has it
        return process().choice(self.was, self.seed, view.seat, view.imagine(), None)


class UnhurriedExpert(ExpertBot):
    """Today's `expert` with its default thinking time."""

    name = "unhurried_expert"

    def choose(self, view: rondel.SeatView, decision: rondel.Decision) -> rondel.Action | str:
        self.thinking_time = None
        return super().choose(view, decision)


FROZEN = "benchmarks.strength:UsualExpert"
EXPERT = "benchmarks.strength:UnhurriedExpert"
MODELER = "benchmarks.modeling_bot:Modeler"
HASTY = "benchmarks.hasty_bot:Hasty"
SHOWN = {FROZEN: "expert, frozen", EXPERT: "expert"}


class Cell(NamedTuple):
    """One bot alone against others."""

    bot: str
    against: str
    players: int
    goal: str
    options: Mapping[str, Any] = MappingProxyType({})


CELLS = {
    "master-4": Cell("master", FROZEN, 4, "≥ 60 %"),
    "master-6": Cell("master", FROZEN, 6, "≥ 45 %"),
    "modeler-4": Cell(MODELER, "master", 4, "≤ 37.5 %"),
    "step-2": Cell("master", EXPERT, 2, "≥ 67 %"),
    "step-3": Cell("master", EXPERT, 3, "≥ 67 %"),
    "step-4": Cell("master", EXPERT, 4, "≥ 50 %"),
    "step-6": Cell("master", EXPERT, 6, "≥ 33 %"),
    "hidden-4": Cell("master", EXPERT, 4, "", {"cash": "hidden"}),
    "draft-4": Cell("master", EXPERT, 4, "", {"setup": "draft"}),
    "no-card-4": Cell("master", EXPERT, 4, "", {"investor_card": False}),
    "hasty-4": Cell("master", HASTY, 4, "> 25 %"),
    **{f"{name}-4": Cell(name, "master", 4, "≈ 25 %") for name in ("builder", "banker", "raider", "opportunist")},
}


class Task(NamedTuple):
    """One game to play."""

    cell: str
    edition: str
    thinking_time: float
    number: int


def play(task: Task) -> dict[str, Any]:
    """Play one game; returns the result of the bot."""
    cell = CELLS[task.cell]
    seated = (cell.bot, *[cell.against] * (cell.players - 1))
    options = rondel.Options(max_rounds=60, **cell.options)
    pairing = Pairing(task.edition, seated, options, SEED, 0, keep_records=True, thinking_time=task.thinking_time)
    result = play_match(pairing, task.number)
    if failures := [seat.failure for seat in result.seats if seat.failure]:
        raise RuntimeError(f"A bot failed in game {task.number} of {task.cell}: {failures[0]}")
    seat = next(each for each in result.seats if each.bot == cell.bot)
    assert result.record is not None
    ended_by, ending = ending_of(result.record) or (None, "limit")
    return {
        "number": task.number,
        "win": seat.win,
        "score": seat.score,
        "decisions": seat.decisions,
        "seconds": round(seat.seconds, 3),
        "slowest": round(seat.slowest, 3),
        "rounds": result.rounds,
        "unfinished": result.unfinished,
        "ended_by": None if ended_by is None else result.seats[ended_by].bot,
        "ending": ending,
    }


def file_of(out: Path, cell: str, edition: str, thinking_time: float) -> Path:
    """The file with the games of a cell."""
    return out / f"{cell}_{edition}_{thinking_time:g}.jsonl"


def stored(path: Path) -> list[dict[str, Any]]:
    """The games of a file, by number; an incomplete last line is ignored."""
    if not path.is_file():
        return []
    lines = [line for line in path.read_text("ascii").splitlines(keepends=True) if line.endswith("\n")]
    return sorted((json.loads(line) for line in lines), key=lambda game: int(game["number"]))


def missing(out: Path, cells: list[str], editions: list[str], thinking_time: float, games: int) -> list[Task]:
    """The games left to play, all cells in step."""
    found = []
    for cell in cells:
        for edition in editions:
            done = {game["number"] for game in stored(file_of(out, cell, edition, thinking_time))}
            found += [Task(cell, edition, thinking_time, n) for n in range(games) if n not in done]
    return sorted(found, key=lambda task: task.number)


def rows(out: Path) -> Iterator[str]:
    """The table of all games in the folder."""
    yield "| bot | against | board | seconds | games | wins (95 %) | fair | goal | score | ms mean / max | rounds |"
    yield "|---|---|---|--:|--:|---|--:|---|--:|---|--:|"
    for path in sorted(out.glob("*.jsonl")):
        name, edition, thinking_time = _parts(path.stem)
        cell, games = CELLS[name], stored(path)
        if not games:
            continue
        count, wins = len(games), sum(game["win"] for game in games)
        low, high = wilson_interval(wins, count)
        seconds, decisions = sum(game["seconds"] for game in games), sum(game["decisions"] for game in games)
        against = shown(cell.against)
        variant = "".join(f", {option}" for option in cell.options.values() if isinstance(option, str))
        variant += ", no card" if cell.options.get("investor_card") is False else ""
        yield (
            f"| {shown(cell.bot)} | {cell.players - 1} × {against}{variant} | {edition} "
            f"| {thinking_time} | {count} | {wins / count:.1%} ({low:.1%}–{high:.1%}) | {1 / cell.players:.0%} "
            f"| {cell.goal or '–'} | {sum(game['score'] for game in games) / count:.0f} "
            f"| {1000 * seconds / decisions:.0f} / {1000 * max(game['slowest'] for game in games):.0f} "
            f"| {sum(game['rounds'] for game in games) / count:.1f} |"
        )


def shown(bot: str) -> str:
    """The name of a bot in the tables."""
    return SHOWN.get(bot) or bot.rpartition(":")[2].lower()


def endings(out: Path) -> Iterator[str]:
    """The table of bots that ended a game by a Taxation, won or lost (R21.1); frozen bots are left out."""
    counts: Counter[tuple[str, str]] = Counter()
    for path in sorted(out.glob("*.jsonl")):
        counts.update((game["ended_by"] or "", game["ending"]) for game in stored(path) if "ending" in game)
    yield "| bot | games ended | won | lost | after a standoff |"
    yield "|---|--:|--:|--:|--:|"
    for bot in sorted({bot for bot, _ in counts} - {"", FROZEN}):
        found = [counts[bot, result] for result in ("won", "lost", "standoff")]
        yield f"| {shown(bot)} | {sum(found)} | " + " | ".join(map(str, found)) + " |"
    yield f"\nAt the limit of 60 rounds: {counts['', 'limit']} of {counts.total()} games."


def _parts(stem: str) -> tuple[str, str, str]:
    """Cell, edition and thinking time from the name of a file."""
    cell, _, rest = stem.partition("_")
    edition, _, thinking_time = rest.rpartition("_")
    return cell, edition, thinking_time


def main() -> None:
    """Play the missing games, then print the tables."""
    parser = measurements.parser(__doc__)
    parser.add_argument("--out", type=Path, default=Path("artefacts/strength"))
    parser.add_argument("--cell", choices=CELLS, action="append", help="can be repeated; default: all")
    parser.add_argument("--edition", choices=rondel.editions(), action="append")
    parser.add_argument("--games", type=int, default=200, help="per cell and board")
    parser.add_argument("--thinking-time", type=float, default=1.0, help="seconds, as for `rondel play`")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--table", action="store_true", help="only print the stored games")
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    cells, editions = given.cell or list(CELLS), given.edition or list(rondel.editions())
    tasks = [] if given.table else missing(given.out, cells, editions, given.thinking_time, given.games)
    with multiprocessing.get_context("spawn").Pool(given.workers) as pool:
        played = pool.imap(_played, tasks)
        for done, (task, game) in enumerate(played, 1):
            with file_of(given.out, task.cell, task.edition, task.thinking_time).open("a", encoding="ascii") as file:
                file.write(json.dumps(game) + "\n")
            sys.stderr.write(f"\r{done} of {len(tasks)} games ")
    with measurements.recorded(given, "master-strength", "Strength of `master`") as show:
        for line in (*rows(given.out), "", *endings(given.out)):
            show(line)


def _played(task: Task) -> tuple[Task, dict[str, Any]]:
    return task, play(task)


if __name__ == "__main__":
    main()
