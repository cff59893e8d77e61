"""The service worker: offline use below any path, and updates without loss of input."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.engine.position import play, position
from tests.server.clients import ForkServer
from tests.waiting import wait_until
from tests.web.conftest import RunningServer
from tests.web.gameplay import call, click_region, ready, sandbox

PATH = "/games/rondel"
# Files cached by the worker, and files of the build that this page has loaded but that are not cached.
CACHED_FILES = """async () => {
  const cached = [];
  for (const name of await caches.keys())
    for (const each of await (await caches.open(name)).keys()) cached.push(each.url);
  const loaded = performance.getEntriesByType("resource").map(each => each.name).filter(name => /assets/.test(name));
  const missing = navigator.serviceWorker.controller ? loaded.filter(name => !cached.includes(name)) : ["the worker"];
  return {cached, missing};
}"""
CHECK_FOR_UPDATE = "async () => void await (await navigator.serviceWorker.getRegistration()).update()"
WAITING = "async () => Boolean((await navigator.serviceWorker.getRegistration()).waiting)"
VERSION = re.compile(r'"version":"(\w+)","entry":"assets/(index-[\w-]+\.js)"')


@pytest.fixture
def start(tmp_path: Path, fork_server: ForkServer) -> Iterator[Callable[..., RunningServer]]:
    """Start servers that the test may stop and update."""
    running: list[RunningServer] = []

    def started(static: Path, **settings: Any) -> RunningServer:
        folder = tmp_path / f"server{len(running)}"
        folder.mkdir()
        server = RunningServer(folder, static, fork_server, **settings)
        running.append(server)
        server.start()
        return server

    yield started
    for server in running:
        server.stop()


def test_the_page_opens_offline_below_any_path(
    new_user: Callable[..., Page],
    static: Path,
    start: Callable[..., RunningServer],
    screenshot: Callable[[Page, str], None],
) -> None:
    server = start(static, base_path=PATH)
    page = new_user(base_url=server.url, locale="de-DE", worker=True)
    page.goto(f"{PATH}/")
    expect(page.locator("main h1").first).to_be_visible()
    manifest = page.locator("link[rel=manifest]").get_attribute("href")
    assert manifest == f"{PATH}/manifest.webmanifest"
    for icon in json.loads(page.request.get(manifest).text())["icons"]:
        assert page.request.get(f"{PATH}/{icon['src']}").headers["content-type"].startswith(icon["type"])
    cached = cached_by(page)
    assert f"{server.url}{PATH}/" in cached
    assert all(address.startswith(f"{server.url}{PATH}/") for address in cached)
    assert not [address for address in cached if "/api/" in address], "API responses are never cached"
    server.stop()
    for address in (f"{PATH}/", f"{PATH}/t/abc"):
        page.goto(address)
        expect(page.locator("main h1").first).to_be_attached()
    page.goto(f"{PATH}/")
    expect(page.get_by_text("Der Server antwortet nicht").first).to_be_visible()
    screenshot(page, "installed-offline")


def cached_by(page: Page) -> list[str]:
    """Files cached by the worker, after it has taken control and cached everything this page has loaded."""
    found: dict[str, list[str]] = {}

    def whole() -> bool:
        found.update(page.evaluate(CACHED_FILES))
        return not found["missing"]

    try:
        wait_until(whole, seconds=60)
    except AssertionError:
        raise AssertionError(f"{found['missing']} is not cached") from None
    return found["cached"]


def fetch_new_version(page: Page) -> None:
    """Make the browser check for an update and wait until it is downloaded."""
    page.evaluate(CHECK_FOR_UPDATE)
    wait_until(lambda: page.evaluate(WAITING), "no new version waits", seconds=100)


HASH = re.compile(r"-[\w-]{8}(\.\w+)$")


def other_version(static: Path, folder: Path) -> str:
    """Create a later build in `folder`, with other hashes in all file names; return its entry script."""
    shutil.copytree(static, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    found = VERSION.search((folder / "sw.js").read_text())
    assert found, "sw.js does not say what it is made of"
    version, entry = found.groups()
    later = {path.name: HASH.sub(r"-LATER000\1", path.name) for path in (folder / "assets").iterdir()}
    assert len(set(later.values())) == len(later)
    for path in [each for each in folder.rglob("*") if each.suffix in (".js", ".html", ".css")]:
        text = path.read_text().replace(version, "f" * len(version))
        for before, after in later.items():
            text = text.replace(before, after)
        path.write_text(text)
    for before, after in later.items():
        (folder / "assets" / before).rename(folder / "assets" / after)
    return later[entry]


def test_an_update_waits_for_a_pending_choice_and_replaces_the_old_version(
    new_user: Callable[..., Page], static: Path, start: Callable[..., RunningServer], tmp_path: Path
) -> None:
    server = start(static)
    page = new_user(base_url=server.url, worker=True)
    armies = {place: {"austria_hungary": 1} for place in ("vienna", "lemberg")}
    sandbox(page, play(position("imperial", turn="austria_hungary", armies=armies), "rondel maneuver_1"))
    before = cached_by(page)
    later = other_version(static, tmp_path / "later")
    click_region(page, "vienna")
    expect(page.locator('[data-region="vienna"]')).to_have_attribute("aria-pressed", "true")
    server.stop()
    server.static = tmp_path / "later"
    server.start()
    fetch_new_version(page)
    offer = page.get_by_role("status").filter(has_text="A new version is ready.")
    expect(offer).to_have_count(0)
    expect(page.locator('[data-region="vienna"]')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(offer).to_be_visible()
    with page.expect_navigation():
        offer.get_by_role("button", name="Reload").click()
    ready(page)
    expect(page.locator(f'script[src$="{later}"]')).to_have_count(1)
    cached = cached_by(page)
    assert page.evaluate("async () => (await caches.keys()).length") == 1, "the old cache is gone"
    # The new version has cached the same files: the game opens offline, too.
    assert len(cached) >= len(before)
    assert call(page, "GET", "/api/me")["user"]["name"] == "Ada"
