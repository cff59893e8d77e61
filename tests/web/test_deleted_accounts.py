"""Deleted users: the server sends a dash as their name, and the page shows "Former player" everywhere."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from playwright.sync_api import Page, expect
from tests import unique
from tests.server.clients import Member
from tests.waiting import wait_until
from tests.web.conftest import RunningServer
from tests.web.gameplay import call, ready
from tests.web.pages import open_page, settled
from tests.web.test_analysis import lost_ending, near_the_end

from rondel.server.operations import console

# Replaces these names by a dash in everything the page receives, as if the accounts had been deleted.
DASHES = """names => {
  const dashed = text => text.replace(new RegExp(`"(?:${names.join("|")})(?=( \\\\d+)?")`, "g"), '"\\u2014');
  const text = Response.prototype.text;
  Response.prototype.text = function () { return text.call(this).then(dashed); };
  const listen = EventSource.prototype.addEventListener;
  EventSource.prototype.addEventListener = function (name, run) {
    listen.call(this, name, event => run(event.data ? new MessageEvent(name, {data: dashed(event.data)}) : event));
  };
}"""

# Finds dashes in texts and labels; no text of the page contains one otherwise.
BARE = """() => {
  const found = document.title.includes("\\u2014") ? [document.title] : [];
  for (const element of document.querySelectorAll("body, body *")) {
    if (element.matches("script, style")) continue;
    for (const node of element.childNodes) if (node.nodeType === 3) found.push(node.data);
    for (const name of ["aria-label", "aria-valuetext", "title", "alt", "placeholder", "value"])
      found.push(element.getAttribute(name) ?? "");
  }
  return found.filter(each => each.includes("\\u2014")).map(each => each.trim());
}"""


def _sign_in(page: Page, member: Member, address: str) -> None:
    cookies = [{"name": each.name, "value": each.value or "", "url": address} for each in member.http.cookies.jar]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]


def _delete_accounts(page: Page, names: Sequence[str]) -> None:
    page.add_init_script(f"({DASHES})({json.dumps(names)})")


def _assert_former_player(page: Page, place: str) -> None:
    """Assert that the page shows a former player and no dash."""
    settled(page)
    expect(page.get_by_text("Former player").or_(page.get_by_label("Former player")).first, place).to_be_attached()
    assert page.evaluate(BARE) == [], place


def test_no_page_shows_the_placeholder_of_a_deleted_user(new_user: Callable[..., Page], server: RunningServer) -> None:
    """Lobby, waiting room, tournament, archive, settings and administration with all other users deleted."""
    page, ada = new_user(), Member(server.url)
    others = [Member(server.url) for _ in range(3)]
    bruno, clara, dora = others
    server.administer(console.promote, ada.name)
    _sign_in(page, ada, server.url)
    _delete_accounts(page, [each.name for each in others])

    room = bruno.table("me", "open", "open", start=False, name=bruno.name)["id"]
    bruno.post(f"/api/tables/{room}/invitations", {"name": ada.name, "seat": 1}, 201)
    bruno.post("/api/friends", {"name": ada.name})
    open_page(page, "/")
    expect(page.get_by_role("region", name="Invitations")).to_be_visible()
    _assert_former_player(page, "lobby with an invitation")
    ada.post(f"/api/tables/{room}/join", {"seat": 1})
    open_page(page, f"/t/{room}")
    _assert_former_player(page, "waiting room")

    cup = {"name": unique.name("Cup "), "rounds": 1}
    address = "/tournaments/" + bruno.post("/api/tournaments", cup, 201)["id"]
    for person in (ada, clara, dora):
        person.post(f"/api{address}/enter")
    open_page(page, address)
    _assert_former_player(page, "tournament before it starts")
    bruno.post(f"/api{address}/begin")
    wait_until(lambda: ada.get(f"/api{address}")["your_game"], "the tables start by themselves")
    game = ada.get(f"/api{address}")["your_game"]
    bruno.post(f"/api/games/{game}/chat", {"text": f"Hello @{ada.name}"}, 201)
    seat = next(each["seat"] for each in ada.get(f"/api/tables/{game}")["seats"] if each["name"] == bruno.name)
    clara.post(f"/api/games/{game}/reports", {"seat": seat, "about": "person", "reason": "spam", "words": ""}, 201)
    open_page(page, address)
    _assert_former_player(page, "tournament under way")
    open_page(page, "/admin")
    page.get_by_role("tab", name="Reports").click()
    _assert_former_player(page, "reports")
    page.get_by_role("tab", name="People").click()
    page.get_by_label("Name").fill(bruno.name)
    page.keyboard.press("Enter")
    _assert_former_player(page, "people")
    page.get_by_role("tab", name="Tables").click()
    page.get_by_label("Name or id of a table").fill(game)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Chat", exact=True)).to_have_count(1)
    page.get_by_role("button", name="Chat", exact=True).click()
    expect(page.get_by_text(f"Hello @{ada.name}")).to_be_visible()
    _assert_former_player(page, "tables")
    open_page(page, "/")
    page.get_by_role("button", name="Notifications").click()
    _assert_former_player(page, "notices")

    for person in (ada, *others):
        person.post(f"/api/games/{game}/end", {"agree": True})
    open_page(page, address)
    expect(page.get_by_text("wins the tournament.")).to_be_visible()
    _assert_former_player(page, "tournament that is over")
    wait_until(lambda: bool(ada.get("/api/me/games")["total"]), "the archive follows the game by itself")
    for place in ("/games", "/settings"):
        open_page(page, place)
        _assert_former_player(page, place)


def test_no_game_view_shows_the_placeholder_of_a_deleted_user(
    new_user: Callable[..., Page], server: RunningServer
) -> None:
    """Panels, log, chat, dialogs, past position, end-game calculator, results, analysis."""
    page, ada = new_user(), Member(server.url)
    bruno, clara = Member(server.url), Member(server.url)
    _sign_in(page, ada, server.url)
    _delete_accounts(page, [bruno.name, clara.name, "Ada", "Bruno", "Player"])

    seats, customs = ("me", "open", "open", "random"), {"private_talk": True}
    game = bruno.table(*seats, start=False, name=bruno.name, customs=customs)["id"]
    for person in (ada, clara):
        person.post(f"/api/tables/{game}/join")
    bruno.post(f"/api/tables/{game}/start")
    seat = next(each["seat"] for each in ada.get(f"/api/tables/{game}")["seats"] if each["you"])
    bruno.post(f"/api/games/{game}/chat", {"text": "Between us", "to": [seat]}, 201)
    bruno.post(f"/api/games/{game}/end", {"agree": True})
    page.goto(f"/t/{game}")
    ready(page)
    _assert_former_player(page, "game")
    page.get_by_role("tab", name="Chat").first.click()
    expect(page.get_by_text("Between us")).to_be_visible()
    _assert_former_player(page, "chat")
    page.get_by_role("log").get_by_role("button", name="Report or block Former player").click()
    expect(page.get_by_role("dialog", name="Former player")).to_be_visible()
    _assert_former_player(page, "report")
    page.keyboard.press("Escape")
    open_page(page, "/")
    _assert_former_player(page, "lobby")

    running = call(page, "POST", "/api/records", near_the_end().record().dumps())["id"]
    page.goto(f"/t/{running}")
    ready(page)
    _assert_former_player(page, "running game")
    page.keyboard.press("w")
    expect(page.get_by_text("Former player would win.").first).to_be_visible()
    _assert_former_player(page, "if it ended now")

    over = call(page, "POST", "/api/records", lost_ending())["id"]
    open_page(page, f"/t/{over}")
    page.get_by_role("button", name="Analyze this game").click()
    expect(page.get_by_role("slider", name="Chance to win")).to_be_visible()
    _assert_former_player(page, "final scores and analysis")
    open_page(page, f"/t/{over}?at=445")
    expect(page.get_by_role("slider", name="History")).to_be_visible()
    _assert_former_player(page, "a past position")
