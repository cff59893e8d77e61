"""R15: armies in foreign home provinces: stance, its effects and the last free factory."""

from typing import Any

import pytest
from tests.engine.position import (
    army_step,
    asked,
    destinations,
    nation,
    offers,
    play,
    play_passively,
    position,
    region,
    units,
)

import rondel


def test_E26_friendly_army_challenged() -> None:
    """R15.1, R13.4: Austria's army lies down in Venice; Italy, with an army there, demands a battle."""
    game = position(armies={"vienna": {"austria_hungary": 1}, "venice": {"italy": 1}})
    play(army_step(game), "army vienna venice", "friendly", "peace")
    assert asked(game) == ("challenge", 1)
    assert units(game, "venice") == {"armies": {"italy": 1}, "lying": {"austria_hungary": 1}}
    play(game, "fight army")
    assert units(game, "venice") == {}


def test_E27_status_change_challenged_imperial() -> None:
    """R15.5-6: raising a lying army without moving lets Italy demand a battle."""
    game = position(armies={"venice": {"italy": 1}}, lying={"venice": {"austria_hungary": 1}})
    army_step(game)
    assert "stance venice hostile" in offers(game)
    play(game, "stance venice hostile")
    assert asked(game) == ("challenge", 1)
    fought = play(game.copy(), "fight army")
    assert units(fought, "venice") == {}
    play(game, "pass")
    assert units(game, "venice") == {"armies": {"italy": 1, "austria_hungary": 1}}
    assert "army venice vienna" in offers(game)


def test_E27_third_nations_may_demand_too() -> None:
    """R15.6: France has an army in Venice as well; the active government determines the order."""
    game = position(armies={"venice": {"italy": 1, "france": 1}}, lying={"venice": {"austria_hungary": 1}})
    play(army_step(game), "stance venice hostile")
    assert asked(game) == ("ask", 0)
    assert set(offers(game)) == {"ask italy", "ask france"}
    play(game, "ask france", "fight army")
    assert units(game, "venice") == {"armies": {"italy": 1}}


def test_E28_effects_of_occupation() -> None:
    """R15.2: an upright army stops production, import, tax and rail; a lying one stops nothing (R15.3)."""
    upright: dict[str, Any] = {"armies": {"rome": {"austria_hungary": 1}, "naples": {"italy": 1}}}
    lying: dict[str, Any] = {"lying": {"rome": {"austria_hungary": 1}}, "armies": {"naples": {"italy": 1}}}
    for where, free in ((upright, False), (lying, True)):
        game = position(turn="italy", treasury={"italy": 9}, **where)
        assert nation(game, "italy")["tax"] == (4 if free else 2)
        made = play(game.copy(), "rondel production_1", "produce all")
        assert ("italy" in units(made, "rome").get("armies", {})) is free
        bought = play(game.copy(), "rondel import")
        assert ("import army rome" in offers(bought)) is free
        rode = army_step(game.copy())
        assert ("florence" in destinations(rode, "naples")) is free
        taxed = play(game.copy(), "rondel taxation")
        assert nation(taxed, "italy")["treasury"] == 9 + (4 if free else 2) - 1


def test_E28_no_building_beside_an_upright_army() -> None:
    """R15.2."""
    for where, free in (("armies", False), ("lying", True)):
        occupied: dict[str, Any] = {where: {"venice": {"austria_hungary": 1}}}
        game = position(turn="italy", treasury={"italy": 9}, **occupied)
        play(game, "rondel factory")
        assert ("build venice" in offers(game)) is free


def test_X20_last_free_factory() -> None:
    """R15.7: Italy's other factory is occupied, so any army that enters Genoa lies down automatically."""
    setting: dict[str, Any] = {
        "factories": {"italy": ["venice", "genoa"]},
        "armies": {"venice": {"austria_hungary": 1}, "vienna": {"austria_hungary": 1}, "marseille": {"france": 1}},
    }
    own = play(army_step(position(**setting)), "army vienna genoa")
    assert asked(own)[0] != "stance"
    assert units(own, "genoa") == {"lying": {"austria_hungary": 1}}
    other = play(army_step(position(turn="france", **setting)), "army marseille genoa")
    assert asked(other)[0] != "stance"
    assert units(other, "genoa") == {"lying": {"france": 1}}


