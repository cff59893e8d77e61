"""The game from a static host (docs/site.md): rules and bots in the browser, neither server nor network."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect
from tests.web.conftest import DESK, NET, ROOT, keep, violations

import rondel

BELOW = "/games/rondel"


class Host:
    """A plain static server; `cut` ends it, and with it the network."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[str] = []
        asked = self.asked

        class Handler(SimpleHTTPRequestHandler):
            def log_message(self, *_: object) -> None:
                asked.append(self.path)

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self._server.server_port}{BELOW}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def cut(self) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def python(self) -> list[str]:
        """What of Python was fetched."""
        return [path for path in self.asked if path.startswith(f"{BELOW}/python/")]


@pytest.fixture
def host(static: Path, tmp_path: Path) -> Iterator[Host]:
    """The site as `dev.py site` builds it, below a path."""
    folder = tmp_path / BELOW.lstrip("/")
    command = [sys.executable, str(ROOT / "web" / "site" / "build.py"), str(folder), str(static)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    running = Host(tmp_path)
    yield running
    running.cut()


def test_a_whole_game_is_played_in_the_browser_alone(host: Host, browser: Browser) -> None:
    context = browser.new_context(viewport=DESK, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(NET)
    page = context.new_page()
    failures: list[str] = []
    page.on("pageerror", lambda error: failures.append(str(error)))
    try:
        _nothing_of_python_is_fetched_before_somebody_plays(page, host)
        _the_first_step_of_a_lesson_is_answered(page, host)
        _begin_a_game_of_two_rounds_against_hard(page)
        context.set_offline(True)
        host.cut()
        scores = _play_to_the_end(page)
        record = _download(page)
        assert list(rondel.replay(record).scores) == scores
        _bring_it_back(page, record)
    finally:
        context.close()
    # What was never opened before the host was gone cannot be opened after it; nothing else may go wrong.
    assert [each for each in failures if "dynamically imported module" not in each] == []


def _nothing_of_python_is_fetched_before_somebody_plays(page: Page, host: Host) -> None:
    page.goto(f"{host.url}/rules/")
    expect(page.get_by_role("heading", name=re.compile("Rondel"), level=2).first).to_be_visible()
    page.goto(f"{host.url}/")
    expect(page.get_by_role("heading", name="No server here")).to_be_visible()
    expect(page.get_by_role("button", name="Play Imperial 2030")).to_be_visible()
    expect(page.get_by_text("Tournaments", exact=True)).to_have_count(0)
    assert violations(page) == ""
    keep(page, "site-home")
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.get_by_role("heading", name="Imperial", exact=True)).to_be_visible()
    assert host.python == []


def _the_first_step_of_a_lesson_is_answered(page: Page, host: Host) -> None:
    page.get_by_role("button", name="Begin").first.click()
    expect(page.locator("#decision h1")).to_be_visible()
    assert host.python, "Python comes from the same host"
    before = page.locator("[data-revision]").get_attribute("data-revision")
    page.keyboard.press("v")
    page.get_by_role("option").first.click()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-revision]:not([data-revision='{before}'])")).to_be_visible()
    # The menu, and with it what comes after the end, is on this page from here on.
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="To the lobby").last.click()
    expect(page.get_by_role("heading", name="No server here")).to_be_visible()


def _begin_a_game_of_two_rounds_against_hard(page: Page) -> None:
    page.get_by_role("link", name="Hot seat on this screen").click()
    seats = page.get_by_role("region", name="Seats").get_by_role("combobox")
    expect(seats).to_have_count(2)
    for seat in seats.all():
        seat.select_option("bot:hard")
    page.get_by_role("switch", name="End after a number of rounds").click()
    page.get_by_role("spinbutton").fill("2")
    page.keyboard.press("Tab")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#decision h1")).to_be_visible()


def _play_to_the_end(page: Page) -> list[int]:
    """The moves as a list are enough; the scores that the end shows."""
    page.keyboard.press("v")
    ending = page.get_by_role("heading", name=re.compile("win|share the victory"))
    options = page.get_by_role("listbox")
    for _ in range(400):
        expect(options.or_(ending).or_(page.get_by_text("This is not your decision."))).to_be_visible()
        if ending.is_visible():
            break
        if options.is_visible():
            page.keyboard.press("End" if page.get_by_role("option").count() > 12 else "ArrowDown")
            page.keyboard.press("Enter")
        page.wait_for_timeout(120)
    expect(ending).to_be_visible()
    keep(page, "site-end")
    kept = page.evaluate(
        """() => new Promise((resolve, reject) => {
          const opened = indexedDB.open("rondel");
          opened.onerror = reject;
          opened.onsuccess = () => {
            const all = opened.result.transaction("tables").objectStore("tables").getAll();
            all.onsuccess = () => resolve(all.result.map((row) => row.table.result).filter(Boolean));
          };
        })"""
    )
    assert len(kept) == 1, "the game that is over is kept as such"
    return [int(score) for score in kept[0]["scores"]]


def _download(page: Page) -> str:
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download record").click()
    assert downloading.value.suggested_filename.endswith(".rondel")
    return Path(downloading.value.path()).read_text(encoding="utf-8")


def _bring_it_back(page: Page, record: str) -> None:
    """Imported, the record is a replay; both games are listed, also after one is deleted."""
    page.get_by_role("link", name="To the lobby").first.click()
    games = page.get_by_role("region", name="Your games").get_by_role("listitem")
    expect(games).to_have_count(1)
    file: FilePayload = {"name": "mine.rondel", "mimeType": "text/plain", "buffer": record.encode()}
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("heading", name=re.compile("win|share the victory"))).to_be_visible()
    page.get_by_role("link", name="To the lobby").first.click()
    expect(games).to_have_count(2)
    games.first.get_by_role("button", name="Delete").click()
    games.first.get_by_role("button", name="Delete for good").click()
    expect(games).to_have_count(1)
    keep(page, "site-games")
