"""The lobby in the browser: live updates, filters, archiving own tables."""

from __future__ import annotations

import os
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests import unique
from tests.web.conftest import PHONE
from tests.web.gameplay import call, maneuver_of_austria, sign_in


def test_new_tables_of_others_appear_without_reload(
    new_user: Callable[..., Page], violations: Callable[[Page], str], screenshot: Callable[[Page, str], None]
) -> None:
    """Live update without polling, then a search, an alert, and a table that is hidden and restored."""
    bruno, ada = new_user(), new_user()
    sign_in(bruno, "Bruno")
    sign_in(ada)
    ada.goto("/")
    expect(ada.get_by_role("heading", level=1)).to_be_visible()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    name = unique.name("Trieste ")
    table = {"edition": "imperial", "seats": seats, "name": name, "pace": "slow"}
    game = call(bruno, "POST", "/api/tables", table)["id"]
    card = ada.locator("article", has_text=name)
    expect(card).to_be_visible()
    expect(card).to_contain_text("1 of 3")
    call(bruno, "POST", f"/api/tables/{game}/seats/1", {"kind": "bot", "bot": "greedy"})
    expect(card).to_contain_text("2 of 3")

    ada.get_by_role("searchbox").fill("no such word")
    expect(ada.get_by_text("No open table matches the filter.")).to_be_visible()
    ada.get_by_role("searchbox").fill(f"{name.lower()} bruno")
    expect(card).to_be_visible()
    ada.get_by_role("button", name="Notify me when a table like this opens").click()
    expect(ada.get_by_text("You will be notified when such a table opens.")).to_be_visible()
    assert [each["filter"]["text"] for each in call(ada, "GET", "/api/me/wishes")] == [f"{name.lower()} bruno"]

    call(ada, "POST", "/api/tables", {**table, "name": "Mine"})
    menu = ada.get_by_role("button", name="Options for Mine")
    menu.click()
    expect(ada.get_by_role("button", name="Delete…")).to_be_visible()
    screenshot(ada, "lobby-menu")
    ada.get_by_role("button", name="Hide from my list").click()
    expect(menu).to_have_count(0)
    ada.get_by_role("button", name="Hidden (1)").click()
    ada.get_by_role("button", name="Restore Mine").click()
    expect(menu).to_be_visible()
    assert violations(ada) == ""
    screenshot(ada, "lobby")
    if os.environ.get("RONDEL_PICTURES"):
        ada.emulate_media(color_scheme="dark")
        screenshot(ada, "lobby-dark")
        ada.set_viewport_size(PHONE)
        ada.get_by_role("button", name="Filter").click()
        screenshot(ada, "lobby-phone")
        ada.locator("#lobby-filters").scroll_into_view_if_needed()
        ada.evaluate("document.querySelector('#open-tables').scrollIntoView()")
        screenshot(ada, "lobby-phone-filters")


def test_your_turn_cards_show_positions_and_sandboxes_do_not_wait(page: Page) -> None:
    """A card shows the pieces of its game and can be archived; sandboxes are listed separately and can be deleted."""
    sign_in(page)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
    call(page, "POST", "/api/tables", {"seats": seats, "name": "Mine", "start": True, "seed": 1})
    call(page, "POST", "/api/records", maneuver_of_austria().record().dumps())
    page.goto("/")
    expect(page.get_by_role("heading", name="Your turn in one game")).to_be_visible()
    card = page.locator("article", has_text="Mine")
    expect(card.locator(".strip .factory").first).to_be_attached()
    expect(card.get_by_role("button", name="Options for Mine")).to_be_visible()
    sandboxes = page.get_by_role("region", name="Sandboxes")
    expect(sandboxes).to_contain_text("sandbox")
    sandboxes.get_by_role("button", name="Options for").click()
    page.get_by_role("button", name="Delete…").click()
    page.get_by_role("button", name="Delete permanently").click()
    expect(sandboxes).to_have_count(0)
