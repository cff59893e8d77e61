"""Picture of a position for mails: our board with the pieces visible to the recipient's seat.

Numbers are drawn as lines, so that the server needs no fonts. The module runs as a subprocess that draws the positions
it reads, because drawing would block the server for about 0.1 s each.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import structlog

import rondel

WIDTH = 640
LONGEST_SECONDS = 120.0
log = structlog.get_logger()
# The light theme of maps/palette.toml, since most mail programs do not adapt pictures.
STYLES: dict[str, dict[str, str]] = {
    "atlas": {"sea": "#c8dbdf", "neutral": "#f4ebd5", "border": "#3b2f25", "closed": "#ddd3bd", "lake": "#bcd4da"},
    "modern": {"sea": "#22405a", "neutral": "#ebe7dc", "border": "#14202b", "closed": "#8d9aa3", "lake": "#5b87a8"},
}
LANDS: dict[str, dict[str, str]] = {
    "atlas": {
        "yellow": "#e9cb6a",
        "green": "#77c39b",
        "blue": "#9bb7dc",
        "red": "#cb6553",
        "grey": "#7d838c",
        "purple": "#a06cb2",
    },
    "modern": {
        "yellow": "#f1cf5e",
        "green": "#4fb985",
        "blue": "#86b4ea",
        "red": "#db5a50",
        "grey": "#7a838c",
        "purple": "#ab68c2",
    },
}
UNITS = {
    "yellow": "#956b01",
    "green": "#18604c",
    "blue": "#1b6dec",
    "red": "#7f190b",
    "grey": "#191b1e",
    "purple": "#6e2e83",
}
FACTORY, SHIPYARD, PIECE_EDGE = "#7d4a24", "#8fd0f0", "#ffffff"
# Centered on (0, 0) with radius 10, as in web/src/game/board/pieces.ts.
SHAPES = {
    "armies": "M-7.6-8.6Q-3.8-7.2 0-9.2Q3.8-7.2 7.6-8.6V.4Q7.6 6.4 0 9.8Q-7.6 6.4-7.6 .4Z",
    "lying": "M-8.6 5.9Q-7.4 3-9.2 0Q-7.4-3-8.6-5.9H.4Q6.4-5.9 9.8 0Q6.4 5.9 .4 5.9Z",
    "fleets": "M-1-9.6V-1.4H-6.8Q-2.6-4-1-9.6ZM.6-8.2Q2.2-3.8 6.2-1.4H.6Z"
    "M-9.8-.2H9.8Q9.2 5.4 5.6 8.4H-5.6Q-9.2 5.4-9.8-.2Z",
    "flag": "M-10.4-9Q-5-11-.2-9T11.4-9L8.6-3.4L11.4 3Q4.6 5-.2 3T-10.4 3Z",
    "works": "M-6.6 6.4V-6.6H-3.6V-1L.6-3.6V-1L5-3.6V6.4Z",
}
# SVG paths of the digits on a 2 by 4 grid.
DIGITS = (
    "M0 0H2V4H0Z", "M1 0V4", "M0 0H2V2H0V4H2", "M0 0H2V4H0M0 2H2", "M0 0V2H2M2 0V4",
    "M2 0H0V2H2V4H0", "M2 0H0V4H2V2H0", "M0 0H2V4", "M0 0H2V4H0ZM0 2H2", "M2 2H0V0H2V4H0",
)  # fmt: skip


def picture(static: Path, game: rondel.Game, seat: int | None) -> bytes | None:
    """Return the board as PNG from the view of a seat (None: public view), or None if the board has no drawing."""
    import resvg_py

    board = _board(static, game.edition.id)
    if board is None:
        return None
    colors = {nation.id: nation.color for nation in game.edition.nations}
    parts = [_ground(static, game.edition.id), *_pieces(board, game.view(seat)["regions"], colors)]
    size = f"0 0 {board['width']} {board['height']}"
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{size}">{"".join(parts)}</svg>'
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, skip_system_fonts=True))


def _board(static: Path, edition: str) -> dict[str, Any] | None:
    text = _drawing(static, edition)
    return None if text is None else json.loads(text)


@lru_cache(8)
def _drawing(static: Path, edition: str) -> str | None:
    """Return the board drawing of the built web client, or in an unbuilt checkout the source file."""
    if edition not in rondel.editions():
        return None
    source = f"src/boards/{edition}.json"
    manifest, drawn = static / ".vite" / "manifest.json", Path(__file__).parents[4] / "web" / source
    if manifest.is_file() and (known := json.loads(manifest.read_text()).get(source)):
        drawn = static / known["file"]
    return drawn.read_text() if drawn.is_file() else None


@lru_cache(8)
def _ground(static: Path, edition: str) -> str:
    """Return the SVG background, which is the same in every position."""
    board = _board(static, edition)
    assert board is not None
    colors, lands = STYLES[board["style"]], LANDS[board["style"]]
    parts = [f'<rect width="{board["width"]}" height="{board["height"]}" fill="{colors["sea"]}"/>']
    edge = f'stroke="{colors["border"]}" stroke-width="1.2"'
    for region in board["regions"].values():
        if region["kind"] != "sea":
            color = lands[region["hue"]] if region["hue"] else colors["neutral"]
            parts.append(f'<path d="{region["path"]}" fill="{color}" {edge}/>')
    for part in board["closed"]:
        parts.append(f'<path d="{part["path"]}" fill="{colors["closed" if part["kind"] == "land" else "lake"]}"/>')
    for name, width in (("frontiers", 3.4), ("sea_borders", 1.6)):
        dashes = ' stroke-dasharray="7 6"' if name == "sea_borders" else ""
        lines = board["decor"].get(name) or ""
        parts.append(f'<path d="{lines}" fill="none" stroke="{colors["border"]}" stroke-width="{width}"{dashes}/>')
    return "".join(parts)


def _pieces(board: Mapping[str, Any], regions: Mapping[str, Any], colors: Mapping[str, str]) -> Iterable[str]:
    for name, region in regions.items():
        drawn = board["regions"].get(name)
        if drawn is None:
            continue
        if region.get("factory") and drawn["city"]:
            yield _factory(drawn["city"])
        if region.get("flag") and drawn["flag"]:
            x, y = drawn["flag"]
            yield _shape("flag", x, y, 1.8, UNITS[colors[region["flag"]]])
        stacks = [
            (kind, nation, count)
            for kind in ("armies", "lying", "fleets")
            for nation, count in (region.get(kind) or {}).items()
            if count > 0
        ]
        slots, radius = drawn["slots"], drawn["slot_radius"]
        if len(stacks) <= len(drawn["few"]["slots"]):
            slots, radius = drawn["few"]["slots"], drawn["few"]["radius"]
        for (kind, nation, count), (x, y) in zip(stacks, slots, strict=False):
            if kind == "fleets" and drawn["kind"] != "sea" and drawn["harbour"]:
                x, y = drawn["harbour"]["x"], drawn["harbour"]["y"]
            yield _shape(kind, x, y, radius / 9, UNITS[colors[nation]])
            if count > 1:
                yield _number(count, x, y + 2, radius / 7)


def _factory(city: Mapping[str, Any]) -> str:
    color, x, y = SHIPYARD if city["kind"] == "shipyard" else FACTORY, city["x"], city["y"]
    ground = f'<circle cx="{x}" cy="{y}" r="17" fill="{color}" stroke="{PIECE_EDGE}" stroke-width="3"/>'
    return ground + _shape("works", x, y, 1.4, "#0d2c3d" if city["kind"] == "shipyard" else "#ffffff", edge=False)


def _shape(name: str, x: float, y: float, scale: float, color: str, *, edge: bool = True) -> str:
    line = f' stroke="{PIECE_EDGE}" stroke-width="2.4" paint-order="stroke"' if edge else ""
    where = f"translate({x:.1f} {y:.1f}) scale({scale:.2f})"
    return f'<path transform="{where}" d="{SHAPES[name]}" fill="{color}"{line}/>'


def _number(count: int, x: float, y: float, size: float) -> str:
    digits = [int(digit) for digit in str(count)]
    left = x - (len(digits) * 3 - 1) * size / 2
    line = f'fill="none" stroke="{PIECE_EDGE}" stroke-width="0.8" stroke-linecap="round" stroke-linejoin="round"'
    return "".join(
        f'<path transform="translate({left + index * 3 * size:.1f} {y - 2 * size:.1f}) scale({size:.2f})" '
        f'd="{DIGITS[digit]}" {line}/>'
        for index, digit in enumerate(digits)
    )


async def draw_pictures(static: Path, positions: Sequence[tuple[str, object]]) -> list[str | None]:
    """Return the PNG of each position (a snapshot and a seat) as base64, or None where drawing failed."""
    if not positions:
        return []
    job = {"static": str(static), "positions": positions}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",  # run by path, so that the package is not imported; sibling modules must not shadow the standard library
        __file__,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        async with asyncio.timeout(LONGEST_SECONDS):
            response, _ = await process.communicate(json.dumps(job).encode())
        found: list[str | None] = json.loads(response)
    except (TimeoutError, ValueError) as error:
        log.warning("pictures_failed", error=type(error).__name__)
        return [None] * len(positions)
    finally:
        if process.returncode is None:
            process.kill()
    return found


def main() -> None:
    """Read positions and write pictures as JSON, at low priority."""
    os.nice(10)
    job = json.load(sys.stdin)
    json.dump([_encoded_picture(Path(job["static"]), *each) for each in job["positions"]], sys.stdout)


def _encoded_picture(static: Path, snapshot: str, seat: int | None) -> str | None:
    try:
        found = picture(static, rondel.Game.from_json(snapshot), seat)
    except (rondel.RondelError, ValueError, KeyError, OSError):
        return None  # for example a position of an earlier edition
    return None if found is None else base64.b64encode(found).decode()


if __name__ == "__main__":
    main()
