"""`master`: reproducible by seed, legal in every variant, exact at the end of the game."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.bots.positions import positions
from tests.bots.test_whole_games import VARIANTS, play

import rondel
from rondel import bots
from rondel.bots.levels import MasterBot
from rondel.bots.search.context import Clock, expected_cash, expected_game, sampled_games, unknown_seats
from rondel.bots.search.halving import Candidate, Sample, Verdict, sequential_halving


class SmallMaster(MasterBot):
    """A master with few samples, for speed."""

    name = "small_master"
    samples = 12
    answer_samples = 4


def small(seed: int) -> SmallMaster:
    bot = SmallMaster(seed)
    bot.time_limited = False
    return bot


def choice(game: rondel.Game, seed: int) -> str:
    decision = game.decision
    return str(small(seed).choose(game.seat_view(decision.player), decision))


@pytest.mark.parametrize("edition", rondel.editions())
def test_the_same_seed_gives_the_same_choices_and_others_vary(edition: str) -> None:
    """Choices are predictable only with the seed."""
    varied = 0
    for game in positions(edition, rondel.Options(max_rounds=8), 11, seed=2):
        found = {seed: choice(game, seed) for seed in range(4)}
        assert choice(game.copy(), 3) == found[3]
        varied += len(set(found.values())) > 1
    assert varied


@pytest.mark.parametrize("edition", rondel.editions())
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_it_plays_every_variant_legally(edition: str, variant: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(MasterBot, "samples", 12)
    monkeypatch.setattr(MasterBot, "answer_samples", 4)
    options = rondel.Options(max_rounds=1, **VARIANTS[variant])  # type: ignore[arg-type]
    players = 2 + variant
    assert play(edition, ["master", *["medium"] * (players - 1)], options, seed=3).over


def test_hidden_cash_of_others_changes_no_choice() -> None:
    """A12: it is counted from public payments."""
    for game in positions("imperial", rondel.Options(cash="hidden", max_rounds=6), 31, seed=4):
        other = game.copy()
        for seat in range(4):
            if seat != game.decision.player:
                other.state.cash[seat] += 7 + seat
        if game.decision.kind != "swiss_bank":  # the offer itself shows whether a gift could close the gap
            assert choice(game, 1) == choice(other, 1)


def test_hidden_cash_is_counted() -> None:
    """A12: every payment is public, so the amounts can be counted."""
    for game in positions("imperial", rondel.Options(cash="hidden", max_rounds=6), 31, seed=4):
        view = game.seat_view(game.decision.player)
        assert not unknown_seats(view)
        assert expected_game(view).state.cash == game.state.cash


def test_unknown_cash_is_sampled_around_the_usual_amount_of_the_round() -> None:
    """If the past is unknown."""
    game = rondel.new_game("imperial", players=4, seed=1, options=rondel.Options(cash="hidden"))
    view = game.position().seat_view(0)
    assert unknown_seats(view) == [1, 2, 3]
    drawn = [imagined.state.cash for imagined in sampled_games(view, 40, random.Random(1))]
    assert {cash[0] for cash in drawn} == {game.state.cash[0]}
    assert len({cash[1] for cash in drawn}) > 3
    assert max(cash[1] for cash in drawn) <= round(2 * expected_cash(view))


def ending(cash: int, italy: str, rival: int) -> rondel.Game:
    """Return a game in which Italy is one Taxation from 25 points, with this cash of the rival."""
    view: dict[str, Any] = {
        "edition": "imperial",
        "players": [
            {"seat": 0, "name": "Ada", "cash": cash, "bonds": {"italy": [12, 9], "france": [2]}},
            {"seat": 1, "name": "Bruno", "cash": rival, "bonds": {"france": [9], "italy": [2], "russia": [9]}},
        ],
        "investor": 1,
        "turn": {"nation": "italy", "number": 50},
        "round": 12,
        "nations": {
            "italy": {"treasury": 5, "power": 24, "rondel": italy},
            "france": {"treasury": 5, "power": 12, "rondel": "import"},
            "russia": {"treasury": 5, "power": 12, "rondel": "import"},
        },
        "regions": {"tunis": {"flag": "italy"}, "algeria": {"flag": "italy"}, "spain": {"flag": "italy"}},
    }
    return rondel.Game.from_view(view)


def score_after_taxation(game: rondel.Game) -> tuple[int, int]:
    after = game.copy()
    after.play("rondel taxation")
    assert after.over
    first, second = after.scores
    return first, second


def test_a_certain_win_is_taken() -> None:
    """R21.1."""
    game = ending(cash=4, italy="maneuver_2", rival=4)
    assert all(choice(game, seed) == "rondel taxation" for seed in range(3))


def test_the_surcharge_of_the_last_move_counts() -> None:
    """R8.4, R21.2: a Taxation wins if free, and is not played if its price costs the lead."""
    free, dear = (ending(cash=20, italy=space, rival=0) for space in ("maneuver_2", "investor"))
    lead = score_after_taxation(free)
    rival = lead[0] - lead[1] - 1  # Ada wins by one million if the move is free
    free, dear = (ending(cash=20, italy=space, rival=rival) for space in ("maneuver_2", "investor"))
    assert "rondel taxation" in dear.decision.actions
    ahead, behind = score_after_taxation(free), score_after_taxation(dear)
    assert ahead[0] > ahead[1]
    assert behind[0] < behind[1]
    assert choice(free, 1) == "rondel taxation"
    assert all(choice(dear, seed) != "rondel taxation" for seed in range(3))


def threatened() -> rondel.Game:
    """Return a game in which Italy, moving next, reaches 25 for Bruno; only Ada's own Taxation keeps her ahead."""
    seas = {"western_mediterranean_sea": {"flag": "italy"}, "ionian_sea": {"flag": "austria_hungary"}}
    lands = {name: {"flag": "italy"} for name in ("tunis", "algeria", "spain")}
    balkans = {name: {"flag": "austria_hungary"} for name in ("greece", "west_balkan", "romania", "turkey")}
    view: dict[str, Any] = {
        "edition": "imperial",
        "players": [
            {"seat": 0, "name": "Ada", "cash": 15, "bonds": {"austria_hungary": [12, 9], "italy": [2]}},
            {"seat": 1, "name": "Bruno", "cash": 0, "bonds": {"italy": [9, 4], "austria_hungary": [2]}},
        ],
        "investor": 1,
        "turn": {"nation": "austria_hungary", "number": 50},
        "round": 12,
        "nations": {
            "austria_hungary": {"treasury": 6, "power": 9, "rondel": "import"},
            "italy": {"treasury": 5, "power": 24, "rondel": "maneuver_2"},
        },
        "regions": {**seas, **lands, **balkans},
    }
    return rondel.Game.from_view(view)


