"""Contract 6, sentence by sentence, as far as the tests of the rules do not cover it."""

import pytest
from tests.engine.position import (
    army_step,
    asked,
    cash,
    destinations,
    government,
    maneuver,
    nation,
    offers,
    play,
    play_passively,
    position,
    treasury,
    units,
)

import rondel


def test_the_army_step_is_skipped_when_only_end_is_left() -> None:
    """A lone British army in Dublin without ships: no army step."""
    game = position(turn="great_britain", armies={"dublin": {"great_britain": 1}})
    assert maneuver(game).decision.kind == "rondel"


def test_gifts_own_still_open_factory_and_import() -> None:
    """The decider may give to a nation they govern, so the decisions are asked."""
    factory = play(position(turn="germany", treasury={"germany": 3}, cash={4: 2}, gifts="own"), "rondel factory")
    assert (asked(factory), offers(factory)) == (("factory", 4), ["pass"])
    importing = play(position(turn="germany", cash={4: 1}, gifts="own"), "rondel import")
    assert (asked(importing), offers(importing)) == (("import", 4), ["end"])


def test_import_in_the_middle_waits_for_a_gift() -> None:
    """The treasury is empty after the first unit, and the decider has cash: only `end` is legal until a gift."""
    game = play(position(turn="germany", treasury={"germany": 1}, cash={4: 1}), "rondel import", "import army berlin")
    assert offers(game) == ["end"]
    play(game, "give germany 1", "import army berlin")
    assert (units(game, "berlin"), game.decision.kind) == ({"armies": {"germany": 2}}, "rondel")


def test_other_seats_cash_does_not_open_a_decision() -> None:
    """Only the decider's own cash counts."""
    game = play(position(turn="germany", treasury={"germany": 4}, cash={4: 0, 0: 50}), "rondel factory")
    assert game.decision.kind == "rondel"


def test_a_decider_who_gives_their_cash_away_still_decides() -> None:
    """A gift never changes who decides, even if no other action is left."""
    game = play(position(turn="germany", treasury={"germany": 3}, cash={4: 2}), "rondel factory")
    play(game, "give france 2")
    assert (asked(game), offers(game)) == (("factory", 4), ["pass"])
    play(game, "pass")
    assert game.decision.nation == "russia"
    bank = position(
        governs={0: "austria_hungary", 1: "italy", 2: "france", 3: "great_britain", 4: "germany russia", 5: ""},
        turn="italy",
        at={"italy": "maneuver_1"},
        treasury={"italy": 3},
        investor=0,
        cash={5: 1},
    )
    play(bank, "rondel import", "give france 1")
    assert (asked(bank), offers(bank)) == (("swiss_bank", 5), ["pass"])
    play(bank, "pass")
    assert game.decision is not None


def test_an_investor_who_gives_their_cash_away_may_only_pass() -> None:
    game = position(turn="italy", at={"italy": "maneuver_1"}, treasury={"italy": 4}, cash={0: 0}, investor=0)
    play(game, "rondel investor", "give italy 2")
    assert offers(game) == ["pass"]


def test_stationary_units_may_fight_nations_of_the_same_player() -> None:
    """A33."""
    game = position(
        players=5,
        governs={0: "austria_hungary", 1: "italy", 2: "france germany", 3: "great_britain", 4: "russia"},
        turn="france",
        armies={"belgium": {"france": 1, "germany": 1}},
        fleets={"north_sea": {"france": 1, "germany": 1}},
    )
    maneuver(game)
    assert "fight north_sea germany" in offers(game)
    play(game, "fight north_sea germany")
    assert "fight belgium germany army" in offers(game)


def test_the_changed_army_acts_first() -> None:
    """Of two upright armies the one that changed its status moves first, so the other may still change."""
    game = position(armies={"venice": {"austria_hungary": 1}}, lying={"venice": {"austria_hungary": 1}})
    play(army_step(game), "stance venice hostile", "army venice trieste")
    assert "stance venice friendly" in offers(game)


def test_the_moved_army_acts_before_the_changed_one() -> None:
    """Moved, then changed, then unmoved."""
    game = position(
        armies={"venice": {"austria_hungary": 1, "italy": 2}, "trieste": {"austria_hungary": 1}},
        lying={"venice": {"austria_hungary": 1}},
    )
    army_step(game)
    play(game, "army trieste venice", "hostile", "peace", "pass", "stance venice hostile", "pass")
    assert units(game, "venice")["armies"] == {"austria_hungary": 3, "italy": 2}
    play(game, "fight venice italy army")
    assert "army venice trieste" in offers(game)
    play(game, "fight venice italy army")
    assert {"army venice trieste", "stance venice friendly"} <= set(offers(game))


