"""Raster of a shape, to find quickly where a box fits."""

from __future__ import annotations

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry


class Raster:
    """Summed-area table of a shape; tests boxes at all grid points at once."""

    def __init__(self, free: BaseGeometry, cell: float) -> None:
        self.cell = cell
        x0, y0, x1, y1 = free.bounds
        self.x = np.arange(x0, x1 + cell, cell)
        self.y = np.arange(y0, y1 + cell, cell)
        shapely.prepare(free)
        across, down = np.meshgrid(self.x, self.y)
        taken = ~shapely.contains_xy(free, across, down)
        self.sums = np.zeros((len(self.y) + 1, len(self.x) + 1), dtype=np.int64)
        self.sums[1:, 1:] = taken.cumsum(axis=0).cumsum(axis=1)

    def fits(self, width: float, height: float) -> NDArray[np.bool_]:
        """Return for every grid point whether a box centered there lies within the shape."""
        half_x = int(np.ceil(width / 2 / self.cell))
        half_y = int(np.ceil(height / 2 / self.cell))
        rows, columns = len(self.y), len(self.x)
        found = np.zeros((rows, columns), dtype=bool)
        if rows <= 2 * half_y or columns <= 2 * half_x:
            return found
        s = self.sums
        down, right = 2 * half_y + 1, 2 * half_x + 1
        taken = s[down:, right:] - s[:-down, right:] - s[down:, :-right] + s[:-down, :-right]
        found[half_y : rows - half_y, half_x : columns - half_x] = taken == 0
        return found
