"""The parts of the baselines that do not need torch; `python3 -m tests.research.heavy baselines` runs the rest."""

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
from rondel.research.baselines.checkpoint import load, space_metadata
from rondel.research.baselines.ppo import curve_svg

ROOT = Path(__file__).resolve().parents[2]


def _checkpoint(folder: Path, **changes: object) -> Path:
    file = folder / "checkpoint.zip"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("rondel.json", json.dumps({**space_metadata("imperial", 4), **changes}))
    return file


@pytest.mark.parametrize("name", ["actions", "words", "observation"])
def test_a_checkpoint_for_other_spaces_is_rejected_before_torch_is_imported(tmp_path: Path, name: str) -> None:
    """The message names the file, the space and both versions."""
    with pytest.raises(
        SpaceMismatch, match=r"checkpoint\.zip was made for the .* version 7 \(abcabcabcabc\), but here"
    ):
        load(_checkpoint(tmp_path, **{name: [7, "abc" * 20]}))


def test_missing_libraries_name_the_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The spaces match, but sb3-contrib is missing: one sentence."""
    monkeypatch.setitem(sys.modules, "sb3_contrib", None)
    with pytest.raises(
        MissingExtra, match=r"The baseline needs the package sb3_contrib: pip install 'rondel\[baselines\]'"
    ):
        load(_checkpoint(tmp_path))


def test_other_files_are_rejected(tmp_path: Path) -> None:
    file = tmp_path / "checkpoint.zip"
    file.write_bytes(b"no archive")
    with pytest.raises(rondel.RondelError, match="is not a baseline checkpoint"):
        load(file)


def test_the_documented_curve_matches_its_data() -> None:
    """baseline.svg is generated from baseline.csv, and the curve reaches the documented value."""
    with (ROOT / "docs" / "measurements" / "baseline.csv").open(encoding="utf-8") as table:
        points = [(int(row["steps"]), float(row["win_share"])) for row in csv.DictReader(table)]
    assert (ROOT / "docs" / "measurements" / "baseline.svg").read_text("utf-8") == curve_svg(points, ppo.TITLE)
    assert points[-1][1] >= 0.45
