"""Marks that must not be covered: cities, harbors and flags."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import shapely
from shapely import Point, box
from shapely.geometry.base import BaseGeometry

from maps import shapes
from maps.facts import Region
from maps.projection import View
from maps.raster import Raster
from maps.regions import Lands, TableError


@dataclass(frozen=True)
class Sizes:
    """Half sizes of the marks, in pixels."""

    city: float
    harbor: float
    flag_width: float
    flag_height: float


SIZES = {
    "atlas": Sizes(city=11.0, harbor=9.0, flag_width=14.5, flag_height=12.0),
    "modern": Sizes(city=9.0, harbor=7.5, flag_width=10.0, flag_height=8.0),
}


def city_place(region: Region, shape: BaseGeometry, entry: dict[str, Any], view: View, half: float) -> shapes.Point:
    """Return the location of a city, moved inland until its factory fits on its own land."""
    true = Point(view.point(entry["city"]))
    room = shape.buffer(-half * 1.42)  # including the corners of a square factory
    if room.is_empty:
        raise TableError(f"A factory does not fit into {region.id}.")
    if not room.contains(true):
        true = Point(shapely.shortest_line(true, room).coords[-1])
    return round(true.x, 1), round(true.y, 1)


@dataclass(frozen=True)
class Harbor:
    x: float
    y: float
    sea: str
    angle: float
    """The direction in which fleets leave, in degrees clockwise from east."""

    def area(self, half: float) -> BaseGeometry:
        return Point(self.x, self.y).buffer(half)


def harbor_place(
    region: Region,
    city: shapes.Point,
    areas: Lands,
    taken: BaseGeometry,
    entry: dict[str, Any],
    view: View,
    half: float,
) -> Harbor:
    """Return a place in the exit sea, as close to the city as the coast allows, clear of all land."""
    sea = str(region.harbor)
    shore = areas[region.id].boundary.intersection(areas[sea].boundary)
    near = Point(view.point(entry["harbour"])) if "harbour" in entry else Point(city)
    quay = Point(shapely.shortest_line(near, shore).coords[-1])
    water = areas[sea].buffer(-half - 0.5).difference(taken.buffer(half))
    if water.is_empty:
        raise TableError(f"No room for the harbor of {region.id}.")
    x, y = shapely.shortest_line(quay, water).coords[-1]
    angle = float(np.degrees(np.arctan2(y - quay.y, x - quay.x)))
    return Harbor(round(x, 1), round(y, 1), sea, round(angle))


def flag_place(id: str, free: BaseGeometry, near: shapes.Point, sizes: Sizes) -> shapes.Point:
    """Return the free spot closest to the name, with a smaller margin in small regions."""
    for margin in (2.5, 1.0, 0.0):
        room = free.buffer(-margin)
        if room.is_empty:
            continue
        raster = Raster(room, 2.0)
        fits = raster.fits(2 * sizes.flag_width, 2 * sizes.flag_height)
        if fits.any():
            far = np.hypot(raster.x[None, :] - near[0], (raster.y[:, None] - near[1]) * 1.3)
            row, column = np.unravel_index(int(np.where(fits, far, np.inf).argmin()), far.shape)
            return round(float(raster.x[column]), 1), round(float(raster.y[row]), 1)
    raise TableError(f"No room for a flag in {id}.")


def flag_area(place: shapes.Point, sizes: Sizes) -> BaseGeometry:
    x, y = place
    w, h = sizes.flag_width, sizes.flag_height
    return box(x - w, y - h, x + w, y + h)


def city_area(place: shapes.Point, half: float) -> BaseGeometry:
    x, y = place
    return box(x - half, y - half, x + half, y + half)
