"""Every page but the game's, and how a test opens one."""

from __future__ import annotations

from playwright.sync_api import Page, expect

PAGES = {
    "lobby": "/",
    "new-table": "/new",
    "hot-seat": "/new?hot",
    "learn": "/learn",
    "aid": "/aid?edition=imperial_2030",
    "rules": "/rules",
    "about": "/about",
    "settings": "/settings",
    "login": "/login",
    "missing": "/no-such-page",
    "missing-table": "/t/nosuchtable",
}


def open_page(page: Page, address: str) -> None:
    page.goto(address)
    expect(page.locator("main h1").first).to_be_attached()
    page.wait_for_load_state("networkidle")
