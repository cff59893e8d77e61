"""All pages but the game's, and helpers to open them."""

from __future__ import annotations

import itertools

from playwright.sync_api import Page

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

# For four frames: no pending requests, nothing loading, and not the page that was left.
SETTLED = """token => {
  if (window.settling !== token) [window.settling, window.still] = [token, 0];
  const main = document.querySelector("main");
  const busy = window.pending || document.fonts.status !== "loaded" || !document.querySelector("main h1, #decision h1")
    || document.querySelector(".skeleton, [aria-busy=true]") || (window.left && main === window.left);
  window.still = busy ? 0 : window.still + 1;
  return window.still > 3;
}"""
_tokens = itertools.count(1)


def settled(page: Page) -> None:
    """Wait until the page has rendered the responses to all its requests."""
    page.wait_for_function(SETTLED, arg=next(_tokens))


def open_page(page: Page, address: str) -> None:
    page.goto(address)
    settled(page)


def follow(page: Page, address: str) -> None:
    """Navigate like an internal link, without a reload unless only the query differs."""
    if page.evaluate("address => new URL(address, location.href).pathname === location.pathname", address):
        return open_page(page, address)
    page.evaluate(
        """address => {
          window.left = document.querySelector("main");
          history.pushState(null, "", address);
          dispatchEvent(new PopStateEvent("popstate"));
        }""",
        address,
    )
    return settled(page)
