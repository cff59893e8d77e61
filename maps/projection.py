"""Projection from longitude and latitude to pixels, with magnifying lenses over crowded places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from maps.shapes import Point

Points = NDArray[np.float64]

EARTH = 6_371_000.0
STEP = 0.25


class Conic:
    """Lambert conformal conic projection of the sphere, as usual for maps of Europe."""

    def __init__(self, facts: dict[str, Any]) -> None:
        first, second = (np.radians(v) for v in facts["parallels"])
        self.meridian = np.radians(facts["meridian"])
        half = np.pi / 4
        self.n = np.log(np.cos(first) / np.cos(second)) / np.log(np.tan(half + second / 2) / np.tan(half + first / 2))
        self.f = np.cos(first) * np.tan(half + first / 2) ** self.n / self.n

    def __call__(self, lonlat: Points) -> Points:
        lon, lat = np.radians(lonlat[:, 0]), np.radians(np.clip(lonlat[:, 1], -80, 89.5))
        radius = self.f / np.tan(np.pi / 4 + lat / 2) ** self.n
        turn = self.n * (lon - self.meridian)
        return EARTH * np.column_stack([radius * np.sin(turn), -radius * np.cos(turn)])


class Cylinder:
    """Patterson cylindrical projection without wraparound; oceans can be compressed by weights."""

    def __init__(self, facts: dict[str, Any]) -> None:
        middle = facts["meridian"]
        knots = np.array(facts["longitude_weights"], dtype=float)
        self.grid = np.arange(middle - 200, middle + 200 + STEP / 2, STEP)
        weight = np.interp(self.grid, knots[:, 0], knots[:, 1])
        run = np.concatenate([[0], np.cumsum((weight[1:] + weight[:-1]) / 2 * STEP)])
        west, east = (np.interp(middle + d, self.grid, run) for d in (-180, 180))
        self.x = (run - west) * 360 / (east - west) - 180

    def __call__(self, lonlat: Points) -> Points:
        lat = np.radians(lonlat[:, 1])
        y = 1.0148 * lat + 0.23185 * lat**5 - 0.14499 * lat**7 + 0.02406 * lat**9
        return EARTH * np.column_stack([np.radians(np.interp(lonlat[:, 0], self.grid, self.x)), y])


@dataclass(frozen=True)
class Lens:
    """Magnification around a center: p' = p + k (p - c) exp(-|p - c|² / 2 r²). No folds for k < 2.2."""

    center: Points
    radii: Points
    strength: float

    def push(self, pixels: Points) -> Points:
        away = pixels - self.center
        fade = np.exp(-((away / self.radii) ** 2).sum(axis=1) / 2)
        moved: Points = self.strength * away * fade[:, None]
        return moved


class View:
    """Transformation from geographic coordinates to the sheet."""

    def __init__(self, facts: dict[str, Any], lenses: list[dict[str, Any]]) -> None:
        self.project = Conic(facts) if facts["projection"] == "conic" else Cylinder(facts)
        self.width, self.height = facts["size"]
        self.meters = facts["meters_per_pixel"]
        self.stretch = np.array(facts.get("stretch", [1, 1]), dtype=float)
        self.center = self.project(np.array([facts["center"]], dtype=float))[0]
        if isinstance(self.project, Cylinder):
            # The cut lies at both edges of the sheet, whatever the weights do to the meridian between them.
            self.center[0] = 0
        self.lenses = [
            Lens(
                self.flat(np.array([lens["at"]], dtype=float))[0],
                np.array([lens["radius"], lens.get("height", lens["radius"])], dtype=float),
                lens["strength"],
            )
            for lens in lenses
        ]

    def flat(self, lonlat: Points) -> Points:
        meters = (self.project(lonlat) - self.center) / self.meters
        pixels: Points = meters * np.array([1, -1]) + np.array([self.width / 2, self.height / 2])
        return pixels

    def pixels(self, lonlat: Any) -> Points:
        plain = self.flat(np.asarray(lonlat, dtype=float)[:, :2])
        moved = plain + sum((lens.push(plain) for lens in self.lenses), np.zeros_like(plain))
        middle = np.array([self.width / 2, self.height / 2])
        stretched: Points = np.round((moved - middle) * self.stretch + middle, 4)
        return stretched

    def point(self, lonlat: Any) -> Point:
        x, y = self.pixels([lonlat])[0]
        return float(x), float(y)

    def shape(self, shape: BaseGeometry, longest_edge: float = 0.5) -> BaseGeometry:
        """Transform a geometry to pixels; long edges are subdivided first, so that lenses can bend them."""
        return shapely.transform(shapely.segmentize(shape, longest_edge), self.pixels)
