"""`rondel match`: programs and bots from the command line."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Run

AGENT = f"{sys.executable} {Path(__file__).resolve().parents[2] / 'examples' / 'agent.py'}"


def test_match_plays_programs_and_bots_and_writes_results(tmp_path: Path, run: Run) -> None:
    """JSON and records; programs with the same name are numbered."""
    words = [
        "match",
        "--program",
        AGENT,
        "--program",
        f"{AGENT} -v",
        "--bots",
        "random",
        "-g",
        "2",
        "-o",
        "max_rounds=2",
    ]
    answer = run(*words, "--json", "-", "--records", "games")
    assert answer.returncode == 0, answer.stderr
    facts = json.loads(answer.stdout)
    assert [each["name"] for each in facts["entrants"]] == ["agent.py (1)", "agent.py (2)", "random"]
    assert all(0 <= each["interval"][0] <= each["win_rate"] <= each["interval"][1] <= 1 for each in facts["entrants"])
    assert sorted(file.name for file in (tmp_path / "games").iterdir()) == ["game-0001.rondel", "game-0002.rondel"]


def test_the_table_reports_faults_and_forfeits(tmp_path: Path, run: Run) -> None:
    """A program that echoes its input: its faults are counted and its forfeit is explained."""
    answer = run("match", "-x", "cat", "-b", "random,random", "-g", "1", "-o", "max_rounds=9", "--json", "facts.json")
    assert answer.returncode == 0, answer.stderr
    assert "cat: no_action 33; decisions left to the fallback: 11" in answer.stdout
    assert "cat lost failed at 11 decisions" in " ".join(answer.stdout.split())
    assert json.loads((tmp_path / "facts.json").read_text("utf-8"))["games"] == 1


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--program", "no-such-program"], "cannot be started"),
        (["--program", AGENT, "--bots", "gredy"], "greedy"),
        (["--program", AGENT, "--listing", "sometimes"], "listing"),
        (["--program", AGENT, "--fallback", "nobody"], "nobody"),
        (["--program", AGENT, "--bots", " "], "2 to 6 players, not 1"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(run: Run, words: list[str], said: str) -> None:
    answer = run("match", *words)
    assert answer.returncode == 1
    assert said in answer.stderr
    assert answer.stderr.count("\n") == 1