def test_X20_when_the_occupier_leaves_first() -> None:
    """R15.7 applies at the moment of entry: once Venice is free again, Genoa may be entered upright, and after that
    Venice may not."""
    game = position(
        factories={"italy": ["venice", "genoa"]},
        armies={"venice": {"austria_hungary": 1}, "vienna": {"austria_hungary": 2}},
    )
    play(army_step(game), "army venice trieste", "army vienna genoa")
    assert asked(game) == ("stance", 0)
    play(game, "hostile")
    assert units(game, "genoa") == {"armies": {"austria_hungary": 1}}
    play(game, "army vienna venice")
    assert units(game, "venice") == {"lying": {"austria_hungary": 1}}


def test_X20_the_entering_army_itself_has_left() -> None:
    """Contract 6: evaluated after the army has left its province and before it stands: the only occupier of Venice
    walks to Genoa and may stand upright there."""
    game = position(factories={"italy": ["venice", "genoa"]}, armies={"venice": {"austria_hungary": 1}})
    play(army_step(game), "army venice genoa")
    assert asked(game) == ("stance", 0)
    assert set(offers(game)) == {"hostile", "friendly"}
    play(game, "hostile")
    assert units(game, "genoa") == {"armies": {"austria_hungary": 1}}


def test_X20_an_already_occupied_factory_takes_a_second_upright_army() -> None:
    """R15.7 protects the last *free* factory; Venice is not free."""
    game = position(
        factories={"italy": ["venice", "genoa"]},
        armies={"venice": {"austria_hungary": 1}, "vienna": {"austria_hungary": 1}},
    )
    play(army_step(game), "army vienna venice")
    assert set(offers(game)) == {"hostile", "friendly"}


def test_X20_a_province_without_factory_is_not_protected() -> None:
    """R15.7 is about factories only."""
    game = position(factories={"italy": ["rome"]}, armies={"vienna": {"austria_hungary": 1}})
    play(army_step(game), "army vienna venice")
    assert set(offers(game)) == {"hostile", "friendly"}


def test_lying_armies_may_not_be_raised_in_the_last_free_factory() -> None:
    """R15.7."""
    game = position(
        factories={"italy": ["venice", "genoa"]},
        armies={"venice": {"austria_hungary": 1}},
        lying={"genoa": {"austria_hungary": 1}},
    )
    army_step(game)
    assert "stance genoa hostile" not in offers(game)
    assert "stance venice friendly" in offers(game)
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("stance genoa hostile")
    assert refused.value.rule == "R15.7"
    play(game, "stance venice friendly")
    assert "stance genoa hostile" in offers(game)


def test_X21_last_factory_cannot_be_destroyed() -> None:
    """R15.9: three armies lie in Genoa, the last free one: no destruction; in occupied Venice three may destroy."""
    game = position(
        factories={"italy": ["venice", "genoa"]},
        armies={"venice": {"austria_hungary": 3}},
        lying={"genoa": {"austria_hungary": 3}},
    )
    army_step(game)
    assert "destroy genoa" not in offers(game)
    assert "destroy venice" in offers(game)
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("destroy genoa")
    assert refused.value.rule == "R15.9"
    play(game, "destroy venice")
    assert "destroy genoa" not in offers(game)
    assert region(game, "genoa")["factory"] is True


def test_X22_mixed_status() -> None:
    """A40: one upright and one lying army block the province; when the upright one is gone it is free."""
    game = position(
        factories={"italy": ["rome", "naples", "venice"]},
        armies={"vienna": {"austria_hungary": 2}, "venice": {"italy": 1}},
    )
    army_step(game)
    play(game, "army vienna venice", "hostile", "peace", "pass")
    play(game, "army vienna venice", "friendly", "peace", "pass")
    assert units(game, "venice") == {
        "armies": {"austria_hungary": 1, "italy": 1},
        "lying": {"austria_hungary": 1},
    }
    assert nation(game, "italy")["tax"] == 4
    play(game, "fight venice:hostile italy army")
    assert units(game, "venice") == {"lying": {"austria_hungary": 1}}
    assert nation(game, "italy")["tax"] == 6


