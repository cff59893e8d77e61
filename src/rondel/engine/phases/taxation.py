"""Taxation (R20): tax from open factories and flags, soldiers' pay, success bonus, power points.

Rules: R20.1-7, R23.9, R22.C, R22.C1.
"""

from __future__ import annotations

from typing import NamedTuple

from rondel.engine.events import TaxCollected
from rondel.engine.money import collect_from_treasury, move_to_player, pay_player, pay_treasury
from rondel.engine.position import Position
from rondel.engine.state import State
from rondel.engine.units import total


class Taxes(NamedTuple):
    """Result of a Taxation at the current position."""

    tax: int
    column: int
    pay: int
    bonus: int
    points: int


def tax(s: Position, nation: int) -> int:
    """Return the tax: two for each open factory, one for each flag (R20.1)."""
    facts = s.edition.facts
    factories = s.free_factories(nation).bit_count()
    return facts.per_factory * factories + facts.per_flag * s.flags[nation].bit_count()


def units_on_board(s: Position, nation: int) -> int:
    """Count all armies and fleets, also those in harbors and abroad (R20.6)."""
    base = nation * s.edition.levels
    return total(s.armies, base) + total(s.lying, base) + total(s.fleets, base)


def is_bonus_for_increases(s: Position) -> bool:
    """Return whether the bonus depends on columns gained (R20.2, R22.C), not on the column reached (R20.5)."""
    return s.edition.bonus == "increase" or s.options.bonus == "increase"


def taxes(s: Position, nation: int) -> Taxes:
    """Return the result of a Taxation without carrying it out; pay and bonus are the amounts actually paid.

    Power points never fall and stop at the last one (R20.7, R23.9).
    """
    facts = s.edition.facts
    revenue = tax(s, nation)
    column = s.edition.column_of_tax[revenue]
    pay = facts.pay_per_unit * units_on_board(s, nation)
    if is_bonus_for_increases(s):
        bonus = max(0, column - s.marker[nation])
    else:
        bonus = facts.columns[column].bonus
    if facts.money == "after_pay":
        pay = min(pay, revenue)
        money = revenue - pay
    else:
        money = s.treasury[nation] + revenue
        pay = min(pay, money)
        money -= pay
    if facts.bonus_payer == "treasury":
        bonus = min(bonus, money)
    points = min(facts.columns[column].power, facts.last_power_point - s.power[nation])
    return Taxes(revenue, column, pay, bonus, points)


def collect_taxes(s: State, nation: int) -> None:
    """Carry out tax, pay, bonus and points, in an order that makes each payment possible (R20.2, R20.4)."""
    due = taxes(s, nation)
    government = s.government[nation]
    pay_treasury(s, nation, due.tax)
    collect_from_treasury(s, nation, due.pay)
    if s.edition.facts.bonus_payer == "treasury":
        move_to_player(s, nation, government, due.bonus)
    else:
        pay_player(s, government, due.bonus)
    if is_bonus_for_increases(s):
        s.marker[nation] = due.column
    s.power[nation] += due.points
    s.emit(
        TaxCollected(
            nation,
            government,
            due.tax,
            due.pay,
            due.bonus,
            due.points,
            s.power[nation],
            s.treasury[nation],
        )
    )
