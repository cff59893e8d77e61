"""A12: all payments are public, so the cash of all players can be derived from them."""

from __future__ import annotations

import random

import pytest

import rondel

VARIANTS: list[dict[str, object]] = [
    {},
    {"setup": "draft"},
    {"investor_card": False},
    {"swiss_bank_income": 1},
    {"gifts": "own"},
]


def games(edition: str, players: int, options: dict[str, object], seed: int) -> rondel.Game:
    """Play a random game with hidden cash and occasional gifts."""
    game = rondel.new_game(edition, players, {"cash": "hidden", "max_rounds": 12, **options}, seed=seed)
    rng = random.Random(seed)
    while not game.over:
        assert game.tally() == game.state.cash
        nation = rng.choice(game.edition.nations).id
        giver = rng.randrange(players)
        if rng.random() < 0.05 and game.gift_limit(giver, nation):
            game.give(giver, nation, 1)
            continue
        game.play(rng.choice(game.decision.actions))
    return game


@pytest.mark.parametrize("edition", rondel.editions())
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_tally_derives_all_cash_from_payments(edition: str, variant: int) -> None:
    game = games(edition, 2 + variant, VARIANTS[variant], seed=variant)
    assert game.tally() == game.state.cash


def test_tally_accepts_events_stored_elsewhere() -> None:
    game = games("imperial", 4, {}, seed=8)
    saved = rondel.Game.from_json(game.to_json())
    assert saved.tally() is None
    assert saved.tally(game.events_since()) == game.state.cash
    counted = saved.tally(game.events_since())
    assert saved.seat_view(0, counted).tally() == game.state.cash


def test_tally_is_none_without_history() -> None:
    game = rondel.new_game("imperial", 3, {"cash": "hidden"}, seed=1)
    assert game.seat_view(0).tally() == game.state.cash
    assert game.position().seat_view(0).tally() is None
    assert game.seat_view(1).imagine().tally() is None
