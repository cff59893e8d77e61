"""All languages in the browser, and a pseudo-locale that reveals texts missing from the catalogs."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.locales.language_lists import LANGUAGES, OTHERS
from tests.server.clients import ForkServer
from tests.waiting import wait_until
from tests.web.conftest import DESK, RunningServer
from tests.web.gameplay import FRAMES, POSITIONS, call, click_region, decision, ready, sandbox, show, sign_in
from tests.web.pages import PAGES, follow, open_page, settled
from tests.web.pseudo_locale import broken_words, build_pseudo_locale, cut_off, pseudo_localize_rules, untranslated
from tests.web.sizes import DRAWN, UNDRAWN

import rondel
from rondel import bots
from rondel.locales import text

PHONES = (390, 320)
# Release tests also check narrow windows for every page and decision.
THOROUGH = pytest.mark.parametrize("thorough", [False, pytest.param(True, marks=pytest.mark.release)])
# Names of people, the default name of imported records, and the letters of nations are not translated.
LETTERS = [nation.letters for id in rondel.editions() for nation in rondel.edition(id).nations]
PEOPLE = ("Ada", "Player", "Record", *LETTERS)


@pytest.fixture(scope="session")
def pseudo_url(tmp_path_factory: pytest.TempPathFactory, static: Path, fork_server: ForkServer) -> Iterator[str]:
    """URL of a server with the pseudo-locale."""
    oddly = build_pseudo_locale(static, tmp_path_factory.mktemp("oddly"))
    running = RunningServer(tmp_path_factory.mktemp("odd"), oddly, fork_server)
    running.start()
    yield running.url
    running.stop()


@pytest.fixture
def pseudo_user(new_user: Callable[..., Page], pseudo_url: str) -> Callable[..., Page]:
    """Like `new_user`, on the server with the pseudo-locale."""
    return partial(new_user, base_url=pseudo_url)


def finished_game(edition: str, rounds: int) -> rondel.Game:
    """A game of four greedy bots that ends after some rounds: a log with many kinds of events, and a result."""
    game = rondel.new_game(edition, players=4, seed=3, options=rondel.Options(max_rounds=rounds))
    hands = [bots.make("greedy", seed=seat) for seat in range(4)]
    while not game.over and game.decision:
        seat = game.decision.player
        game.play(hands[seat].choose(game.seat_view(seat), game.decision))
    return game


def open_position(page: Page, game: rondel.Game, query: str = "") -> None:
    sign_in(page)
    page.goto(f"/t/{call(page, 'POST', '/api/records', game.record().dumps())['id']}{query}")


def cut_off_in_narrow_windows(page: Page) -> dict[int, list[str]]:
    """Texts that do not fit, by window width; the window stays narrow."""
    found = {}
    for width in PHONES:
        page.set_viewport_size({"width": width, "height": 844})
        page.evaluate(FRAMES)
        found[width] = cut_off_after_layout(page)
    return found


def cut_off_after_layout(page: Page) -> list[str]:
    """Texts that do not fit after the page has been laid out."""
    for _ in range(100):
        if not (now := cut_off(page)):
            break
        page.evaluate(FRAMES)
    return now


NOTHING: dict[int, list[str]] = {width: [] for width in PHONES}


def names_at_tables(page: Page) -> list[str]:
    """User-defined names in the lobby, where other tests may have left tables."""
    names = []
    for which in ("open", "running", "mine"):
        for table in page.request.get(f"/api/tables?filter={which}").json():
            names += [table["name"], table["host"], *(seat["name"] for seat in table["seats"])]
    return [name for name in names if name]


@THOROUGH
def test_page_texts_are_translated_and_fit_when_longer(
    pseudo_user: Callable[..., Page], subtests: pytest.Subtests, *, thorough: bool
) -> None:
    """UI 8: +40 % at 320 px; a plain letter reveals a hard-coded text."""
    page = pseudo_user()
    pseudo_localize_rules(page)
    open_page(page, "/privacy")
    for name, address in PAGES.items():
        with subtests.test(page=name):
            page.set_viewport_size(DESK)
            follow(page, address)
            expect(page.locator("main h1").first).to_contain_text(re.compile("[^\\x00-\\x7f]"))
            assert untranslated(page, *PEOPLE, *names_at_tables(page)) == []
            assert not thorough or cut_off_in_narrow_windows(page) == NOTHING


@THOROUGH
def test_decision_texts_are_translated_and_fit_when_longer(
    pseudo_user: Callable[..., Page], subtests: pytest.Subtests, *, thorough: bool
) -> None:
    page = pseudo_user()
    sign_in(page)
    for kind in POSITIONS:
        with subtests.test(kind=kind):
            page.set_viewport_size(DESK)
            show(page, decision(kind))
            assert untranslated(page, *PEOPLE) == []
            if thorough:
                page.evaluate(UNDRAWN)
                assert cut_off_after_layout(page) == []
                assert cut_off_in_narrow_windows(page) == NOTHING
                page.evaluate(DRAWN)


def test_popover_texts_are_translated(pseudo_user: Callable[..., Page]) -> None:
    page = pseudo_user()
    pseudo_localize_rules(page)
    sandbox(page, decision("armies"))
    ways: tuple[Callable[[], None], ...] = (
        lambda: page.keyboard.press("?"),
        lambda: page.keyboard.press("v"),
        lambda: click_region(page, "vienna"),
        lambda: page.locator("[data-region=venice]").hover(),
        page.locator(".nations button").first.click,
        lambda: page.keyboard.press("j"),
    )
    for opens in ways:
        opens()
        settled(page)
        assert untranslated(page, *PEOPLE) == []
        page.keyboard.press("Escape")
    for tab in range(page.get_by_role("tab").count()):
        page.get_by_role("tab").nth(tab).click()
        assert untranslated(page, *PEOPLE) == []


def test_phone_views_are_translated_and_fit_when_longer(pseudo_user: Callable[..., Page]) -> None:
    page = pseudo_user(viewport={"width": 320, "height": 640})
    sandbox(page, decision("rondel"))
    for view in range(5):
        page.locator("nav.tabs button").nth(view).click()
        settled(page)
        assert untranslated(page, *PEOPLE) == []
        assert cut_off_after_layout(page) == []


@pytest.mark.parametrize("edition", rondel.editions())
def test_log_and_results_are_translated_and_fit_when_longer(pseudo_user: Callable[..., Page], edition: str) -> None:
    game, page = finished_game(edition, rounds=5), pseudo_user()
    open_position(page, game)
    expect(page.get_by_role("table").first).to_be_visible()
    settled(page)
    assert untranslated(page, *PEOPLE) == []
    assert cut_off_in_narrow_windows(page) == NOTHING
    page.set_viewport_size(DESK)
    open_position(page, game, f"?at={game.version - 1}")
    ready(page)
    assert page.locator(".log .entry").count() > 5
    assert untranslated(page, *PEOPLE) == []


def test_server_refusals_are_localized_by_the_page(pseudo_user: Callable[..., Page]) -> None:
    page = pseudo_user()
    open_page(page, "/login")
    page.locator("input").nth(0).fill("Nobody at all")
    page.locator("input[type=password]").fill("wrong password")
    page.locator("form button[type=submit]").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert untranslated(page) == []


@pytest.mark.release
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_page_is_localized_and_fits_a_phone(new_user: Callable[..., Page], lang: str) -> None:
    """The browser's language is the default; at 320 px no text is cut off."""
    page = new_user(locale=lang if "-" in lang else f"{lang}-CH")
    for address in PAGES.values():
        open_page(page, address)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        assert cut_off_in_narrow_windows(page) == NOTHING, address
    for kind in ("rondel", "armies", "invest", "import", "challenge"):
        sandbox(page, decision(kind))
        assert cut_off_in_narrow_windows(page) == NOTHING, kind


