"""R16: flags at the end of a maneuver."""

import pytest
from tests.engine.position import (
    LANDS,
    army_step,
    asked,
    flag,
    maneuver,
    nation,
    offers,
    play,
    play_passively,
    position,
    units,
)

import rondel


def test_E29_when_a_flag_is_removed() -> None:
    """R16.2-4: a flag stays in an empty region, with several nations, or with its owner; one other nation alone
    replaces it at the end of any maneuver."""
    flags = {"algeria": "italy"}
    assert flag(play_passively(maneuver(position(turn="france", flags=flags))), "algeria") == "italy"
    several = position(turn="germany", flags=flags, armies={"algeria": {"france": 1, "russia": 1}})
    assert flag(play_passively(maneuver(several)), "algeria") == "italy"
    shared = position(turn="germany", flags=flags, armies={"algeria": {"france": 1, "italy": 1}})
    assert flag(play_passively(maneuver(shared)), "algeria") == "italy"
    alone = position(turn="france", flags=flags, armies={"algeria": {"france": 1}})
    play_passively(maneuver(alone))
    assert flag(alone, "algeria") == "france"
    assert nation(alone, "italy")["flags_left"] == 15
    assert nation(alone, "france")["flags_left"] == 14


def test_E30_inactive_nation_left_alone() -> None:
    """R16.3: Russia and Italy lose their fleets against each other; Austria remains alone and flags the sea."""
    sea = "eastern_mediterranean_sea"
    game = position(
        turn="russia",
        flags={sea: "italy"},
        fleets={sea: {"italy": 1, "austria_hungary": 1}, "black_sea": {"russia": 1}},
    )
    play(maneuver(game), f"fleet black_sea {sea}", "fight italy fleet")
    assert flag(game, sea) == "austria_hungary"


def fifteen(nation_: str) -> dict[str, str]:
    return dict.fromkeys(LANDS, nation_)


def test_E31_fifteen_flags() -> None:
    """R16.6, R16.8: without flags left, France removes the Italian flag and places none; if one of its flags returns
    while it is still alone there, it is placed."""
    game = position(
        turn="france",
        flags={**fifteen("france"), "bay_of_biscay": "italy"},
        fleets={"bay_of_biscay": {"france": 1}},
        armies={"vienna": {"austria_hungary": 1}},
    )
    play_passively(maneuver(game))
    assert flag(game, "bay_of_biscay") is None
    assert nation(game, "italy")["tax"] == 4
    assert nation(game, "france")["flags_left"] == 0
    assert nation(game, "france")["tax"] == 19
    for name in ("great_britain", "germany", "russia"):
        assert game.decision.nation == name
        play(game, "rondel taxation")
    assert game.decision.nation == "austria_hungary"
    play(maneuver(game), "army vienna west_balkan")
    assert flag(game, "west_balkan") == "austria_hungary"
    assert flag(game, "bay_of_biscay") == "france"


def test_E32_no_flags_in_home_provinces() -> None:
    """R16.1: Austria alone and upright in Venice places nothing."""
    game = position(armies={"venice": {"austria_hungary": 1}})
    play_passively(maneuver(game))
    assert flag(game, "venice") is None
    assert nation(game, "austria_hungary")["flags_left"] == 15


def test_X27_flags_when_leaving() -> None:
    """A45: France leaves Algeria to the Italians; at the end of France's maneuver the flag is Italian."""
    game = position(
        turn="france",
        flags={"algeria": "france"},
        armies={"algeria": {"france": 1, "italy": 1}},
    )
    play(army_step(game), "army algeria morocco")
    assert flag(game, "algeria") == "italy"
    assert flag(game, "morocco") == "france"


def test_X28_flags_removal_first() -> None:
    """R16.5: the flag France loses in Algeria by leaving it is placed in Morocco in the same step."""
    flags = fifteen("france")
    del flags["morocco"]
    flags["ionian_sea"] = "france"
    game = position(turn="france", flags=flags, armies={"algeria": {"france": 1, "italy": 1}})
    play(army_step(game), "army algeria morocco")
    assert flag(game, "algeria") == "italy"
    assert flag(game, "morocco") == "france"
    assert nation(game, "france")["flags_left"] == 0


def test_short_of_flags_the_government_chooses() -> None:
    """R16.7, contract 6: one flag for two regions: `flag` for each and `end`."""
    flags = fifteen("france")
    del flags["morocco"], flags["turkey"]
    flags["north_sea"] = "france"
    game = position(
        turn="france",
        flags=flags,
        armies={"morocco": {"france": 1}},
        fleets={"bay_of_biscay": {"france": 1}},
    )
    maneuver(game)
    play(game, "end", "end")
    assert asked(game) == ("flags", 2)
    assert set(offers(game)) == {"flag morocco", "flag bay_of_biscay", "end"}
    stopped = play(game.copy(), "end")
    assert flag(stopped, "morocco") is None is flag(stopped, "bay_of_biscay")
    assert nation(stopped, "france")["flags_left"] == 1
    play(game, "flag bay_of_biscay")
    assert flag(game, "bay_of_biscay") == "france"
    assert flag(game, "morocco") is None
    assert game.decision.kind == "rondel"


