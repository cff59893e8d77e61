"""Characters differ by behavior in whole games, and their preferences are bounded."""

from __future__ import annotations

from collections import Counter

import pytest
from benchmarks.character_bots import CHARACTERS, COUNTED, action_counts
from tests.bots.test_master import ending

import rondel
from rondel import bots
from rondel.bots.levels import MasterBot
from rondel.bots.search.characters import MAX_PREFERENCE, Character, with_preference
from rondel.bots.search.halving import Candidate

GAMES = 4
ROUNDS = 14


def habits() -> dict[str, dict[str, float]]:
    """Return the frequencies of each character's actions per turn, over a few games on both boards; seats rotate."""
    done = {name: Counter[str]() for name in CHARACTERS}
    for edition in rondel.editions():
        for number in range(GAMES):
            seated = [CHARACTERS[(seat + number) % 4] for seat in range(4)]
            for name, found in zip(seated, action_counts(edition, seated, number, 0.03, ROUNDS)[0], strict=True):
                done[name] += found
    return {
        name: {habit: sum(found[code] for code in codes) / found["turns"] for habit, codes in COUNTED.items()}
        for name, found in done.items()
    }


@pytest.mark.slow
def test_each_character_does_its_speciality_most_often(subtests: pytest.Subtests) -> None:
    """At least 10 % more than any other character."""
    found = habits()
    named = {"builder": "factories", "banker": "new bonds", "raider": "battles", "opportunist": "Taxation"}
    for name, habit in named.items():
        with subtests.test(name):
            most = found[name][habit]
            assert all(most > 1.1 * found[other][habit] for other in CHARACTERS if other != name), found


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_takes_a_certain_win(name: str) -> None:
    """R21.1: decided games ignore preferences."""
    game = ending(cash=4, italy="maneuver_2", rival=4)
    bot = bots.make(name, seed=1, thinking_time=0.02)
    assert str(bot.choose(game.seat_view(0), game.decision)) == "rondel taxation"


def test_preferences_are_bounded_and_masters_have_none() -> None:
    game = rondel.new_game("imperial", players=4, seed=1)
    wild = Character({"factory_space": 9.0, "production_space": -9.0})
    actions = game.decision.actions
    found = {with_preference(wild, game.state, Candidate(action), len(actions), ()).bonus for action in actions}
    assert found == {MAX_PREFERENCE, -MAX_PREFERENCE, 0.0}
    assert MAX_PREFERENCE <= 0.025
    assert MasterBot.character is None
