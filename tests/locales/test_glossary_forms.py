"""Every form in which a word of the glossary stands in rules, lessons and questions is known to be that word."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from tests.locales.catalogues import COMPLETE, checks, patterns, uses

from rondel.languages import rules_page

DOCS = Path(__file__).parents[2] / "docs"
TEXTS = ("game.ftl", "glossary.ftl", "lesson.ftl", "play.ftl")


def forms(lang: str) -> dict[str, list[str]]:
    """What the browser marks: for each term the words listed in the glossary."""
    found = {}
    for key, pattern in patterns(lang, "glossary.ftl").items():
        if key.endswith(".forms"):
            term = key.removeprefix("glossary-").removesuffix(".forms")
            found[term] = "".join(uses(pattern).words).lower().split(", ")
    return found


def running_text(lang: str) -> str:
    rules = rules_page(DOCS, lang).read_text(encoding="utf-8")
    said = [
        " ".join(uses(pattern).words)
        for file in TEXTS
        for key, pattern in patterns(lang, file).items()
        if not key.endswith((".forms", ".rule"))
    ]
    return "\n".join([rules, *said]).lower().replace("\u00a0", " ").replace("**", "")


def marked(sentence: str, lang: str) -> set[str]:
    """The terms marked in a sentence, as web/src/rules/glossary.svelte.ts finds them."""
    term_of = {form: term for term, known in forms(lang).items() for form in known}
    words = "|".join(map(re.escape, sorted(term_of, key=len, reverse=True)))
    found = re.findall(rf"(?<![^\W\d_-])(?<!-)({words})(?![^\W\d_]|-)", sentence.lower())
    return {term_of[word] for word in found}


STEMS = [(lang, term) for lang in COMPLETE for term in checks(lang).get("stems", ())]
MARKED = [(lang, each) for lang in COMPLETE for each in checks(lang).get("marked", ())]


@pytest.mark.parametrize(("lang", "term"), STEMS)
def test_every_form_in_running_text_is_listed(lang: str, term: str) -> None:
    """checks.toml says how a word begins and goes on; whatever fits must be listed as a form."""
    stem = checks(lang)["stems"][term]
    written = set(re.findall(rf"(?<![\w-])(?:{stem})(?![\w-])", running_text(lang)))
    assert len(written) >= checks(lang).get("least_forms", 1), "the stem finds nothing"
    assert written - set(forms(lang)[term]) == set()


@pytest.mark.parametrize("lang", COMPLETE)
def test_a_form_belongs_to_one_word(lang: str) -> None:
    known = [form for each in forms(lang).values() for form in each]
    assert sorted(known) == sorted(set(known))


@pytest.mark.parametrize("lang", COMPLETE)
def test_the_headword_or_a_form_of_it_is_marked(lang: str) -> None:
    assert set(forms(lang)) == set(forms("en"))
    for term, known in forms(lang).items():
        assert all(form == form.strip() and form for form in known), term


@pytest.mark.parametrize(("lang", "expected"), MARKED)
def test_words_are_marked_where_they_stand(lang: str, expected: dict[str, Any]) -> None:
    """Inflected ones too; words with a second meaning (Kanal, kolej) are left alone."""
    key = expected.get("key")
    text = "".join(uses(patterns(lang, "lesson.ftl")[key]).words) if key else expected["text"]
    assert marked(text, lang) == set(expected["terms"])


def test_the_tables_of_the_languages_are_read() -> None:
    assert len(STEMS) > 60
    assert len(MARKED) > 8
