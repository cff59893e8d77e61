"""The rule texts of all languages have the same rules, in the same order, with the same numbers and amounts in them."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.locales.catalogues import COMPLETE as LANGUAGES
from tests.locales.catalogues import TRANSLATIONS as OTHERS
from tests.rules.numbers import NUMBERS

from rondel.rules import introduction, rule, rules

DOCS = Path(__file__).parents[2] / "docs"


def amounts(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def option_names(text: str) -> Counter[str]:
    """Options and their values, as in `gifts` = `own`."""
    return Counter(re.findall(r"`[^`]+`", text))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_number_is_there_once_and_in_order(lang: str) -> None:
    assert [each.number for each in rules(lang)] == NUMBERS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_rule_is_without_title_or_text(lang: str) -> None:
    assert [each.number for each in rules(lang) if not each.title or len(each.text) < 15] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_the_same_amounts_stand_in_every_rule(lang: str) -> None:
    english = {each.number: amounts(f"{each.title} {each.text}") for each in rules("en")}
    other = {each.number: amounts(f"{each.title} {each.text}") for each in rules(lang)}
    assert {n: other[n] for n in NUMBERS if other[n] != english[n]} == {
        n: english[n] for n in NUMBERS if other[n] != english[n]
    }


@pytest.mark.parametrize("lang", OTHERS)
def test_the_same_options_are_named_in_every_rule(lang: str) -> None:
    english = {each.number: option_names(each.text) for each in rules("en")}
    other = {each.number: option_names(each.text) for each in rules(lang)}
    assert {n: (other[n], english[n]) for n in NUMBERS if other[n] != english[n]} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_same_rules_are_marked_as_left_open_by_the_rulebooks(lang: str) -> None:
    """The sign ° is explained before R1, and docs/rulings.md gives the reason of every rule that has it."""
    assert "°" in introduction(lang)
    left_open = [each.number for each in rules(lang) if each.title.endswith("°")]
    assert left_open == [each.number for each in rules("en") if "°" in f"{each.title} {each.text}"] != []
    reasons = set(re.findall(r"R\d+\.[A-Z]?\d+", (DOCS / "rulings.md").read_text(encoding="utf-8")))
    assert set(left_open) <= reasons


@pytest.mark.parametrize("lang", OTHERS)
def test_tables_and_lists_have_the_same_shape(lang: str) -> None:
    def shape(text: str) -> list[int]:
        return [line.count("|") for line in text.splitlines() if re.match(r"\||- |\d+\. ", line)]

    assert {n for n in NUMBERS if shape(rule(n, lang).text) != shape(rule(n, "en").text)} == set()


@pytest.mark.parametrize("lang", OTHERS)
def test_no_sentence_was_left_in_english(lang: str) -> None:
    english = {sentence for each in rules("en") for sentence in sentences(each.plain)}
    left = [s for each in rules(lang) for s in sentences(each.plain) if s in english]
    assert left == []


def sentences(text: str) -> list[str]:
    """Pieces of prose with several words; tables of names and figures may be alike in all languages."""
    return [s for s in re.split(r"(?<=[.:;!?])\s+|\n", text) if len(re.findall(r"[a-z]{3,}", s)) > 3]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_references_lead_to_existing_rules(lang: str) -> None:
    cited = {n for each in rules(lang) for n in re.findall(r"R\d+(?:\.(?:[A-Z]\d*|\d+))?", each.text)}
    assert cited <= set(NUMBERS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_introduction_names_the_aim_and_the_author(lang: str) -> None:
    text = introduction(lang)
    assert "Mac Gerdts" in text
    assert "25" in text
    assert amounts(text) == amounts(introduction("en"))
