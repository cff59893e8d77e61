"""`Search`: what the strongest bots ask about a candidate, one scenario at a time.

Part of the compiled unit: arrays are C pointers there, methods stay Python methods.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rondel.fast.ints import Floats, Ints, copy_ints, free_floats, free_ints, new_floats, new_ints
from rondel.fast.layout import MOST_OFFERED, POSITION_SIZE, SEATS, SHIP_COUNT, SHIPS
from rondel.fast.positions import Position, is_offered
from rondel.fast.rules.flow import play, settle
from rondel.fast.thinking.chances import odds
from rondel.fast.thinking.memory import MEMORY_SIZE
from rondel.fast.thinking.network import NETWORK_SIZE
from rondel.fast.thinking.sampling import judge_scenario, play_scenario
from rondel.fast.thinking.scenario import Q_NETWORK, Q_ODDS, Q_SETTINGS, Q_SIZE, draw_scenario
from rondel.fast.thinking.targets import take_style, take_usual_style
from rondel.fast.thinking.weights import W_SIZE

if TYPE_CHECKING:
    from collections.abc import Sequence

    Style = tuple[float, float, float]


class Search:
    """Plays candidates on in scenarios, with the weights and settings it was made with (`scenario.py` names them).

    Nothing it remembers changes an answer. It is not to be used by two threads at once. Positions stay as they are.
    """

    __slots__ = ("deep", "m", "offered", "q", "room", "then", "w")

    w: Floats
    m: Floats
    q: Floats
    offered: Ints
    room: Ints
    then: Ints
    deep: Ints

    def __init__(self, weights: Sequence[float], settings: Sequence[float]) -> None:
        self.w = new_floats(W_SIZE + NETWORK_SIZE)
        self.m = new_floats(MEMORY_SIZE)
        self.q = new_floats(Q_SIZE)
        self.offered = new_ints(MOST_OFFERED)
        self.room = new_ints(MOST_OFFERED)
        self.then = new_ints(POSITION_SIZE)
        self.deep = new_ints(POSITION_SIZE)
        count: int = len(weights)
        if count not in (W_SIZE, W_SIZE + NETWORK_SIZE):
            raise ValueError(f"A search needs {W_SIZE} numbers, with a network {W_SIZE + NETWORK_SIZE}, not {count}.")
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
        free_ints(self.room)
        free_ints(self.then)
        free_ints(self.deep)

    def _begin(self, position: Position, id: int, seat: int, seed: int, style: Style | None) -> None:
        """Draw the scenario, and take the style of the turn under way."""
        if not is_offered(position.offered, position.count, id):
            raise ValueError(f"The action {id} is not offered.")
        if not 0 <= seat < position.s[SEATS]:
            raise ValueError(f"There is no seat {seat}.")
        if not 0 < seed < 2**31:
            raise ValueError(f"There is no scenario {seed}.")
        draw_scenario(position.s, seat, seed, self.q, self.m)
        if style is None:
            take_usual_style(self.w, self.m)
        else:
            take_style(self.m, style[0], style[1], style[2])

    def sample(self, position: Position, id: int, seat: int, seed: int, style: Style | None = None) -> list[float]:
        """Each seat's chance to win after the action, in the scenario of this seed (from 1 on) as the seat imagines it.

        The style is that of the turn under way.
        """
        self._begin(position, id, seat, seed, style)
        copy_ints(self.then, position.s, SHIPS + position.s[SHIP_COUNT])
        play(position.t, self.then, id)
        play_scenario(position.t, self.then, self.offered, self.deep, self.room, self.w, self.m, self.q)
        judge_scenario(position.t, self.then, self.offered, self.w, self.m, self.q)
        return [self.q[Q_ODDS + p] for p in range(position.s[SEATS])]

    def future(self, position: Position, id: int, seat: int, seed: int, style: Style | None = None) -> Position:
        """Where the players of the same scenario stop."""
        self._begin(position, id, seat, seed, style)
        then: Position = position.copy()
        play(then.t, then.s, id)
        play_scenario(then.t, then.s, self.offered, self.deep, self.room, self.w, self.m, self.q)
        then.count = settle(then.t, then.s, then.offered)
        return then

    def odds(self, position: Position) -> list[float]:
        """Each seat's chance to win as the position stands."""
        odds(position.t, position.s, self.w, self.m, self.q, self.q[Q_NETWORK])
        return [self.q[Q_ODDS + p] for p in range(position.s[SEATS])]
