"""Rollout search: evaluates a candidate in one scenario at a time.

Part of the compiled unit: arrays are C pointers there, methods stay Python methods.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rondel.fast.evaluation.network import NETWORK_SIZE
from rondel.fast.evaluation.rollout import play_rollout, score_rollout
from rondel.fast.evaluation.scenario import Q_NETWORK, Q_SETTINGS, Q_SIZE, Q_WIN, sample_scenario
from rondel.fast.evaluation.targets import set_default_style, set_style
from rondel.fast.evaluation.weights import W_SIZE
from rondel.fast.evaluation.win_probability import blend_win_probabilities
from rondel.fast.evaluation.workspace import WORKSPACE_SIZE
from rondel.fast.ints import Floats, Ints, copy_ints, free_floats, free_ints, new_floats, new_ints
from rondel.fast.layout import MOST_OFFERED, POSITION_SIZE, SEATS, SHIP_COUNT, SHIPS
from rondel.fast.positions import Position, is_offered
from rondel.fast.rules.flow import play, settle

if TYPE_CHECKING:
    from collections.abc import Sequence

    Style = tuple[float, float, float]


class Search:
    """Rolls out candidates with fixed weights `w` and settings `q` (named in `scenario.py`).

    Results do not depend on earlier calls. Not thread-safe. Positions are not modified.
    """

    __slots__ = ("ahead", "m", "offered", "q", "scratch", "scratch_offered", "w")

    w: Floats
    m: Floats
    q: Floats
    offered: Ints
    scratch_offered: Ints
    ahead: Ints
    scratch: Ints

    def __init__(self, weights: Sequence[float], settings: Sequence[float]) -> None:
        self.w = new_floats(W_SIZE + NETWORK_SIZE)
        self.m = new_floats(WORKSPACE_SIZE)
        self.q = new_floats(Q_SIZE)
        self.offered = new_ints(MOST_OFFERED)
        self.scratch_offered = new_ints(MOST_OFFERED)
        self.ahead = new_ints(POSITION_SIZE)
        self.scratch = new_ints(POSITION_SIZE)
        count: int = len(weights)
        if count not in (W_SIZE, W_SIZE + NETWORK_SIZE):
            raise ValueError(f"A search needs {W_SIZE} weights, {W_SIZE + NETWORK_SIZE} with a network, not {count}.")
        if len(settings) != Q_SETTINGS:
            raise ValueError(f"A search needs {Q_SETTINGS} settings, not {len(settings)}.")
        for i in range(count):
            self.w[i] = float(weights[i])
        for i in range(Q_SETTINGS):
            self.q[i] = float(settings[i])

    def __dealloc__(self) -> None:
        free_floats(self.w)
        free_floats(self.m)
        free_floats(self.q)
        free_ints(self.offered)
        free_ints(self.scratch_offered)
        free_ints(self.ahead)
        free_ints(self.scratch)

    def _begin(self, position: Position, id: int, seat: int, seed: int, style: Style | None) -> None:
        """Sample the scenario and set the style of the current turn."""
        if not is_offered(position.offered, position.count, id):
            raise ValueError(f"The action {id} is not offered.")
        if not 0 <= seat < position.s[SEATS]:
            raise ValueError(f"There is no seat {seat}.")
        if not 0 < seed < 2**31:
            raise ValueError(f"There is no scenario with the seed {seed}.")
        sample_scenario(position.s, seat, seed, self.q, self.m)
        if style is None:
            set_default_style(self.w, self.m)
        else:
            set_style(self.m, style[0], style[1], style[2])

    def sample(self, position: Position, id: int, seat: int, seed: int, style: Style | None = None) -> list[float]:
        """Return each seat's win probability after the action, in the scenario with this seed (from 1).

        The scenario is sampled from the seat's point of view. `style` applies to the current turn.
        """
        self._begin(position, id, seat, seed, style)
        copy_ints(self.ahead, position.s, SHIPS + position.s[SHIP_COUNT])
        play(position.t, self.ahead, id)
        play_rollout(position.t, self.ahead, self.offered, self.scratch, self.scratch_offered, self.w, self.m, self.q)
        score_rollout(position.t, self.ahead, self.offered, self.w, self.m, self.q)
        return [self.q[Q_WIN + p] for p in range(position.s[SEATS])]

    def future(self, position: Position, id: int, seat: int, seed: int, style: Style | None = None) -> Position:
        """Return the position at the end of the rollout that `sample` would score."""
        self._begin(position, id, seat, seed, style)
        ahead: Position = position.copy()
        play(ahead.t, ahead.s, id)
        play_rollout(ahead.t, ahead.s, self.offered, self.scratch, self.scratch_offered, self.w, self.m, self.q)
        ahead.count = settle(ahead.t, ahead.s, ahead.offered)
        return ahead

    def win_probabilities(self, position: Position) -> list[float]:
        """Return each seat's win probability in this position."""
        blend_win_probabilities(position.t, position.s, self.w, self.m, self.q, self.q[Q_NETWORK])
        return [self.q[Q_WIN + p] for p in range(position.s[SEATS])]
