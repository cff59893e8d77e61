"""`rondel simulate`: determinism, rotation, statistics, failures, report."""

import json
import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from subprocess import CompletedProcess

import pytest
from tests.cli.terminal import TerminalSession

import rondel
from rondel.bots.simulation import Pairing
from rondel.bots.tally import wilson_interval

Run = Callable[..., "CompletedProcess[str]"]

BAD_BOTS = """
import os
import signal
import time
from rondel.bots import Bot

class Raises(Bot):
    def choose(self, view, decision):
        raise RuntimeError("out of ideas")

class Cheats(Bot):
    def choose(self, view, decision):
        return "rondel moon"

class Sleeps(Bot):
    def choose(self, view, decision):
        while True:
            time.sleep(0.01)

class NeverReady(Bot):
    def new_game(self, seat, view):
        while True:
            time.sleep(0.01)

class First(Bot):
    def choose(self, view, decision):
        return decision.actions[0]

class DiesOnce(First):
    # Its process is killed once, as by the OOM killer.
    def choose(self, view, decision):
        if view.version > 20 and self.seed % 3 == 0:
            try:
                os.close(os.open("died", os.O_CREAT | os.O_EXCL))
            except FileExistsError:
                pass
            else:
                os.kill(os.getpid(), signal.SIGKILL)
        return decision.actions[0]

class Dies(First):
    def choose(self, view, decision):
        os.kill(os.getpid(), signal.SIGKILL)
"""


def _records(folder: Path) -> dict[str, str]:
    return {file.name: file.read_text("utf-8") for file in sorted(folder.iterdir())}


def test_results_do_not_depend_on_the_number_of_workers(run: Run, tmp_path: Path) -> None:
    """Runs with one and with two workers write identical records."""
    common = [
        "simulate",
        "--bots",
        "random",
        "--players",
        "3",
        "--games",
        "6",
        "--seed",
        "9",
        "--option",
        "max_rounds=6",
    ]
    for workers, folder in (("1", "one"), ("2", "two"), ("2", "again")):
        answer = run(*common, "--workers", workers, "--records", folder)
        assert answer.returncode == 0, answer.stderr
    one = _records(tmp_path / "one")
    assert len(one) == 6
    assert one == _records(tmp_path / "two") == _records(tmp_path / "again")
    assert len(set(one.values())) == 6, "all games are different"


def test_different_seeds_give_different_games(run: Run, tmp_path: Path) -> None:
    common = ("simulate", "--bots", "random", "--players", "2", "--games", "2", "--option", "max_rounds=3")
    run(*common, "--seed", "1", "--records", "a")
    run(*common, "--seed", "2", "--records", "b")
    assert _records(tmp_path / "a") != _records(tmp_path / "b")


def test_thinking_time_reaches_the_bots(run: Run, tmp_path: Path) -> None:
    """With less time `expert` plays a different game; values below 0.01 s are rejected."""
    common = ("simulate", "--bots", "expert,random", "--players", "2", "--games", "1", "--option", "max_rounds=4")
    for folder, more in (("usual", ()), ("same", ("--thinking-time", "1")), ("hurry", ("--thinking-time", "0.01"))):
        answer = run(*common, "--records", folder, *more)
        assert answer.returncode == 0, answer.stderr
    assert _records(tmp_path / "usual") == _records(tmp_path / "same") != _records(tmp_path / "hurry")
    assert run(*common, "--thinking-time", "0").returncode == 2


def test_records_replay(run: Run, tmp_path: Path) -> None:
    """Every record is a valid game of the requested edition and options."""
    run(
        "simulate",
        "-e",
        "imperial_2030",
        "-b",
        "random",
        "-p",
        "4",
        "-g",
        "2",
        "-o",
        "setup=draft",
        "--records",
        "r",
    )
    for text in _records(tmp_path / "r").values():
        game = rondel.replay(rondel.Record.loads(text))
        assert game.over
        assert game.edition.id == "imperial_2030"
        assert game.options.setup == "draft"
        assert game.options.max_rounds == 60


