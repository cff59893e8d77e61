"""The static site (docs/site.md): rules and bots run in the browser, without server or network."""

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
from playwright.sync_api import Browser, FilePayload, Locator, Page, expect
from tests.engine.position import play, position
from tests.waiting import wait_until
from tests.web.conftest import DESK, NET, ROOT, screenshot, violations
from tests.web.gameplay import click_region, play_to_end
from tests.web.test_service_worker import fetch_new_version, other_version

import rondel
from rondel import puzzles

BELOW = "/games/rondel"
CACHED_FILES = """async () => {
  const cached = [];
  for (const name of await caches.keys())
    for (const each of await (await caches.open(name)).keys()) cached.push(new URL(each.url).pathname);
  return navigator.serviceWorker.controller ? cached : [];
}"""
SCORES = """() => new Promise((resolve, reject) => {
  const opened = indexedDB.open("rondel");
  opened.onerror = reject;
  opened.onsuccess = () => {
    const all = opened.result.transaction("tables").objectStore("tables").getAll();
    all.onsuccess = () => resolve(all.result.map((row) => row.table.result?.scores).filter(Boolean));
  };
})"""


class Host:
    """A static file server below a path; `disconnect` stops it to simulate a lost network."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self._server: ThreadingHTTPServer | None = None
        self._port = 0

    def serve(self, folder: Path) -> None:
        """Serve a folder at the same URL as before."""
        asked = self.asked

        class Handler(SimpleHTTPRequestHandler):
            def log_message(self, *_: object) -> None:
                asked.append(self.path)

        self._server = ThreadingHTTPServer(("127.0.0.1", self._port), partial(Handler, directory=str(folder)))
        self._port = self._server.server_port
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._port}{BELOW}"

    def disconnect(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None

    @property
    def python(self) -> list[str]:
        """Requested files of Python."""
        return [path for path in self.asked if path.startswith(f"{BELOW}/python/")]


def build(folder: Path, static: Path) -> subprocess.CompletedProcess[str]:
    """Build the site from a built page, like `dev.py site`."""
    command = [sys.executable, str(ROOT / "web" / "site" / "build.py"), str(folder), str(static)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def plain(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the site below a path."""
    root = tmp_path_factory.mktemp("plain")
    built = build(root / BELOW.lstrip("/"), static)
    assert built.returncode == 0, built.stdout + built.stderr
    return root


@pytest.fixture
def host() -> Iterator[Host]:
    running = Host()
    yield running
    running.disconnect()


def test_a_foreign_folder_is_not_overwritten(tmp_path: Path, static: Path) -> None:
    (tmp_path / "index.html").write_text("mine")
    built = build(tmp_path, static)
    assert built.returncode == 1
    assert "left unchanged" in built.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["index.html"]


@pytest.mark.release
def test_the_site_works_offline_after_one_visit(
    host: Host, plain: Path, static: Path, tmp_path: Path, browser: Browser
) -> None:
    """After one visit, games, puzzles and lessons work offline, and an update loses no data."""
    host.serve(plain)
    context = browser.new_context(viewport=DESK, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(NET)
    page = context.new_page()
    failures: list[str] = []
    page.on("pageerror", lambda error: failures.append(str(error)))
    page.on("console", lambda message: failures.append(message.text) if "404" in message.text else None)
    try:
        _python_is_not_loaded_before_a_game(page, host)
        _begin_a_game_of_two_rounds_against_hard(page, host)
        _everything_is_cached(page, plain)
        host.disconnect()
        play_to_end(page)
        screenshot(page, "site-end")
        scores = _scores(page)
        record = _download(page)
        assert list(rondel.replay(record).scores) == scores
        _import_it_again(page, record)

        _open_unvisited_pages(page, host)
        _begin_another_game(page, host)
        _solve_a_puzzle_on_the_board(page)

        later = tmp_path / "later"
        name = other_version(static, tmp_path / "static")
        built = build(later / BELOW.lstrip("/"), tmp_path / "static")
        assert built.returncode == 0, built.stdout + built.stderr
        _an_update_waits_for_a_pending_choice(page, host, later)
        host.disconnect()
        _the_new_version_runs_offline(page, later, name)
    finally:
        context.close()
    # There were no errors, and all requested files existed.
    assert failures == []


def _python_is_not_loaded_before_a_game(page: Page, host: Host) -> None:
    page.goto(f"{host.url}/rules/")
    expect(page.get_by_role("heading", name=re.compile("Rondel"), level=2).first).to_be_visible()
    page.goto(f"{host.url}/")
    expect(_without_a_server(page)).to_be_visible()
    expect(_without_a_server(page)).not_to_contain_text("you can play without a network")
    expect(page.get_by_role("button", name="Play Imperial 2030")).to_be_visible()
    expect(page.get_by_text("Tournaments", exact=True)).to_have_count(0)
    assert violations(page) == ""
    screenshot(page, "site-home")
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.get_by_role("heading", name="Imperial", exact=True)).to_be_visible()
    page.get_by_role("link", name=re.compile("puzzles", re.IGNORECASE)).click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    wait_until(lambda: page.evaluate(CACHED_FILES), "no worker has taken over")
    assert host.python == []


def _begin_a_game_of_two_rounds_against_hard(page: Page, host: Host) -> None:
    page.get_by_role("link", name="Play", exact=True).click()
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
    assert host.python, "Python comes from the same host"


