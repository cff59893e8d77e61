"""R2, R17: the boards and their special conditions."""

import tomllib
from pathlib import Path

import pytest
from tests.engine.position import army_step, asked, destinations, maneuver, nation, offers, play, position, units

import rondel

EDITIONS = Path(rondel.__file__).parent / "editions"


def borders(edition: str, kind: str) -> set[frozenset[str]]:
    data = tomllib.loads((EDITIONS / edition / "board.toml").read_text())
    return {frozenset((here, there)) for here, others in data["borders"][kind].items() for there in others}


def at_suez(answer_first: str | None = None) -> rondel.Game:
    game = position(
        "imperial_2030",
        turn="europe",
        flags={"north_africa": "usa"},
        fleets={"mediterranean_sea": {"europe": 1}, "rome": {"europe": 1}},
        armies={"paris": {"europe": 1}},
    )
    maneuver(game)
    if answer_first:
        play(game, "fleet mediterranean_sea indian_ocean", answer_first)
    return game


def test_E33_canal_with_consent() -> None:
    """R17.6: with a flag of the United States in North Africa, each fleet and each convoyed army needs consent for
    Suez."""
    game = at_suez()
    play(game, "fleet mediterranean_sea indian_ocean")
    assert (asked(game), game.decision.nation) == (("canal", 4), "usa")
    assert set(offers(game)) == {"allow", "refuse"}
    assert units(game, "mediterranean_sea") == {"fleets": {"europe": 1}}
    play(game, "allow")
    assert units(game, "indian_ocean") == {"fleets": {"europe": 1}}
    play(game, "fleet rome mediterranean_sea")
    assert asked(game) == ("armies", 5)
    assert ("canal", "suez") in game.route("army paris mumbai")
    play(game, "army paris mumbai")
    assert asked(game) == ("canal", 4)
    assert units(game, "paris") == {"armies": {"europe": 1}}
    refused = play(game.copy(), "refuse")
    assert units(refused, "paris") == {"armies": {"europe": 1}}
    assert "mumbai" not in destinations(refused, "paris")
    assert "army paris turkey" in offers(refused)
    play(game, "allow")
    assert asked(game) == ("stance", 5)
    assert set(offers(game)) == {"hostile", "friendly"}
    play(game, "hostile")
    assert units(game, "mumbai") == {"armies": {"europe": 1}}
    assert nation(game, "india")["tax"] == 2


def test_E33_refused_fleet_stays_and_may_do_something_else() -> None:
    """R17.7: the fleet may not ask for the same canal again, but may sail to any other sea."""
    game = at_suez("refuse")
    assert units(game, "mediterranean_sea") == {"fleets": {"europe": 1}}
    assert asked(game) == ("fleets", 5)
    assert destinations(game, "mediterranean_sea") == {"north_atlantic"}
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("fleet mediterranean_sea indian_ocean")
    assert refused.value.rule == "R17.7"
    play(game, "fleet mediterranean_sea north_atlantic")
    assert units(game, "north_atlantic") == {"fleets": {"europe": 1}}


def test_E33_last_free_factory_beyond_the_canal() -> None:
    """R15.7: Mumbai is India's only free factory, so the convoyed army lies down."""
    game = position(
        "imperial_2030",
        turn="europe",
        flags={"north_africa": "usa"},
        fleets={"mediterranean_sea": {"europe": 1}, "indian_ocean": {"europe": 1}},
        armies={"paris": {"europe": 1}},
        factories={"india": ["mumbai"]},
    )
    play(army_step(game), "army paris mumbai", "allow")
    assert units(game, "mumbai") == {"lying": {"europe": 1}}


def test_E34_canals_free_at_the_start() -> None:
    """R17.6: without a flag no consent is needed, in both directions and for armies."""
    game = position(
        "imperial_2030",
        turn="usa",
        fleets={sea: {"usa": 1} for sea in ("caribbean_sea", "north_pacific", "mediterranean_sea", "indian_ocean")},
    )
    maneuver(game)
    play(game, "fleet caribbean_sea north_pacific", "fleet mediterranean_sea indian_ocean")
    assert "fleet north_pacific caribbean_sea" in offers(game)
    assert "fleet indian_ocean mediterranean_sea" in offers(game)
    assert ("canal", "panama") in game.route("fleet north_pacific caribbean_sea")
    assert asked(game) == ("fleets", 4)


