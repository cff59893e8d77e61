"""The weights of the evaluation, learned per edition (`benchmarks/learn_bots.py`), and styles of maneuver."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import NamedTuple


class Weights(NamedTuple):
    """What a bot believes. The defaults are set by hand and readable; the files in `learned/` are learned from games.

    `time` below is the share of the game that is left: 1 at the start, 0 when a nation has all its power points.
    """

    # Power points a nation will have at the end
    start: float = 0.0
    power: float = 1.0  # per point it has
    lead: float = 0.0  # per point behind the strongest (a negative number)
    time: float = 0.0
    time2: float = 0.0  # times time once more
    near: float = 0.4  # per point of a Taxation, if Taxation is one free move away
    middle: float = 0.15  # two moves away
    far: float = 0.1  # three moves away
    points: float = 0.15  # per point of a Taxation now, times time
    points2: float = 0.0
    unit: float = 0.1  # per unit, times time
    unit2: float = 0.0
    treasury: float = 0.05  # per million in the treasury, times time
    treasury2: float = 0.0
    threat: float = -0.2  # per foreign army beside the home provinces, times time
    interest: float = 0.0  # per million of interest the nation owes, times time
    seats: float = 0.0  # per player, times time
    pace: float = 0.0  # per million of the highest tax of all nations, times time
    grown: float = 0.0  # per point it has, times time
    # Payouts of a nation's interest still to come
    paid: float = 0.0
    paid_time: float = 0.1
    paid_time2: float = 0.0
    covered: float = 0.7  # share of the interest that the treasury can pay now
    covered_time: float = 0.0
    taxed: float = 0.0  # tax by interest, times time
    funded: float = 0.0  # treasury by interest, times time
    small: float = 0.0  # how small the interest is, times time
    # What a player will have at the end
    cash: float = 1.0
    cash_time: float = 0.0
    stake: float = 1.0  # per interest times expected power factor
    income: float = 1.0  # per interest times expected payouts
    control: float = 1.0  # per nation governed, times time
    reign: float = 0.5  # per expected power factor of a nation governed, times time
    card: float = 1.0  # holding the investor card, times time
    bank: float = -1.0  # owning a Swiss Bank, times time
    bank_cash: float = 0.2  # its owner's cash, times time
    # Manners, set by hand
    activation: float = 4.0  # an investment step to the holder of the card: two million and a purchase
    fill: float = 0.1  # a bond's price in the nation's treasury, per share of its interest
    hostility: float = 0.8  # greed for others' regions and factories in a maneuver
    guard: float = 0.5  # units kept on threatened factories
    frontier: float = 0.08  # unmarked neighbours of a region
    gift: float = 0.0  # the most it gives to a treasury at once
    mean: float = 0.5  # share of the average rival in the comparison, the rest is the strongest one

    def to_dict(self) -> dict[str, float]:
        """All weights by name."""
        return self._asdict()


HAND_SET = Weights()


@cache
def weights_without_gifts(edition_id: str) -> Weights:
    """The same for those who keep their money to themselves."""
    return weights(edition_id)._replace(gift=0.0)


@cache
def weights(edition_id: str) -> Weights:
    """The learned weights of an edition; hand-set ones where there is no file."""
    source = resources.files("rondel.bots.evaluation") / "learned" / f"{edition_id}.json"
    if not source.is_file():
        return HAND_SET
    data = json.loads(source.read_text(encoding="utf-8"))["weights"]
    return Weights(**{key: float(value) for key, value in data.items() if key in Weights._fields})


PEACEFUL = 1  # its index in `styles`


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
