"""R14: movement of armies on foot, by rail and by convoy."""

from __future__ import annotations

import itertools
import tomllib
from collections import defaultdict
from pathlib import Path

import pytest
from tests.engine.position import (
    HOME,
    army_step,
    asked,
    destinations,
    maneuver,
    offers,
    play,
    play_passively,
    position,
    units,
)

import rondel

EDITIONS = Path(rondel.__file__).parent / "editions"


def test_E15_convoy_imperial() -> None:
    """R14.4-5: two fleets in the Ionian Sea and one in the Western Mediterranean carry one army to Algeria and one
    to Tunis; a third stays ashore."""
    game = position(
        armies={"trieste": {"austria_hungary": 3}},
        fleets={"ionian_sea": {"austria_hungary": 2}, "western_mediterranean_sea": {"austria_hungary": 1}},
    )
    army_step(game)
    assert {"algeria", "tunis", "spain", "greece"} <= destinations(game, "trieste")
    play(game, "army trieste algeria")
    assert units(game, "algeria") == {"armies": {"austria_hungary": 1}}
    second = destinations(game, "trieste")
    assert "tunis" in second
    assert not second & {"algeria", "spain", "marseille", "florence"}
    play(game, "army trieste tunis")
    assert not destinations(game, "trieste") & {"tunis", "greece", "rome", "naples", "algeria"}
    assert {"venice", "west_balkan", "vienna"} <= destinations(game, "trieste")


def test_E16_convoy_2030() -> None:
    """R14.4-5: two Russian fleets in the Sea of Japan, one in the China Sea."""
    game = position(
        "imperial_2030",
        armies={"vladivostok": {"russia": 2}},
        fleets={"sea_of_japan": {"russia": 2}, "china_sea": {"russia": 1}},
    )
    army_step(game)
    first = destinations(game, "vladivostok")
    assert {"indonesia", "philippines", "indochina", "shanghai", "beijing", "korea", "japan"} <= first
    play(game, "army vladivostok indonesia")
    second = destinations(game, "vladivostok")
    assert not second & {"indonesia", "philippines", "indochina", "shanghai"}
    assert {"japan", "korea"} <= second
    assert game.route("army vladivostok korea") == [("march", ["vladivostok", "korea"])]
    play(game, "army vladivostok japan")
    assert units(game, "japan") == {"armies": {"russia": 1}}


@pytest.mark.parametrize(
    ("edition", "nation", "harbor", "sea", "shore"),
    [
        ("imperial", "great_britain", "london", "english_channel", "belgium"),
        ("imperial_2030", "india", "mumbai", "indian_ocean", "indonesia"),
    ],
)
def test_E17_a_fleet_that_moved_can_convoy(edition: str, nation: str, harbor: str, sea: str, shore: str) -> None:
    """R14.6: a fleet that left its harbor in step 1 carries one army in step 2. R14.7: not from inside the harbor."""
    game = position(edition, turn=nation, armies={harbor: {nation: 2}}, fleets={harbor: {nation: 1}})
    stays = army_step(game.copy())
    assert shore not in destinations(stays, harbor)
    play(maneuver(game), f"fleet {harbor} {sea}")
    assert shore in destinations(game, harbor)
    play(game, f"army {harbor} {shore}")
    assert units(game, shore) == {"armies": {nation: 1}}
    assert shore not in destinations(game, harbor)


def test_E18_rail_imperial() -> None:
    """R14.9-10: the army from Holland walks into Germany and rides on, but goes no further; the one in Cologne rides
    to Hamburg and then walks or sails."""
    game = position(
        turn="germany",
        armies={"holland": {"germany": 1}, "cologne": {"germany": 1}},
        fleets={"baltic_sea": {"germany": 1}},
    )
    army_step(game)
    assert destinations(game, "holland") == {"belgium", "hamburg", "cologne", "berlin", "munich", "danzig"}
    assert {"denmark", "sweden", "norway"} <= destinations(game, "cologne")
    assert ("rail", ["cologne", "hamburg"]) in game.route("army cologne denmark")
    play(game, "army holland berlin")
    assert not destinations(game, "berlin")
    without = army_step(position(turn="germany", armies={"cologne": {"germany": 1}}))
    assert "denmark" in destinations(without, "cologne")
    assert not destinations(without, "cologne") & {"sweden", "norway"}


