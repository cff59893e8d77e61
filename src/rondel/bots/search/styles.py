"""Ways to play a maneuver, of which the best is looked for."""

from __future__ import annotations

from typing import NamedTuple

from rondel.bots.evaluation.weights import Weights

PEACEFUL = 1  # its place among the styles


class Style(NamedTuple):
    """How a maneuver is played: greed for others' land and factories, care for the own ones, reach for later."""

    hostility: float
    guard: float
    frontier: float


def styles(w: Weights) -> tuple[Style, ...]:
    """The usual way first, then: peaceful, raiding, defending, staging for the next maneuver."""
    return (
        Style(w.hostility, w.guard, w.frontier),
        Style(0.0, 0.5 * w.guard, w.frontier),
        Style(2 * w.hostility, 0.5 * w.guard, 0.5 * w.frontier),
        Style(0.5 * w.hostility, 3 * w.guard, w.frontier),
        Style(0.5 * w.hostility, 0.5 * w.guard, 4 * w.frontier),
    )
