"""docs/fast.md is complete and true: every public name of the fast core is in it, and its code runs."""

from __future__ import annotations

from typing import Any

import pytest
from tests.docs.pages import DOCS, blocks
from tests.docs.test_contract import _code_words, _run

from rondel import fast

PAGE = DOCS / "fast.md"
WORDS = _code_words(PAGE.read_text("utf-8"))
CLASSES = (fast.ActionTable, fast.Batch, fast.Playouts, fast.Position)
# What a compiled class has besides: tuples count and index.
INHERITED = set(dir(tuple))


@pytest.mark.parametrize("name", fast.__all__)
def test_every_public_name_is_documented(name: str) -> None:
    """What `rondel.fast` exports is explained in words, not only in the reference."""
    assert name in WORDS


@pytest.mark.parametrize(
    "name",
    [
        f"{kind.__name__}.{name}"
        for kind in CLASSES
        for name in dir(kind)
        # The arrays of a position exist only where it is not compiled.
        if not name.startswith("_") and name not in INHERITED | {"s", "t", "offered"}
    ],
)
def test_every_public_name_of_its_classes_is_documented(name: str) -> None:
    """Whatever a program can ask stands on the page."""
    assert name.partition(".")[2] in WORDS


def test_every_python_block_runs_and_gives_what_it_says() -> None:
    """Blocks are run in order, as one program; a line `expression  # → value` gives that value."""
    names: dict[str, Any] = {}
    assert sum(_run(block, names) for block in blocks(PAGE, "python")) >= 15
