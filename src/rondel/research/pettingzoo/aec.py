"""PettingZoo AEC environment; its agents are the seats, `player_0` and so on."""

from __future__ import annotations

import copy
import sys
from itertools import pairwise
from typing import Any, ClassVar, Self

import gymnasium.logger
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from rondel.research.episode import Episode, series
from rondel.research.match import Match, Start
from rondel.research.rewards import Reward


def metadata(name: str) -> dict[str, Any]:
    """Return the metadata PettingZoo requires."""
    return {"name": name, "render_modes": ["ansi"], "is_parallelizable": False}


class RawEnvironment(AECEnv[str, dict[str, Any], int]):  # type: ignore[misc]  # PettingZoo is not typed
    """Unwrapped environment; docs/research.md describes spaces, rewards and arguments.

    `clone` and `restore` copy the game state but not the random state of the spaces; `deepcopy` and `pickle` copy both.
    """

    edition: ClassVar[str]

    def __init__(
        self,
        players: int = 4,
        *,
        reward: str | Reward = "rank",
        gift_actions: bool = False,
        words: bool = False,
        start: Start | None = None,
        max_decisions: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"The render mode is {render_mode!r}, but it must be None or 'ansi'.")
        self.render_mode = render_mode
        self.max_decisions = max_decisions
        self._words = words
        self._arguments = {"reward": reward, "gift_actions": gift_actions, **options}
        self._start = start
        self._players = players
        self._series = series()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self._episode = self._new_episode(0, start)
        size, actions = self._episode.size, self._episode.actions
        self.action_spaces = {agent: Discrete(actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(0, 255, (size,), np.uint8),
                    "action_mask": Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    @property
    def match(self) -> Match:
        """The current match; replaced by `reset`."""
        return self._episode.match

    def observation_space(self, agent: str) -> Any:
        """Return the space of observation and mask, the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return the space of action ids or words."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the game with this seed, or the next one; `options={"start": …}` starts from a position instead."""
        start = (options or {}).get("start", self._start)
        self._series = series(seed) if seed is not None else self._series.next()
        self._episode = self._new_episode(self._series.game, start)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select_next_agent()

    def step(self, action: int | None) -> None:
        """Play an action of the current agent; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        id = self._episode.step(int(action))  # type: ignore[arg-type]
        earned = [0.0] * len(self.agents) if id is None else self._episode.play(id)
        total = self._cumulative_rewards
        total[agent] = 0.0
        for each, paid in zip(self.agents, earned, strict=True):
            self.rewards[each] = paid
            total[each] += paid
        self.infos[agent] = {}
        self._select_next_agent()

    def _select_next_agent(self) -> None:
        """Select the next agent, or end the game for all agents."""
        match = self._episode.match
        self._mask = self._episode.mask()
        if match.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif match.version >= self._last:
            self.truncations = dict.fromkeys(self.agents, True)
            self._mask[:] = 0
        else:
            self.agent_selection = agent = self.possible_agents[match.seat]
            self.infos[agent] = self._episode.info(self._mask)

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation and action mask; the mask is empty unless the agent decides."""
        deciding = agent == self.agent_selection
        return {
            "observation": self._episode.observe(self._seats[agent]),
            "action_mask": self._mask if deciding else np.zeros_like(self._mask),
        }

    def render(self) -> str | None:
        """Return the position as text, from the perspective of the deciding agent."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() needs a render mode: make the environment with render_mode='ansi'.")
            return None
        return self._episode.text(max(self.match.seat, 0))

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def clone(self) -> Self:
        """Return an independent environment in the same state; the spaces are shared."""
        other = copy.copy(self)
        other._episode = self._episode.clone()
        other.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            if name in self.__dict__:
                setattr(other, name, getattr(self, name).copy())
        return other

    def restore(self, other: RawEnvironment) -> None:
        """Return to the state of a clone; the clone remains usable."""
        self.__dict__.update(other.clone().__dict__)

    def _new_episode(self, seed: int, start: Start | None) -> Episode:
        match = Match(self.edition, self._players, seed=seed, start=start, **self._arguments)
        self._last = match.version + self.max_decisions if self.max_decisions is not None else sys.maxsize
        return Episode(match, self._words)


ILLEGAL_REWARD = -1.0


class Environment(wrappers.OrderEnforcingWrapper[str, dict[str, Any], int]):  # type: ignore[misc]
    """Outermost wrapper. `clone` and `restore` include the inner wrappers, which are stateful."""

    def clone(self) -> Self:
        """Return an independent environment in the same state; see `RawEnvironment.clone`."""
        copies = [_copy(layer) for layer in _layers(self)]
        for outer, inner in pairwise(copies):
            outer.env = inner
        first: Self = copies[0]
        return first

    def restore(self, other: Environment) -> None:
        """Return to the state of a clone; the clone remains usable."""
        for mine, theirs in zip(_layers(self), _layers(other), strict=True):
            if isinstance(mine, RawEnvironment):
                mine.restore(theirs)
            else:
                mine.__dict__.update({**theirs.__dict__, "env": mine.env})


def wrap(environment: RawEnvironment) -> Environment:
    """Wrap an environment as PettingZoo's own games do."""
    terminating: Any = wrappers.TerminateIllegalWrapper(environment, illegal_reward=ILLEGAL_REWARD)
    return Environment(wrappers.AssertOutOfBoundsWrapper(terminating))


def _layers(environment: Any) -> list[Any]:
    """Return the wrappers from the outermost inward, followed by the environment."""
    layers = [environment]
    while not isinstance(layers[-1], RawEnvironment):
        layers.append(layers[-1].env)
    return layers


def _copy(layer: Any) -> Any:
    """Return a copy of a wrapper with the same state, or a clone of the environment."""
    if isinstance(layer, RawEnvironment):
        return layer.clone()
    copy = object.__new__(type(layer))
    copy.__dict__.update(layer.__dict__)
    return copy
