"""The bell in the head of the page, how one chooses to be told, and the page a link in a mail leads to."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, ViewportSize, expect
from tests.server.clients import Member
from tests.web.conftest import RunningServer


def _comes(page: Page, person: Member) -> None:
    """The same person in the browser."""
    page.goto("/login")
    page.evaluate(
        """async who => fetch("/api/login", {method: "POST", headers: {"content-type": "application/json",
          "x-csrftoken": (document.cookie.match(/csrftoken=([^;]*)/) || [])[1] || ""}, body: JSON.stringify(who)})""",
        {"name": person.name, "password": person.password},
    )


def test_what_happened_is_in_the_bell_at_once_and_how_one_is_told_is_kept(
    page: Page,
    server: RunningServer,
    violations: Callable[[Page], str],
    keep: Callable[[Page, str], None],
    sizes: dict[str, ViewportSize],
) -> None:
    """Live, with the number of what is new; every change of the settings is kept at once."""
    ada, bruno = Member(server.url), Member(server.url)
    _comes(page, ada)
    page.goto("/about")
    expect(page.get_by_role("button", name="Notices, nothing new")).to_be_visible()
    game = bruno.table("me", "open", start=False, name="Sunday", pace="slow")["id"]
    ada.post(f"/api/tables/{game}/join", {})
    bruno.post(f"/api/tables/{game}/start", {})
    page.get_by_role("button", name="Notices, one new").click()
    expect(page.get_by_role("dialog", name="Notices").get_by_role("link", name=re.compile("Sunday"))).to_be_visible()
    assert violations(page) == ""
    keep(page, "notices-bell")
    expect(page.get_by_role("button", name="Notices, nothing new")).to_be_attached()
    page.get_by_role("link", name="How I am told").click()
    page.get_by_role("checkbox", name="Game over, Devices").uncheck()
    page.get_by_role("switch", name="Quiet hours").check()
    page.get_by_label("Wait before telling me").select_option("30 minutes")
    expect(page.get_by_text("Saved.")).to_be_visible()
    for size in ("desk", "phone"):
        page.set_viewport_size(sizes[size])
        page.locator("#notices").scroll_into_view_if_needed()
        keep(page, f"notices-settings-{size}")
    assert violations(page) == ""
    page.emulate_media(color_scheme="dark")
    keep(page, "notices-settings-dark")
    chosen = ada.get("/api/me/notices/choices")["choices"]
    assert "game_ended" not in chosen["push"]
    assert (chosen["delay"], chosen["quiet_from"], chosen["quiet_until"]) == (1800, 1320, 420)


def test_a_link_in_a_mail_asks_first_and_refuses_what_was_altered(
    page: Page, violations: Callable[[Page], str], keep: Callable[[Page, str], None]
) -> None:
    """Without a login; looking at the page changes nothing."""
    page.goto("/unsubscribe?token=1.your_turn.AAAA")
    expect(page.get_by_text("Stop mails of the kind “Your turn”?")).to_be_visible()
    assert violations(page) == ""
    page.get_by_role("button", name="Stop these mails").click()
    expect(page.get_by_role("alert")).to_have_text("This link was not made by this server, or it was altered.")
    keep(page, "notices-unsubscribe")
