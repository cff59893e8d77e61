"""`Vector`: parallel games equal individual matches and restart automatically."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from tests.fast.games import random_options

import rondel
from rondel.research import Match, Vector, potential, rank, score_share, win

TABLES = [(edition, players) for edition in rondel.editions() for players in range(2, 7)]


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_vector_plays_the_games_of_its_matches(edition: str, players: int) -> None:
    """Observation, mask, seat and reward of every game, across restarts, with all kinds of options."""
    options: dict[str, Any] = random_options(edition, random.Random(f"{edition} {players}")).to_dict()
    options["max_rounds"] = 1 + players % 2
    giving = players % 2 == 0
    vector = Vector(edition, players, games=3, seed=5, gift_actions=giving, reward=win, **options)
    matches = [Match(edition, players, seed=5 + i, gift_actions=giving, reward=win, **options) for i in range(3)]
    generator = np.random.default_rng(1)
    ended = 0
    for _ in range(150):
        for i, match in enumerate(matches):
            assert (vector.observation[i] == match.observe()).all()
            assert (vector.mask[i] == match.mask()).all()
            assert vector.legal_ids(i) == sorted(match.legal_ids())
            assert vector.seat[i] == match.seat
        assert vector.scores().tolist() == [match.scores() for match in matches]
        ids = vector.sample(generator)
        paid = [match.step(int(id)) for match, id in zip(matches, ids, strict=True)]
        vector.step(ids)
        assert vector.reward == pytest.approx(np.array(paid))
        assert vector.done.tolist() == [match.over for match in matches]
        finished = {each.game: each for each in vector.finished}
        for i, match in enumerate(matches):
            if match.over:
                each = finished.pop(i)
                assert (each.scores, each.ranks, each.seed) == (match.scores(), match.ranks(), match.seed)
                assert (each.steps, each.truncated) == (match.version, False)
                match.reset(seed=match.seed + 3)
                ended += 1
        assert not finished
    assert ended


@pytest.mark.parametrize("of", [score_share, rank])
def test_shaping_rewards_equal_those_of_matches(of: Any) -> None:
    """For potentials with and without a batch implementation, also at the end of a game."""
    reward = potential(rank, of, weight=0.3, discount=0.99)
    vector = Vector("imperial", 3, games=2, seed=1, reward=reward, max_rounds=1)
    matches = [Match("imperial", 3, seed=1 + i, reward=reward, max_rounds=1) for i in range(2)]
    generator = np.random.default_rng(3)
    ended = 0
    for _ in range(200):
        ids = vector.sample(generator)
        vector.step(ids)
        paid = [match.step(int(id)) for match, id in zip(matches, ids, strict=True)]
        assert vector.reward == pytest.approx(np.array(paid), abs=1e-6)
        for match in matches:
            if match.over:
                ended += 1
                match.reset(seed=match.seed + 2)
    assert ended > 2


def test_the_same_seed_gives_the_same_games() -> None:
    """Byte for byte; other seeds give other games, and `reset` uses the given seeds."""

    def run(seed: int) -> list[bytes]:
        vector = Vector("imperial_2030", 3, games=4, seed=seed, max_rounds=1)
        generator = np.random.default_rng(9)
        seen = []
        for _ in range(100):
            vector.step(vector.sample(generator))
            seen.append(vector.observation.tobytes() + vector.mask.tobytes() + vector.reward.tobytes())
        return seen

    assert run(1) == run(1)
    assert run(1)[0] != run(2)[0]
    vector = Vector("imperial_2030", 6, games=4, seed=1)
    first = vector.observation.copy()
    vector.reset()
    assert (vector.observation != first).any()
    vector.reset(seed=1)
    assert (vector.observation == first).all()


def test_samples_are_legal_and_uniform() -> None:
    """All legal actions are equally likely."""
    vector = Vector("imperial", 4, games=2000, start=rondel.new_game("imperial", players=4, seed=2))
    drawn, counts = np.unique(vector.sample(np.random.default_rng(0)), return_counts=True)
    assert drawn.tolist() == vector.legal_ids(0)
    assert counts.min() > 2000 / len(drawn) * 0.75


def test_games_start_anywhere_and_can_be_truncated() -> None:
    """From one position or one per game; after `limit` steps they are rewarded as they stand and restart there."""
    game = rondel.new_game("imperial", players=3, seed=4)
    for _ in range(30):
        game.play(game.decision.actions[0])
    vector = Vector(games=2, start=[game, game.to_json()], limit=10)
    first = vector.observation.copy()
    generator = np.random.default_rng(2)
    for number in range(1, 11):
        vector.step(vector.sample(generator))
        assert vector.done.tolist() == [number == 10] * 2
    assert [each.truncated for each in vector.finished] == [True, True]
    assert (vector.observation == first).all()
    assert vector.reward.sum() == pytest.approx(0)
    assert vector.reward.any()


def test_single_games_can_be_copied_and_restored() -> None:
    """`match` returns an independent match; `restore` sets a game to the position of a match."""
    vector = Vector("imperial", 3, games=3, seed=1)
    match = vector.match(1)
    before = vector.observation.copy()
    for _ in range(20):
        match.step(match.legal_ids()[-1])
    assert (vector.observation == before).all()
    vector.restore(2, match)
    assert (vector.observation[2] == match.observe()).all()
    assert (vector.observation[:2] == before[:2]).all()
    with pytest.raises(rondel.RondelError, match="with the same edition and number of players"):
        vector.restore(0, Match("imperial", 4))


def test_a_rejected_step_changes_nothing() -> None:
    """One illegal action rejects the whole step; gifts must be enabled."""
    vector = Vector("imperial", 3, games=2, seed=1)
    before = vector.observation.copy()
    legal = vector.sample(np.random.default_rng(1))
    with pytest.raises(rondel.IllegalAction):
        vector.step([int(legal[0]), vector.actions.id("end")])
    with pytest.raises(rondel.RondelError, match="gifts are disabled"):
        vector.step([int(legal[0]), vector.actions.table.gifts.start])
    assert (vector.observation == before).all()
    assert vector.match(0).version == 0
    with pytest.raises(rondel.RondelError, match="3 games, but 1 start positions"):
        Vector(games=3, start=[rondel.new_game("imperial")])
    with pytest.raises(rondel.RondelError, match="At least one game"):
        Vector("imperial", 3, games=0)
    over = Match("imperial", 2, setup="draft")
    while not over.over:
        over.play("pass")
    with pytest.raises(rondel.RondelError, match="finished game cannot be a start position"):
        Vector(games=1, start=over.position)
