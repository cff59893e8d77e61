"""One seat of a game as a Gymnasium environment; bots, or policies of your own, have the other seats.

    import gymnasium
    import rondel.research.gym

    env = gymnasium.make("rondel/Imperial-v0", players=4, opponents="medium", seat=0)
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())

Importing this module registers `rondel/Imperial-v0` and `rondel/Imperial2030-v0`.
"""

from __future__ import annotations

import copy
import random
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Self

import rondel
from rondel import RondelError, bots
from rondel.extras import optional_packages
from rondel.research.match import Match, Start
from rondel.research.rewards import Reward

with optional_packages():
    import gymnasium
    import numpy as np
    from gymnasium.spaces import Box, Discrete
    from numpy.typing import NDArray

    from rondel.research.episode import SEEDS, Episode, series

RANDOM = "random"
NOBODY = -1
Opponent = str | Callable[[Match], int]
"""A bot by name, or a function that chooses the id of an action where it decides."""


class SeatEnvironment(gymnasium.Env[Any, Any]):
    """One seat; docs/research.md describes spaces, rewards and arguments.

    `clone` and `restore` copy the state of the game, not the random state of the spaces; `deepcopy` and `pickle` copy
    everything.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium declares it

    def __init__(
        self,
        edition: str = "imperial",
        players: int = 4,
        *,
        opponents: Opponent | Sequence[Opponent] = "medium",
        seat: int | None = None,
        reward: str | Reward = "rank",
        gift_actions: bool = False,
        words: bool = False,
        start: Start | None = None,
        illegal_reward: float | None = -1.0,
        max_decisions: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"The render mode is {render_mode!r}, but it must be None or 'ansi'.")
        if seat is not None and seat not in range(players):
            raise RondelError(f"There is no seat {seat!r}; seats are 0 to {players - 1}.")
        self.render_mode = render_mode
        self.illegal_reward = illegal_reward
        self.max_decisions = max_decisions
        self._wanted = seat
        self._start = start
        self._arguments = {
            "edition": edition,
            "players": players,
            "reward": reward,
            "gift_actions": gift_actions,
            **options,
        }
        self._opponents = _one_each(opponents, players - 1)
        self._words = words
        self._series = series()
        self._sit_down(start)
        self.action_space = Discrete(self._episode.actions)
        self.observation_space = Box(0, 255, (self._episode.size,), np.uint8)

    @property
    def match(self) -> Match:
        """The match being played; the same one until the next `reset`."""
        return self._episode.match

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game: the one of this seed, or the next one; `options={"start": …}` begins at a position instead."""
        super().reset(seed=seed)
        start = (options or {}).get("start", self._start)
        self._series = series(seed) if seed is not None else self._series.next()
        self._sit_down(start)
        self._paid = self._let_others_play()
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Choose an action, or a word; then the others play until this seat decides again or the game is over."""
        earned = self._paid
        if self.match.seat not in (self.seat, NOBODY):
            raise gymnasium.error.ResetNeeded("This seat does not decide: the game was cut off, or has not begun.")
        if not self.match.over:
            try:
                id = self._episode.step(int(action))
                earned += 0.0 if id is None else self._play(id)
            except RondelError as refusal:
                if self.illegal_reward is None:
                    raise
                observation, info = self._seen()
                return observation, self.illegal_reward, True, False, {**info, "refusal": str(refusal)}
            earned += self._let_others_play()
        self._paid = 0.0
        over = self.match.over
        observation, info = self._seen()
        return observation, earned, over, not over and self.match.version >= self._last, info

    def action_masks(self) -> Any:
        """What may be chosen, as bools: the name by which sb3-contrib asks for it."""
        return self._mask().astype(bool)

    def render(self) -> str | None:
        """The position as a text, as this seat sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render mode: make the environment with render_mode='ansi'.")
            return None
        return self._episode.text(self.seat)

    def clone(self) -> Self:
        """An independent environment in the same state; spaces and policies of the others are shared."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._episode = self._episode.clone()
        other._game = None if self._game is None else self._game.copy()
        other._np_random = copy.deepcopy(self._np_random)
        return other

    def restore(self, other: SeatEnvironment) -> None:
        """Return to the state of a clone; the clone can be used again."""
        self.__dict__.update(other.clone().__dict__)

    def _sit_down(self, start: Start | None) -> None:
        """Begin the game of the series: who sits where, and what the bots draw by lot."""
        lots = self._series
        match = Match(seed=lots.game, start=start, **self._arguments)
        self._episode = Episode(match, self._words)
        self.seat: int = lots.drawn("seat", match.players) if self._wanted is None else self._wanted
        self._last = match.version + self.max_decisions if self.max_decisions is not None else sys.maxsize
        self._paid = 0.0
        # Bots look at a game of the engine, which then plays along.
        self._game: rondel.Game | None = match.game() if self._with_bots else None
        self._seat_others()

    @property
    def _with_bots(self) -> bool:
        return any(isinstance(opponent, str) and opponent != RANDOM for opponent in self._opponents)

    def _seat_others(self) -> None:
        """Bots for the other seats; they remember nothing, so that they can be made anew at any time."""
        players = self.match.players
        self._policies: dict[int, Any] = {}
        for place, opponent in enumerate(self._opponents, 1):
            seat = (self.seat + place) % players
            self._policies[seat] = policy = _seated(opponent, self._series.drawn(f"bot {seat}", SEEDS))
            if isinstance(policy, bots.Bot) and self._game is not None:
                policy.new_game(seat, self._game.seat_view(seat))

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_policies"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._seat_others()

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        """Observation and info; what another seat may choose, where a game was cut off, is nobody's business."""
        mask = self._mask()
        return self._episode.observe(self.seat), self._episode.info(mask) if mask.any() else {"action_mask": mask}

    def _mask(self) -> NDArray[np.int8]:
        mask = self._episode.mask()
        return mask if self.match.seat == self.seat else np.zeros_like(mask)

    def _play(self, id: int) -> float:
        """An action of whoever decides; what it pays this seat."""
        earned = self._episode.play(id)[self.seat]
        if self._game is not None:
            self._game.play(self.match.actions.text(id))
        return earned

    def _let_others_play(self) -> float:
        """The others decide until this seat has to, or the game is over; what that paid this seat."""
        earned, match = 0.0, self.match
        while not match.over and match.seat != self.seat and match.version < self._last:
            policy = self._policies[match.seat]
            if not isinstance(policy, bots.Bot):
                earned += self._play(policy(match))
                continue
            assert self._game is not None
            text = str(policy.choose(self._game.seat_view(match.seat), self._game.decision))
            if text.startswith("give "):
                _, nation, amount = text.split()
                match.position.give(match.seat, nation, int(amount))
                self._game.play(text)
            else:
                earned += self._play(match.actions.id(text))
        return earned


