"""Page colors: contrast in both themes of both editions, and distinct nation colors for every kind of color vision."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from checks.reading import Finding, Repository, line_of

Light = NDArray[np.float64]
# Colors of boards and nations, generated from maps/palette.toml, and those of the pages.
SHEETS = ("web/src/styles/palette.css", "web/src/styles/tokens.css")
EDITIONS = ("imperial", "imperial_2030")
THEMES = ("light", "dark")
HUES = ("yellow", "green", "blue", "red", "grey", "purple")
COLOR = re.compile(r"--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));")
# Machado, Oliveira and Fernandes (2009), complete dichromacy, in linear light.
SIGHT = {
    "normal": np.eye(3),
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
# Text and background pairs to check, besides every ink on every surface; minimum contrast of WCAG 2 AA.
WORDS = (
    *((ink, surface) for ink in ("ink", "ink-2", "ink-3") for surface in ("panel", "panel-2", "bg")),
    ("on-accent", "accent"),
    ("on-accent", "accent-strong"),
    ("on-accent-soft", "accent-soft"),
    ("accent", "panel"),
    ("accent", "bg"),
    *((tone, ground) for tone in ("good", "bad", "warn") for ground in (f"{tone}-soft", "panel")),
)
CONTROLS = (("control", "panel"), ("focus", "panel"), ("focus", "bg"))


class Color(NamedTuple):
    code: str
    path: str
    line: int


def linear(code: str) -> Light:
    parts = np.array([int(code[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def lab(light: Light) -> Light:
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    xyz = to_xyz @ light / np.array([0.9505, 1.0, 1.089])
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def closest(codes: dict[str, str], sight: str) -> tuple[float, str, str]:
    """Return the smallest CIE76 distance in a set of colors, and the pair that has it."""
    seen = {name: lab(np.clip(SIGHT[sight] @ linear(code), 0, 1)) for name, code in codes.items()}
    return min((float(np.linalg.norm(seen[a] - seen[b])), a, b) for a, b in combinations(seen, 2))


def contrast(a: str, b: str) -> float:
    """Return the WCAG 2 contrast ratio."""
    light = sorted(float(linear(c) @ np.array([0.2126, 0.7152, 0.0722])) for c in (a, b))
    return (light[1] + 0.05) / (light[0] + 0.05)


def _colors(repo: Repository, selector: str, theme: str) -> dict[str, Color]:
    """Return every plain color that a selector's blocks set, in this theme."""
    found = {}
    for path in SHEETS:
        before, _, rest = repo.text(path).partition(selector + " {")
        for match in COLOR.finditer(rest.partition("\n}")[0]):
            name, light, dark, one = match.groups()
            line = line_of(repo.text(path), len(before) + len(selector) + 2 + match.start())
            found[name] = Color(one or (light if theme == "light" else dark), path, line)
    return found


def _legible(colors: dict[str, Color], ink: str, ground: str, least: float, where: str) -> Iterator[Finding]:
    if lacking := [name for name in (ink, ground) if name not in colors]:
        yield Finding(SHEETS[1], 1, f"There is no color {' or '.join(lacking)} in {where}.")
        return
    above, below = colors[ink], colors[ground]
    if (ratio := contrast(above.code, below.code)) < least:
        yield Finding(
            above.path, above.line, f"{ink} on {ground} has a contrast of {ratio:.2f} in {where}, not {least}."
        )


def words_on_surfaces(repo: Repository) -> Iterator[Finding]:
    """Text is legible on every surface; controls and focus rings stand out."""
    for edition, theme in product(EDITIONS, THEMES):
        here = _colors(repo, ":root", theme) | _colors(repo, f'[data-edition="{edition}"]', theme)
        for pairs, least in ((WORDS, 4.5), (CONTROLS, 3.0)):
            for ink, ground in pairs:
                yield from _legible(here, ink, ground, least, f"{edition}, {theme}")


def letters_on_badges(repo: Repository) -> Iterator[Finding]:
    for hue, theme in product(HUES, THEMES):
        badge = _colors(repo, f'[data-hue="{hue}"]', theme)
        yield from _legible(badge, "on-badge", "badge", 4.5, f"{hue}, {theme}")


def nations_apart(repo: Repository) -> Iterator[Finding]:
    """Badges and units of different nations are distinguishable for every kind of color vision."""
    for theme, sight in product(THEMES, SIGHT):
        nations = {hue: _colors(repo, f'[data-hue="{hue}"]', theme) for hue in HUES}
        for piece, floor in (("badge", 22), ("unit", 24)):
            distance, a, b = closest({hue: nation[piece].code for hue, nation in nations.items()}, sight)
            if distance < floor:
                at = nations[a][piece]
                message = (
                    f"The {piece}s of {a} and {b} are {distance:.1f} apart in {theme}, {sight} sight, not {floor}."
                )
                yield Finding(at.path, at.line, message)


CHECKS = (words_on_surfaces, letters_on_badges, nations_apart)
