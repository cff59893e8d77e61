"""R11: import."""

import pytest
from tests.engine.position import asked, nation, offers, play, position, treasury, units

import rondel

AUSTRIAN = ("vienna", "budapest", "prague", "lemberg", "trieste")
CHINESE = ("beijing", "shanghai", "chongqing", "urumqi")


def test_E9_import_imperial() -> None:
    """R11.1-2: two fleets and an army in Trieste for 3; armies are legal anywhere at home, fleets only in Trieste."""
    game = position(treasury={"austria_hungary": 3})
    play(game, "rondel import")
    assert asked(game) == ("import", 0)
    assert set(offers(game)) == {f"import army {home}" for home in AUSTRIAN} | {"import fleet trieste", "end"}
    play(game, "import fleet trieste", "import fleet trieste", "import army trieste")
    assert units(game, "trieste") == {"armies": {"austria_hungary": 1}, "fleets": {"austria_hungary": 2}}
    assert treasury(game, "austria_hungary") == 0
    assert (game.decision.kind, game.decision.nation) == ("rondel", "italy")


def test_E10_import_2030() -> None:
    """R11.1-2: a fleet and two armies into Shanghai."""
    game = position("imperial_2030", turn="china", treasury={"china": 3})
    play(game, "rondel import")
    assert set(offers(game)) == {f"import army {home}" for home in CHINESE} | {"import fleet shanghai", "end"}
    play(game, "import fleet shanghai", "import army shanghai", "import army shanghai")
    assert units(game, "shanghai") == {"armies": {"china": 2}, "fleets": {"china": 1}}
    assert treasury(game, "china") == 0


def test_X23_import_next_to_a_friend() -> None:
    """A26: a lying foreign army does not hinder import; an upright one does."""
    friendly = position(treasury={"austria_hungary": 1}, lying={"trieste": {"italy": 1}})
    play(friendly, "rondel import")
    assert {"import army trieste", "import fleet trieste"} <= set(offers(friendly))
    hostile = position(treasury={"austria_hungary": 1}, armies={"trieste": {"italy": 1}})
    play(hostile, "rondel import")
    assert set(offers(hostile)) == {f"import army {home}" for home in AUSTRIAN if home != "trieste"} | {"end"}
    with pytest.raises(rondel.IllegalAction) as refused:
        hostile.play("import army trieste")
    assert refused.value.rule in {"R11.2", "R15.2"}


def test_X24_supply_limits_import() -> None:
    """R1.5: China owns six fleets; with five on the board it imports one fleet, not two."""
    game = position(
        "imperial_2030",
        turn="china",
        treasury={"china": 9},
        fleets={"china_sea": {"china": 5}},
    )
    play(game, "rondel import", "import fleet shanghai")
    assert "import fleet shanghai" not in offers(game)
    assert "import army beijing" in offers(game)
    assert nation(game, "china")["fleets_left"] == 0
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("import fleet shanghai")
    assert refused.value.rule == "R1.5"


def test_import_of_fewer_than_three() -> None:
    """R11.1: 0 to 3 units, as the treasury allows; a unit needs no shipyard in the blue city."""
    game = position(turn="italy", treasury={"italy": 5})
    play(game, "rondel import", "import fleet genoa", "end")
    assert treasury(game, "italy") == 4
    assert units(game, "genoa") == {"fleets": {"italy": 1}}


def test_import_ends_by_itself_with_an_empty_treasury() -> None:
    """Contract 6: import ends if the treasury is empty and the government has no cash."""
    game = position(turn="italy", treasury={"italy": 1}, cash={1: 0})
    play(game, "rondel import", "import army rome")
    assert (game.decision.kind, game.decision.nation) == ("rondel", "france")


def test_import_with_an_empty_treasury_waits_for_a_gift() -> None:
    """Contract 6: only `end` is legal while the government's cash could pay; a gift makes units available."""
    game = position(turn="italy", cash={1: 1})
    play(game, "rondel import")
    assert offers(game) == ["end"]
    game.give(1, "italy", 1)
    assert "import army rome" in offers(game)
    play(game, "import army rome")
    assert (game.decision.kind, game.decision.nation) == ("rondel", "france")


def test_import_is_skipped_when_gifts_are_off_and_the_treasury_is_empty() -> None:
    """Contract 6."""
    game = position(turn="italy", cash={1: 9}, gifts="off")
    play(game, "rondel import")
    assert (game.decision.kind, game.decision.nation) == ("rondel", "france")


def test_import_without_supply_is_skipped() -> None:
    """Contract 6: all pieces are on the board."""
    game = position(
        turn="italy",
        treasury={"italy": 9},
        armies={"algeria": {"italy": 8}},
        fleets={"ionian_sea": {"italy": 8}},
    )
    play(game, "rondel import")
    assert (game.decision.kind, game.decision.nation) == ("rondel", "france")


def test_import_ends_when_the_last_piece_is_bought() -> None:
    """Contract 6: without supply import ends, whatever is in the treasury."""
    game = position(
        turn="italy",
        treasury={"italy": 9},
        armies={"algeria": {"italy": 7}},
        fleets={"ionian_sea": {"italy": 8}},
    )
    play(game, "rondel import", "import army rome")
    assert game.decision.nation == "france"


def test_import_into_a_brown_city_or_abroad_is_refused() -> None:
    """R11.2: fleets need an own blue city."""
    game = position(turn="italy", treasury={"italy": 3})
    play(game, "rondel import")
    for text in ("import fleet rome", "import army paris", "import fleet trieste"):
        with pytest.raises(rondel.IllegalAction) as refused:
            game.play(text)
        assert refused.value.rule == "R11.2"


def test_a_fourth_unit_is_never_offered() -> None:
    """R11.1: three units end the import even with money left."""
    game = position(turn="italy", treasury={"italy": 9})
    play(game, "rondel import", *["import army rome"] * 3)
    assert (game.decision.kind, game.decision.nation) == ("rondel", "france")
    assert treasury(game, "italy") == 6


def test_imported_units_trigger_no_battle() -> None:
    """R11.3: an army imported beside a lying foreign one starts no battle."""
    game = position(turn="italy", treasury={"italy": 1}, cash={1: 0}, lying={"rome": {"france": 1}})
    play(game, "rondel import", "import army rome")
    assert game.decision.kind == "rondel"
