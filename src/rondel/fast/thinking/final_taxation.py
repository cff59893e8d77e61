"""A Taxation that ends the game (R21.1): who wins by it, what that is worth, and what a Swiss Bank gains by a stop.

The surcharge of the way to Taxation (R8.4) and the success bonus (R20.2, R20.4) are in the scores that decide.
"""

from __future__ import annotations

from rondel.fast.board import LAST_POWER_POINT, TAXATION_SPACE
from rondel.fast.ints import Floats, Ints, bit, whole
from rondel.fast.layout import BANKERS, BASE_NATION, BASE_SPACE, CASH, GOVERNMENT, OFF_RONDEL, PLACE, POWER
from rondel.fast.rules.money import price_of_steps, steps_between
from rondel.fast.rules.scoring import winners_of
from rondel.fast.rules.stack import head_of
from rondel.fast.rules.taxation import bonus_due, pay_due, points_due, tax_of
from rondel.fast.thinking.memory import TAXES, TIME
from rondel.fast.thinking.stakes import stake_in
from rondel.fast.thinking.value import WIN, cash_weight, outlook, worth_of_losing
from rondel.fast.thinking.weights import MAX_TAX, W_CHART


def is_final_taxation(t: Ints, s: Ints, nation: int) -> bool:
    """Would a Taxation bring the nation to its last power point?"""
    return s[POWER + nation] + points_due(t, s, nation, tax_of(t, s, nation)) >= t[LAST_POWER_POINT]


def winners_by_taxation(t: Ints, s: Ints, nation: int) -> int:
    """The set of those who win if the nation goes to Taxation from where it stands and that ends the game."""
    seat = s[GOVERNMENT + nation]
    tax = tax_of(t, s, nation)
    points = points_due(t, s, nation, tax)
    gain = bonus_due(t, s, nation, tax, pay_due(t, s, nation, tax))
    if s[PLACE + nation] != OFF_RONDEL:
        gain -= price_of_steps(t, steps_between(t, s[PLACE + nation], t[TAXATION_SPACE]), s[POWER + nation])
    s[POWER + nation] += points
    s[CASH + seat] += gain
    best = winners_of(t, s)
    s[POWER + nation] -= points
    s[CASH + seat] -= gain
    return best


def worth_of_final_taxation(t: Ints, s: Ints, nation: int, seat: int) -> float:
    """What it is worth to the seat that the nation ends the game by its Taxation; a shared victory is worth nothing."""
    best = winners_by_taxation(t, s, nation)
    if best == bit(seat):
        return WIN
    return 0.0 if best & bit(seat) else worth_of_losing(s)


def forcing_gain(t: Ints, s: Ints, w: Floats, m: Floats) -> float:
    """What a forced stop is worth to the banker asked, in millions; a lost game's end prevented is worth everything."""
    seat = head_of(s[BANKERS])
    nation = s[BASE_NATION]
    outlook(t, s, w, m)
    instead = 0.4
    if s[BASE_SPACE] == t[TAXATION_SPACE]:
        if is_final_taxation(t, s, nation):
            return -worth_of_final_taxation(t, s, nation, seat)
        instead = w[W_CHART + min(whole(m[TAXES + nation]), MAX_TAX)] / 5
    return stake_in(t, s, seat, nation) * (cash_weight(w, m[TIME]) - 0.4 - instead)
