"""python3 -m maps.figures: illustrations for the rules, cut out of the drawn board of Imperial.

Each shows a small position, which tests/maps/test_figures.py plays in the engine. Figures contain no text, only
letters, numbers and arrows.
"""

from __future__ import annotations

import json
import math
import re
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from shapely import Polygon, box, make_valid

ROOT = Path(__file__).parents[1]
HOME = ROOT / "web" / "public" / "figures"
ACCENT, WARN, INK, PAPER = "#00616b", "#a01c12", "#1a120b", "#fffdf8"
# Piece shapes, as in web/src/game/board/pieces.ts.
SHAPES = {
    "army": "M-7.6-8.6Q-3.8-7.2 0-9.2Q3.8-7.2 7.6-8.6V.4Q7.6 6.4 0 9.8Q-7.6 6.4-7.6 .4Z",
    "fleet": (
        "M-1-9.6V-1.4H-6.8Q-2.6-4-1-9.6ZM.6-8.2Q2.2-3.8 6.2-1.4H.6ZM-9.8-.2H9.8Q9.2 5.4 5.6 8.4H-5.6Q-9.2 5.4-9.8-.2Z"
    ),
    "flag": "M-10.4-9Q-5-11-.2-9T11.4-9L8.6-3.4L11.4 3Q4.6 5-.2 3T-10.4 3Z",
    "works": "M-6.6 6.4V-6.6H-3.6V-1L.6-3.6V-1L5-3.6V6.4Z",
}
LETTERS = {"yellow": "AH", "green": "IT", "blue": "FR"}

Point = tuple[float, float]


class Figure(NamedTuple):
    """A section of the board (x, y, width, height in board units) and the marks drawn over it."""

    cut: tuple[int, int, int, int]
    marks: list[str]


def palette() -> dict[str, Any]:
    return tomllib.loads((ROOT / "maps" / "palette.toml").read_text(encoding="utf-8"))


COLORS = palette()


def piece(kind: str, hue: str, at: Point, size: float = 2.6) -> str:
    x, y = at
    fill = COLORS["hue"][hue]["unit"][0]
    text = "" if kind == "works" else _letters(kind, hue)
    if kind == "works":
        fill = COLORS["pieces"]["works"][0]
    return (
        f'<g transform="translate({x:.0f} {y:.0f}) scale({size})"><path d="{SHAPES[kind]}" fill="{fill}" '
        f'stroke="#fff" stroke-width="1"/>{text}</g>'
    )


def _letters(kind: str, hue: str) -> str:
    y = {"army": 3, "fleet": 6, "flag": -0.4}[kind]
    size = 7.5 if kind == "army" else 5.6
    return (
        f'<text y="{y}" font-family="sans-serif" font-weight="700" font-size="{size}" text-anchor="middle" '
        f'fill="#fff">{LETTERS[hue]}</text>'
    )


def arrow(points: list[Point], color: str = ACCENT, dash: str = "") -> str:
    """Return an outlined arrow through the points, visible on any land."""
    (x0, y0), (x1, y1) = points[-2], points[-1]
    angle = math.atan2(y1 - y0, x1 - x0)
    tip = [(x1 - 26 * math.cos(angle + turn), y1 - 26 * math.sin(angle + turn)) for turn in (0.5, -0.5)]
    base = (x1 - 18 * math.cos(angle), y1 - 18 * math.sin(angle))
    line = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in [*points[:-1], base])
    head = f"M{x1:.0f} {y1:.0f}L{tip[0][0]:.0f} {tip[0][1]:.0f}L{tip[1][0]:.0f} {tip[1][1]:.0f}Z"
    dashes = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<path d="{line}" fill="none" stroke="{PAPER}" stroke-width="14" stroke-linejoin="round"/>'
        f'<path d="{line}" fill="none" stroke="{color}" stroke-width="7" stroke-linejoin="round"{dashes}/>'
        f'<path d="{head}" fill="{color}" stroke="{PAPER}" stroke-width="3"/>'
    )


def cross(at: Point, size: float = 26) -> str:
    x, y = at
    d = f"M{x - size} {y - size}l{2 * size} {2 * size}M{x + size} {y - size}l{-2 * size} {2 * size}"
    return (
        f'<path d="{d}" stroke="{PAPER}" stroke-width="15" stroke-linecap="round"/>'
        f'<path d="{d}" stroke="{WARN}" stroke-width="8" stroke-linecap="round"/>'
    )


def number(words: str, at: Point, color: str = INK, size: int = 40) -> str:
    return (
        f'<text x="{at[0]:.0f}" y="{at[1]:.0f}" font-family="sans-serif" font-weight="800" font-size="{size}" '
        f'text-anchor="middle" fill="{color}" stroke="{PAPER}" stroke-width="7" paint-order="stroke">{words}</text>'
    )


def map_figures() -> dict[str, Figure]:
    budapest, romania, balkan = (1190, 690), (1415, 772), (1205, 965)
    prague, trieste = (1050, 560), (1115, 880)
    marseille, sea, algeria = (560, 880), (560, 1130), (440, 1300)
    return {
        "maneuver": Figure((1020, 560, 480, 420), [
            arrow([budapest, romania]), piece("army", "yellow", budapest), piece("flag", "yellow", (1350, 842))]),
        "convoy": Figure((250, 760, 640, 620), [
            arrow([marseille, sea, algeria]), piece("army", "blue", marseille), piece("fleet", "blue", sea, 3.2)]),
        "rail": Figure((760, 480, 640, 520), [
            arrow([prague, (1010, 650), (1060, 760), trieste], dash="20 12"), piece("army", "yellow", prague),
            piece("army", "green", budapest), cross((1100, 660), 16)]),
        "battle": Figure((1040, 800, 340, 270), [
            arrow([(1110, 850), (1185, 912)]), piece("army", "yellow", (1205, 930), 2.2),
            piece("army", "green", (1250, 965), 2.2), cross((1230, 906), 9), cross((1275, 941), 9)]),
        "taxation": Figure((760, 480, 720, 640), [
            piece("works", "yellow", (1040, 690), 3.4), number("+2", (1040, 655)),
            piece("works", "yellow", budapest, 3.4), number("+2", (1190, 655)),
            piece("flag", "yellow", (1370, 790)), number("+1", (1370, 750)),
            piece("flag", "yellow", balkan), number("+1", (balkan[0], 925)), number("= 6", (1330, 1060), ACCENT, 60)]),
    }  # fmt: skip


