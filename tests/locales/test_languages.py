"""Languages: matching of tags, fallbacks, and words that must not end a line."""

from __future__ import annotations

import pytest
from tests.locales.language_lists import LANGUAGES

from rondel import languages as module
from rondel.languages import Language, best_match, fallback_chain, languages
from rondel.locales import name, text


@pytest.fixture
def more(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pretend that Brazilian Portuguese and both forms of Chinese are installed."""
    invented = (
        Language("en", "English"),
        Language("pt-BR", "Português"),
        Language("zh-Hans", "简体中文", also=("zh-CN", "zh-SG")),
        Language("zh-Hant", "繁體中文", fallback="zh-Hans", also=("zh-TW", "zh-HK")),
    )
    monkeypatch.setattr(module, "languages", lambda: {each.tag: each for each in invented})


def test_english_comes_first_and_language_names_are_unique() -> None:
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


def test_best_match_returns_the_first_available_language(more: None, subtests: pytest.Subtests) -> None:
    """Same cases as in web/src/lib/languages.test.ts."""
    for wanted, found in WANTED:
        with subtests.test(wanted=wanted):
            assert best_match(wanted) == found


def test_fallback_chains(more: None) -> None:
    assert fallback_chain("zh-Hant") == ("zh-Hant", "zh-Hans", "en")
    assert fallback_chain("en") == fallback_chain("tlh") == ("en",)


def test_one_letter_words_do_not_end_a_line_in_polish() -> None:
    """In sentences, before variables, in inflected names and in rules; not in rule numbers."""
    polish = languages()["pl"]
    assert polish.with_no_break_spaces("R22.A i gra: a w niej i o tym") == "R22.A i~gra: a~w~niej i~o~tym".replace(
        "~", "\u00a0"
    )
    assert languages()["en"].with_no_break_spaces("a b") == "a b"
    params = {"nation": name("imperial-nation-germany", "pl"), "place": name("imperial-region-vienna", "pl")}
    assert text("pl")("refusal-no_army", **params).endswith("w\u00a0Wiedniu.")
