"""R19: a Swiss Bank stops a nation on Investor."""

from typing import Any

import pytest
from tests.engine.position import asked, cash, nation, offers, play, position, treasury, units

import rondel

GOVERNS = {0: "austria_hungary", 1: "italy", 2: "france", 3: "great_britain", 4: "germany russia", 5: ""}


def stop(**more: object) -> rondel.Game:
    """Italy stands on the Maneuver before Investor and owes 4, all to its government; seat 5 owns a Swiss Bank."""
    setting: dict[str, Any] = {
        "governs": GOVERNS,
        "turn": "italy",
        "at": {"italy": "maneuver_1"},
        "treasury": {"italy": 4},
        "investor": 0,
        **more,
    }
    return position(**setting)


def test_X5_forced_stop() -> None:
    """R19.3, R19.8: Production three spaces ahead is declared, and the banker forces: Investor, no surcharge, interest,
    steps 2 and 3, no production."""
    game = stop(cash={1: 0, 5: 7})
    play(game, "rondel production_2")
    assert (asked(game), game.decision.nation) == (("swiss_bank", 5), "italy")
    assert set(offers(game)) == {"force", "pass"}
    play(game, "force")
    assert nation(game, "italy")["rondel"] == "investor"
    assert cash(game, 1) == 4
    assert treasury(game, "italy") == 0
    assert asked(game) == ("invest", 0)
    assert cash(game, 0) == 4
    play(game, "pass")
    assert asked(game) == ("invest", 5)
    play(game, "pass")
    assert units(game, "rome") == {}
    assert game.decision.nation == "france"


def test_X5_the_banker_lets_it_pass() -> None:
    """R19.3: the declared move is carried out, and Investor counts as passed."""
    game = stop(cash={5: 7})
    play(game, "rondel production_2", "pass")
    assert asked(game) == ("production", 1)
    play(game, "produce all")
    assert asked(game) == ("invest", 0)
    assert treasury(game, "italy") == 4


def test_X6_forced_stop_with_surcharge() -> None:
    """R19.7, A20: six spaces declared for 6, forced after five: 4 are paid."""
    game = stop(at={"italy": "maneuver_2"}, cash={1: 6})
    play(game, "rondel import", "force")
    assert cash(game, 1) == 6 - 4 + 4
    assert nation(game, "italy")["rondel"] == "investor"


def test_X7_no_forcing() -> None:
    """R19.4: one million short without `gift_to_force`: no window."""
    for options in ({"gift_to_force": False}, {"gifts": "off"}, {"gifts": "own"}):
        game = stop(treasury={"italy": 3}, cash={5: 9}, **options)
        play(game, "rondel production_2")
        assert asked(game) == ("production", 1)
    poor = stop(treasury={"italy": 3}, cash={5: 0})
    play(poor, "rondel production_2")
    assert asked(poor) == ("production", 1)


def test_X7_gift_to_force() -> None:
    """A22: if the banker could close the gap, only `pass` is legal at first; after a gift of 1, `force` is, too."""
    game = stop(treasury={"italy": 3}, cash={1: 0, 5: 1})
    play(game, "rondel production_2")
    assert asked(game) == ("swiss_bank", 5)
    assert offers(game) == ["pass"]
    refusal = game.explain("force")
    assert refusal.rule == "R19.4"
    assert "give italy 1" in [str(remedy) for remedy in refusal.remedies]
    play(game, "give italy 1")
    assert set(offers(game)) == {"force", "pass"}
    play(game, "force")
    assert cash(game, 5) == 0
    assert cash(game, 1) == 4
    assert nation(game, "italy")["rondel"] == "investor"


def test_the_window_counts_the_whole_interest() -> None:
    """R19.4: O + G, not only what the others get."""
    game = stop(
        bonds={"italy": {1: [9], 0: [6]}},
        treasury={"italy": 6},
        cash={5: 0},
        gift_to_force=False,
    )
    play(game, "rondel production_2")
    assert asked(game) == ("production", 1)
    enough = stop(bonds={"italy": {1: [9], 0: [6]}}, treasury={"italy": 7}, cash={5: 0})
    play(enough, "rondel production_2")
    assert asked(enough) == ("swiss_bank", 5)


def test_X8_first_placement() -> None:
    """R8.2, A18: no passing and no window on a nation's first turn."""
    game = stop(at={})
    play(game, "rondel taxation")
    assert (game.decision.kind, game.decision.nation) == ("rondel", "france")
    assert game.view()["investor"] == 0


def test_several_banks_are_asked_from_the_card_holder() -> None:
    """R19.6, A21, A24: the card holder, a banker without a bond of Italy, is asked first, then others clockwise; the
    first who forces decides."""
    game = stop(governs={1: "austria_hungary italy", 2: "france great_britain germany russia"}, investor=4)
    play(game, "rondel import")
    order: list[int | None] = []
    while game.decision.kind == "swiss_bank" and len(order) < 3:
        order.append(game.decision.player)
        play(game, "pass")
    assert order == [4, 5, 0]
    assert asked(game) == ("swiss_bank", 3)
    play(game, "force")
    assert nation(game, "italy")["rondel"] == "investor"


