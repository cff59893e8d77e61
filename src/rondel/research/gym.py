"""Single-seat Gymnasium environment; bots or your own policies play the other seats.

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
"""The name of a bot, or a function that returns the id of an action."""


class SeatEnvironment(gymnasium.Env[Any, Any]):
    """Environment for one seat; docs/research.md describes spaces, rewards and arguments.

    `clone` and `restore` copy the game state but not the random state of the spaces; `deepcopy` and `pickle` copy both.
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
        self._fixed_seat = seat
        self._start = start
        self._arguments = {
            "edition": edition,
            "players": players,
            "reward": reward,
            "gift_actions": gift_actions,
            **options,
        }
        self._opponents = _per_seat(opponents, players - 1)
        self._words = words
        self._series = series()
        self._start_game(start)
        self.action_space = Discrete(self._episode.actions)
        self.observation_space = Box(0, 255, (self._episode.size,), np.uint8)

    @property
    def match(self) -> Match:
        """The current match; replaced by `reset`."""
        return self._episode.match

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start the game with this seed, or the next one; `options={"start": …}` starts from a position instead."""
        super().reset(seed=seed)
        start = (options or {}).get("start", self._start)
        self._series = series(seed) if seed is not None else self._series.next()
        self._start_game(start)
        self._pending_reward = self._play_others()
        return self._observation_and_info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action or a word; then the other seats play until this one decides again or the game is over."""
        earned = self._pending_reward
        if self.match.seat not in (self.seat, NOBODY):
            raise gymnasium.error.ResetNeeded("This seat does not decide: the game was truncated or has not started.")
        if not self.match.over:
            try:
                id = self._episode.step(int(action))
                earned += 0.0 if id is None else self._play(id)
            except RondelError as refusal:
                if self.illegal_reward is None:
                    raise
                observation, info = self._observation_and_info()
                return observation, self.illegal_reward, True, False, {**info, "refusal": str(refusal)}
            earned += self._play_others()
        self._pending_reward = 0.0
        over = self.match.over
        observation, info = self._observation_and_info()
        return observation, earned, over, not over and self.match.version >= self._last, info

    def action_masks(self) -> Any:
        """Return the action mask as bools; sb3-contrib expects this name."""
        return self._mask().astype(bool)

    def render(self) -> str | None:
        """Return the position as text, from the perspective of this seat."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render mode: make the environment with render_mode='ansi'.")
            return None
        return self._episode.text(self.seat)

    def clone(self) -> Self:
        """Return an independent environment in the same state; spaces and opponents' policies are shared."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._episode = self._episode.clone()
        other._game = None if self._game is None else self._game.copy()
        other._np_random = copy.deepcopy(self._np_random)
        return other

    def restore(self, other: SeatEnvironment) -> None:
        """Return to the state of a clone; the clone remains usable."""
        self.__dict__.update(other.clone().__dict__)

    def _start_game(self, start: Start | None) -> None:
        """Start the current game of the series: match, seat and opponents."""
        series = self._series
        match = Match(seed=series.game, start=start, **self._arguments)
        self._episode = Episode(match, self._words)
        self.seat: int = series.draw("seat", match.players) if self._fixed_seat is None else self._fixed_seat
        self._last = match.version + self.max_decisions if self.max_decisions is not None else sys.maxsize
        self._pending_reward = 0.0
        # Bots need an engine game, which is played in parallel.
        self._game: rondel.Game | None = match.game() if self._needs_engine_game else None
        self._create_opponents()

    @property
    def _needs_engine_game(self) -> bool:
        return any(isinstance(opponent, str) and opponent != RANDOM for opponent in self._opponents)

    def _create_opponents(self) -> None:
        """Create the policies of the other seats; they are stateless, so they can be recreated at any time."""
        players = self.match.players
        self._policies: dict[int, Any] = {}
        for place, opponent in enumerate(self._opponents, 1):
            seat = (self.seat + place) % players
            self._policies[seat] = policy = _policy_for(opponent, self._series.draw(f"bot {seat}", SEEDS))
            if isinstance(policy, bots.Bot) and self._game is not None:
                policy.new_game(seat, self._game.seat_view(seat))

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "_policies"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._create_opponents()

    def _observation_and_info(self) -> tuple[Any, dict[str, Any]]:
        """Return observation and info; the mask is empty when another seat decides in a truncated game."""
        mask = self._mask()
        return self._episode.observe(self.seat), self._episode.info(mask) if mask.any() else {"action_mask": mask}

    def _mask(self) -> NDArray[np.int8]:
        mask = self._episode.mask()
        return mask if self.match.seat == self.seat else np.zeros_like(mask)

    def _play(self, id: int) -> float:
        """Play an action of the deciding seat; return this seat's reward."""
        earned = self._episode.play(id)[self.seat]
        if self._game is not None:
            self._game.play(self.match.actions.text(id))
        return earned

    def _play_others(self) -> float:
        """Let the other seats play until this one decides or the game is over; return this seat's reward."""
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
    """Equivalent of the bot `random` that needs no engine game; it makes the same draws."""

    seed: int

    def __call__(self, match: Match) -> int:
        """Return a random legal action."""
        offered = match.position.legal()
        return offered[random.Random(f"{self.seed} {match.seat} {match.version}").randrange(len(offered))]


def _policy_for(opponent: Opponent, seed: int) -> bots.Bot | Callable[[Match], int]:
    """Return the bot with this name, or the function itself."""
    if not isinstance(opponent, str):
        return opponent
    if opponent == RANDOM:
        return RandomChoice(seed)
    bot = bots.make(opponent, seed)
    bot.time_limited = False  # the same seed must give the same game on a busy machine
    return bot


def _per_seat(opponents: Opponent | Sequence[Opponent], count: int) -> list[Opponent]:
    """Return one opponent per other seat, starting at the left neighbor."""
    if isinstance(opponents, str) or callable(opponents):
        return [opponents] * count
    if len(opponents) != count:
        raise RondelError(f"Expected {count} opponents, but got {len(opponents)}.")
    return list(opponents)


for _edition, _name in {"imperial": "Imperial", "imperial_2030": "Imperial2030"}.items():
    gymnasium.register(
        f"rondel/{_name}-v0", entry_point="rondel.research.gym:SeatEnvironment", kwargs={"edition": _edition}
    )
