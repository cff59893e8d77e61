"""How much script a visitor downloads, counted in the build itself."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

WAYS = {"lobby": ("index", "lobby"), "game": ("index", "game")}


def test_a_visitor_downloads_at_most_90_kilobytes_of_script(static: Path) -> None:
    """Compressed, with everything the page imports; boards and texts are data and not counted."""
    manifest = json.loads((static / ".vite" / "manifest.json").read_text())
    chunks = {chunk["name"]: chunk for chunk in manifest.values() if chunk["file"].endswith(".js")}
    sizes = {name: len(gzip.compress((static / chunk["file"]).read_bytes(), 9)) for name, chunk in chunks.items()}
    assert len(sizes) == len(list((static / "assets").glob("*.js"))), "a script is missing in the manifest"

    def needed(name: str) -> set[str]:
        others = (manifest[other]["name"] for other in chunks[name].get("imports", []))
        return {name}.union(*(needed(other) for other in others))

    for way, names in WAYS.items():
        files = set[str]().union(*(needed(name) for name in names))
        assert sum(sizes[name] for name in files) <= 90_000, (way, sizes)
    # Moderation comes with its own dialogs and the administrator's page only.
    assert sizes["moderation"] <= 9_000, sizes
    # What else there is comes when somebody opens it, a room at a time.
    for room in sizes.keys() - set(WAYS) - {"index", "core", "pages"}:
        assert sizes[room] <= 16_000, sizes
