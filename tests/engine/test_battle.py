"""R13 on land: armies, fleets in harbor, who is asked; R15.8: destroying a factory."""

from typing import Any

import pytest
from tests.engine.position import (
    army_step,
    asked,
    maneuver,
    nation,
    offers,
    play,
    position,
    region,
    units,
)

import rondel


def test_E23_destroying_a_factory_imperial() -> None:
    """R13.3, R15.8: one army trades itself for the fleet, three more destroy the shipyard of Venice."""
    game = position(
        armies={"vienna": {"austria_hungary": 2}, "budapest": {"austria_hungary": 2}},
        fleets={"venice": {"italy": 1}},
        factories={"italy": ["rome", "naples", "venice"]},
    )
    army_step(game)
    play(game, "army vienna venice")
    assert asked(game) == ("stance", 0)
    assert set(offers(game)) == {"hostile", "friendly"}
    play(game, "hostile")
    assert asked(game) == ("arrival", 0)
    assert set(offers(game)) == {"fight italy fleet", "peace"}
    play(game, "fight italy fleet")
    assert units(game, "venice") == {}
    for origin in ("budapest", "budapest", "vienna"):
        assert "destroy venice" not in offers(game)
        play(game, f"army {origin} venice", "hostile")
    assert set(offers(game)) == {"destroy venice", "end"}
    play(game, "destroy venice")
    assert units(game, "venice") == {}
    assert region(game, "venice")["factory"] is False
    assert nation(game, "italy")["fleets_left"] == 8
    assert nation(game, "austria_hungary")["armies_left"] == 10
    assert nation(game, "italy")["tax"] == 4
    assert game.decision.nation == "italy"


def test_E24_destroying_a_factory_2030() -> None:
    """R15.8 at Murmansk: two European armies walk from Berlin, two ride from Rome."""
    game = position(
        "imperial_2030",
        turn="europe",
        armies={"berlin": {"europe": 2}, "rome": {"europe": 2}},
        fleets={"murmansk": {"russia": 1}},
        factories={"russia": ["moscow", "vladivostok", "murmansk"]},
    )
    army_step(game)
    play(game, "army berlin murmansk", "hostile", "fight russia fleet")
    assert game.route("army rome murmansk") == [("rail", ["rome", "berlin"]), ("march", ["berlin", "murmansk"])]
    play(game, "army rome murmansk", "hostile", "army rome murmansk", "hostile", "army berlin murmansk", "hostile")
    play(game, "destroy murmansk")
    assert units(game, "murmansk") == {}
    assert region(game, "murmansk")["factory"] is False
    assert nation(game, "russia")["fleets_left"] == 8
    assert nation(game, "europe")["armies_left"] == 8


def test_E25_army_against_fleet_in_harbor() -> None:
    """R13.2: an entering army may fight the fleet in harbor; after peace the fleet's side may demand a battle."""
    game = position(armies={"vienna": {"austria_hungary": 1}}, fleets={"venice": {"italy": 1}})
    play(army_step(game), "army vienna venice", "friendly")
    assert set(offers(game)) == {"fight italy fleet", "peace"}
    fought = play(game.copy(), "fight italy fleet")
    assert units(fought, "venice") == {}
    play(game, "peace")
    assert asked(game) == ("challenge", 1)
    assert set(offers(game)) == {"fight fleet", "pass"}
    play(game, "fight fleet")
    assert units(game, "venice") == {}


def test_E25_a_fleet_at_sea_takes_no_part() -> None:
    """R13.2: the fleet in the Ionian Sea outside Venice cannot fight the army."""
    game = position(armies={"vienna": {"austria_hungary": 1}}, fleets={"ionian_sea": {"italy": 1}})
    play(army_step(game), "army vienna venice", "hostile")
    assert game.decision.kind == "rondel"


@pytest.mark.parametrize("status", ["armies", "lying"])
def test_E25_an_army_already_there_may_fight_later(status: str) -> None:
    """R13.6: in a later maneuver of its nation, whatever its status."""
    there: dict[str, Any] = {status: {"venice": {"austria_hungary": 1}}}
    game = position(fleets={"venice": {"italy": 1}}, **there)
    army_step(game)
    assert "fight venice italy fleet" in offers(game)
    play(game, "fight venice italy fleet")
    assert units(game, "venice") == {}
    assert game.decision.kind == "rondel"


