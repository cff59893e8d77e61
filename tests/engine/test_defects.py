"""Regression tests for rule defects that players found in other implementations."""

from typing import Any

import pytest
from tests.engine.position import (
    LANDS,
    army_step,
    asked,
    cash,
    destinations,
    flag,
    government,
    maneuver,
    nation,
    offers,
    play,
    play_passively,
    position,
    swiss_banks,
    treasury,
    units,
)

import rondel


def test_defect_negative_armies_after_a_battle_against_a_mixed_stack() -> None:
    """R13.1: an army against a stack of one army and two fleets: every battle removes one unit per side, counts stay
    non-negative and supplies add up."""
    game = position(
        armies={"vienna": {"austria_hungary": 3}, "venice": {"italy": 1}},
        fleets={"venice": {"italy": 2}},
    )
    army_step(game)
    for target in ("army", "fleet", "fleet"):
        play(game, "army vienna venice", "hostile", f"fight italy {target}")
    assert units(game, "venice") == {}
    assert (nation(game, "italy")["armies_left"], nation(game, "italy")["fleets_left"]) == (8, 8)
    assert nation(game, "austria_hungary")["armies_left"] == 10


def test_defect_battle_annihilating_whole_stacks() -> None:
    """R13.1, A29: one battle between three and three leaves two and two."""
    game = position(turn="france", armies={"belgium": {"france": 3, "germany": 3}})
    play(army_step(game), "fight belgium germany army")
    assert units(game, "belgium") == {"armies": {"france": 2, "germany": 2}}


def test_defect_friendly_armies_blocking_import() -> None:
    """R11.2, A26."""
    game = position(turn="italy", treasury={"italy": 3}, lying={"naples": {"france": 4}})
    play(game, "rondel import")
    assert {"import army naples", "import fleet naples"} <= set(offers(game))


def test_defect_one_friendly_visit_making_all_later_visits_friendly() -> None:
    """R15.1, R15.4: the stance belongs to the army and is asked at every entry, even after leaving."""
    game = position(armies={"vienna": {"austria_hungary": 2}}, lying={"venice": {"austria_hungary": 1}})
    play(army_step(game), "army venice trieste", "army vienna venice")
    assert asked(game) == ("stance", 0)
    play(game, "friendly", "army vienna venice")
    assert asked(game) == ("stance", 0)
    play(game, "hostile")
    assert units(game, "venice") == {"armies": {"austria_hungary": 1}, "lying": {"austria_hungary": 1}}


@pytest.mark.parametrize("edition", ["imperial", "imperial_2030"])
def test_defect_no_change_of_status_for_standing_armies(edition: str) -> None:
    """R15.5, A41."""
    mover, province = {"imperial": ("austria_hungary", "venice"), "imperial_2030": ("europe", "murmansk")}[edition]
    game = position(edition, turn=mover, lying={province: {mover: 1}})
    army_step(game)
    assert f"stance {province} hostile" in offers(game)


def test_defect_canals_without_consent_for_convoyed_armies() -> None:
    """R17.6."""
    game = position(
        "imperial_2030",
        turn="europe",
        flags={"north_africa": "india"},
        armies={"rome": {"europe": 1}},
        fleets={"mediterranean_sea": {"europe": 1}, "indian_ocean": {"europe": 1}},
    )
    play(army_step(game), "army rome iran")
    assert asked(game) == ("canal", 2)


def test_defect_creditors_short_changed_while_the_government_keeps_money() -> None:
    """R18.2, A16: treasury 4, others are owed 5 (bonds of 3 and 2), government 4: the others get all 5, one of it from
    the government's cash; the government gets nothing from the treasury."""
    game = position(
        turn="italy",
        at={"italy": "maneuver_1"},
        bonds={"italy": {1: [9], 0: [6], 2: [4]}},
        treasury={"italy": 4},
        cash={0: 0, 1: 1, 2: 0},
        investor=5,
    )
    play(game, "rondel investor")
    assert [cash(game, seat) for seat in (0, 1, 2)] == [3, 0, 2]
    assert treasury(game, "italy") == 0


def banking(**more: object) -> rondel.Game:
    setting: dict[str, Any] = {
        "governs": {0: "austria_hungary", 1: "italy", 2: "france", 3: "great_britain", 4: "germany russia", 5: ""},
        "turn": "italy",
        "at": {"italy": "maneuver_1"},
        "treasury": {"italy": 20},
        "investor": 0,
        **more,
    }
    return position(**setting)


def test_defect_government_changing_before_the_swiss_banks_have_invested() -> None:
    """R18.10, A52."""
    game = banking(cash={0: 20, 5: 20})
    play(game, "rondel investor", "buy italy 12")
    assert asked(game) == ("invest", 5)
    assert government(game, "italy") == 1
    play(game, "buy italy 16")
    assert government(game, "italy") == 5


def test_defect_swiss_bank_handed_out_in_time_to_invest_in_the_same_turn() -> None:
    """R18.9, A55: the dethroned player is not asked in this turn."""
    game = banking(cash={0: 20, 1: 30, 5: 0})
    play(game, "rondel investor", "buy italy 12")
    assert game.decision.kind == "rondel"
    assert swiss_banks(game) == [1, 5]


