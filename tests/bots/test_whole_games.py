"""Every bot plays whole games: both boards, two to six players, all variants, only offered actions."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import rondel
from rondel import bots
from rondel.bots import may_choose

QUICK = ("random", "greedy", "easy", "medium")
VARIANTS: tuple[dict[str, object], ...] = (
    {},
    {"setup": "draft"},
    {"investor_card": False},
    {
        "setup": "draft",
        "investor_card": False,
        "cash": "hidden",
        "swiss_bank_without_card": "additional",
        "swiss_bank_income": 1,
    },
    {"late_fleet_battles": True, "gifts": "off", "gift_to_force": False, "cash": "hidden"},
)


def play(edition: str, names: list[str], options: rondel.Options, seed: int, until: int | None = None) -> rondel.Game:
    """Play a game between bots, checking that every choice is offered and has a reason."""
    game = rondel.new_game(edition, players=len(names), seed=seed, options=options)
    players = [bots.make(name, seed=seat) for seat, name in enumerate(names)]
    for seat, player in enumerate(players):
        player.new_game(seat, game.seat_view(seat))
    while not game.over and (until is None or game.version < until):
        decision = game.decision
        choice = players[decision.player].choose(game.seat_view(decision.player), decision)
        assert may_choose(game, str(choice))
        game.play(choice)
    return game


def tables() -> list[Any]:
    """Return variants, numbers of players and boards; each occurs in every run, all combinations before a release."""
    return [
        pytest.param(
            edition, players, variant, marks=() if (players + variant + place) % 5 == 0 else pytest.mark.release
        )
        for place, edition in enumerate(rondel.editions())
        for players in (2, 3, 4, 5, 6)
        for variant in range(len(VARIANTS))
    ]


@pytest.mark.parametrize(("edition", "players", "variant"), tables())
def test_quick_bots_play_every_variant_to_the_end(edition: str, players: int, variant: int) -> None:
    options = rondel.Options(max_rounds=40, **VARIANTS[variant])  # type: ignore[arg-type]
    names = list(itertools.islice(itertools.cycle(QUICK[variant % 4 :] + QUICK[: variant % 4]), players))
    game = play(edition, names, options, seed=players * 10 + variant)
    assert game.over


@pytest.mark.parametrize("edition", rondel.editions())
@pytest.mark.parametrize(("bot", "players"), [("hard", 3), ("expert", 4)])
def test_lookahead_bots_play_legally(edition: str, bot: str, players: int) -> None:
    options = rondel.Options(max_rounds=3)
    game = play(edition, [bot, *["medium"] * (players - 1)], options, seed=3)
    assert game.over


@pytest.mark.parametrize("edition", rondel.editions())
def test_a_table_of_medium_bots_ends_the_game_by_power_points(edition: str) -> None:
    """R21.1, rather than playing in circles."""
    game = play(edition, ["medium"] * 4, rondel.Options(max_rounds=60), seed=11)
    assert max(game.state.power) == 25
    assert game.round < 60
