"""Names in four languages: spelled as in the catalogs, inside their region, clear of cities and of each other."""

from __future__ import annotations

from itertools import combinations

import pytest
import shapely
from maps.facts import LANGUAGES, facts, names
from maps.lettering import Label
from tests.maps.boards import EDITIONS, board, city_box, face, harbors, label_box, land, shape

editions = pytest.mark.parametrize("edition", EDITIONS)
languages = pytest.mark.parametrize("language", LANGUAGES)


@editions
@languages
def test_names_are_those_of_the_catalogs(edition: str, language: str) -> None:
    spelled = names(edition, language)
    written = {id: " ".join(r["labels"][language]["lines"]) for id, r in board(edition)["regions"].items()}
    assert written == {id: spelled[id] for id in facts(edition).regions}


@editions
@languages
def test_names_outside_their_region_have_a_leader_line(edition: str, language: str) -> None:
    for id, region in board(edition)["regions"].items():
        if "leader" not in region["labels"][language]:
            assert shape(edition, id).covers(label_box(edition, id, language)), id


@editions
@languages
def test_external_names_lie_in_the_sea_and_their_leader_lines_reach_the_region(edition: str, language: str) -> None:
    sheet = shapely.box(0, 0, board(edition)["width"], board(edition)["height"])
    for id, region in board(edition)["regions"].items():
        leader = region["labels"][language].get("leader")
        if leader:
            box = label_box(edition, id, language)
            assert sheet.covers(box), id
            assert not box.intersects(land(edition)), id
            assert not box.intersects(harbors(edition)), id
            assert shape(edition, id).distance(shapely.Point(leader[2:])) < 1.5, id
            crossed = shapely.LineString([leader[:2], leader[2:]]).intersection(
                land(edition).difference(shape(edition, id))
            )
            assert crossed.length == 0, f"the line of {id} crosses other land"


@editions
@languages
def test_names_do_not_cover_cities(edition: str, language: str) -> None:
    cities = {id: box for id in board(edition)["regions"] if (box := city_box(edition, id)) is not None}
    for id in board(edition)["regions"]:
        box = label_box(edition, id, language)
        assert not any(box.intersects(city) for city in cities.values()), id


@editions
@languages
def test_names_do_not_touch(edition: str, language: str) -> None:
    boxes = {id: label_box(edition, id, language) for id in board(edition)["regions"]}
    assert [(a, b) for a, b in combinations(boxes, 2) if boxes[a].intersects(boxes[b])] == []


@editions
@languages
def test_names_are_legible_on_a_desktop_screen(edition: str, language: str) -> None:
    smallest = {"imperial": 15.0, "imperial_2030": 10.5}[edition]
    small = {id: r["labels"][language]["size"] for id, r in board(edition)["regions"].items()}
    assert min(small.values()) >= smallest


@languages
def test_the_pacific_is_named_at_both_edges(language: str) -> None:
    for id in ("north_pacific", "south_pacific"):
        region = board("imperial_2030")["regions"][id]
        [entry] = [again[language] for again in region["again"]]
        label = Label(entry["x"], entry["y"], tuple(entry["lines"]), entry["size"])
        assert shape("imperial_2030", id).covers(label.box(face("imperial_2030", id))), id


@editions
@languages
def test_large_closed_areas_are_named(edition: str, language: str) -> None:
    spelled = names(edition, language)
    written = {c["id"]: " ".join(c["labels"][language]["lines"]) for c in board(edition)["closed"] if "labels" in c}
    assert written == {"imperial": {"switzerland": spelled["switzerland"]}}.get(
        edition, {"polar_regions": spelled.get("polar_regions")}
    )
