"""What of the baselines needs no torch; the rest is `python3 -m tests.research.heavy baselines`."""

from __future__ import annotations

import csv
import json
import sys
import zipfile
from pathlib import Path

import pytest

import rondel
from rondel.extras import MissingExtra
from rondel.research import SpaceMismatch
from rondel.research.baselines import ppo
from rondel.research.baselines.checkpoint import facts, load
from rondel.research.baselines.ppo import curve_svg

ROOT = Path(__file__).resolve().parents[2]


def _checkpoint(folder: Path, **changes: object) -> Path:
    file = folder / "checkpoint.zip"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("rondel.json", json.dumps({**facts("imperial", 4), **changes}))
    return file


@pytest.mark.parametrize("name", ["actions", "words", "observation"])
def test_a_checkpoint_for_other_numbers_is_refused_before_torch_is_loaded(tmp_path: Path, name: str) -> None:
    """The sentence names file, space and both versions."""
    with pytest.raises(
        SpaceMismatch, match=r"checkpoint\.zip was made for the .* version 7 \(abcabcabcabc\), but here"
    ):
        load(_checkpoint(tmp_path, **{name: [7, "abc" * 20]}))


def test_where_the_libraries_are_missing_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fitting numbers, but no sb3-contrib: one sentence."""
    monkeypatch.setitem(sys.modules, "sb3_contrib", None)
    with pytest.raises(
        MissingExtra, match=r"The baseline needs the package sb3_contrib: pip install 'rondel\[baselines\]'"
    ):
        load(_checkpoint(tmp_path))


def test_what_is_no_checkpoint_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "checkpoint.zip"
    file.write_bytes(b"no archive")
    with pytest.raises(rondel.RondelError, match="is not a baseline checkpoint"):
        load(file)


def test_the_curve_of_the_documentation_is_drawn_from_its_figures() -> None:
    """docs/baseline.svg is what docs/baseline.csv gives, and it reaches what the page says."""
    with (ROOT / "docs" / "baseline.csv").open(encoding="utf-8") as table:
        points = [(int(row["steps"]), float(row["win_share"])) for row in csv.DictReader(table)]
    assert (ROOT / "docs" / "baseline.svg").read_text("utf-8") == curve_svg(points, ppo.TITLE)
    assert points[-1][1] >= 0.45
