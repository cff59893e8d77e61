"""Rondel (R8): the government names a space; the first three steps are free, further ones cost its own cash.

Rules: R8.2-3, R8.7-11.
"""

from __future__ import annotations

from rondel.fast.board import EXTRA_STEP_COST, FREE_STEPS, IDS_RONDEL, INVESTOR_SPACE, MAX_STEPS, SPACE_COUNT
from rondel.fast.ints import Ints
from rondel.fast.layout import BASE_NATION, CASH, GOVERNMENT, OFF_RONDEL, PLACE, POWER
from rondel.fast.rules.investor import may_pay_interest
from rondel.fast.rules.money import steps_between
from rondel.fast.rules.parts import space_of
from rondel.fast.rules.swiss_bank import land, open_swiss_bank_window


def rondel_actions(t: Ints, s: Ints, out: Ints) -> int:
    """Write every reachable and affordable space; Investor only if the others' interest is covered (R8.7-9).

    At least two spaces are always legal (R8.11).
    """
    nation = s[BASE_NATION]
    cash = s[CASH + s[GOVERNMENT + nation]]
    investor = t[INVESTOR_SPACE]
    origin = s[PLACE + nation]
    spaces = t[SPACE_COUNT]
    count = 0
    if origin == OFF_RONDEL:
        for space in range(spaces):
            if space != investor or may_pay_interest(t, s, nation, cash):
                out[count] = t[IDS_RONDEL + space]
                count += 1
        return count
    extra = t[EXTRA_STEP_COST + s[POWER + nation]]
    free = t[FREE_STEPS]
    price = 0
    there = origin
    for steps in range(1, t[MAX_STEPS] + 1):
        if steps > free:
            price += extra
        if price > cash:
            break
        there += 1
        if there == spaces:
            there = 0
        if there != investor or may_pay_interest(t, s, nation, cash - price):
            out[count] = t[IDS_RONDEL + there]
            count += 1
    return count


def rondel_play(t: Ints, s: Ints, action: int) -> None:
    """Declare a binding move; a Swiss Bank may stop a nation that would pass over Investor (R19.3, R19.5)."""
    nation = s[BASE_NATION]
    space = space_of(t, action)
    if is_passing_investor(t, s, nation, space) and open_swiss_bank_window(t, s, nation, space):
        return
    land(t, s, nation, space)


def is_passing_investor(t: Ints, s: Ints, nation: int, space: int) -> bool:
    """Return whether Investor lies strictly between the nation's marker and the space (R8.10)."""
    origin = s[PLACE + nation]
    if origin == OFF_RONDEL:
        return False
    return steps_between(t, origin, t[INVESTOR_SPACE]) < steps_between(t, origin, space)
