"""Gymnasium environment: Gymnasium's own checks, opponents, copies, start positions, illegal actions."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.fast.games import random_game

import rondel
import rondel.research.gym
from rondel import bots, fast
from rondel.research import Match, potential, rank
from rondel.research.gym import SeatEnvironment

IDS = {"imperial": "rondel/Imperial-v0", "imperial_2030": "rondel/Imperial2030-v0"}


def play_on(env: Any, rng: random.Random, steps: int = 10_000) -> tuple[list[int], list[float]]:
    """Make random legal choices until the game ends or `steps` is reached; return choices and rewards."""
    played, paid = [], []
    for _ in range(steps):
        played.append(int(rng.choice(np.flatnonzero(env.unwrapped.action_masks()))))
        _, reward, terminated, truncated, _ = env.step(played[-1])
        paid.append(reward)
        if terminated or truncated:
            break
    return played, paid


@pytest.mark.parametrize("words", [False, True])
@pytest.mark.parametrize("edition", IDS)
def test_environments_pass_check_env(edition: str, words: bool) -> None:
    """With `check_env`, also in render mode."""
    check_env(gymnasium.make(IDS[edition], players=3, opponents="random", words=words, seat=1).unwrapped)


def test_bots_choose_as_in_an_engine_game() -> None:
    """The learner's and the bots' actions, gifts included, form one engine game."""
    env = SeatEnvironment("imperial", 3, opponents=["medium", "random"], seat=1, cash="hidden", max_rounds=6)
    observation, info = env.reset(seed=8)
    table = {
        seat: policy if isinstance(policy, bots.Bot) else bots.make("random", policy.seed)
        for seat, policy in env._policies.items()
    }
    assert {seat: bot.name for seat, bot in table.items()} == {2: "medium", 0: "random"}
    game = rondel.new_game("imperial", players=3, options={"cash": "hidden", "max_rounds": 6}, seed=8)
    rng, terminated, reward = random.Random(1), False, 0.0
    while not game.over:
        seat = game.decision.player
        if seat != env.seat:
            game.play(table[seat].choose(game.seat_view(seat), game.decision))
            continue
        assert not terminated
        assert env.match.position == fast.position(game)
        legal = np.flatnonzero(info["action_mask"])
        assert [env.match.actions.text(int(id)) for id in legal] == sorted(
            map(str, game.decision.actions), key=env.match.actions.id
        )
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        id = int(rng.choice(legal))
        game.play(env.match.actions.text(id))
        observation, reward, terminated, _, info = env.step(id)
        assert (observation == env.match.observe(1)).all()
    assert terminated
    assert reward == rank(fast.position(game))[1]
    assert not info["action_mask"].any()


@pytest.mark.parametrize("words", [False, True])
def test_copies_continue_like_the_original(words: bool) -> None:
    """Clones, deep copies and pickles; and `restore` returns to a clone."""
    env = SeatEnvironment("imperial_2030", 3, opponents=["easy", "random"], words=words, reward=potential(rank))
    env.reset(seed=4)
    play_on(env, random.Random(4), 20)
    copies = [env.clone(), copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    ways = [(*play_on(each, random.Random(5), 25), each.match.position.hash) for each in copies]
    assert all(way == ways[0] for way in ways)
    there = env.clone()
    for _ in range(2):
        assert play_on(env, random.Random(5), 25) == ways[0][:2]
        env.restore(there)
        assert env.match == there.match


def test_the_same_seed_gives_the_same_series_of_games() -> None:
    """Seat, deal and bot choices follow from the seed, in later games too."""

    def games() -> list[Any]:
        env = SeatEnvironment("imperial", 3, opponents="random", max_rounds=2)
        found = []
        for seed in (3, None, None, None):
            observation, _ = env.reset(seed=seed)
            found.append((env.seat, observation.tobytes(), play_on(env, random.Random(1))))
        return found

    first = games()
    assert first == games()
    assert len({observation for _, observation, _ in first}) == 4
    assert len({seat for seat, _, _ in first}) > 1


def test_an_illegal_action_ends_the_game_and_reports_the_refusal() -> None:
    """The reward is -1 or the given value; with None the refusal is raised and nothing changes."""
    env = SeatEnvironment("imperial", 3, opponents="random", seat=0)
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert info["refusal"].endswith(".")
    strict = SeatEnvironment("imperial", 3, opponents="random", seat=0, illegal_reward=None)
    strict.reset(seed=1)
    before = strict.match.clone()
    with pytest.raises(rondel.IllegalAction):
        strict.step(illegal)
    assert strict.match == before


def test_shaping_rewards_accumulate_while_others_play() -> None:
    """With shaping, the rewards sum to the final reward minus the potential of the first position."""
    shaped = potential(rank)
    env = SeatEnvironment("imperial", 4, opponents="random", seat=3, reward=shaped, max_rounds=5)
    env.reset(seed=6)
    first = shaped.level(Match("imperial", 4, seed=6).position)[3]
    _, paid = play_on(env, random.Random(2))
    assert env.match.over
    assert sum(paid) == pytest.approx(rank(env.match.position)[3] - first)


def test_opponents_can_be_functions() -> None:
    """A custom policy gets the match when its seat decides, as needed for self-play."""
    asked = []

    def first(match: Match) -> int:
        asked.append(match.seat)
        return match.legal_ids()[0]

    env = SeatEnvironment("imperial", 3, opponents=[first, "random"], seat=2, max_rounds=2)
    env.reset(seed=1)
    play_on(env, random.Random(1))
    assert set(asked) == {0}
    with pytest.raises(rondel.RondelError, match="Expected 2 opponents, but got 1"):
        SeatEnvironment("imperial", 3, opponents=["random"])
    with pytest.raises(bots.UnknownBot, match="There is no bot called 'nobody'"):
        SeatEnvironment("imperial", 3, opponents="nobody")
    with pytest.raises(rondel.RondelError, match="There is no seat 3; seats are 0 to 2"):
        SeatEnvironment("imperial", 3, seat=3)


@pytest.mark.parametrize("seed", range(3))
def test_an_environment_starts_at_any_position(seed: int) -> None:
    """The other seats play from there until the learner decides."""
    start = random_game(seed)
    players = len(start.names)
    env = SeatEnvironment(start.edition.id, players, opponents="random", seat=start.decision.player)
    _, info = env.reset(seed=1, options={"start": start})
    assert env.match.position == fast.position(start)
    offered = sorted(env.match.actions.id(text) for text in start.decision.actions)
    assert np.flatnonzero(info["action_mask"]).tolist() == offered


def test_a_game_can_end_before_the_learner_decides() -> None:
    """Then no action is legal, and any action ends the episode with the reward."""
    game = rondel.new_game("imperial", players=2, options={"max_rounds": 1}, seed=1)
    while True:
        there = game.copy()
        game.play(game.decision.actions[-1])
        if game.over:
            break
    other = 1 - there.decision.player

    def last(match: Match) -> int:
        return match.legal_ids()[-1]

    env = SeatEnvironment("imperial", 2, opponents=last, seat=other, start=there)
    _, info = env.reset()
    assert not info["action_mask"].any()
    _, reward, terminated, *_ = env.step(0)
    assert terminated
    assert reward == rank(fast.position(game))[other] != 0


def test_a_game_can_be_truncated() -> None:
    """`max_decisions` truncates it, even while others play; their legal actions are not shown."""
    env = SeatEnvironment("imperial", 4, opponents="random", seat=0, max_decisions=13)
    _, info = env.reset(seed=2)
    truncated = False
    while not truncated:
        _, _, terminated, truncated, info = env.step(int(info["action_mask"].argmax()))
    assert (terminated, truncated) == (False, True)
    assert env.match.version == 13
    assert info["action_mask"].any() == (env.match.seat == 0)
    others = SeatEnvironment("imperial", 4, opponents="random", seat=(env.match.seat + 1) % 4, start=env.match.game())
    with pytest.raises(gymnasium.error.ResetNeeded):
        others.step(0)


def test_gymnasium_vector_environments() -> None:
    """Each environment has its own seed, and masks are batched."""
    several: Any = {"vectorization_mode": "sync", "players": 3, "opponents": "random", "seat": 0}
    envs: Any = gymnasium.make_vec("rondel/Imperial-v0", 2, **several)
    _, infos = envs.reset(seed=1)
    for _ in range(5):
        masks = np.stack(infos["action_mask"])
        seen, *_, infos = envs.step(masks.argmax(axis=1))
    assert seen.shape == (2, envs.single_observation_space.shape[0])
    first, second = (each.unwrapped.match for each in envs.envs)
    assert (first.seed, second.seed) == (1, 2)


def test_render_returns_text() -> None:
    """From the learner's perspective."""
    env = gymnasium.make("rondel/Imperial-v0", players=3, opponents="random", seat=0, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert text.startswith("imperial, round 1")
    with pytest.raises(ValueError, match="must be None or 'ansi'"):
        SeatEnvironment(render_mode="human")