@pytest.mark.release
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_is_cut_off_or_broken_on_a_laptop(new_user: Callable[..., Page], lang: str) -> None:
    """A nation's first turn shows eight spaces, later ones six with different previews."""
    page = new_user(locale=lang, viewport={"width": 1440, "height": 900})
    for game in (rondel.new_game("imperial", players=3, seed=1), decision("rondel"), decision("invest")):
        sandbox(page, game)
        settled(page)
        for width in (1440, 1280):
            page.set_viewport_size({"width": width, "height": 900})
            page.evaluate(FRAMES)
            wait_until(lambda: not cut_off(page), f"{width}: {cut_off(page)}", 5)
            assert broken_words(page) == [], width
        page.set_viewport_size({"width": 1440, "height": 900})


def test_changing_the_language_takes_effect_immediately(page: Page) -> None:
    """Names on the board, rules and amounts change immediately, without a reload."""
    sign_in(page)
    table = call(page, "POST", "/api/records", decision("rondel").record().dumps())
    for lang in OTHERS:
        say: Any = text(lang)
        vienna, money = say("imperial-region-vienna"), say("money", amount="6").replace("\u202f", " ")
        page.goto("/settings")
        page.locator("#language").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator("main h1")).to_have_text(say("settings-title"))
        page.locator("header").get_by_role("link", name=say("nav-rules"), exact=True).click()
        expect(page.locator("main h1")).to_have_text(say("rules-title"))
        title = call(page, "GET", f"/api/rules?lang={lang}")[3]["title"]
        expect(page.get_by_role("heading", name=title).first).to_be_attached()
        page.goto(f"/t/{table['id']}")
        ready(page)
        expect(page.locator(".names")).to_contain_text(vienna)
        austria = page.locator(".nations li").first
        expect(austria).to_contain_text(say("imperial-nation-austria_hungary"))
        assert money in austria.inner_text().replace("\u202f", " ")
        expect(page.locator("#decision h1")).to_contain_text(say("imperial-nation-austria_hungary"))


