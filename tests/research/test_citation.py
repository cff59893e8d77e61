"""CITATION.cff says what is being cited: the fields that version 1.2.0 of the format requires, and our version."""

from __future__ import annotations

from pathlib import Path

import yaml  # type: ignore[import-untyped]

import rondel

ROOT = Path(__file__).resolve().parents[2]


def test_the_citation_is_complete_and_current() -> None:
    """Required are the version of the format, a message, a title and authors; ours must not go stale."""
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text("utf-8"))
    assert cited["cff-version"] == "1.2.0"
    assert cited["type"] == "software"
    assert cited["message"]
    assert cited["title"].startswith("Rondel")
    assert [set(author) for author in cited["authors"]] == [{"name"}]
    assert str(cited["version"]) == rondel.__version__
    assert cited["license"] == "MIT"
