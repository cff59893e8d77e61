"""Assembly of regions: assign cells, merge them, and project them to pixels."""

from __future__ import annotations

import random
from collections import defaultdict
from itertools import pairwise
from typing import Any

import numpy as np
import shapely
from shapely import MultiPoint, Point, Polygon
from shapely.geometry.base import BaseGeometry

from maps.cells import Cell
from maps.projection import View
from maps.shapes import make_valid, union

Lands = dict[str, BaseGeometry]

MARGIN = 20
"""Width of land kept beyond the frame, in pixels, so that smoothing does not distort what the frame cuts."""

SLIVER = 1e-5
FIRST_TOLERANCE = 0.4


class TableError(Exception):
    """A table contradicts the geography."""


def lands(table: dict[str, Any], cells: list[Cell], view: View, frame: BaseGeometry) -> Lands:
    """Return one shape in pixels for every land region and closed land; neighbors share their borders."""
    melted = {
        id: union(parts).buffer(SLIVER, join_style="mitre").buffer(-SLIVER, join_style="mitre")
        for id, parts in members(table, cells).items()
    }
    sheet = frame.buffer(MARGIN, join_style="mitre")
    drawn = {id: make_valid(view.shape(shape)).intersection(sheet) for id, shape in melted.items()}
    drawn = {id: shape for id, shape in drawn.items() if not shape.is_empty}
    simple = shapely.coverage_simplify(list(drawn.values()), FIRST_TOLERANCE)
    return {id: make_valid(shape) for id, shape in zip(drawn, simple, strict=True)}


def owners(table: dict[str, Any]) -> dict[str, str]:
    """Return selector -> region or closed land."""
    found: dict[str, str] = {}
    for part in ("regions", "closed"):
        for id, entry in table.get(part, {}).items():
            for selector in entry.get("cells", []):
                if selector in found:
                    raise TableError(f"{selector} is assigned to both {found[selector]} and {id}.")
                found[selector] = id
    return found


def members(table: dict[str, Any], cells: list[Cell]) -> dict[str, list[BaseGeometry]]:
    owner = owners(table)
    used: set[str] = set()
    found: dict[str, list[BaseGeometry]] = defaultdict(list)
    dropped = set(table.get("drop", []))
    for cell in cells:
        if dropped.intersection(cell.selectors()):
            continue
        selector = next((s for s in cell.selectors() if s in owner), None)
        used.add(selector or "")
        home = owner[selector] if selector else table["map"].get("rest")
        rest = cell.shape
        for id, piece in patched(table, cell):
            if id:
                found[id].append(rest.intersection(piece))
            rest = rest.difference(piece)
        if home and not rest.is_empty:
            found[home].append(rest)
    unused = sorted(set(owner) - used)
    if unused:
        raise TableError(f"These selectors of the table match no cell in the frame: {', '.join(unused)}.")
    return {id: found[id] for part in ("regions", "closed") for id in table.get(part, {}) if id in found}


def patched(table: dict[str, Any], cell: Cell) -> list[tuple[str, BaseGeometry]]:
    """Return the parts of a cell that belong elsewhere: hand-drawn polygons, or the area nearest to a seed."""
    pieces: list[tuple[str, BaseGeometry]] = []
    for patch in table.get("patch", []):
        if set(patch["cells"]).intersection(cell.selectors()):
            pieces.append((patch["region"], frontier(patch["polygon"])))
    for division in table.get("divide", []):
        if set(division["cells"]).intersection(cell.selectors()):
            seeds = {tuple(seed): id for id, many in division["seeds"].items() for seed in many}
            areas = shapely.voronoi_polygons(MultiPoint(list(seeds)), extend_to=cell.shape)
            for area in shapely.get_parts(areas):
                pieces.append((next(id for s, id in seeds.items() if area.covers(Point(s))), area))
    return pieces


def frontier(corners: list[list[float]]) -> BaseGeometry:
    """Return a polygon with irregular edges like a real frontier, reproducible for the same corners."""
    chance = random.Random(str(corners))
    points = [np.array(c, dtype=float) for c in [*corners, corners[0]]]
    reach = 0.12
    for _ in range(3):
        finer = [points[0]]
        for a, b in pairwise(points):
            along = b - a
            length = float(np.hypot(*along))
            across = np.array([-along[1], along[0]]) / (length or 1)
            finer += [(a + b) / 2 + across * chance.uniform(-1, 1) * min(reach, length * 0.16), b]
        points, reach = finer, reach / 1.8
    return make_valid(Polygon(points))
