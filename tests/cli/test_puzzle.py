"""`rondel puzzle`: question, hint, wrong and right answers, in every language."""

from collections.abc import Callable
from subprocess import CompletedProcess

import pytest

from rondel import puzzles
from rondel.locales import LANGUAGES

Run = Callable[..., "CompletedProcess[str]"]
STOP = next(each for each in puzzles.all() if each.kind == "stop" and len(each.answer) == 1)
LONG = next(each for each in puzzles.all() if len(each.answer) == 2)


def number_of(puzzle: puzzles.Puzzle, step: int) -> str:
    """Return the number of the right action in the menu."""
    offered = [str(action) for action in puzzle.game(puzzle.answer[:step]).decision.actions]
    return str(offered.index(puzzle.answer[step]) + 1)


def test_a_puzzle_can_be_solved_after_a_hint_and_a_wrong_answer(run: Run) -> None:
    wrong = next(str(each) for each in STOP.game().decision.actions if str(each) != STOP.answer[0])
    shown = run("puzzle", STOP.id, stdin=f"hint\n{wrong}\n99\n{number_of(STOP, 0)}\n")
    assert shown.returncode == 0
    text = " ".join(shown.stdout.split())
    for sentence in ("Only one choice prevents that", "There are several ways", "Not quite.", "Solved!"):
        assert sentence in text
    assert text.index("Not quite.") < text.index("There is no action 99") < text.index("Solved!")


def test_a_two_step_puzzle_asks_again_after_the_first_step(run: Run) -> None:
    shown = run("puzzle", LONG.id, stdin="".join(f"{number_of(LONG, step)}\n" for step in range(2))).stdout
    assert shown.index("That is right. And now?") < shown.index("Solved!")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", puzzles.KINDS)
def test_puzzles_have_texts_in_every_language(run: Run, lang: str, kind: str) -> None:
    puzzle = next(each for each in puzzles.all() if each.kind == kind)
    result = run("puzzle", puzzle.id, "--lang", lang, "--plain", stdin="hint\nanswer\n")
    assert result.returncode == 0
    assert "puzzle-" not in result.stdout
    assert "{" not in result.stdout


def test_puzzles_are_selected_by_day_or_difficulty(run: Run) -> None:
    assert "Difficulty 3 of 5" in run("puzzle", "--grade", "3", stdin="quit\n").stdout
    assert run("puzzle", stdin="quit\n").stdout == run("puzzle", "--daily", stdin="quit\n").stdout


def test_invalid_arguments_are_refused(run: Run) -> None:
    unknown = run("puzzle", "nosuch")
    assert (unknown.returncode, unknown.stderr.strip()) == (1, "There is no puzzle nosuch.")
    assert run("puzzle", STOP.id, "--daily").returncode == 1
    assert run("puzzle", "--grade", "9").returncode == 2
