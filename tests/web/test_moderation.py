"""Moderation in the browser: reports from the chat, and administration by keyboard and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, Route, ViewportSize, expect
from tests import unique
from tests.web.conftest import RunningServer
from tests.web.gameplay import FRAMES
from tests.web.pages import open_page

from rondel.server.operations import console

PHONE: ViewportSize = {"width": 390, "height": 844}


def _send(page: Page, path: str, body: dict[str, Any], expect_status: int = 200) -> Any:
    """Send a request as the page does."""
    token = next((each["value"] for each in page.context.cookies() if each.get("name") == "csrftoken"), "")
    answer = page.request.post(path, data=body, headers={"x-csrftoken": token})
    assert answer.status == expect_status, answer.text()
    return answer.json()


def _member(page: Page) -> str:
    name = unique.name()
    open_page(page, "/")
    _send(page, "/api/register", {"name": name, "password": "correct horse"}, 201)
    return name


def _promote(server: RunningServer, name: str) -> None:
    """Make a user an administrator on the running server, as an operator does."""
    server.administer(console.promote, name)


def test_a_line_is_reported_blocked_and_hidden(
    new_user: Callable[..., Page], server: RunningServer, violations: Callable[[Page], str]
) -> None:
    ada, mallory, boss = new_user(), new_user(), new_user(viewport=PHONE)
    _member(ada)
    insulter, admin = _member(mallory), _member(boss)
    seats = [{"kind": "me"}, {"kind": "open"}]
    game = _send(ada, "/api/tables", {"seats": seats, "edition": "imperial"}, 201)["id"]
    _send(mallory, f"/api/tables/{game}/join", {})
    _send(ada, f"/api/tables/{game}/start", {})
    _send(mallory, f"/api/games/{game}/chat", {"text": "You are a turnip"}, 201)

    ada.goto(f"/t/{game}")
    ada.get_by_role("tab", name="Chat").first.click()
    expect(ada.get_by_text("You are a turnip")).to_be_visible()
    ada.get_by_role("log").get_by_role("button", name=f"Report or block {insulter}").click()
    dialog = ada.get_by_role("dialog", name=insulter)
    dialog.get_by_label("Why?").select_option("insult")
    dialog.get_by_label("In your own words").fill("Not nice.")
    assert violations(ada) == ""
    dialog.get_by_role("button", name="Report", exact=True).click()
    expect(ada.get_by_text("An administrator will look at it.")).to_be_visible()

    _promote(server, admin)
    open_page(boss, "/admin")
    expect(boss.get_by_role("heading", name="Administration", level=1)).to_be_visible(timeout=60_000)
    boss.get_by_role("tab", name="Reports").focus()
    boss.keyboard.press("Enter")
    expect(boss.get_by_text("You are a turnip")).to_be_visible()
    assert violations(boss) == ""
    assert boss.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than a phone"
    boss.get_by_role("button", name="Hide the message").click()
    boss.get_by_role("dialog").get_by_label("Reason").fill("an insult")
    boss.keyboard.press("Enter")
    expect(ada.get_by_text("This message was hidden.")).to_be_visible()
    expect(ada.get_by_text("You are a turnip")).to_have_count(0)
    boss.get_by_role("tab", name="Log").click()
    expect(boss.get_by_text("message hidden:").first).to_be_visible()
    for tab in ("Overview", "People", "Tables", "Addresses"):
        boss.get_by_role("tab", name=tab).click()
        expect(boss.get_by_role("tabpanel")).to_be_visible()
        assert violations(boss) == "", tab
        assert boss.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{tab} is wider than a phone"

    boss.get_by_role("button", name="Ban an address").click()
    dialog = boss.get_by_role("dialog")
    dialog.get_by_label("IP address").fill("192.0.2.44")
    dialog.get_by_label("Reason").fill("floods the lobby")
    assert violations(boss) == ""
    boss.keyboard.press("Enter")
    expect(boss.get_by_text("192.0.2.44")).to_be_visible()
    boss.get_by_role("tab", name="Tables").click()
    boss.get_by_label("Name or id of a table").fill(game)
    boss.keyboard.press("Enter")
    expect(boss.get_by_role("button", name="Who may chat")).to_have_count(1)
    boss.get_by_role("button", name="Who may chat").click()
    dialog.get_by_label("Who may chat?").select_option("nobody")
    dialog.get_by_label("Reason").fill("calm down")
    boss.keyboard.press("Enter")
    expect(boss.get_by_text("The chat of this table has been closed.")).to_be_visible()
    refused = mallory.request.post(f"/api/games/{game}/chat", data={"text": "but"})
    assert refused.status == 403


def test_a_slow_response_does_not_replace_a_later_one(new_user: Callable[..., Page], server: RunningServer) -> None:
    boss = new_user()
    admin = _member(boss)
    ids = [
        _send(boss, "/api/tables", {"seats": [{"kind": "me"}, {"kind": "open"}], "edition": "imperial"}, 201)["id"]
        for _ in range(2)
    ]
    _promote(server, admin)
    open_page(boss, "/admin")
    held: list[Route] = []

    def is_held(url: str) -> bool:
        return "/api/admin/tables?" in url and ids[0] not in url

    def delay(route: Route) -> None:
        held.append(route)

    boss.route(is_held, delay)
    with boss.expect_request(lambda request: is_held(request.url)):
        boss.get_by_role("tab", name="Tables").click()
    while not held:  # the request has been sent; its handler is called next
        boss.wait_for_timeout(20)
    boss.get_by_label("Name or id of a table").fill(ids[0])
    boss.keyboard.press("Enter")
    expect(boss.get_by_role("button", name="Who may chat")).to_have_count(1)
    with boss.expect_response(lambda answer: answer.url == held[0].request.url):
        held[0].continue_()
    boss.evaluate(FRAMES)
    expect(boss.get_by_role("button", name="Who may chat")).to_have_count(1)


def test_the_page_does_not_exist_for_other_users(new_user: Callable[..., Page]) -> None:
    page = new_user()
    _member(page)
    open_page(page, "/admin")
    expect(page.get_by_role("heading", name="Administration")).to_have_count(0)


def test_the_password_is_changed_in_the_settings(new_user: Callable[..., Page]) -> None:
    page = new_user()
    name = _member(page)
    open_page(page, "/settings")
    page.get_by_label("Old password").fill("wrong guess")
    page.get_by_label("New password").fill("battery staple")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The old password is wrong.")).to_be_visible()
    page.get_by_label("Old password").fill("correct horse")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is changed.").first).to_be_visible()
    expect(page.get_by_text("this browser")).to_be_visible()
    answer = page.request.post("/api/login", data={"name": name, "password": "correct horse"})
    assert answer.status in (401, 403)


def test_a_deleted_user_becomes_a_former_player(
    new_user: Callable[..., Page], violations: Callable[[Page], str]
) -> None:
    """By keyboard; the other player continues and sees "Former player" in their language."""
    ada, bruno = new_user(), new_user(locale="de-DE")
    name = _member(ada)
    _member(bruno)
    game = _send(ada, "/api/tables", {"seats": [{"kind": "me"}, {"kind": "open"}], "edition": "imperial"}, 201)["id"]
    _send(bruno, f"/api/tables/{game}/join", {})
    _send(ada, f"/api/tables/{game}/start", {})
    open_page(ada, "/settings")
    assert violations(ada) == ""
    with ada.expect_download() as download:
        ada.get_by_role("link", name="Download").click()
    assert name in download.value.path().read_text()
    ada.get_by_role("button", name="Delete everything").focus()
    ada.keyboard.press("Enter")
    dialog = ada.get_by_role("dialog", name="Delete everything")
    assert violations(ada) == ""
    dialog.get_by_label("Your password").fill("wrong guess")
    ada.keyboard.press("Enter")
    expect(dialog.get_by_role("alert")).to_be_visible()
    dialog.get_by_label("Your password").fill("correct horse")
    ada.keyboard.press("Enter")
    expect(ada.get_by_text("What was stored about you is deleted.").first).to_be_visible()
    expect(ada.get_by_role("link", name="Sign in").first).to_be_visible()
    bruno.goto(f"/t/{game}")
    expect(bruno.get_by_text("Ehemaliger Mitspieler").first).to_be_visible()
    expect(bruno.get_by_text(name)).to_have_count(0)
