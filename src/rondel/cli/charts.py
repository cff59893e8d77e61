"""Small charts as inline SVG: bars with whiskers, a histogram, lines with labels at their ends."""

from collections import Counter
from collections.abc import Sequence
from html import escape
from math import ceil, log10
from typing import NamedTuple

from rondel.locales import Say
from rondel.locales.game_words import figure

_WIDTH = 760
_LABELS = 150
_DASHES = ("", "7 4", "2 4", "12 4", "7 3 2 3", "1 5")


class Bar(NamedTuple):
    """A value with the interval around it."""

    label: str
    value: float
    low: float
    high: float


class Line(NamedTuple):
    """A curve of points and its colour."""

    label: str
    points: Sequence[tuple[float, float]]
    colour: str


def bars(entries: Sequence[Bar], label: str, say: Say, maximum: float | None = None, unit: str = "") -> str:
    """Horizontal bars; the whisker is the interval, the number stands behind it."""
    top = maximum or max(1.0, *(entry.high for entry in entries))
    scale = (_WIDTH - _LABELS - 90) / top
    row = 34
    parts = []
    for place, entry in enumerate(entries):
        y = place * row + 8
        value = figure(100 * entry.value, ".1f", say) + " %" if unit == "%" else figure(entry.value, ".1f", say)
        low, high = (_LABELS + scale * edge for edge in (entry.low, entry.high))
        middle = y + 10
        length = max(1.0, scale * entry.value)
        whisker = f"M{low:.1f} {middle}H{high:.1f}M{low:.1f} {y + 4}v12M{high:.1f} {y + 4}v12"
        parts.append(
            f'<text x="{_LABELS - 10}" y="{y + 15}" text-anchor="end">{escape(entry.label)}</text>'
            f'<rect class="bar" x="{_LABELS}" y="{y}" width="{length:.1f}" height="20" rx="3"/>'
            f'<path class="whisker" d="{whisker}"/>'
            f'<text x="{max(high, _LABELS + scale * entry.value) + 10:.1f}" y="{y + 15}">{value}</text>'
        )
    return _svg(label, len(entries) * row + 12, parts)


def histogram(counts: Counter[int], label: str, x: str) -> str:
    """How often each value occurred."""
    low, high = min(counts), max(counts)
    most = max(counts.values())
    height, left, bottom = 220, 46, 190
    step = (_WIDTH - left - 10) / (high - low + 1)
    parts = [_horizontal(most, left, 20, bottom)]
    for value in range(low, high + 1):
        tall = (bottom - 20) * counts[value] / most
        place = left + step * (value - low)
        width = max(1.0, min(step - 3, 60))
        parts.append(
            f'<rect class="bar" x="{place + (step - width) / 2:.1f}" y="{bottom - tall:.1f}" '
            f'width="{width:.1f}" height="{tall:.1f}"><title>{value}: {counts[value]}</title></rect>'
        )
        if (value - low) % ceil((high - low + 1) / 20) == 0:
            parts.append(f'<text x="{place + step / 2:.1f}" y="{bottom + 18}" text-anchor="middle">{value}</text>')
    parts.append(f'<text class="faint" x="{_WIDTH - 10}" y="{height + 8}" text-anchor="end">{escape(x)}</text>')
    return _svg(label, height + 16, parts)


def lines(entries: Sequence[Line], label: str, x: str, y: str, say: Say) -> str:
    """Curves from a common origin; labels at the line ends are moved apart where they would collide."""
    height, left, above, bottom = 320, 46, 34, 280
    right = _WIDTH - _LABELS
    last = max((point[0] for entry in entries for point in entry.points), default=1)
    top = max((point[1] for entry in entries for point in entry.points), default=1.0) or 1.0
    parts = [
        _horizontal(top, left, above, bottom, right),
        f'<text class="faint" x="0" y="12">{escape(y)}</text>',
    ]

    def place(point: tuple[float, float]) -> tuple[float, float]:
        return left + (right - left) * (point[0] - 1) / max(1, last - 1), bottom - (bottom - above) * point[1] / top

    ends = sorted((place(entry.points[-1])[1], number) for number, entry in enumerate(entries) if entry.points)
    free = 0.0
    for end, number in ends:
        entry = entries[number]
        path = "L".join(f"{px:.1f} {py:.1f}" for px, py in map(place, entry.points))
        free = max(end, free + 16)
        name = f"{escape(entry.label)} {figure(entry.points[-1][1], '.1f', say)}"
        parts.append(
            f'<path d="M{path}" stroke="{entry.colour}" stroke-dasharray="{_DASHES[number % len(_DASHES)]}"/>'
            f'<text x="{right + 10}" y="{free + 4:.1f}">{name}</text>'
        )
    for moment in range(1, int(last) + 1, max(1, ceil(last / 15))):
        px, _ = place((moment, 0))
        parts.append(f'<text x="{px:.1f}" y="{bottom + 18}" text-anchor="middle">{moment}</text>')
    parts.append(f'<text class="faint" x="{right}" y="{height}" text-anchor="end">{escape(x)}</text>')
    return _svg(label, height + 8, parts)


def _horizontal(top: float, left: float, above: float, bottom: float, right: float = _WIDTH) -> str:
    """Grid lines at round numbers with their labels."""
    step = 10 ** int(log10(top)) if top >= 1 else 1
    for finer in (step / 5, step / 2, step):
        if top / finer <= 6 and (finer >= 1 or top < 2):
            step = finer
            break
    parts = []
    for number in range(int(top / step) + 1):
        value = number * step
        y = bottom - (bottom - above) * value / top
        parts.append(
            f'<path class="grid" d="M{left} {y:.1f}H{right}" style="stroke-width:1"/>'
            f'<text class="faint" x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{value:g}</text>'
        )
    return "".join(parts)


def _svg(label: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {_WIDTH} {height:.0f}" role="img" aria-label="{escape(label, quote=True)}">'
        + "".join(parts)
        + "</svg>\n"
    )