def test_an_unsaved_setting_survives_a_reload(page: Page) -> None:
    """The latest choice wins over the account's old setting after a failed or slow request."""
    sign_in(page)
    page.goto("/settings")
    page.route("**/api/me", lambda route: route.abort() if route.request.method == "PATCH" else route.continue_())
    page.locator("#language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.unroute("**/api/me")
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.goto("/rules")
    page.wait_for_function("() => !JSON.parse(localStorage['rondel.settings']).unsaved")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    assert call(page, "GET", "/api/me")["user"]["settings"]["language"] == "de"

    page.goto("/rules")  # without unsaved changes, the account's settings apply again
    call(page, "PATCH", "/api/me", {"settings": {"language": "it"}})
    page.goto("/settings")
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_glossary_terms_open_explanations(page: Page, violations: Callable[[Page], str]) -> None:
    sandbox(page, decision("armies"))
    word = page.locator("#decision").get_by_role("link", name="Maneuver")
    card = page.get_by_role("dialog", name="Maneuver")

    word.hover()
    expect(card).to_contain_text("moves its fleets, then its armies")
    expect(card.get_by_role("link", name="Rule R12.1")).to_be_visible()
    page.mouse.move(5, 5)
    expect(card).to_have_count(0)

    word.focus()
    page.keyboard.press("Enter")
    expect(card.get_by_role("link", name="Rule R12.1")).to_be_focused()
    assert violations(page) == ""
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(word).to_be_focused()


def test_headings_and_hints_contain_glossary_terms_in_every_language(page: Page, subtests: pytest.Subtests) -> None:
    sandbox(page, decision("invest"))
    table = page.url
    for lang in LANGUAGES:
        with subtests.test(lang=lang):
            call(page, "PATCH", "/api/me", {"settings": {"language": lang}})
            page.goto(table)
            expect(page.locator("html")).to_have_attribute("lang", lang)
            words = page.locator("a.term")
            expect(words.nth(2)).to_be_attached()
            words.first.click()
            rule = re.compile(text(lang)("rule-number", rule="R"))
            expect(page.get_by_role("dialog").get_by_role("link", name=rule)).to_be_visible()
