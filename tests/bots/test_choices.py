"""What is promised of a bot's choices: the same for the same sight, nothing known that is hidden, always a reason."""

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
def test_a_new_bot_chooses_as_one_that_has_played_on(edition: str, name: str) -> None:
    """A bot process may be restarted at any decision: nothing remembered may change a choice."""
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
    """A12: with hidden cash a bot knows its own, and counts that of others from what everybody has seen."""
    options = rondel.Options(cash="hidden", max_rounds=10)
    bot = bots.make(name, seed=1)
    every = 40 if name in ("hard", "expert") else 9
    for game in positions("imperial", options, every, seed=4):
        decision = game.decision
        if decision.kind == "swiss_bank":
            continue  # whether a gift could close the gap shows in the offer itself
        other = game.copy()
        for seat in range(4):
            if seat != decision.player:
                other.state.cash[seat] += 7 + seat
        assert str(bot.choose(game.seat_view(decision.player), decision)) == str(
            bot.choose(other.seat_view(decision.player), other.decision)
        )


@pytest.mark.parametrize("edition", rondel.editions())
def test_every_reason_is_a_known_code_with_a_text(edition: str) -> None:
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


def test_catalogue_has_every_reason_and_every_bot() -> None:
    for code in (*CODES, *findings.CODES):
        assert has(f"reason-{code}"), code
    for name in bots.names():
        assert has(f"bot-{name}"), name
        assert has(f"bot-{name}-about"), name
        assert bots.describe(name)


def test_bots_are_listed_weakest_first() -> None:
    assert bots.names()[:7] == ("random", "easy", "greedy", "medium", "hard", "expert", "master")


def test_missing_bot_is_refused_with_a_sentence() -> None:
    with pytest.raises(bots.UnknownBot, match="There is no bot called 'grand_master'"):
        bots.make("grand_master")
