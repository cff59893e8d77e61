"""Sample pieces for screenshots: a late position, or all slots."""

from __future__ import annotations

import random
from typing import Any

from maps.facts import facts
from maps.svg import mark


def unit(kind: str, hue: str, letters: str, place: list[float], radius: float, count: int) -> str:
    x, y = place
    baseline, size = (5.4, ' style="font-size:7px"') if kind == "fleet" else (3.2, "")
    number = ""
    if count > 1:
        number = (
            '<circle class="count" cx="7.5" cy="-7.5" r="5.6"/>'
            f'<text class="count-number" x="7.5" y="-4.3">{count}</text>'
        )
    return (
        f'<g class="mark" data-hue="{hue}" transform="translate({x} {y}) scale({radius / 10:.3f})">'
        f"{mark(kind, 0, 0, 20, 20)}"
        f'<text class="letters" y="{baseline}"{size}>{letters}</text>{number}</g>'
    )


def flag(hue: str, place: list[float], size: list[float]) -> str:
    """Return a flag with the emblem of its nation."""
    x, y = place
    width, height = size
    emblem = mark(f"emblem-{hue}", x, y - height * 0.15, height * 0.58, height * 0.58)
    return f'<g data-hue="{hue}" style="color:var(--unit-ink)">{mark("flag", x, y, width, height)}{emblem}</g>'


def factory(city: dict[str, Any], size: float) -> str:
    return mark("works" if city["kind"] == "armament" else "shipyard", city["x"], city["y"], size, size)


def late_position(board: dict[str, Any], seed: int = 7) -> str:
    """Return a reproducible random position: about a hundred units, all flags and most factories."""
    known = facts(board["id"])
    nations = list(known.nations)
    chance = random.Random(seed)
    out = []
    for region in board["regions"].values():
        if region["city"] and chance.random() < 0.75:
            out.append(factory(region["city"], board["sizes"]["city"]))
        if region["flag"]:
            out.append(flag(known.nations[chance.choice(nations)], region["flag"], board["sizes"]["flag"]))
        stacks = chance.choice([0, 1, 1, 2, 2, 3, 5, 8])
        places, radius = region["slots"], region["slot_radius"]
        for roomy in ("few", "two"):
            if stacks <= len(region[roomy]["slots"]):
                places, radius = region[roomy]["slots"], region[roomy]["radius"]
        for place in places[:stacks]:
            nation = chance.choice(nations)
            kind = "fleet" if region["kind"] == "sea" else chance.choice(["army", "army", "army-lying"])
            count = chance.choice([1, 1, 2, 3])
            out.append(unit(kind, known.nations[nation], known.letters[nation], place, radius, count))
    return "".join(out)


def places(board: dict[str, Any]) -> str:
    """Return every slot and flag as a plain shape: red for crowds, blue for few units."""
    out = []
    width, height = board["sizes"]["flag"]
    for region in board["regions"].values():
        for i, (x, y) in enumerate(region["slots"], 1):
            out.append(f'<circle cx="{x}" cy="{y}" r="{region["slot_radius"]}" fill="#fff9" stroke="#c00"/>')
            out.append(f'<text x="{x}" y="{y + 3}" font-size="9" text-anchor="middle">{i}</text>')
        for x, y in region["few"]["slots"]:
            out.append(f'<circle cx="{x}" cy="{y}" r="{region["few"]["radius"]}" fill="none" stroke="#06c"/>')
        if region["flag"]:
            x, y = region["flag"]
            corner = f'x="{x - width / 2}" y="{y - height / 2}"'
            out.append(f'<rect {corner} width="{width}" height="{height}" fill="#0a08"/>')
    return "".join(out)
