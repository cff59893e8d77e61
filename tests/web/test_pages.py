"""All pages but the game's: workflows of visitors, accessibility, phone layout."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests import unique
from tests.web.pages import PAGES, follow, open_page, settled

PHONE: ViewportSize = {"width": 390, "height": 844}
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def open_table(page: Page, name: str) -> str:
    """Open a table with the form and return its invitation link."""
    open_page(page, "/new")
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name=name, level=1)).to_be_visible()
    return page.locator("#invitation-link").input_value()


def check_page(
    page: Page, name: str, violations: Callable[[Page], str], screenshot: Callable[[Page, str], None]
) -> None:
    """Check with axe and take screenshots in both themes; test_accessibility checks colors."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        screenshot(page, f"{name}-{theme}")
    assert violations(page) == ""


def test_one_click_leads_from_the_lobby_to_the_first_decision(page: Page) -> None:
    open_page(page, "/")
    expect(page.get_by_role("button", name="Play Imperial", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Play against bots now")).to_have_count(0)  # not offered twice
    page.get_by_role("button", name="Play Imperial", exact=True).click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    game = page.url.rsplit("/", 1)[1]
    state = page.request.get(f"/api/games/{game}").json()
    assert state["table"]["state"] == "running"
    assert state["view"]["seat"] == 0


def test_a_new_user_starts_with_one_click_on_an_edition(page: Page) -> None:
    open_page(page, "/")
    page.locator("main").get_by_role("button", name="Play Imperial 2030").first.click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    game = page.url.rsplit("/", 1)[1]
    assert page.request.get(f"/api/tables/{game}").json()["edition"] == "imperial_2030"


def test_from_the_form_to_the_waiting_room_to_the_game(new_user: Callable[..., Page]) -> None:
    host, guest = new_user(), new_user(viewport=PHONE)
    link = open_table(host, unique.name("Thursday "))
    assert "invite=" in link

    guest.goto(link)
    guest.get_by_label("Your name").fill("Bruno")
    guest.get_by_role("button", name="Take seat 2").click()
    expect(guest.get_by_text("starts the game when everyone is here")).to_be_visible()
    expect(host.get_by_role("listitem").filter(has_text="Bruno")).to_be_visible()

    host.get_by_label("Seat 3").select_option("bot:medium")
    expect(host.get_by_text("One seat is still open.")).to_be_visible()
    host.get_by_role("button", name="Start; a bot takes the open seat").click()
    table = link.split("/t/")[1].split("?")[0]
    for person in (host, guest):
        expect(person.get_by_text("Waiting room")).to_have_count(0)
    assert host.request.get(f"/api/tables/{table}").json()["state"] == "running"


def test_open_tables_are_found_and_filters_are_remembered(new_user: Callable[..., Page]) -> None:
    name = unique.name("Evening in Vienna ")
    open_table(new_user(), name)
    visitor = new_user()
    open_page(visitor, "/")
    card = visitor.get_by_role("article").filter(has_text=name)
    expect(card).to_be_visible()
    visitor.get_by_role("radiogroup", name="Game").get_by_text("2030").click()
    expect(card).to_have_count(0)
    visitor.reload()
    expect(visitor.get_by_text("No open table matches the filter.")).to_be_visible()
    visitor.get_by_role("button", name="Show all tables").click()
    card.get_by_role("link", name="Join").click()
    expect(visitor.get_by_role("button", name="Take seat 2")).to_be_visible()


def test_a_private_table_opens_only_with_its_link(new_user: Callable[..., Page]) -> None:
    host, name = new_user(), unique.name("Among friends ")
    open_page(host, "/new")
    host.get_by_label("Name", exact=True).fill(name)
    host.get_by_text("Link only").click()
    host.get_by_role("button", name="Open the table").click()
    expect(host.get_by_role("heading", name=name, level=1)).to_be_visible()
    link = host.locator("#invitation-link").input_value()

    stranger = new_user()
    open_page(stranger, "/")
    expect(stranger.get_by_text(name)).to_have_count(0)
    stranger.goto(link.split("?")[0])
    expect(stranger.get_by_role("heading", name="There is no such table")).to_be_visible()

    open_page(stranger, "/")
    stranger.get_by_role("button", name="Join with a link or code").click()
    stranger.get_by_label("Paste the invitation").fill("what is this?")
    stranger.get_by_role("button", name="Go to the table").click()
    expect(stranger.get_by_text("This is neither a link to a table nor the code of one.")).to_be_visible()
    stranger.get_by_label("Paste the invitation").fill(link)
    stranger.get_by_role("button", name="Go to the table").click()
    expect(stranger.get_by_role("heading", name=name, level=1)).to_be_visible()


def test_the_form_shows_the_lobby_card_and_remembers_the_last_choices(page: Page) -> None:
    open_page(page, "/new")
    page.get_by_label("Name", exact=True).fill("Six at the table")
    page.get_by_role("radiogroup", name="Investors").get_by_text("6").click()
    page.get_by_role("switch", name="Hidden cash").check()
    page.get_by_role("switch", name="Investor card").uncheck()
    card = page.get_by_role("article")
    expect(card).to_contain_text("Six at the table")
    expect(card).to_contain_text("1 of 6")
    expect(card).to_contain_text("hidden cash")
    expect(card).to_contain_text("no investor card")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Waiting room")).to_be_visible()

    open_page(page, "/new")
    expect(page.get_by_role("switch", name="Hidden cash")).to_be_checked()
    expect(page.get_by_role("switch", name="Investor card")).not_to_be_checked()
    expect(page.get_by_role("radio", name="6")).to_be_checked()


def test_a_switch_without_effect_shows_the_reason(page: Page) -> None:
    open_page(page, "/new")
    page.get_by_text(re.compile("More options")).click()
    forced = page.get_by_role("switch", name="Forced stops without the card")
    expect(forced).to_be_disabled()
    expect(page.get_by_text("Only matters without the investor card.").first).to_be_visible()
    page.get_by_role("switch", name="Investor card").uncheck()
    expect(forced).to_be_enabled()


def test_on_a_phone_the_form_has_three_steps(new_user: Callable[..., Page]) -> None:
    page = new_user(viewport=PHONE)
    open_page(page, "/new")
    expect(page.get_by_text("1 of 3")).to_be_visible()
    expect(page.get_by_role("switch", name="Bond draft")).to_be_hidden()
    page.get_by_role("button", name="Next: rules").click()
    page.get_by_role("switch", name="Bond draft").check()
    expect(page.get_by_text("Imperial · 4 investors · live 45+30 · bond draft")).to_be_visible()
    page.get_by_role("button", name="Next: seats").click()
    page.get_by_label("Seat 2").select_option("bot:medium")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Waiting room")).to_be_visible()


def test_hot_seat_starts_with_names_on_one_screen(page: Page) -> None:
    open_page(page, "/")
    page.get_by_role("link", name="Hot seat on this screen").click()
    page.get_by_label("Name at seat 2").fill("Bruno")
    page.get_by_label("Name at seat 2").press("Tab")
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    table = page.request.get("/api/tables/" + page.url.rsplit("/", 1)[1]).json()
    assert [seat["you"] for seat in table["seats"]] == [True, True, True]
    assert table["seats"][1]["name"] == "Bruno"


def test_a_guest_keeps_their_games_when_registering(page: Page) -> None:
    open_table(page, "Kept")
    open_page(page, "/settings")
    page.get_by_role("link", name="Create an account").click()
    name = unique.name()
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Password").fill("correct horse battery")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("link", name=re.compile(f"Signed in as {name}"))).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Kept"))).to_be_visible()

    open_page(page, "/settings")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("link", name="Sign in").first).to_be_visible()
    open_page(page, "/login")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Password").fill("wrong password")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Password").fill("correct horse battery")
    page.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("link", name=re.compile("Kept"))).to_be_visible()


