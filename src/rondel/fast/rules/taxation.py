"""Taxation (R20): tax from open factories and flags, soldiers' pay, success bonus, power points.

Rules: R20.1-7, R23.9, R22.C, R22.C1.
"""

from __future__ import annotations

from rondel.fast.board import (
    BONUS_FROM_TREASURY,
    COLUMN_BONUS,
    COLUMN_OF_TAX,
    COLUMN_POWER,
    LAST_POWER_POINT,
    MONEY_AFTER_PAY,
    PAY_PER_UNIT,
    PER_FACTORY,
    PER_FLAG,
)
from rondel.fast.ints import Ints, size
from rondel.fast.layout import (
    AFLOAT,
    BONUS_FOR_INCREASES,
    CASH,
    FLAGS_OF,
    GOVERNMENT,
    LEVELS,
    LYING,
    MARKER,
    POWER,
    TREASURY,
    UPRIGHT,
)
from rondel.fast.rules.units import free_factories, total_of


def tax_of(t: Ints, s: Ints, nation: int) -> int:
    """Return the tax: two per open factory, one per flag (R20.1)."""
    return t[PER_FACTORY] * size(free_factories(t, s, nation)) + t[PER_FLAG] * size(s[FLAGS_OF + nation])


def units_on_board(t: Ints, s: Ints, nation: int) -> int:
    """Return the number of armies and fleets, including those in harbors and abroad (R20.6)."""
    base = nation * LEVELS
    return total_of(s, UPRIGHT + base) + total_of(s, LYING + base) + total_of(s, AFLOAT + base)


def bonus_for_column(t: Ints, s: Ints, nation: int, column: int) -> int:
    """Return the success bonus: columns gained (R20.2, R22.C), or as the column says (R20.5)."""
    if s[BONUS_FOR_INCREASES]:
        return max(0, column - s[MARKER + nation])
    return t[COLUMN_BONUS + column]


def pay_due(t: Ints, s: Ints, nation: int, tax: int) -> int:
    """Return the soldiers' pay as far as it can be paid from the tax, or also from the treasury (R20.2, R20.4)."""
    pay = t[PAY_PER_UNIT] * units_on_board(t, s, nation)
    return min(pay, tax if t[MONEY_AFTER_PAY] else s[TREASURY + nation] + tax)


def bonus_due(t: Ints, s: Ints, nation: int, tax: int, pay: int) -> int:
    """Return the success bonus actually paid (R20.2, R20.4)."""
    bonus = bonus_for_column(t, s, nation, t[COLUMN_OF_TAX + tax])
    if t[BONUS_FROM_TREASURY]:
        money = tax - pay if t[MONEY_AFTER_PAY] else s[TREASURY + nation] + tax - pay
        return min(bonus, money)
    return bonus


def points_due(t: Ints, s: Ints, nation: int, tax: int) -> int:
    """Return the power points gained; power never falls and stops at the last point (R20.7, R23.9)."""
    return min(t[COLUMN_POWER + t[COLUMN_OF_TAX + tax]], t[LAST_POWER_POINT] - s[POWER + nation])


def collect_taxes(t: Ints, s: Ints, nation: int) -> None:
    """Settle tax, pay, bonus and points in an order that makes each payment possible (R20.2, R20.4)."""
    tax = tax_of(t, s, nation)
    pay = pay_due(t, s, nation, tax)
    bonus = bonus_due(t, s, nation, tax, pay)
    s[TREASURY + nation] += tax - pay
    if t[BONUS_FROM_TREASURY]:
        s[TREASURY + nation] -= bonus
    s[CASH + s[GOVERNMENT + nation]] += bonus
    s[POWER + nation] += points_due(t, s, nation, tax)
    if s[BONUS_FOR_INCREASES]:
        s[MARKER + nation] = t[COLUMN_OF_TAX + tax]