def test_E19_rail_2030() -> None:
    """R14.9-10: New Delhi rides to Kolkata and walks on, or rides to the coast and sails; Afghanistan walks into India
    and rides on, no more."""
    game = position(
        "imperial_2030",
        turn="india",
        armies={"new_delhi": {"india": 1}, "afghanistan": {"india": 1}},
        fleets={"indian_ocean": {"india": 1}},
    )
    army_step(game)
    delhi = destinations(game, "new_delhi")
    coast = {"north_africa", "south_africa", "east_africa", "near_east", "iran", "indochina", "indonesia"}
    assert coast | {"chongqing", "mumbai", "chennai", "kolkata"} <= delhi
    assert destinations(game, "afghanistan") == {
        "urumqi",
        "iran",
        "kazakhstan",
        "new_delhi",
        "mumbai",
        "chennai",
        "kolkata",
    }


def test_E20_suspended_rail_imperial() -> None:
    """R14.9: upright Russians in Berlin cut Danzig off from the rest of Germany."""
    starts = ("hamburg", "cologne", "munich")
    game = position(turn="germany", armies={**{p: {"germany": 1} for p in starts}, "berlin": {"russia": 1}})
    army_step(game)
    for start in starts:
        assert "danzig" not in destinations(game, start)
        assert set(starts) - {start} <= destinations(game, start)
    lying = army_step(
        position(turn="germany", armies={p: {"germany": 1} for p in starts}, lying={"berlin": {"russia": 1}})
    )
    assert all("danzig" in destinations(lying, start) for start in starts)


def test_E21_suspended_rail_2030() -> None:
    """R14.9, R14.12: upright Chinese in Novosibirsk stop the line; a Russian army next door may still walk in."""
    game = position(
        "imperial_2030",
        turn="russia",
        armies={"novosibirsk": {"china": 1}, **{p: {"russia": 1} for p in ("moscow", "murmansk", "ukraine")}},
    )
    army_step(game)
    assert "vladivostok" not in destinations(game, "moscow") | destinations(game, "murmansk")
    assert "novosibirsk" not in destinations(game, "ukraine")
    assert {"moscow", "murmansk"} <= destinations(game, "ukraine")
    assert "novosibirsk" in destinations(game, "moscow")
    assert game.route("army moscow novosibirsk") == [("march", ["moscow", "novosibirsk"])]
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("army ukraine novosibirsk")
    assert refused.value.rule.startswith("R14")


def test_E22_no_rail_to_ireland_imperial() -> None:
    """R14.13: Dublin is reached and left by convoy only."""
    ashore = army_step(position(turn="great_britain", armies={p: {"great_britain": 1} for p in ("london", "dublin")}))
    assert "dublin" not in destinations(ashore, "london")
    assert destinations(ashore, "dublin") == set()
    afloat = army_step(
        position(
            turn="great_britain",
            armies={p: {"great_britain": 1} for p in ("london", "dublin")},
            fleets={"north_atlantic": {"great_britain": 1}},
        )
    )
    assert "dublin" in destinations(afloat, "london")
    assert destinations(afloat, "dublin") == {"london", "liverpool", "edinburgh", "sheffield"}


def test_X25_rail_reopened() -> None:
    """R14.11: the first army clears Berlin, the second rides through it."""
    game = position(turn="germany", armies={"cologne": {"germany": 2}, "berlin": {"russia": 1}})
    army_step(game)
    assert "danzig" not in destinations(game, "cologne")
    play(game, "army cologne berlin")
    assert asked(game) == ("arrival", 4)
    play(game, "fight russia army")
    assert units(game, "berlin") == {}
    assert "danzig" in destinations(game, "cologne")


