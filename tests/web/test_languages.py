"""Four languages in a real browser, and a fifth, made up, that shows every text no catalogue knows."""

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
from tests.web.gameplay import FRAMES, POSITIONS, call, click_region, decision, ready, sandbox, show, sit
from tests.web.languages import broken_words, cut_off, speak_oddly, tell_rules_oddly, untranslated
from tests.web.pages import PAGES, follow, open_page, settled
from tests.web.sizes import DRAWN, UNDRAWN

import rondel
from rondel import bots
from rondel.locales import text

PHONES = (390, 320)
# A release also makes the window narrow for every page and every decision.
THOROUGH = pytest.mark.parametrize("thorough", [False, pytest.param(True, marks=pytest.mark.release)])
# Names of people, of the table a record becomes when no browser names it, and the letters of the nations.
LETTERS = [nation.letters for id in rondel.editions() for nation in rondel.edition(id).nations]
PEOPLE = ("Ada", "Player", "Record", *LETTERS)


@pytest.fixture(scope="session")
def odd_address(tmp_path_factory: pytest.TempPathFactory, static: Path, fork_server: ForkServer) -> Iterator[str]:
    """Where everything is said in the made-up language."""
    oddly = speak_oddly(static, tmp_path_factory.mktemp("oddly"))
    running = RunningServer(tmp_path_factory.mktemp("odd"), oddly, fork_server)
    running.start()
    yield running.url
    running.stop()


@pytest.fixture
def abroad(someone: Callable[..., Page], odd_address: str) -> Callable[..., Page]:
    """`abroad()` is somebody who gets the made-up language."""
    return partial(someone, base_url=odd_address)


def whole_game(edition: str, rounds: int) -> rondel.Game:
    """A game of four greedy bots that ends after some rounds: a log with many kinds of events, and an end."""
    game = rondel.new_game(edition, players=4, seed=3, options=rondel.Options(max_rounds=rounds))
    hands = [bots.make("greedy", seed=seat) for seat in range(4)]
    while not game.over and game.decision:
        seat = game.decision.player
        game.play(hands[seat].choose(game.seat_view(seat), game.decision))
    return game


def put_up(page: Page, game: rondel.Game, query: str = "") -> None:
    sit(page)
    page.goto(f"/t/{call(page, 'POST', '/api/records', game.record().dumps())['id']}{query}")


def narrow(page: Page) -> dict[int, list[str]]:
    """Texts that do not fit, by width of the window, which stays narrow."""
    found = {}
    for width in PHONES:
        page.set_viewport_size({"width": width, "height": 844})
        page.evaluate(FRAMES)
        found[width] = laid_out_cut_off(page)
    return found


def laid_out_cut_off(page: Page) -> list[str]:
    """Texts that do not fit once the page is laid out anew, for which a busy machine needs a moment."""
    for _ in range(100):
        if not (now := cut_off(page)):
            break
        page.evaluate(FRAMES)
    return now


NOTHING: dict[int, list[str]] = {width: [] for width in PHONES}


def names_at_tables(page: Page) -> list[str]:
    """What people called their tables and themselves: other tests may have left some in the lobby."""
    names = []
    for which in ("open", "running", "mine"):
        for table in page.request.get(f"/api/tables?filter={which}").json():
            names += [table["name"], table["host"], *(seat["name"] for seat in table["seats"])]
    return [name for name in names if name]


@THOROUGH
def test_every_text_of_a_page_comes_from_the_catalogues_and_may_be_longer(
    abroad: Callable[..., Page], subtests: pytest.Subtests, *, thorough: bool
) -> None:
    """UI 8: +40 % at 320 px; a plain letter would be a text written into the program."""
    page = abroad()
    tell_rules_oddly(page)
    open_page(page, "/privacy")
    for name, address in PAGES.items():
        with subtests.test(page=name):
            page.set_viewport_size(DESK)
            follow(page, address)
            expect(page.locator("main h1").first).to_contain_text(re.compile("[^\\x00-\\x7f]"))
            assert untranslated(page, *PEOPLE, *names_at_tables(page)) == []
            assert not thorough or narrow(page) == NOTHING


