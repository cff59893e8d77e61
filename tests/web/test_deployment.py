"""Deployment: below a path of another site, maintenance mode, the privacy page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.clients import ForkServer
from tests.web.conftest import DESK, RunningServer, violations

from rondel.server.operations import console


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory, static: Path, fork_server: ForkServer) -> Iterator[RunningServer]:
    """A server below /games/rondel; other paths of the site do not belong to it."""
    running = RunningServer(tmp_path_factory.mktemp("below"), static, fork_server, base_path="/games/rondel")
    running.start()
    yield running
    running.stop()


def _wanted(language: str) -> dict[str, Any]:
    return {"viewport": DESK, "locale": language, "reduced_motion": "reduce"}


@pytest.fixture
def page(browser: Browser, below: RunningServer) -> Iterator[Page]:
    context = browser.new_context(**_wanted("en-US"))
    page = context.new_page()
    yield page
    context.close()


def test_the_site_works_below_a_path(page: Page, below: RunningServer) -> None:
    """Scripts, texts, boards, API, stream, links, history and cookies: no request leaves the path."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    home = f"{below.url}/games/rondel"
    page.goto(home + "/")
    expect(page.get_by_role("heading").first).to_be_visible()
    links = page.locator("a[href]").evaluate_all("all => all.map(a => a.href)")
    assert [link for link in links if link.startswith(below.url) and not link.startswith(home)] == []
    made = page.evaluate(
        """async base => {
          const ask = (path, body) => fetch(base + path, {method: "POST", headers: {"content-type": "application/json",
            "x-csrftoken": (document.cookie.match(/csrftoken=([^;]*)/) || [])[1] || ""}, body: JSON.stringify(body)});
          await ask("/api/guest", {name: "Ada"});
          const table = await ask("/api/tables", {seats: [{kind: "me"}, {kind: "hot_seat"}], start: true, seed: 1});
          return (await table.json()).id;
        }""",
        "/games/rondel",
    )
    page.get_by_role("link", name="Rules").first.click()
    expect(page).to_have_url(re.compile("/games/rondel/rules$"))
    page.go_back()
    expect(page).to_have_url(home + "/")
    page.goto(f"{home}/t/{made}")
    expect(page.locator("svg").first).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("Taxation")).first).to_be_visible()
    paths = {cookie["path"] for cookie in page.context.cookies()}
    assert paths == {"/games/rondel/"}
    assert any("/stream" in url for url in asked)
    assert [url for url in asked if url.startswith(below.url) and not url.startswith(home)] == []


def test_maintenance_is_shown_while_it_lasts(page: Page, below: RunningServer) -> None:
    page.goto(f"{below.url}/games/rondel/")
    made = page.evaluate(
        """async () => {
          const ask = (path, body) => fetch("/games/rondel" + path, {method: "POST",
            headers: {"content-type": "application/json",
            "x-csrftoken": (document.cookie.match(/csrftoken=([^;]*)/) || [])[1] || ""}, body: JSON.stringify(body)});
          await ask("/api/guest", {name: "Bea"});
          const table = await ask("/api/tables", {seats: [{kind: "me"}, {kind: "hot_seat"}], start: true, seed: 1});
          return (await table.json()).id;
        }"""
    )
    page.goto(f"{below.url}/games/rondel/t/{made}")
    said = page.get_by_text("under maintenance")
    expect(page.get_by_role("button", name=re.compile("Taxation")).first).to_be_visible()
    expect(said).to_have_count(0)
    below.administer(console.maintenance, on=True)
    try:
        expect(said.first).to_be_visible()
        for address in ("", "privacy", "learn"):
            page.goto(f"{below.url}/games/rondel/{address}")
            expect(page.get_by_role("status").filter(has_text="under maintenance")).to_be_visible()
        assert violations(page) == ""
    finally:
        below.administer(console.maintenance, on=False)
    expect(said).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Guests who do not come back are removed after 60 days"),
        ("de", "nach 60 Tagen entfernt"),
        ("it", "rimossi dopo 60 giorni"),
        ("pl", "usuwani po 60 dniach"),
    ],
)
def test_the_privacy_page_lists_stored_data_and_retention(
    browser: Browser, below: RunningServer, language: str, sentence: str
) -> None:
    context = browser.new_context(**_wanted(language))
    try:
        page = context.new_page()
        page.goto(f"{below.url}/games/rondel/privacy")
        expect(page.get_by_text(re.compile(re.escape(sentence)))).to_be_visible()
        expect(page.locator("article")).not_to_contain_text("privacy-")
        assert violations(page) == ""
    finally:
        context.close()
