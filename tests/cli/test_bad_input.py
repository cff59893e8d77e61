"""Bad input: one sentence on stderr, exit 1, no traceback, nothing on stdout."""

import ast
import importlib
import runpy
import sys
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import rondel
from rondel.extras import EXTRAS, MissingExtra, optional_packages

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


HEADER = "rondel: 1\nedition: imperial\nrules: 1\n"
PLAYERS = "player: Ada\nplayer: Bruno\nplayer: Chen\ndeal: austria_hungary france italy\n"
RECORD_ERRORS = {
    "": "Line 1: expected 'rondel: 1'; this is not a record.",
    "hello\n": "Line 1: expected 'key: value', found 'hello'.",
    "edition: imperial\n": "Line 1: expected 'rondel: 1', found 'edition: imperial'.",
    "rondel: 2\nedition: imperial\n": "Line 1: this is a record of format 2; this program reads format 1.",
    "rondel: 1\n" + PLAYERS: "The header has no line 'edition: ...'.",
    HEADER: "The header must name at least two players, one line 'player: ...' each.",
    HEADER + "edition: imperial\n": "Line 4: 'edition' is given twice.",
    HEADER + "weather: fine\n": "Line 4: 'weather' is not a key of a record header.",
    HEADER + "player:\n": "Line 4: a player needs a name.",
    HEADER + "setup: quick\n" + PLAYERS: ("Line 4: The option setup is quick, but it must be one of: standard, draft."),
    HEADER + "start_player: last\n" + PLAYERS: "Line 4: start_player must be a seat, found 'last'.",
    HEADER.replace("imperial", "chess") + PLAYERS: (
        "Line 2: the record's header cannot be played: "
        "There is no edition called 'chess'; there are: imperial, imperial_2030."
    ),
    HEADER + PLAYERS.replace("italy", "russia"): (
        "Line 7: the record's header cannot be played: "
        "The deal must give each of the 3 players a different card of: austria_hungary, italy, france."
    ),
    HEADER + PLAYERS + "position: {}\n": (
        "Line 8: the record's header cannot be played: This is not a saved game: 'edition' is missing."
    ),
    HEADER + PLAYERS + "\nAda builds\n": "Line 9: expected a seat from 0 to 2 and an action, found 'Ada builds'.",
    HEADER + PLAYERS + "\n0 rondel nowhere\n": (
        "Move 1 (line 9): 'rondel nowhere' cannot be read: 'nowhere' is not a name in Imperial."
    ),
    HEADER + PLAYERS + "\n1 rondel factory\n": "Move 1 (line 9): seat 1 cannot play 'rondel factory'; seat 0 decides.",
    HEADER + PLAYERS + "\n0 rondel factory\n0 build vienna\n": (
        "Move 2 (line 10): build vienna is illegal: Vienna has a factory already. (R9.1)"
    ),
    HEADER.replace("rules: 1", "rules: 9") + PLAYERS + "\n1 rondel factory\n": (
        "Move 1 (line 9): seat 1 cannot play 'rondel factory'; seat 0 decides. "
        "It was played under rules 9; this program plays rules 1."
    ),
}
NAMES = sorted(rondel.Options().to_dict())
OPTION_ERRORS: list[tuple[object, str]] = [
    ({"weather": "fine"}, f"There is no option called 'weather'; options are: {', '.join(NAMES)}."),
    ({"setup": "quick"}, "The option setup is quick, but it must be one of: standard, draft."),
    ({"gifts": True}, "The option gifts is yes, but it must be one of: any, own, off."),
    ({"max_rounds": 0}, "The option max_rounds is 0, but it must be none or a whole number, at least 1."),
    ({"bonus": "increase"}, "bonus=increase is the fixed rule of Imperial already; leave the option at chart."),
    ("draft", "Options must be a mapping of names to values, not 'draft'."),
]
EXTRA_ERRORS = {
    "typer": "The command line needs the package typer: pip install 'rondel[cli]'",
    "litestar": "The server needs the package litestar: pip install 'rondel[server]'",
    "psycopg": "A PostgreSQL database needs the package psycopg: pip install 'rondel[postgres]'",
    "numpy": "Research needs the package numpy: pip install 'rondel[research]'",
    "mcp": "The server for assistants needs the package mcp: pip install 'rondel[mcp]'",
    "gymnasium": "The Gymnasium environment needs the package gymnasium: pip install 'rondel[gym]'",
    "pettingzoo": "The PettingZoo environment needs the package pettingzoo: pip install 'rondel[pettingzoo]'",
    "pyspiel": "The OpenSpiel game needs the package pyspiel: pip install 'rondel[openspiel]'",
    "pyarrow": "A dataset or run needs the package pyarrow: pip install 'rondel[datasets]'",
    "distributed": "A run on Dask needs the package distributed: pip install 'rondel[dask]'",
    "ray": "A run on Ray needs the package ray: pip install 'rondel[ray]'",
    "torch": "The baseline needs the package torch: pip install 'rondel[baselines]'",
}


def test_promised_messages(
    run: Run, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], subtests: pytest.Subtests
) -> None:
    """The complete sentences for a broken record, an unknown option, a missing extra and an old Python."""
    for text, sentence in RECORD_ERRORS.items():
        with subtests.test(record=text[-40:]), pytest.raises(rondel.RecordError) as refused:
            rondel.replay(text)
        assert str(refused.value) == sentence
    for options, sentence in OPTION_ERRORS:
        with subtests.test(options=options), pytest.raises(rondel.OptionError) as refused_option:
            rondel.new_game("imperial", options=options)  # type: ignore[arg-type]
        assert str(refused_option.value) == sentence
    assert [extra for extra in EXTRAS if f"[{extra}]" not in " ".join(EXTRA_ERRORS.values())] == []
    for package, sentence in EXTRA_ERRORS.items():
        with subtests.test(package=package), monkeypatch.context() as without:
            without.setitem(sys.modules, package, None)
            with pytest.raises(MissingExtra) as missing, optional_packages():
                importlib.import_module(package)
            assert str(missing.value) == sentence
    with subtests.test("unknown option of a command"):
        assert "No such option: --dance" in run("play", "--dance").stderr
    source = Path(__file__).parents[2] / "dev.py"
    with subtests.test("old Python"), monkeypatch.context() as old:
        ast.parse(source.read_text("utf-8"), feature_version=(3, 8))  # an old Python must be able to parse the check
        developer = runpy.run_path(str(source), run_name="dev")
        old.setattr(sys, "version_info", (3, 8, 10))
        old.setenv("PATH", "")
        capfd.readouterr()
        assert developer["main"](["run"]) == 1
        assert capfd.readouterr().err == "Rondel needs Python 3.11 or newer; this is 3.8.\n"