def test_a_stance_change_to_the_same_stance_is_refused() -> None:
    game = army_step(position(lying={"venice": {"austria_hungary": 1}}))
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("stance venice friendly")
    assert refused.value.rule.startswith("R15")
    with pytest.raises(rondel.IllegalAction):
        game.play("stance genoa hostile")


def test_late_battle_takes_the_ship_that_may_have_carried() -> None:
    """With `late_fleet_battles`: the army to Tunis may have used either sea; the Ionian fleet lost in battle counts as
    the one that carried it, so the Western fleet can still carry one army."""
    game = position(
        turn="italy",
        armies={"rome": {"italy": 3}},
        late_fleet_battles=True,
        fleets={"ionian_sea": {"italy": 1, "france": 1}, "western_mediterranean_sea": {"italy": 1}},
    )
    play(army_step(game), "army rome tunis", "fight ionian_sea france")
    assert "algeria" in destinations(game, "rome")
    assert "greece" not in destinations(game, "rome")
    play(game, "army rome algeria")
    assert not destinations(game, "rome") & {"algeria", "tunis", "spain", "greece"}


def test_late_battle_after_both_ships_have_carried() -> None:
    """Both fleets are used; losing one makes no further crossing possible."""
    game = position(
        turn="italy",
        armies={"rome": {"italy": 3}},
        late_fleet_battles=True,
        fleets={"ionian_sea": {"italy": 1, "france": 1}, "western_mediterranean_sea": {"italy": 1}},
    )
    play(army_step(game), "army rome tunis", "army rome greece", "fight ionian_sea france")
    assert not destinations(game, "rome") & {"algeria", "tunis", "spain", "greece"}


def test_rerouting_may_use_a_canal_with_earlier_consent() -> None:
    """Army 1 crossed Suez with consent; army 2 to North Africa over the Mediterranean needs no consent, because the
    first keeps its path."""
    game = position(
        "imperial_2030",
        turn="europe",
        flags={"north_africa": "usa"},
        armies={"rome": {"europe": 2}},
        fleets={"mediterranean_sea": {"europe": 2}, "indian_ocean": {"europe": 1}},
    )
    play(army_step(game), "army rome iran", "allow", "army rome north_africa")
    assert units(game, "iran") == {"armies": {"europe": 1}}
    assert units(game, "north_africa") == {"armies": {"europe": 1}}


def test_earlier_crossings_are_not_rerouted_over_a_canal_without_consent() -> None:
    """Army 1 went around Africa without consent. For army 2 only assignments count that keep army 1 off the canal: the
    Gulf of Guinea is used up, and through Suez army 2 needs consent itself."""
    game = position(
        "imperial_2030",
        turn="europe",
        flags={"north_africa": "usa"},
        armies={"paris": {"europe": 2}},
        fleets={
            "north_atlantic": {"europe": 2},
            "gulf_of_guinea": {"europe": 1},
            "indian_ocean": {"europe": 1},
            "mediterranean_sea": {"europe": 1},
        },
    )
    play(army_step(game), "army paris iran")
    assert game.decision.kind == "armies"
    assert not destinations(game, "paris") & {"nigeria", "congo", "south_africa", "east_africa", "indonesia"}
    assert {"guinea", "quebec", "north_africa"} <= destinations(game, "paris")


def test_fewest_foreign_canals_then_fewest_seas() -> None:
    """The route drawn for a free crossing is the shortest one."""
    game = position(
        "imperial_2030",
        turn="europe",
        armies={"paris": {"europe": 1}},
        fleets={
            sea: {"europe": 1} for sea in ("north_atlantic", "gulf_of_guinea", "indian_ocean", "mediterranean_sea")
        },
    )
    army_step(game)
    legs = dict(leg for leg in game.route("army paris iran") if leg[0] != "canal")
    assert [sea for sea in legs["convoy"] if sea.endswith(("sea", "ocean"))] == ["mediterranean_sea", "indian_ocean"]
    play(game, "army paris iran")
    assert "guinea" not in destinations(game, "paris")


def test_a_refusal_applies_to_one_canal_only() -> None:
    """R17.7: the refusal is for that canal only."""
    game = position(
        "imperial_2030",
        turn="usa",
        flags={"colombia": "brazil"},
        fleets={"caribbean_sea": {"usa": 1}},
    )
    play(maneuver(game), "fleet caribbean_sea north_pacific", "refuse")
    assert destinations(game, "caribbean_sea") == {"north_atlantic", "south_atlantic", "gulf_of_guinea"}


