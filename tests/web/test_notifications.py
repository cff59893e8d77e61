"""Notifications in the browser: the bell, the settings, unsubscribe links, push messages."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Page, ViewportSize, expect
from tests.server.clients import Member
from tests.waiting import wait_until
from tests.web.conftest import RunningServer


def _sign_in(page: Page, person: Member) -> None:
    """Sign the browser in as this member."""
    page.goto("/login")
    page.evaluate(
        """async who => fetch("/api/login", {method: "POST", headers: {"content-type": "application/json",
          "x-csrftoken": (document.cookie.match(/csrftoken=([^;]*)/) || [])[1] || ""}, body: JSON.stringify(who)})""",
        {"name": person.name, "password": person.password},
    )


def test_the_bell_updates_live_and_settings_are_saved(
    page: Page,
    server: RunningServer,
    violations: Callable[[Page], str],
    screenshot: Callable[[Page, str], None],
    sizes: dict[str, ViewportSize],
) -> None:
    """The bell counts unread notifications live; changes of the settings are saved immediately."""
    ada, bruno = Member(server.url), Member(server.url)
    _sign_in(page, ada)
    page.goto("/about")
    expect(page.get_by_role("button", name="Notifications, none new")).to_be_visible()
    game = bruno.table("me", "open", start=False, name="Sunday", pace="slow")["id"]
    ada.post(f"/api/tables/{game}/join", {})
    bruno.post(f"/api/tables/{game}/start", {})
    page.get_by_role("button", name="Notifications, one new").click()
    expect(
        page.get_by_role("dialog", name="Notifications").get_by_role("link", name=re.compile("Sunday"))
    ).to_be_visible()
    assert violations(page) == ""
    screenshot(page, "notices-bell")
    expect(page.get_by_role("button", name="Notifications, none new")).to_be_attached()
    page.get_by_role("link", name="Notification settings").click()
    expect(page.get_by_role("heading", name="Notifications", exact=True)).to_be_in_viewport()
    page.get_by_role("checkbox", name="Game over, Devices").uncheck()
    page.get_by_role("switch", name="Quiet hours").check()
    page.get_by_label("Delay").select_option("30 minutes")
    expect(page.get_by_text("Saved.")).to_be_visible()
    for size in ("desk", "phone"):
        page.set_viewport_size(sizes[size])
        page.locator("#notices").scroll_into_view_if_needed()
        screenshot(page, f"notices-settings-{size}")
    assert violations(page) == ""
    page.emulate_media(color_scheme="dark")
    screenshot(page, "notices-settings-dark")
    chosen = ada.get("/api/me/notices/choices")["choices"]
    assert "game_ended" not in chosen["push"]
    assert (chosen["delay"], chosen["quiet_from"], chosen["quiet_until"]) == (1800, 1320, 420)


def test_an_unsubscribe_link_needs_confirmation_and_a_valid_signature(
    page: Page, violations: Callable[[Page], str], screenshot: Callable[[Page, str], None]
) -> None:
    """Works without a login; opening the page changes nothing."""
    page.goto("/unsubscribe?token=1.your_turn.AAAA")
    expect(page.get_by_text("Stop mails of the kind “Your turn”?")).to_be_visible()
    assert violations(page) == ""
    page.get_by_role("button", name="Stop these mails").click()
    expect(page.get_by_role("alert")).to_have_text("This link was not made by this server, or it was altered.")
    screenshot(page, "notices-unsubscribe")


# Waits for the worker's call of showNotification: querying notifications while one is about to be displayed makes the
# browser discard it.
WATCH = """() => {
  const {showNotification} = ServiceWorkerRegistration.prototype;
  self.shown = new Promise((done, fail) => {
    self.registration.showNotification = (title, options) => showNotification.call(self.registration, title, options)
      .then(() => done([title, options.body, options.tag]), fail);
  });
}"""
# The browser opens no windows on synthetic clicks, so the call is intercepted.
CLICKED = """async () => {
  const opened = [];
  self.clients.openWindow = async (url) => void opened.push(url);
  for (const notification of await self.registration.getNotifications()) {
    const click = new NotificationEvent("notificationclick", { notification });
    const waits = [];
    click.waitUntil = (work) => waits.push(work);
    self.dispatchEvent(click);
    await Promise.all(waits);
  }
  return [opened, (await self.registration.getNotifications()).length];
}"""


def test_a_push_message_opens_the_game_but_no_other_site(new_user: Callable[..., Page], server: RunningServer) -> None:
    """The worker receives messages as delivered by a push service."""
    page = new_user(worker=True)
    page.context.grant_permissions(["notifications"], origin=server.url)
    # A reused session still lists its earlier workers and registrations.
    browser, known, before = page.context.new_cdp_session(page), list[str](), page.context.service_workers
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda data: known.extend(each["registrationId"] for each in data["registrations"] if not each["isDeleted"]),
    )
    browser.send("ServiceWorker.enable")
    page.goto("/about")
    page.evaluate("navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready).then(() => 1)")
    # Events of the browser are delivered only during calls.
    *_, worker = wait_until(
        lambda: (
            page.evaluate("true") and known and [each for each in page.context.service_workers if each not in before]
        ),
        "the worker did not begin",
    )
    for address, opened in (
        (f"{server.url}/t/abc", f"{server.url}/t/abc"),
        ("https://evil.example/", f"{server.url}/"),
    ):
        said = {"title": "Your turn", "body": "Italy: choose a rondel space.", "url": address, "tag": "abc"}
        data = {"origin": server.url, "registrationId": known[-1], "data": json.dumps(said)}
        worker.evaluate(WATCH)
        browser.send("ServiceWorker.deliverPushMessage", data)
        assert worker.evaluate("self.shown") == [said["title"], said["body"], "abc"]
        assert worker.evaluate(CLICKED) == [[opened], 0]
