"""Weights of the evaluation, learned per edition (`benchmarks/learn_bots.py`), and maneuver styles."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import NamedTuple


class Weights(NamedTuple):
    """Weights of the evaluation. The defaults are readable and set by hand; those in `learned/` are fitted to games.

    `time` below is the remaining share of the game: 1 at the start, 0 when a nation has all its power points.
    """

    # Expected final power points of a nation
    start: float = 0.0
    power: float = 1.0  # per point it has
    lead: float = 0.0  # per point behind the strongest (a negative number)
    time: float = 0.0
    time2: float = 0.0  # times time squared
    near: float = 0.4  # per point of a Taxation, if Taxation is one free move away
    middle: float = 0.15  # two moves away
    far: float = 0.1  # three moves away
    points: float = 0.15  # per point of a Taxation now, times time
    points2: float = 0.0
    unit: float = 0.1  # per unit, times time
    unit2: float = 0.0
    treasury: float = 0.05  # per million in the treasury, times time
    treasury2: float = 0.0
    threat: float = -0.2  # per foreign army next to the home provinces, times time
    interest: float = 0.0  # per million of interest the nation owes, times time
    seats: float = 0.0  # per player, times time
    pace: float = 0.0  # per million of the highest tax of all nations, times time
    grown: float = 0.0  # per point it has, times time
    # Expected future payouts of a nation's interest
    paid: float = 0.0
    paid_time: float = 0.1
    paid_time2: float = 0.0
    covered: float = 0.7  # share of the interest that the treasury can pay now
    covered_time: float = 0.0
    taxed: float = 0.0  # tax by interest, times time
    funded: float = 0.0  # treasury by interest, times time
    small: float = 0.0  # smallness of the interest, times time
    # Expected final money of a player
    cash: float = 1.0
    cash_time: float = 0.0
    stake: float = 1.0  # per interest times expected power factor
    income: float = 1.0  # per interest times expected payouts
    control: float = 1.0  # per nation governed, times time
    reign: float = 0.5  # per expected power factor of a nation governed, times time
    card: float = 1.0  # holding the investor card, times time
    bank: float = -1.0  # owning a Swiss Bank, times time
    bank_cash: float = 0.2  # its owner's cash, times time
    # Behavior, set by hand
    activation: float = 4.0  # an investment step to the holder of the card: two million and a purchase
    fill: float = 0.1  # a bond's price in the nation's treasury, per share of its interest
    hostility: float = 0.8  # value of foreign regions and factories in a maneuver
    guard: float = 0.5  # value of guarding threatened factories
    frontier: float = 0.08  # value of unflagged neighbors of a region
    gift: float = 0.0  # maximum gift to a treasury
    mean: float = 0.5  # weight of the average rival in comparisons; the rest is the strongest rival's

    def to_dict(self) -> dict[str, float]:
        """All weights by name."""
        return self._asdict()


HAND_SET = Weights()


@cache
def weights_without_gifts(edition_id: str) -> Weights:
    """Return the same weights for bots that never give."""
    return weights(edition_id)._replace(gift=0.0)


@cache
def weights(edition_id: str) -> Weights:
    """Return the learned weights of an edition; hand-set ones if there is no file."""
    source = resources.files("rondel.bots.evaluation") / "learned" / f"{edition_id}.json"
    if not source.is_file():
        return HAND_SET
    data = json.loads(source.read_text(encoding="utf-8"))["weights"]
    return Weights(**{key: float(value) for key, value in data.items() if key in Weights._fields})


PEACEFUL = 1  # its index in `styles`


class Style(NamedTuple):
    """Maneuver style: weights of hostility to others, of guarding own factories, and of staging for later."""

    hostility: float
    guard: float
    frontier: float


def styles(w: Weights) -> tuple[Style, ...]:
    """Return the maneuver styles: default, peaceful, raiding, defending, staging for the next maneuver."""
    return (
        Style(w.hostility, w.guard, w.frontier),
        Style(0.0, 0.5 * w.guard, w.frontier),
        Style(2 * w.hostility, 0.5 * w.guard, 0.5 * w.frontier),
        Style(0.5 * w.hostility, 3 * w.guard, w.frontier),
        Style(0.5 * w.hostility, 0.5 * w.guard, 4 * w.frontier),
    )
