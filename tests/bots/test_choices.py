"""Guarantees for a bot's choices: reproducible, independent of hidden information, always with a reason."""

from __future__ import annotations

import pytest
from tests.bots.positions import positions

import rondel
from rondel import bots
from rondel.bots.reasons import CODES
from rondel.bots.search import findings
from rondel.locales import has, text


@pytest.mark.parametrize("edition", rondel.editions())
@pytest.mark.parametrize("name", ["random", "greedy", "easy", "medium", "hard", "expert"])
def test_a_restarted_bot_makes_the_same_choices(edition: str, name: str) -> None:
    """A bot process may restart at any decision, so choices must not depend on memory."""
    old = bots.make(name, seed=5)
    every = 40 if name in ("hard", "expert") else 7
    for game in positions(edition, rondel.Options(max_rounds=12), every, seed=2):
        decision = game.decision
        view = game.seat_view(decision.player)
        first = old.choose(view, decision)
        second = bots.make(name, seed=5).choose(game.copy().seat_view(decision.player), decision)
        assert str(first) == str(second)


@pytest.mark.parametrize("name", ["greedy", "medium", "hard", "expert"])
def test_hidden_cash_of_others_changes_no_choice(name: str) -> None:
    """A12: with hidden cash a bot knows its own, and counts that of others from public payments."""
    options = rondel.Options(cash="hidden", max_rounds=10)
    bot = bots.make(name, seed=1)
    every = 40 if name in ("hard", "expert") else 9
    for game in positions("imperial", options, every, seed=4):
        decision = game.decision
        if decision.kind == "swiss_bank":
            continue  # the offer itself shows whether a gift could close the gap
        other = game.copy()
        for seat in range(4):
            if seat != decision.player:
                other.state.cash[seat] += 7 + seat
        assert str(bot.choose(game.seat_view(decision.player), decision)) == str(
            bot.choose(other.seat_view(decision.player), other.decision)
        )


@pytest.mark.parametrize("edition", rondel.editions())
def test_every_reason_has_a_known_code_and_a_text(edition: str) -> None:
    say = text("en")
    bot = bots.make("medium", seed=1)
    seen = set()
    for game in positions(edition, rondel.Options(max_rounds=15), 1, seed=6):
        decision = game.decision
        bot.choose(game.seat_view(decision.player), decision)
        assert bot.reason is not None
        code, params, _ = bot.reason
        seen.add(code)
        assert code in CODES
        sentence = say(f"reason-{code}", **params)
        assert sentence != f"reason-{code}"
        assert "{" not in sentence
    assert len(seen) > 15


def test_catalogs_have_every_reason_and_every_bot() -> None:
    for code in (*CODES, *findings.CODES):
        assert has(f"reason-{code}"), code
    for name in bots.names():
        assert has(f"bot-{name}"), name
        assert has(f"bot-{name}-about"), name
        assert bots.describe(name)


def test_bots_are_listed_weakest_first() -> None:
    assert bots.names()[:7] == ("random", "easy", "greedy", "medium", "hard", "expert", "master")


def test_an_unknown_bot_raises_a_clear_error() -> None:
    with pytest.raises(bots.UnknownBot, match="There is no bot called 'grand_master'"):
        bots.make("grand_master")