def test_flags_left_out_are_offered_again_later() -> None:
    """R16.8, A46: a government short of flags may stop; later flag steps ask again, even after other turns."""
    flags = fifteen("france")
    del flags["morocco"], flags["turkey"]
    flags["north_sea"] = "france"
    game = position(
        turn="france",
        flags=flags,
        armies={"morocco": {"france": 1}},
        fleets={"bay_of_biscay": {"france": 1}},
    )
    play(maneuver(game), "end", "end", "end")
    assert game.decision.nation == "great_britain"
    maneuver(game)
    assert (asked(game), game.decision.nation) == (("flags", 2), "france")
    play(game, "flag morocco")
    assert flag(game, "morocco") == "france"


def test_active_nation_first_then_turn_order() -> None:
    """R16.5, contract 6: Brazil (active) and Russia both hold 14 flags on the board and stand alone in two unflagged
    regions each; Brazil chooses first, then Russia."""
    lands = (
        "alaska",
        "canada",
        "quebec",
        "mexico",
        "colombia",
        "peru",
        "argentina",
        "north_africa",
        "guinea",
        "nigeria",
        "congo",
        "south_africa",
        "east_africa",
        "near_east",
        "turkey",
        "ukraine",
        "iran",
        "afghanistan",
        "kazakhstan",
        "mongolia",
        "korea",
        "japan",
        "indochina",
        "philippines",
        "indonesia",
        "australia",
        "new_zealand",
    )
    assert len(lands) == 27
    game = position(
        "imperial_2030",
        turn="brazil",
        flags={
            **dict.fromkeys(lands[:14], "russia"),
            **dict.fromkeys(lands[14:27], "brazil"),
            "north_pacific": "brazil",
        },
        fleets={
            "sea_of_japan": {"russia": 1},
            "north_atlantic": {"russia": 1},
            "south_atlantic": {"brazil": 1},
            "caribbean_sea": {"brazil": 1},
        },
    )
    play(maneuver(game), "end")
    assert (asked(game), game.decision.nation) == (("flags", 3), "brazil")
    play(game, "flag caribbean_sea")
    assert (asked(game), game.decision.nation) == (("flags", 0), "russia")
    assert set(offers(game)) == {"flag sea_of_japan", "flag north_atlantic", "end"}
    play(game, "flag sea_of_japan")
    assert game.decision.nation == "usa"
    assert flag(game, "south_atlantic") is None is flag(game, "north_atlantic")


def test_flags_stay_when_the_nation_walks_away() -> None:
    """R16.4, R16.9."""
    game = position(turn="france", flags={"algeria": "france"}, armies={"algeria": {"france": 1}})
    play(army_step(game), "army algeria morocco")
    assert flag(game, "algeria") == "france"
    assert flag(game, "morocco") == "france"


def test_a_flag_is_placed_only_at_the_end_of_the_maneuver() -> None:
    """R12.1, R17.7: no flag changes during the maneuver."""
    game = position(turn="france", armies={"paris": {"france": 1}, "brest": {"france": 1}})
    play(army_step(game), "army paris belgium")
    assert flag(game, "belgium") is None
    play(game, "end")
    assert flag(game, "belgium") == "france"


def test_fleets_and_armies_of_two_nations_share_no_region() -> None:
    """R16.2: in a land region only armies count; the fleet in the sea beside it flags the sea."""
    game = position(turn="france", armies={"algeria": {"france": 1}}, fleets={"bay_of_biscay": {"italy": 1}})
    play_passively(maneuver(game))
    assert flag(game, "algeria") == "france"
    assert flag(game, "bay_of_biscay") == "italy"


def test_flagging_elsewhere_is_refused() -> None:
    """R16.7: only regions the nation alone occupies."""
    flags = fifteen("france")
    del flags["morocco"], flags["turkey"]
    flags["north_sea"] = "france"
    game = position(
        turn="france",
        flags=flags,
        armies={"morocco": {"france": 1}},
        fleets={"bay_of_biscay": {"france": 1}},
    )
    play(maneuver(game), "end", "end")
    for text in ("flag turkey", "flag norway"):
        with pytest.raises(rondel.IllegalAction) as refused:
            game.play(text)
        assert refused.value.rule.startswith("R16")
    assert units(game, "morocco") == {"armies": {"france": 1}}