class Board:
    """Oracle for movement, from the map in the data files."""

    def __init__(self, edition: str) -> None:
        data = tomllib.loads((EDITIONS / edition / "board.toml").read_text())
        self.home = {nation: set(provinces) for nation, provinces in data["home"].items()}
        self.lands = set(data["land"]).union(*self.home.values())
        self.land: dict[str, set[str]] = defaultdict(set)
        self.coast: dict[str, set[str]] = defaultdict(set)
        self.sea: dict[str, set[str]] = defaultdict(set)
        for table, name in ((self.land, "land"), (self.coast, "coast"), (self.sea, "sea")):
            for here, others in data["borders"][name].items():
                for there in others:
                    table[here].add(there)
                    table[there].add(here)
        for canal in data.get("canals", {}).values():
            one, two = canal["joins"]
            self.sea[one].add(two)
            self.sea[two].add(one)

    def rail(self, start: str, line: set[str]) -> set[str]:
        """Return the provinces reachable by rail, including the start; `line` are the provinces in service."""
        reached = {start}
        if start in line:
            todo = [start]
            while todo:
                for there in (self.land[todo.pop()] & line) - reached:
                    reached.add(there)
                    todo.append(there)
        return reached

    def moves(self, start: str, fleets: set[str]) -> set[str]:
        """Return the destinations of one move: on foot, or over seas with own fleets."""
        seas = self.coast[start] & fleets
        todo = list(seas)
        while todo:
            for there in (self.sea[todo.pop()] & fleets) - seas:
                seas.add(there)
                todo.append(there)
        return (
            set(self.land[start] & self.lands).union(*(self.coast[sea] for sea in seas))
            if seas
            else set(self.land[start] & self.lands)
        )

    def reach(self, start: str, line: set[str], fleets: set[str]) -> tuple[set[str], set[str]]:
        """Return the destinations with rail at one end, and with rail at both ends."""
        before = self.rail(start, line)
        one = before | set().union(*(self.moves(place, fleets) for place in before))
        walked = self.moves(start, fleets)
        one |= walked | set().union(*(self.rail(place, line) for place in walked if place in line))
        both = set(one)
        for place in before:
            for landed in self.moves(place, fleets):
                both |= self.rail(landed, line)
        return one - {start}, both - {start}


@pytest.mark.parametrize("edition", ["imperial", "imperial_2030"])
def test_X26_rail_at_both_ends_is_moot(edition: str) -> None:
    """A37, on the map data: no destination needs rail before and after the move, for all occupations and for fleets
    in up to two seas, or in all."""
    board = Board(edition)
    seas = list(board.sea)
    waters = [set(), set(seas), *({sea} for sea in seas), *(set(two) for two in itertools.combinations(seas, 2))]
    for nation, home in board.home.items():
        for size in range(len(home)):
            for occupied in itertools.combinations(sorted(home), size):
                line = home - set(occupied)
                for start in home:
                    for fleets in waters:
                        one, both = board.reach(start, line, fleets)
                        assert one == both, (nation, occupied, start, fleets)


@pytest.mark.parametrize("edition", ["imperial", "imperial_2030"])
def test_army_destinations_match_the_oracle(edition: str) -> None:
    """R14.1, R14.4, R14.9: for every nation and land area, with no fleet, one fleet or fleets everywhere, and with one
    own province occupied, the engine offers exactly what the map data allow."""
    board = Board(edition)
    seas = sorted(board.sea)
    for number, (nation, home) in enumerate(HOME[edition].items()):
        enemy = list(HOME[edition])[(number + 1) % 6]
        occupied_sets: list[set[str]] = [set(), {home[number % len(home)]}, {home[0]}]
        for turn, start in enumerate(sorted(board.lands)):
            occupied = occupied_sets[turn % 3]
            fleets = (set(), {seas[turn % len(seas)]}, set(seas))[turn % 3 if turn % 2 else (turn + 1) % 3]
            supply = {"austria_hungary": 6, "china": 6}.get(nation, 8)
            if len(fleets) > supply:
                fleets = set(seas[:supply])
            game = position(
                edition,
                turn=nation,
                armies={start: {nation: 1}, **{p: {enemy: 1} for p in occupied if p != start}},
                fleets={sea: {nation: 1} for sea in fleets},
            )
            army_step(game)
            if game.decision.kind == "armies":
                found = destinations(game, start)
            else:
                found = set()
            expected, _ = board.reach(start, set(home) - (occupied - {start}), fleets)
            assert found == expected, (nation, start, occupied, fleets)


def test_an_army_in_a_suspended_province_walks_but_does_not_ride() -> None:
    """R14.9, A38: no rail at the start, at the end or in transit; the normal move remains."""
    game = position(turn="germany", armies={"berlin": {"germany": 1, "russia": 1}})
    army_step(game)
    assert destinations(game, "berlin") == {"prague", "hamburg", "cologne", "munich", "danzig"}
    assert game.route("army berlin cologne") == [("march", ["berlin", "cologne"])]
    assert "belgium" not in destinations(game, "berlin")


def test_a_convoy_may_end_in_an_occupied_own_province() -> None:
    """R14.12."""
    game = position(
        turn="germany",
        armies={"denmark": {"germany": 1}, "danzig": {"russia": 1}},
        fleets={"baltic_sea": {"germany": 1}},
    )
    army_step(game)
    assert "danzig" in destinations(game, "denmark")


