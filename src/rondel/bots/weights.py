"""The numbers of the evaluation: data with provenance, one file per edition."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from functools import cache
from importlib import resources


@dataclass(frozen=True, slots=True)
class Weights:
    """What the evaluation believes; the defaults are hand-set, the files next to this module are tuned."""

    length: float = 18.0  # rounds of a whole game
    lap: float = 3.6  # rounds from one Taxation to the next
    cash: float = 0.04  # what cash is worth above its amount, per round left
    cash_rounds: float = 12.0  # rounds beyond which more time adds nothing to cash
    payout: float = 0.7  # interest the treasury can pay now, per million
    later: float = 0.3  # interest of payouts to come, per five rounds
    control: float = 1.0  # governing a nation
    bonus: float = 0.5  # success bonus expected by a government
    growth: float = 0.5  # tax a nation gains per turn before its next Taxation
    unit: float = 0.45  # tax one unit will bring
    crowd: float = 0.5  # loss per unit beyond six
    treasury: float = 0.12  # tax one million in the treasury will bring
    threat: float = 0.3  # tax lost per foreign army beside the home provinces
    card: float = 1.5  # holding the investor card
    bank: float = 1.0  # owning a Swiss Bank with money to invest
    activation: float = 4.0  # an investment step to the holder of the card: two million and a purchase
    fill: float = 0.1  # a bond's price in the nation's treasury, per share of its interest
    hostility: float = 0.8  # greed for others' regions and factories in a maneuver
    guard: float = 0.5  # units kept on threatened factories
    frontier: float = 0.08  # unmarked neighbours of a region
    mean: float = 0.5  # share of the average rival in the comparison, the rest is the strongest one

    def to_dict(self) -> dict[str, float]:
        """All weights by name."""
        return asdict(self)


@cache
def weights(edition_id: str) -> Weights:
    """The tuned weights of an edition; hand-set ones where there is no file."""
    source = resources.files("rondel.bots") / "weights" / f"{edition_id}.json"
    if not source.is_file():
        return Weights()
    data = json.loads(source.read_text(encoding="utf-8"))["weights"]
    known = {field.name for field in fields(Weights)}
    return Weights(**{key: float(value) for key, value in data.items() if key in known})
