"""The cumulative layout shift stays below 0.02 while pages load and after moves."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.engine.position import position
from tests.web.gameplay import FRAME, call, open_game, ready, sign_in
from tests.web.pages import open_page, settled

import rondel

MOST = 0.02
WATCH = """
window.shifts = [];
new PerformanceObserver(list => {
  for (const shift of list.getEntries())
    if (!shift.hadRecentInput)
      shifts.push([shift.value, ...shift.sources.map(source => [
        (source.node?.nodeType === 1 ? source.node : source.node?.parentElement)?.outerHTML?.slice(0, 120),
        source.previousRect.toJSON(), source.currentRect.toJSON()])]);
}).observe({type: "layout-shift", buffered: true});
"""
IDLE = "new Promise(done => requestIdleCallback(done, {timeout: 1000}))"
STILL = f"async () => {{ await {IDLE}; await {FRAME}; await {IDLE}; }}"


# The phone layout has the least room.
SIZES = ["phone", pytest.param("desk", marks=pytest.mark.release)]


def shifts(page: Page) -> list[Any]:
    """Layout shifts since the page was opened, largest first."""
    settled(page)
    page.evaluate(STILL)
    return sorted(page.evaluate("shifts"), key=lambda each: -float(each[0]))


@pytest.mark.parametrize("size", SIZES)
def test_the_lobby_has_no_layout_shift(
    new_user: Callable[..., Page], sizes: dict[str, ViewportSize], size: str
) -> None:
    page = new_user(viewport=sizes[size])
    page.add_init_script(WATCH)
    open_page(page, "/")
    page.locator(".strip svg").first.wait_for(state="attached")
    found = shifts(page)
    assert sum(each[0] for each in found) <= MOST, (size, found)


@pytest.mark.parametrize("size", SIZES)
def test_the_game_page_has_no_layout_shift(
    new_user: Callable[..., Page], sizes: dict[str, ViewportSize], size: str
) -> None:
    page = new_user(viewport=sizes[size])
    page.add_init_script(WATCH)
    sign_in(page)
    record = position("imperial", turn="italy", at={"italy": "factory"}).record().dumps()
    open_game(page, call(page, "POST", "/api/records", record))
    expect(page.locator("#decision h1")).to_be_visible()
    found = shifts(page)
    assert sum(each[0] for each in found) <= MOST, (size, found)


@pytest.mark.parametrize("size", SIZES)
def test_moves_cause_no_layout_shift(new_user: Callable[..., Page], sizes: dict[str, ViewportSize], size: str) -> None:
    """Moves of others: rondel, maneuver, bonds, production, import."""
    page = new_user(viewport=sizes[size])
    page.add_init_script(WATCH)
    sign_in(page)
    game, choices, kinds = rondel.new_game("imperial", players=3), random.Random(2), set[str]()
    table = open_game(page, call(page, "POST", "/api/records", game.record().dumps()))
    shifts(page)
    for _ in range(24):
        page.evaluate("shifts.length = 0")
        kinds.add(game.decision.kind)
        move = choices.choice(game.decision.actions).text
        body = {"version": game.view()["version"], "action": move}
        assert "error" not in call(page, "POST", f"/api/games/{table}/actions", body)
        game.play(move)
        ready(page)
        found = shifts(page)
        assert sum(each[0] for each in found) <= MOST, (size, move, found)
    assert kinds == {"rondel", "factory", "production", "import", "armies", "invest"}
