"""The committed files are small, up to date and complete."""

from __future__ import annotations

import gzip
import re
from xml.etree import ElementTree as ET

import pytest
from maps.__main__ import files
from maps.facts import facts, names
from maps.palette import HUES
from tests.maps.boards import BOARDS, EDITIONS, ROOT, board

editions = pytest.mark.parametrize("edition", EDITIONS)
LIMIT = 110_000
SVG = "{http://www.w3.org/2000/svg}"


@editions
def test_boards_are_small_enough_for_phones(edition: str) -> None:
    for file in (BOARDS / f"{edition}.json", ROOT / "docs" / "boards" / f"{edition}.svg"):
        assert len(gzip.compress(file.read_bytes(), compresslevel=9, mtime=0)) <= LIMIT, file.name


@editions
def test_drawing_is_reproducible(edition: str) -> None:
    stale = [
        str(file.relative_to(ROOT))
        for file, text in files([edition]).items()
        if file.read_text(encoding="utf-8") != text
    ]
    assert stale == [], "run python3 -m maps and commit the result"


@editions
def test_every_region_of_the_documentation_board_has_a_title_and_can_be_focused(edition: str) -> None:
    drawing = ET.parse(ROOT / "docs" / "boards" / f"{edition}.svg").getroot()
    regions = [element for element in drawing.iter(f"{SVG}g") if element.get("class") == "region"]
    areas = {path.get("id"): area for area in regions if (path := area.find(f"{SVG}path")) is not None}
    assert set(areas) == set(facts(edition).regions)
    for id, area in areas.items():
        assert area.get("tabindex") == "0"
        assert area.findtext(f"{SVG}title") == names(edition, "en")[str(id)]


def test_pieces_have_distinct_shapes() -> None:
    """Armies, fleets and friendly armies differ in shape; nations in color and emblem."""
    symbols = ET.parse(BOARDS / "symbols.svg").getroot()
    shapes = {s.get("id"): re.sub(r"\s", "", ET.tostring(s, "unicode").split(">", 1)[1]) for s in symbols}
    wanted = {"army", "army-lying", "fleet", "flag", "works", "shipyard", "anchor", "compass"}
    wanted |= {f"emblem-{hue}" for hue in HUES}
    assert set(shapes) == wanted
    assert len(set(shapes.values())) == len(shapes)


@editions
def test_every_nation_has_a_hue_with_an_emblem(edition: str) -> None:
    assert sorted(facts(edition).nations.values()) == sorted(HUES)
    assert {r["hue"] for r in board(edition)["regions"].values()} == {*HUES, None}