def test_a_loss_next_turn_is_prevented() -> None:
    """R21.1-2, two turns ahead: after any other move Bruno ends the game and wins."""
    game = threatened()
    saving = set()
    for action in game.decision.actions:
        after = game.copy()
        after.play(action)
        while after.decision.kind != "rondel":
            after.play(bots.make("medium").choose(after.seat_view(after.decision.player), after.decision))
        after.play("rondel taxation")
        assert after.over
        if list(after.winners) == [0]:
            saving.add(action.text)
    assert saving == {"rondel taxation"}
    assert {choice(game, seed) for seed in range(4)} == saving


def test_sequential_halving_finds_the_best_within_its_budget() -> None:
    """Weak candidates drop out; the last ones get the most samples; all share scenarios."""
    actions = rondel.new_game("imperial", players=2, seed=1).decision.actions
    worths = {action: i / 10 for i, action in enumerate(actions)}
    met: dict[str, list[int]] = {action.text: [] for action in actions}

    def sample(candidate: Candidate, number: int) -> float:
        met[candidate.action.text].append(number)
        return worths[candidate.action] + (number % 2) / 5

    found = sequential_halving([Candidate(action) for action in actions], sample, 100, Clock(60))
    assert [verdict.candidate.action for verdict in found] == list(reversed(actions))
    assert sum(map(len, met.values())) <= 100
    counts = [len(met[verdict.candidate.action.text]) for verdict in found]
    assert counts == sorted(counts, reverse=True)
    assert counts[0] > 2 * counts[-1]
    assert all(numbers == list(range(len(numbers))) for numbers in met.values())


def test_more_thinking_time_samples_more_scenarios(monkeypatch: pytest.MonkeyPatch) -> None:
    budgets: list[int] = []

    def counted(candidates: list[Candidate], sample: Sample, budget: int, clock: Clock) -> list[Verdict]:
        budgets.append(budget)
        return sequential_halving(candidates, sample, 1, clock)

    monkeypatch.setattr("rondel.bots.search.search_bot.sequential_halving", counted)
    game = rondel.new_game("imperial", players=3, seed=4)
    for seconds in (0.5, None, 3.0):
        bots.make("master", 1, seconds).choose(game.seat_view(game.decision.player), game.decision)
    assert budgets[0] * 2 == budgets[1]
    assert budgets[1] * 3 == budgets[2]
