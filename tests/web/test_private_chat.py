"""Private chat in the browser: only the recipients can read it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, ViewportSize, expect
from tests import unique
from tests.web.pages import open_page

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


def test_a_private_message_is_visible_only_to_its_recipients(
    new_user: Callable[..., Page], violations: Callable[[Page], str]
) -> None:
    """Recipients are chosen with chips; private lines are marked by text, icon and color."""
    ada, bruno, clara = new_user(), new_user(viewport=PHONE), new_user()
    _member(ada)
    name, _ = _member(bruno), _member(clara)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    wanted = {"seats": seats, "edition": "imperial", "customs": {"private_talk": True}}
    game = _send(ada, "/api/tables", wanted, 201)["id"]
    for other in (bruno, clara):
        _send(other, f"/api/tables/{game}/join", {})
    _send(ada, f"/api/tables/{game}/start", {})
    for page in (ada, bruno, clara):
        page.goto(f"/t/{game}")
    for page in (ada, clara):
        page.get_by_role("tab", name="Chat").first.click()

    group = ada.get_by_role("group", name="Who reads this")
    group.get_by_role("button", name=f"Only for {name}").focus()
    ada.keyboard.press("Enter")
    ada.get_by_label("Private message …").fill("Let us take France.")
    ada.keyboard.press("Enter")
    line = ada.get_by_role("log", name="Chat").locator(".private", has_text="Let us take France.")
    expect(line.get_by_text(f"Private, to {name}")).to_be_visible()
    assert violations(ada) == ""
    group.get_by_role("button", name="Everybody").click()
    ada.get_by_label("Say something").fill("Good luck to all!")
    ada.keyboard.press("Enter")

    expect(clara.get_by_role("log", name="Chat").get_by_text("Good luck to all!")).to_be_visible()
    expect(clara.get_by_text("Let us take France.")).to_have_count(0)
    heard = [line["text"] for line in bruno.request.get(f"/api/games/{game}/chat").json()]
    assert heard == ["Let us take France.", "Good luck to all!"]
