"""Cities, harbors, flags and unit slots lie in their region and do not overlap."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest
import shapely
from maps.facts import facts
from tests.maps.boards import EDITIONS, all_label_boxes, board, city_box, flag_box, harbors, land, shape

editions = pytest.mark.parametrize("edition", EDITIONS)

SMALLEST = {"imperial": 9.0, "imperial_2030": 7.0}
"""Minimum radius of a unit in a crowd, in pixels."""


@editions
def test_cities_have_the_color_and_shape_of_the_rules(edition: str) -> None:
    """Squares start with a factory; brown for armament facilities, light blue for shipyards."""
    for id, region in facts(edition).regions.items():
        city = board(edition)["regions"][id]["city"]
        if region.city is None:
            assert city is None
        else:
            assert (city["kind"], city["square"]) == (region.city, region.starts_with_factory)


@editions
def test_factories_lie_in_their_province(edition: str) -> None:
    for id in board(edition)["regions"]:
        box = city_box(edition, id)
        assert box is None or shape(edition, id).covers(box), id


@editions
def test_harbors_lie_in_their_exit_sea_next_to_their_province(edition: str) -> None:
    """A50: a harbor has one exit sea."""
    half = board(edition)["sizes"]["harbour"] / 2
    for id, region in facts(edition).regions.items():
        harbor = board(edition)["regions"][id]["harbour"]
        if region.harbor is None:
            assert harbor is None
            continue
        place = shapely.Point(harbor["x"], harbor["y"])
        assert harbor["sea"] == region.harbor
        assert shape(edition, region.harbor).covers(place.buffer(half)), id
        assert shape(edition, id).distance(place) < 4 * half, id


@editions
def test_harbors_do_not_touch_each_other(edition: str) -> None:
    half = board(edition)["sizes"]["harbour"] / 2
    places = [(r["harbour"]["x"], r["harbour"]["y"]) for r in board(edition)["regions"].values() if r["harbour"]]
    assert min(dist(a, b) for a, b in combinations(places, 2)) > 2 * half


@editions
def test_flags_lie_in_regions_that_can_have_one(edition: str) -> None:
    for id, region in facts(edition).regions.items():
        box = flag_box(edition, id)
        assert (box is None) == (region.kind == "home"), id
        if box is not None:
            assert shape(edition, id).covers(box), id
            assert not box.intersects(all_label_boxes(edition, id)), id
            assert not box.intersects(harbors(edition)), id


@editions
@pytest.mark.parametrize(("kind", "count"), [("crowd", 10), ("few", 4), ("two", 2)])
def test_unit_slots_lie_in_their_region_and_cover_nothing(edition: str, kind: str, count: int) -> None:
    for id, region in board(edition)["regions"].items():
        places, radius = (
            (region["slots"], region["slot_radius"])
            if kind == "crowd"
            else (region[kind]["slots"], region[kind]["radius"])
        )
        assert len(places) == count, id
        circles = shapely.unary_union([shapely.Point(p).buffer(radius - 0.1) for p in places])
        assert shape(edition, id).covers(circles), f"units leave {id}"
        for other in (all_label_boxes(edition, id), city_box(edition, id), flag_box(edition, id), harbors(edition)):
            assert other is None or not circles.intersects(other), f"units cover something in {id}"
        assert min(dist(a, b) for a, b in combinations(places, 2)) >= 2 * radius, f"units overlap in {id}"


@editions
def test_unit_slots_do_not_cover_external_names(edition: str) -> None:
    beside = [id for id, r in board(edition)["regions"].items() if "leader" in r["labels"]["en"]]
    boxes = shapely.unary_union([all_label_boxes(edition, id) for id in beside])
    for id, region in board(edition)["regions"].items():
        circles = shapely.unary_union([shapely.Point(p).buffer(region["slot_radius"] - 0.1) for p in region["slots"]])
        assert not circles.intersects(boxes), id


@editions
def test_crowded_units_have_a_minimum_size(edition: str) -> None:
    radii = {id: r["slot_radius"] for id, r in board(edition)["regions"].items()}
    assert min(radii.values()) >= SMALLEST[edition]
    for region in board(edition)["regions"].values():
        assert region["slot_radius"] <= region["few"]["radius"] <= region["two"]["radius"]


@editions
def test_centers_lie_in_their_region(edition: str) -> None:
    for id, region in board(edition)["regions"].items():
        assert shape(edition, id).contains(shapely.Point(region["centre"])), id


def test_the_compass_lies_in_the_sea() -> None:
    rose = board("imperial")["decor"]["compass"]
    assert not shapely.Point(rose["x"], rose["y"]).buffer(rose["radius"]).intersects(land("imperial"))
