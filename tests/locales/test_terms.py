"""Words of the rulebooks, and no others: what a language must not call a thing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.locales.catalogues import FILES, OTHERS, patterns, uses

DOCS = Path(__file__).parents[2] / "docs"
# What translators reach for, and what the rulebook says instead.
INSTEAD = {
    "de": {
        r"anleihen?": "Kredit",
        r"staatsschatz\w*|schatzkammer\w*": "Staatskasse",
        r"steuertabelle\w*": "Steuerleiste",
        r"haltung\w*": "Status",
        r"freundlich\w*": "befreundet",
        r"nationen?": "Staat",
        r"rad(?:es)?": "Rondell",
    },
    "it": {
        r"titol[oi]": "obbligazione",
        r"bandier[ae]": "stendardo; only the card of a nation is a bandiera",
        r"fattor[ei]": "moltiplicatore di potere",
        r"rondella": "ruota",
        r"tesoreri[ae]": "tesoro",
        r"armat[ae]": "esercito",
        r"don[oi]": "donazione",
    },
    "pl": {
        r"obligacj\w*": "udział",
        r"odset(?:ki|ek)": "dywidendy",
        r"armi[aięąe]\w*": "czołg",
        r"flot[ayęą]?|flocie": "statek",
        r"prowincj\w*": "region domowy",
        r"przyjazn\w*": "sojuszniczy",
        r"państw(?:o|a|om|ach)": "mocarstwo",
        r"wytw[oa]rz\w*": "produkować",
    },
}
# Here these words mean something else: you give, a share of the wins, a friendly beginner.
ALLOWED = {
    "it": {"term-nation_flag_card", "give-question"},
    "pl": {"simulate-rate", "report-wins"},
    "de": {"bot-easy-about"},
}


@pytest.mark.parametrize("lang", OTHERS)
def test_catalogues_call_things_as_the_rulebook_does(lang: str) -> None:
    wrong = [
        (key, word, instead)
        for file in FILES
        for key, pattern in patterns(lang, file).items()
        if key not in ALLOWED[lang]
        for unwanted, instead in INSTEAD[lang].items()
        for word in re.findall(rf"\b(?:{unwanted})\b", " ".join(uses(pattern).words), re.IGNORECASE)
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", OTHERS)
def test_the_rules_call_things_as_the_rulebook_does(lang: str) -> None:
    rules = (DOCS / f"rules.{lang}.md").read_text(encoding="utf-8")
    for unwanted, instead in INSTEAD[lang].items():
        if instead.startswith("stendardo"):  # the cards of the nations are dealt and really called so
            continue
        assert re.findall(rf"\b(?:{unwanted})\b", rules, re.IGNORECASE) == [], instead
