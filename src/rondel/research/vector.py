"""Vectorized games: arrays of observations, masks, rewards and seats, each filled by one call of the fast core."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import rondel
from rondel import RondelError, fast
from rondel.research.match import Match, Start
from rondel.research.observation import NEWEST, VERSIONS
from rondel.research.rewards import Reward, Shaped, rank, reward_named, score_share


class Finished(NamedTuple):
    """A game that has ended and was restarted: index, seed, number of steps and result."""

    game: int
    seed: int
    steps: int
    scores: list[int]
    ranks: list[int]
    truncated: bool


class Vector:
    """Many games in parallel; `step` takes one action id per game and fills the arrays.

    `observation` (of the deciding seat), `mask`, `seat`, `reward` (by game and seat, for the last step) and `done` have
    a row per game and are updated in place: copy what you keep. A finished game restarts immediately with its next
    seed: `observation`, `mask` and `seat` then belong to the new game, `reward` and `done` to the old one, whose scores
    are in `finished`. After `limit` steps a game is truncated and rewarded as it stands.

    The first games have the seeds `seed`, `seed` + 1, and so on; game i continues with `seed` + i + `games`, and so on.
    `start` is a start position for all games, or one for each. Other arguments are those of `Match`.
    """

    def __init__(
        self,
        edition: str | rondel.Edition | None = None,
        players: int | None = None,
        games: int = 64,
        *,
        seed: int = 0,
        start: Start | Sequence[Start] | None = None,
        gift_actions: bool = False,
        reward: str | Reward = rank,
        version: int = NEWEST,
        limit: int | None = None,
        **options: Any,
    ) -> None:
        if games < 1:
            raise RondelError(f"At least one game is needed, not {games}.")
        starts: list[Any] = list(start) if isinstance(start, (list, tuple)) else [start] * games
        if len(starts) != games:
            raise RondelError(f"There are {games} games, but {len(starts)} start positions.")
        matches = [
            Match(edition, players, seed=seed + i, start=each, gift_actions=gift_actions, version=version, **options)
            for i, each in enumerate(starts)
        ]
        if any(match.over for match in matches):
            raise RondelError("A finished game cannot be a start position.")
        first = matches[0]
        self.games = games
        self.players = first.players
        self.edition = first.edition
        self.actions = first.actions
        self.space = first.observation
        self.reward_of = reward_named(reward)
        self.limit = limit
        self.finished: list[Finished] = []
        self._start = None if start is None else [match.position.copy() for match in matches]
        self._options = first.options
        self._seeds = np.arange(seed, seed + games)
        self._batch = fast.Batch([match.position for match in matches])
        self._steps = np.zeros(games, np.int64)
        self._ended = np.zeros(games, np.int64)
        self._ids = np.zeros(0, np.int64)
        self._counts = np.zeros(games, np.int64)
        self.observation: NDArray[np.uint8] = np.zeros((games, self.space.size), np.uint8)
        self.mask: NDArray[np.int8] = np.zeros((games, self.actions.size), np.int8)
        self.seat: NDArray[np.int64] = np.zeros(games, np.int64)
        self.reward: NDArray[np.float32] = np.zeros((games, self.players), np.float32)
        self.done: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self._level = self._levels()
        self._fill()

    def __len__(self) -> int:
        return self.games

    def __repr__(self) -> str:
        return f"<Vector of {self.games} games of {self.edition.id}, {self.players} players>"

    def reset(self, seed: int | None = None) -> None:
        """Restart all games, with consecutive seeds from `seed` or with the next seeds."""
        self._seeds = self._seeds + self.games if seed is None else np.arange(seed, seed + self.games)
        for i in range(self.games):
            self._begin(i)
        self.reward[:] = 0
        self.done[:] = False
        self.finished = []
        self._level = self._levels()
        self._fill()

    def step(self, ids: Sequence[int] | NDArray[np.int64]) -> None:
        """Play one action in each game and fill the arrays; if any is illegal, none is played."""
        if not self.actions.gifts:
            self._refuse_gifts(ids)
        self._batch.play(ids)
        self._steps += 1
        self._batch.over(self._ended)
        self.done[:] = self._ended
        if self.limit is not None:
            self.done |= self._steps >= self.limit
        self.reward[:] = 0
        ended = np.flatnonzero(self.done).tolist()
        for i in ended:
            self.reward[i] = self.reward_of(self._batch.positions[i])
        if isinstance(self.reward_of, Shaped):
            level = self._levels()
            self.reward += self.reward_of.discount * level - self._level
            self._level = level
        self.finished = [self._finish(i) for i in ended]
        if ended and isinstance(self.reward_of, Shaped):
            self._level[ended] = [self.reward_of.level(self._batch.positions[i]) for i in ended]
        self._fill()

    def sample(self, generator: np.random.Generator) -> NDArray[np.int64]:
        """Return a uniformly random legal action for each game; gifts are excluded."""
        width = self._batch.widest
        if self._ids.size < self.games * width:
            self._ids = np.zeros(self.games * width * 2, np.int64)
        rows = self._ids[: self.games * width]
        self._batch.legal_into(rows, self._counts)
        chosen = (generator.random(self.games) * self._counts).astype(np.int64)
        sampled: NDArray[np.int64] = rows[np.arange(0, rows.size, width) + chosen]
        return sampled

    def legal_ids(self, game: int) -> list[int]:
        """Return the legal actions of one game."""
        return np.flatnonzero(self.mask[game]).tolist()

    def match(self, game: int) -> Match:
        """Return an independent match at the position of one of the games."""
        here = self._batch.positions[game]
        return Match(start=here, gift_actions=self.actions.gifts, reward=self.reward_of, version=self.space.version)

    def restore(self, game: int, match: Match) -> None:
        """Set one of the games to the position of a match and refill the arrays."""
        if match.edition is not self.edition or match.players != self.players:
            raise RondelError("A game can only be restored from a match with the same edition and number of players.")
        self._batch.positions[game].copy_from(match.position)
        self._steps[game] = 0
        self._level = self._levels()
        self._fill()

    def scores(self) -> NDArray[np.int64]:
        """Return the scores by game and seat, as if the games ended now."""
        scores = np.empty((self.games, self.players), np.int64)
        self._batch.scores(scores)
        return scores

    def _fill(self) -> None:
        if self.space.version == 1:
            self._batch.observe_into(self.observation)
        else:
            write = VERSIONS[self.space.version].write
            for i, here in enumerate(self._batch.positions):
                write(here, max(here.decider, 0), self.observation[i])
        self._batch.mask_into(self.mask, self.actions.gifts)
        self._batch.deciders(self.seat)

    def _finish(self, i: int) -> Finished:
        here = self._batch.positions[i]
        result = Finished(
            i, int(self._seeds[i]), int(self._steps[i]), here.scores(), fast.ranks(here), not self._ended[i]
        )
        self._seeds[i] += self.games
        self._begin(i)
        return result

    def _begin(self, i: int) -> None:
        self._steps[i] = 0
        if self._start is not None:
            self._batch.positions[i].copy_from(self._start[i])
            return
        seed = int(self._seeds[i])
        game = rondel.new_game(self.edition, players=self.players, options=self._options, seed=seed)
        self._batch.positions[i].copy_from(fast.position(game))

    def _levels(self) -> NDArray[np.float64]:
        """Return the potential by game and seat; empty without reward shaping."""
        reward = self.reward_of
        if not isinstance(reward, Shaped):
            return np.zeros((0, self.players))
        if reward.of is not score_share:
            return np.array([reward.level(here) for here in self._batch.positions])
        scores = self.scores()
        total = scores.sum(axis=1, keepdims=True)
        shares = np.where(total, scores / np.maximum(total, 1), 1 / self.players)
        running = 1 - np.asarray(self._batch.over(np.zeros(self.games, np.int64)))
        levels: NDArray[np.float64] = reward.weight * shares * running[:, None]
        return levels

    def _refuse_gifts(self, ids: Sequence[int] | NDArray[np.int64]) -> None:
        numbers = np.asarray(ids)
        gifts = self.actions.table.gifts
        if ((numbers >= gifts.start) & (numbers < gifts.stop)).any():
            raise RondelError("One of the actions is a gift; gifts are disabled in these games.")