def test_rules_are_found_by_url_search_and_rule_links(page: Page) -> None:
    open_page(page, "/rules#R8.7")
    rule = page.locator("[id='R8.7']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()

    page.get_by_label("Search the rules").fill("R18.3")
    expect(page.locator("[id='R18.3']")).to_be_visible()
    expect(page.locator("[id='R2.1']")).to_have_count(0)

    open_page(page, "/new")
    link = page.get_by_role("link", name="Rule R6.5")
    link.click()
    card = page.get_by_role("dialog", name="Rule R6.5")
    expect(card).to_contain_text("R6.5")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(link).to_be_focused()


def test_settings_take_effect_and_persist(page: Page) -> None:
    open_page(page, "/settings")
    page.get_by_role("radiogroup", name="Theme").get_by_text("Dark").click()
    expect(page.locator("body")).to_have_css("background-color", "rgb(18, 22, 26)")
    page.get_by_role("switch", name="Single-letter shortcuts").uncheck()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_role("switch", name="Single-letter shortcuts")).not_to_be_checked()
    page.locator("#language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")


def test_an_unreachable_server_is_reported_and_retried(page: Page) -> None:
    open_page(page, "/")
    page.route("**/api/lobby?**", lambda route: route.abort())
    page.route("**/api/lobby/stream**", lambda route: route.abort())  # its first event would load the list, too
    page.reload()
    expect(page.get_by_role("alert").filter(has_text="The server is not responding")).to_be_visible()
    page.unroute("**/api/lobby?**")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert").filter(has_text="The server is not responding")).to_have_count(0)


