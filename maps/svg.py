"""Standalone SVG of a board, for the docs and as a reference for the layers of a client."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from maps.lettering import LINE
from maps.palette import layers, palette, properties, rule

SYMBOLS = Path(__file__).parents[1] / "web" / "src" / "boards" / "symbols.svg"


def standalone(board: dict[str, Any], names: dict[str, str], language: str = "en") -> str:
    width, height = board["width"], board["height"]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="board" data-board="{board["id"]}"'
        f' viewBox="0 0 {width} {height}" role="group">\n'
        f"<style>\n{style(board)}</style>\n{symbols()}\n{drawing(board, names, language)}</svg>\n"
    )


def style(board: dict[str, Any]) -> str:
    """Return the stylesheet; an SVG file follows the system theme."""
    kind = board["style"]
    selector = f"[data-board='{board['id']}']"
    face = {"--board-face": palette()["style"][kind]["face"]}
    dark = rule(selector, properties(kind, "dark"))
    return escape(
        rule(selector, face | properties(kind, "light"))
        + f"@media (prefers-color-scheme: dark) {{\n{dark}}}\n"
        + layers(),
        quote=False,
    )


def symbols() -> str:
    text = SYMBOLS.read_text(encoding="utf-8")
    return "<defs>" + text[text.index("<symbol") : text.rindex("</svg>")].strip() + "</defs>"


def drawing(board: dict[str, Any], names: dict[str, str], language: str) -> str:
    """Return all layers from bottom to top."""
    return "\n".join(
        part
        for part in (
            *ground(board),
            *seas(board, names),
            *lands(board, names),
            *connections(board),
            *frame(board),
            *cities(board),
            *lettering(board, language),
        )
        if part
    )


def line(name: str, d: str) -> str:
    return f'<path class="line {name}" d="{d}"/>' if d else ""


def ground(board: dict[str, Any]) -> Iterable[str]:
    width, height = board["width"], board["height"]
    yield (
        '<defs><pattern id="board-hatch" width="7" height="7" patternUnits="userSpaceOnUse"'
        ' patternTransform="rotate(45)">'
        '<rect class="hatch-ground" width="7" height="7"/><path class="hatch-line" d="M0 0V7"/></pattern>'
        '<pattern id="board-floes" width="34" height="22" patternUnits="userSpaceOnUse">'
        '<rect class="floe-ground" width="34" height="22"/>'
        '<path class="floe-line" d="M4 6l6-3 5 4-4 4-6-1zM20 15l7-2 4 3-5 4-6-1z"/></pattern>'
        f'<radialGradient id="board-sea" gradientUnits="userSpaceOnUse" cx="{width / 2:g}" cy="{height / 2:g}"'
        f' r="{width * 0.62:g}">'
        '<stop class="sea-light" offset=".35"/><stop class="sea-deep" offset="1"/></radialGradient>'
        + "".join(clip(board, hue) for hue in hues(board))
        + "</defs>"
    )
    yield f'<rect class="ground" width="{width}" height="{height}"/>'


def hues(board: dict[str, Any]) -> list[str]:
    return [*sorted({r["hue"] for r in board["regions"].values() if r["hue"]}), "neutral"]


def of_hue(board: dict[str, Any], hue: str) -> str:
    """Reuse the outlines of all land of a hue."""
    wanted = None if hue == "neutral" else hue
    ids = [id for id, r in board["regions"].items() if r["kind"] != "sea" and r["hue"] == wanted]
    return "".join(f'<use href="#{id}"/>' for id in ids)


def clip(board: dict[str, Any], hue: str) -> str:
    return f'<clipPath id="board-clip-{hue}">{of_hue(board, hue)}</clipPath>'


def seas(board: dict[str, Any], names: dict[str, str]) -> Iterable[str]:
    for id, region in board["regions"].items():
        if region["kind"] == "sea":
            yield area(id, region, names)
    for entry in board["closed"]:
        if entry["kind"] != "land":
            yield f'<path class="closed" data-kind="{entry["kind"]}" d="{entry["path"]}"/>'
    decor = board["decor"]
    yield line("graticule", decor["graticule"])
    for i, d in enumerate(decor["shores"], 1):
        yield line(f"shore shore-{i}", d)
    yield line("ice-edge", decor["ice_edge"])
    yield line("sea-border", decor["sea_borders"])


def area(id: str, region: dict[str, Any], names: dict[str, str]) -> str:
    hue = f' data-hue="{region["hue"]}"' if region["hue"] else ""
    return (
        f'<g class="region" data-kind="{region["kind"]}"{hue} tabindex="0" role="button">'
        f'<title>{escape(names[id])}</title><path id="{id}" d="{region["path"]}"/></g>'
    )


def lands(board: dict[str, Any], names: dict[str, str]) -> Iterable[str]:
    for entry in board["closed"]:
        if entry["kind"] == "land":
            yield f'<path class="closed coast" data-kind="land" d="{entry["path"]}"/>'
    for id, region in board["regions"].items():
        if region["kind"] != "sea":
            yield area(id, region, names)
    decor = board["decor"]
    for hue in hues(board):
        yield f'<g class="tint" data-hue="{hue}" clip-path="url(#board-clip-{hue})">{of_hue(board, hue)}</g>'
    yield line("river", decor["rivers"])
    if decor["lakes"]:
        yield f'<path class="lake" d="{decor["lakes"]}"/>'
    for hue in hues(board):
        yield f'<g class="line coast">{of_hue(board, hue)}</g>'
    yield line("frontier", decor["frontiers"])


def connections(board: dict[str, Any]) -> Iterable[str]:
    for link in board["links"]:
        (x0, y0), (x1, y1) = link["points"]
        kind = link["kind"]
        d = f"M{x0} {y0}L{x1} {y1}"
        if kind in ("canal", "tunnel", "strait"):
            yield f'<path class="line link-casing" d="{d}"/><path class="line link {kind}" d="{d}"/>'
        elif kind == "closed_strait":
            x, y = (x0 + x1) / 2, (y0 + y1) / 2
            yield line(
                "link closed_strait", f"M{x - 4:.1f} {y - 2:.1f}q2-3 4 0t4 0M{x - 4:.1f} {y + 2:.1f}q2-3 4 0t4 0"
            )
        else:
            yield line("link wrap", f"M{x0 + 26} {y0}h-18m6-5l-6 5 6 5M{x1 - 26} {y1}h18m-6-5l6 5-6 5")


def frame(board: dict[str, Any]) -> Iterable[str]:
    width, height = board["width"], board["height"]
    atlas = board["style"] == "atlas"
    if atlas:
        yield line("degrees", board["decor"]["degrees"])
    inner = (
        f'<rect class="frame frame-inner" x="6" y="6" width="{width - 12}" height="{height - 12}"/>' if atlas else ""
    )
    yield f'<rect class="frame frame-outer" x="1.5" y="1.5" width="{width - 3}" height="{height - 3}"/>{inner}'
    rose = board["decor"].get("compass")
    if rose:
        r = rose["radius"]
        yield (
            f'<use class="compass" href="#compass" x="{rose["x"] - r:g}" y="{rose["y"] - r * 1.2:g}"'
            f' width="{2 * r:g}" height="{2.2 * r:g}"/>'
        )


def mark(symbol: str, x: float, y: float, width: float, height: float, kind: str = "") -> str:
    """Return a symbol centered at x, y."""
    place = f'x="{x - width / 2:g}" y="{y - height / 2:g}" width="{width:g}" height="{height:g}"'
    return f'<use class="{kind}mark" href="#{symbol}" {place}/>'


def cities(board: dict[str, Any]) -> Iterable[str]:
    size = board["sizes"]["harbour"]
    for region in board["regions"].values():
        if region["harbour"]:
            yield mark("anchor", region["harbour"]["x"], region["harbour"]["y"], size, size, "harbour ")
        if region["city"]:
            yield city(region["city"])


def city(city: dict[str, Any]) -> str:
    x, y = city["x"], city["y"]
    if city["square"]:
        place = f'x="{x - 6:g}" y="{y - 6:g}" width="12" height="12"'
        return f'<rect class="city mark" data-kind="{city["kind"]}" {place}/>'
    return f'<circle class="city mark" data-kind="{city["kind"]}" cx="{x}" cy="{y}" r="6"/>'


def lettering(board: dict[str, Any], language: str) -> Iterable[str]:
    for entry in board["closed"]:
        if "labels" in entry:
            yield text(entry["labels"][language], "ice" if entry["kind"] == "ice" else "closed")
    for region in board["regions"].values():
        label = region["labels"][language]
        yield text(label, "beside" if "leader" in label else region["kind"])
        for again in region.get("again", []):
            yield text(again[language], region["kind"])


def text(label: dict[str, Any], kind: str) -> str:
    x, y, size = label["x"], label["y"], label["size"]
    rows = "".join(
        f'<tspan x="{x}" y="{y + i * size * LINE:.1f}">{escape(row)}</tspan>' for i, row in enumerate(label["lines"])
    )
    leader = label.get("leader")
    drawn = f'<path class="leader" d="M{leader[0]} {leader[1]}L{leader[2]} {leader[3]}"/>' if leader else ""
    return f'{drawn}<text class="name" data-kind="{kind}" font-size="{size:g}">{rows}</text>'
