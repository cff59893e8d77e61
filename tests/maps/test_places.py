"""Cities, harbors, flags and places for units: on their own ground, and none covers another."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest
import shapely
from maps.facts import facts
from tests.maps.drawn import EDITIONS, all_label_boxes, board, city_box, flag_box, harbors, land, shape

editions = pytest.mark.parametrize("edition", EDITIONS)

SMALLEST = {"imperial": 9.0, "imperial_2030": 7.0}
"""Pixels: the least radius of a unit in a crowd."""


@editions
def test_cities_have_the_color_and_shape_of_the_rules(edition: str) -> None:
    """Square if it starts with a factory; brown armament works, light-blue shipyards."""
    for id, region in facts(edition).regions.items():
        city = board(edition)["regions"][id]["city"]
        if region.city is None:
            assert city is None
        else:
            assert (city["kind"], city["square"]) == (region.city, region.starts_with_factory)


@editions
def test_factories_stand_on_their_own_land(edition: str) -> None:
    for id in board(edition)["regions"]:
        box = city_box(edition, id)
        assert box is None or shape(edition, id).covers(box), id


@editions
def test_harbors_lie_in_their_exit_sea_beside_their_province(edition: str) -> None:
    """A50: a harbor names its one exit sea."""
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
def test_flags_stand_in_their_region_and_only_where_flags_are_placed(edition: str) -> None:
    for id, region in facts(edition).regions.items():
        box = flag_box(edition, id)
        assert (box is None) == (region.kind == "home"), id
        if box is not None:
            assert shape(edition, id).covers(box), id
            assert not box.intersects(all_label_boxes(edition, id)), id
            assert not box.intersects(harbors(edition)), id


@editions
@pytest.mark.parametrize(("kind", "count"), [("crowd", 10), ("few", 4), ("two", 2)])
def test_units_stay_in_their_region_and_cover_nothing(edition: str, kind: str, count: int) -> None:
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
def test_units_never_cover_a_name_that_stands_in_their_sea(edition: str) -> None:
    beside = [id for id, r in board(edition)["regions"].items() if "leader" in r["labels"]["en"]]
    boxes = shapely.unary_union([all_label_boxes(edition, id) for id in beside])
    for id, region in board(edition)["regions"].items():
        circles = shapely.unary_union([shapely.Point(p).buffer(region["slot_radius"] - 0.1) for p in region["slots"]])
        assert not circles.intersects(boxes), id


@editions
def test_a_crowd_is_large_enough_to_tell_apart(edition: str) -> None:
    radii = {id: r["slot_radius"] for id, r in board(edition)["regions"].items()}
    assert min(radii.values()) >= SMALLEST[edition]
    for region in board(edition)["regions"].values():
        assert region["slot_radius"] <= region["few"]["radius"] <= region["two"]["radius"]


@editions
def test_every_center_lies_in_its_region(edition: str) -> None:
    for id, region in board(edition)["regions"].items():
        assert shape(edition, id).contains(shapely.Point(region["centre"])), id


def test_the_compass_stands_in_the_sea() -> None:
    rose = board("imperial")["decor"]["compass"]
    assert not shapely.Point(rose["x"], rose["y"]).buffer(rose["radius"]).intersects(land("imperial"))
