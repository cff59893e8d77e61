"""Leaderboard: one command plays the games and writes the page."""

from __future__ import annotations

from pathlib import Path

import pytest

import rondel
from rondel.bots.levels import LADDER
from rondel.research import leaderboard

ROOT = Path(__file__).resolve().parents[2]


def test_one_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With real games: the better bot leads, the counts add up, and the same seed gives the same page."""
    words = ["--bots", "random,greedy", "--games", "2", "--players", "3", "--seed", "3"]
    assert leaderboard.main([*words, "--out", str(tmp_path / "page.md")]) == 0
    page = (tmp_path / "page.md").read_text("utf-8")
    rows = [line.split(" | ") for line in page.splitlines() if line.startswith("| ") and "place" not in line]
    assert [row[1] for row in rows] == ["greedy", "random"]
    assert sum(int(row[4]) for row in rows) == 6
    assert leaderboard.main(words) == 0
    assert capsys.readouterr().out == page


@pytest.mark.parametrize("bots", ["greedy", "greedy,greedy", "nobody,greedy"])
def test_invalid_arguments_are_refused_in_one_sentence(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert leaderboard.main(["--bots", bots, "--games", "1"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_the_documented_leaderboard_has_every_level() -> None:
    """The newest leaderboard in docs/measurements has the table of the command; it may also list characters."""
    page = max((ROOT / "docs" / "measurements").glob("*-leaderboard.md")).read_text("utf-8")
    rows = [line.split(" | ")[1] for line in page.splitlines() if line.startswith("| ") and "place" not in line]
    assert {level.name for level in LADDER} <= set(rows) <= set(rondel.bots.names())
    assert leaderboard.HEAD in page
