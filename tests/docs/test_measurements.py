"""docs/measurements: `--write` stores the figures of a command as a dated page and updates the index."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks import measurements
from checks.reading import ROOT

NOVEMBER_20 = 1_795_132_800.0  # 2026-11-20, 00:00 UTC


def test_a_command_writes_its_page(tmp_path: Path) -> None:
    """A small run of a real command: the page has date, commit, machine, command and table, and the index lists it."""
    words = [sys.executable, "-m", "benchmarks.time_bots", "--bot", "random", "--players", "2", "--write"]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}"}
    ran = subprocess.run(
        [*words, "--measurements", str(tmp_path)], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    (page,) = (path for path in tmp_path.glob("*.md") if path.name != measurements.INDEX)
    text = page.read_text("utf-8")
    assert page.name.endswith("-time-of-random.md")
    assert text.startswith("# CPU time of `random`\n")
    for entry in ("Date", "Commit", "Machine", "Command"):
        assert f"\n- **{entry}:** " in text
    assert "`python -m benchmarks.time_bots --bot random --players 2 --write`" in text
    assert ran.stdout.strip() in text
    assert f"[CPU time of `random`]({page.name})" in (tmp_path / measurements.INDEX).read_text("utf-8")


def test_a_page_of_the_same_day_is_replaced(tmp_path: Path) -> None:
    first = measurements.write(tmp_path, "planted", "Planted", ["| 1 |"], NOVEMBER_20)
    assert measurements.write(tmp_path, "planted", "Planted again", ["| 2 |"], NOVEMBER_20) == first
    assert first.name == "2026-11-20-planted.md"
    assert "| 2 |" in first.read_text("utf-8")
    assert "| 1 |" not in first.read_text("utf-8")


def test_the_index_lists_the_newest_page_first(tmp_path: Path) -> None:
    """Text outside the markers of the index is preserved."""
    (tmp_path / measurements.INDEX).write_text(
        f"# Mine\n\n{measurements.BEGIN}\n{measurements.END}\n\nLast.\n", "utf-8"
    )
    measurements.write(tmp_path, "planted", "Older", [], NOVEMBER_20 - 86_400)
    measurements.write(tmp_path, "planted", "Newer", [], NOVEMBER_20)
    text = (tmp_path / measurements.INDEX).read_text("utf-8")
    assert text.startswith("# Mine\n")
    assert text.endswith("Last.\n")
    assert text.index("20 November 2026 | [Newer]") < text.index("19 November 2026 | [Older]")


def test_a_failed_command_writes_nothing(tmp_path: Path) -> None:
    given = measurements.parser("").parse_args(["--write", "--measurements", str(tmp_path)])
    with pytest.raises(SystemExit), measurements.recorded(given, "planted", "Planted"):
        sys.exit("failed")
    assert list(tmp_path.iterdir()) == []
