"""Thinking time: more of it plays candidates on more often, less of it considers less; both by counts."""

from __future__ import annotations

import pytest

import rondel
from rondel import bots
from rondel.bots.evaluation.weights import Style
from rondel.bots.levels import ExpertBot
from rondel.bots.search.context import SearchContext


def thoughts(monkeypatch: pytest.MonkeyPatch, seconds: float | None) -> int:
    """How many nations' turns an expert plays in thought before its first choice of a space."""
    played = 0
    really = SearchContext.worth

    def counted(
        self: SearchContext, action: rondel.Action, seat: int, turns: int, style: Style | None = None, sample: int = 0
    ) -> float:
        nonlocal played
        played += turns
        return really(self, action, seat, turns, style, sample)

    with monkeypatch.context() as patch:
        patch.setattr(SearchContext, "worth", counted)
        game = rondel.new_game("imperial", players=3, seed=4)
        bot = bots.make("expert", seed=1, thinking_time=seconds)
        bot.choose(game.seat_view(game.decision.player), game.decision)
    return played


def test_more_time_thinks_more_and_less_time_less(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = thoughts(monkeypatch, None)
    assert thoughts(monkeypatch, 1.0) == usual
    assert thoughts(monkeypatch, 2.0) > 5 * usual
    assert thoughts(monkeypatch, 0.1) < usual / 3
    assert thoughts(monkeypatch, 0.01) < usual / 3


@pytest.mark.parametrize("seconds", [0.01, 1.5])
def test_the_same_time_gives_the_same_choice(seconds: float) -> None:
    game = rondel.new_game("imperial_2030", players=4, seed=2)
    decision = game.decision
    first, second = (
        str(bots.make("expert", seed=3, thinking_time=seconds).choose(game.seat_view(decision.player), decision))
        for _ in range(2)
    )
    assert first == second


def test_bots_that_do_not_look_ahead_take_it_calmly() -> None:
    game = rondel.new_game("imperial", players=3, seed=4)
    decision = game.decision
    for name in ("random", "greedy", "easy", "medium", "hard"):
        usual, patient = (
            str(bots.make(name, seed=1, thinking_time=seconds).choose(game.seat_view(decision.player), decision))
            for seconds in (None, 9.0)
        )
        assert usual == patient


class AlwaysLate(ExpertBot):
    """An expert on a machine so slow that the brake comes after the first candidate; it counts as usual."""

    level = ExpertBot.level._replace(seconds=1e-9)


def test_without_the_brake_a_slow_machine_gives_the_same_game() -> None:
    """`bot.brake = False`, as in `rondel simulate`: counts alone bound what is thought."""
    game = rondel.new_game("imperial", players=3, seed=4)
    braked = 0
    while game.round < 4:
        decision = game.decision
        view = game.seat_view(decision.player)
        usual, late, slow = ExpertBot(1), AlwaysLate(1), AlwaysLate(1)
        late.time_limited = False
        choice = usual.choose(view, decision)
        assert late.choose(view, decision) == choice
        braked += slow.choose(view, decision) != choice
        game.play(choice)
    assert braked, "the brake does nothing, so leaving it out shows nothing"
