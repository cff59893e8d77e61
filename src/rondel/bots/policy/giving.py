"""Gifts to treasuries (R6.5) where they pay: the rest of a factory's price (R9.3), what a stop lacks (R19.4).

Money given for units or for one's own interest comes back as less than it cost, so it is not given.
"""

from __future__ import annotations

from typing import NamedTuple

from rondel.bots.evaluation.value import cash_weight, outlook
from rondel.bots.evaluation.weights import Weights
from rondel.bots.policy.answers import forcing_gain
from rondel.bots.policy.quick_space import factory_gain
from rondel.engine.gifts import gift_limit, give
from rondel.engine.phases.factory import Factory
from rondel.engine.phases.swiss_bank import SwissBank, treasury_gap
from rondel.engine.state import State


class Giving(NamedTuple):
    """A gift by the player who decides."""

    nation: int
    amount: int


def possible_gift(s: State, w: Weights) -> Giving | None:
    """The gift that would open a choice at this decision, if the player may and can make it."""
    phase = s.stack[-1]
    if isinstance(phase, Factory):
        lacking = s.edition.facts.factory_cost - s.treasury[phase.nation]
        most = w.gift
    elif isinstance(phase, SwissBank):
        lacking = treasury_gap(s, phase.nation)
        most = w.gift
    else:
        return None
    if not 0 < lacking <= most or lacking > gift_limit(s, phase.decider(s), phase.nation):
        return None
    return Giving(phase.nation, lacking)


def quick_gift(s: State, w: Weights) -> Giving | None:
    """The gift a sensible player makes without looking ahead."""
    gift = possible_gift(s, w)
    if gift is None:
        return None
    phase = s.stack[-1]
    if isinstance(phase, SwissBank):
        cost = gift.amount * cash_weight(w, outlook(s, w).now.time)
        return gift if forcing_gain(s, phase, w) > cost + 1.0 else None
    return gift if factory_gain(s, gift.nation, gift.amount, w) > 0.5 else None


def make_gift(s: State, gift: Giving) -> None:
    """Carry it out in thought."""
    give(s, s.stack[-1].decider(s), gift.nation, gift.amount)
