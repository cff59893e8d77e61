"""Gifts to treasuries (R6.5) where they pay: the rest of a factory's price (R9.3), what a stop lacks (R19.4).

Money given for units or for one's own interest comes back as less than it cost, so it is not given. Every gift goes to
the nation the decision is about.
"""

from __future__ import annotations

from rondel.fast.board import FACTORY_COST
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
from rondel.fast.thinking.final_taxation import forcing_gain
from rondel.fast.thinking.memory import TIME
from rondel.fast.thinking.quick_space import factory_gain
from rondel.fast.thinking.value import cash_weight
from rondel.fast.thinking.weights import W_GIFT


def nation_to_give_to(s: Ints) -> int:
    """The nation whose treasury a gift may help at this decision, NOBODY if it is no such decision."""
    if s[STEP] == FACTORY:
        return s[STEP_NATION]
    return s[BASE_NATION] if s[BASE] == SWISS_BANK else NOBODY


def giver(s: Ints) -> int:
    """The seat that decides there."""
    return s[GOVERNMENT + s[STEP_NATION]] if s[STEP] == FACTORY else head_of(s[BANKERS])


def possible_gift(t: Ints, s: Ints, w: Floats) -> int:
    """The millions that would open a choice at this decision; 0 if there is none, or the player may not or can not."""
    nation = nation_to_give_to(s)
    if nation == NOBODY:
        return 0
    lacking = t[FACTORY_COST] - s[TREASURY + nation] if s[STEP] == FACTORY else treasury_gap(t, s, nation)
    if lacking <= 0 or lacking > w[W_GIFT] or lacking > gift_limit_of(t, s, giver(s), nation):
        return 0
    return lacking


def quick_gift(t: Ints, s: Ints, w: Floats, m: Floats) -> int:
    """The gift a sensible player makes without looking ahead, 0 if none."""
    amount = possible_gift(t, s, w)
    if not amount:
        return 0
    if s[STEP] == FACTORY:
        return amount if factory_gain(t, s, s[STEP_NATION], amount, w, m) > 0.5 else 0
    gain = forcing_gain(t, s, w, m)
    return amount if gain > amount * cash_weight(w, m[TIME]) + 1.0 else 0


def make_gift(t: Ints, s: Ints, amount: int) -> None:
    """Carry it out in thought."""
    give(t, s, giver(s), nation_to_give_to(s), amount)
