"""Baselines with the real torch and sb3-contrib: `python3 -m tests.research.heavy baselines`."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path

import numpy as np
import pytest
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import rondel
from rondel.research import SpaceMismatch
from rondel.research.baselines import ppo
from rondel.research.baselines.bot import bot_of
from rondel.research.baselines.checkpoint import load, read_metadata
from rondel.research.baselines.environment import WordEnvironment
from rondel.research.baselines.policy import CompletionPolicy
from rondel.research.words import Spelling


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One update of the real training; takes a few seconds."""
    return ppo.train("imperial", 4, steps=1, seed=3, out=tmp_path_factory.mktemp("run"))


def test_the_first_policy_is_uniform_over_actions() -> None:
    """Logits start at log(completions): every legal action has the same probability, whatever its number of words."""
    environment = WordEnvironment(seed=5)
    model = MaskablePPO(CompletionPolicy, DummyVecEnv([lambda: environment]), n_steps=8, batch_size=8, seed=1)
    with torch.no_grad():
        model.policy.action_net.weight.zero_()
        model.policy.action_net.bias.zero_()
    seen, _ = environment.reset(seed=5)
    checked = 0
    while checked < 40:
        counts = seen[-len(environment.action_masks()) :]
        distribution = model.policy.get_distribution(
            torch.as_tensor(seen)[None], action_masks=environment.action_masks()[None]
        )
        probabilities = distribution.distribution.probs[0].detach().numpy()
        np.testing.assert_allclose(probabilities, counts / counts.sum(), atol=1e-6)
        seen, _, over, _, _ = environment.step(int(np.random.default_rng(checked).choice(np.flatnonzero(counts))))
        checked += 1
        assert not over


def test_training_writes_checkpoint_and_curve(trained: Path) -> None:
    """The checkpoint records its spaces, and the curve has one row per update."""
    facts = read_metadata(trained)
    assert (facts["edition"], facts["players"], facts["training"]["seed"]) == ("imperial", 4, 3)
    rows = (trained.parent / "curve.csv").read_text("utf-8").splitlines()
    assert rows[0] == "steps,games,win_share,mean_reward,processor_seconds"
    assert len(rows) == 2
    assert (trained.parent / "curve.svg").read_text("utf-8").startswith("<svg")


def test_the_same_seed_trains_the_same_network(trained: Path, tmp_path: Path) -> None:
    """Bit for bit, on the same machine and with the same libraries."""
    again = ppo.train("imperial", 4, steps=1, seed=3, out=tmp_path)
    ours, theirs = load(trained)[0].policy.state_dict(), load(again)[0].policy.state_dict()
    assert all(torch.equal(ours[name], theirs[name]) for name in ours)


def test_a_checkpoint_for_other_spaces_is_rejected(trained: Path, tmp_path: Path) -> None:
    """After a change of actions, words or observation, loading raises a sentence."""
    for name in ("actions", "words", "observation"):
        changed = tmp_path / f"{name}.zip"
        with zipfile.ZipFile(trained) as source, zipfile.ZipFile(changed, "w") as target:
            for each in source.namelist():
                content = source.read(each)
                if each == "rondel.json":
                    facts = json.loads(content)
                    facts[name] = [99, "0" * 64]
                    content = json.dumps(facts).encode()
                target.writestr(each, content)
        with pytest.raises(SpaceMismatch, match="version 99"):
            load(changed)


def test_the_network_plays_as_a_bot(trained: Path) -> None:
    """It plays a whole game, and `evaluate` counts its wins."""
    bot = bot_of(trained)(seed=1)
    game = rondel.new_game("imperial", players=4, seed=2, options=rondel.Options(max_rounds=3))
    while not game.over:
        decision = game.decision
        game.play(bot.choose(game.seat_view(decision.player), decision))
    other = rondel.new_game("imperial", players=3, seed=2)
    with pytest.raises(rondel.RondelError, match="plays imperial with 4 players, not imperial with 3"):
        bot.choose(other.seat_view(0), other.decision)
    figures = ppo.evaluate(trained, ["random"], games=4, seed=1)
    assert figures["against"] == ["random"] * 3
    assert 0 <= figures["interval"][0] <= figures["win_share"] <= figures["interval"][1] <= 1


def test_environment_steps_are_words_of_legal_actions() -> None:
    """A whole game of random words: masks are never empty, and the last info has the result."""
    environment = WordEnvironment(seed=1, max_rounds=5)
    environment.reset(seed=1)
    info: dict[str, float] = {}
    over, rng = False, np.random.default_rng(1)
    while not over:
        assert isinstance(environment._spelling, Spelling)
        _, _, over, _, info = environment.step(rng.choice(np.flatnonzero(environment.action_masks())))
    assert info["won"] in (0.0, 0.25, 1 / 3, 0.5, 1.0)
