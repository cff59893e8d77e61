"""Coastline adjustments for readability: open straits, drop islets, enlarge islands."""

from __future__ import annotations

from typing import Any

import shapely
from shapely import LineString, Polygon
from shapely.geometry.base import BaseGeometry

from maps.projection import View
from maps.regions import Lands
from maps.shapes import make_valid, polygons, union


def adjust_coasts(table: dict[str, Any], lands: Lands, view: View) -> Lands:
    lands = dict(lands)
    for grown in table.get("grow", []):
        grow(lands, grown, view)
    for fill in table.get("fill", []):
        water = make_valid(view.shape(Polygon(fill["polygon"]), 0.3))
        others = union(shape.intersection(water) for id, shape in lands.items() if id != fill["region"])
        lands[fill["region"]] = lands[fill["region"]].union(water.difference(others))
    open_straits(lands, table.get("channel", []), view)
    for gap in table.get("separate", []):
        near = shapely.envelope(lands[gap["region"]]).buffer(2 * gap["pixels"])
        shore = lands[gap["from"]].intersection(near).buffer(gap["pixels"])
        lands[gap["region"]] = lands[gap["region"]].difference(shore)
    drop_islets(lands, table["map"]["smallest_island"])
    return lands


def grow(lands: Lands, grown: dict[str, Any], view: View) -> None:
    """Enlarge an island region around a point, keeping a distance to other land."""
    id, factor = grown["region"], grown["factor"]
    x, y = view.point(grown["about"])
    larger = shapely.transform(lands[id], lambda c: (c - [x, y]) * factor + [x, y])
    if "join" in grown:
        # Close narrower sounds, so that an archipelago can hold units.
        larger = larger.buffer(grown["join"] / 2).buffer(-grown["join"] / 2)
    window = shapely.envelope(larger).buffer(grown["clear"] + 1)
    others = union(shape.intersection(window) for other, shape in lands.items() if other != id)
    lands[id] = larger.difference(others.buffer(grown["clear"]))


def open_straits(lands: Lands, channels: list[dict[str, Any]], view: View) -> None:
    water = [view.shape(LineString(c["line"]), 0.2).buffer(c["width"] / 2) for c in channels]
    if water:
        opened = union(water)
        for id, shape in lands.items():
            if shape.intersects(opened):
                lands[id] = shape.difference(opened)


def drop_islets(lands: Lands, smallest: float) -> None:
    whole: BaseGeometry = union(lands.values())
    islets = [p for p in polygons(whole) if p.area < smallest]
    if islets:
        gone = union(islets).buffer(0.01)
        for id, shape in lands.items():
            lands[id] = union(p for p in polygons(shape) if not gone.contains(p))
