"""Board facts from the rules: regions, borders, cities, harbors, straits, names."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

from rondel.languages import fallback_chain, languages

ROOT = Path(__file__).parents[1]
EDITIONS = ROOT / "src" / "rondel" / "editions"
LOCALES = ROOT / "src" / "rondel" / "locales"
LANGUAGES = tuple(tag for tag, language in languages().items() if not language.draft)

Pair = tuple[str, str]


@dataclass(frozen=True)
class Region:
    id: str
    kind: str
    """home, land or sea"""
    nation: str | None = None
    city: str | None = None
    harbor: str | None = None
    starts_with_factory: bool = False


@dataclass(frozen=True)
class Facts:
    id: str
    regions: dict[str, Region]
    nations: dict[str, str]
    """nation -> hue"""
    letters: dict[str, str]
    borders: frozenset[Pair]
    """sorted pairs: land-land, land-sea and sea-sea"""
    canals: dict[str, Pair]
    crossed_on_foot: tuple[Pair, ...]
    not_crossed: tuple[Pair, ...]
    closed: tuple[str, ...]


def pair(a: str, b: str) -> Pair:
    return (a, b) if a < b else (b, a)


def facts(edition: str) -> Facts:
    board = tomllib.loads((EDITIONS / edition / "board.toml").read_text(encoding="utf-8"))
    nations = tomllib.loads((EDITIONS / edition / "nations.toml").read_text(encoding="utf-8"))
    regions: dict[str, Region] = {}
    for nation, provinces in board["home"].items():
        for id, p in provinces.items():
            starts = p.get("starts_with_factory", False)
            regions[id] = Region(id, "home", nation, p["city"], p.get("harbor"), starts)
    for kind in ("land", "sea"):
        regions.update({id: Region(id, kind) for id in board[kind]})
    borders = {pair(a, b) for part in board["borders"].values() for a, many in part.items() for b in many}
    straits = board["straits"]
    return Facts(
        id=edition,
        regions=regions,
        nations={id: n["color"] for id, n in nations.items()},
        letters={id: n["letters"] for id, n in nations.items()},
        borders=frozenset(borders),
        canals={id: pair(*c["joins"]) for id, c in board.get("canals", {}).items()},
        crossed_on_foot=tuple(pair(*p) for p in straits["crossed_on_foot"]),
        not_crossed=tuple(pair(*p) for p in straits["not_crossed"]),
        closed=tuple(board["closed"]),
    )


def names(edition: str, language: str) -> dict[str, str]:
    """Return the names of regions and closed areas by id, from the catalogs, with fallback languages."""
    line = re.compile(rf"^{edition}-(?:region|other)-([a-z_]+) = (.+)$", re.MULTILINE)
    found: dict[str, str] = {}
    for tag in reversed(fallback_chain(language)):
        file = LOCALES / tag / "names.ftl"
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        found |= {id: name.strip() for id, name in line.findall(text)}
    return found
