"""Gifts to treasuries (R6.5) that pay off: a missing part of a factory (R9.3) or of a forced stop (R19.4).

Other gifts return less than they cost. A gift always goes to the nation that the decision concerns.
"""

from __future__ import annotations

from rondel.fast.board import FACTORY_COST
from rondel.fast.evaluation.final_taxation import forcing_gain
from rondel.fast.evaluation.quick_space import factory_gain
from rondel.fast.evaluation.value import cash_weight
from rondel.fast.evaluation.weights import W_GIFT
from rondel.fast.evaluation.workspace import TIME
from rondel.fast.ints import Floats, Ints
from rondel.fast.layout import (
    BANKERS,
    BASE,
    BASE_NATION,
    FACTORY,
    GOVERNMENT,
    NOBODY,
    STEP,
    STEP_NATION,
    SWISS_BANK,
    TREASURY,
)
from rondel.fast.rules.money import gift_limit_of, give
from rondel.fast.rules.stack import head_of
from rondel.fast.rules.swiss_bank import treasury_gap


def gift_target(s: Ints) -> int:
    """Return the nation that a gift may help at this decision, NOBODY if none."""
    if s[STEP] == FACTORY:
        return s[STEP_NATION]
    return s[BASE_NATION] if s[BASE] == SWISS_BANK else NOBODY


def gift_giver(s: Ints) -> int:
    """Return the seat that decides about the gift."""
    return s[GOVERNMENT + s[STEP_NATION]] if s[STEP] == FACTORY else head_of(s[BANKERS])


def possible_gift(t: Ints, s: Ints, w: Floats) -> int:
    """Return the millions that would open a choice at this decision; 0 if none is missing, allowed or affordable."""
    nation = gift_target(s)
    if nation == NOBODY:
        return 0
    lacking = t[FACTORY_COST] - s[TREASURY + nation] if s[STEP] == FACTORY else treasury_gap(t, s, nation)
    if lacking <= 0 or lacking > w[W_GIFT] or lacking > gift_limit_of(t, s, gift_giver(s), nation):
        return 0
    return lacking


def quick_gift(t: Ints, s: Ints, w: Floats, m: Floats) -> int:
    """Return the gift chosen without lookahead, 0 if none."""
    amount = possible_gift(t, s, w)
    if not amount:
        return 0
    if s[STEP] == FACTORY:
        return amount if factory_gain(t, s, s[STEP_NATION], amount, w, m) > 0.5 else 0
    gain = forcing_gain(t, s, w, m)
    return amount if gain > amount * cash_weight(w, m[TIME]) + 1.0 else 0


def make_gift(t: Ints, s: Ints, amount: int) -> None:
    """Carry out the gift on a position being played ahead."""
    give(t, s, gift_giver(s), gift_target(s), amount)