def test_json_has_the_documented_format(run: Run) -> None:
    """One object on standard output and nothing else."""
    answer = run("simulate", "--bots", "random,random", "--games", "4", "--option", "max_rounds=4", "--json", "-")
    facts = json.loads(answer.stdout)
    assert list(facts) == [
        "edition", "players", "games", "seed", "options", "bots", "rounds", "decisions", "unfinished"
    ]  # fmt: skip
    assert (facts["edition"], facts["players"], facts["games"], facts["seed"]) == ("imperial", 2, 4, 0)
    assert (facts["options"]["max_rounds"], facts["options"]["late_fleet_battles"]) == (4, True)
    (bot,) = facts["bots"]
    assert list(bot) == [
        "bot", "games", "wins", "win_rate", "interval", "mean_score", "mean_rank",
        "mean_decision_ms", "max_decision_ms", "failures",
    ]  # fmt: skip
    assert bot["games"] == 8
    assert bot["wins"] == 4
    assert bot["mean_rank"] == 1.5
    assert facts["unfinished"] == 4
    assert facts["rounds"] == {"mean": 4.0, "max": 4}


def test_the_last_bot_fills_the_remaining_seats(run: Run) -> None:
    """Two names for five players: the second plays four seats."""
    answer = run(
        "simulate", "-b", "greedy,random", "-p", "5", "-g", "5", "-o", "max_rounds=2", "--json", "-"
    )  # fmt: skip
    assert {bot["bot"]: bot["games"] for bot in json.loads(answer.stdout)["bots"]} == {
        "greedy": 5,
        "random": 20,
    }


@pytest.mark.parametrize(
    ("words", "seats"),
    [
        (["--players", "3"], ["greedy", "random", "random"]),
        (["--players", "6"], ["greedy", *["random"] * 5]),
        (["--bots", "random"], ["random"] * 4),
    ],
)
def test_the_default_bots_fit_any_number_of_players(run: Run, words: list[str], seats: list[str]) -> None:
    """The default list is truncated or extended; a single bot plays at a table of four."""
    answer = run("simulate", *words, "--games", "1", "--option", "max_rounds=1", "--json", "-")
    assert answer.returncode == 0, answer.stderr
    facts = json.loads(answer.stdout)
    assert facts["players"] == len(seats)
    assert {bot["bot"]: bot["games"] for bot in facts["bots"]} == {name: seats.count(name) for name in seats}


def test_seats_rotate() -> None:
    """In as many games as there are players, every bot plays every seat exactly once."""
    pairing = Pairing("imperial", ("a", "b", "c", "d"), rondel.Options(), 0, 0, False)
    for bot in pairing.bots:
        assert sorted(seat for game in range(4) for seat in range(4) if pairing.bot_at(game, seat) == bot) == [
            0,
            1,
            2,
            3,
        ]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(95, 100, 0.8882, 0.9785), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    """Known values of the 95% Wilson score interval."""
    assert wilson_interval(wins, games) == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Raises", "RuntimeError: out of ideas"),
        ("Cheats", "chose rondel moon in rondel, which is not offered"),
        ("Sleeps", "took longer than 1 s for rondel"),
        ("NeverReady", "took longer than 1 s to sit down"),
    ],
)
def test_a_failing_bot_loses_its_game_and_the_simulation_continues(
    run: Run, tmp_path: Path, bot: str, reason: str
) -> None:
    """Failures are counted and reported; the other bots win."""
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS)
    common = (
        "simulate",
        "-b",
        f"bad_bots:{bot},bad_bots:First",
        "-g",
        "2",
        "--timeout",
        "1",
        "-o",
        "max_rounds=2",
    )
    answer = run(*common, "--json", "out.json")
    assert answer.returncode == 0, answer.stderr
    assert reason in " ".join(answer.stdout.split())
    results = {entry["bot"]: entry for entry in json.loads((tmp_path / "out.json").read_text())["bots"]}
    bad, good = results[f"bad_bots:{bot}"], results["bad_bots:First"]
    assert (bad["failures"], bad["wins"], bad["mean_rank"]) == (2, 0, 2)
    assert (good["failures"], good["wins"], good["mean_rank"]) == (0, 2, 1)


def test_worker_processes_find_custom_bots(run: Run, tmp_path: Path) -> None:
    """`package.module:ClassName` from the current folder also works with --workers."""
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS)
    answer = run("simulate", "-b", "bad_bots:First,random", "-g", "4", "-w", "2", "-o", "max_rounds=2", "--json", "-")
    assert answer.returncode == 0, answer.stderr
    assert [bot["failures"] for bot in json.loads(answer.stdout)["bots"]] == [0, 0]