def test_rail_after_landing() -> None:
    """R14.10: from Sweden over the Baltic Sea to Danzig and on to Munich, then it rests."""
    game = position(turn="germany", armies={"sweden": {"germany": 1}}, fleets={"baltic_sea": {"germany": 1}})
    army_step(game)
    assert "munich" in destinations(game, "sweden")
    legs = [leg[0] for leg in game.route("army sweden munich")]
    assert legs == ["convoy", "rail"]
    play(game, "army sweden munich")
    assert game.decision.kind == "rondel"


def test_rail_alone_is_the_movement() -> None:
    """Contract 6: an army that only moved by rail has made its move of this maneuver."""
    game = position(turn="germany", armies={"cologne": {"germany": 1}, "holland": {"germany": 1}})
    play(army_step(game), "army cologne danzig")
    assert destinations(game, "danzig") == set()
    assert destinations(game, "holland")


def test_crossings_are_feasible_together_without_assigned_fleets() -> None:
    """Contract 2, A39: an army from Rome may use either sea to Tunis; if another needs the Ionian Sea for Greece,
    the first is assumed to have used the other sea."""
    game = position(
        turn="italy",
        armies={"rome": {"italy": 3}},
        fleets={"ionian_sea": {"italy": 1}, "western_mediterranean_sea": {"italy": 1}},
    )
    play(army_step(game), "army rome tunis")
    assert {"greece", "algeria"} <= destinations(game, "rome")
    either = play(game.copy(), "army rome greece")
    assert not destinations(either, "rome") & {"greece", "algeria", "tunis"}
    other = play(game.copy(), "army rome algeria")
    assert not destinations(other, "rome") & {"greece", "algeria", "tunis"}


def test_foreign_fleets_do_not_hinder_or_help_a_convoy() -> None:
    """R14.7."""
    helped = army_step(position(turn="italy", armies={"rome": {"italy": 1}}, fleets={"ionian_sea": {"france": 3}}))
    assert "greece" not in destinations(helped, "rome")
    hindered = army_step(
        position(turn="italy", armies={"rome": {"italy": 1}}, fleets={"ionian_sea": {"france": 3, "italy": 1}})
    )
    play(hindered, "army rome greece")
    assert asked(hindered)[0] != "arrival"
    assert units(hindered, "greece") == {"armies": {"italy": 1}}


def test_provinces_crossed_by_rail_are_not_entered() -> None:
    """R13.11: a lying army on the line is not met; one at the end of the ride is (A34)."""
    game = position(
        turn="germany",
        armies={"hamburg": {"germany": 1}},
        lying={"berlin": {"russia": 1}},
    )
    crossing = play(army_step(game.copy()), "army hamburg danzig")
    assert crossing.decision.kind == "rondel"
    ending = play(army_step(game.copy()), "army hamburg berlin")
    assert asked(ending) == ("arrival", 4)
    play(ending, "peace")
    assert asked(ending) == ("challenge", 5)
    play(ending, "fight army")
    assert units(ending, "berlin") == {}


def test_routes_list_every_leg() -> None:
    """Contract 1: rail, march, convoy and sail legs, for drawing."""
    game = position(
        turn="germany",
        armies={"munich": {"germany": 1}},
        fleets={"baltic_sea": {"germany": 1}, "hamburg": {"germany": 1}},
    )
    maneuver(game)
    assert game.route("fleet hamburg north_sea") == [("sail", ["hamburg", "north_sea"])]
    play(game, "end")
    assert game.route("army munich berlin") in (
        [("rail", ["munich", "berlin"])],
        [("march", ["munich", "berlin"])],
    )
    sweden = game.route("army munich sweden")
    assert [leg[0] for leg in sweden] == ["rail", "convoy"]
    assert "baltic_sea" in sweden[1][1]
    play_passively(game)


def test_each_army_moves_once() -> None:
    """R14.1."""
    game = position(turn="germany", armies={"holland": {"germany": 2}})
    play(army_step(game), "army holland belgium")
    assert destinations(game, "belgium") == set()
    assert "belgium" in destinations(game, "holland")
    play(game, "army holland belgium")
    assert game.decision.kind == "rondel"


def test_switzerland_is_not_a_region() -> None:
    """R2.4: no unit can enter it."""
    game = army_step(position(turn="germany", armies={"munich": {"germany": 1}}))
    with pytest.raises(rondel.UnknownAction):
        game.play("army munich switzerland")
    assert not [text for text in offers(game) if "switzerland" in text]
