"""Bad input: one sentence on stderr, exit 1, no traceback, nothing on stdout."""

from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import rondel

Run = Callable[..., "CompletedProcess[str]"]


def _refused(answer: "CompletedProcess[str]", *words: str) -> None:
    assert answer.returncode == 1, (answer.stdout, answer.stderr)
    assert answer.stdout == ""
    assert "Traceback" not in answer.stderr
    assert len(answer.stderr.strip().splitlines()) == 1
    for word in words:
        assert word in answer.stderr


@pytest.fixture
def record() -> str:
    game = rondel.new_game("imperial", players=["Ada", "Bruno", "Chen"], seed=3)
    for _ in range(12):
        game.play(game.decision.actions[0])
    return game.record().dumps()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "--edition", "imperal"], ["imperal", "imperial_2030", "Did you mean imperial?"]),
        (["play", "--seats", "human,gredy"], ["gredy", "Did you mean greedy?"]),
        (["play", "--seats", "human"], ["2 to 6"]),
        (["play", "--seats", ","], ["at least one"]),
        (["play", "--seats", "human,random", "--players", "7"], ["2 to 6"]),
        (["play", "--seats", "human,random,random", "--players", "2"], ["3 seats"]),
        (["play", "--names", "A,B,C,D", "--seats", "human,random"], ["4 names"]),
        (["play", "--option", "setup"], ["key=value"]),
        (["play", "--option", "seed=1"], ["no option called 'seed'"]),
        (["play", "--option", "setup=quick"], ["setup", "quick", "draft"]),
        (["play", "--option", "bonus=increase"], ["bonus"]),
        (["play", "--option", "max_rounds=0"], ["max_rounds"]),
        (["play", "--load", "nowhere.rondel"], ["nowhere.rondel"]),
        (["play", "--lang", "fr"], ["fr", "en, de, it, pl"]),
        (["simulate", "--bots", "alphazero"], ["alphazero", "random"]),
        (["simulate", "--bots", "no.such.module:Bot"], ["no.such.module:Bot", "No module named"]),
        (["simulate", "--bots", "json:JSONDecoder"], ["json:JSONDecoder"]),
        (["simulate", "--bots", "random", "--edition", "chess"], ["chess"]),
        (["simulate", "--bots", "random", "--players", "1"], ["2 to 6"]),
        (["simulate", "--bots", "random", "-p", "2", "--option", "cash=none"], ["cash"]),
        (["simulate", "--bots", "random", "-p", "2", "--json", "no/such/folder/x.json"], ["x.json"]),
        (["simulate", "--bots", "random", "-p", "2", "--report", "no/such/folder/x.html"], ["x.html"]),
        (["replay", "nowhere.rondel"], ["There is no file nowhere.rondel"]),
        (["rules", "R99.9"], ["R99.9"]),
        (["rules", "xylophone"], ["xylophone"]),
        (["serve", "--database", "carrierpigeon://x", "--no-browser"], ["carrierpigeon"]),
    ],
    ids=lambda value: " ".join(value) if value and value[0] in ("play", "simulate", "replay", "rules", "serve") else "",
)
def test_bad_input_is_refused_in_one_sentence(run: Run, words: list[str], said: list[str]) -> None:
    """Unknown bots, editions, options, files, languages."""
    _refused(run(*words), *said)


def test_a_real_process_reports_errors_the_same_way(run_process: Run) -> None:
    """Exit code and output of a real process."""
    _refused(run_process("play", "--edition", "chess"), "chess")
    assert run_process("dance").returncode == 2


def test_a_folder_is_not_a_record(run: Run, tmp_path: Path) -> None:
    _refused(run("replay", str(tmp_path)), "directory")


