"""Map cells: the provinces of the world as small polygons with their countries, from which regions are assembled."""

from __future__ import annotations

import gzip
import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import shapely
from shapely import MultiPolygon, Polygon, box
from shapely.geometry.base import BaseGeometry

from maps.shapes import make_valid, polygons

DATA = Path(__file__).parent / "data"
GRID = 0.005


@dataclass(frozen=True)
class Cell:
    country: str
    name: str
    area: str
    shape: BaseGeometry

    def selectors(self) -> tuple[str, str, str]:
        """Return the selectors that match this cell in a table, most specific first."""
        return f"{self.country}:{self.name}", f"{self.country}/{self.area}", self.country


def read(name: str) -> object:
    return json.loads(gzip.decompress((DATA / name).read_bytes()))


def degrees(steps: list[int]) -> np.ndarray:
    """Decode delta-encoded longitudes and latitudes."""
    return np.round(np.cumsum(np.array(steps).reshape(-1, 2), axis=0) * GRID, 3)


def cells(bounds: list[float], cut: float | None) -> list[Cell]:
    """Return all cells that intersect the bounds; those west of the cut are shifted by 360° east."""
    window = box(*bounds)
    found = []
    for entry in read("cells.json.gz"):  # type: ignore[attr-defined]
        parts = []
        for rings in entry["polygons"]:
            outline = [degrees(r) for r in rings if len(r) >= 8]
            if outline:
                parts.append(make_valid(Polygon(outline[0], outline[1:])))
        if cut is not None:
            parts = [piece for part in parts for piece in unwrapped(part, cut)]
        shape = MultiPolygon([p for part in parts for p in polygons(part)])
        if not shape.is_empty and shape.intersects(window):
            found.append(Cell(entry["country"], entry["name"], entry["area"], make_valid(shape)))
    return found


def unwrapped(part: BaseGeometry, cut: float) -> list[BaseGeometry]:
    west, _, east, _ = part.bounds
    if west >= cut:
        return [part]
    if east <= cut:
        return [moved_east(part)]
    return [part.intersection(box(cut, -90, 180, 90)), moved_east(part.intersection(box(-180, -90, cut, 90)))]


def moved_east(shape: BaseGeometry) -> BaseGeometry:
    return shapely.transform(shape, lambda c: c + np.array([360, 0]))
