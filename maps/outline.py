"""Path data parser: curves, and the area they enclose."""

from __future__ import annotations

import re
from collections.abc import Iterator

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from maps.smoothing import Curve, Piece, Tenth

TOKEN = re.compile(r"[Mlqz]|-?\d*\.?\d+")
FLAT = 4
"""Straight segments per curve."""


def curves(path: str) -> Iterator[Curve]:
    """Yield one curve per subpath, in tenths of a pixel; supports the commands M, l, q and z."""
    tokens = TOKEN.findall(path)
    at: Tenth = (0, 0)
    start: Tenth = (0, 0)
    pieces: list[Piece] = []
    command = ""
    i = 0
    while i < len(tokens):
        if tokens[i] in "Mlqz":
            command = tokens[i]
            i += 1
            if command != "M" and command != "z":
                continue
        if command == "z":
            yield Curve(start, (*pieces, Piece(start)))
            pieces = []
            continue
        values = [round(float(t) * 10) for t in tokens[i : i + (4 if command == "q" else 2)]]
        i += len(values)
        if command == "M":
            if pieces:
                yield Curve(start, tuple(pieces))
                pieces = []
            start = at = (values[0], values[1])
            continue
        control = (at[0] + values[0], at[1] + values[1]) if command == "q" else None
        at = (at[0] + values[-2], at[1] + values[-1])
        pieces.append(Piece(at, control))
    if pieces:
        yield Curve(start, tuple(pieces))


def points(curve: Curve) -> list[tuple[float, float]]:
    """Approximate a curve by straight segments, in pixels."""
    found = [(curve.start[0] / 10, curve.start[1] / 10)]
    at = np.array(curve.start, dtype=float)
    for piece in curve.pieces:
        end = np.array(piece.end, dtype=float)
        if piece.control is not None:
            control = np.array(piece.control, dtype=float)
            for t in np.arange(1, FLAT) / FLAT:
                p = (1 - t) ** 2 * at + 2 * t * (1 - t) * control + t**2 * end
                found.append((float(p[0]) / 10, float(p[1]) / 10))
        found.append((piece.end[0] / 10, piece.end[1] / 10))
        at = end
    return found


def area(path: str) -> BaseGeometry:
    """Return the area enclosed by a closed path; rings inside rings are holes."""
    whole: BaseGeometry = shapely.Polygon()
    for curve in curves(path):
        ring = points(curve)
        if len(ring) > 3:
            polygon = shapely.Polygon(ring)
            whole = whole.symmetric_difference(polygon if polygon.is_valid else polygon.buffer(0))
    return whole
