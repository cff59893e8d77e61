"""Accounts in the browser: passkeys, password reset, sections of the settings."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, ViewportSize, expect
from tests import unique
from tests.web.conftest import RunningServer
from tests.web.pages import open_page

from rondel.server.operations import moderation

PHONE: ViewportSize = {"width": 390, "height": 844}
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def test_a_passkey_signs_in_and_a_forgotten_password_is_replaced(
    new_user: Callable[..., Page],
    server: RunningServer,
    violations: Callable[[Page], str],
    screenshot: Callable[[Page, str], None],
) -> None:
    """A passkey is added, used and listed with a virtual authenticator; then a reset link from an administrator, used
    on a phone, revokes all credentials.
    """
    page = new_user(base_url=f"http://localhost:{server.port}")
    device = page.context.new_cdp_session(page)
    device.send("WebAuthn.enable")
    device.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    name = unique.name("P")
    open_page(page, "/login?register")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("link", name=f"Signed in as {name}")).to_be_visible()

    open_page(page, "/settings")
    page.get_by_role("navigation", name="Sections").get_by_role("link", name="Password and sign-in").click()
    page.get_by_role("button", name="Add a passkey").click()
    section = page.get_by_role("region", name="Password and sign-in")
    section.get_by_label("What is the device called?").fill("Telephone")
    section.get_by_label("Your password").fill("wrong guess")
    section.get_by_role("button", name="Add a passkey").click()
    expect(section.get_by_role("alert")).to_be_visible()
    section.get_by_label("Your password").fill("correct horse")
    section.get_by_role("button", name="Add a passkey").click()
    expect(section.get_by_text("Telephone · not used yet")).to_be_visible()
    assert violations(page) == ""
    screenshot(page, "settings-account")

    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("link", name="Sign in").first).to_be_visible()
    open_page(page, "/login")
    screenshot(page, "login-passkey")
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("link", name=f"Signed in as {name}")).to_be_visible()
    open_page(page, "/settings")
    expect(page.get_by_text("Telephone · last used")).to_be_visible()

    link = server.administer(moderation.reset, name)
    phone = new_user(viewport=PHONE)
    open_page(phone, "/reset")
    expect(phone.get_by_text("Ask the operator for a link")).to_be_visible()
    open_page(phone, "/login")
    phone.goto(link)
    expect(phone.get_by_role("heading", name="New password")).to_be_visible()
    assert violations(phone) == ""
    screenshot(phone, "reset-phone")
    phone.get_by_label("New password").fill("battery staple")
    phone.keyboard.press("Enter")
    expect(phone.get_by_text("The password is changed, and you are signed in.").first).to_be_visible()
    open_page(phone, "/settings")
    expect(phone.get_by_text("Telephone")).to_have_count(0)
    screenshot(phone, "settings-phone")
    phone.goto(link)
    phone.get_by_label("New password").fill("another staple")
    phone.keyboard.press("Enter")
    expect(phone.get_by_text("This link has already been used or is too old.")).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="Sign in").first).to_be_visible()
