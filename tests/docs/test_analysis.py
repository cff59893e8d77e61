"""docs/analysis.md is complete and true: every public name is in it, and its code runs."""

from __future__ import annotations

from typing import Any

import pytest
from tests.docs.pages import DOCS, blocks
from tests.docs.test_contract import _code_words, _run

from rondel.analysis import ending, explaining, hint, review

PAGE = DOCS / "analysis.md"
WORDS = _code_words(PAGE.read_text("utf-8"))
FIELDS = [
    f"{name}.{field}"
    for name in ending.__all__
    for field in getattr(getattr(ending, name), "_fields", ())
    if name not in ("Ledger", "Term", "Stop", "Tie")
]
REVIEWS = (review.Review, *(getattr(review, name) for name in review.__all__ if name != "review"))
OTHERS = (hint.Hint, hint.Choice, explaining.Explanation, explaining.Threat)


@pytest.mark.parametrize("kind", dict.fromkeys([*REVIEWS, *OTHERS]), ids=lambda kind: kind.__name__)
def test_every_part_of_a_review_is_documented(kind: type) -> None:
    """Names and fields of reviews, hints and explanations."""
    fields: set[str] = set(getattr(kind, "_fields", ()) or getattr(kind, "__dataclass_fields__", ()))
    assert ({kind.__name__} | fields) - WORDS == set()


@pytest.mark.parametrize("name", [*(name for name in ending.__all__ if name != "Ledger"), *FIELDS])
def test_every_public_name_is_documented(name: str) -> None:
    """What `rondel.analysis.ending` exports is explained in words."""
    word = name.rpartition(".")[2]
    assert word in WORDS or word in ("nation", "government", "taxations", "of", "turns")


def test_every_python_block_runs_and_gives_what_it_says() -> None:
    """A line `expression  # → value` gives that value."""
    names: dict[str, Any] = {}
    assert sum(_run(block, names) for block in blocks(PAGE, "python")) >= 3