def test_a_table_can_be_opened_by_keyboard_only(page: Page) -> None:
    open_page(page, "/")

    def tab_to(name: str) -> None:
        for _ in range(60):
            page.keyboard.press("Tab")
            if name in page.evaluate(
                "(document.activeElement.ariaLabel || '') + ' ' + (document.activeElement.innerText || '')"
                " + ' ' + [...(document.activeElement.labels || [])].map(l => l.innerText).join(' ')"
            ):
                return
        raise AssertionError(f"{name!r} cannot be reached with Tab")

    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    tab_to("New table")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="New table", exact=True)).to_be_focused()
    tab_to("Name")
    page.keyboard.type("By keyboard")
    tab_to("4")
    page.keyboard.press("ArrowLeft")
    tab_to("Bond draft")
    page.keyboard.press("Space")
    tab_to("Open the table")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="By keyboard", level=1)).to_be_visible()
    expect(page.get_by_role("article")).to_contain_text("1 of 3")
    expect(page.get_by_role("article")).to_contain_text("bond draft")


def finished_game(page: Page) -> str:
    """Play a game against bots that its only human ends by agreement; return its URL."""
    open_page(page, "/")
    page.locator("main").get_by_role("button", name="Play Imperial", exact=True).first.click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "csrftoken")
    game = page.url.rsplit("/", 1)[1]
    ended = page.request.post(
        f"/api/games/{game}/end",
        data={"agree": True},
        headers={"x-csrftoken": token, "origin": page.url.split("/t/")[0]},
    )
    assert ended.ok, ended.text()
    return f"/t/{game}"


def test_the_results_page_shows_scores_and_offers_a_rematch(
    page: Page, violations: Callable[[Page], str], screenshot: Callable[[Page, str], None]
) -> None:
    address = finished_game(page)
    page.goto(address)
    expect(page.get_by_text("The players agreed to end the game")).to_be_visible()
    expect(page.get_by_role("row")).to_have_count(5)
    result = page.request.get(f"/api/tables{address[2:]}").json()["result"]
    best = page.get_by_role("row").nth(1)
    expect(best).to_contain_text(str(max(result["scores"])))
    settled(page)
    check_page(page, "end-desk", violations, screenshot)
    page.set_viewport_size(PHONE)
    check_page(page, "end-phone", violations, screenshot)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    with page.expect_download() as download:
        page.get_by_role("link", name="Download record").click()
    assert "edition: imperial" in download.value.path().read_text()
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: "/t/" in url and not url.endswith(address))


@pytest.mark.release
def test_nothing_scrolls_sideways(new_user: Callable[..., Page], subtests: pytest.Subtests) -> None:
    """test_accessibility runs axe on these pages."""
    phone = new_user(viewport=PHONE, has_touch=True)
    open_page(phone, "/privacy")
    for name, address in PAGES.items():
        with subtests.test(page=name):
            follow(phone, address)
            phone.set_viewport_size(PHONE)
            phone.evaluate("document.documentElement.style.fontSize = ''")
            assert phone.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
            # 200 % text in a window of 640 px corresponds to a phone of 320 px.
            phone.set_viewport_size({"width": 640, "height": 900})
            phone.evaluate("document.documentElement.style.fontSize = '200%'")
            assert phone.evaluate("document.documentElement.scrollWidth") <= 640


def test_no_axe_violations_in_a_full_lobby_and_a_waiting_room(
    page: Page, violations: Callable[[Page], str], screenshot: Callable[[Page, str], None]
) -> None:
    open_page(page, "/")
    page.get_by_role("button", name="Play Imperial", exact=True).click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    open_page(page, "/")
    # A waiting game replaces the cards that start games.
    page.get_by_role("button", name="Play against bots now").click()
    check_page(page, "play-bots-desk", violations, screenshot)
    name = unique.name("Open to everybody ")
    open_table(page, name)
    check_page(page, "waiting-room-desk", violations, screenshot)
    open_page(page, "/")
    expect(page.get_by_text(name).first).to_be_visible()
    check_page(page, "lobby-full-desk", violations, screenshot)