def test_X19_two_choices_for_a_defender() -> None:
    """R13.4, A31: Italy has an army and a fleet in Venice and gives the fleet."""
    game = position(
        armies={"vienna": {"austria_hungary": 1}, "venice": {"italy": 1}},
        fleets={"venice": {"italy": 1}},
    )
    play(army_step(game), "army vienna venice", "hostile")
    assert set(offers(game)) == {"fight italy army", "fight italy fleet", "peace"}
    play(game, "peace")
    assert set(offers(game)) == {"fight army", "fight fleet", "pass"}
    play(game, "fight fleet")
    assert units(game, "venice") == {"armies": {"italy": 1}}


def test_battle_in_a_neutral_region() -> None:
    """R13.2-3: no stance is asked outside foreign home provinces."""
    game = position(turn="france", armies={"paris": {"france": 1}, "belgium": {"germany": 2}})
    play(army_step(game), "army paris belgium")
    assert asked(game) == ("arrival", 2)
    assert set(offers(game)) == {"fight germany army", "peace"}
    play(game, "fight germany army")
    assert units(game, "belgium") == {"armies": {"germany": 1}}


def test_stationary_armies_fight_on_land() -> None:
    """R13.6: without moving, naming place, nation and the target's kind."""
    game = position(turn="france", armies={"belgium": {"germany": 1, "great_britain": 1, "france": 1}})
    army_step(game)
    assert {"fight belgium germany army", "fight belgium great_britain army"} <= set(offers(game))
    play(game, "fight belgium great_britain army")
    assert units(game, "belgium") == {"armies": {"germany": 1}}


def test_the_moved_army_fights_first() -> None:
    """R13.13, contract 2: among equal armies the moved one, so that the other may still move."""
    game = position(turn="france", armies={"belgium": {"germany": 1, "france": 1}, "paris": {"france": 1}})
    play(army_step(game), "army paris belgium", "peace", "pass", "fight belgium germany army")
    assert units(game, "belgium") == {"armies": {"france": 1}}
    assert "army belgium holland" in offers(game)


def test_ask_is_put_again_while_two_are_left() -> None:
    """R13.4: three nations: ask, challenge, ask, challenge, challenge."""
    game = position(
        turn="france",
        armies={"paris": {"france": 1}, "belgium": {"germany": 1, "italy": 1, "russia": 1}},
    )
    play(army_step(game), "army paris belgium", "peace")
    assert set(offers(game)) == {"ask germany", "ask italy", "ask russia"}
    play(game, "ask russia")
    assert asked(game) == ("challenge", 5)
    play(game, "pass")
    assert asked(game) == ("ask", 2)
    assert set(offers(game)) == {"ask germany", "ask italy"}
    play(game, "ask italy", "pass")
    assert asked(game) == ("challenge", 4)
    play(game, "pass")
    assert asked(game) == ("armies", 2)


def test_turn_does_not_change_during_a_question() -> None:
    """Contract 3: `turn` stays with the moving nation while another player answers."""
    game = position(turn="france", armies={"paris": {"france": 1}, "belgium": {"germany": 1}})
    play(army_step(game), "army paris belgium", "peace")
    assert game.decision.player == 4
    assert game.view()["turn"]["nation"] == "france"


def test_inactive_nations_do_not_start_battles() -> None:
    """R13.8: Germany in Belgium beside France is not asked in France's maneuver unless a unit arrives."""
    game = position(turn="france", armies={"belgium": {"germany": 1, "france": 1}, "paris": {"france": 1}})
    play(army_step(game), "army paris brest", "end")
    assert game.decision.kind == "rondel"
    assert units(game, "belgium") == {"armies": {"germany": 1, "france": 1}}


def test_fights_of_the_own_fleet_in_harbor_are_named() -> None:
    """Contract 6: in `armies` the own fleet in harbor is written `:fleet` if there is an own army, too."""
    game = position(
        armies={"trieste": {"austria_hungary": 1, "italy": 2}},
        fleets={"trieste": {"austria_hungary": 1}},
    )
    play(maneuver(game), "end")
    assert {"fight trieste:fleet italy army", "fight trieste italy army"} <= set(offers(game))
    play(game, "fight trieste:fleet italy army")
    assert units(game, "trieste") == {"armies": {"austria_hungary": 1, "italy": 1}}
    play(game, "fight trieste italy army")
    assert units(game, "trieste") == {}


def test_target_armies_of_both_stances_are_named() -> None:
    """Contract 6: `army:hostile` and `army:friendly` where the target nation has both."""
    game = position(
        armies={"trieste": {"austria_hungary": 1, "italy": 1}},
        lying={"trieste": {"italy": 1}},
    )
    army_step(game)
    assert {"fight trieste italy army:hostile", "fight trieste italy army:friendly"} <= set(offers(game))
    play(game, "fight trieste italy army:friendly")
    assert units(game, "trieste") == {"armies": {"italy": 1}}


