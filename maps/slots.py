"""Unit slots: ten small ones for a crowd, four larger ones for a few units, two as large as possible."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely import box
from shapely.geometry.base import BaseGeometry

from maps.shapes import Point

CROWD = 10
FEW = 4
TWO = 2
GAP = 0.6
STEP = 0.25
REACH = 13
"""Maximum distance of units from the name, in multiples of the largest radius."""

Points = NDArray[np.float64]


@dataclass(frozen=True)
class Slots:
    places: tuple[Point, ...]
    radius: float


def slots(free: BaseGeometry, near: Point, count: int, widest: float, narrowest: float) -> Slots | None:
    """Return the largest `count` disjoint circles in the free area, sorted by distance to `near`."""
    # Seas are wide: search only around the name.
    reach = widest * REACH
    free = free.intersection(box(near[0] - reach, near[1] - reach, near[0] + reach, near[1] + reach))
    if free.is_empty:
        return None
    # The densest circle packing covers 0.9069 of an area.
    bound = float(np.sqrt(0.9069 * free.area / (count * np.pi)))
    highest = min(widest, np.floor(bound / STEP) * STEP)
    steps = [narrowest + STEP * i for i in range(round((highest - narrowest) / STEP) + 1)]
    best: Slots | None = None
    low, high = 0, len(steps) - 1
    middle = high
    while low <= high:
        places = packed(free, steps[middle], near, count)
        if places:
            best = Slots(tuple(places), round(steps[middle], 2))
            low = middle + 1
        else:
            high = middle - 1
        middle = (low + high) // 2
    return best


def packed(free: BaseGeometry, radius: float, near: Point, count: int) -> list[Point] | None:
    """Return the centers of `count` disjoint circles, from the most compact of several packings."""
    room = free.buffer(-radius)
    if room.is_empty:
        return None
    shapely.prepare(room)
    x0, y0, x1, y1 = room.bounds
    window, pitch = (x0, y0, x1, y1), 2 * radius + GAP
    open_field = closest(honeycombs(room, window, pitch), near, count)
    return open_field or closest(pushes(room, window, pitch, near), near, count)


def closest(packings: Iterator[Points], near: Point, count: int) -> list[Point] | None:
    best: list[Point] | None = None
    best_spread = np.inf
    for points in packings:
        if len(points) < count:
            continue
        far = np.hypot(points[:, 0] - near[0], points[:, 1] - near[1])
        order = far.argsort(kind="stable")[:count]
        spread = float(far[order].sum())
        if spread < best_spread:
            best_spread = spread
            best = [(round(float(x), 1), round(float(y), 1)) for x, y in points[order]]
    return best


Window = tuple[float, float, float, float]


def honeycombs(room: BaseGeometry, window: Window, pitch: float) -> Iterator[Points]:
    for turned in (False, True):
        for shift_x in (0.0, 0.25, 0.5, 0.75):
            for shift_y in (0.0, 0.33, 0.66):
                grid = hexagons(*window, pitch, shift_x, shift_y, turned)
                if len(grid):
                    yield grid[shapely.contains_xy(room, grid[:, 0], grid[:, 1])]


def pushes(room: BaseGeometry, window: Window, pitch: float, near: Point) -> Iterator[Points]:
    """Yield packings for narrow land: circles pushed one by one against one side."""
    x0, y0, x1, y1 = window
    fine = max(pitch / 10, 1.0)
    across, down = np.meshgrid(np.arange(x0, x1 + 0.01, fine), np.arange(y0, y1 + 0.01, fine))
    points = np.column_stack([across.ravel(), down.ravel()])
    points = points[shapely.contains_xy(room, points[:, 0], points[:, 1])]
    if len(points):
        for degrees in range(0, 360, 30):
            push = np.array([np.cos(np.radians(degrees)), np.sin(np.radians(degrees))])
            yield pushed(points, np.round(points @ push, 6), pitch)
        yield pushed(points, np.hypot(points[:, 0] - near[0], points[:, 1] - near[1]), pitch)


def pushed(points: Points, effort: Points, pitch: float) -> Points:
    """Repeatedly pick the point with the least effort and drop all points too close to it."""
    left = points[effort.argsort(kind="stable")]
    chosen = []
    while len(left):
        chosen.append(left[0])
        left = left[np.hypot(left[:, 0] - left[0, 0], left[:, 1] - left[0, 1]) >= pitch]
    return np.array(chosen)


def hexagons(
    x0: float, y0: float, x1: float, y1: float, pitch: float, shift_x: float, shift_y: float, turned: bool
) -> Points:
    if turned:
        return hexagons(y0, x0, y1, x1, pitch, shift_x, shift_y, False)[:, ::-1]
    rows = np.arange(y0 + shift_y * pitch * 0.866, y1 + 0.01, pitch * 0.866)
    columns = np.arange(x0 - pitch + shift_x * pitch, x1 + 0.01, pitch)
    if not len(rows) or not len(columns):
        return np.empty((0, 2))
    across, down = np.meshgrid(columns, rows)
    across = across + (np.arange(len(rows)) % 2 * pitch / 2)[:, None]
    return np.column_stack([across.ravel(), down.ravel()])
