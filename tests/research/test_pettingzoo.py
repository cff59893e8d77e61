"""PettingZoo environments: PettingZoo's own tests, engine parity, copies, start positions."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from tests.fast.games import random_game

import rondel
from rondel import fast
from rondel.research import potential, rank
from rondel.research.pettingzoo import imperial_2030_v0, imperial_v0

MODULES = {"imperial": imperial_v0, "imperial_2030": imperial_2030_v0}


def play_on(env: Any, rng: random.Random, steps: int) -> list[int]:
    """Play up to `steps` random legal actions; return them."""
    played: list[int] = []
    while len(played) < steps and env.agents:
        observation, _, termination, truncation, _ = env.last()
        if termination or truncation:
            env.step(None)
        else:
            played.append(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
            env.step(played[-1])
    return played


@pytest.mark.filterwarnings("ignore:Observation:UserWarning", "ignore:Action mask numpy array is all:UserWarning")
@pytest.mark.parametrize("words", [False, True])
@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("edition", MODULES)
def test_environments_pass_the_api_test(edition: str, players: int, words: bool) -> None:
    """With `api_test`, over a whole short game, wrapped and unwrapped."""
    for make in (MODULES[edition].env, MODULES[edition].raw_env):
        api_test(make(players=players, words=words, cash="hidden", max_rounds=2), num_cycles=300)


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("edition", MODULES)
def test_environments_pass_the_seed_test(edition: str, players: int) -> None:
    """With `seed_test`, hidden cash, ids and words."""
    for words in (False, True):
        seed_test(lambda words=words: MODULES[edition].env(players=players, cash="hidden", words=words), num_cycles=40)


@pytest.mark.parametrize("edition", MODULES)
def test_an_environment_plays_the_engine_game_of_its_seed(edition: str) -> None:
    """Agents are seats, masks are the engine's legal actions, and the final rewards are correct."""
    env = MODULES[edition].env(players=3, max_rounds=4)
    env.reset(seed=7)
    game = rondel.new_game(edition, players=3, options={"max_rounds": 4}, seed=7)
    table, rng = fast.action_table(edition), random.Random(1)
    while not game.over:
        assert env.agent_selection == f"player_{game.decision.player}"
        observation, reward, *_, info = env.last()
        offered = sorted(table.id(text) for text in game.decision.actions)
        assert np.flatnonzero(observation["action_mask"]).tolist() == offered
        assert info["action_mask"].tolist() == observation["action_mask"].tolist()
        others = [agent for agent in env.agents if agent != env.agent_selection]
        assert not any(env.observe(agent)["action_mask"].any() or env.infos[agent] for agent in others)
        assert reward == 0
        id = rng.choice(offered)
        game.play(table.text(id))
        env.step(id)
    assert all(env.terminations.values())
    assert list(env.rewards.values()) == rank(fast.position(game))
    assert not env.last()[0]["action_mask"].any()


def test_later_games_derive_from_the_seed() -> None:
    """`reset()` starts another game, the same one after the same seed."""
    seeds = []
    for _ in range(2):
        env = imperial_v0.env()
        env.reset(seed=5)
        for _ in range(4):
            env.reset()
            seeds.append(env.unwrapped.match.seed)
    assert seeds[:4] == seeds[4:]
    assert len(set(seeds)) == 4


@pytest.mark.parametrize("words", [False, True])
def test_copies_continue_like_a_replay(words: bool) -> None:
    """Clones, deep copies, pickles and a replay are equal, wrapped or not, and independent."""
    for make in (imperial_v0.env, imperial_v0.raw_env):
        env, replay = (make(players=3, words=words, cash="hidden", reward=potential(rank)) for _ in range(2))
        env.reset(seed=3)
        replay.reset(seed=3)
        for id in play_on(env, random.Random(3), 121):
            replay.last()
            replay.step(id)
        before = env.unwrapped.match.clone()
        copies = [env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env)), replay]
        ways = [(play_on(each, random.Random(4), 80), seen(each)) for each in copies]
        assert all(way == ways[0] for way in ways)
        assert env.unwrapped.match == before
        assert play_on(env, random.Random(4), 80) == ways[0][0]


def seen(env: Any) -> list[Any]:
    """Return everything that describes the state of an environment."""
    vectors = [env.observe(agent)["observation"].tobytes() for agent in env.agents]
    paid = [dict(each) for each in (env.rewards, env.unwrapped._cumulative_rewards, env.terminations)]
    return [env.agent_selection, vectors, paid, env.unwrapped.match.position.hash]


@pytest.mark.parametrize("words", [False, True])
def test_restore_returns_to_a_clone(words: bool) -> None:
    """`restore` also resets an end by an illegal action, which the wrappers track, and leaves the clone alone."""
    env = imperial_2030_v0.env(players=4, words=words)
    env.reset(seed=1)
    play_on(env, random.Random(1), 50)
    there, before = env.clone(), seen(env)
    way = play_on(env, random.Random(2), 30)
    env.last()
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    for _ in range(2):
        env.restore(there)
        assert seen(env) == before
        assert play_on(env, random.Random(2), 30) == way