def test_flag_of_an_ungoverned_nation_cannot_block_a_canal() -> None:
    """R23.1: a nation with a flag has a government, so there is always a player to ask."""
    with pytest.raises(rondel.PositionError):
        position(
            "imperial_2030",
            players=5,
            turn="usa",
            flags={"colombia": "brazil"},
            governs={0: "russia", 1: "china", 2: "india", 3: "usa", 4: "europe"},
        )


def test_investor_decision_nation_is_null_with_the_card() -> None:
    game = position(turn="italy", at={"italy": "maneuver_1"}, treasury={"italy": 4}, investor=0)
    play(game, "rondel investor")
    assert game.decision.nation is None
    assert game.view(0)["decision"]["nation"] is None


def test_decision_nation_of_a_challenge_is_the_nation_asked() -> None:
    game = position(turn="france", armies={"paris": {"france": 1}, "belgium": {"germany": 1}})
    play(army_step(game), "army paris belgium")
    assert (game.decision.kind, game.decision.nation) == ("arrival", "france")
    play(game, "peace")
    assert (game.decision.kind, game.decision.nation) == ("challenge", "germany")


def test_governments_are_settled_before_the_next_nation_moves() -> None:
    """A nation taken over in an Investor turn just before its own turn is moved by its new government."""
    game = position(turn="italy", at={"italy": "maneuver_1"}, treasury={"italy": 4}, cash={0: 20}, investor=0)
    play(game, "rondel investor", "buy france 12")
    assert (government(game, "france"), asked(game)) == (0, ("rondel", 0))


def test_turn_order_is_unchanged_when_the_active_nation_changes_hands() -> None:
    game = position(turn="italy", at={"italy": "maneuver_1"}, treasury={"italy": 4}, cash={0: 20}, investor=0)
    play(game, "rondel investor", "buy italy 12")
    assert government(game, "italy") == 0
    assert game.decision.nation == "france"


def test_without_card_additional_in_an_extra_round_too() -> None:
    """A65 with R22.B6: every round, the extra one included, is followed by the bankers' additional investments."""
    game = position(
        players=3,
        governs={0: "italy austria_hungary", 1: "", 2: "great_britain germany russia"},
        turn="italy",
        cash={0: 5, 1: 5, 2: 5},
        investor_card=False,
        swiss_bank_without_card="additional",
    )
    play(game, "rondel taxation")
    order = []
    while game.decision.kind == "invest":
        order.append((game.decision.player, game.decision.nation))
        play(game, "pass")
    assert [seat for seat, _ in order] == [0, 1, 2, 1, 0, 1, 2, 1]
    assert game.decision.nation == "great_britain"


def test_the_last_free_factory_is_judged_after_earlier_battles() -> None:
    """R15.7 applies at the moment of entry: if the occupier of Rome was removed earlier in the maneuver, Naples may be
    entered upright."""
    game = position(
        turn="france",
        armies={"rome": {"austria_hungary": 1, "france": 1}, "marseille": {"france": 1}},
        fleets={"western_mediterranean_sea": {"france": 1}},
    )
    before = army_step(game.copy())
    play(before, "army marseille naples")
    assert units(before, "naples") == {"lying": {"france": 1}}
    army_step(game)
    play(game, "fight rome austria_hungary army", "army marseille naples")
    assert asked(game) == ("stance", 2)


def test_total_money_changes_by_surcharge_and_card_in_a_forced_stop() -> None:
    """R19.7-8: total money falls by the surcharge and rises by the 2 million."""
    game = position(
        governs={0: "austria_hungary", 1: "italy", 2: "france", 3: "great_britain", 4: "germany russia", 5: ""},
        turn="italy",
        at={"italy": "maneuver_2"},
        treasury={"italy": 9},
        cash={1: 6},
        investor=0,
    )
    total = sum(cash(game, s) for s in range(6)) + treasury(game, "italy")
    play(game, "rondel import", "force")
    assert sum(cash(game, s) for s in range(6)) + treasury(game, "italy") == total - 4 + 2


def test_units_survive_a_change_of_government() -> None:
    """R15.4, R6.1: the new government moves them."""
    game = position(
        turn="austria_hungary",
        at={"austria_hungary": "maneuver_1"},
        treasury={"austria_hungary": 4},
        cash={1: 20},
        investor=1,
        armies={"algeria": {"italy": 1}},
    )
    play(game, "rondel investor", "buy france 12")
    play_passively(game)
    assert nation(game, "france")["government"] == 1


def test_a_battle_on_land_names_the_targets_kind_everywhere() -> None:
    """In a neutral land region as in a province, though only armies can stand there."""
    game = position(turn="italy", armies={"tunis": {"italy": 1, "france": 1}, "rome": {"italy": 1, "france": 1}})
    assert {text for text in offers(army_step(game)) if text.startswith("fight")} == {
        "fight tunis france army",
        "fight rome france army",
    }
