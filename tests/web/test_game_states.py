"""States of the game page: past positions, refusals, gifts, stale clicks, errors, spectators, layouts."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect
from tests.engine.position import play, position
from tests.waiting import wait_until
from tests.web.gameplay import (
    AUSTRIA,
    call,
    click_region,
    decision,
    maneuver_of_austria,
    open_game,
    played,
    ready,
    sandbox,
    sign_in,
    state,
)

Screenshot = Callable[[Page, str], None]
Check = Callable[[Page], str]


def test_a_past_position_and_its_link(page: Page, screenshot: Screenshot, violations: Check) -> None:
    """UI 1.8: a past position looks different, is read-only, has a URL, and one key returns to the present."""
    moves = ("end", "army budapest romania", "end", "rondel taxation")
    game = sandbox(page, play(maneuver_of_austria(), *moves))
    page.goto(f"/t/{game}?at=4")
    expect(page.get_by_text("Past position · read only")).to_be_visible()
    expect(page.get_by_role("slider", name="History")).to_have_attribute("aria-valuenow", "4")
    expect(page.get_by_text("Changes this turn")).to_be_visible()
    screenshot(page, "game-history")
    assert violations(page) == ""
    page.keyboard.press("ArrowLeft")
    expect(page).to_have_url(re.compile(r"at=3"))
    page.keyboard.press("Escape")
    expect(page).not_to_have_url(re.compile(r"at="))
    expect(page.locator("#decision h1")).to_contain_text("rondel")
    # Log lines are links to positions, too.
    page.get_by_role("log").get_by_role("button").first.click()
    expect(page.get_by_text("Past position · read only")).to_be_visible()
    page.get_by_role("button", name="Back to the current position").click()
    expect(page.get_by_text("Past position")).to_be_hidden()


def test_a_refusal_shows_the_rule_and_a_remedy(page: Page, screenshot: Screenshot, violations: Check) -> None:
    """R14.5: the only fleet has already convoyed an army; undo of that move is offered."""
    start = play(maneuver_of_austria(), "end", "army vienna greece")
    sandbox(page, start)
    click_region(page, "vienna")
    expect(page.locator("#decision h1")).to_contain_text("from Vienna")
    click_region(page, "tunis")
    refusal = page.get_by_role("alert").filter(has_text="Not possible")
    expect(refusal).to_contain_text("R14.5")
    expect(refusal).to_contain_text("convoyed")
    screenshot(page, "game-refusal")
    assert violations(page) == ""
    refusal.get_by_role("link", name="Rule R14.5").click()
    expect(page.get_by_role("dialog", name="Rule R14.5")).to_be_visible()
    page.keyboard.press("Escape")
    refusal.get_by_role("button", name="Close").click()
    expect(refusal).to_be_hidden()
    expect(page.locator("#decision h1")).to_contain_text("from Vienna")


def test_a_gift_makes_the_factory_possible(page: Page, screenshot: Screenshot) -> None:
    """R6.5: the treasury is short of 1; the refusal offers a gift of that amount."""
    game = sandbox(page, play(position(treasury={AUSTRIA: 4}, cash={0: 3}), "rondel factory"))
    click_region(page, "lemberg")
    remedy = page.get_by_role("button", name="Give Austria-Hungary 1 M")
    expect(remedy).to_be_visible()
    screenshot(page, "game-refusal-gift")
    remedy.click()
    wait_until(lambda: state(page, game)["view"]["nations"][AUSTRIA]["treasury"] == 5)
    ready(page)
    click_region(page, "lemberg")
    page.locator("#decision").get_by_role("button", name="Build in Lemberg").click()
    played(page, game, "build lemberg")


def test_a_gift_from_the_details_of_a_nation(page: Page, violations: Check) -> None:
    game = sandbox(page, decision("rondel"))
    page.get_by_role("region", name="Nations").get_by_role("button", name=re.compile("Italy")).click()
    expect(page.get_by_role("dialog", name="Italy")).to_be_visible()
    assert violations(page) == ""
    page.get_by_role("button", name="Give money").click()
    expect(page.get_by_text("How much do you give Italy?")).to_be_visible()
    assert violations(page) == ""
    page.get_by_label("Amount in millions").fill("2")
    page.keyboard.press("Enter")
    played(page, game, "give italy 2")


def test_a_stale_click_plays_nothing(page: Page) -> None:
    """UI 7: after another move, an outdated click plays nothing, and the new position is shown."""

    def late(route: Route) -> None:
        body: dict[str, Any] = route.request.post_data_json or {}
        route.continue_(post_data={**body, "version": body["version"] - 1})

    page.route("**/actions", late)
    game = sandbox(page, decision("stance"))
    page.evaluate("EventSource.prototype.addEventListener = () => undefined")
    page.keyboard.press("h")
    expect(page.get_by_text("Someone moved first")).to_be_visible()
    assert "hostile" not in [entry["action"] for entry in state(page, game)["log"]]


def test_a_request_can_be_retried_after_a_server_error(page: Page, violations: Check) -> None:
    # Intercept before the page is opened; requests may pass while interception starts.
    page.route("**/actions", lambda route: route.fulfill(status=500, body="{}"))
    game = sandbox(page, decision("stance"))
    page.keyboard.press("h")
    expect(page.get_by_text("The move was not played.")).to_be_visible()
    assert violations(page) == ""
    page.unroute("**/actions")
    page.get_by_role("button", name="Try again").click()
    played(page, game, "hostile")


def test_a_spectator_can_watch_but_not_act(page: Page, new_user: Callable[..., Page], violations: Check) -> None:
    sign_in(page)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wanted: dict[str, Any] = {
        "name": "Open table",
        "edition": "imperial",
        "options": {},
        "seats": seats,
        "pace": "live",
        "clock": None,
    }
    made = call(page, "POST", "/api/tables", {**wanted, "private": False, "auto_forced": True, "start": True})
    open_game(page, made)
    watcher = new_user()
    watcher.goto(f"/t/{made['id']}")
    ready(watcher)
    expect(watcher.locator("#decision")).to_contain_text("You are watching.")
    expect(watcher.locator("#decision").get_by_role("button")).to_have_count(0)
    assert violations(watcher) == ""


def test_an_invitation_allows_watching_a_private_game(page: Page, new_user: Callable[..., Page]) -> None:
    """All requests contain the invitation: stream, log, past position."""
    sign_in(page)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = call(page, "POST", "/api/tables", {"seats": seats, "private": True, "start": True, "seed": 1})
    wait_until(lambda: state(page, made["id"])["view"]["decision"].get("actions"))
    first = state(page, made["id"])["view"]
    body = {"version": first["version"], "action": first["decision"]["actions"][0], "request": "first"}
    call(page, "POST", f"/api/games/{made['id']}/actions", body)
    watcher = new_user()
    watcher.goto(f"/t/{made['id']}?invite={made['invite']}")
    expect(watcher.locator("#decision")).to_contain_text("You are watching.")
    watcher.goto(f"/t/{made['id']}?invite={made['invite']}&at=0")
    expect(watcher.locator("#decision")).to_contain_text("Move 0 of")


def test_chat_links_moves(page: Page) -> None:
    """Also if the first response of the chat is older than a line received meanwhile."""
    page.route("**/chat", lambda route: route.fulfill(json=[]) if route.request.method == "GET" else route.continue_())
    sandbox(page, play(maneuver_of_austria(), "end", "army budapest romania"))
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("Look at #2")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="#2").click()
    expect(page).to_have_url(re.compile(r"at=2"))


@pytest.mark.release
def test_the_page_never_scrolls_sideways_and_keeps_its_grid(page: Page, screenshot: Screenshot) -> None:
    """For any orientation and window size."""
    sandbox(page, decision("armies"))
    for width, height, grid in (
        (1600, 1000, "desk"),
        (1180, 820, "tablet"),
        (800, 1100, "upright"),
        (844, 390, "phone"),
        (390, 844, "phone"),
        (320, 640, "phone"),
    ):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(f".game.{grid}")).to_be_visible()
        screenshot(page, f"game-{width}")
        wait_until(
            lambda: page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"wider than {width}", 20
        )


@pytest.mark.release
def test_rondel_cards_on_a_tablet_show_results(
    new_user: Callable[..., Page], screenshot: Screenshot, violations: Check
) -> None:
    page = new_user(viewport={"width": 1180, "height": 820})
    game = sandbox(page, decision("rondel"))
    cards = page.get_by_role("group", name="What each space")
    expect(cards.get_by_role("button")).to_have_count(4)
    expect(cards.get_by_role("button", name=re.compile("Taxation"))).to_contain_text("6 → 10")
    screenshot(page, "game-rondel-1180")
    assert violations(page) == ""
    cards.get_by_role("button", name=re.compile("Taxation")).click()
    page.locator("#decision").get_by_role("button", name="Move to Taxation").click()
    played(page, game, "rondel taxation")


# Records every animated unit.
ON_THE_WAY = """() => {
  window.seen = 0;
  new MutationObserver((records) => {
    for (const {addedNodes} of records)
      for (const node of addedNodes) window.seen += node.classList?.contains("traveller") ? 1 : 0;
  }).observe(document.querySelector("#board"), {childList: true, subtree: true});
}"""


@pytest.mark.parametrize(("motion", "travellers"), [("no-preference", 1), ("reduce", 0)])
def test_units_travel_along_their_arrows(new_user: Callable[..., Page], motion: str, travellers: int) -> None:
    """UI 3: units move along their arrows; with reduced motion they appear at their destinations."""
    page = new_user(reduced_motion=motion)
    game = sandbox(page, decision("armies"))
    page.evaluate(ON_THE_WAY)
    click_region(page, "budapest")
    expect(page.locator("#decision h1")).to_contain_text("from Budapest")
    click_region(page, "romania")
    played(page, game, "army budapest romania")
    ready(page)
    assert page.evaluate("window.seen") == travellers
    expect(page.locator(".traveller, .arriving")).to_have_count(0)


def test_standing_orders(page: Page, new_user: Callable[..., Page], violations: Check, screenshot: Screenshot) -> None:
    """UI 4: while waiting, a player creates, reorders and revokes orders; the server executes them, and the owner's log
    shows that.
    """
    other = new_user()
    for who, name in ((page, "Ada"), (other, "Bruno")):
        sign_in(who, name)
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted: dict[str, Any] = {
        "name": "Two",
        "edition": "imperial_2030",
        "options": {},
        "seats": seats,
        "pace": "live",
        "clock": None,
    }
    table = call(page, "POST", "/api/tables", {**wanted, "private": False, "auto_forced": True, "start": False})
    call(other, "POST", f"/api/tables/{table['id']}/join", {})
    begun = call(page, "POST", f"/api/tables/{table['id']}/start", {})
    moving, waiting = (page, other) if begun["turn"]["player"] == 0 else (other, page)
    open_game(waiting, table)
    waiting.get_by_role("button", name="Plan ahead").click()
    plan = waiting.get_by_role("dialog", name="Plan ahead")
    listed = plan.get_by_role("list", name="Standing orders").get_by_role("listitem")
    plan.get_by_label("About").select_option("canal")
    plan.get_by_label(re.compile("^Answer")).select_option("refuse")
    plan.get_by_role("button", name="Give this order").click()
    expect(listed).to_have_text(re.compile("Let no units pass the canals"))
    plan.get_by_label("About").select_option("rondel")
    mover = plan.get_by_label("Nation").input_value()
    plan.get_by_role("button", name="Taxation").click()
    screenshot(waiting, "game-plan-ahead")
    assert violations(waiting) == ""
    plan.get_by_role("button", name="Give this order").click()
    expect(listed).to_have_count(2)
    plan.get_by_role("button", name=re.compile("^Try earlier: .*Taxation")).click()
    expect(listed.first).to_have_text(re.compile("Taxation"))
    plan.get_by_role("button", name=re.compile("^Revoke: Let no")).click()
    expect(listed).to_have_count(1)
    waiting.keyboard.press("Escape")

    state = call(moving, "GET", f"/api/games/{table['id']}")
    while state["view"]["turn"]["nation"] != mover and state["view"]["decision"].get("actions"):
        body = {"version": state["view"]["version"], "action": "rondel taxation"}
        state = call(moving, "POST", f"/api/games/{table['id']}/actions", body)
    expect(waiting.get_by_role("log").get_by_text("By your order.")).to_be_visible()
    assert call(moving, "GET", f"/api/games/{table['id']}/orders") == {"orders": [], "log": []}


@pytest.mark.release
def test_double_text_size_selects_a_smaller_layout(page: Page) -> None:
    """UI 2: at 200 % text size the desktop layout becomes the tablet or phone layout."""
    page.add_init_script("document.documentElement.style.fontSize = '200%'")
    sandbox(page, decision("rondel"))
    expect(page.locator("#decision h1")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_announcements(page: Page) -> None:
    """UI 8: own turns are announced assertively, moves of others politely."""
    game = sandbox(page, decision("challenge"))
    expect(page.locator("[aria-live=assertive]")).to_contain_text("asks you")
    page.keyboard.press("l")
    played(page, game, "pass")
