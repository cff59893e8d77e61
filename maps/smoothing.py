"""Smoothing of arcs, once for both neighbors, and SVG path data."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from maps.topology import Arc, Ring, Vertex

Tenth = tuple[int, int]
"""In tenths of a pixel, the precision of the path data."""


@dataclass(frozen=True)
class Piece:
    """A line, or a quadratic curve if it has a control point."""

    end: Tenth
    control: Tenth | None = None


@dataclass(frozen=True)
class Curve:
    start: Tenth
    pieces: tuple[Piece, ...]

    @property
    def end(self) -> Tenth:
        return self.pieces[-1].end

    def reversed(self) -> Curve:
        points = [self.start, *[p.end for p in self.pieces]]
        back = [Piece(points[i], self.pieces[i].control) for i in range(len(self.pieces) - 1, -1, -1)]
        return Curve(points[-1], tuple(back))


def tenth(v: Vertex) -> Tenth:
    return round(v[0] / 100), round(v[1] / 100)


def middle(a: Vertex, b: Vertex) -> Vertex:
    return (a[0] + b[0]) // 2, (a[1] + b[1]) // 2


def curve(points: Sequence[Vertex], straight: bool = False) -> Curve:
    """Return a quadratic B-spline: inner vertices become control points, the ends stay."""
    if straight or len(points) < 3:
        return Curve(tenth(points[0]), tuple(Piece(tenth(p)) for p in points[1:]))
    pieces = [Piece(tenth(middle(points[0], points[1])))]
    for before, after in pairwise(points[1:]):
        pieces.append(Piece(tenth(middle(before, after)), tenth(before)))
    pieces.append(Piece(tenth(points[-1])))
    return Curve(tenth(points[0]), tuple(pieces))


def number(tenths: int) -> str:
    whole, part = divmod(abs(tenths), 10)
    text = (str(whole) if whole or not part else "") + (f".{part}" if part else "")
    return f"-{text}" if tenths < 0 else text


def spaced(numbers: Iterable[int]) -> str:
    """Join numbers, with a space only before numbers without a minus sign."""
    out = ""
    for n in numbers:
        text = number(n)
        out += text if not out or text.startswith("-") else f" {text}"
    return out


def path(curves: Sequence[Curve], closed: bool = True) -> str:
    """Return relative path data for consecutive curves; a gap starts a new subpath."""
    out: list[str] = []
    at: Tenth | None = None
    command = ""
    for c in curves:
        if at is None or c.start != at:
            out.append("M" + spaced(c.start))
            at, command = c.start, "M"
        for piece in c.pieces:
            if piece.control is None:
                if piece.end == at:
                    continue
                letter, numbers = "l", [piece.end[0] - at[0], piece.end[1] - at[1]]
            else:
                letter = "q"
                numbers = [
                    piece.control[0] - at[0], piece.control[1] - at[1],
                    piece.end[0] - at[0], piece.end[1] - at[1],
                ]  # fmt: skip
            text = spaced(numbers)
            joint = letter if letter != command else "" if text.startswith("-") else " "
            out.append(joint + text)
            at, command = piece.end, letter
    return "".join(out) + ("z" if closed else "")


class Pen:
    """Writes areas and borders from the same smoothed arcs."""

    def __init__(self, arcs: list[Arc], rings: dict[str, list[Ring]]) -> None:
        self.arcs = arcs
        self.rings = rings
        # An arc with one side runs along the frame, which stays straight.
        self.curves = [curve(arc.points, straight=len(arc.sides) == 1) for arc in arcs]

    def area(self, id: str) -> str:
        walks = [[self.curves[i].reversed() if back else self.curves[i] for i, back in r] for r in self.rings[id]]
        return "".join(path(walk) for walk in walks)

    def borders(self, chosen: Iterable[int]) -> str:
        """Return arcs as open lines, joined end to end so that dash patterns continue."""
        left = {i: self.curves[i] for i in chosen}
        out = []
        while left:
            line = [left.pop(min(left))]
            while True:
                follow = next((i for i, c in left.items() if line[-1].end in (c.start, c.end)), None)
                if follow is None:
                    break
                c = left.pop(follow)
                line.append(c if c.start == line[-1].end else c.reversed())
            out.append(path(line, closed=False))
        return "".join(out)


def polyline(points: Iterable[tuple[float, float]], closed: bool = False) -> str:
    """Return path data of straight segments."""
    tenths = [(round(x * 10), round(y * 10)) for x, y in points]
    return path([Curve(tenths[0], tuple(Piece(p) for p in tenths[1:]))], closed)


def soft_line(points: Sequence[tuple[float, float]], closed: bool = False, grid: float = 0.1) -> str:
    """Return a smoothed decorative line; a coarse grid saves bytes."""
    rounded = [(round(x / grid) * grid, round(y / grid) * grid) for x, y in points]
    vertices = [(round(x * 1000), round(y * 1000)) for x, y in rounded]
    if closed:
        start = middle(vertices[0], vertices[1])
        ring = [*vertices[1:-1], vertices[0]] if vertices[0] == vertices[-1] else [*vertices[1:], vertices[0]]
        pieces = []
        for before, after in zip(ring, [*ring[1:], ring[0]], strict=True):
            pieces.append(Piece(tenth(middle(before, after)), tenth(before)))
        return path([Curve(tenth(start), tuple(pieces))], closed=True)
    return path([curve(vertices)], closed=False)
