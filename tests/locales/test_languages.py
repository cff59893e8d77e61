"""The list of languages: which one a tag means, what stands in for it, and words that must not end a line."""

from __future__ import annotations

import pytest
from tests.locales.catalogues import LANGUAGES

from rondel import languages as module
from rondel.languages import Language, best_match, fallback_chain, languages
from rondel.locales import name, text


@pytest.fixture
def more(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if Brazilian and both Chinese were there."""
    invented = (
        Language("en", "English"),
        Language("pt-BR", "Português"),
        Language("zh-Hans", "简体中文", also=("zh-CN", "zh-SG")),
        Language("zh-Hant", "繁體中文", fallback="zh-Hans", also=("zh-TW", "zh-HK")),
    )
    monkeypatch.setattr(module, "languages", lambda: {each.tag: each for each in invented})


def test_english_comes_first_and_every_language_has_a_name_of_its_own() -> None:
    assert LANGUAGES[0] == "en"
    assert len({each.name for each in languages().values()}) == len(LANGUAGES)


WANTED: list[tuple[list[str], str | None]] = [
    (["fr-FR", "PT-br", "en"], "pt-BR"),
    (["pt"], "pt-BR"),
    (["pt-PT", "en"], "pt-BR"),
    (["pt_BR.UTF-8"], "pt-BR"),
    (["zh-TW"], "zh-Hant"),
    (["zh_SG.UTF-8@pinyin"], "zh-Hans"),
    (["zh-Hant-HK"], "zh-Hant"),
    (["en-GB"], "en"),
    (["fr", "C", ""], None),
]


def test_the_first_wanted_language_that_is_there(more: None, subtests: pytest.Subtests) -> None:
    """The same as web/src/lib/languages.test.ts."""
    for wanted, found in WANTED:
        with subtests.test(wanted=wanted):
            assert best_match(wanted) == found


def test_what_a_language_lacks_is_looked_for_in_its_fallback(more: None) -> None:
    assert fallback_chain("zh-Hant") == ("zh-Hant", "zh-Hans", "en")
    assert fallback_chain("en") == fallback_chain("tlh") == ("en",)


def test_words_of_one_letter_do_not_end_a_line_in_polish() -> None:
    """In sentences, before variables, in declined names and in rules; not in numbers of rules."""
    polish = languages()["pl"]
    assert polish.with_no_break_spaces("R22.A i gra: a w niej i o tym") == "R22.A i~gra: a~w~niej i~o~tym".replace(
        "~", "\u00a0"
    )
    assert languages()["en"].with_no_break_spaces("a b") == "a b"
    params = {"nation": name("imperial-nation-germany", "pl"), "place": name("imperial-region-vienna", "pl")}
    assert text("pl")("refusal-no_army", **params).endswith("w\u00a0Wiedniu.")
