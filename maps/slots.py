"""Places for units: ten small ones for a crowd, four roomy ones for the usual few."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from maps.regions import TableError
from maps.shapes import Point

CROWD = 10
FEW = 4
GAP = 0.6


@dataclass(frozen=True)
class Slots:
    places: tuple[Point, ...]
    radius: float


def slots(id: str, free: BaseGeometry, near: Point, count: int, widest: float, narrowest: float) -> Slots:
    """The largest circles of which `count` lie side by side in the free area, nearest to `near` first."""
    for radius in np.arange(widest, narrowest - 0.01, -0.25):
        places = packed(free, float(radius), near, count)
        if len(places) >= count:
            return Slots(tuple(places[:count]), round(float(radius), 2))
    raise TableError(f"{count} units do not fit into {id}, not even with a radius of {narrowest} px.")


def packed(free: BaseGeometry, radius: float, near: Point, count: int) -> list[Point]:
    """Centres of a hexagonal packing; of several offsets and turns the one that stays closest together."""
    room = free.buffer(-radius)
    if room.is_empty:
        return []
    shapely.prepare(room)
    x0, y0, x1, y1 = room.bounds
    # A sea is wide: only what lies around the name is looked at.
    reach = radius * 11
    x0, x1 = max(x0, near[0] - reach), min(x1, near[0] + reach)
    y0, y1 = max(y0, near[1] - reach), min(y1, near[1] + reach)
    if x0 > x1 or y0 > y1:
        return []
    pitch = 2 * radius + GAP
    best: list[Point] = []
    best_score = np.inf
    for turned in (False, True):
        for shift_x in (0.0, 0.25, 0.5, 0.75):
            for shift_y in (0.0, 0.33, 0.66):
                grid = hexagons(x0, y0, x1, y1, pitch, shift_x, shift_y, turned)
                inside = grid[shapely.contains_xy(room, grid[:, 0], grid[:, 1])] if len(grid) else grid
                if len(inside) < count and len(inside) <= len(best):
                    continue
                far = np.hypot(inside[:, 0] - near[0], inside[:, 1] - near[1])
                order = far.argsort(kind="stable")[:count]
                score = float(far[order].sum()) + 1e6 * max(0, count - len(inside))
                if score < best_score:
                    best_score = score
                    best = [(round(float(x), 1), round(float(y), 1)) for x, y in inside[order]]
    return best


def hexagons(
    x0: float, y0: float, x1: float, y1: float, pitch: float, shift_x: float, shift_y: float, turned: bool
) -> np.ndarray:
    if turned:
        return hexagons(y0, x0, y1, x1, pitch, shift_x, shift_y, False)[:, ::-1]
    rows = np.arange(y0 + shift_y * pitch * 0.866, y1 + 0.01, pitch * 0.866)
    columns = np.arange(x0 - pitch + shift_x * pitch, x1 + 0.01, pitch)
    if not len(rows) or not len(columns):
        return np.empty((0, 2))
    across, down = np.meshgrid(columns, rows)
    across = across + (np.arange(len(rows)) % 2 * pitch / 2)[:, None]
    return np.column_stack([across.ravel(), down.ravel()])
