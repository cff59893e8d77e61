"""History and undo: log and past positions, automatic replay, undo against bots, agreed end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.waiting import wait_until
from tests.web.gameplay import call, open_game, ready, sign_in, state
from tests.web.pseudo_locale import cut_off
from tests.web.sizes import upload
from tests.web.test_game_decisions import to_taxation
from tests.web.test_languages import finished_game
from tests.web.test_whole_games import table

import rondel

FIRST = 1
BOTS: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]


def against_bots(page: Page) -> dict[str, Any]:
    """A game in which the user governs Austria-Hungary and decides first."""
    assert rondel.new_game("imperial", players=len(BOTS), seed=FIRST).decision.player == 0
    wanted = {"edition": "imperial", "seats": BOTS, "seed": FIRST, "auto_forced": True, "start": True}
    return dict(call(page, "POST", "/api/tables", wanted))


def test_the_log_follows_the_position_and_contains_the_whole_game(page: Page) -> None:
    sign_in(page)
    game = finished_game("imperial", 6)
    made = upload(page, game)
    page.goto(f"/t/{made['id']}?at=20")
    line = page.locator(".log .entry.now")
    expect(line).to_be_in_viewport()
    assert 20 <= int(line.locator(".number").inner_text()) <= 24, "unit moves share the line of their choice"
    page.keyboard.press("Home")
    expect(page.locator("#decision")).to_contain_text("Move 0 of")
    # The log contains every move.
    page.goto(f"/t/{made['id']}?at={game.version - 5}")
    expect(line).to_be_in_viewport()
    earlier = page.get_by_role("button", name="Show earlier moves")
    while earlier.is_visible():
        earlier.click()
    assert int(page.locator(".log .entry .number").first.inner_text()) <= 4


def test_a_replay_on_a_phone_steps_and_plays_automatically(new_user: Callable[..., Page]) -> None:
    page = new_user(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sign_in(page)
    game = finished_game("imperial", 2)
    page.goto(f"/t/{upload(page, game)['id']}?at=3")
    bar = page.locator("#decision")
    expect(bar).to_contain_text("Move 3 of")
    assert "Shift" not in bar.inner_text(), "nobody on a phone has a Shift key"
    steps = page.locator(".map .history")
    steps.get_by_role("button", name="One move forward").tap()
    expect(bar).to_contain_text("Move 4 of")
    steps.get_by_role("button", name="One move back").tap()
    expect(bar).to_contain_text("Move 3 of")
    assert cut_off(page) == []
    steps.get_by_role("combobox", name="Speed").select_option("0.5")
    steps.get_by_role("button", name="Play by itself").tap()
    expect(bar).to_contain_text("Move 5 of")
    steps.get_by_role("button", name="Pause").tap()
    expect(steps.get_by_role("button", name="Play by itself")).to_be_visible()


def test_undo_after_bots_have_moved(page: Page) -> None:
    sign_in(page)
    game = open_game(page, against_bots(page))
    before = state(page, game)["view"]["version"]
    assert state(page, game)["view"]["decision"]["kind"] == "rondel"
    to_taxation(page)  # which needs no further decision

    def is_my_turn_again() -> bool:
        now = state(page, game)
        bot_moved = any(entry["by"] == "bot" and entry["version"] > before for entry in now["log"])
        return bot_moved and bool(now["view"]["decision"].get("actions"))

    wait_until(is_my_turn_again, "It is never my turn again.")
    ready(page)
    undo = page.locator("#decision").get_by_role("button", name=re.compile("^Undo"))
    expect(undo).to_be_visible()
    while state(page, game)["view"]["version"] > before:
        undo.click()
        ready(page)
    assert state(page, game)["view"]["version"] == before
    expect(page.locator("#decision h1")).to_contain_text("Where does")


def test_bot_turns_are_shown_one_by_one(new_user: Callable[..., Page]) -> None:
    """By default all at once. Tested on a phone, where the controls are only on the map."""
    page = new_user(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    sign_in(page)
    game = open_game(page, against_bots(page))
    bar = page.locator("#decision")

    def choose(pace: str) -> None:
        page.get_by_role("button", name="Menu").tap()
        page.get_by_role("combobox", name="Bots’ turns").select_option(pace)
        page.keyboard.press("Escape")

    def move(space: int) -> None:
        page.locator("svg.rondel .space").nth(space).locator("text.name").tap()
        bar.locator(".button.primary").tap()

    choose("step")
    move(7)
    expect(bar).to_contain_text("since your last turn")
    expect(page.locator(".map .history")).to_be_visible()
    seen = [bar.locator("h1").inner_text()]
    forward = bar.get_by_role("button", name="Next turn")
    while forward.is_visible():
        forward.tap()
        expect(bar.locator("h1")).not_to_have_text(seen[-1])
        seen.append(bar.locator("h1").inner_text())
    assert len(seen) >= 3, seen  # both bots have moved
    ready(page)
    assert state(page, game)["view"]["decision"]["actions"]
    own = page.get_by_label("Your decision")
    expect(own).to_be_visible()
    choose("watch")
    move(7)
    expect(bar).to_contain_text("since your last turn")
    expect(own).to_be_visible()  # without user input


def test_ending_a_game_needs_confirmation_and_agreement(new_user: Callable[..., Page]) -> None:
    ada, bruno = new_user(), new_user()
    sign_in(ada, "Ada")
    sign_in(bruno, "Bruno")
    open_game(ada, table(ada, "imperial", BOTS))
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Agree to end the game now").click()
    expect(ada.get_by_text("This cannot be undone.")).to_be_visible()
    expect(ada.locator("#decision")).to_be_visible()
    ada.get_by_role("button", name="End it for good").click()
    expect(ada.get_by_role("heading", name=re.compile("wins|win with|victory"))).to_be_visible()

    made = table(ada, "imperial", [{"kind": "me"}, {"kind": "open"}])
    call(bruno, "POST", f"/api/tables/{made['id']}/join", {})
    call(ada, "POST", f"/api/tables/{made['id']}/start", {})
    open_game(ada, made)
    open_game(bruno, made)
    ada.get_by_role("button", name="Menu").click()
    ada.get_by_role("button", name="Agree to end the game now").click()
    ada.get_by_role("button", name="Yes, I agree").click()
    expect(bruno.get_by_text("For ending the game now: Ada.")).to_be_visible()
    bruno.get_by_role("button", name="I agree, too").click()
    expect(bruno.get_by_role("heading", name=re.compile("wins|win with|victory"))).to_be_visible()


def test_a_curtain_hides_cash_between_turns_on_a_shared_screen(page: Page) -> None:
    sign_in(page, "Ada")
    made = table(page, "imperial", [{"kind": "me"}, {"kind": "hot_seat", "name": "Bruno"}], cash="hidden")
    page.goto(f"/t/{made['id']}")
    lift = page.get_by_role("button", name=re.compile("^I am "))
    expect(lift).to_be_visible()
    expect(page.locator("#decision")).to_have_count(0)
    first = lift.inner_text()
    lift.click()
    ready(page)
    for _ in range(40):
        page.keyboard.press("v")
        page.keyboard.press("End")
        page.keyboard.press("Enter")
        page.evaluate("new Promise(done => setTimeout(done, 200))")
        if lift.is_visible():
            break
    expect(lift).to_be_visible()
    assert lift.inner_text() != first
