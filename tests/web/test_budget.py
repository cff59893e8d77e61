"""Download budget: script size of the build, and total transfer measured by the browser."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.waiting import wait_until
from tests.web.conftest import COUNT_REQUESTS
from tests.web.gameplay import call, sign_in, state
from tests.web.pages import open_page, settled

WAYS = {"lobby": ("index", "lobby"), "game": ("index", "game")}


def test_a_visitor_downloads_at_most_90_kilobytes_of_script(static: Path) -> None:
    """Compressed size including all imports; boards and texts are data and not counted."""
    manifest = json.loads((static / ".vite" / "manifest.json").read_text())
    chunks = {chunk["name"]: chunk for chunk in manifest.values() if chunk["file"].endswith(".js")}
    sizes = {name: len(gzip.compress((static / chunk["file"]).read_bytes(), 9)) for name, chunk in chunks.items()}
    # Workers, used only on sites without a server, are loaded by URL and not in the manifest.
    scripts = [path for path in (static / "assets").glob("*.js") if not path.name.startswith("worker-")]
    assert len(sizes) == len(scripts), "a script is missing in the manifest"

    def needed(name: str) -> set[str]:
        others = (manifest[other]["name"] for other in chunks[name].get("imports", []))
        return {name}.union(*(needed(other) for other in others))

    for way, names in WAYS.items():
        files = set[str]().union(*(needed(name) for name in names))
        assert sum(sizes[name] for name in files) <= 90_000, (way, sizes)
    # The administration page is a separate chunk.
    assert sizes["moderation"] <= 9_000, sizes
    # All other chunks are loaded on demand.
    for room in sizes.keys() - set(WAYS) - {"index", "core", "pages"}:
        assert sizes[room] <= 16_000, sizes


class Transfer:
    """Counts all bytes transferred for a page, including headers, API responses and event streams."""

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
    """In Polish, which has the longest texts, with an empty cache."""
    context = browser.new_context(base_url=base_url, locale="pl-PL", service_workers="block")
    context.add_init_script(COUNT_REQUESTS)
    page = context.new_page()
    sent = Transfer(page)
    open_page(page, "/")
    page.locator(".strip svg").first.wait_for(state="attached")
    settled(page)
    assert int(sent) <= 200_000, sent.bytes
    assert not [name for _, name in sent.bytes if "/assets/imperial" in name], "the lobby needs no whole board"
    # Avoid a race: the lobby might load the card of the started game.
    page.goto("about:blank")
    sign_in(page)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "easy"}]
    table = call(page, "POST", "/api/tables", {"edition": "imperial", "seats": seats, "start": True, "seed": 1})
    # Bot moves would be transferred as well, in varying amounts on a busy machine.
    wait_until(lambda: state(page, table["id"])["view"]["decision"]["player"] == 0)
    # Not with `open_game`, which polls the server.
    page.goto(f"/t/{table['id']}")
    expect(page.locator("#decision h1")).to_be_visible()
    settled(page)
    assert int(sent) <= 400_000, sent.bytes
    context.close()