def test_defect_several_swiss_banks_asked_in_the_wrong_order_or_all_at_once() -> None:
    """R19.6: one after another, clockwise from the card holder."""
    game = banking(governs={2: "austria_hungary italy", 3: "france great_britain germany russia"}, investor=5)
    play(game, "rondel import")
    order = []
    while game.decision.kind == "swiss_bank":
        order.append(game.decision.player)
        assert all("actions" not in (game.view(s)["decision"] or {}) or s == order[-1] for s in range(6))
        play(game, "pass")
    assert order == [5, 0, 1, 4]


def test_defect_passing_over_investor_missed_after_a_maneuver_that_ended_in_peace() -> None:
    """R7.4, R18.4: over Investor to the Maneuver behind it, with a peaceful arrival: step 2 follows."""
    game = position(
        turn="france",
        at={"france": "production_1"},
        cash={2: 4, 4: 0},
        armies={"paris": {"france": 1}, "belgium": {"germany": 1}},
        investor=4,
    )
    play(game, "rondel maneuver_2", "army paris belgium", "peace", "pass", "end")
    assert asked(game) == ("invest", 4)
    assert cash(game, 4) == 2


def test_defect_the_card_moved_too_early() -> None:
    """R18.12, A51: the card stays with its holder while a Swiss Bank invests."""
    game = banking(investor=4, cash={5: 9})
    play(game, "rondel investor", "pass")
    assert (asked(game), game.view()["investor"]) == (("invest", 5), 4)
    play(game, "pass")
    assert game.view()["investor"] == 5


def test_defect_last_free_factory_occupied_or_destroyed_by_a_second_army() -> None:
    """R15.7, R15.9: a first army lies at the last free factory; the second and third lie down, too, and the three
    cannot destroy it."""
    game = position(factories={"italy": ["venice"]}, armies={"vienna": {"austria_hungary": 3}})
    army_step(game)
    for count in (1, 2, 3):
        play(game, "army vienna venice")
        assert units(game, "venice") == {"lying": {"austria_hungary": count}}
    assert game.decision.kind == "rondel"
    assert nation(game, "italy")["tax"] == 2


def test_defect_flags_without_the_limit_of_15() -> None:
    """R1.6, R16.6, A9: in Imperial too."""
    game = position(
        turn="france",
        flags=dict.fromkeys(LANDS, "france"),
        fleets={"bay_of_biscay": {"france": 1}},
    )
    play_passively(maneuver(game))
    assert flag(game, "bay_of_biscay") is None
    assert nation(game, "france")["flags_left"] == 0


def test_defect_imperial_tax_capped_at_20() -> None:
    """R20.1, A59."""
    game = position(
        turn="france",
        flags=dict.fromkeys(LANDS, "france"),
        factories={"france": ["paris", "bordeaux", "dijon", "brest", "marseille"]},
    )
    play(game, "rondel taxation")
    assert treasury(game, "france") == 25


def test_defect_first_investor_card_when_the_first_nation_is_ungoverned() -> None:
    """R4.9, A3: left of the second nation's government, not the first seat."""
    game = rondel.new_game("imperial", players=4, deal=["germany", "russia", "italy", "great_britain"])
    assert government(game, "austria_hungary") is None
    assert game.view()["investor"] == 3


def test_defect_ties_at_the_end_without_a_winner() -> None:
    """R21.3-4, A62: there is always at least one winner."""
    game = position(
        players=2,
        governs={},
        bonds={"austria_hungary": {0: [6, 4, 2], 1: [12]}},
        cash={0: 0, 1: 5},
        power={"austria_hungary": 24},
        flags={"norway": "austria_hungary", "sweden": "austria_hungary"},
        tax_marker={"austria_hungary": "6"},
    )
    play(game, "rondel taxation")
    assert list(game.winners) == [0, 1]


def test_defect_undo_that_does_not_restore_everything() -> None:
    """Contract 1, 4: an earlier copy and the record truncated there both restore the complete state."""
    game = position(
        turn="france",
        armies={"paris": {"france": 1}, "belgium": {"germany": 1}},
        flags={"belgium": "germany"},
    )
    army_step(game)
    before, text, digest = game.copy(), game.to_json(), game.state_hash()
    play(game, "army paris belgium", "fight germany army")
    assert before.to_json() == text
    assert before.state_hash() == digest
    assert rondel.Game.from_json(text).state_hash() == digest
    new = rondel.new_game("imperial", players=3, seed=1)
    steps = [new.to_json()]
    for _ in range(30):
        new.play(offers(new)[-1])
        steps.append(new.to_json())
    for number in (0, 7, 30):
        undone = rondel.replay(new.record(), until=number)
        assert undone.to_json() == steps[number]


def test_defect_duplicate_offers_that_are_permutations_of_each_other() -> None:
    """Contract 1: three equal armies and two equal fleets have each destination once."""
    game = position(
        turn="italy",
        armies={"rome": {"italy": 3}},
        fleets={"naples": {"italy": 2}, "ionian_sea": {"italy": 2}},
    )
    maneuver(game)
    assert len(offers(game)) == len(set(offers(game)))
    play(game, "end")
    texts = offers(game)
    assert len(texts) == len(set(texts))
    assert len([text for text in texts if text.startswith("army rome ")]) == len(destinations(game, "rome"))
