"""Money: gifts to treasuries (R6.5), possible at every decision, and the price of rondel steps (R8.4-6).

Rules: R6.5, R6.8, R8.4-6.
"""

from __future__ import annotations

from rondel.fast.board import EXTRA_STEP_COST, FREE_STEPS, SPACE_COUNT
from rondel.fast.ints import Ints
from rondel.fast.layout import (
    BASE,
    BASE_NATION,
    BASE_SPACE,
    CASH,
    GIFTS,
    GIFTS_OFF,
    GIFTS_TO_ANY,
    GIFTS_TO_OWN,
    GOVERNMENT,
    NONE,
    OFF_RONDEL,
    PLACE,
    POWER,
    SWISS_BANK,
    TREASURY,
)


def bound_cash(t: Ints, s: Ints, seat: int) -> int:
    """Return the cash reserved for a declared rondel move: the government's, while a Swiss Bank decides (R19)."""
    nation = s[BASE_NATION]
    if s[BASE] != SWISS_BANK or s[GOVERNMENT + nation] != seat or s[PLACE + nation] == OFF_RONDEL:
        return 0
    return price_of_steps(t, steps_between(t, s[PLACE + nation], s[BASE_SPACE]), s[POWER + nation])


def may_give_to(t: Ints, s: Ints, seat: int, nation: int) -> bool:
    """Return whether the options let this player give to this nation (A11)."""
    return s[GIFTS] == GIFTS_TO_ANY or (s[GIFTS] == GIFTS_TO_OWN and s[GOVERNMENT + nation] == seat)


def gift_limit_of(t: Ints, s: Ints, seat: int, nation: int) -> int:
    """Return the most the player may give now."""
    if s[BASE] == NONE or not may_give_to(t, s, seat, nation):
        return 0
    return max(0, s[CASH + seat] - bound_cash(t, s, seat))


def gift_could_cover(t: Ints, s: Ints, seat: int, lacking: int) -> bool:
    """Return whether a gift of the government could cover what is missing from the treasury (R6.5)."""
    return s[GIFTS] != GIFTS_OFF and lacking <= s[CASH + seat]


def give(t: Ints, s: Ints, seat: int, nation: int, amount: int) -> None:
    """Transfer a gift, without checking it."""
    s[CASH + seat] -= amount
    s[TREASURY + nation] += amount


def steps_between(t: Ints, origin: int, space: int) -> int:
    """Return the number of spaces clockwise from one space to another (a full circle if equal)."""
    return space - origin if space > origin else space - origin + t[SPACE_COUNT]


def price_of_steps(t: Ints, steps: int, power: int) -> int:
    """Return what the government pays for this many steps of a nation with this many power points (R8.4)."""
    return max(0, steps - t[FREE_STEPS]) * t[EXTRA_STEP_COST + power]