def test_moves_name_the_stance_if_both_are_present() -> None:
    """Contract 2: `army venice:hostile trieste`."""
    game = position(armies={"venice": {"austria_hungary": 1}}, lying={"venice": {"austria_hungary": 1}})
    army_step(game)
    assert {"army venice:hostile trieste", "army venice:friendly trieste"} <= set(offers(game))
    assert "army venice trieste" not in offers(game)
    play(game, "army venice:hostile trieste")
    assert units(game, "venice") == {"lying": {"austria_hungary": 1}}
    assert units(game, "trieste") == {"armies": {"austria_hungary": 1}}
    assert "army venice trieste" in offers(game)


def test_status_is_asked_army_by_army() -> None:
    """R15.1, A40."""
    game = position(armies={"vienna": {"austria_hungary": 2}})
    play(army_step(game), "army vienna venice", "friendly", "army vienna venice")
    assert asked(game) == ("stance", 0)
    play(game, "hostile")
    assert units(game, "venice") == {"armies": {"austria_hungary": 1}, "lying": {"austria_hungary": 1}}


def test_while_stance_waits_the_army_lies_at_its_destination() -> None:
    """Contract 6, view."""
    game = position(armies={"vienna": {"austria_hungary": 1}})
    play(army_step(game), "army vienna venice")
    assert game.decision.kind == "stance"
    assert units(game, "venice") == {"lying": {"austria_hungary": 1}}
    assert units(game, "vienna") == {}


def test_no_change_in_the_maneuver_of_arrival() -> None:
    """R15.5: an army that has moved in this maneuver keeps the stance it took."""
    game = position(armies={"vienna": {"austria_hungary": 1}, "prague": {"austria_hungary": 1}})
    play(army_step(game), "army vienna venice", "hostile")
    assert not [text for text in offers(game) if text.startswith("stance")]


def test_change_once_per_army_then_it_may_still_move() -> None:
    """R15.5, contract 6: once per army and maneuver; after that the army may move."""
    game = position(lying={"venice": {"austria_hungary": 1}})
    play(army_step(game), "stance venice hostile")
    assert not [text for text in offers(game) if text.startswith("stance")]
    assert units(game, "venice") == {"armies": {"austria_hungary": 1}}
    play(game, "army venice trieste")
    assert units(game, "trieste") == {"armies": {"austria_hungary": 1}}


def test_two_equal_armies_change_one_by_one() -> None:
    """R15.5: each army individually; the changed one cannot change back."""
    game = position(lying={"venice": {"austria_hungary": 2}})
    play(army_step(game), "stance venice hostile")
    assert [text for text in offers(game) if text.startswith("stance")] == ["stance venice hostile"]
    play(game, "stance venice hostile")
    assert units(game, "venice") == {"armies": {"austria_hungary": 2}}
    assert not [text for text in offers(game) if text.startswith("stance")]


def test_both_directions_of_change_in_both_games() -> None:
    """A41: lying down is a change too, and 2030 has it by default."""
    game = position(
        "imperial_2030",
        turn="europe",
        armies={"murmansk": {"europe": 1, "russia": 1}},
    )
    play(army_step(game), "stance murmansk friendly")
    assert asked(game) == ("challenge", 0)
    play(game, "pass")
    assert units(game, "murmansk") == {"armies": {"russia": 1}, "lying": {"europe": 1}}


def test_status_change_switched_off_in_2030() -> None:
    """A41: option status_change=False."""
    game = position(
        "imperial_2030",
        turn="europe",
        armies={"murmansk": {"europe": 1}},
        status_change=False,
    )
    army_step(game)
    assert not [text for text in offers(game) if text.startswith("stance")]
    with pytest.raises(rondel.IllegalAction):
        game.play("stance murmansk friendly")