def ground(board: dict[str, Any], cut: tuple[int, int, int, int]) -> str:
    """Return the sea and all land of a section, clipped and simplified to integer coordinates to keep files small."""
    x, y, width, height = cut
    theme = COLORS["theme"]["atlas"]["light"]
    sea_borders = board["decor"]["sea_borders"]
    drawn = [
        f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{theme["sea"]}"/>',
        f'<path d="{sea_borders}" fill="none" stroke="{theme["sea-ink"]}" stroke-dasharray="9 6"/>',
    ]
    shapes = [(each["path"], theme["closed"]) for each in board["closed"] if each["id"] == "switzerland"]
    for region in board["regions"].values():
        home = region["kind"] == "home"
        if region["kind"] != "sea":
            fill = COLORS["hue"][region["hue"]]["land"]["atlas"][0] if home else theme["neutral"]
            shapes.append((region["path"], fill))
    window = box(x - 4, y - 4, x + width + 4, y + height + 4)
    for path, fill in shapes:
        d = "".join(_path(part) for ring in rings(path) for part in _clipped(ring, window))
        if d:
            drawn.append(f'<path d="{d}" fill="{fill}" stroke="{theme["border"]}" stroke-width="2"/>')
    return "".join(drawn)


def rings(path: str) -> list[list[Point]]:
    """Return the corners of a board path (commands M, l, q, h, v, z); curves become four segments."""
    found: list[list[Point]] = []
    at = (0.0, 0.0)
    for command, numbers in re.findall(r"([A-Za-z])([^A-Za-z]*)", path):
        values = [float(each) for each in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", numbers)]
        if command == "M":
            at = (values[0], values[1])
            found.append([at])
            continue
        step = {"l": 2, "q": 4, "h": 1, "v": 1}.get(command.lower(), 0)
        if not step:
            continue
        for start in range(0, len(values), step):
            some = values[start : start + step]
            if command in "hv":
                some = [some[0], 0.0] if command == "h" else [0.0, some[0]]
            x, y = at
            if command == "q":
                for part in (0.25, 0.5, 0.75, 1.0):
                    bend, rest = 2 * part * (1 - part), part * part
                    found[-1].append((x + bend * some[0] + rest * some[2], y + bend * some[1] + rest * some[3]))
            else:
                found[-1].append((x + some[-2], y + some[-1]))
            at = found[-1][-1]
    return found


def _clipped(ring: list[Point], window: Polygon) -> list[Polygon]:
    if len(ring) < 4:
        return []
    seen = make_valid(Polygon(ring)).intersection(window).simplify(1.2)
    parts = getattr(seen, "geoms", [seen])
    return [part for part in parts if isinstance(part, Polygon) and part.area > 30]


def _path(shape: Polygon) -> str:
    """Return integer path data with relative coordinates."""
    corners = [(round(x), round(y)) for x, y in shape.exterior.coords[:-1]]
    moves = [f"{x1 - x0} {y1 - y0}" for (x0, y0), (x1, y1) in pairwise(corners)]
    return f"M{corners[0][0]} {corners[0][1]}l{' '.join(moves)}z".replace(" -", "-")


def investor() -> str:
    """Return the Investor figure: Italy's treasury pays 4 for a bond of 9 and 2 for a bond of 4 (R18.1)."""
    badge = COLORS["hue"]["green"]["badge"][0]

    def card(x: int, y: int, words: str, fill: str, ink: str) -> str:
        return (
            f'<rect x="{x}" y="{y}" width="150" height="90" rx="12" fill="{fill}" stroke="{INK}" stroke-width="3"/>'
            f'<text x="{x + 75}" y="{y + 60}" font-family="sans-serif" font-weight="800" font-size="42" '
            f'text-anchor="middle" fill="{ink}">{words}</text>'
        )

    return (
        card(30, 105, "IT", badge, "#fff") + number("10 → 4", (105, 245), INK, 34)
        + arrow([(190, 135), (420, 80)]) + number("4", (300, 88), ACCENT) + card(430, 30, "9", PAPER, INK)
        + arrow([(190, 165), (420, 220)]) + number("2", (300, 252), ACCENT) + card(430, 180, "4", PAPER, INK)
    )  # fmt: skip


def svg(box: tuple[int, int, int, int], content: str) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box[0]} {box[1]} {box[2]} {box[3]}">{content}</svg>\n'


def figures() -> dict[str, str]:
    board = json.loads((ROOT / "web" / "src" / "boards" / "imperial.json").read_text(encoding="utf-8"))
    made = {name: svg(each.cut, ground(board, each.cut) + "".join(each.marks)) for name, each in map_figures().items()}
    made["investor"] = svg((0, 0, 610, 300), f'<rect width="610" height="300" fill="#ede7da"/>{investor()}')
    return made


def main() -> None:
    HOME.mkdir(parents=True, exist_ok=True)
    for name, drawing in figures().items():
        (HOME / f"{name}.svg").write_text(drawing, encoding="utf-8")


if __name__ == "__main__":
    main()
