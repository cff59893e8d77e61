"""Tournaments in the browser: creation, entry on desktop and phone, start, standings."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests import unique
from tests.server.clients import Member
from tests.web.conftest import PHONE, RunningServer
from tests.web.pages import open_page


def _sign_in(page: Page, member: Member, address: str) -> None:
    """Sign the browser in as this member."""
    cookies = [{"name": each.name, "value": each.value or "", "url": address} for each in member.http.cookies.jar]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]


def test_a_tournament_from_creation_to_standings(
    new_user: Callable[..., Page], server: RunningServer, violations: Callable[[Page], str]
) -> None:
    """“Tables of 3–6 …, tie-breaks stated, automatic start of tables, standings live, everything exportable.”"""
    people, name = [Member(server.url) for _ in range(4)], unique.name("Autumn cup ")
    desk, phone = new_user(), new_user(viewport=PHONE, color_scheme="dark")
    for page, person in ((desk, people[0]), (phone, people[1])):
        _sign_in(page, person, server.url)
    open_page(desk, "/")
    desk.get_by_role("link", name="Tournaments").first.click()
    desk.get_by_role("link", name="Set up a tournament").click()
    desk.get_by_label("Name of the tournament").fill(name)
    desk.get_by_label("Rounds", exact=True).fill("1")
    assert violations(desk) == ""
    desk.get_by_role("button", name="Open for entry").click()
    expect(desk.get_by_role("heading", name=name)).to_be_visible()
    address = desk.url.removeprefix(server.url)
    tournament = f"/api{address}"

    open_page(phone, "/tournaments")
    phone.get_by_role("link", name=name).click()
    phone.get_by_role("button", name="Take part").click()
    expect(phone.get_by_role("button", name="Withdraw")).to_be_visible()
    for person in people[2:]:
        person.post(f"{tournament}/enter")
    expect(desk.get_by_text("4 of 12 places taken")).to_be_visible()  # live
    desk.get_by_role("button", name="Start now").click()
    expect(phone.get_by_role("link", name="To your table")).to_be_visible()
    expect(phone.get_by_role("heading", name="Round 1")).to_be_visible()
    assert violations(phone) == ""

    game = people[0].get(tournament)["your_game"]
    for person in people:
        person.post(f"/api/games/{game}/end", {"agree": True})
    for page in (desk, phone):
        expect(page.get_by_text("wins the tournament.")).to_be_visible()
        expect(page.get_by_role("row")).to_have_count(5)
        expect(page.get_by_text("a random draw made beforehand")).to_be_visible()
        assert violations(page) == ""
        assert page.evaluate("document.documentElement.scrollWidth") <= page.viewport_size["width"]  # type: ignore[index]
    with desk.expect_download() as file:
        desk.get_by_role("link", name="Standings (CSV)").click()
    assert people[0].name in file.value.path().read_text()
    desk.get_by_role("link", name="Table 1").click()
    desk.get_by_role("link", name="To the tournament").click()
    expect(desk).to_have_url(server.url + address)


def test_the_calendar_feed_has_a_secret_url(new_user: Callable[..., Page], server: RunningServer) -> None:
    """It is created, renewed and revoked in the settings, and shown only once."""
    page, person = new_user(viewport=PHONE), Member(server.url)
    _sign_in(page, person, server.url)
    open_page(page, "/settings")
    page.get_by_role("button", name="Make an address").click()
    link = page.get_by_label("Address of your calendar").input_value()
    assert page.request.get(link).status == 200
    page.get_by_role("button", name="Replace by a new one").click()
    expect(page.get_by_label("Address of your calendar")).not_to_have_value(link)
    assert page.request.get(link).status == 404
    page.get_by_role("region", name="Calendar").get_by_role("button", name="Withdraw").click()
    expect(page.get_by_role("button", name="Make an address")).to_be_visible()
