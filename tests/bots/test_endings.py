"""No bot ends a game that it then loses: the move to Taxation is paid before the scores count (R8.4, R21.1)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from benchmarks.judged_endings import ends
from benchmarks.lost_endings import ending_of
from benchmarks.played_turns import played
from benchmarks.silly_moves import silly_moves
from tests.bots.golden_choices import golden_games

import rondel
from rondel import bots, fast, position
from rondel.bots.evaluation.weights import weights
from rondel.fast.weight_array import weight_array

RECORDS = sorted((Path(__file__).parent / "lost_endings").glob("*.rondel"))
NOT_RANDOM = tuple(name for name in bots.names()[:6] if name != "random")


def read(file: Path) -> rondel.Record:
    return rondel.Record.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_surcharge_that_costs_the_win_is_noticed(file: Path) -> None:
    """Three games that `expert` lost by ending them with a Taxation 4 to 6 steps away."""
    record = read(file)
    game = rondel.replay(record, until=len(record.moves) - 1)
    seat = game.decision.player
    nation = position.subject(game.state)
    over, best = ends(game.state, nation)
    free = game.copy()
    free.state.cash[seat] += 100
    assert over
    assert seat not in best
    assert ends(free.state, nation) == (True, [seat]), "without the surcharge this seat would win"
    for name in (*NOT_RANDOM, "master"):
        assert str(bots.make(name).choose(game.seat_view(seat), game.decision)) != "rondel taxation", name


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_detectors_report_it(file: Path) -> None:
    record = read(file)
    seat, _ = record.moves[-1]
    assert ending_of(record) == (seat, "lost")
    assert ("suicidal end", seat, len(record.moves) - 1) in set(silly_moves(played(record)))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_predicted_winners_equal_the_played_result(file: Path) -> None:
    """The engine plays every Taxation that would end the game."""
    record = read(file)
    game = rondel.replay(record, until=0)
    seen = 0
    for _, text in record.moves:
        seen += predicts_the_played_result(game)
        game.play(text)
    assert seen


def may_tax(decision: rondel.Decision) -> bool:
    return any(action.text == "rondel taxation" for action in decision.actions)


def predicts_the_played_result(game: rondel.Game) -> bool:
    """Return whether a final Taxation is possible; check that estimate, detector and engine agree on it."""
    decision = game.decision
    if decision.kind != "rondel" or not may_tax(decision):
        return False
    over, best = ends(game.state, position.subject(game.state))
    then = game.copy()
    then.play("rondel taxation")
    if not then.over:
        assert not over or then.decision.kind == "swiss_bank"
        return False
    assert over
    assert best == list(then.winners)
    here = fast.position(game)
    ids = list(here.legal())
    worth = fast.Evaluator(weight_array(weights(game.edition.id), game.edition)).estimates(here, ids)
    taxing = worth[ids.index(here.actions.id("rondel taxation"))]
    sole, shared = best == [decision.player], decision.player in best
    assert taxing == (1000.0 if sole else 0.0 if shared else -1000.0)
    return True


def lost_endings() -> Iterator[rondel.Game]:
    """Yield positions of golden games in which a Taxation would end the game with a loss."""
    for golden in golden_games()[1::2]:
        edition, seated, options, seed = golden.setting
        game = rondel.new_game(edition, players=len(seated), seed=seed, options=rondel.Options.from_stored(options))
        for choice in golden.choices:
            decision = game.decision
            if decision.kind == "rondel" and max(game.state.power) >= 15:
                over, best = ends(game.state, position.subject(game.state))
                if over and decision.player not in best and may_tax(decision):
                    yield game
            game.play(choice if isinstance(choice, str) else decision.actions[choice])


def test_no_bot_ends_a_game_that_it_loses() -> None:
    """There is always another space (R8.11); until a standoff, bots choose it."""
    seen = 0
    for game in lost_endings():
        if game.round >= 46:
            continue
        seen += 1
        decision = game.decision
        for name in NOT_RANDOM:
            choice = str(bots.make(name, seed=seen).choose(game.seat_view(decision.player), decision))
            assert choice != "rondel taxation", (name, game.record().dumps())
    assert seen > 20


def banker_is_asked(cash: int) -> rondel.Game:
    """Return a game in which Germany moves past Investor to Taxation, and Carla, a Swiss Bank, may stop it."""
    game = rondel.Game.from_view(
        {
            "edition": "imperial",
            "players": [
                {"seat": 0, "name": "Ada", "cash": cash, "bonds": {"germany": [12, 9], "france": [4]}},
                {"seat": 1, "name": "Bruno", "cash": 0, "bonds": {"italy": [12], "france": [9], "russia": [9]}},
                {"seat": 2, "name": "Carla", "cash": 20, "bonds": {"germany": [6], "italy": [9], "france": [6]}},
            ],
            "investor": 1,
            "turn": {"nation": "germany", "number": 40},
            "nations": {
                "germany": {"power": 22, "rondel": "maneuver_1", "treasury": 20},
                "italy": {"power": 15, "treasury": 5},
                "france": {"power": 10, "treasury": 5},
            },
            "regions": {
                region: {"flag": "germany"} for region in ("denmark", "sweden", "norway", "holland", "belgium")
            },
        }
    )
    game.play("rondel taxation")
    assert game.decision.kind == "swiss_bank"
    return game


def test_a_banker_stops_only_a_taxation_that_makes_another_seat_win() -> None:
    """R19, R21.2: final scores decide, including the Taxation itself."""
    changed = 0
    for cash in range(8, 40):
        game = banker_is_asked(cash)
        ahead = 2 in position.winners(game.state)
        then = game.copy()
        then.play("pass")
        assert then.over
        wanted = "pass" if 2 in then.winners else "force"
        for name in ("medium", "hard"):
            assert str(bots.make(name).choose(game.seat_view(2), game.decision)) == wanted, (name, cash)
        changed += ahead != (2 in then.winners)
    assert changed, "in some of them the Taxation itself decides who is ahead"
