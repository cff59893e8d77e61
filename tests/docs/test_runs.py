"""docs/runs.md is complete and true: its code runs, with the libraries it names, and every public name is in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.docs.pages import DOCS, blocks
from tests.docs.test_contract import _code_words, _run

from rondel.research import runs
from rondel.research.dataset import SCHEMA

PAGE = DOCS / "runs.md"
WORDS = _code_words(PAGE.read_text("utf-8"))


@pytest.mark.parametrize("name", [*runs.__all__, *SCHEMA.names])
def test_every_public_name_and_every_column_is_documented(name: str) -> None:
    assert name in WORDS


def test_every_python_block_runs_and_gives_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In order, as one program, in an empty folder: polars, DuckDB and pyarrow read what a run has written."""
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {}
    assert sum(_run(block, names) for block in blocks(PAGE, "python")) >= 10
