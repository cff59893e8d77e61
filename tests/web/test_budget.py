"""How much script a visitor downloads, counted in the build itself."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

WAYS = {
    "lobby": ["index.html", "src/pages/Lobby.svelte"],
    "game": ["index.html", "src/pages/Table.svelte", "src/game/GamePage.svelte"],
}


@pytest.mark.parametrize("way", WAYS)
def test_a_visitor_downloads_at_most_90_kilobytes_of_script(static: Path, way: str) -> None:
    """Compressed, with everything the page imports; boards and texts are data and not counted."""
    manifest = json.loads((static / ".vite" / "manifest.json").read_text())
    files: set[str] = set()

    def collect(name: str) -> None:
        chunk = manifest[name]
        if chunk["file"] not in files:
            files.add(chunk["file"])
            for other in chunk.get("imports", []):
                collect(other)

    for name in WAYS[way]:
        collect(name)
    sizes = {name: len(gzip.compress((static / name).read_bytes(), 9)) for name in files if name.endswith(".js")}
    assert sum(sizes.values()) <= 90_000, sizes
