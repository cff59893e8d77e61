"""Value of a Taxation that ends the game (R21.1), and of preventing it with a Swiss Bank.

The scores include the surcharge for the move to Taxation (R8.4) and the success bonus (R20.2, R20.4).
"""

from __future__ import annotations

from rondel.fast.board import LAST_POWER_POINT, TAXATION_SPACE
from rondel.fast.evaluation.stakes import stake_in
from rondel.fast.evaluation.value import WIN, cash_weight, outlook, value_of_losing
from rondel.fast.evaluation.weights import MAX_TAX, W_CHART
from rondel.fast.evaluation.workspace import TAXES, TIME
from rondel.fast.ints import Floats, Ints, bit, to_int
from rondel.fast.layout import BANKERS, BASE_NATION, BASE_SPACE, CASH, GOVERNMENT, OFF_RONDEL, PLACE, POWER
from rondel.fast.rules.money import price_of_steps, steps_between
from rondel.fast.rules.scoring import winners_of
from rondel.fast.rules.stack import head_of
from rondel.fast.rules.taxation import bonus_due, pay_due, points_due, tax_of


def is_final_taxation(t: Ints, s: Ints, nation: int) -> bool:
    """Return whether a Taxation now would bring the nation to the last power point."""
    return s[POWER + nation] + points_due(t, s, nation, tax_of(t, s, nation)) >= t[LAST_POWER_POINT]


def winners_by_taxation(t: Ints, s: Ints, nation: int) -> int:
    """Return the set of winners if the nation moves to Taxation now and that ends the game."""
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
    """Return what it is worth to the seat if this Taxation ends the game; a shared victory is worth 0."""
    best = winners_by_taxation(t, s, nation)
    if best == bit(seat):
        return WIN
    return 0.0 if best & bit(seat) else value_of_losing(s)


def forcing_gain(t: Ints, s: Ints, w: Floats, m: Floats) -> float:
    """Return what forcing the stop is worth to the deciding banker, in millions; averting a loss is worth WIN."""
    seat = head_of(s[BANKERS])
    nation = s[BASE_NATION]
    outlook(t, s, w, m)
    instead = 0.4
    if s[BASE_SPACE] == t[TAXATION_SPACE]:
        if is_final_taxation(t, s, nation):
            return -worth_of_final_taxation(t, s, nation, seat)
        instead = w[W_CHART + min(to_int(m[TAXES + nation]), MAX_TAX)] / 5
    return stake_in(t, s, seat, nation) * (cash_weight(w, m[TIME]) - 0.4 - instead)
