"""Every form in which a word of the glossary stands in rules, lessons and questions is known to be that word."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.locales.catalogues import patterns, uses

from rondel.locales import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
TEXTS = ("game.ftl", "glossary.ftl", "lesson.ftl", "play.ftl")
# How the words begin and go on; whatever fits must be listed as a form.
STEMS = {
    "en": {
        "treasury": r"treasur\w+",
        "bond": r"bonds?",
        "factory": r"factor(?:y|ies)",
        "government": r"governments?",
        "flag": r"flags?",
        "battle": r"battles?",
        "swiss_bank": r"swiss banks?",
        "home_province": r"home provinces?",
    },
    "de": {
        "treasury": r"staatskasse\w*",
        "bond": r"kredit(?:e|en|s)?",
        "interest": r"zins(?:en)?",
        "factory": r"fabrik(?:en)?",
        "government": r"regierung(?:en)?",
        "flag": r"flaggen?",
        "hostile": r"feindlich\w*",
        "friendly": r"befreundet\w*",
        "maneuver": r"manöver[ns]?",
        "power_points": r"machtpunkt\w*",
        "home_province": r"heimatprovinz\w*",
        "swiss_bank": r"schweizer bank\w*",
        "convoy": r"konvois?",
        "harbour": r"h[aä]fens?",
    },
    "it": {
        "treasury": r"tesor\w+",
        "bond": r"obbligazion\w+",
        "interest": r"interess[ei]",
        "factory": r"fabbric\w+",
        "government": r"govern[oi](?= )",
        "flag": r"stendard\w+",
        "hostile": r"nemic\w+|ostil[ei]",
        "home_province": r"provinc\w+",
        "battle": r"battagli\w+",
        "harbour": r"port[oi](?= )",
        "swiss_bank": r"banc\w+ svizzer\w+",
        "shipyard": r"cantier\w+ naval\w+",
        "tax": r"gettito|tasse",
        "sea_region": r"region\w+ marin\w+",
    },
    "pl": {
        "treasury": r"skarb(?:iec|c\w+)",
        "bond": r"udzia(?:ł|łu|łowi|łem|le|ły|łów|łom|łami|łach)",
        "interest": r"dywidend\w*",
        "factory": r"fabry\w+",
        "government": r"rząd(?:|u|owi|em|y|ów|om|ami|ach)",
        "cash": r"gotów[kc]\w+",
        "flag": r"flag\w*|fladze",
        "rondel": r"rond(?:el|l\w+)",
        "hostile": r"wrogi\w*",
        "friendly": r"sojusznicz\w+",
        "home_province": r"region\w* domow\w+",
        "sea_region": r"region\w* morsk\w+",
        "swiss_bank": r"bank\w* szwajcarsk\w+",
        "investor_card": r"kafelk?\w* inwestora",
        "maneuver": r"manewr\w+",
        "battle": r"bitw\w+|bitew",
        "harbour": r"port(?:|u|em|y|ów|ami|ach)|porcie",
        "shipyard": r"stoczni\w*",
        "armament_works": r"zakład\w* zbrojeniow\w+",
        "power_points": r"punkt\w* wpływu",
        "power_factor": r"poziom\w* wpływów",
        "convoy": r"konw[oó]j\w*",
        "credit_sum": r"wkład(?:|u|owi|em|y|ów)|wkładzie",
        "soldiers_pay": r"żołd\w*",
        "success_bonus": r"premi\w+ za sukces",
        "tax": r"podatk\w+(?<!podatkowa)(?<!podatkowej)(?<!podatkową)(?<!podatkowe)(?<!podatkowy)",
    },
}


def forms(lang: str) -> dict[str, list[str]]:
    """What the browser marks: for each term the words listed in the glossary."""
    found = {}
    for key, pattern in patterns(lang, "glossary.ftl").items():
        if key.endswith(".forms"):
            term = key.removeprefix("glossary-").removesuffix(".forms")
            found[term] = "".join(uses(pattern).words).lower().split(", ")
    return found


def running_text(lang: str) -> str:
    rules = (DOCS / ("rules.md" if lang == "en" else f"rules.{lang}.md")).read_text(encoding="utf-8")
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


@pytest.mark.parametrize(("lang", "term"), [(lang, term) for lang, stems in STEMS.items() for term in stems])
def test_every_form_in_running_text_is_listed(lang: str, term: str) -> None:
    written = set(re.findall(rf"(?<![\w-])(?:{STEMS[lang][term]})(?![\w-])", running_text(lang)))
    assert len(written) > (1 if lang == "pl" else 0), "the stem finds nothing"
    assert written - set(forms(lang)[term]) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_form_belongs_to_one_word(lang: str) -> None:
    known = [form for each in forms(lang).values() for form in each]
    assert sorted(known) == sorted(set(known))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_headword_or_a_form_of_it_is_marked(lang: str) -> None:
    assert set(forms(lang)) == set(forms("en"))
    for term, known in forms(lang).items():
        assert all(form == form.strip() and form for form in known), term


def test_inflected_words_are_marked_where_they_stand() -> None:
    here = {"treasury", "cash", "home_province", "harbour"}
    for lang, terms in {"en": here, "de": here, "pl": here, "it": here - {"harbour"}}.items():
        assert marked("".join(uses(patterns(lang, "lesson.ftl")["lesson-growth-done"]).words), lang) == terms, lang
    assert marked("Skarbce mocarstw płacą dywidendy z udziałów, a żołd z podatku.", "pl") == {
        "treasury",
        "interest",
        "bond",
        "soldiers_pay",
        "tax",
    }


def test_words_with_two_meanings_are_left_alone() -> None:
    """Polish kolej is also somebody's turn, Kanal and Canale also the sea between England and France."""
    assert marked("Twoja kolej · Fabryka", "pl") == {"factory"}
    assert marked("Flotte in den Kanal", "de") == set()
    assert marked("Flotta nel Canale della Manica", "it") == set()
    assert marked("Statek na Kanał La Manche", "pl") == set()
