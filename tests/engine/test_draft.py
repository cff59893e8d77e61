"""R5: the bond draft."""

from typing import Any

import pytest
from tests.engine.position import asked, bonds, cash, government, offers, play, swiss_banks, treasury

import rondel

DRAFT = rondel.Options(setup="draft")


def draft(edition: str = "imperial", players: int = 3, start: int = 1, **options: Any) -> rondel.Game:
    return rondel.new_game(
        edition, players=players, start_player=start, options=rondel.Options(setup="draft", **options), seed=0
    )


@pytest.mark.parametrize(
    ("edition", "money"),
    [("imperial", {6: 15, 5: 18, 4: 22, 3: 28, 2: 40}), ("imperial_2030", {6: 13, 5: 15, 4: 19, 3: 25, 2: 37})],
)
def test_S11_draft_money(edition: str, money: dict[int, int]) -> None:
    """R5.1."""
    for players, amount in money.items():
        game = draft(edition, players, 0)
        assert [player["cash"] for player in game.view()["players"]] == [amount] * players
        assert asked(game) == ("draft", 0)


def test_S12_draft_order() -> None:
    """R5.2, R5.5: B begins; each nation's first rng sits left of the previous one; bankers at the end."""
    game = draft()
    order: dict[str, list[int]] = {}
    while game.decision.kind == "draft":
        assert game.decision.nation is not None
        order.setdefault(game.decision.nation, []).append(game.decision.player)
        wants = game.decision.player == 1 and game.decision.nation == "austria_hungary"
        play(game, "buy austria_hungary 9" if wants else "pass")
    assert list(order) == ["austria_hungary", "italy", "france", "great_britain", "germany", "russia"]
    assert list(order.values()) == [[1, 2, 0], [2, 0, 1], [0, 1, 2]] * 2
    assert government(game, "austria_hungary") == 1
    assert swiss_banks(game) == [0, 2]
    assert game.view()["investor"] == 2
    assert (game.decision.kind, game.decision.nation) == ("rondel", "austria_hungary")


def test_draft_offers() -> None:
    """R5.3: one available bond that the player can pay in full, or pass; no exchange."""
    game = draft("imperial_2030", 6, 0)
    assert set(offers(game)) == {*(f"buy russia {face}" for face in (2, 4, 6, 9, 12)), "pass"}
    play(game, "buy russia 9")
    assert (cash(game, 0), treasury(game, "russia"), bonds(game, 0, "russia")) == (4, 9, [9])
    assert set(offers(game)) == {*(f"buy russia {face}" for face in (2, 4, 6, 12)), "pass"}
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("buy russia 9")
    assert refused.value.rule == "R1.3"
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("buy russia 16")
    assert refused.value.rule == "R5.3"
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("buy china 2")
    assert refused.value.rule.startswith("R5")


def test_the_highest_bond_governs() -> None:
    """R5.4; governments appear nation by nation (contract 6)."""
    game = draft("imperial", 3, 0)
    play(game, "buy austria_hungary 4", "buy austria_hungary 12")
    assert government(game, "austria_hungary") is None
    play(game, "buy austria_hungary 6")
    assert government(game, "austria_hungary") == 1
    assert game.view()["investor"] is None
    assert swiss_banks(game) == []


def test_players_who_cannot_pay_are_skipped_in_the_draft() -> None:
    """R5.3, A7, contract 6: players who cannot afford a bond are not asked."""
    game = draft("imperial_2030", 2, 0)
    play(game, "buy russia 30", "pass", "buy china 2", "buy china 6")
    assert cash(game, 0) == 1
    while game.decision.kind == "draft":
        assert game.decision.player == 1
        play(game, "pass")


def test_investor_card_after_a_draft_with_ungoverned_nations() -> None:
    """R5.6, A3: the first two nations ungoverned: left of the third one's government."""
    game = draft("imperial", 4, 0)
    while game.decision.kind == "draft":
        wants = game.decision.nation == "france" and game.decision.player == 2
        play(game, "buy france 6" if wants else "pass")
    assert game.view()["investor"] == 3
    assert (game.decision.nation, game.decision.player) == ("france", 2)
    assert swiss_banks(game) == [0, 1, 3]


def test_void_draft_is_repeated_and_three_end_the_game() -> None:
    """R5.7, A6: if all players always pass, the next start player begins; after three void drafts the game is over and
    all seats win."""
    game = draft("imperial", 3, 1)
    firsts = []
    count = 0
    while not game.over:
        if game.decision.nation == "austria_hungary" and count % 18 == 0:
            firsts.append(game.decision.player)
        play(game, "pass")
        count += 1
    assert firsts == [1, 2, 0]
    assert count == 54
    assert list(game.winners) == [0, 1, 2]
    assert game.view()["over"] is True
    assert game.view()["result"]["winners"] == [0, 1, 2]
    restored = rondel.Game.from_json(game.to_json())
    assert restored.over
    assert list(restored.winners) == [0, 1, 2]


def test_a_sale_in_the_second_draft_starts_the_game() -> None:
    """A6."""
    game = draft("imperial", 2, 0)
    for _ in range(12):
        play(game, "pass")
    assert asked(game) == ("draft", 1)
    play(game, "buy austria_hungary 9")
    while game.decision.kind == "draft":
        play(game, "pass")
    assert (game.decision.kind, game.decision.nation) == ("rondel", "austria_hungary")


def test_draft_without_card_starts_with_the_first_governed_nation() -> None:
    """R22.D: variants combine."""
    game = draft("imperial_2030", 3, 0, investor_card=False)
    while game.decision.kind == "draft":
        play(game, "buy china 9" if "buy china 9" in offers(game) else "pass")
    assert game.decision.nation == "china"
    assert game.view()["investor"] is None


def test_gifts_during_the_draft() -> None:
    """R24: gifts are accepted at every decision, even to an ungoverned nation (A79)."""
    game = draft("imperial", 3, 0)
    game.give(2, "russia", 3)
    assert (treasury(game, "russia"), cash(game, 2)) == (3, 25)
    assert asked(game) == ("draft", 0)
