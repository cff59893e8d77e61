"""Every key the browser client asks for by name exists; a missing one would show itself on the screen."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.locales.catalogues import FILES, patterns

WEB = Path(__file__).parents[2] / "web" / "src"
SOURCES = sorted(
    file for file in WEB.rglob("*") if file.suffix in {".svelte", ".ts"} and file.name != "texts.svelte.ts"
)
# t("key"), parts("key") and both words of t(condition ? "key" : "other-key")
ASKED = re.compile(r"""\b(?:t|parts|hasText)\(\s*(?:[^()"`]*\?\s*)?"([\w.-]+)"(?:\s*:\s*"([\w.-]+)")?""")


def test_there_are_sources() -> None:
    assert sum(len(ASKED.findall(file.read_text(encoding="utf-8"))) for file in SOURCES) > 300


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: str(file.relative_to(WEB)))
def test_a_key_that_is_asked_for_exists(file: Path) -> None:
    known = {key for name in FILES for key in patterns("en", name) if name != "cli.ftl"}
    asked = {key for both in ASKED.findall(file.read_text(encoding="utf-8")) for key in both if key}
    assert asked - known == set()
