"""R22.B: the variant without the investor card."""

from typing import Any

from tests.engine.position import (
    asked,
    bonds,
    cash,
    government,
    offers,
    play,
    position,
    swiss_banks,
    treasury,
)

import rondel


def no_card(**more: object) -> rondel.Game:
    setting: dict[str, Any] = {
        "players": 4,
        "governs": {0: "austria_hungary russia", 1: "france great_britain", 2: "italy", 3: "germany"},
        "turn": "italy",
        "cash": {0: 5, 1: 5, 2: 3, 3: 5},
        "investor_card": False,
        **more,
    }
    return position(**setting)


def pass_all_investments(game: rondel.Game) -> list[tuple[int, str | None]]:
    """Pass at every `invest` decision; return the players asked, with the nations."""
    order = []
    while not game.over and game.decision.kind == "invest":
        order.append((game.decision.player, game.decision.nation))
        game.play("pass")
    return order


def test_E45_round_of_investment() -> None:
    """R22.B2: after Italy's turn its government C invests first, then D, A, B, in Italy only; then France moves."""
    game = no_card()
    play(game, "rondel taxation")
    assert asked(game) == ("invest", 2)
    assert game.decision.nation == "italy"
    assert set(offers(game)) == {"buy italy 2", "raise italy 9 12", "pass"}
    assert pass_all_investments(game) == [(2, "italy"), (3, "italy"), (0, "italy"), (1, "italy")]
    assert (game.decision.kind, game.decision.nation) == ("rondel", "france")
    assert game.view()["investor"] is None


def test_E45_in_2030() -> None:
    """R22.B2 with China, then India."""
    game = position(
        "imperial_2030",
        players=4,
        turn="china",
        investor_card=False,
        cash=dict.fromkeys(range(4), 9),
        governs={0: "russia", 1: "india europe", 2: "china", 3: "brazil usa"},
    )
    play(game, "rondel taxation")
    assert [seat for seat, _ in pass_all_investments(game)] == [2, 3, 0, 1]
    assert game.decision.nation == "india"


def test_E45_landing_pays_interest_only_and_passing_nothing() -> None:
    """R22.B1: landing pays no 2 million; passing over Investor triggers nothing."""
    landed = no_card(at={"italy": "maneuver_1"}, treasury={"italy": 10})
    play(landed, "rondel investor")
    assert cash(landed, 2) == 3 + 4
    assert treasury(landed, "italy") == 6
    assert [cash(landed, seat) for seat in (0, 1, 3)] == [5, 5, 5]
    assert pass_all_investments(landed) == [(seat, "italy") for seat in (2, 3, 0, 1)]
    passed = no_card(at={"italy": "maneuver_1"}, factories={"italy": ["rome"]})
    play(passed, "rondel production_2", "end")
    assert pass_all_investments(passed) == [(seat, "italy") for seat in (2, 3, 0, 1)]
    assert cash(passed, 2) == 3


def test_E45_swiss_banks_choose_any_nation() -> None:
    """R22.B3, A65 free choice: the banker invests once, in any nation, on their turn in the round."""
    game = no_card(governs={0: "austria_hungary russia france", 1: "", 2: "italy great_britain", 3: "germany"})
    assert swiss_banks(game) == [1]
    play(game, "rondel taxation", "pass", "pass", "pass")
    assert asked(game) == ("invest", 1)
    assert {"buy italy 2", "buy france 2", "buy russia 4"} <= set(offers(game))
    play(game, "buy russia 4")
    assert bonds(game, 1, "russia") == [4]
    assert (game.decision.kind, game.decision.nation) == ("rondel", "france")


def test_additional_swiss_bank_investments() -> None:
    """A65 additional: the bankers take part in the round like all others and then invest once more in any nation,
    clockwise."""
    game = no_card(
        governs={0: "", 1: "", 2: "italy great_britain france russia austria_hungary", 3: "germany"},
        swiss_bank_without_card="additional",
    )
    play(game, "rondel taxation")
    seen = []
    while game.decision.kind == "invest":
        seen.append((game.decision.player, all("italy" in t for t in offers(game) if t != "pass")))
        play(game, "pass")
    assert seen == [(2, True), (3, True), (0, True), (1, True), (0, False), (1, False)]


def test_government_check_after_the_round() -> None:
    """R22.B4: governments are checked after the round; ties go clockwise from the government that opened it."""
    game = no_card(cash={0: 12, 1: 12, 2: 0, 3: 0}, bonds={"italy": {2: [9]}})
    play(game, "rondel taxation")
    assert asked(game) == ("invest", 0)
    play(game, "buy italy 12")
    assert government(game, "italy") == 2
    play(game, "buy italy 6")
    assert government(game, "italy") == 0
    assert swiss_banks(game) == [2]


def test_ties_from_the_opening_government() -> None:
    """A66: D and A both reach 12 over C's 9; D is nearer to C."""
    game = no_card(
        cash={0: 6, 1: 0, 2: 0, 3: 12},
        bonds={"italy": {2: [9], 0: [2, 4]}},
    )
    play(game, "rondel taxation")
    assert asked(game) == ("invest", 3)
    play(game, "buy italy 12", "buy italy 6")
    assert government(game, "italy") == 3


