"""The accessibility statement (docs/accessibility.md), measured: axe on every page and every decision in both themes at
a desk and in a hand, sizes of targets, the reader's own spacing, forced colors.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.clients import Member, wait_until
from tests.web.access import FOCUS, THUMB, look, lost_with_spacing, small_targets, touch
from tests.web.conftest import DESK, PHONE, ROOT, RunningServer, keep, violations
from tests.web.gameplay import FRAME, POSITIONS, decision, open_game, sandbox, sit, until
from tests.web.pages import PAGES
from tests.web.sizes import upload

from rondel import puzzles

# Between the themes only colors differ.
COLORS = ("color-contrast", "link-in-text-block")


def looked_at(page: Page, name: str) -> list[str]:
    """What is wrong with the open page: at a desk and in a hand, in the light and in the dark."""
    found: list[str] = []
    page.set_viewport_size(DESK)
    found += axe_in_both_themes(page, f"{name}-desk")
    found += small_targets(page)
    found += lost_with_spacing(page, f"{name}-desk")
    hand = touch(page, PHONE)
    found += [f"phone {each}" for each in axe_in_both_themes(page, f"{name}-phone")]
    found += [f"phone {each}" for each in small_targets(page)]
    found += [f"phone {each}" for each in small_targets(page, 44, THUMB)]
    found += [f"phone {each}" for each in lost_with_spacing(page, f"{name}-phone")]
    hand.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
    hand.detach()
    page.set_viewport_size(DESK)
    return [f"{name}: {each}" for each in found]


def axe_in_both_themes(page: Page, name: str) -> list[str]:
    found = []
    page.emulate_media(color_scheme="light")
    keep(page, f"access-{name}-light")
    if wrong := violations(page):
        found.append(f"light: {wrong}")
    page.emulate_media(color_scheme="dark")
    keep(page, f"access-{name}-dark")
    if wrong := violations(page, COLORS):
        found.append(f"dark: {wrong}")
    page.emulate_media(color_scheme="light")
    return found


@pytest.mark.parametrize("kind", POSITIONS)
def test_every_decision(page: Page, kind: str) -> None:
    sit(page)
    open_game(page, upload(page, decision(kind)))
    page.wait_for_load_state("networkidle")
    wrong = looked_at(page, kind)
    assert not wrong, "\n".join(wrong)


def test_what_opens_over_a_game(page: Page) -> None:
    """UI 8: "opening a popover moves it in, closing returns it"; axe finds nothing in what opened."""
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
        keep(page, f"access-{name}")
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


# What is under way, counted: a page is looked at when it has what it asked for.
COUNT = """() => {
  window.pending = 0;
  const counted = (own) => function (...words) {
    window.pending++;
    return own.apply(this, words).finally(() => window.pending--);
  };
  window.fetch = counted(window.fetch);
  for (const name of ["json", "text"]) Response.prototype[name] = counted(Response.prototype[name]);
}"""
SETTLED = """async () => {
  for (let still = 0; still < 3; still++) {
    await FRAME;
    if (window.pending || document.querySelector(".skeleton, [aria-busy=true]")) return false;
  }
  return document.querySelector("main h1") !== null && document.querySelector("main") !== window.left;
}""".replace("FRAME", FRAME)


def begin(page: Page, address: str = "/") -> None:
    page.goto(address)
    page.evaluate(COUNT)
    page.wait_for_load_state("networkidle")
    until(lambda: page.evaluate(SETTLED), f"{address} is never complete")


def go(page: Page, address: str) -> None:
    """To another page as a link leads there, so that nothing is loaded twice."""
    if page.evaluate("address => new URL(address, location.href).pathname === location.pathname", address):
        begin(page, address)
        return
    page.evaluate(
        """address => {
          window.left = document.querySelector("main");
          history.pushState(null, "", address);
          dispatchEvent(new PopStateEvent("popstate"));
        }""",
        address,
    )
    until(lambda: page.evaluate(SETTLED), f"{address} is never complete")


def routes() -> set[str]:
    """Every page that there is."""
    source = (ROOT / "web" / "src" / "App.svelte").read_text("utf-8")
    return set(re.findall(r"^    (\w+): \(\) => import", source.split("const PAGES")[1].split("};")[0], re.MULTILINE))


# Addresses for everybody, beside those of tests.web.pages, which test_pages looks at.
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


def test_every_page_for_a_visitor(page: Page) -> None:
    begin(page)
    wrong = []
    for name, address in {**PAGES, **ALSO}.items():
        go(page, address)
        wrong += looked_at(page, name)
    assert not wrong, "\n".join(wrong)


def test_every_page_for_somebody_with_an_account(page: Page, server: RunningServer) -> None:
    """What differs for her: games begun, open and over, a tournament, a puzzle, the pages of administration."""
    ada = Member(server.url)
    shown = at_home(ada, server)
    cookies = [{"name": each.name, "value": each.value or "", "url": server.url} for each in ada.http.cookies.jar]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    begin(page)
    wrong = []
    for name, address in shown.items():
        go(page, address)
        wrong += looked_at(page, f"{name} of a member")
    assert not wrong, "\n".join(wrong)
    seen = {re.split("[ -]", name)[0] for name in (*shown, *ALSO, *PAGES)}
    assert routes() <= seen, f"nobody looked at {routes() - seen}"


def at_home(ada: Member, server: RunningServer) -> dict[str, str]:
    """Something on every page of hers; the addresses by page."""
    bots: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    played = {"seats": bots, "edition": "imperial", "name": "A short evening", "start": True}
    over = ada.post("/api/tables", played, 201)["id"]
    ada.post(f"/api/games/{over}/end", {"agree": True})
    ada.post("/api/tables", {**played, "name": "Under way", "edition": "imperial_2030"}, 201)
    waiting = {"seats": [{"kind": "me"}, {"kind": "open"}], "edition": "imperial", "name": "Waiting for Bruno"}
    room = ada.post("/api/tables", waiting, 201)["id"]
    cup = ada.post("/api/tournaments", {"name": "Club evening"}, 201)["id"]
    words = ["admin", "promote", ada.name, "--database", f"sqlite:///{server.folder / 'games.sqlite3'}"]
    done = subprocess.run(
        [sys.executable, "-c", "from rondel.cli import main; main()", *words],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
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


def differ(page: Page, one: str, other: str) -> None:
    """Two elements do not look alike: ground, ink, border or outline differ."""
    first, second = look(page, one), look(page, other)
    assert first != second, f"{one} looks like {other}: {first}"


def test_forced_colors_tell_everything_apart(page: Page) -> None:
    """What is chosen, switched on, deciding or focused shows with the system's colors, and nations keep theirs."""
    sit(page)
    for kind in ("rondel", "armies", "invest"):
        open_game(page, upload(page, decision(kind)))
        page.emulate_media(forced_colors="active")
        page.wait_for_load_state("networkidle")
        keep(page, f"forced-{kind}")
        if kind == "rondel":
            differ(page, "header li[aria-current]", "header li:not([aria-current])")
            differ(page, "[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]")
            badges = page.evaluate(
                "[...document.querySelectorAll('header .badge')].map(each => getComputedStyle(each).backgroundColor)"
            )
            assert len(set(badges)) == 6, badges
            page.keyboard.press("1")
            differ(page, ".cards .card[aria-pressed=true]", ".cards .card[aria-pressed=false]")
            page.keyboard.press("Tab")
            assert page.evaluate(FOCUS) == ""
            keep(page, "forced-rondel-chosen")
            # The browser lays a plate behind forced letters, which would hide them on a filled button.
            plate = page.locator("#decision .primary").evaluate("each => getComputedStyle(each).forcedColorAdjust")
            assert plate == "none"
            page.keyboard.press("v")
            expect(page.get_by_role("listbox")).to_be_focused()
            differ(page, "[role=option][aria-selected=true]", "[role=option][aria-selected=false]")
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
            keep(page, "forced-armies-dark")
            page.emulate_media(forced_colors="active", color_scheme="light")
        if kind == "invest":
            page.get_by_role("gridcell", name=re.compile("^Italy 4,")).click()
            differ(page, "[role=gridcell][aria-selected=true]", "[role=gridcell].can")
            differ(page, "[role=gridcell].can", "[role=gridcell].idle")
            keep(page, "forced-invest-chosen")
    begin(page)
    go(page, "/new")
    keep(page, "forced-new")
    differ(page, "[role=switch]:checked", "[role=switch]:not(:checked)")
    differ(page, ".segments label.on", ".segments label:not(.on)")
    page.set_viewport_size(PHONE)
    go(page, "/")
    keep(page, "forced-lobby")
    differ(page, "nav.bottom a[aria-current]", "nav.bottom a:not([aria-current])")
