"""Shows the boards in Chromium, empty or crowded, in any theme, width and simulated sight. For whoever draws."""

from __future__ import annotations

import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from maps.facts import facts, names
from maps.palette import stylesheet
from maps.svg import drawing, symbols

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"
SIGHT = {
    "protan": "0.152286 1.052583 -0.204868 0 0 0.114503 0.786281 0.099216 0 0 -0.003882 -0.048116 1.051998 0 0 0 0 0 1 0",
    "deutan": "0.367322 0.860646 -0.227968 0 0 0.280085 0.672501 0.047413 0 0 -0.011820 0.042940 0.968881 0 0 0 0 0 1 0",
    "tritan": "1.255528 -0.076749 -0.178779 0 0 -0.078411 0.930809 0.147602 0 0 0.004733 0.691367 0.303900 0 0 0 0 0 1 0",
}  # fmt: skip


def unit(kind: str, hue: str, letters: str, place: list[float], radius: float, count: int) -> str:
    x, y = place
    k = radius / 10
    lift = 5.4 if kind == "fleet" else 3.2
    number = ""
    if count > 1:
        number = f'<circle class="count" cx="7.5" cy="-7.5" r="5.6"/><text class="count-number" x="7.5" y="-4.3">{count}</text>'
    size = ' style="font-size:7px"' if kind == "fleet" else ""
    return (
        f'<g class="mark" data-hue="{hue}" transform="translate({x} {y}) scale({k:.3f})">'
        f'<use href="#{kind}" x="-10" y="-10" width="20" height="20"/>'
        f'<text class="letters" y="{lift}"{size}>{letters}</text>{number}</g>'
    )


def flag(hue: str, place: list[float], letters: str) -> str:
    x, y = place
    return (
        f'<g class="mark" data-hue="{hue}" transform="translate({x} {y})">'
        f'<use href="#flag" x="-13" y="-10.5" width="26" height="21"/>'
        f'<use href="#emblem-{hue}" x="-5.4" y="-8.6" width="11" height="11" style="color:var(--unit-ink)"/></g>'
    )


def crowd(board: dict[str, Any], seed: int = 7) -> str:
    """A late position: about sixty stacks, forty flags and most factories built."""
    known = facts(board["id"])
    chance = random.Random(seed)
    nations = list(known.nations)
    out = []
    lands = [id for id, r in board["regions"].items()]
    for id in lands:
        region = board["regions"][id]
        if region["city"] and chance.random() < 0.75:
            c = region["city"]
            out.append(f'<use class="mark" href="#{"works" if c["kind"] == "armament" else "shipyard"}" x="{c["x"] - 10}" y="{c["y"] - 10}" width="20" height="20"/>')
        if region["flag"]:
            n = chance.choice(nations)
            out.append(flag(known.nations[n], region["flag"], known.letters[n]))
        stacks = chance.choice([0, 1, 1, 2, 2, 3, 5, 8])
        few = stacks <= len(region["few"]["slots"])
        places = region["few"]["slots"] if few else region["slots"]
        radius = region["few"]["radius"] if few else region["slot_radius"]
        for place in places[:stacks]:
            n = chance.choice(nations)
            kind = "fleet" if region["kind"] == "sea" else chance.choice(["army", "army", "army-lying"])
            out.append(unit(kind, known.nations[n], known.letters[n], place, radius, chance.choice([1, 1, 2, 3])))
    return "".join(out)


def slots(board: dict[str, Any]) -> str:
    out = []
    for region in board["regions"].values():
        for i, (x, y) in enumerate(region["slots"]):
            out.append(f'<circle cx="{x}" cy="{y}" r="{region["slot_radius"]}" fill="#fff" fill-opacity=".6" stroke="#c00"/><text x="{x}" y="{y + 3}" font-size="9" text-anchor="middle">{i + 1}</text>')
        for x, y in region["few"]["slots"]:
            out.append(f'<circle cx="{x}" cy="{y}" r="{region["few"]["radius"]}" fill="none" stroke="#06c" stroke-width="1.5"/>')
        if region["flag"]:
            x, y = region["flag"]
            out.append(f'<rect x="{x - 13}" y="{y - 10}" width="26" height="20" fill="#0a0" fill-opacity=".5"/>')
    return "".join(out)


def page(edition: str, theme: str, language: str, pieces: str, sight: str, view: str) -> str:
    board = json.loads((BOARDS / f"{edition}.json").read_text(encoding="utf-8"))
    over = {"empty": "", "crowd": crowd(board), "slots": slots(board)}[pieces]
    look = f'<filter id="sight"><feColorMatrix values="{SIGHT[sight]}"/></filter>' if sight in SIGHT else ""
    filtered = ";filter:url(#sight)" if look else ""
    return (
        f'<!doctype html><html data-theme="{theme}"><meta charset="utf-8"><style>{stylesheet()}'
        f"html,body{{margin:0}}svg.board{{width:100vw;height:auto;display:block{filtered}}}</style>"
        f'<body data-board="{edition}"><svg class="board" viewBox="{view}">'
        f"{symbols()}{look}{drawing(board, names(edition, language), language)}{over}</svg>"
    )


def shot(
    target: Path, edition: str, theme: str, language: str, pieces: str, sight: str, width: int, zoom: float, part: str
) -> None:
    board = json.loads((BOARDS / f"{edition}.json").read_text(encoding="utf-8"))
    view = part.replace(",", " ") if part else f"0 0 {board['width']} {board['height']}"
    *_, across, down = (float(v) for v in view.split())
    height = round(width * down / across)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "board.html"
        file.write_text(page(edition, theme, language, pieces, sight, view), encoding="utf-8")
        subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}/profile",
             f"--force-device-scale-factor={zoom}", "--hide-scrollbars", f"--window-size={width},{height}",
             f"--screenshot={target}", f"file://{file}"],
            check=True, capture_output=True, timeout=120,
        )  # fmt: skip


def main(arguments: list[str]) -> None:
    options = dict(a.split("=", 1) for a in arguments)
    edition = options.get("edition", "imperial")
    shot(
        Path(options.get("to", f"{edition}.png")).resolve(),
        edition,
        options.get("theme", "light"),
        options.get("language", "en"),
        options.get("pieces", "empty"),
        options.get("sight", "normal"),
        int(options.get("width", "1600")),
        float(options.get("zoom", "1")),
        options.get("part", ""),
    )


if __name__ == "__main__":
    main(sys.argv[1:])
