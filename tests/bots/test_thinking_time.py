"""Thinking time: more of it adds samples, less of it reduces candidates and depth; both by counts."""

from __future__ import annotations

import pytest

import rondel
from rondel import bots, fast
from rondel.bots.evaluation.weights import Style
from rondel.bots.levels import ExpertBot
from rondel.bots.search.context import SearchContext


def turns_played_ahead(monkeypatch: pytest.MonkeyPatch, seconds: float | None) -> int:
    """Return how many turns an expert plays ahead before its first choice of a space."""
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


def test_thinking_time_scales_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = turns_played_ahead(monkeypatch, None)
    assert turns_played_ahead(monkeypatch, 1.0) == usual
    assert turns_played_ahead(monkeypatch, 2.0) > 5 * usual
    assert turns_played_ahead(monkeypatch, 0.1) < usual / 3
    assert turns_played_ahead(monkeypatch, 0.01) < usual / 3


@pytest.mark.parametrize("seconds", [0.01, 1.5])
def test_the_same_time_gives_the_same_choice(seconds: float) -> None:
    game = rondel.new_game("imperial_2030", players=4, seed=2)
    decision = game.decision
    first, second = (
        str(bots.make("expert", seed=3, thinking_time=seconds).choose(game.seat_view(decision.player), decision))
        for _ in range(2)
    )
    assert first == second


def test_thinking_time_does_not_change_bots_without_deep_lookahead() -> None:
    game = rondel.new_game("imperial", players=3, seed=4)
    decision = game.decision
    for name in ("random", "greedy", "easy", "medium", "hard"):
        usual, longer = (
            str(bots.make(name, seed=1, thinking_time=seconds).choose(game.seat_view(decision.player), decision))
            for seconds in (None, 9.0)
        )
        assert usual == longer


class AlwaysLate(ExpertBot):
    """An expert on a machine so slow that the time limit stops it after the first candidate."""

    level = ExpertBot.level._replace(seconds=1e-9)


def test_without_a_time_limit_a_slow_machine_gives_the_same_game() -> None:
    """`bot.time_limited = False`, as in `rondel simulate`: only counts limit the search."""
    game = rondel.new_game("imperial", players=3, seed=4)
    cut_short = 0
    while game.round < 4:
        decision = game.decision
        view = game.seat_view(decision.player)
        usual, late, slow = ExpertBot(1), AlwaysLate(1), AlwaysLate(1)
        late.time_limited = False
        choice = usual.choose(view, decision)
        assert late.choose(view, decision) == choice
        cut_short += slow.choose(view, decision) != choice
        game.play(choice)
    assert cut_short, "the time limit must change some choice for this test to be meaningful"


def test_deprecated_names_still_work() -> None:
    """Contract 8: `brake` and `Mind` are aliases of `time_limited` and `Evaluator`."""
    bot = bots.make("expert", seed=1)
    bot.brake = False
    assert not bot.time_limited
    assert not bot.brake
    assert fast.Mind is fast.Evaluator
