"""docs/research.md is complete and true: every public name of the research part is in it, and its code runs."""

from __future__ import annotations

from typing import Any

import pytest
from tests.docs.pages import DOCS, blocks
from tests.docs.test_contract import _code_words, _run

from rondel import research

PAGE = DOCS / "research.md"
WORDS = _code_words(PAGE.read_text("utf-8"))


@pytest.mark.parametrize("name", research.__all__)
def test_every_public_name_is_documented(name: str) -> None:
    """What `rondel.research` exports is explained in words, not only in the reference."""
    assert name in WORDS


@pytest.mark.parametrize("name", [name for name in dir(research.Match) if not name.startswith("_")])
def test_every_public_name_of_a_match_is_documented(name: str) -> None:
    """Whatever a program can ask stands on the page."""
    assert name in WORDS


def test_every_python_block_runs_and_gives_what_it_says() -> None:
    """Blocks are run in order, as one program; a line `expression  # → value` gives that value."""
    names: dict[str, Any] = {}
    assert sum(_run(block, names) for block in blocks(PAGE, "python")) >= 8