def test_arrival_and_challenge_name_the_stance_where_it_matters() -> None:
    """Contract 6: also in `arrival`, and in `challenge` for the own army given."""
    game = position(
        armies={"budapest": {"austria_hungary": 1}, "trieste": {"italy": 1}},
        lying={"trieste": {"italy": 1}},
    )
    army_step(game)
    play(game, "army budapest trieste")
    assert set(offers(game)) == {"fight italy army:hostile", "fight italy army:friendly", "peace"}
    play(game, "peace")
    assert set(offers(game)) == {"fight army:hostile", "fight army:friendly", "pass"}
    play(game, "fight army:hostile")
    assert units(game, "trieste") == {"lying": {"italy": 1}}


def test_own_armies_of_both_stances_fight_by_name() -> None:
    """Contract 2, R13.13: a player who selects a unit may select among upright and lying ones."""
    game = position(
        armies={"venice": {"austria_hungary": 1, "italy": 1}},
        lying={"venice": {"austria_hungary": 1}},
    )
    army_step(game)
    fights = {text for text in offers(game) if text.startswith("fight")}
    assert fights == {"fight venice:hostile italy army", "fight venice:friendly italy army"}
    play(game, "fight venice:friendly italy army")
    assert units(game, "venice") == {"armies": {"austria_hungary": 1}}


def test_destroying_needs_three_armies_and_no_defender() -> None:
    """R15.8: the owner's last unit there, army or fleet, protects the factory; third nations do not (R15.10)."""
    common: dict[str, Any] = {"factories": {"italy": ["rome", "naples", "venice"]}}
    two = army_step(position(armies={"venice": {"austria_hungary": 2}}, **common))
    assert "destroy venice" not in offers(two)
    defended = army_step(position(armies={"venice": {"austria_hungary": 3, "italy": 1}}, **common))
    assert "destroy venice" not in offers(defended)
    with_fleet = army_step(
        position(armies={"venice": {"austria_hungary": 3}}, fleets={"venice": {"italy": 1}}, **common)
    )
    assert "destroy venice" not in offers(with_fleet)
    third = army_step(position(armies={"venice": {"austria_hungary": 3, "france": 2}}, **common))
    assert "destroy venice" in offers(third)
    play(third, "destroy venice")
    assert units(third, "venice") == {"armies": {"france": 2}}
    with pytest.raises(rondel.IllegalAction) as refused:
        two.play("destroy venice")
    assert refused.value.rule == "R15.8"
    with pytest.raises(rondel.IllegalAction) as refused:
        defended.play("destroy venice")
    assert refused.value.rule == "R15.8"


def test_destroying_may_be_declined_and_repeated() -> None:
    """R15.8: optional, and possible in two provinces in one maneuver."""
    game = position(
        armies={"venice": {"austria_hungary": 3}, "genoa": {"austria_hungary": 3}},
        factories={"italy": ["rome", "naples", "venice", "genoa"]},
    )
    army_step(game)
    declined = play(game.copy(), "end")
    assert region(declined, "venice")["factory"] is True
    play(game, "destroy venice", "destroy genoa")
    assert region(game, "venice")["factory"] is region(game, "genoa")["factory"] is False
    assert nation(game, "austria_hungary")["armies_left"] == 10


def test_lying_armies_may_destroy_a_factory() -> None:
    """R15.8, A43: any status; upright ones go before lying ones, moved before unmoved (contract 6)."""
    game = position(
        armies={"venice": {"austria_hungary": 1}},
        lying={"venice": {"austria_hungary": 3}},
        factories={"italy": ["rome", "naples", "venice"]},
    )
    play(army_step(game), "destroy venice")
    assert units(game, "venice") == {"lying": {"austria_hungary": 1}}


def test_destroy_takes_moved_armies_first() -> None:
    """Contract 6: three moved armies lie in Venice beside an unmoved upright one, which stays and may still move."""
    game = position(
        armies={"venice": {"austria_hungary": 1}, "trieste": {"austria_hungary": 3}},
        factories={"italy": ["rome", "naples", "venice"]},
    )
    army_step(game)
    for _ in range(3):
        play(game, "army trieste venice", "friendly")
    play(game, "destroy venice")
    assert units(game, "venice") == {"armies": {"austria_hungary": 1}}
    assert "army venice trieste" in offers(game)


def test_a_province_without_a_factory_offers_no_destruction() -> None:
    """R15.8: a province without a factory."""
    game = army_step(position(armies={"venice": {"austria_hungary": 3}}))
    assert "destroy venice" not in offers(game)
    with pytest.raises(rondel.IllegalAction):
        game.play("destroy venice")
    with pytest.raises(rondel.IllegalAction):
        game.play("destroy vienna")
