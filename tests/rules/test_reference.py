"""Rules lookup by number, chapter and word."""

from __future__ import annotations

import pytest
from tests.locales.language_lists import COMPLETE

from rondel.rules import (
    LANGUAGES,
    RuleError,
    UnknownLanguageError,
    UnknownRuleError,
    chapter,
    rule,
    rules,
    search,
)


def test_a_rule_is_found_by_its_number_however_it_is_typed() -> None:
    found = rule("R8.7")
    assert found.number == "R8.7"
    assert found.title == "Price you cannot pay"
    assert found.lang == "en"
    assert "cash" in found.text
    assert rule("r8.7") == rule(" 8.7 ") == found
    assert rule("r22.b6").number == "R22.B6"


def test_a_rule_is_returned_in_the_requested_language() -> None:
    assert [rule("R18.3", lang).lang for lang in COMPLETE] == [*COMPLETE]
    assert len({rule("R18.3", each).text for each in COMPLETE}) == len(COMPLETE)


def test_a_chapter_lists_its_rules() -> None:
    numbers = [each.number for each in chapter("R9")]
    assert numbers == ["R9", "R9.1", "R9.2", "R9.3", "R9.4", "R9.5"]
    assert chapter("R9.3") == chapter("R9")
    assert rule("R9").is_chapter
    assert not rule("R9.1").is_chapter
    assert rule("R22.B6").chapter == "R22"


NEAREST = [
    ("R8.12", ("R8.9", "R8.10", "R8.11")),
    ("R8.0", ("R8.1", "R8.2", "R8.3")),
    ("R22.B9", ("R22.B6", "R22.B7", "R22.B8")),
    ("R22.E", ("R22.A", "R22.B", "R22.C")),
    ("R25", ("R22", "R23", "R24")),
    ("nonsense", ("R1", "R1.1", "R1.2")),
]


def test_an_unknown_number_suggests_the_nearest(subtests: pytest.Subtests) -> None:
    for wrong, near in NEAREST:
        with subtests.test(wrong=wrong):
            with pytest.raises(UnknownRuleError) as error:
                rule(wrong)
            assert error.value.nearest == near
            assert str(error.value) == f"There is no rule {wrong!r}. Nearest: {', '.join(near)}."


def test_an_unknown_language_is_refused_with_a_sentence() -> None:
    with pytest.raises(UnknownLanguageError, match=", ".join(LANGUAGES)) as error:
        rules("x-none")
    assert isinstance(error.value, RuleError)


def test_search_puts_titles_first_and_then_texts() -> None:
    found = [each.number for each in search("convoy")]
    assert found[0] == "R14.4"
    assert "R17.3" in found
    assert "R9.1" not in found


def test_search_needs_every_word_and_ignores_capitals_and_accents() -> None:
    assert search("PROTECTED factory")[0].number == "R15.9"
    assert search("armee heimatprovinz", "de")
    assert search("mozna", "pl") == search("można", "pl") != ()
    assert search("czolg", "pl") == search("czołg", "pl") != ()
    assert search("l'esercito", "it") == search("l\u2019esercito", "it") != ()
    assert search("") == ()
    assert search("xyzzy") == ()


def test_search_finds_numbers() -> None:
    assert search("R18.3")[0].number == "R18.3"


def test_plain_text_has_no_marks_and_aligned_tables() -> None:
    for lang in LANGUAGES:
        for each in rules(lang):
            assert not {"*", "`", "|"} & set(each.plain), each
    lines = rule("R1.2").plain.splitlines()
    values, interest = lines[-2:]
    assert values.split()[-9:] == ["2", "4", "6", "9", "12", "16", "20", "25", "30"]
    assert values.index("30") == interest.index("9", interest.index("8"))
