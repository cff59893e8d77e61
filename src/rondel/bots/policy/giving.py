"""Gifts to treasuries (R6.5) where they pay: the rest of a factory's price (R9.3), what a stop lacks (R19.4).

Money given for units or for one's own interest comes back as less than it cost, so it is not given.
"""

from __future__ import annotations

from typing import NamedTuple

from rondel import position
from rondel.bots.evaluation.value import cash_weight, outlook
from rondel.bots.evaluation.weights import Weights
from rondel.bots.policy.answers import forcing_gain
from rondel.bots.policy.quick_space import factory_gain
from rondel.position import Position, Variation, gift_limit, give, treasury_gap


class Giving(NamedTuple):
    """A gift by the player who decides."""

    nation: int
    amount: int


def possible_gift(s: Position, w: Weights) -> Giving | None:
    """The gift that would open a choice at this decision, if the player may and can make it."""
    kind, nation = position.kind(s), position.subject(s)
    if kind == "factory":
        lacking = s.edition.facts.factory_cost - s.treasury[nation]
        most = w.gift
    elif kind == "swiss_bank":
        lacking = treasury_gap(s, nation)
        most = w.gift
    else:
        return None
    if not 0 < lacking <= most or lacking > gift_limit(s, position.decider(s), nation):
        return None
    return Giving(nation, lacking)


def quick_gift(s: Position, w: Weights) -> Giving | None:
    """The gift a sensible player makes without looking ahead."""
    gift = possible_gift(s, w)
    if gift is None:
        return None
    if position.kind(s) == "swiss_bank":
        cost = gift.amount * cash_weight(w, outlook(s, w).now.time)
        return gift if forcing_gain(s, w) > cost + 1.0 else None
    return gift if factory_gain(s, gift.nation, gift.amount, w) > 0.5 else None


def make_gift(s: Variation, gift: Giving) -> None:
    """Carry it out in thought."""
    give(s, position.decider(s), gift.nation, gift.amount)
