"""R12: the fleets of a maneuver, and battles at sea (R13)."""

from typing import Any

import pytest
from tests.engine.position import (
    army_step,
    asked,
    destinations,
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

SEA = "eastern_mediterranean_sea"


def test_E11_fleet_moves_imperial() -> None:
    """R12.4: from a sea to any adjacent sea, from a harbor into its exit sea, or not at all."""
    game = position(
        turn="great_britain",
        fleets={place: {"great_britain": 1} for place in ("english_channel", "london", "dublin")},
    )
    maneuver(game)
    assert asked(game) == ("fleets", 3)
    assert set(offers(game)) == {
        "fleet english_channel north_atlantic",
        "fleet english_channel bay_of_biscay",
        "fleet english_channel north_sea",
        "fleet london english_channel",
        "fleet dublin north_atlantic",
        "end",
    }


def test_E12_fleet_moves_2030() -> None:
    """R12.4."""
    game = position("imperial_2030", turn="europe", fleets={p: {"europe": 1} for p in ("north_atlantic", "london")})
    maneuver(game)
    assert set(offers(game)) == {
        "fleet north_atlantic caribbean_sea",
        "fleet north_atlantic gulf_of_guinea",
        "fleet north_atlantic mediterranean_sea",
        "fleet london north_atlantic",
        "end",
    }


def russian_fleet_meets_two() -> rondel.Game:
    game = position(
        turn="russia",
        fleets={SEA: {"italy": 1, "austria_hungary": 1}, "black_sea": {"russia": 1}},
        flags={SEA: "italy"},
    )
    return play(maneuver(game), f"fleet black_sea {SEA}")


@pytest.mark.parametrize(("enemy", "left"), [("italy", "austria_hungary"), ("austria_hungary", "italy")])
def test_E13_fleet_battle_with_two_others_imperial(enemy: str, left: str) -> None:
    """R13.3: the mover fights one of them; both fleets are lost, the third stays, and no one else is asked."""
    game = russian_fleet_meets_two()
    assert asked(game) == ("arrival", 5)
    assert set(offers(game)) == {"fight italy fleet", "fight austria_hungary fleet", "peace"}
    play(game, f"fight {enemy} fleet")
    assert units(game, SEA) == {"fleets": {left: 1}}
    assert game.decision.kind == "rondel"


@pytest.mark.parametrize("first", ["italy", "austria_hungary"])
def test_E13_peace_and_the_first_asked_demands(first: str) -> None:
    """R13.4: the mover determines the order; the first demand is carried out, and no one else is asked."""
    seat = {"italy": 1, "austria_hungary": 0}
    other = "austria_hungary" if first == "italy" else "italy"
    game = play(russian_fleet_meets_two(), "peace")
    assert asked(game) == ("ask", 5)
    assert set(offers(game)) == {"ask italy", "ask austria_hungary"}
    play(game, f"ask {first}")
    assert asked(game) == ("challenge", seat[first])
    assert game.decision.nation == first
    assert set(offers(game)) == {"fight fleet", "pass"}
    play(game, "fight fleet")
    assert units(game, SEA) == {"fleets": {other: 1}}
    assert game.decision.kind == "rondel"


def test_E13_peace_and_the_second_asked_demands() -> None:
    """R13.4: the second nation is asked without another `ask`, because it is the only one left."""
    game = play(russian_fleet_meets_two(), "peace", "ask italy", "pass")
    assert asked(game) == ("challenge", 0)
    play(game, "fight fleet")
    assert units(game, SEA) == {"fleets": {"italy": 1}}


def test_E13_both_decline() -> None:
    """R13.5, R16.4: all three stay and the flag does not change; Russia may still fight until the maneuver ends."""
    game = play(russian_fleet_meets_two(), "peace", "ask italy", "pass", "pass")
    assert asked(game) == ("fleets", 5)
    play(game, "end")
    assert asked(game) == ("armies", 5)
    play(game, "end")
    assert units(game, SEA) == {"fleets": {"italy": 1, "austria_hungary": 1, "russia": 1}}
    assert flag(game, SEA) == "italy"
    assert game.decision.kind == "rondel"


@pytest.mark.parametrize("answer", ["first", "second", "nobody"])
def test_E14_fleet_battle_with_two_others_2030(answer: str) -> None:
    """R13.3-4 in 2030: Europe sails into the Caribbean Sea where Brazil and the United States have a fleet each."""
    game = position(
        "imperial_2030",
        turn="europe",
        fleets={"caribbean_sea": {"brazil": 1, "usa": 1}, "north_atlantic": {"europe": 1}},
    )
    play(maneuver(game), "fleet north_atlantic caribbean_sea")
    assert set(offers(game)) == {"fight brazil fleet", "fight usa fleet", "peace"}
    for enemy, survivor in (("brazil", "usa"), ("usa", "brazil")):
        fought = play(game.copy(), f"fight {enemy} fleet")
        assert units(fought, "caribbean_sea") == {"fleets": {survivor: 1}}
    play(game, "peace", "ask usa")
    assert asked(game) == ("challenge", 4)
    if answer == "first":
        play(game, "fight fleet")
        assert units(game, "caribbean_sea") == {"fleets": {"brazil": 1}}
        return
    play(game, "pass")
    assert asked(game) == ("challenge", 3)
    play(game, "fight fleet" if answer == "second" else "pass")
    left = {"usa": 1} if answer == "second" else {"brazil": 1, "usa": 1, "europe": 1}
    assert units(game, "caribbean_sea") == {"fleets": left}


def test_X15_one_battle_one_unit() -> None:
    """R13.1, A29: one fleet against three: one each is lost."""
    game = position(turn="russia", fleets={SEA: {"italy": 3}, "black_sea": {"russia": 1}})
    play(maneuver(game), f"fleet black_sea {SEA}", "fight italy fleet")
    assert units(game, SEA) == {"fleets": {"italy": 2}}
    assert nation(game, "russia")["fleets_left"] == 8
    assert nation(game, "italy")["fleets_left"] == 6


def test_X16_only_the_newcomer() -> None:
    """R13.5, A35: only the third Russian fleet is challenged, not the two that arrived earlier."""
    game = position(turn="russia", fleets={SEA: {"italy": 1, "russia": 2}, "black_sea": {"russia": 1}})
    play(maneuver(game), f"fleet black_sea {SEA}", "peace")
    assert asked(game) == ("challenge", 1)
    play(game, "fight fleet")
    assert units(game, SEA) == {"fleets": {"russia": 2}}
    assert f"fleet {SEA} ionian_sea" in offers(game)


def test_X17_stationary_battle() -> None:
    """R13.6: a fleet that does not move may fight in its sea; the others still move."""
    game = position(turn="russia", fleets={SEA: {"italy": 1, "russia": 2}})
    maneuver(game)
    assert f"fight {SEA} italy" in offers(game)
    play(game, f"fight {SEA} italy")
    assert units(game, SEA) == {"fleets": {"russia": 1}}
    assert set(offers(game)) == {f"fleet {SEA} ionian_sea", f"fleet {SEA} black_sea", "end"}


def test_X18_same_player() -> None:
    """R13.9, A33: a player who governs the mover and a nation present is not asked for the latter, but may let their
    own nations fight."""
    game = position(
        turn="russia",
        players=5,
        governs={0: "austria_hungary", 1: "italy", 2: "france", 3: "great_britain", 4: "germany russia"},
        fleets={SEA: {"germany": 1, "italy": 1}, "black_sea": {"russia": 1}},
    )
    play(maneuver(game), f"fleet black_sea {SEA}")
    assert set(offers(game)) == {"fight germany fleet", "fight italy fleet", "peace"}
    own = play(game.copy(), "fight germany fleet")
    assert units(own, SEA) == {"fleets": {"italy": 1}}
    play(game, "peace")
    assert asked(game) == ("challenge", 1)
    play(game, "pass")
    assert asked(game) == ("fleets", 4)


def test_arrival_is_asked_even_if_only_own_nations_are_present() -> None:
    """A33, contract 6: after `peace` no one is asked."""
    game = position(
        turn="russia",
        players=5,
        governs={0: "austria_hungary", 1: "italy", 2: "france", 3: "great_britain", 4: "germany russia"},
        fleets={SEA: {"germany": 1}, "black_sea": {"russia": 1}},
    )
    play(maneuver(game), f"fleet black_sea {SEA}")
    assert asked(game) == ("arrival", 4)
    assert set(offers(game)) == {"fight germany fleet", "peace"}
    play(game, "peace")
    assert asked(game) == ("fleets", 4)


def test_a_player_governing_several_nations_present_answers_for_each() -> None:
    """A33: one player governs Italy and Austria-Hungary and is asked twice, in the order the mover chooses."""
    game = position(
        turn="russia",
        players=5,
        governs={0: "austria_hungary italy", 1: "germany", 2: "france", 3: "great_britain", 4: "russia"},
        fleets={SEA: {"italy": 1, "austria_hungary": 1}, "black_sea": {"russia": 1}},
    )
    play(maneuver(game), f"fleet black_sea {SEA}", "peace", "ask italy")
    assert (asked(game), game.decision.nation) == (("challenge", 0), "italy")
    play(game, "pass")
    assert (asked(game), game.decision.nation) == (("challenge", 0), "austria_hungary")


def test_declining_a_battle_does_not_bind_later() -> None:
    """R13.5, A88: each arrival is asked about again."""
    game = position(turn="russia", fleets={SEA: {"italy": 1}, "black_sea": {"russia": 2}})
    play(maneuver(game), f"fleet black_sea {SEA}", "peace", "pass", f"fleet black_sea {SEA}")
    assert asked(game) == ("arrival", 5)
    play(game, "peace")
    assert asked(game) == ("challenge", 1)


def test_a_peaceful_newcomer_counts_as_stationary() -> None:
    """R13.7: it may fight later in the same step, and has moved."""
    game = position(turn="russia", fleets={SEA: {"italy": 1}, "black_sea": {"russia": 1}})
    play(maneuver(game), f"fleet black_sea {SEA}", "peace", "pass")
    assert set(offers(game)) == {f"fight {SEA} italy", "end"}
    play(game, f"fight {SEA} italy")
    assert units(game, SEA) == {}


def test_the_moved_fleet_fights_before_the_unmoved() -> None:
    """R13.13, contract 6: of equal units the most restricted one acts."""
    game = position(turn="russia", fleets={SEA: {"italy": 1, "russia": 1}, "black_sea": {"russia": 1}})
    play(maneuver(game), f"fleet black_sea {SEA}", "peace", "pass", f"fight {SEA} italy")
    assert units(game, SEA) == {"fleets": {"russia": 1}}
    assert f"fleet {SEA} ionian_sea" in offers(game)


def test_each_fleet_moves_once() -> None:
    """R12.4."""
    game = position(turn="russia", fleets={"black_sea": {"russia": 1}, SEA: {"russia": 1}})
    play(maneuver(game), f"fleet black_sea {SEA}", f"fleet {SEA} ionian_sea")
    assert units(game, SEA) == {"fleets": {"russia": 1}}
    assert game.decision.kind == "rondel"


def test_a_fleet_never_returns_to_harbor() -> None:
    """R12.5: no harbor is among the destinations of a fleet at sea."""
    game = position(turn="russia", fleets={"black_sea": {"russia": 1}})
    maneuver(game)
    assert destinations(game, "black_sea") == {SEA}
    with pytest.raises(rondel.RondelError):
        game.play("fleet black_sea odessa")


def test_a_fleet_may_leave_an_occupied_harbor() -> None:
    """R12.6: upright foreign armies in the province do not prevent it."""
    game = position(turn="russia", fleets={"odessa": {"russia": 1}}, armies={"odessa": {"austria_hungary": 2}})
    maneuver(game)
    assert "fleet odessa black_sea" in offers(game)
    play(game, "fleet odessa black_sea")
    assert units(game, "black_sea") == {"fleets": {"russia": 1}}


def test_foreign_fleets_never_block() -> None:
    """R13.12: fleets may enter and leave a sea with foreign fleets."""
    game = position(turn="russia", fleets={"black_sea": {"russia": 1}, SEA: {"italy": 3, "france": 3}})
    play(maneuver(game), f"fleet black_sea {SEA}")
    assert asked(game) == ("arrival", 5)


def test_without_late_battles_fleets_at_sea_are_done_after_their_step() -> None:
    """R12.3, A32: without `late_fleet_battles`, fleets at sea have no action in step 2."""
    game = position(
        turn="russia",
        fleets={"black_sea": {"russia": 2, "italy": 1}},
        armies={"odessa": {"russia": 1}},
        late_fleet_battles=False,
    )
    army_step(game)
    assert asked(game) == ("armies", 5)
    assert not [text for text in offers(game) if text.startswith(("fleet", "fight"))]


def test_the_fleet_step_is_skipped_when_only_end_is_left() -> None:
    """Contract 6: without fleets the step is skipped; after the last possible move it ends automatically."""
    game = position(turn="russia", armies={"odessa": {"russia": 1}})
    assert maneuver(game).decision.kind == "armies"
    game = position(turn="russia", fleets={"odessa": {"russia": 1}}, armies={"moscow": {"russia": 1}})
    play(maneuver(game), "fleet odessa black_sea")
    assert game.decision.kind == "armies"


def test_a_nation_without_units_has_an_empty_maneuver() -> None:
    """R8.9, D7, D11."""
    game = maneuver(position(turn="russia"))
    assert game.decision.kind == "rondel"


def test_a_fleet_in_harbor_may_fight_in_step_one() -> None:
    """R13.6, A36: against an army in its province, upright or lying."""
    for where in ("armies", "lying"):
        enemy: dict[str, Any] = {where: {"odessa": {"austria_hungary": 1}}}
        game = position(turn="russia", fleets={"odessa": {"russia": 1}}, **enemy)
        maneuver(game)
        assert "fight odessa austria_hungary army" in offers(game)
        play(game, "fight odessa austria_hungary army")
        assert units(game, "odessa") == {}


def test_a_fleet_in_harbor_may_fight_in_step_two() -> None:
    """R13.6, contract 6: a nation without armies has step 2 if its fleet in harbor may fight."""
    game = position(turn="russia", fleets={"odessa": {"russia": 1}}, armies={"odessa": {"austria_hungary": 1}})
    play(maneuver(game), "end")
    assert asked(game) == ("armies", 5)
    assert set(offers(game)) == {"fight odessa austria_hungary army", "end"}
    play(game, "fight odessa austria_hungary army")
    assert units(game, "odessa") == {}
    assert game.decision.kind == "rondel"


def test_late_fleet_battles() -> None:
    """A32: a fleet at sea may fight in step 2, even without armies, unless the option is off."""
    late = position(turn="russia", fleets={"black_sea": {"russia": 1, "italy": 1}})
    play(maneuver(late), "end")
    assert asked(late) == ("armies", 5)
    assert set(offers(late)) == {"fight black_sea italy", "end"}
    play(late, "fight black_sea italy")
    assert units(late, "black_sea") == {}
    early = position(turn="russia", fleets={"black_sea": {"russia": 1, "italy": 1}}, late_fleet_battles=False)
    play(maneuver(early), "end")
    assert early.decision.kind == "rondel"


@pytest.mark.parametrize(("wanted", "kind"), [(None, "rondel"), (False, "rondel"), (True, "armies")])
def test_late_fleet_battles_in_2030(wanted: bool | None, kind: str) -> None:
    """A32: off by default."""
    game = position(
        "imperial_2030",
        turn="europe",
        fleets={"mediterranean_sea": {"europe": 1, "india": 1}},
        late_fleet_battles=wanted,
    )
    play(maneuver(game), "end")
    assert game.decision.kind == kind


def test_late_battles_take_convoying_fleets_first() -> None:
    """Contract 6: with `late_fleet_battles`, fleets that have convoyed are lost first; lost fleets carry no army."""
    game = position(
        turn="italy",
        armies={"rome": {"italy": 3}},
        fleets={"western_mediterranean_sea": {"italy": 2, "france": 1}},
        late_fleet_battles=True,
    )
    play(army_step(game), "army rome algeria", "fight western_mediterranean_sea france")
    assert units(game, "western_mediterranean_sea") == {"fleets": {"italy": 1}}
    assert "spain" in destinations(game, "rome")
    play(game, "army rome spain")
    assert "spain" not in destinations(game, "rome")


def test_a_fleet_lost_late_serves_no_later_crossing() -> None:
    """Contract 6: if the only unused fleet is lost in step 2, no convoy is possible."""
    game = position(
        turn="italy",
        armies={"rome": {"italy": 1}},
        fleets={"western_mediterranean_sea": {"italy": 1, "france": 1}},
        late_fleet_battles=True,
    )
    army_step(game)
    assert "algeria" in destinations(game, "rome")
    play(game, "fight western_mediterranean_sea france")
    assert "algeria" not in destinations(game, "rome")


def test_turn_ends_after_the_maneuver() -> None:
    """R7.3: the next nation declares."""
    game = position(turn="russia", fleets={"black_sea": {"russia": 1}})
    play_passively(maneuver(game))
    assert game.decision.nation == "austria_hungary"
    assert flag(game, "black_sea") == "russia"
