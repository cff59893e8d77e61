"""Decoration: graticule, shore lines, lakes, rivers, degree marks on the frame."""

from __future__ import annotations

from typing import Any

import numpy as np
import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from maps.cells import degrees, read
from maps.projection import View
from maps.shapes import make_valid, polygons
from maps.smoothing import polyline, soft_line

SHORES = (5.0, 11.0)
"""Distances of the shore lines from the coast, in pixels."""


def graticule(table: dict[str, Any], view: View, frame: BaseGeometry) -> str:
    return "".join(
        soft_line(list(line.simplify(0.9).coords), grid=1)
        for meridian in meridians(table)
        for line in lines_in(view.shape(meridian, 1.0), frame)
    )


def meridians(table: dict[str, Any]) -> list[LineString]:
    west, south, east, north = table["map"]["bounds"]
    every = table["map"]["graticule"]
    across = np.arange(np.ceil(west / every) * every, east + 0.1, every)
    down = np.arange(np.ceil(south / every) * every, north + 0.1, every)
    upright = [LineString([(x, south - 4), (x, north + 4)]) for x in across]
    return upright + [LineString([(west - 4, y), (east + 4, y)]) for y in down]


def lines_in(shape: BaseGeometry, window: BaseGeometry) -> list[LineString]:
    return [p for p in shapely.get_parts(shape.intersection(window)) if p.geom_type == "LineString" and not p.is_empty]


def shores(land: BaseGeometry, frame: BaseGeometry) -> list[str]:
    """Return lines parallel to the coast at increasing distances, like the water lining of engraved maps."""
    found = []
    for out in SHORES:
        around = land.buffer(out, quad_segs=4).simplify(0.6 + out * 0.07)
        lines = []
        for p in polygons(around.intersection(frame.buffer(30))):
            for ring in (p.exterior, *p.interiors):
                if Polygon(ring).area < 120:
                    continue
                if frame.contains(ring):
                    lines.append(soft_line(list(ring.coords), closed=True, grid=2))
                else:
                    merged = shapely.line_merge(LineString(ring.coords).intersection(frame))
                    lines += [
                        soft_line(list(part.coords), grid=2) for part in shapely.get_parts(merged) if part.length > 8
                    ]
        found.append("".join(lines))
    return found


def lakes(table: dict[str, Any], view: View, land: BaseGeometry) -> str:
    smallest = table["map"]["smallest_lake"]
    dry = land.buffer(-1.5)
    found = []
    for ring in read("waters.json.gz")["lakes"]:  # type: ignore[index]
        if len(ring) < 8 or not in_bounds(table, degrees(ring)):
            continue
        lake = make_valid(shapely.transform(Polygon(degrees(ring)), view.pixels)).intersection(dry)
        for part in polygons(lake):
            if part.area > smallest:
                found.append(soft_line(list(part.simplify(0.8).exterior.coords), closed=True))
    return "".join(found)


def rivers(table: dict[str, Any], view: View, land: BaseGeometry) -> str:
    if not table["map"].get("rivers"):
        return ""
    found = []
    for ring in read("waters.json.gz")["rivers"]:  # type: ignore[index]
        if len(ring) < 4 or not in_bounds(table, degrees(ring)):
            continue
        river = shapely.transform(LineString(degrees(ring)), view.pixels)
        for part in lines_in(river, land):
            if part.length > 30:
                found.append(soft_line(list(part.simplify(1.1).coords)))
    return "".join(found)


def in_bounds(table: dict[str, Any], lonlat: np.ndarray) -> bool:
    west, south, east, north = table["map"]["bounds"]
    (x0, y0), (x1, y1) = lonlat.min(axis=0), lonlat.max(axis=0)
    return bool(x1 > west and x0 < east and y1 > south and y0 < north)


def frame_degrees(table: dict[str, Any], view: View) -> str:
    """Return tick marks for every second degree along the four edges."""
    if not table["map"].get("degrees_on_frame"):
        return ""
    width, height = table["map"]["size"]
    west, south, east, north = table["map"]["bounds"]
    found = []
    across = np.arange(west, east + 1)
    down = np.arange(south, north + 1)
    for fixed, axis in ((0, 1), (height, 1), (0, 0), (width, 0)):
        crossings = sorted(crossing(view, v, fixed, axis, table) for v in (across if axis == 1 else down))
        limit = width if axis == 1 else height
        inside = [c for c in crossings if 0 <= c <= limit]
        for a, b in zip(inside[::2], inside[1::2], strict=False):
            ends = [(a, fixed), (b, fixed)] if axis == 1 else [(fixed, a), (fixed, b)]
            found.append(polyline(ends))
    return "".join(found)


def crossing(view: View, degree: float, fixed: float, axis: int, table: dict[str, Any]) -> float:
    """Return where a meridian meets a horizontal edge, or a parallel a vertical one; off the sheet if it does not."""
    west, south, east, north = table["map"]["bounds"]
    run = np.arange(south, north, 0.25) if axis == 1 else np.arange(west, east, 0.25)
    line = view.pixels(np.column_stack([np.full_like(run, degree), run][:: 1 if axis == 1 else -1]))
    side = line[:, axis] - fixed
    change = np.flatnonzero(np.sign(side[:-1]) != np.sign(side[1:]))
    if not len(change):
        return -1e9
    i = int(change[0])
    t = side[i] / (side[i] - side[i + 1])
    return float(line[i, 1 - axis] + t * (line[i + 1, 1 - axis] - line[i, 1 - axis]))
