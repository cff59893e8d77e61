"""Nation colors stay apart for every kind of sight, in both themes of both boards."""

from __future__ import annotations

import re

import pytest
from checks.colors import SIGHT, closest, contrast
from maps.palette import HUES, THEMES, page_stylesheet, properties
from tests.maps.drawn import ROOT

looks = pytest.mark.parametrize("style", ["atlas", "modern"])
themes = pytest.mark.parametrize("theme", THEMES)
sights = pytest.mark.parametrize("sight", SIGHT)


@looks
@themes
@sights
def test_lands_seas_and_neutral_ground_stay_apart(style: str, theme: str, sight: str) -> None:
    colors = properties(style, theme)
    ground = {hue: colors[f"--land-{hue}"] for hue in HUES}
    ground |= {"sea": colors["--board-sea"], "neutral": colors["--board-neutral"]}
    distance, a, b = closest(ground, sight)
    assert distance >= 14, f"{a} and {b}: {distance:.1f}"


@looks
@themes
@sights
def test_badges_stay_apart(style: str, theme: str, sight: str) -> None:
    colors = properties(style, theme)
    distance, a, b = closest({hue: colors[f"--badge-{hue}"] for hue in HUES}, sight)
    assert distance >= 22, f"{a} and {b}: {distance:.1f}"


@looks
@themes
@sights
def test_units_stay_apart(style: str, theme: str, sight: str) -> None:
    colors = properties(style, theme)
    distance, a, b = closest({hue: colors[f"--unit-{hue}"] for hue in HUES}, sight)
    assert distance >= 24, f"{a} and {b}: {distance:.1f}"


@looks
@themes
def test_letters_on_pieces_and_badges_are_legible(style: str, theme: str) -> None:
    colors = properties(style, theme)
    for hue in HUES:
        assert contrast(colors[f"--unit-{hue}"], colors["--unit-ink"]) >= 4.5, hue
        assert contrast(colors[f"--badge-{hue}"], colors[f"--badge-{hue}-ink"]) >= 4.5, hue
    assert contrast(colors["--works"], colors["--works-ink"]) >= 4.5
    assert contrast(colors["--shipyard"], colors["--shipyard-ink"]) >= 4.5


@looks
@themes
def test_names_are_legible_on_every_ground(style: str, theme: str) -> None:
    colors = properties(style, theme)
    for ground in [*(f"--land-{hue}" for hue in HUES), "--board-neutral"]:
        assert contrast(colors["--board-label"], colors[ground]) >= 4.5, ground
    assert contrast(colors["--board-sea-ink"], colors["--board-sea"]) >= 4.5


def test_the_page_has_the_colors_of_the_palette() -> None:
    """One palette: what the page draws with is written by `python3 -m maps`, and tokens.css says none of it again."""
    styles = ROOT / "web" / "src" / "styles"
    made = page_stylesheet()
    assert (styles / "palette.css").read_text(encoding="utf-8") == made
    names = set(re.findall(r"(--[\w-]+):", made))
    assert names.isdisjoint(re.findall(r"(--[\w-]+):", (styles / "tokens.css").read_text(encoding="utf-8")))
