"""R18: interest, investing, governments, Swiss Banks, the investor card."""

from typing import Any

import pytest
from tests.engine.position import (
    asked,
    bonds,
    cash,
    government,
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


def italian_debt(**more: object) -> rondel.Game:
    """Italy owes its government (seat 1) 4 and others 5: seat 0 holds the 6-bond, seat 2 the 4-bond."""
    setting: dict[str, Any] = {
        "turn": "italy",
        "at": {"italy": "maneuver_1"},
        "bonds": {"italy": {1: [9], 0: [6], 2: [4]}},
        "investor": 5,
        **more,
    }
    return position(**setting)


def test_X1_interest_in_full() -> None:
    """R18.2: treasury 12, government 4, others 5: all are paid, 3 remain."""
    game = play(italian_debt(treasury={"italy": 12}, cash={0: 0, 1: 0, 2: 0}), "rondel investor")
    assert [cash(game, seat) for seat in (0, 1, 2)] == [3, 4, 2]
    assert treasury(game, "italy") == 3


def test_X2_government_waives_partly() -> None:
    """R18.2: treasury 7: the others get their 5, the government the remaining 2."""
    game = play(italian_debt(treasury={"italy": 7}, cash={0: 0, 1: 0, 2: 0}), "rondel investor")
    assert [cash(game, seat) for seat in (0, 1, 2)] == [3, 2, 2]
    assert treasury(game, "italy") == 0


def test_X3_government_pays_in() -> None:
    """R18.2: treasury 3: the government pays 2 from its cash of 6 and gets nothing."""
    game = play(italian_debt(treasury={"italy": 3}, cash={0: 0, 1: 6, 2: 0}), "rondel investor")
    assert [cash(game, seat) for seat in (0, 1, 2)] == [3, 4, 2]
    assert treasury(game, "italy") == 0


@pytest.mark.parametrize(
    ("start", "money", "legal"),
    [("maneuver_1", 1, False), ("maneuver_1", 2, True), ("taxation", 3, False), ("taxation", 4, True)],
)
def test_X4_investor_illegal(start: str, money: int, legal: bool) -> None:
    """R18.3, R8.8: 2 of the others' interest must be paid from the cash left after the surcharge (2 from Taxation)."""
    game = italian_debt(treasury={"italy": 3}, cash={1: money}, at={"italy": start})
    assert ("rondel investor" in offers(game)) is legal
    if legal:
        play(game, "rondel investor")
        assert cash(game, 1) == 0
    else:
        with pytest.raises(rondel.IllegalAction) as refused:
            game.play("rondel investor")
        assert refused.value.rule in {"R8.8", "R18.3"}


def test_a_gift_by_another_makes_investor_legal() -> None:
    """A15 with R6.5: another player fills the treasury, and the legal actions are recomputed."""
    game = italian_debt(treasury={"italy": 3}, cash={1: 1, 0: 2})
    game.give(0, "italy", 1)
    assert "rondel investor" in offers(game)


def test_the_investor_on_the_first_turn_is_tested_too() -> None:
    """R8.8 holds for a first placement."""
    game = italian_debt(treasury={"italy": 3}, cash={1: 1}, at={})
    assert "rondel investor" not in offers(game)


def test_E38_increasing_a_bond() -> None:
    """R18.8: 4 to 12 for 8; the 4 is available again, the credit sum rises by 8."""
    game = italian_debt(treasury={"italy": 9}, investor=2, cash={2: 6})
    play(game, "rondel investor")
    assert asked(game) == ("invest", 2)
    assert game.decision.nation is None
    before, money = treasury(game, "italy"), cash(game, 2)
    assert money == 6 + 2 + 2
    assert 12 in nation(game, "italy")["bonds_left"]
    assert 4 not in nation(game, "italy")["bonds_left"]
    play(game, "raise italy 4 12")
    assert cash(game, 2) == money - 8
    assert treasury(game, "italy") == before + 8
    assert bonds(game, 2, "italy") == [12]
    assert 4 in nation(game, "italy")["bonds_left"]
    assert 12 not in nation(game, "italy")["bonds_left"]


def test_E38_in_2030_with_china() -> None:
    """R18.8, the same in 2030."""
    game = position(
        "imperial_2030",
        turn="russia",
        at={"russia": "maneuver_1"},
        treasury={"russia": 4},
        bonds={"china": {1: [9], 3: [4]}},
        investor=3,
        cash={3: 8},
    )
    play(game, "rondel investor", "raise china 4 12")
    assert bonds(game, 3, "china") == [12]
    assert treasury(game, "china") == 8
    assert cash(game, 3) == 2
    assert government(game, "china") == 3


def banker_position(**more: object) -> rondel.Game:
    """Seats 0 to 3 govern, seat 4 (Germany and Russia too) as well; seat 5 owns a Swiss Bank. Italy may go to
    Investor and pay everybody."""
    setting: dict[str, Any] = {
        "governs": {0: "austria_hungary", 1: "italy", 2: "france", 3: "great_britain", 4: "germany russia", 5: ""},
        "turn": "italy",
        "at": {"italy": "maneuver_1"},
        "treasury": {"italy": 20},
        **more,
    }
    return position(**setting)


@pytest.mark.parametrize("space", ["investor", "import"])
def test_E39_not_twice(space: str) -> None:
    """R18.14: the card holder with a Swiss Bank gets 2, invests once and is not asked in step 3."""
    game = banker_position(
        investor=5, cash={5: 10}, gift_to_force=False, treasury={"italy": 20 if space == "investor" else 0}
    )
    assert swiss_banks(game) == [5]
    play(game, f"rondel {space}")
    while game.decision.kind == "import":
        play(game, "end")
    assert asked(game) == ("invest", 5)
    assert cash(game, 5) == 12
    play(game, "buy france 2")
    assert game.decision.kind == "rondel"
    assert cash(game, 5) == 10


def test_E40_bonds_are_never_returned_for_money() -> None:
    """R6.2: the only legal actions are purchases, increases within one nation, and pass."""
    game = italian_debt(treasury={"italy": 9}, investor=2, cash={2: 60})
    play(game, "rondel investor")
    for text in offers(game):
        words = text.split()
        assert words[0] in {"buy", "raise", "pass"}
        if words[0] == "raise":
            assert int(words[3]) > int(words[2])
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("raise france 9 2")
    assert refused.value.rule == "R18.8"
    for text in ("sell italy 4", "return italy 4", "raise italy 4"):
        with pytest.raises(rondel.UnknownAction):
            game.play(text)


def test_invest_offers_are_complete() -> None:
    """R18.5-8: every affordable available bond, every affordable increase, and pass."""
    game = italian_debt(treasury={"italy": 9}, investor=2, cash={2: 5})
    play(game, "rondel investor")
    assert cash(game, 2) == 9
    expected = {"pass"}
    for name in ("austria_hungary", "great_britain", "germany", "russia"):
        expected |= {f"buy {name} {face}" for face in (2, 4, 6)}
    expected |= {"buy france 2", "buy france 4", "buy france 6"}
    expected |= {f"raise france 9 {face}" for face in (12, 16)}
    expected |= {"buy italy 2"}
    expected |= {"raise italy 4 12"}
    assert set(offers(game)) == expected


def test_a_held_bond_cannot_be_bought() -> None:
    """R1.3."""
    game = italian_debt(treasury={"italy": 9}, investor=2, cash={2: 30})
    play(game, "rondel investor")
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("buy italy 9")
    assert refused.value.rule == "R1.3"
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("buy russia 30" if cash(game, 2) < 30 else "raise italy 9 30")
    assert refused.value.rule.startswith("R18")
    assert cash(game, 2) == 34


def test_only_cash_buys_bonds() -> None:
    """R18.6: treasuries cannot pay for bonds; the refusal names the rule."""
    game = italian_debt(treasury={"italy": 99, "france": 99}, investor=2, cash={2: 1})
    play(game, "rondel investor")
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("buy russia 6")
    assert refused.value.rule in {"R18.6", "R18.7"}


@pytest.mark.parametrize(("face", "governs", "banks"), [(12, 1, []), (16, 0, [1])])
def test_X11_take_over_needs_more(face: int, governs: int, banks: list[int]) -> None:
    """R18.10-11: with an equal credit sum the incumbent stays; with more the challenger takes over, and a player who
    loses their last nation gets a Swiss Bank after the check, too late to invest now. (Sums of 12 and 16, because two
    players cannot both reach 11: only the 9 and the 25 are odd.)"""
    game = position(
        turn="italy",
        at={"italy": "maneuver_1"},
        bonds={"italy": {1: [6, 4, 2]}},
        treasury={"italy": 6},
        cash={0: 20, 1: 40},
        investor=0,
    )
    play(game, "rondel investor", f"buy italy {face}")
    assert game.decision.kind == "rondel"
    assert government(game, "italy") == governs
    assert swiss_banks(game) == banks
    assert game.view()["investor"] == 1


def test_X12_tie_of_outbidders() -> None:
    """R18.10: card holder and banker both reach 12 against 9: the card holder comes first."""
    game = position(
        players=4,
        governs={0: "austria_hungary germany", 2: "france great_britain russia"},
        bonds={"italy": {1: [9], 3: [2, 4]}},
        turn="italy",
        at={"italy": "maneuver_1"},
        treasury={"italy": 7},
        cash={0: 10, 3: 3},
        investor=0,
    )
    play(game, "rondel investor", "buy italy 12")
    assert asked(game) == ("invest", 3)
    assert government(game, "italy") == 1, "governments change only after step 3"
    play(game, "buy italy 6")
    assert government(game, "italy") == 0
    assert swiss_banks(game) == [1, 3]


def test_X12_seats_are_counted_from_the_card_holder() -> None:
    """R18.10, A53: bankers 3 and 0 tie; the card is with 2, so 3 comes before 0."""
    game = position(
        players=4,
        governs={2: "france great_britain russia austria_hungary germany"},
        bonds={"italy": {1: [9], 3: [2, 4]}},
        turn="italy",
        at={"italy": "maneuver_1"},
        treasury={"italy": 7},
        cash={0: 12, 3: 3},
        investor=2,
    )
    play(game, "rondel investor", "pass")
    assert asked(game) == ("invest", 3)
    play(game, "buy italy 6")
    assert asked(game) == ("invest", 0)
    play(game, "buy italy 12")
    assert government(game, "italy") == 3
    assert swiss_banks(game) == [0, 1]


def test_X13_returned_bond_at_once() -> None:
    """R18.8: the card holder raises 4 to 12, the banker buys the 4 in the same turn."""
    game = banker_position(
        bonds={"france": {2: [9], 0: [4]}},
        investor=0,
        cash={0: 10, 5: 4},
    )
    play(game, "rondel investor", "raise france 4 12")
    assert asked(game) == ("invest", 5)
    assert "buy france 4" in offers(game)
    play(game, "buy france 4")
    assert bonds(game, 5, "france") == [4]
    assert bonds(game, 0, "france") == [12]


def test_X14_card_passes_last() -> None:
    """R18.12, A51: the next seat has a Swiss Bank: it invests as such now and receives the card afterwards."""
    game = banker_position(investor=4, cash={4: 10, 5: 10})
    play(game, "rondel investor", "pass")
    assert asked(game) == ("invest", 5)
    assert game.view()["investor"] == 4
    play(game, "buy france 2")
    assert game.view()["investor"] == 5
    assert game.decision.kind == "rondel"


def test_X10_order_of_a_passed_investor() -> None:
    """R7.4: Italy passes Investor and lands on Import: units first, then 2 million and the investment."""
    game = italian_debt(treasury={"italy": 3})
    play(game, "rondel import")
    assert asked(game) == ("import", 1)
    money = cash(game, 5)
    play(game, "import army rome", "end")
    assert asked(game) == ("invest", 5)
    assert cash(game, 5) == money + 2
    assert units(game, "rome") == {"armies": {"italy": 1}}
    assert treasury(game, "italy") == 2, "passing pays no interest"
    play(game, "pass")
    assert game.view()["investor"] == 0
    assert game.decision.nation == "france"


def test_no_passing_from_investor_or_before_it() -> None:
    """R8.10: starting from Investor is not passing over it."""
    game = italian_debt(treasury={"italy": 0}, at={"italy": "investor"}, cash={1: 0})
    play(game, "rondel import")
    assert game.decision.kind == "rondel"
    assert game.view()["investor"] == 5


def test_two_million_without_investing() -> None:
    """R18.4, A56, A86: paid even without investing."""
    game = italian_debt(treasury={"italy": 9}, cash={5: 3})
    play(game, "rondel investor", "pass")
    assert cash(game, 5) == 5


def test_two_million_although_nothing_is_affordable() -> None:
    """Contract 6: `invest` is skipped, but the 2 million are paid."""
    game = position(
        turn="italy",
        at={"italy": "maneuver_1"},
        players=3,
        bonds={
            "austria_hungary": {0: [9], 1: [2]},
            "italy": {1: [9, 2]},
            "france": {2: [9, 2]},
            "great_britain": {0: [9], 2: [2]},
            "germany": {1: [9, 2]},
            "russia": {2: [9, 2]},
        },
        treasury={"italy": 9},
        cash={0: 0},
        investor=0,
    )
    play(game, "rondel investor")
    assert game.decision.kind == "rondel"
    assert cash(game, 0) == 2
    assert game.view()["investor"] == 1


def test_an_ungoverned_nation_gets_its_first_government() -> None:
    """R18.10, R7.2: the largest lender governs; the nation moves on its next turn and starts on any space."""
    game = banker_position(
        governs={0: "austria_hungary", 1: "italy", 2: "russia", 3: "great_britain", 4: "germany", 5: ""},
        investor=4,
        cash={4: 5, 5: 5},
    )
    play(game, "rondel investor", "buy france 2")
    assert government(game, "france") is None
    play(game, "buy france 4")
    assert government(game, "france") == 5
    assert swiss_banks(game) == []
    assert game.decision.nation == "france"
    assert len(offers(game)) == 8


def test_an_ungoverned_nation_is_skipped() -> None:
    """R7.1."""
    game = position(
        turn="italy",
        players=5,
        governs={0: "austria_hungary", 1: "italy", 2: "great_britain", 3: "germany", 4: "russia"},
    )
    play(game, "rondel taxation")
    assert game.decision.nation == "great_britain"


def test_bankers_invest_clockwise_after_the_card_holder() -> None:
    """R18.9, A57."""
    game = position(
        governs={2: "austria_hungary italy", 3: "france great_britain germany russia"},
        turn="italy",
        at={"italy": "maneuver_1"},
        treasury={"italy": 9},
        cash=dict.fromkeys(range(6), 10),
        investor=4,
    )
    play(game, "rondel investor")
    order = []
    while game.decision.kind == "invest":
        order.append(game.decision.player)
        play(game, "pass")
    assert order == [4, 5, 0, 1]


def test_a_swiss_bank_is_returned_when_a_government_is_won() -> None:
    """R18.11."""
    game = banker_position(investor=0, cash={5: 12})
    play(game, "rondel investor", "pass", "buy russia 12")
    assert government(game, "russia") == 5
    assert swiss_banks(game) == []


def test_swiss_bank_income_for_a_banker_who_passes() -> None:
    """A58, contract 6: 1 for each unused investment of a Swiss Bank, affordable or not; never for the card holder in
    step 2."""
    for money, after in ((10, 11), (0, 1)):
        game = banker_position(investor=0, cash={0: 0, 5: money}, swiss_bank_income=1)
        play(game, "rondel investor", "pass")
        if money:
            play(game, "pass")
        assert cash(game, 5) == after
        assert cash(game, 0) == 2
    used = play(
        banker_position(investor=0, cash={5: 10}, swiss_bank_income=1), "rondel investor", "pass", "buy france 2"
    )
    assert cash(used, 5) == 8
    holder = play(banker_position(investor=5, cash={5: 10}, swiss_bank_income=1), "rondel investor", "pass")
    assert cash(holder, 5) == 12


def test_the_card_moves_left_also_after_passing() -> None:
    """R18.12-13: to the left neighbor, around the table."""
    game = italian_debt(treasury={"italy": 0}, cash={1: 0})
    play(game, "rondel production_2")
    play_passively(game)
    assert game.view()["investor"] == 0


def test_interest_in_view() -> None:
    """Contract 3: `interest` is the whole interest the nation owes."""
    assert nation(italian_debt(), "italy")["interest"] == 9
