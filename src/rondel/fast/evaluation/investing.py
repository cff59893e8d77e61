"""Value of bond purchases (R18, R5, R22.B)."""

from __future__ import annotations

from rondel.fast.board import CREDIT, FACES, ID_PASS, INTERESTS
from rondel.fast.evaluation.stakes import stake_in
from rondel.fast.evaluation.value import cash_weight, outlook
from rondel.fast.evaluation.weights import W_BANK, W_BANK_CASH, W_CONTROL, W_FILL, W_INCOME, W_REIGN, W_STAKE
from rondel.fast.evaluation.workspace import ESTIMATES, FINAL, INTEREST_OWED, PAYOUT, TIME
from rondel.fast.ints import Floats, Ints, bit
from rondel.fast.layout import CASH, GOVERNMENT, HOLDINGS, MOST_SEATS, NOBODY, POWER, SWISS_BANKS
from rondel.fast.rules.parts import bond_of, nation_of, old_of


def gain_of(t: Ints, s: Ints, seat: int, action: int, w: Floats, m: Floats) -> float:
    """Return what a purchase adds to the player's value: interest and control minus its price; requires the outlook.

    Passing names no nation and gains 0.
    """
    n = nation_of(t, action)
    if n < 0:
        return 0.0
    price = t[FACES + bond_of(t, action)]
    interest = t[INTERESTS + bond_of(t, action)]
    if old_of(t, action) >= 0:
        price -= t[FACES + old_of(t, action)]
        interest -= t[INTERESTS + old_of(t, action)]
    time = m[TIME]
    government = s[GOVERNMENT + n]
    worth = w[W_STAKE] * m[FINAL + n] + w[W_INCOME] * m[PAYOUT + n]
    if government == NOBODY:
        worth = w[W_STAKE] * (s[POWER + n] / 5 + 2 * time) + w[W_INCOME] * time  # its power has not grown yet
    gain = interest * worth - price * cash_weight(w, time)
    # The price goes into the treasury, which benefits all lenders of the nation.
    gain += w[W_FILL] * price * min(1.0, 4 * time) * stake_in(t, s, seat, n) / (m[INTEREST_OWED + n] + interest)
    if government != seat:
        held = HOLDINGS + n * MOST_SEATS
        lent = t[CREDIT + s[held + seat]] + price
        most = t[CREDIT + s[held + government]] if government != NOBODY else 0
        if lent > most:
            gain += time * (w[W_CONTROL] + w[W_REIGN] * m[FINAL + n])
            if s[SWISS_BANKS] & bit(seat):
                gain -= time * (w[W_BANK] + w[W_BANK_CASH] * s[CASH + seat])
    return gain


def gains_of_purchases(t: Ints, s: Ints, seat: int, offered: Ints, count: int, w: Floats, m: Floats) -> None:
    """Write the gain of every offered action to m[ESTIMATES], in offer order."""
    outlook(t, s, w, m)
    for i in range(count):
        m[ESTIMATES + i] = gain_of(t, s, seat, offered[i], w, m)


def purchase(t: Ints, s: Ints, seat: int, offered: Ints, count: int, w: Floats, m: Floats) -> int:
    """Return the best purchase, `pass` if none has a gain."""
    gains_of_purchases(t, s, seat, offered, count, w, m)
    best = t[ID_PASS]
    most = 0.0
    for i in range(count):
        if m[ESTIMATES + i] > most:
            best = offered[i]
            most = m[ESTIMATES + i]
    return best
