"""The drawn borders agree with the rules (R2.5, R17)."""

from __future__ import annotations

from itertools import combinations

import pytest
import shapely
from maps import outline
from maps.facts import facts, pair
from tests.maps.boards import EDITIONS, board, border_lengths, shape

VISIBLE = {"imperial": 7.0, "imperial_2030": 6.0}
"""Minimum visible border length on the whole board, in pixels."""

editions = pytest.mark.parametrize("edition", EDITIONS)


def linked(edition: str, *kinds: str) -> set[tuple[str, str]]:
    return {pair(*link["between"]) for link in board(edition)["links"] if link["kind"] in kinds}


@editions
def test_the_board_has_the_regions_of_the_edition(edition: str) -> None:
    known = facts(edition)
    drawn = board(edition)["regions"]
    assert set(drawn) == set(known.regions)
    assert {id: (r["kind"], r["nation"]) for id, r in drawn.items()} == {
        id: (r.kind, r.nation) for id, r in known.regions.items()
    }
    assert all(r["hue"] == (known.nations[r["nation"]] if r["nation"] else None) for r in drawn.values())


@editions
def test_every_border_of_the_rules_is_visible(edition: str) -> None:
    lengths = border_lengths(edition)
    wanted = facts(edition).borders - linked(edition, "tunnel", "canal")
    short = {b: lengths.get(b, 0.0) for b in wanted if lengths.get(b, 0.0) < VISIBLE[edition]}
    assert short == {}


@editions
def test_no_other_regions_share_a_border(edition: str) -> None:
    assert set(border_lengths(edition)) - facts(edition).borders == set()


@editions
def test_regions_that_are_not_neighbors_meet_at_most_in_a_point(edition: str) -> None:
    """Parallel curves that are not shared would also look like a border."""
    known = facts(edition)
    for a, b in combinations(known.regions, 2):
        if pair(a, b) not in known.borders and shapely.dwithin(shape(edition, a), shape(edition, b), 1.5):
            near = shape(edition, a).buffer(1.5).intersection(shape(edition, b))
            x0, y0, x1, y1 = near.bounds
            assert max(x1 - x0, y1 - y0) < 6, f"{a} and {b} run along each other"


@editions
def test_regions_cover_the_board_without_overlap(edition: str) -> None:
    drawn = board(edition)
    areas = [shape(edition, id).area for id in drawn["regions"]]
    areas += [outline.area(entry["path"]).area for entry in drawn["closed"]]
    sheet = drawn["width"] * drawn["height"]
    assert sum(areas) == pytest.approx(sheet, rel=1e-4)
    assert shapely.unary_union([shape(edition, id) for id in drawn["regions"]]).area == pytest.approx(
        sum(areas[: len(drawn["regions"])]), rel=1e-4
    )


@editions
def test_canals_connect_their_seas_without_a_border(edition: str) -> None:
    known = facts(edition)
    drawn = {link["id"]: link for link in board(edition)["links"] if link["kind"] == "canal"}
    assert {id: pair(*link["between"]) for id, link in drawn.items()} == known.canals
    for id, link in drawn.items():
        ends = [shapely.Point(p) for p in link["points"]]
        for sea in link["between"]:
            assert min(shape(edition, sea).distance(end) for end in ends) < 4, f"{id} does not reach {sea}"


def test_the_tunnel_connects_london_and_paris() -> None:
    tunnel = next(link for link in board("imperial_2030")["links"] if link["kind"] == "tunnel")
    assert pair(*tunnel["between"]) == ("london", "paris")
    start, end = (shapely.Point(p) for p in tunnel["points"])
    near = [min(shape("imperial_2030", id).distance(p) for p in (start, end)) for id in ("london", "paris")]
    assert max(near) < 4
    assert ("london", "paris") not in border_lengths("imperial_2030")


@editions
def test_straits_are_marked_as_open_or_closed(edition: str) -> None:
    known = facts(edition)
    assert linked(edition, "strait", "tunnel") == set(known.crossed_on_foot)
    assert linked(edition, "closed_strait") == set(known.not_crossed)


def test_the_pacific_wraps_around() -> None:
    drawn = board("imperial_2030")
    wraps = {link["between"][0]: link["points"] for link in drawn["links"] if link["kind"] == "wrap"}
    assert set(wraps) == {"north_pacific", "south_pacific"}
    for id, (west, east) in wraps.items():
        assert shape("imperial_2030", id).distance(shapely.Point(west)) < 2
        assert shape("imperial_2030", id).distance(shapely.Point(east)) < 2
        assert west[0] < 20
        assert east[0] > drawn["width"] - 20


@editions
def test_closed_areas_are_drawn_separately(edition: str) -> None:
    """R2.4: Switzerland and the polar regions are impassable."""
    drawn = {entry["id"] for entry in board(edition)["closed"]}
    assert set(facts(edition).closed) <= drawn
    assert not drawn & set(facts(edition).regions)
