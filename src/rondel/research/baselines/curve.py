"""A learning curve as a small SVG: shares between 0 and 1 over steps, with a line at a fair share."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

_WIDTH, _HEIGHT, _LEFT, _BOTTOM, _TOP, _RIGHT = 640, 320, 48, 36, 32, 16


def drawn(points: Sequence[tuple[int, float]], title: str, fair: float = 0.25) -> str:
    """The curve through these points (steps, share)."""
    most = max((steps for steps, _ in points), default=1)
    across, up = _WIDTH - _LEFT - _RIGHT, _HEIGHT - _TOP - _BOTTOM

    def place(steps: float, share: float) -> str:
        return f"{_LEFT + across * steps / most:.1f},{_TOP + up * (1 - share):.1f}"

    line = " ".join(place(steps, share) for steps, share in points)
    font = 'font-family="sans-serif" font-size="12"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" {font} role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>',
        f'<text x="{_LEFT}" y="18" font-size="14">{escape(title)}</text>',
    ]
    for percent in range(0, 101, 25):
        y = _TOP + up * (1 - percent / 100)
        lines.append(f'<path d="M{_LEFT} {y:.1f}h{across}" stroke="#ddd"/>')
        lines.append(f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    for quarter in range(5):
        x = _LEFT + across * quarter / 4
        steps = f"{most * quarter / 4000:,.0f}k"
        lines.append(f'<text x="{x:.1f}" y="{_HEIGHT - 12}" text-anchor="middle">{steps}</text>')
    left, right = place(0, fair).split(","), place(most, fair).split(",")
    lines.append(f'<path d="M{left[0]} {left[1]}L{right[0]} {right[1]}" stroke="#888" stroke-dasharray="4 4"/>')
    lines.append(f'<polyline points="{line}" fill="none" stroke="#2a6fb0" stroke-width="2"/>')
    return "\n".join([*lines, "</svg>"]) + "\n"
