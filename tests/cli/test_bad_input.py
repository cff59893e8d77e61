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
def test_refused_with_one_sentence(run: Run, words: list[str], said: list[str]) -> None:
    """Unknown bots, editions, options, files, languages."""
    _refused(run(*words), *said)


def test_a_process_of_its_own_ends_the_same_way(run_process: Run) -> None:
    """What the tests here see in one process a shell sees too."""
    _refused(run_process("play", "--edition", "chess"), "chess")
    assert run_process("dance").returncode == 2


def test_a_folder_is_not_a_record(run: Run, tmp_path: Path) -> None:
    """What cannot be read says why."""
    _refused(run("replay", str(tmp_path)), "directory")


def test_a_picture_is_not_a_record(run: Run, tmp_path: Path) -> None:
    """Bytes that are no text are refused."""
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
def test_a_malformed_record_names_the_line_and_what_was_expected(
    run: Run, tmp_path: Path, record: str, old: str, new: str, said: list[str]
) -> None:
    """The header is checked line by line."""
    assert old in record
    (tmp_path / "bad.rondel").write_text(record.replace(old, new, 1), "utf-8")
    _refused(run("replay", "bad.rondel"), *said)


def test_a_move_that_cannot_be_read(run: Run, tmp_path: Path, record: str) -> None:
    """A line that is neither seat and action nor a comment is named by its number."""
    lines = record.splitlines()
    place = lines.index("") + 3
    lines[place] = "Ada goes to Taxation"
    (tmp_path / "bad.rondel").write_text("\n".join(lines), "utf-8")
    _refused(run("replay", "bad.rondel"), f"Line {place + 1}", "expected a seat")


def test_an_illegal_move_names_the_move_and_the_rule(run: Run, tmp_path: Path, record: str) -> None:
    """A record whose actions break the rules is refused with the number of the move and the rule."""
    lines = record.splitlines()
    place = lines.index("") + 1
    seat = lines[place].split()[0]
    lines[place] = f"{seat} build vienna"
    (tmp_path / "bad.rondel").write_text("\n".join(lines), "utf-8")
    _refused(run("replay", "bad.rondel"), "Move 1", f"line {place + 1}", "build vienna", "(R")


def test_an_action_that_does_not_exist_names_its_line(run: Run, tmp_path: Path, record: str) -> None:
    """A malformed record is refused with the line number and what was expected."""
    lines = record.splitlines()
    place = lines.index("") + 1
    lines[place] = lines[place].split()[0] + " rondel nowhere"
    (tmp_path / "bad.rondel").write_text("\n".join(lines), "utf-8")
    _refused(run("replay", "bad.rondel"), "Move 1", f"line {place + 1}", "nowhere")


@pytest.mark.parametrize(("key", "value"), [("edition", "chess"), ("deal", "france france france")])
def test_a_header_that_cannot_be_played_names_its_line(
    run: Run, tmp_path: Path, record: str, key: str, value: str
) -> None:
    lines = record.splitlines()
    place = next(i for i, line in enumerate(lines) if line.startswith(f"{key}: "))
    lines[place] = f"{key}: {value}"
    (tmp_path / "bad.rondel").write_text("\n".join(lines), "utf-8")
    _refused(run("replay", "bad.rondel"), f"Line {place + 1}")


def test_a_record_saved_by_a_windows_editor(run: Run, tmp_path: Path, record: str) -> None:
    """A byte order mark and carriage returns are no mistakes of the player."""
    (tmp_path / "windows.rondel").write_bytes(b"\xef\xbb\xbf" + record.replace("\n", "\r\n").encode())
    assert run("replay", "windows.rondel").returncode == 0


def test_records_that_cannot_be_written_are_refused_before_the_games(run: Run, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("a file", "utf-8")
    _refused(run("simulate", "--bots", "random", "--games", "100000", "--records", "taken"), "taken")


def test_a_position_beyond_the_end(run: Run, tmp_path: Path, record: str) -> None:
    """--at cannot be later than the record."""
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
    """Unknown commands and options, values of the wrong kind, missing arguments."""
    answer = run(*words)
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert "Traceback" not in answer.stderr


def test_nothing_is_saved_over_by_a_refused_start(run: Run, tmp_path: Path) -> None:
    """Bad input changes nothing: the last game stays."""
    last = tmp_path / "rondel" / "last.rondel"
    last.parent.mkdir()
    last.write_text("precious", "utf-8")
    _refused(run("play", "--edition", "chess"), "chess")
    assert last.read_text("utf-8") == "precious"