@pytest.mark.parametrize("seed", range(3))
def test_an_environment_starts_at_any_position(seed: int) -> None:
    """A game, its saved text or a position, as an argument or for one game."""
    start = random_game(seed)
    table = fast.action_table(start.edition)
    module, players = MODULES[start.edition.id], len(start.names)
    offered = sorted(table.id(text) for text in start.decision.actions)
    env = module.env(players=players, start=start)
    for given in (None, {"start": start.to_json()}, {"start": fast.position(start)}):
        env.reset(options=given)
        assert np.flatnonzero(env.last()[0]["action_mask"]).tolist() == offered
    env = module.env(players=players)
    env.reset(seed=1, options={"start": start})
    assert env.unwrapped.match.position == fast.position(start)
    env.reset(seed=1)
    assert env.unwrapped.match.version == 0


def test_an_environment_starts_at_the_end_of_a_record() -> None:
    """The record is replayed."""
    game = rondel.new_game("imperial", players=3, seed=1)
    for _ in range(20):
        game.play(game.decision.actions[-1])
    env = imperial_v0.env(players=3)
    for record in (game.record(), game.record().dumps()):
        env.reset(options={"start": record})
        assert env.unwrapped.match.position == fast.position(game)


def test_invalid_start_positions_are_rejected() -> None:
    """A finished game, or one with a different number of players."""
    game = rondel.new_game("imperial", players=2, options={"max_rounds": 1}, seed=1)
    env = imperial_v0.env(players=3)
    with pytest.raises(rondel.PositionError, match="has 3 players, but the start position has 2"):
        env.reset(options={"start": game})
    while not game.over:
        game.play(game.decision.actions[0])
    with pytest.raises(rondel.PositionError, match="cannot start from a finished game"):
        imperial_v0.env(players=2, start=game)


def test_an_illegal_action_ends_the_game_or_raises() -> None:
    """The wrappers charge 1; without them the refusal is raised and nothing changes."""
    env = imperial_v0.env()
    env.reset(seed=1)
    mask = env.last()[0]["action_mask"]
    illegal = int(np.flatnonzero(mask == 0)[0])
    agent = env.agent_selection
    env.step(illegal)
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())
    raw = env.unwrapped
    raw.reset(seed=1)
    before = raw.match.clone()
    with pytest.raises(rondel.IllegalAction):
        raw.step(illegal)
    assert raw.match == before


def test_hidden_cash_of_others_is_not_observable() -> None:
    """Two games that differ only in the others' hidden cash look the same."""
    game = rondel.new_game("imperial", players=3, options={"cash": "hidden"}, seed=2)
    for words in (False, True):
        vectors = []
        for cash in (1, 14):
            env = imperial_v0.env(players=3, words=words, render_mode="ansi")
            there = fast.position_from_view(game.seat_view(2), cash={0: cash, 1: 2 * cash})
            env.reset(options={"start": there})
            assert env.agent_selection == "player_2"
            vectors.append((env.observe("player_2")["observation"].tobytes(), env.render()))
            assert env.observe("player_1")["observation"].tobytes() != vectors[-1][0]
        assert vectors[0] == vectors[1]


def test_gifts_are_actions_if_enabled() -> None:
    """After a gift the same agent decides again."""
    env = imperial_v0.raw_env(players=2, gift_actions=True)
    env.reset(seed=1)
    agent, gift = env.agent_selection, env.match.actions.id("give italy 1")
    assert env.last()[0]["action_mask"][gift] == 1
    env.step(gift)
    assert env.agent_selection == agent
    assert imperial_v0.raw_env(players=2).action_space(agent).n == env.match.actions.table.gifts.start


def test_a_game_can_be_truncated() -> None:
    """`max_decisions` truncates it for all agents without a reward."""
    env = imperial_v0.env(max_decisions=10)
    env.reset(seed=1)
    assert len(play_on(env, random.Random(1), 100)) == 10
    assert env.agents == []
    env.reset(seed=1)
    play_on(env, random.Random(1), 10)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0}


def test_words_are_spelled_until_an_action_is_complete() -> None:
    """The same agent spells until an action is complete; completion counts are in the info and the observation."""
    env = imperial_v0.raw_env(players=3, words=True)
    env.reset(seed=1)
    words = env._episode.vocabulary
    assert words is not None
    assert env.action_space("player_0").n == len(words)
    rng = random.Random(5)
    for _ in range(300):
        observation, *_, info = env.last()
        version = env.match.version
        assert observation["observation"][-len(words) :].tolist() == np.minimum(info["completions"], 255).tolist()
        word = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        left = info["completions"][word]
        agent = env.agent_selection
        env.step(word)
        if left > 1 and env.match.version == version:
            assert env.agent_selection == agent
            assert env.last()[-1]["completions"].sum() == left
        else:
            assert env.match.version == version + 1


def test_render_returns_text() -> None:
    """From the deciding agent's perspective; other modes are rejected."""
    env = imperial_v0.env(players=3, render_mode="ansi")
    env.reset(seed=1)
    assert env.render().startswith("imperial, round 1")
    env.close()
    with pytest.raises(ValueError, match="must be None or 'ansi'"):
        imperial_v0.env(render_mode="human")


@pytest.mark.parametrize(
    ("module", "package", "extra"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("pettingzoo", "gymnasium", "gym"),
        ("gym", "gymnasium", "gym"),
        ("openspiel", "pyspiel", "openspiel"),
    ],
)
def test_a_missing_library_is_reported_in_one_sentence(module: str, package: str, extra: str) -> None:
    """It names the extra to install."""
    script = f"import sys; sys.modules[{package!r}] = None; import rondel.research.{module}"
    answer = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    last = answer.stderr.splitlines()[-1]
    assert last.startswith("rondel.extras.MissingExtra: The ")
    assert last.endswith(f"needs the package {package}: pip install 'rondel[{extra}]'")
