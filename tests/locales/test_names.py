"""Names inside sentences: every nation and every region has the forms its language needs."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast
from tests.locales.catalogues import FILES, entries, patterns, source

from rondel.locales import LANGUAGES, text
from rondel.locales.names import functions

# The cases of nations that sentences ask for, per language; German and Polish names without a form stand as they are.
CASES = {
    "en": {"the"},
    "de": {"nom", "gen", "dat", "acc"},
    "it": {"the", "of", "dat"},
    "pl": {"gen", "dat", "acc", "ins", "into"},
}
# Nations whose name never changes, or never takes an article.
UNCHANGED = {"pl": {"USA"}}


def names(lang: str, kind: str) -> set[str]:
    say = text(lang)
    return {say(key) for key in patterns(lang, "names.ftl") if re.match(rf"imperial(_2030)?-{kind}-", key)}


def listed(lang: str) -> dict[str, set[str]]:
    """What forms.ftl lists: name and its forms."""
    found = {}
    for entry in entries(lang, "forms.ftl"):
        if isinstance(entry, ast.Term) and entry.id.name != "place":
            (element,) = entry.value.elements
            assert isinstance(element, ast.TextElement)
            found[element.value] = {each.id.name for each in entry.attributes}
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_names_on_the_boards_have_forms(lang: str) -> None:
    canals = {text(lang)("term-panama_canal"), text(lang)("term-suez_canal")}
    assert set(listed(lang)) - names(lang, "nation") - names(lang, "region") - canals == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_region_says_in_to_and_from(lang: str) -> None:
    name = functions(lang)["NAME"]
    for place in names(lang, "region"):
        for form in ("in", "to", "from"):
            said = name(place, form=form)
            assert said != place
            assert re.match(r"\w+[ \u2019]", said), (place, form, said)


@pytest.mark.parametrize("lang", ["de", "it", "pl"])
def test_every_nation_is_declined(lang: str) -> None:
    known = listed(lang)
    for nation in names(lang, "nation") - UNCHANGED.get(lang, set()):
        least = {"gen"} if lang == "de" else CASES[lang]
        assert least <= known[nation], nation


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_sentences_ask_for_forms_that_exist(lang: str, file: str) -> None:
    asked = set(re.findall(r'form: "(\w+)"', source(lang, file)))
    assert asked <= CASES[lang] | {"in", "to", "from", "number"}


def test_sentences_sound_as_people_speak() -> None:
    """One sentence per language with what used to go wrong: article, case, number, preposition."""
    told = {
        "en": ("United States", "Baltic Sea", "The United States has no fleet in the Baltic Sea."),
        "de": ("USA", "Ostsee", "Die USA haben keine Flotte in der Ostsee."),
        "it": ("Stati Uniti", "Mar Baltico", "Gli Stati Uniti non hanno flotte nel Mar Baltico."),
        "pl": ("Niemcy", "Morze Bałtyckie", "Niemcy nie mają statku na Morzu Bałtyckim."),
    }
    for lang, (nation, place, sentence) in told.items():
        assert text(lang)("refusal-no_fleet", nation=nation, place=place) == sentence
    assert text("de")("act-give", nation="Deutsches Reich", amount=2) == "Dem Deutschen Reich 2\u00a0Mio. schenken"
    assert text("pl")("event-government_changed", after="Ada", nation="Włochy") == "Ada rządzi teraz Włochami."