def test_E35_the_earth_is_round() -> None:
    """R17.4: four sea borders across the date line, for fleets and convoys; none from north to south."""
    seas = borders("imperial_2030", "sea")
    for pair in (
        ("north_pacific", "sea_of_japan"),
        ("north_pacific", "china_sea"),
        ("south_pacific", "china_sea"),
        ("south_pacific", "tasman_sea"),
    ):
        assert frozenset(pair) in seas
    for pair in (
        ("north_pacific", "south_atlantic"),
        ("north_atlantic", "tasman_sea"),
        ("north_atlantic", "indian_ocean"),
    ):
        assert frozenset(pair) not in seas
    game = maneuver(
        position("imperial_2030", turn="usa", fleets={"north_pacific": {"usa": 1}, "south_pacific": {"usa": 1}})
    )
    assert destinations(game, "north_pacific") == {"south_pacific", "sea_of_japan", "china_sea", "caribbean_sea"}
    assert destinations(game, "south_pacific") == {"north_pacific", "south_atlantic", "china_sea", "tasman_sea"}
    convoy = army_step(
        position(
            "imperial_2030",
            turn="usa",
            armies={"san_francisco": {"usa": 1}},
            fleets={"north_pacific": {"usa": 1}, "sea_of_japan": {"usa": 1}},
        )
    )
    assert {"japan", "korea"} <= destinations(convoy, "san_francisco")


def test_E36_islands_2030() -> None:
    """R17.3: five islands; Indonesia has three seas, each other one sea; no land way to any; no Madagascar."""
    coast, land = borders("imperial_2030", "coast"), borders("imperial_2030", "land")
    seas = {
        island: {other for pair in coast if island in pair for other in pair - {island}}
        for island in ("japan", "philippines", "indonesia", "australia", "new_zealand")
    }
    assert seas == {
        "japan": {"sea_of_japan"},
        "philippines": {"china_sea"},
        "indonesia": {"indian_ocean", "china_sea", "tasman_sea"},
        "australia": {"tasman_sea"},
        "new_zealand": {"tasman_sea"},
    }
    assert not [pair for pair in land if pair & set(seas)]
    places = {place.id for place in rondel.edition("imperial_2030").regions}
    assert not places & {"madagascar", "greenland", "switzerland", "polar_regions"}
    for sea in sorted(seas["indonesia"]):
        game = army_step(
            position("imperial_2030", turn="china", armies={"indonesia": {"china": 1}}, fleets={sea: {"china": 1}})
        )
        assert destinations(game, "indonesia")


def test_E37_straits() -> None:
    """R17.1-2: which straits armies cross on foot."""
    imperial, land_2030 = borders("imperial", "land"), borders("imperial_2030", "land")
    assert frozenset(("bulgaria", "turkey")) in imperial
    assert frozenset(("sweden", "denmark")) not in imperial
    assert frozenset(("spain", "morocco")) not in imperial
    assert frozenset(("rome", "turkey")) in land_2030
    assert frozenset(("paris", "london")) in land_2030
    places = {place.id for place in rondel.edition("imperial").regions}
    assert not places & {"sicily", "sardinia", "corsica", "crete"}
    turkey = army_step(position(turn="russia", armies={"bulgaria": {"russia": 1}, "spain": {"russia": 1}}))
    assert "turkey" in destinations(turkey, "bulgaria")
    assert "morocco" not in destinations(turkey, "spain")
    europe = army_step(position("imperial_2030", turn="europe", armies={"london": {"europe": 1}}))
    assert {"paris", "berlin", "rome", "ukraine", "turkey"} <= destinations(europe, "london")


def test_own_flag_and_same_player_need_no_consent() -> None:
    """R17.6-7: its own flag, or a flag of another nation of the same player."""
    for owner in ("europe", "usa"):
        game = position(
            "imperial_2030",
            players=5,
            governs={0: "russia", 1: "china", 2: "india", 3: "brazil", 4: "usa europe"},
            turn="europe",
            flags={"north_africa": owner},
            fleets={"mediterranean_sea": {"europe": 1}},
        )
        play(maneuver(game), "fleet mediterranean_sea indian_ocean")
        assert units(game, "indian_ocean") == {"fleets": {"europe": 1}}
        assert game.decision.kind == "rondel"


