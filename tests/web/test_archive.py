"""The archive in the browser: finished games, profile visibility, statistics."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests import unique
from tests.waiting import wait_until
from tests.web.conftest import PHONE
from tests.web.pages import open_page


def _send(page: Page, path: str, body: dict[str, Any], status: int = 200) -> Any:
    """Send a request as the page does."""
    token = next((each["value"] for each in page.context.cookies() if each.get("name") == "csrftoken"), "")
    answer = page.request.post(path, data=body, headers={"x-csrftoken": token})
    assert answer.status == status, answer.text()
    return answer.json()


def test_archived_games_and_profile_visibility(
    new_user: Callable[..., Page], violations: Callable[[Page], str]
) -> None:
    """Games with results, and a profile that is public or private, on desktop and phone."""
    ada, stranger = new_user(), new_user(viewport=PHONE)
    name = unique.name()
    open_page(ada, "/")
    _send(ada, "/api/register", {"name": name, "password": "correct horse"}, 201)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = {"seats": seats, "edition": "imperial", "name": "A short evening", "start": True}
    game = _send(ada, "/api/tables", table, 201)["id"]
    _send(ada, f"/api/games/{game}/end", {"agree": True})

    def is_archived() -> bool:
        return bool(ada.request.get("/api/me/games").json()["total"])

    wait_until(is_archived, "the archive follows the game by itself")
    open_page(ada, "/games")
    expect(ada.get_by_role("link", name="A short evening")).to_be_visible()
    expect(ada.get_by_text("Ended by agreement")).to_be_visible()
    ada.get_by_label("Search").fill("no such evening")
    expect(ada.get_by_text("No game matches your search.")).to_be_visible()
    assert violations(ada) == ""

    open_page(stranger, f"/people/{name}")
    expect(stranger.get_by_text("The games of this player are not public.")).to_be_visible()
    open_page(ada, f"/people/{name}")
    ada.get_by_text("Games, too").click()
    expect(ada.get_by_text("Others also see your public games")).to_be_visible()
    assert violations(ada) == ""
    stranger.reload()
    expect(stranger.get_by_role("link", name="A short evening")).to_be_visible()
    assert violations(stranger) == ""

    for address in ("/ratings", "/statistics"):
        open_page(stranger, address)
        assert violations(stranger) == ""
        assert stranger.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
