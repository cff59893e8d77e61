"""Helpers for shapely geometries."""

from __future__ import annotations

from collections.abc import Iterable

import shapely
from shapely import Polygon
from shapely.geometry.base import BaseGeometry

Point = tuple[float, float]


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """Return the polygons of a geometry, without lines and points left by an intersection."""
    return [p for p in shapely.get_parts(shape) if p.geom_type == "Polygon" and p.area > 0]


def make_valid(shape: BaseGeometry) -> BaseGeometry:
    return shape if shape.is_valid else shape.buffer(0)


def union(shapes: Iterable[BaseGeometry]) -> BaseGeometry:
    return shapely.unary_union(list(shapes))


def largest(shape: BaseGeometry) -> Polygon:
    return max(polygons(shape), key=lambda p: p.area)
