"""`rondel ending`: the end-game calculator in the terminal, in every language."""

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import rondel
from rondel.analysis import ending
from rondel.locales import LANGUAGES

Run = Callable[..., "CompletedProcess[str]"]
RECORD = Path(__file__).parents[1] / "bots" / "lost_endings" / "imperial-1.rondel"


def test_the_report_names_the_winner(run: Run) -> None:
    """Germany's Taxation ends the game; its government pays 4 for the extra steps and loses by 2 (R8.4, R21.2)."""
    shown = run("ending", str(RECORD), "--at", "448").stdout
    assert "Player 1 would win." in shown
    assert "Germany (Player 2): 17 + 8 = 25 power points, surcharge 4 M." in shown
    assert "Player 1 113, Player 2 111, Player 3 72, Player 4" in shown
    assert "Player 2: Germany 2 for 2 M, if Germany taxed" in shown
    assert "93     3 + IT 5×3 + FR 2×1 + GB 8×2 + GE 10×3 + RU 9×3" in shown


def test_one_nation_is_shown_term_by_term(run: Run) -> None:
    shown = run("ending", str(RECORD), "--at", "448", "--nation", "germany").stdout
    lines = [" ".join(line.split()) for line in shown.splitlines()]
    for line in ("+17 before", "+8 points for tax revenue", "25 total", "-4 surcharge for steps: 2 × 2"):
        assert line in lines


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", [(), ("--nation", "germany"), ("--plain",)])
def test_every_language_is_complete(run: Run, lang: str, words: tuple[str, ...]) -> None:
    answer = run("ending", str(RECORD), "--at", "448", "--lang", lang, *words)
    assert answer.returncode == 0
    assert "ending-" not in answer.stdout
    assert "{" not in answer.stdout


def test_hidden_cash_is_reported_as_unknown(run: Run, tmp_path: Path) -> None:
    """A12: a spectator sees no winner; a seat sees how much cash would put others ahead."""
    text = RECORD.read_text("utf-8").replace("cash: open", "cash: hidden")
    (tmp_path / "hidden.rondel").write_text(text, "utf-8")
    anybody = run("ending", "hidden.rondel", "--at", "448").stdout
    assert "Who would win cannot be said" in anybody
    assert "would win." not in anybody
    mine = " ".join(run("ending", "hidden.rondel", "--at", "448", "--seat", "2").stdout.split())
    assert "Player 1 would be ahead of everybody whose cash is known with 0 M or more." in mine


def test_json_is_the_report(run: Run) -> None:
    record = rondel.Record.loads(RECORD.read_text("utf-8"))
    result = json.loads(run("ending", str(RECORD), "--json").stdout)
    assert result == json.loads(json.dumps(ending.of(rondel.replay(record)).to_dict()))
    assert result["over"]
    assert result["now"]["winners"] == [0]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["nowhere.rondel"], "There is no file nowhere.rondel"),
        ([str(RECORD), "--at", "999"], "999"),
        ([str(RECORD), "--seat", "9"], "There is no seat 9; the last one is 4."),
        ([str(RECORD), "--nation", "spain"], "There is no nation called spain"),
    ],
)
def test_bad_input_is_refused_in_one_sentence(run: Run, words: list[str], message: str) -> None:
    answer = run("ending", *words)
    assert answer.returncode == 1
    assert message in answer.stderr
