"""Names inside sentences: every nation and every region has the forms its language needs."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import ast
from tests.locales.catalogues import COMPLETE, FILES, LANGUAGES, checks, entries, patterns, source

import rondel
from rondel.languages import languages
from rondel.locales import name, text
from rondel.locales.names import functions


def listed(lang: str) -> dict[str, set[str]]:
    """What forms.ftl lists: id or key, and its forms."""
    return {
        entry.id.name: {each.id.name for each in entry.attributes}
        for entry in entries(lang, "forms.ftl")
        if isinstance(entry, ast.Term) and entry.id.name != "place"
    }


def keys(lang: str, kind: str) -> set[str]:
    return {key for key in patterns(lang, "names.ftl") if re.match(rf"imperial(_2030)?-{kind}-", key)}


def last(key: str) -> str:
    return key.rpartition("-")[2].removeprefix("term-")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_names_on_the_boards_have_forms(lang: str) -> None:
    """A term is named by an id or a whole key, and its value is the name that stands under it."""
    say = text(lang)
    canals = {"term-panama_canal", "term-suez_canal"}
    called = {key: say(key) for key in keys(lang, "nation") | keys(lang, "region") | canals}
    for entry in entries(lang, "forms.ftl"):
        if isinstance(entry, ast.Term) and entry.id.name != "place":
            (element,) = entry.value.elements
            assert isinstance(element, ast.TextElement)
            own = {key for key in called if entry.id.name == (key if key in listed(lang) else last(key))}
            assert {called[key] for key in own} == {languages()[lang].unbroken(element.value)}, entry.id.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_region_says_in_to_and_from(lang: str) -> None:
    decline = functions(lang)["NAME"]
    for key in keys(lang, "region"):
        place = name(key, lang)
        for form in ("in", "to", "from"):
            said = decline(place, form=form)
            assert said != place
            assert re.match(r"\w+[ \u00a0\u2019]", said), (place, form, said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_that_read_alike_are_declined_alike(lang: str) -> None:
    """The browser has only the words of a name to find its forms by (web/src/lib/fluent/forms.ts)."""
    decline = functions(lang)["NAME"]
    asked = {*set().union(*listed(lang).values()), "in", "to", "from"}
    found: dict[str, dict[str, str]] = {}
    for kind in ("nation", "region"):
        for key in keys(lang, kind):
            said = {form: decline(name(key, lang), form=form) for form in asked}
            assert found.setdefault(text(lang)(key), said) == said, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_nation_is_declined(lang: str) -> None:
    """In the forms that checks.toml names."""
    least = set(checks(lang).get("every_nation", ()))
    for key in keys(lang, "nation"):
        if text(lang)(key) not in checks(lang).get("unchanged", ()):
            assert least <= listed(lang).get(last(key), set()), key


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_ask_for_forms_that_exist(lang: str, file: str) -> None:
    asked = set(re.findall(r'form: "(\w+)"', source(lang, file)))
    assert asked <= set().union(*listed(lang).values()) | {"in", "to", "from"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_nation_has_two_letters_and_none_of_its_game_the_same(lang: str) -> None:
    """Badges and pieces have room for two; in English they are those of the edition's own file."""
    say = text(lang)
    for id in rondel.editions():
        letters = {nation.id: say(f"letters-{nation.id}") for nation in rondel.edition(id).nations}
        assert {len(each) for each in letters.values()} == {2}
        assert len(set(letters.values())) == len(letters)
        if lang == "en":
            assert letters == {nation.id: nation.letters for nation in rondel.edition(id).nations}


SENTENCES = [(lang, each) for lang in LANGUAGES for each in checks(lang).get("sentences", ())]


@pytest.mark.parametrize(("lang", "expected"), SENTENCES)
def test_sentences_sound_as_people_speak(lang: str, expected: dict[str, Any]) -> None:
    """What used to go wrong: article, case, number, preposition, and names that differ between the games."""
    known = patterns("en", "names.ftl")
    params = {field: name(value, lang) if value in known else value for field, value in expected["params"].items()}
    assert text(lang)(expected["key"], **params) == expected["says"]


def test_every_language_has_such_sentences() -> None:
    assert {lang for lang, _ in SENTENCES} >= set(COMPLETE)