def _everything_is_cached(page: Page, root: Path) -> None:
    """All files of the site except texts of other languages are cached, and all pages by URL."""
    folder = root / BELOW.lstrip("/")
    files = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    pages = {file.removesuffix("index.html") for file in files if file.endswith("index.html")}
    others = {file for file in files if re.search(r"(texts|later)-(?!en)\w+-|rules/(?!en\.|index)", file)}
    assert len(others) == 9, "three languages besides English, three files of each"
    wanted = {f"{BELOW}/{each}" for each in (files | pages) - others if not each.endswith(("index.html", "sw.js"))}
    wait_until(lambda: wanted <= set(page.evaluate(CACHED_FILES)), "not everything is cached")
    assert wanted == set(page.evaluate(CACHED_FILES))


def _scores(page: Page) -> list[int]:
    """Scores of the finished game in browser storage."""
    scores = page.evaluate(SCORES)
    assert len(scores) == 1, "the finished game is stored with its result"
    return [int(score) for score in scores[0]]


def _download(page: Page) -> str:
    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download record").click()
    assert downloading.value.suggested_filename.endswith(".rondel")
    return Path(downloading.value.path()).read_text(encoding="utf-8")


def _without_a_server(page: Page) -> Locator:
    return page.get_by_role("region", name="No server here")


def _games(page: Page) -> Locator:
    return page.get_by_role("region", name="Your games").get_by_role("listitem")


def _open_a_record(page: Page, record: str) -> None:
    file: FilePayload = {"name": "mine.rondel", "mimeType": "text/plain", "buffer": record.encode()}
    page.locator("input[type=file]").set_input_files(file)


def _import_it_again(page: Page, record: str) -> None:
    """The imported record opens as a replay; both games are listed, and one can be deleted."""
    page.get_by_role("link", name="To the lobby").first.click()
    expect(_without_a_server(page)).to_contain_text("you can play without a network")
    expect(_games(page)).to_have_count(1)
    _open_a_record(page, record)
    expect(page.get_by_role("heading", name=re.compile("win|share the victory"))).to_be_visible()
    page.get_by_role("link", name="To the lobby").first.click()
    expect(_games(page)).to_have_count(2)
    _games(page).first.get_by_role("button", name=re.compile("^Delete")).click()
    _games(page).first.get_by_role("button", name="Delete permanently").click()
    expect(_games(page)).to_have_count(1)


def _open_unvisited_pages(page: Page, host: Host) -> None:
    """Open pages from the cache alone, each with a full page load."""
    headings: dict[str, str | re.Pattern[str]] = {
        "about/": "About Rondel",
        "aid/?edition=imperial_2030": re.compile("Imperial 2030"),
        "settings/": "Settings",
        "learn/": "Learn",
        "rules/": "The rules",
    }
    for address, heading in headings.items():
        page.goto(f"{host.url}/{address}")
        expect(page.get_by_role("heading", level=1, name=heading)).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("Rondel"), level=2).first).to_be_visible()
    page.goto(f"{host.url}/")
    expect(_games(page)).to_have_count(1)
    screenshot(page, "site-offline")


def _begin_another_game(page: Page, host: Host) -> None:
    page.get_by_role("button", name="Play Imperial 2030").click()
    expect(page.locator("#decision h1")).to_be_visible()
    assert page.url.startswith(f"{host.url}/t/?id=")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="To the lobby").last.click()
    expect(_games(page)).to_have_count(2)


def _solve_a_puzzle_on_the_board(page: Page) -> None:
    puzzle = next(each for each in puzzles.all() if each.answer == ("rondel taxation",))
    page.get_by_role("link", name="All puzzles").click()
    page.locator(f"a[href$='/puzzles/{puzzle.id}']").last.click()
    expect(page.get_by_role("heading", name="Find the ending that wins")).to_be_visible()
    page.keyboard.press("v")
    page.get_by_role("option", name="Taxation").click()
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    screenshot(page, "site-puzzle")
    page.get_by_role("link", name="Back to the puzzles").click()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()


def _an_update_waits_for_a_pending_choice(page: Page, host: Host, later: Path) -> None:
    page.get_by_role("link", name="Play", exact=True).click()
    armies = {place: {"austria_hungary": 1} for place in ("vienna", "lemberg")}
    game = play(position("imperial", turn="austria_hungary", armies=armies), "rondel maneuver_1")
    _open_a_record(page, game.record().dumps())
    vienna = page.locator('[data-region="vienna"]')
    expect(vienna).to_be_visible()
    wait_until(lambda: page.locator("#decision h1").count() and not page.locator("#decision.fresh").count())
    click_region(page, "vienna")
    expect(vienna).to_have_attribute("aria-pressed", "true")
    host.serve(later)
    fetch_new_version(page)
    offer = page.get_by_role("status").filter(has_text="A new version is ready.")
    expect(offer).to_have_count(0)
    expect(vienna).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(offer).to_be_visible()
    screenshot(page, "site-new-version")
    with page.expect_navigation():
        offer.get_by_role("button", name="Reload").click()


def _the_new_version_runs_offline(page: Page, later: Path, name: str) -> None:
    """The page shows the same game at the same position, although Python was restarted."""
    expect(page.locator(f'script[src$="{name}"]')).to_have_count(1)
    page.reload()
    expect(page.locator(f'script[src$="{name}"]')).to_have_count(1)
    expect(page.locator("#decision h1")).to_be_visible()
    _everything_is_cached(page, later)