def test_stance_change_asks_no_arrival() -> None:
    """Contract 6: it leads directly to `ask` or `challenge`, without `arrival`."""
    game = position(armies={"venice": {"italy": 1}}, lying={"venice": {"austria_hungary": 1}})
    play(army_step(game), "stance venice hostile")
    assert game.decision.kind == "challenge"


def test_stance_change_beside_own_player_asks_nobody() -> None:
    """R13.9: the same player governs Italy."""
    game = position(
        players=5,
        governs={0: "austria_hungary italy", 1: "france", 2: "great_britain", 3: "germany", 4: "russia"},
        armies={"venice": {"italy": 1}},
        lying={"venice": {"austria_hungary": 1}},
    )
    play(army_step(game), "stance venice hostile")
    assert asked(game) == ("armies", 0)


def test_status_is_discarded_on_leaving() -> None:
    """R15.4: a lying army that walks home has no status."""
    game = position(lying={"venice": {"austria_hungary": 1}})
    play(army_step(game), "army venice trieste")
    assert units(game, "trieste") == {"armies": {"austria_hungary": 1}}


def test_moving_between_two_foreign_provinces_asks_again() -> None:
    """R15.1."""
    game = position(lying={"venice": {"austria_hungary": 1}})
    play(army_step(game), "army venice genoa")
    assert asked(game) == ("stance", 0)


def test_status_survives_a_change_of_government() -> None:
    """R15.4: the lying army stays lying when another player takes over."""
    game = position(
        at={"austria_hungary": "maneuver_1"},
        lying={"venice": {"austria_hungary": 1}},
        cash={1: 40},
        treasury={"austria_hungary": 9},
        investor=1,
    )
    play(game, "rondel investor", "buy austria_hungary 30")
    play_passively(game)
    assert nation(game, "austria_hungary")["government"] == 1
    assert units(game, "venice") == {"lying": {"austria_hungary": 1}}


def test_provinces_of_an_ungoverned_nation() -> None:
    """R15.11, A44: the stance is asked as usual, no one can challenge, and the last factory is protected."""
    game = position(
        players=5,
        governs={0: "austria_hungary", 1: "france", 2: "great_britain", 3: "germany", 4: "russia"},
        factories={"italy": ["venice", "genoa"]},
        armies={"venice": {"austria_hungary": 3}, "vienna": {"austria_hungary": 1}},
    )
    army_step(game)
    play(game, "army vienna genoa")
    assert units(game, "genoa") == {"lying": {"austria_hungary": 1}}
    play(game, "destroy venice")
    assert region(game, "venice")["factory"] is False


def test_own_armies_have_no_stance_at_home() -> None:
    """R15.4: entering an own province asks no stance."""
    game = position(armies={"venice": {"austria_hungary": 1}})
    play(army_step(game), "army venice vienna")
    assert game.decision.kind == "rondel"


def test_the_challenged_army_is_the_one_that_changed() -> None:
    """R15.6, A35: beside an upright army, a lying one is raised and challenged: the raised one is lost; the other may
    still lie down."""
    game = position(armies={"venice": {"austria_hungary": 1, "italy": 1}}, lying={"venice": {"austria_hungary": 1}})
    play(army_step(game), "stance venice hostile", "fight army")
    assert units(game, "venice") == {"armies": {"austria_hungary": 1}}
    assert "stance venice friendly" in offers(game)
    assert "army venice trieste" in offers(game)


def test_a_changed_army_that_moves_takes_a_new_stance() -> None:
    """R15.1, R15.5: an army raised in Venice walks to Genoa and takes a new stance there."""
    game = position(lying={"venice": {"austria_hungary": 1}})
    play(army_step(game), "stance venice hostile", "army venice genoa")
    assert asked(game) == ("stance", 0)
    play(game, "friendly")
    assert units(game, "genoa") == {"lying": {"austria_hungary": 1}}
