"""docs/contract.md, section 8, "Kept forever": old saved games load, and seeds keep their deals.

`golden_saves.json` was written by the versions it names and is append-only: one saved game for each kind of decision,
and the deals of some seeds.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rondel

GOLDEN_SAVES: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parent / "golden_saves.json").read_text("utf-8")
)


def test_saved_games_of_earlier_versions_can_be_continued(subtests: pytest.Subtests) -> None:
    """The same player makes the same decision among the same actions, and the game can be continued."""
    for save in GOLDEN_SAVES["games"]:
        with subtests.test(written_by=save["written_by"], kind=save["kind"]):
            _check(save)


def _check(save: dict[str, Any]) -> None:
    game = rondel.Game.from_json(json.dumps(save["saved"]))
    assert game.scores == save["scores"]
    if save["kind"] == "over":
        assert game.over
        return
    decision = game.decision
    assert (decision.kind, decision.player, decision.nation) == (save["kind"], save["player"], save["nation"])
    assert [str(action) for action in decision.actions] == save["actions"]
    game.play(decision.actions[0])
    assert rondel.Game.from_json(game.to_json()).state_hash() == game.state_hash()


def test_golden_saves_of_this_version_have_the_same_format() -> None:
    """`python -m tests.docs.write_golden_saves` writes the same format (here for a few common kinds)."""
    from tests.docs.write_golden_saves import saved_games

    for save in saved_games({"draft", "rondel", "armies"}):
        assert save.keys() == GOLDEN_SAVES["games"][0].keys()
        assert rondel.Game.from_json(json.dumps(save["saved"])).scores == save["scores"]


def test_golden_saves_cover_every_kind_of_decision() -> None:
    """Games can be saved at any decision, so every kind is covered."""
    assert len({save["kind"] for save in GOLDEN_SAVES["games"]}) == 16


def test_deals_of_a_seed_never_change(subtests: pytest.Subtests) -> None:
    """The same cards, or the same first player of a draft, on every machine."""
    for save in GOLDEN_SAVES["deals"]:
        edition, players, seed = save["edition"], save["players"], save["seed"]
        with subtests.test(edition=edition, players=players, seed=seed):
            game = rondel.new_game(edition, players=players, seed=seed)
            assert list(game.record().deal or ()) == save["deal"]
            drafted = rondel.new_game(edition, players=players, seed=seed, options={"setup": "draft"})
            assert drafted.record().start_player == save["start_player"]
