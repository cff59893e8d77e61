"""Checks of the accessibility statement (docs/accessibility.md): axe on all pages and decisions in both themes on
desktop and phone, target sizes, text spacing, forced colors.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.clients import Member, offered
from tests.waiting import wait_until
from tests.web.accessibility import FOCUS, accessibility_problems, appearance, small_targets
from tests.web.conftest import PHONE, ROOT, RunningServer, screenshot, violations
from tests.web.gameplay import POSITIONS, decision, sandbox, show, sign_in
from tests.web.pages import PAGES, follow, open_page, settled

from rondel import puzzles
from rondel.server.operations import console


@pytest.mark.release
def test_every_decision(page: Page, subtests: pytest.Subtests) -> None:
    """Check every decision with `accessibility_problems`; test_game_decisions runs axe on desktop in every test run."""
    sign_in(page)
    for kind in POSITIONS:
        with subtests.test(kind=kind):
            show(page, decision(kind))
            wrong = accessibility_problems(page, kind)
            assert not wrong, "\n".join(wrong)


def test_popovers_of_the_game_page(page: Page) -> None:
    """UI 8: "opening a popover moves it in, closing returns it"; axe finds no violations inside."""
    sandbox(page, decision("armies"))
    ways: dict[str, Callable[[], None]] = {
        "menu": lambda: page.get_by_role("button", name="Menu").press("Enter"),
        "keys": lambda: page.keyboard.press("?"),
        "if it ended": lambda: page.keyboard.press("w"),
        "nation": lambda: page.get_by_role("button", name=re.compile("^Austria-Hungary")).first.press("Enter"),
    }
    wrong = []
    for name, opens in ways.items():
        opens()
        page.wait_for_function("() => document.activeElement.closest('[role=dialog]') !== null")
        inside = small_targets(page, 24, "[role=dialog] *")
        wrong += [f"{name}: {each}" for each in (violations(page), *inside) if each]
        screenshot(page, f"access-{name}")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        wrong += [f"{name} closed: {each}" for each in [page.evaluate(FOCUS)] if each]
    page.keyboard.press("v")
    expect(page.get_by_role("listbox")).to_be_focused()
    inside = small_targets(page, 24, "[data-card] *")
    wrong += [f"list: {each}" for each in (violations(page), *inside) if each]
    page.keyboard.press("Escape")
    expect(page.get_by_role("listbox")).to_have_count(0)
    wrong += [f"list closed: {each}" for each in [page.evaluate(FOCUS)] if each]
    assert not wrong, "\n".join(wrong)


def routes() -> set[str]:
    """Names of all pages of the router."""
    source = (ROOT / "web" / "src" / "App.svelte").read_text("utf-8")
    return set(re.findall(r"^    (\w+): \(\) => import", source.split("const PAGES")[1].split("};")[0], re.MULTILINE))


# Public pages that are not in tests.web.pages, which test_pages checks.
ALSO = {
    "privacy": "/privacy",
    "reset": "/reset?token=unknown",
    "confirm": "/confirm?token=unknown",
    "games": "/games",
    "person": "/people/nobody",
    "ratings": "/ratings",
    "statistics": "/statistics",
    "tournaments": "/tournaments",
    "puzzles": "/puzzles",
    "unsubscribe": "/unsubscribe?token=unknown",
}


@pytest.mark.parametrize("thorough", [False, pytest.param(True, marks=pytest.mark.release)])
def test_every_page_for_a_visitor(page: Page, subtests: pytest.Subtests, *, thorough: bool) -> None:
    check_pages(page, {**PAGES, **ALSO}, subtests, thorough=thorough)


def check_pages(page: Page, addresses: dict[str, str], subtests: pytest.Subtests, *, thorough: bool) -> None:
    """Check each of these pages without reloading."""
    open_page(page, "/about")
    for name, address in addresses.items():
        with subtests.test(page=name):
            follow(page, address)
            wrong = accessibility_problems(page, name, thorough=thorough)
            assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("thorough", [False, pytest.param(True, marks=pytest.mark.release)])
def test_every_page_for_a_member(
    page: Page, server: RunningServer, subtests: pytest.Subtests, *, thorough: bool
) -> None:
    """Pages that differ for a member: running, open and finished games, a tournament, a puzzle, administration."""
    ada = Member(server.url)
    shown = member_pages(ada, server)
    cookies = [{"name": each.name, "value": each.value or "", "url": server.url} for each in ada.http.cookies.jar]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    check_pages(page, shown, subtests, thorough=thorough)
    seen = {re.split("[ -]", name)[0] for name in (*shown, *ALSO, *PAGES)}
    assert routes() <= seen, f"nobody looked at {routes() - seen}"


def member_pages(ada: Member, server: RunningServer) -> dict[str, str]:
    """Create content for every page of a member; return the URLs by page."""
    bots: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    played = {"seats": bots, "edition": "imperial", "name": "A short evening", "start": True}
    over = ada.post("/api/tables", played, 201)["id"]
    for _ in range(4):  # enough for the charts
        state = ada.wait_for_turn(over)
        ada.play(over, state, offered(state)[0])
    ada.post(f"/api/games/{over}/end", {"agree": True})
    ada.post("/api/tables", {**played, "name": "Under way", "edition": "imperial_2030"}, 201)
    waiting = {"seats": [{"kind": "me"}, {"kind": "open"}], "edition": "imperial", "name": "Waiting for Bruno"}
    room = ada.post("/api/tables", waiting, 201)["id"]
    cup = ada.post("/api/tournaments", {"name": "Club evening"}, 201)["id"]
    server.administer(console.promote, ada.name)
    wait_until(lambda: ada.get("/api/me/games")["total"])
    return {
        "lobby": "/",
        "new": "/new",
        "table waiting": f"/t/{room}",
        "table over": f"/t/{over}",
        "settings": "/settings",
        "games": "/games",
        "person": f"/people/{ada.name}",
        "tournaments": "/tournaments",
        "tournament new": "/tournaments/new",
        "tournament": f"/tournaments/{cup}",
        "puzzle": f"/puzzles/{puzzles.all()[0].id}",
        "admin": "/admin",
    }


def assert_appearance_differs(page: Page, one: str, other: str) -> None:
    """Assert that two elements differ in background, color, border or outline."""
    first, second = appearance(page, one), appearance(page, other)
    assert first != second, f"{one} looks like {other}: {first}"


def test_forced_colors_keep_states_distinguishable(page: Page) -> None:
    """Selected, enabled, deciding and focused elements are distinguishable, and nations keep their colors."""
    sign_in(page)
    for kind in ("rondel", "armies", "invest"):
        show(page, decision(kind))
        page.emulate_media(forced_colors="active")
        settled(page)
        screenshot(page, f"forced-{kind}")
        if kind == "rondel":
            assert_appearance_differs(page, "header li[aria-current]", "header li:not([aria-current])")
            assert_appearance_differs(page, "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]")
            badges = page.evaluate(
                "[...document.querySelectorAll('header .badge')].map(each => getComputedStyle(each).backgroundColor)"
            )
            assert len(set(badges)) == 6, badges
            page.keyboard.press("1")
            assert_appearance_differs(page, ".cards .card[aria-pressed=true]", ".cards .card[aria-pressed=false]")
            page.keyboard.press("Tab")
            assert page.evaluate(FOCUS) == ""
            screenshot(page, "forced-rondel-chosen")
            # The browser's backplate would hide the text of a filled button.
            plate = page.locator("#decision .primary").evaluate("each => getComputedStyle(each).forcedColorAdjust")
            assert plate == "none"
            page.keyboard.press("v")
            expect(page.get_by_role("listbox")).to_be_focused()
            assert_appearance_differs(page, "[role=option][aria-selected=true]", "[role=option][aria-selected=false]")
        if kind == "armies":
            fills = page.evaluate(
                "[...document.querySelectorAll('[data-region]')].map(each => getComputedStyle(each).fill)"
            )
            assert len(set(fills)) >= 8, "six nations, neutral land and the sea"
            lit = page.evaluate(
                """[".lights .line", ".lights .casing", ".lights .veil"].map(each =>
                  getComputedStyle(document.querySelector(each))).map(each => each.stroke + each.fill)"""
            )
            assert len(set(lit)) == 3, lit
            page.emulate_media(forced_colors="active", color_scheme="dark")
            screenshot(page, "forced-armies-dark")
            page.emulate_media(forced_colors="active", color_scheme="light")
        if kind == "invest":
            page.get_by_role("gridcell", name=re.compile("^Italy 4,")).click()
            assert_appearance_differs(page, "[role=gridcell][aria-selected=true]", "[role=gridcell].can")
            assert_appearance_differs(page, "[role=gridcell].can", "[role=gridcell].idle")
            screenshot(page, "forced-invest-chosen")
    follow(page, "/new")
    screenshot(page, "forced-new")
    assert_appearance_differs(page, "[role=switch]:checked", "[role=switch]:not(:checked)")
    assert_appearance_differs(page, ".segments label.on", ".segments label:not(.on)")
    page.set_viewport_size(PHONE)
    follow(page, "/")
    screenshot(page, "forced-lobby")
    assert_appearance_differs(page, "nav.bottom a[aria-current]", "nav.bottom a:not([aria-current])")
