"""How much a visitor downloads: script, counted in the build itself, and all of it, counted by the browser."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.waiting import wait_until
from tests.web.conftest import COUNT_REQUESTS
from tests.web.gameplay import call, sit, state
from tests.web.pages import open_page, settled

WAYS = {"lobby": ("index", "lobby"), "game": ("index", "game")}


def test_a_visitor_downloads_at_most_90_kilobytes_of_script(static: Path) -> None:
    """Compressed, with everything the page imports; boards and texts are data and not counted."""
    manifest = json.loads((static / ".vite" / "manifest.json").read_text())
    chunks = {chunk["name"]: chunk for chunk in manifest.values() if chunk["file"].endswith(".js")}
    sizes = {name: len(gzip.compress((static / chunk["file"]).read_bytes(), 9)) for name, chunk in chunks.items()}
    # A worker is opened by its address and imported by nobody: only a site without a server has one.
    scripts = [path for path in (static / "assets").glob("*.js") if not path.name.startswith("worker-")]
    assert len(sizes) == len(scripts), "a script is missing in the manifest"

    def needed(name: str) -> set[str]:
        others = (manifest[other]["name"] for other in chunks[name].get("imports", []))
        return {name}.union(*(needed(other) for other in others))

    for way, names in WAYS.items():
        files = set[str]().union(*(needed(name) for name in names))
        assert sum(sizes[name] for name in files) <= 90_000, (way, sizes)
    # The administrator's page comes alone.
    assert sizes["moderation"] <= 9_000, sizes
    # What else there is comes when somebody opens it, a room at a time.
    for room in sizes.keys() - set(WAYS) - {"index", "core", "pages"}:
        assert sizes[room] <= 16_000, sizes


class Transfer:
    """Counts what comes over the wire for a page: headers, answers of the API and what the streams tell included."""

    def __init__(self, page: Page) -> None:
        self.addresses: dict[str, str] = {}
        self.coming: dict[str, int] = {}
        self.whole: dict[str, int] = {}
        protocol = page.context.new_cdp_session(page)
        protocol.send("Network.enable")
        protocol.on("Network.requestWillBeSent", self._begin)
        protocol.on("Network.dataReceived", self._add)
        protocol.on("Network.loadingFinished", self._end)

    def _begin(self, it: dict[str, Any]) -> None:
        self.addresses[it["requestId"]] = it["request"]["url"]

    def _end(self, it: dict[str, Any]) -> None:
        self.whole[it["requestId"]] = it["encodedDataLength"]

    def _add(self, it: dict[str, Any]) -> None:
        self.coming[it["requestId"]] = self.coming.get(it["requestId"], 0) + max(0, it["encodedDataLength"])

    @property
    def bytes(self) -> list[tuple[int, str]]:
        return sorted((size, self.addresses.get(id, "")) for id, size in (self.coming | self.whole).items())

    def __int__(self) -> int:
        return sum(size for size, _ in self.bytes)


def test_the_lobby_takes_200_kilobytes_and_the_first_decision_400(browser: Browser, base_url: str) -> None:
    """In Polish, whose texts are the longest, and with nothing in the cache."""
    context = browser.new_context(base_url=base_url, locale="pl-PL", service_workers="block")
    context.add_init_script(COUNT_REQUESTS)
    page = context.new_page()
    sent = Transfer(page)
    open_page(page, "/")
    page.locator(".strip svg").first.wait_for(state="attached")
    settled(page)
    assert int(sent) <= 200_000, sent.bytes
    assert not [name for _, name in sent.bytes if "/assets/imperial" in name], "the lobby needs no whole board"
    # A card of the game that begins would be fetched for the lobby or not, as it comes.
    page.goto("about:blank")
    sit(page)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
    table = call(page, "POST", "/api/tables", {"edition": "imperial", "seats": seats, "start": True, "seed": 1})
    # What bots do meanwhile would come over the wire as well; on a busy machine that may be much or little.
    wait_until(lambda: state(page, table["id"])["view"]["decision"]["player"] == 0)
    # Not by `open_game`, which asks the server for the position itself until the page shows it.
    page.goto(f"/t/{table['id']}")
    expect(page.locator("#decision h1")).to_be_visible()
    settled(page)
    assert int(sent) <= 400_000, sent.bytes
    context.close()
