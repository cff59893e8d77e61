"""Words of the rulebooks, and no others: `instead` in checks.toml says what a language must not call a thing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.locales.catalogues import COMPLETE, FILES, LANGUAGES, checks, patterns, uses

from rondel.languages import rules_page

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogues_call_things_as_the_rulebook_does(lang: str) -> None:
    allowed = checks(lang).get("elsewhere", {}).get("keys", ())
    wrong = [
        (key, word, instead)
        for file in FILES
        for key, pattern in patterns(lang, file).items()
        if key not in allowed
        for unwanted, instead in checks(lang).get("instead", {}).items()
        for word in re.findall(rf"\b(?:{unwanted})\b", " ".join(uses(pattern).words), re.IGNORECASE)
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_call_things_as_the_rulebook_does(lang: str) -> None:
    page = rules_page(DOCS, lang)
    rules = page.read_text(encoding="utf-8") if page.exists() else ""
    for unwanted, instead in checks(lang).get("instead", {}).items():
        if unwanted not in checks(lang)["elsewhere"]["rules"]:
            assert re.findall(rf"\b(?:{unwanted})\b", rules, re.IGNORECASE) == [], instead


def test_every_language_says_what_it_must_not_call_a_thing() -> None:
    assert [lang for lang in COMPLETE if not checks(lang).get("instead")] == []
