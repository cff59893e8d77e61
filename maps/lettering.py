"""Text width estimates without a browser, from letter widths of the widest face of each font stack."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

import shapely
from shapely import Polygon

LINE = 1.05
"""Line height, relative to the font size."""

ASCENT, DESCENT = 0.74, 0.24

LONG = 19
"""Minimum number of letters for three lines."""

NARROW = set("iIjlt.,'|!-ıíìîfr ")
WIDE = set("mwMWQ@—")


@dataclass(frozen=True)
class Face:
    """Letter widths relative to the font size; generous, because fonts differ between machines."""

    narrow: float
    small: float
    capital: float
    wide: float
    spacing: float = 0.0

    def width(self, text: str) -> float:
        return sum(self.letter(c) + self.spacing for c in text)

    def letter(self, c: str) -> float:
        if fills_a_square(c):
            return 1.0
        if c in WIDE:
            return self.wide
        if c in NARROW:
            return self.narrow
        return self.capital if c.isupper() else self.small


def fills_a_square(c: str) -> bool:
    """Whether the character is full width (Chinese, Japanese or Korean)."""
    return unicodedata.east_asian_width(c) in "WF"


FACES = {
    ("atlas", "land"): Face(narrow=0.34, small=0.53, capital=0.71, wide=0.88),
    ("atlas", "sea"): Face(narrow=0.32, small=0.51, capital=0.69, wide=0.86, spacing=0.06),
    ("modern", "land"): Face(narrow=0.33, small=0.57, capital=0.67, wide=0.90),
    ("modern", "sea"): Face(narrow=0.34, small=0.54, capital=0.65, wide=0.86, spacing=0.06),
}


def breaks(name: str) -> list[list[str]]:
    """Return the ways to break a name into one or two lines, long ones also into three."""
    blank = "" if all(map(fills_a_square, name)) else " "
    words = name.split(" ") if blank else list(name)
    n = len(words)
    found = [[name]]
    found += [[blank.join(words[:i]), blank.join(words[i:])] for i in range(1, n)]
    if len(name) < LONG:
        return found
    found += [
        [blank.join(words[:i]), blank.join(words[i:j]), blank.join(words[j:])]
        for i in range(1, n)
        for j in range(i + 1, n)
    ]
    return found


def block(lines: list[str], size: float, face: Face) -> tuple[float, float]:
    """Return the width and height of a name on these lines."""
    height = size * (ASCENT + DESCENT + LINE * (len(lines) - 1))
    return size * max(face.width(line) for line in lines), height


@dataclass(frozen=True)
class Label:
    """A placed name: x is its center, y the baseline of its first line."""

    x: float
    y: float
    lines: tuple[str, ...]
    size: float
    leader: tuple[float, float, float, float] | None = None
    """Leader line from a label in the sea to its region."""

    def box(self, face: Face) -> Polygon:
        width, height = block(list(self.lines), self.size, face)
        top = self.y - self.size * ASCENT
        return shapely.box(self.x - width / 2, top, self.x + width / 2, top + height)


def centered(x: float, y: float, lines: list[str], size: float, face: Face) -> Label:
    """Return a label centered at x, y."""
    _, height = block(lines, size, face)
    return Label(round(x, 1), round(y - height / 2 + size * ASCENT, 1), tuple(lines), size)