def test_only_the_flag_counts_not_the_units() -> None:
    """R17.7: US armies in North Africa without a flag do not control the canal."""
    game = position(
        "imperial_2030",
        turn="europe",
        armies={"north_africa": {"usa": 2}},
        fleets={"mediterranean_sea": {"europe": 1}},
    )
    play(maneuver(game), "fleet mediterranean_sea indian_ocean")
    assert units(game, "indian_ocean") == {"fleets": {"europe": 1}}


def test_equal_fleets_are_refused_one_by_one() -> None:
    """R17.7, contract 6: two fleets, the second may still ask; the refused one moves elsewhere first."""
    game = position(
        "imperial_2030",
        turn="europe",
        flags={"north_africa": "usa"},
        fleets={"mediterranean_sea": {"europe": 2}},
    )
    play(maneuver(game), "fleet mediterranean_sea indian_ocean", "refuse")
    assert "fleet mediterranean_sea indian_ocean" in offers(game)
    later = play(game.copy(), "fleet mediterranean_sea north_atlantic")
    assert "fleet mediterranean_sea indian_ocean" in offers(later)
    play(game, "fleet mediterranean_sea indian_ocean", "refuse")
    assert "fleet mediterranean_sea indian_ocean" not in offers(game)
    assert destinations(game, "mediterranean_sea") == {"north_atlantic"}


def test_equal_armies_are_refused_one_by_one() -> None:
    """R17.7 for convoys: each army asks separately; the allowed one crosses."""
    game = position(
        "imperial_2030",
        turn="europe",
        flags={"north_africa": "usa"},
        armies={"rome": {"europe": 2}},
        fleets={"mediterranean_sea": {"europe": 2}, "indian_ocean": {"europe": 2}},
    )
    play(army_step(game), "army rome iran", "refuse")
    assert "army rome east_africa" in offers(game)
    play(game, "army rome east_africa", "allow")
    assert units(game, "east_africa") == {"armies": {"europe": 1}}
    assert not destinations(game, "rome") & {"iran", "east_africa", "indonesia"}
    assert "turkey" in destinations(game, "rome")


def test_a_canal_is_requested_only_if_no_path_avoids_it() -> None:
    """Contract 6: with fleets around Africa no consent is needed for the same landing."""
    around = {sea: {"europe": 1} for sea in ("north_atlantic", "gulf_of_guinea", "indian_ocean", "mediterranean_sea")}
    game = position(
        "imperial_2030",
        turn="europe",
        flags={"north_africa": "usa"},
        armies={"paris": {"europe": 1}},
        fleets=around,
    )
    play(army_step(game), "army paris iran")
    assert game.decision.kind in ("armies", "rondel")
    assert units(game, "iran") == {"armies": {"europe": 1}}


def test_a_second_crossing_needs_the_canal_when_the_long_way_is_used_up() -> None:
    """Contract 6: the first army is assumed to have gone around Africa; the second needs consent."""
    fleets = {
        "north_atlantic": {"europe": 1},
        "gulf_of_guinea": {"europe": 1},
        "indian_ocean": {"europe": 2},
        "mediterranean_sea": {"europe": 1},
    }
    game = position(
        "imperial_2030",
        turn="europe",
        flags={"north_africa": "usa"},
        armies={"paris": {"europe": 2}},
        fleets=fleets,
    )
    play(army_step(game), "army paris iran")
    assert game.decision.kind == "armies"
    play(game, "army paris iran")
    assert asked(game) == ("canal", 4)
    play(game, "allow")
    assert units(game, "iran") == {"armies": {"europe": 2}}