@THOROUGH
def test_every_text_of_a_decision_comes_from_the_catalogues_and_may_be_longer(
    abroad: Callable[..., Page], subtests: pytest.Subtests, *, thorough: bool
) -> None:
    page = abroad()
    sit(page)
    for kind in POSITIONS:
        with subtests.test(kind=kind):
            page.set_viewport_size(DESK)
            show(page, decision(kind))
            assert untranslated(page, *PEOPLE) == []
            if thorough:
                page.evaluate(UNDRAWN)
                assert laid_out_cut_off(page) == []
                assert narrow(page) == NOTHING
                page.evaluate(DRAWN)


def test_every_text_that_opens_comes_from_the_catalogues(abroad: Callable[..., Page]) -> None:
    page = abroad()
    tell_rules_oddly(page)
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


def test_every_view_of_a_phone_comes_from_the_catalogues_and_may_be_longer(abroad: Callable[..., Page]) -> None:
    page = abroad(viewport={"width": 320, "height": 640})
    sandbox(page, decision("rondel"))
    for view in range(5):
        page.locator("nav.tabs button").nth(view).click()
        settled(page)
        assert untranslated(page, *PEOPLE) == []
        assert laid_out_cut_off(page) == []


@pytest.mark.parametrize("edition", rondel.editions())
def test_log_and_end_come_from_the_catalogues_and_may_be_longer(abroad: Callable[..., Page], edition: str) -> None:
    game, page = whole_game(edition, rounds=5), abroad()
    put_up(page, game)
    expect(page.get_by_role("table").first).to_be_visible()
    settled(page)
    assert untranslated(page, *PEOPLE) == []
    assert narrow(page) == NOTHING
    page.set_viewport_size(DESK)
    put_up(page, game, f"?at={game.version - 1}")
    ready(page)
    assert page.locator(".log .entry").count() > 5
    assert untranslated(page, *PEOPLE) == []


def test_refusals_of_the_server_are_worded_by_the_page(abroad: Callable[..., Page]) -> None:
    page = abroad()
    open_page(page, "/login")
    page.locator("input").nth(0).fill("Nobody at all")
    page.locator("input[type=password]").fill("wrong password")
    page.locator("form button[type=submit]").click()
    expect(page.get_by_role("alert")).to_be_visible()
    assert untranslated(page) == []


@pytest.mark.release
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_is_spoken_on_every_page_and_fits_a_phone(someone: Callable[..., Page], lang: str) -> None:
    """The browser's own language is the default; at 320 px nothing is cut off in any of them."""
    page = someone(locale=lang if "-" in lang else f"{lang}-CH")
    for address in PAGES.values():
        open_page(page, address)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        assert narrow(page) == NOTHING, address
    for kind in ("rondel", "armies", "invest", "import", "challenge"):
        sandbox(page, decision(kind))
        assert narrow(page) == NOTHING, kind


@pytest.mark.release
@pytest.mark.parametrize("lang", LANGUAGES)
def test_on_a_laptop_nothing_is_cut_off_and_no_word_is_broken(someone: Callable[..., Page], lang: str) -> None:
    """A nation's first turn shows eight spaces at once, a later one six with different previews."""
    page = someone(locale=lang, viewport={"width": 1440, "height": 900})
    for game in (rondel.new_game("imperial", players=3, seed=1), decision("rondel"), decision("invest")):
        sandbox(page, game)
        settled(page)
        for width in (1440, 1280):
            page.set_viewport_size({"width": width, "height": 900})
            page.evaluate(FRAMES)
            wait_until(lambda: not cut_off(page), f"{width}: {cut_off(page)}", 5)
            assert broken_words(page) == [], width
        page.set_viewport_size({"width": 1440, "height": 900})


def test_a_chosen_language_is_spoken_everywhere_at_once(page: Page) -> None:
    """The board's names, the rules and the money change with the switch, without loading the page again."""
    sit(page)
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


def test_a_choice_the_account_has_not_heard_of_outlives_the_page(page: Page) -> None:
    """What was chosen last counts: not what the account had, be it that the network failed or that it was too slow."""
    sit(page)
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

    page.goto("/rules")  # with nothing left to tell, what the account says counts again
    call(page, "PATCH", "/api/me", {"settings": {"language": "it"}})
    page.goto("/settings")
    expect(page.locator("html")).to_have_attribute("lang", "it")


def test_words_of_the_game_explain_themselves(page: Page, violations: Callable[[Page], str]) -> None:
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


def test_headings_and_hints_have_explained_words_in_every_language(page: Page, subtests: pytest.Subtests) -> None:
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
