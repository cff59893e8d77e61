"""docs/contract.md, section 8, "Kept forever": what older versions wrote is read, and seeds deal as they always did.

`kept_forever.json` was written by the versions it names and is only ever added to: one saved game for each kind of
decision, and what seeds deal.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rondel

KEPT: dict[str, list[dict[str, Any]]] = json.loads((Path(__file__).parent / "kept_forever.json").read_text("utf-8"))


def test_a_saved_game_of_an_earlier_version_goes_on(subtests: pytest.Subtests) -> None:
    """The same player decides the same thing among the same actions, and the game can be played on."""
    for kept in KEPT["games"]:
        with subtests.test(written_by=kept["written_by"], kind=kept["kind"]):
            _goes_on(kept)


def _goes_on(kept: dict[str, Any]) -> None:
    game = rondel.Game.from_json(json.dumps(kept["saved"]))
    assert game.scores == kept["scores"]
    if kept["kind"] == "over":
        assert game.over
        return
    decision = game.decision
    assert (decision.kind, decision.player, decision.nation) == (kept["kind"], kept["player"], kept["nation"])
    assert [str(action) for action in decision.actions] == kept["actions"]
    game.play(decision.actions[0])
    assert rondel.Game.from_json(game.to_json()).state_hash() == game.state_hash()


def test_games_of_this_version_can_be_kept_as_well() -> None:
    """`python -m tests.docs.keep` writes the same shape (here for a few kinds that are soon met)."""
    from tests.docs.keep import saved_games

    for kept in saved_games({"draft", "rondel", "armies"}):
        assert kept.keys() == KEPT["games"][0].keys()
        assert rondel.Game.from_json(json.dumps(kept["saved"])).scores == kept["scores"]


def test_every_kind_of_decision_was_saved() -> None:
    """A game can be saved while anything is asked, so each kind is kept."""
    assert len({kept["kind"] for kept in KEPT["games"]}) == 16


def test_a_seed_deals_what_it_always_dealt(subtests: pytest.Subtests) -> None:
    """The same seed gives the same cards, or the same start player of a draft, on every machine."""
    for kept in KEPT["deals"]:
        edition, players, seed = kept["edition"], kept["players"], kept["seed"]
        with subtests.test(edition=edition, players=players, seed=seed):
            game = rondel.new_game(edition, players=players, seed=seed)
            assert list(game.record().deal or ()) == kept["deal"]
            drafted = rondel.new_game(edition, players=players, seed=seed, options={"setup": "draft"})
            assert drafted.record().start_player == kept["start_player"]