def test_a_killed_worker_loses_and_duplicates_nothing(run: Run, tmp_path: Path) -> None:
    """The games are those of an uninterrupted simulation, each exactly once."""
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS)
    common = ("simulate", "-b", "bad_bots:DiesOnce,random", "-g", "20", "-w", "2", "-o", "max_rounds=4")
    answer = run(*common, "--json", "-", "--records", "interrupted")
    assert answer.returncode == 0, answer.stderr
    assert (tmp_path / "died").exists()
    assert json.loads(answer.stdout)["games"] == 20
    again = run(*common, "--json", "-", "--records", "uninterrupted")
    assert _records(tmp_path / "interrupted") == _records(tmp_path / "uninterrupted")
    seats = [
        [{key: value for key, value in bot.items() if not key.endswith("_ms")} for bot in json.loads(each)["bots"]]
        for each in (answer.stdout, again.stdout)
    ]
    assert seats[0] == seats[1]


def test_a_bot_that_kills_every_worker_ends_the_simulation(run: Run, tmp_path: Path) -> None:
    """The simulation ends after three deaths in a row and writes no results."""
    (tmp_path / "bad_bots.py").write_text(BAD_BOTS)
    answer = run("simulate", "-b", "bad_bots:Dies,random", "-g", "4", "-w", "2", "--json", "out.json")
    assert answer.returncode == 1
    assert answer.stderr == (
        "Worker processes stopped unexpectedly 3 times in a row, probably because of a bot or for lack of memory. "
        "Games finished before: 0; no results were written.\n"
    )
    assert not (tmp_path / "out.json").exists()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--out", "run", "--timeout", "5"], "--timeout cannot be combined with --out: a run has no clock"),
        (["--out", "run", "--records", "r"], "--records cannot be combined with --out"),
        (["--out", "run", "--report", "r.html"], "--report cannot be combined with --out"),
        (["--shard", "10"], "--shard needs --out: it belongs to a run."),
        (["--engine", "dask://"], "--engine needs --out: it belongs to a run."),
    ],
)
def test_incompatible_options_are_refused(run: Run, tmp_path: Path, words: list[str], sentence: str) -> None:
    """A resumable run has no timeout and stores its games as a dataset; nothing is created."""
    answer = run("simulate", *words)
    assert (answer.returncode, answer.stdout) == (1, "")
    assert answer.stderr.startswith(sentence)
    assert not (tmp_path / "run").exists()


def test_the_table(run: Run) -> None:
    """Games, wins, rate, interval, score, rank and time per bot, then a summary."""
    answer = run("simulate", "-b", "random", "-p", "3", "-g", "3", "-o", "max_rounds=3")
    assert answer.returncode == 0
    row = next(line for line in answer.stdout.splitlines() if line.startswith("random"))
    assert re.fullmatch(r"random +9 +3 +33\.3 % +[\d.]+–[\d.]+ +[\d.]+ +2\.00 +[\d.]+ +0", row.rstrip())
    assert "3 games, 3.0 rounds on average, 3 at most" in " ".join(answer.stdout.split())


def test_a_progress_bar_on_a_terminal(open_terminal: Callable[..., TerminalSession]) -> None:
    """It shows the number of games and the speed; the table is printed last."""
    terminal = open_terminal("simulate", "-b", "random", "-p", "2", "-g", "40", "-o", "max_rounds=10")
    assert terminal.finish() == 0
    assert re.search(r"Games .*\d+/40 .*games/s", terminal.seen)
    assert "40 games" in terminal.seen.splitlines()[-2]


class _Reader(HTMLParser):
    """Collects tags, labels and external references."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.loaded: list[str] = []
        self.labels: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        values = dict(attrs)
        self.loaded += [value or "" for key, value in attrs if key in ("src", "href", "xlink:href")]
        if tag == "svg":
            self.labels.append(values.get("aria-label") or "")


def test_the_report_is_self_contained(run: Run, tmp_path: Path) -> None:
    """Four labeled charts, light and dark, without scripts or links."""
    answer = run("simulate", "-b", "random", "-p", "3", "-g", "4", "-o", "max_rounds=5", "--report", "report.html")
    assert answer.returncode == 0, answer.stderr
    page = (tmp_path / "report.html").read_text("utf-8")
    reader = _Reader()
    reader.feed(page)
    assert reader.tags.count("svg") == 4
    assert all(reader.labels)
    assert reader.loaded == []
    assert "script" not in reader.tags
    assert "://" not in page
    assert "prefers-color-scheme: dark" in page
    for words in ("Win rate", "Mean score", "Length of the games", "Power points", "Austria-Hungary"):
        assert words in page
