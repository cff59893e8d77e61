"""Name placement in all languages: inside the region, or outside it in the sea with a leader line."""

from __future__ import annotations

from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import LineString, Point
from shapely.geometry.base import BaseGeometry

from maps.facts import LANGUAGES
from maps.lettering import Face, Label, block, breaks, centered
from maps.projection import View
from maps.raster import Raster
from maps.regions import TableError
from maps.shapes import largest

PADDING = 3.0
"""Distance between a name and the border of its region, in pixels."""

STEP = 0.5
NEAR = 15.0
"""Radius around the target point of a leader line, in pixels."""
Labels = dict[str, Label]


def sizes(largest_size: float, smallest_size: float) -> list[float]:
    count = round((largest_size - smallest_size) / STEP)
    return [largest_size - STEP * i for i in range(count + 1)]


def inside(
    id: str, names: dict[str, str], free: BaseGeometry, face: Face, limits: tuple[float, float], wish: Any
) -> Labels:
    """Place the names of all languages around one center, as large as the narrowest spot and the limits allow."""
    home = largest(free.buffer(-PADDING))
    raster = Raster(home, 2.0 if home.area < 60_000 else 4.0)
    room = {language: best_size(names[language], raster, face, limits) for language in LANGUAGES}
    worst = np.min([room[language] for language in LANGUAGES], axis=0)
    if not worst.any():
        raise TableError(f"The name of {id} does not fit into its region; add a leader to the table.")
    score = np.sum([room[language] for language in LANGUAGES], axis=0) + 3 * worst
    score = np.where(worst > 0, score, -1e9) - 0.45 * distance(raster, wish or middle(home))
    row, column = np.unravel_index(int(score.argmax()), score.shape)
    x, y = float(raster.x[column]), float(raster.y[row])
    return {
        language: set_at(names[language], x, y, raster, (int(row), int(column)), face, limits) for language in LANGUAGES
    }


def middle(home: BaseGeometry) -> tuple[float, float]:
    """Return the point farthest from the border, shifted slightly toward the centroid."""
    deep = shapely.maximum_inscribed_circle(home, 2.0).coords[0]
    c = home.centroid
    return (2 * deep[0] + c.x) / 3, (2 * deep[1] + c.y) / 3


def distance(raster: Raster, wish: tuple[float, float]) -> NDArray[np.float64]:
    return np.hypot(raster.x[None, :] - wish[0], raster.y[:, None] - wish[1])


def best_size(name: str, raster: Raster, face: Face, limits: tuple[float, float]) -> NDArray[np.float64]:
    best = np.zeros((len(raster.y), len(raster.x)))
    for size in sizes(*limits):
        for lines in breaks(name):
            fits = raster.fits(*block(lines, size, face))
            best = np.where((best == 0) & fits, size, best)
    return best


def set_at(
    name: str, x: float, y: float, raster: Raster, at: tuple[int, int], face: Face, limits: tuple[float, float]
) -> Label:
    for size in sizes(*limits):
        fitting = [lines for lines in breaks(name) if raster.fits(*block(lines, size, face))[at]]
        if fitting:
            return centered(x, y, fitting[0], size, face)
    raise TableError(f"{name} does not fit where its translations do.")


def external(names: dict[str, str], region: BaseGeometry, entry: dict[str, Any], face: Face, view: View) -> Labels:
    """Place names in the sea at the position and size given in the table, with a leader line to the region."""
    x, y = entry["pixels"] if "pixels" in entry else view.point(entry["at"])
    side = entry.get("side", "middle")
    found = {}
    for language in LANGUAGES:
        options = breaks(names[language])
        lines = min(options, key=lambda ls: (block(ls, 1, face)[0] > entry.get("width", 99), len(ls)))
        size = float(entry["size"])
        while "room" in entry and block(lines, size, face)[0] > entry["room"]:
            size -= STEP
        width, _ = block(lines, size, face)
        shift = {"middle": 0.0, "left": -width / 2, "right": width / 2}[side]
        label = centered(x + shift, y, lines, size, face)
        box = label.box(face).buffer(2, join_style="mitre")
        target = region
        if "points_to" in entry:
            target = region.intersection(Point(view.point(entry["points_to"])).buffer(NEAR))
        line: LineString = shapely.shortest_line(box, target)
        (x0, y0), (x1, y1) = line.coords
        leader = (round(x0, 1), round(y0, 1), round(x1, 1), round(y1, 1))
        found[language] = Label(label.x, label.y, label.lines, label.size, leader)
    return found