def test_a_binary_file_is_not_a_record(run: Run, tmp_path: Path) -> None:
    """Binary files are rejected."""
    (tmp_path / "picture.rondel").write_bytes(b"\x89PNG\xff\xfe")
    _refused(run("replay", "picture.rondel"), "not a text file")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("rondel: 1", "hello world", ["Line 1", "expected"]),
        ("edition: imperial", "edition imperial", ["Line 2", "expected 'key: value'"]),
        ("edition: imperial", "edition: imperial_1850", ["imperial_1850"]),
        ("setup: standard", "setup: quick", ["Line 4", "setup", "draft"]),
        ("setup: standard", "weather: fine", ["Line 4", "weather"]),
        ("player: Chen\n", "", ["expected a seat from 0 to 1"]),
    ],
    ids=["format", "no colon", "edition", "option value", "unknown key", "players"],
)
def test_a_malformed_header_is_reported_with_line_and_expectation(
    run: Run, tmp_path: Path, record: str, old: str, new: str, said: list[str]
) -> None:
    """The header is validated line by line."""
    assert old in record
    (tmp_path / "bad.rondel").write_text(record.replace(old, new, 1), "utf-8")
    _refused(run("replay", "bad.rondel"), *said)


def test_a_malformed_move_is_reported_with_its_line(run: Run, tmp_path: Path, record: str) -> None:
    """A line that is not a seat and an action, or a comment, is reported by its number."""
    lines = record.splitlines()
    place = lines.index("") + 3
    lines[place] = "Ada goes to Taxation"
    (tmp_path / "bad.rondel").write_text("\n".join(lines), "utf-8")
    _refused(run("replay", "bad.rondel"), f"Line {place + 1}", "expected a seat")


def test_an_illegal_move_is_reported_with_move_and_rule(run: Run, tmp_path: Path, record: str) -> None:
    lines = record.splitlines()
    place = lines.index("") + 1
    seat = lines[place].split()[0]
    lines[place] = f"{seat} build vienna"
    (tmp_path / "bad.rondel").write_text("\n".join(lines), "utf-8")
    _refused(run("replay", "bad.rondel"), "Move 1", f"line {place + 1}", "build vienna", "(R")


def test_an_unknown_action_is_reported_with_its_line(run: Run, tmp_path: Path, record: str) -> None:
    lines = record.splitlines()
    place = lines.index("") + 1
    lines[place] = lines[place].split()[0] + " rondel nowhere"
    (tmp_path / "bad.rondel").write_text("\n".join(lines), "utf-8")
    _refused(run("replay", "bad.rondel"), "Move 1", f"line {place + 1}", "nowhere")


@pytest.mark.parametrize(("key", "value"), [("edition", "chess"), ("deal", "france france france")])
def test_an_unplayable_header_is_reported_with_its_line(
    run: Run, tmp_path: Path, record: str, key: str, value: str
) -> None:
    lines = record.splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith(f"{key}: "))
    lines[place] = f"{key}: {value}"
    (tmp_path / "bad.rondel").write_text("\n".join(lines), "utf-8")
    _refused(run("replay", "bad.rondel"), f"Line {place + 1}")


def test_a_record_saved_by_a_windows_editor_is_accepted(run: Run, tmp_path: Path, record: str) -> None:
    """A byte order mark and carriage returns are accepted."""
    (tmp_path / "windows.rondel").write_bytes(b"\xef\xbb\xbf" + record.replace("\n", "\r\n").encode())
    assert run("replay", "windows.rondel").returncode == 0


def test_an_unwritable_records_folder_is_refused_before_the_games(run: Run, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file", "utf-8")
    _refused(run("simulate", "--bots", "random", "--games", "100000", "--records", "taken"), "taken")


def test_a_position_beyond_the_end_is_refused(run: Run, tmp_path: Path, record: str) -> None:
    """--at must not exceed the length of the record."""
    (tmp_path / "short.rondel").write_text(record, "utf-8")
    _refused(run("replay", "short.rondel", "--at", "13"), "12", "13")


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["play", "--dance"],
        ["simulate", "--games", "many"],
        ["simulate", "--games", "0"],
        ["simulate", "--workers", "0"],
        ["replay"],
        ["replay", "x.rondel", "--at", "-1"],
        ["bench", "--players", "9"],
    ],
    ids=" ".join,
)
def test_wrong_usage_exits_2(run: Run, words: list[str]) -> None:
    """Unknown commands and options, values of the wrong type, missing arguments."""
    answer = run(*words)
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert "Traceback" not in answer.stderr


def test_a_refused_start_does_not_overwrite_the_last_game(run: Run, tmp_path: Path) -> None:
    last = tmp_path / "rondel" / "last.rondel"
    last.parent.mkdir()
    last.write_text("precious", "utf-8")
    _refused(run("play", "--edition", "chess"), "chess")
    assert last.read_text("utf-8") == "precious"