@dataclass(frozen=True, slots=True)
class RandomChoice:
    """The bot `random` without a game of the engine: it draws the same lots."""

    seed: int

    def __call__(self, match: Match) -> int:
        """Any of the actions that are offered."""
        offered = match.position.legal()
        return offered[random.Random(f"{self.seed} {match.seat} {match.version}").randrange(len(offered))]


def _seated(opponent: Opponent, seed: int) -> bots.Bot | Callable[[Match], int]:
    """The bot of that name, or the function that chooses."""
    if not isinstance(opponent, str):
        return opponent
    if opponent == RANDOM:
        return RandomChoice(seed)
    bot = bots.make(opponent, seed)
    bot.brake = False  # the same seed is the same game, however busy the machine is
    return bot


def _one_each(opponents: Opponent | Sequence[Opponent], count: int) -> list[Opponent]:
    """An opponent for each of the other seats, from the left neighbor on."""
    if isinstance(opponents, str) or callable(opponents):
        return [opponents] * count
    if len(opponents) != count:
        raise RondelError(f"There are {count} opponents; given are {len(opponents)}.")
    return list(opponents)


for _edition, _name in {"imperial": "Imperial", "imperial_2030": "Imperial2030"}.items():
    gymnasium.register(
        f"rondel/{_name}-v0", entry_point="rondel.research.gym:SeatEnvironment", kwargs={"edition": _edition}
    )
