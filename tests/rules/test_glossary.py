"""The glossary has the same words in all languages, and every word leads to a rule that speaks of it."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, serializer
from tests.locales.catalogues import COMPLETE as LANGUAGES

from rondel.languages import languages
from rondel.rules import rule

TERMS = [
    "nation",
    "region",
    "home_province",
    "sea_region",
    "treasury",
    "cash",
    "bond",
    "interest",
    "government",
    "investor_card",
    "swiss_bank",
    "rondel",
    "factory",
    "armament_works",
    "shipyard",
    "production",
    "import",
    "maneuver",
    "investor",
    "taxation",
    "tax",
    "soldiers_pay",
    "success_bonus",
    "power_points",
    "power_factor",
    "flag",
    "convoy",
    "rail",
    "canal",
    "hostile",
    "friendly",
    "harbour",
    "battle",
    "credit_sum",
    "score",
]


def glossary(lang: str) -> dict[str, tuple[str, str, str]]:
    """For each term its headword, its sentence and the rule it names."""
    source = (files("rondel.locales") / lang / "glossary.ftl").read_text(encoding="utf-8")
    found: dict[str, tuple[str, str, str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            attributes = {each.id.name: _words(each.value) for each in entry.attributes}
            term = entry.id.name.removeprefix("glossary-")
            found[term] = (attributes["word"], _words(entry.value), attributes["rule"])
    return found


def _words(pattern: ast.Pattern) -> str:
    return serializer.serialize_pattern(pattern).strip()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_is_explained_in_one_sentence(lang: str) -> None:
    entries = glossary(lang)
    assert list(entries) == TERMS
    for term, (word, sentence, _) in entries.items():
        assert word, term
        assert re.fullmatch(r"[^.]{15,170}\.", sentence), (term, sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_amounts_and_rules_are_the_same_in_every_language(lang: str) -> None:
    english = glossary("en")
    for term, (_, sentence, number) in glossary(lang).items():
        assert number == english[term][2]
        assert sorted(re.findall(r"\d+", sentence)) == sorted(re.findall(r"\d+", english[term][1])), term
        assert rule(number, lang).text


def test_the_page_for_readers_says_what_the_catalogues_say() -> None:
    page = Path(__file__).resolve().parents[2] / "docs" / "glossary.md"
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in page.read_text(encoding="utf-8").splitlines()
        if line.startswith("| ")
    ]
    english = glossary("en")
    assert rows[0] == [*(languages()[lang].name for lang in LANGUAGES), "Rule", "In one sentence"]
    assert rows[1:] == [
        [*(glossary(lang)[term][0] for lang in LANGUAGES), english[term][2], english[term][1]] for term in TERMS
    ]
