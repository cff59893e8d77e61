"""How wide a name is in print, without asking a browser: the widest face of each font stack, measured by letters."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

import shapely
from shapely import Polygon

LINE = 1.05
"""Distance of two baselines in font sizes."""

ASCENT, DESCENT = 0.74, 0.24

LONG = 19
"""Letters from which a name may take three lines."""

NARROW = set("iIjlt.,'|!-ıíìîfr ")
WIDE = set("mwMWQ@—")


@dataclass(frozen=True)
class Face:
    """Widths of letters in parts of the font size; generous, because readers' machines differ."""

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
    """Whether it is a letter of Chinese, Japanese or Korean."""
    return unicodedata.east_asian_width(c) in "WF"


FACES = {
    ("atlas", "land"): Face(narrow=0.34, small=0.53, capital=0.71, wide=0.88),
    ("atlas", "sea"): Face(narrow=0.32, small=0.51, capital=0.69, wide=0.86, spacing=0.06),
    ("modern", "land"): Face(narrow=0.33, small=0.57, capital=0.67, wide=0.90),
    ("modern", "sea"): Face(narrow=0.34, small=0.54, capital=0.65, wide=0.86, spacing=0.06),
}


def breaks(name: str) -> list[list[str]]:
    """The ways to set a name: in one line or in two, a long one also in three, broken at blanks, or between letters
    where the language has no blanks."""
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
    """Width and height of a set name."""
    height = size * (ASCENT + DESCENT + LINE * (len(lines) - 1))
    return size * max(face.width(line) for line in lines), height


@dataclass(frozen=True)
class Label:
    """A set name. x is its middle, y the baseline of its first line."""

    x: float
    y: float
    lines: tuple[str, ...]
    size: float
    leader: tuple[float, float, float, float] | None = None
    """A line from the label to its region, if the name stands in the sea beside it."""

    def box(self, face: Face) -> Polygon:
        width, height = block(list(self.lines), self.size, face)
        top = self.y - self.size * ASCENT
        return shapely.box(self.x - width / 2, top, self.x + width / 2, top + height)


def centred(x: float, y: float, lines: list[str], size: float, face: Face) -> Label:
    """A label whose block has its middle at x, y."""
    _, height = block(lines, size, face)
    return Label(round(x, 1), round(y - height / 2 + size * ASCENT, 1), tuple(lines), size)
