"""Nation colours stay apart for every kind of sight, in both themes of both boards."""

from __future__ import annotations

import re
from itertools import combinations

import numpy as np
import pytest
from maps.palette import HUES, THEMES, page_stylesheet, properties
from numpy.typing import NDArray
from tests.maps.drawn import ROOT

Colour = NDArray[np.float64]

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

looks = pytest.mark.parametrize("style", ["atlas", "modern"])
themes = pytest.mark.parametrize("theme", THEMES)
sights = pytest.mark.parametrize("sight", SIGHT)


def linear(code: str) -> Colour:
    parts = np.array([int(code[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def lab(light: Colour) -> Colour:
    to_xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])
    xyz = to_xyz @ light / np.array([0.9505, 1.0, 1.089])
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def closest(codes: dict[str, str], sight: str) -> tuple[float, str, str]:
    """The smallest CIE76 distance of a set, and between which two."""
    seen = {name: lab(np.clip(SIGHT[sight] @ linear(code), 0, 1)) for name, code in codes.items()}
    return min((float(np.linalg.norm(seen[a] - seen[b])), a, b) for a, b in combinations(seen, 2))


def contrast(a: str, b: str) -> float:
    """WCAG 2 contrast ratio."""
    light = sorted(float(linear(c) @ np.array([0.2126, 0.7152, 0.0722])) for c in (a, b))
    return (light[1] + 0.05) / (light[0] + 0.05)


@looks
@themes
@sights
def test_lands_seas_and_neutral_ground_stay_apart(style: str, theme: str, sight: str) -> None:
    colours = properties(style, theme)
    ground = {hue: colours[f"--land-{hue}"] for hue in HUES}
    ground |= {"sea": colours["--board-sea"], "neutral": colours["--board-neutral"]}
    distance, a, b = closest(ground, sight)
    assert distance >= 14, f"{a} and {b}: {distance:.1f}"


@looks
@themes
@sights
def test_badges_stay_apart(style: str, theme: str, sight: str) -> None:
    colours = properties(style, theme)
    distance, a, b = closest({hue: colours[f"--badge-{hue}"] for hue in HUES}, sight)
    assert distance >= 22, f"{a} and {b}: {distance:.1f}"


@looks
@themes
@sights
def test_units_stay_apart(style: str, theme: str, sight: str) -> None:
    colours = properties(style, theme)
    distance, a, b = closest({hue: colours[f"--unit-{hue}"] for hue in HUES}, sight)
    assert distance >= 24, f"{a} and {b}: {distance:.1f}"


@looks
@themes
def test_letters_on_pieces_and_badges_are_legible(style: str, theme: str) -> None:
    colours = properties(style, theme)
    for hue in HUES:
        assert contrast(colours[f"--unit-{hue}"], colours["--unit-ink"]) >= 4.5, hue
        assert contrast(colours[f"--badge-{hue}"], colours[f"--badge-{hue}-ink"]) >= 4.5, hue
    assert contrast(colours["--works"], colours["--works-ink"]) >= 4.5
    assert contrast(colours["--shipyard"], colours["--shipyard-ink"]) >= 4.5


@looks
@themes
def test_names_are_legible_on_every_ground(style: str, theme: str) -> None:
    colours = properties(style, theme)
    for ground in [*(f"--land-{hue}" for hue in HUES), "--board-neutral"]:
        assert contrast(colours["--board-label"], colours[ground]) >= 4.5, ground
    assert contrast(colours["--board-sea-ink"], colours["--board-sea"]) >= 4.5


def test_the_page_has_the_colours_of_the_palette() -> None:
    """One palette: what the page draws with is written by `python3 -m maps`, and tokens.css says none of it again."""
    styles = ROOT / "web" / "src" / "styles"
    made = page_stylesheet()
    assert (styles / "palette.css").read_text(encoding="utf-8") == made
    names = set(re.findall(r"(--[\w-]+):", made))
    assert names.isdisjoint(re.findall(r"(--[\w-]+):", (styles / "tokens.css").read_text(encoding="utf-8")))