def test_X33_no_card_ungoverned_next_nation() -> None:
    """R22.B6: round for Italy, then one for ungoverned France, both opened by A; B buys, governs France and France
    moves now."""
    game = position(
        players=3,
        governs={0: "italy", 1: "austria_hungary great_britain", 2: "germany russia"},
        turn="italy",
        cash={0: 5, 1: 9, 2: 5},
        investor_card=False,
    )
    play(game, "rondel taxation")
    order = []
    while game.decision.kind == "invest":
        order.append((game.decision.player, game.decision.nation))
        play(game, "buy france 4" if order[-1] == (1, "france") else "pass")
    assert order == [(0, "italy"), (1, "italy"), (2, "italy"), (0, "france"), (1, "france"), (2, "france")]
    assert government(game, "france") == 1
    assert (game.decision.kind, game.decision.nation, game.decision.player) == ("rondel", "france", 1)
    assert len(offers(game)) == 8
    play(game, "rondel taxation")
    assert pass_all_investments(game)[0] == (1, "france"), "A89: its new government opens the regular round"
    assert game.decision.nation == "great_britain"


def test_an_ungoverned_nation_without_buyers_is_skipped() -> None:
    """R22.B6: the nation is skipped, and the same applies to the next one."""
    game = position(
        players=3,
        governs={0: "italy", 1: "austria_hungary", 2: "germany russia"},
        turn="italy",
        cash={0: 5, 1: 5, 2: 5},
        investor_card=False,
    )
    play(game, "rondel taxation")
    assert [name for _, name in pass_all_investments(game)] == ["italy"] * 3 + ["france"] * 3 + ["great_britain"] * 3
    assert game.decision.nation == "germany"


def test_the_extra_round_is_opened_by_the_government_after_the_check() -> None:
    """Contract 6: B takes over Italy in its own round and then opens the round for France."""
    game = position(
        players=3,
        governs={0: "italy", 1: "austria_hungary great_britain", 2: "germany russia"},
        turn="italy",
        cash={0: 5, 1: 20, 2: 5},
        investor_card=False,
    )
    play(game, "rondel taxation", "pass", "buy italy 12", "pass")
    assert government(game, "italy") == 1
    assert asked(game) == ("invest", 1)
    assert game.decision.nation == "france"


def test_first_nation_ungoverned_at_the_start() -> None:
    """A67: its round comes after the sixth nation; at the start it is skipped."""
    game = rondel.new_game(
        "imperial",
        players=4,
        deal=["italy", "great_britain", "germany", "russia"],
        options=rondel.Options(investor_card=False),
        seed=1,
    )
    assert government(game, "austria_hungary") is None
    assert (game.decision.kind, game.decision.nation) == ("rondel", "italy")
    seen = []
    while not (game.decision.kind == "invest" and game.decision.nation == "austria_hungary"):
        if game.decision.kind == "rondel":
            seen.append(game.decision.nation)
        play(game, "rondel taxation" if game.decision.kind == "rondel" else "pass")
    assert seen == ["italy", "france", "great_britain", "germany", "russia"]
    assert game.decision.player == government(game, "russia")
    play(game, "buy austria_hungary 2")
    assert government(game, "austria_hungary") == 3, "nobody else can afford anything"
    assert (game.decision.kind, game.decision.nation) == ("rondel", "austria_hungary")
    assert game.view()["round"] == 2


def test_max_rounds_before_the_extra_round() -> None:
    """Contract 6: the limit is tested before an extra round for an ungoverned first nation."""
    game = rondel.new_game(
        "imperial",
        players=4,
        deal=["italy", "great_britain", "germany", "russia"],
        options=rondel.Options(investor_card=False, max_rounds=1),
        seed=1,
    )
    while not game.over:
        assert game.decision.nation != "austria_hungary"
        play(game, "rondel taxation" if game.decision.kind == "rondel" else "pass")
    assert game.view()["round"] == 1


def test_the_turn_that_ends_the_game_has_no_round() -> None:
    """R22.B7."""
    game = no_card(power={"italy": 24}, flags={"norway": "italy", "sweden": "italy"})
    play(game, "rondel taxation")
    assert game.over


def test_income_of_swiss_banks_without_card() -> None:
    """A58, contract 6: with free choice for the banker's only investment, with additional for the extra one only."""
    for mode, after in (("free_choice", 6), ("additional", 6)):
        game = no_card(
            governs={0: "austria_hungary russia france", 1: "", 2: "italy great_britain", 3: "germany"},
            swiss_bank_without_card=mode,
            swiss_bank_income=1,
        )
        play(game, "rondel taxation")
        pass_all_investments(game)
        assert cash(game, 1) == after


def test_players_who_cannot_invest_are_skipped() -> None:
    """Contract 6: a player who cannot afford anything is skipped."""
    game = no_card(cash={0: 0, 1: 1, 2: 0, 3: 5})
    play(game, "rondel taxation")
    assert pass_all_investments(game) == [(3, "italy")]