def test_the_first_who_forces_decides() -> None:
    """R19.6: no one else is asked."""
    game = stop(governs={1: "austria_hungary italy", 2: "france great_britain germany russia"}, investor=4)
    play(game, "rondel import", "force")
    assert game.decision.kind == "invest"


def test_landing_on_investor_or_not_reaching_it_opens_no_window() -> None:
    """R19.3: only a move that would pass over it."""
    assert play(stop(), "rondel investor").decision.kind == "invest"
    assert play(stop(at={"italy": "import"}), "rondel production_2").decision.kind == "production"


def test_the_declared_move_binds() -> None:
    """R19.5, A19: after `force` the government is not asked again."""
    game = stop()
    play(game, "rondel import", "force")
    assert game.decision.kind != "rondel"


def test_bound_cash() -> None:
    """R6.5, contract 6: cash for the declared move cannot be given away while the window is open; other cash can."""
    game = stop(at={"italy": "maneuver_2"}, cash={1: 7})
    play(game, "rondel import")
    assert asked(game) == ("swiss_bank", 5)
    before = game.to_json()
    with pytest.raises(rondel.IllegalAction) as refused:
        game.give(1, "italy", 2)
    assert refused.value.rule == "R6.5"
    assert game.to_json() == before
    game.give(1, "italy", 1)
    play(game, "pass")
    assert cash(game, 1) == 0


def test_forced_stop_never_needs_more_than_was_declared() -> None:
    """A20: the shorter way is always affordable, the treasury covers all interest."""
    game = stop(at={"italy": "maneuver_2"}, cash={1: 6}, bonds={"italy": {1: [9], 0: [6]}}, treasury={"italy": 7})
    play(game, "rondel import", "force")
    assert cash(game, 1) == 2 + 4
    assert cash(game, 0) == 2 + 3 + 2, "interest, and 2 million as the card holder"


def test_other_players_gifts_reach_the_sum_too() -> None:
    """R6.5: any seat may give at every decision; a gift in the window of a banker without cash allows `force`."""
    game = stop(treasury={"italy": 3}, cash={5: 1, 2: 5})
    play(game, "rondel import")
    game.give(2, "italy", 1)
    assert "force" in offers(game)


def test_without_a_swiss_bank_there_is_no_window() -> None:
    """R19.3."""
    game = position(turn="italy", at={"italy": "maneuver_1"}, treasury={"italy": 9})
    play(game, "rondel production_2")
    assert game.decision.kind == "production"


def test_without_card_order_is_from_the_left_of_the_government() -> None:
    """R22.B5, A23."""
    game = stop(
        governs={1: "austria_hungary italy", 2: "france great_britain germany russia"},
        investor=None,
        investor_card=False,
    )
    play(game, "rondel import")
    order: list[int | None] = []
    while game.decision.kind == "swiss_bank" and len(order) < 3:
        order.append(game.decision.player)
        play(game, "pass")
    assert order == [3, 4, 5]
    assert asked(game) == ("swiss_bank", 0)


def test_without_card_force_can_be_switched_off() -> None:
    """A23: option force_without_card."""
    game = stop(investor=None, investor_card=False, force_without_card=False)
    play(game, "rondel import")
    assert game.decision.kind == "import"


def test_a_gift_in_an_earlier_window_opens_a_later_one() -> None:
    """A22: the treasury is checked at each window: the first banker fills it and passes, so the next one, who had no
    cash to do so, may force."""
    game = stop(
        governs={1: "austria_hungary italy", 2: "france great_britain germany russia", 3: "", 4: "", 5: "", 0: ""},
        treasury={"italy": 3},
        cash={0: 0, 3: 0, 4: 0, 5: 9},
        investor=5,
    )
    play(game, "rondel import")
    assert (asked(game), offers(game)) == (("swiss_bank", 5), ["pass"])
    play(game, "give italy 1", "pass")
    assert asked(game) == ("swiss_bank", 0)
    assert set(offers(game)) == {"force", "pass"}


def test_a_window_that_was_passed_over_does_not_come_back() -> None:
    """A22, R19.6: the first banker, without cash, had nothing to decide; the second one's gift is too late for it."""
    game = stop(
        governs={1: "austria_hungary italy", 2: "france great_britain germany russia", 3: "", 4: "", 5: "", 0: ""},
        treasury={"italy": 3},
        cash={0: 9, 3: 0, 4: 0, 5: 0},
        investor=5,
    )
    play(game, "rondel import")
    assert asked(game) == ("swiss_bank", 0)
    play(game, "give italy 1", "pass")
    assert asked(game) == ("swiss_bank", 3)
    play(game, "pass")
    assert asked(game) == ("swiss_bank", 4)
    play(game, "pass")
    assert asked(game) == ("import", 1)
