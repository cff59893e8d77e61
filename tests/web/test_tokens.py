"""The colours of the pages: legible in both themes of both editions, and nations apart for every kind of sight."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.maps.test_colours import SIGHT, closest, contrast

STYLES = Path(__file__).parents[2] / "web" / "src" / "styles"
# The colors of boards and nations, which come from maps/palette.toml, and those of the pages.
SHEETS = [(STYLES / name).read_text(encoding="utf-8") for name in ("palette.css", "tokens.css")]
EDITIONS = ("imperial", "imperial_2030")
THEMES = ("light", "dark")
HUES = ("yellow", "green", "blue", "red", "grey", "purple")
SURFACES = ("panel", "panel-2", "bg")

looks = pytest.mark.parametrize(("edition", "theme"), [(e, t) for e in EDITIONS for t in THEMES])


def colours(selector: str, theme: str) -> dict[str, str]:
    """Every plain colour that the blocks of a selector set, in this theme."""
    block = "".join(sheet.split(selector + " {", 1)[1].split("\n}", 1)[0] for sheet in SHEETS)
    found = {}
    for name, both, dark, one in re.findall(r"--([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));", block):
        found[name] = one or (both if theme == "light" else dark)
    return found


@looks
def test_words_are_legible_on_every_surface(edition: str, theme: str) -> None:
    here = colours(":root", theme) | colours(f'[data-edition="{edition}"]', theme)
    for ink in ("ink", "ink-2", "ink-3"):
        for surface in SURFACES:
            assert contrast(here[ink], here[surface]) >= 4.5, (ink, surface)
    for word, ground in [
        ("on-accent", "accent"),
        ("on-accent", "accent-strong"),
        ("on-accent-soft", "accent-soft"),
        ("accent", "panel"),
        ("accent", "bg"),
        *((tone, f"{tone}-soft") for tone in ("good", "bad", "warn")),
        *((tone, "panel") for tone in ("good", "bad", "warn")),
    ]:
        assert contrast(here[word], here[ground]) >= 4.5, (word, ground)
    assert contrast(here["control"], here["panel"]) >= 3
    assert contrast(here["focus"], here["panel"]) >= 3
    assert contrast(here["focus"], here["bg"]) >= 3


@pytest.mark.parametrize("theme", THEMES)
def test_letters_on_badges_are_legible(theme: str) -> None:
    for hue in HUES:
        badge = colours(f'[data-hue="{hue}"]', theme)
        assert contrast(badge["on-badge"], badge["badge"]) >= 4.5, hue


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", SIGHT)
def test_nations_stay_apart(theme: str, sight: str) -> None:
    nations = {hue: colours(f'[data-hue="{hue}"]', theme) for hue in HUES}
    for piece, floor in (("badge", 22), ("unit", 24)):
        distance, a, b = closest({hue: nation[piece] for hue, nation in nations.items()}, sight)
        assert distance >= floor, f"{piece} of {a} and {b}: {distance:.1f}"