def test_both_canals_ask_in_path_order() -> None:
    """Contract 6: from the Mediterranean through Suez over the Indian Ocean, China Sea, North Pacific and Panama: first
    Suez, then Panama; a refusal ends the attempt."""
    fleets = {
        sea: {"europe": 1}
        for sea in ("mediterranean_sea", "indian_ocean", "china_sea", "north_pacific", "caribbean_sea")
    }
    setting = {
        "turn": "europe",
        "flags": {"north_africa": "usa", "colombia": "brazil"},
        "armies": {"rome": {"europe": 1}},
        "fleets": fleets,
    }
    game = position("imperial_2030", **setting)
    play(army_step(game), "army rome manaus")
    assert asked(game) == ("canal", 4)
    ended = play(game.copy(), "refuse")
    assert asked(ended) == ("armies", 5)
    assert units(ended, "rome") == {"armies": {"europe": 1}}
    play(game, "allow")
    assert asked(game) == ("canal", 3)
    back = play(game.copy(), "refuse")
    assert units(back, "rome") == {"armies": {"europe": 1}}
    assert not destinations(back, "rome") & {"manaus", "fortaleza"}
    assert "mexico" in destinations(back, "rome")
    play(game, "allow")
    assert asked(game) == ("stance", 5)
    assert units(game, "manaus") == {"lying": {"europe": 1}}


def test_equal_armies_refused_at_different_canals() -> None:
    """R17.7: one army was refused at Suez, an equal one at Panama: a move is legal if one of them may make it."""
    fleets = {"mediterranean_sea": 2, "indian_ocean": 2, "china_sea": 1, "north_pacific": 1, "caribbean_sea": 1}
    game = position(
        "imperial_2030",
        turn="europe",
        flags={"north_africa": "usa", "colombia": "brazil"},
        armies={"rome": {"europe": 2}},
        fleets={sea: {"europe": count} for sea, count in fleets.items()},
    )
    play(army_step(game), "army rome iran", "refuse", "army rome manaus", "allow", "refuse")
    assert asked(game) == ("armies", 5)
    assert units(game, "rome") == {"armies": {"europe": 2}}
    assert "iran" in destinations(game, "rome"), "the one refused at Panama may ask at Suez"
    assert "manaus" not in destinations(game, "rome")
    play(game, "army rome iran")
    assert asked(game) == ("canal", 4)
    play(game, "allow")
    assert units(game, "iran") == {"armies": {"europe": 1}}
    assert not destinations(game, "rome") & {"iran", "manaus"}


def test_while_canal_waits_the_unit_is_where_it_was() -> None:
    """Contract 6, view."""
    game = play(at_suez(), "fleet mediterranean_sea indian_ocean")
    assert units(game, "mediterranean_sea") == {"fleets": {"europe": 1}}
    assert units(game, "indian_ocean") == {}
    assert game.view()["turn"]["nation"] == "europe"


def test_consent_is_for_one_maneuver_only() -> None:
    """R17.7: a refused fleet may ask again in the next maneuver."""
    game = at_suez("refuse")
    play(game, "end", "end")
    fresh = position(
        "imperial_2030",
        turn="europe",
        flags={"north_africa": "usa"},
        fleets={"mediterranean_sea": {"europe": 1}},
    )
    assert "fleet mediterranean_sea indian_ocean" in offers(maneuver(fresh))
    while game.decision.nation != "europe":
        game.play("rondel taxation")
    play(game, "rondel maneuver_2" if "rondel maneuver_2" in offers(game) else "rondel maneuver_1")
    assert "fleet mediterranean_sea indian_ocean" in offers(game)


def test_boards_have_the_counts_of_the_rulebooks() -> None:
    """R2.1-2, R1.4, R1.6: nations in turn order, provinces, regions, seas, pieces."""
    for name, homes, lands, seas in (("imperial", 5, 15, 9), ("imperial_2030", 4, 27, 11)):
        edition = rondel.edition(name)
        kinds = [place.kind for place in edition.regions]
        assert (kinds.count("home"), kinds.count("land"), kinds.count("sea")) == (6 * homes, lands, seas)
    assert [n.id for n in rondel.edition("imperial").nations] == [
        "austria_hungary",
        "italy",
        "france",
        "great_britain",
        "germany",
        "russia",
    ]
    assert [n.id for n in rondel.edition("imperial_2030").nations] == [
        "russia",
        "china",
        "india",
        "brazil",
        "usa",
        "europe",
    ]
    assert [space.id for space in rondel.edition("imperial").spaces] == [
        "factory",
        "production_1",
        "maneuver_1",
        "investor",
        "import",
        "production_2",
        "maneuver_2",
        "taxation",
    ]
    assert rondel.editions() == ("imperial", "imperial_2030")
