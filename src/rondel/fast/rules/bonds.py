"""Bonds (R18.6-8): which bonds a player may buy or raise, their price, and the transaction.

Rules: R1.3, R6.2, R18.6-8, R18.15.
"""

from __future__ import annotations

from rondel.fast.board import ALL_BONDS, BOND_COUNT, FACES, IDS_BUY, IDS_RAISE, MOST_BONDS
from rondel.fast.ints import Ints, bit, first
from rondel.fast.layout import CASH, HOLDINGS, MOST_SEATS, SEATS, TREASURY
from rondel.fast.rules.parts import bond_of, nation_of, old_of


def bonds_left(t: Ints, s: Ints, nation: int) -> int:
    """Return the set of a nation's unsold bonds (R1.3)."""
    left = t[ALL_BONDS]
    base = HOLDINGS + nation * MOST_SEATS
    for i in range(base, base + s[SEATS]):
        left &= ~s[i]
    return left


def bond_price(t: Ints, s: Ints, action: int) -> int:
    """Return the price of a bond minus the bond traded in (R18.6-8)."""
    price = t[FACES + bond_of(t, action)]
    old = old_of(t, action)
    return price - t[FACES + old] if old >= 0 else price


def purchases(t: Ints, s: Ints, seat: int, nation: int, out: Ints, count: int) -> int:
    """Write the bonds that a player can afford in one nation to `out` from `count` on; return the new count (R18.7)."""
    cash = s[CASH + seat]
    ids = IDS_BUY + nation * MOST_BONDS
    left = bonds_left(t, s, nation)
    while left:
        bond = first(left)
        left &= left - 1
        if t[FACES + bond] > cash:
            break
        out[count] = t[ids + bond]
        count += 1
    return count


def investments(t: Ints, s: Ints, seat: int, nation: int, out: Ints, count: int) -> int:
    """Write affordable purchases and increases in one nation to `out`; return the new count (R18.7-8)."""
    count = purchases(t, s, seat, nation, out, count)
    own = s[HOLDINGS + nation * MOST_SEATS + seat]
    if own == 0:
        return count
    cash = s[CASH + seat]
    left = bonds_left(t, s, nation)
    while own:
        old = first(own)
        own &= own - 1
        ids = IDS_RAISE + (nation * MOST_BONDS + old) * MOST_BONDS
        for new in range(old + 1, t[BOND_COUNT]):
            if t[FACES + new] - t[FACES + old] > cash:
                break
            if left & bit(new):
                out[count] = t[ids + new]
                count += 1
    return count


def take_bond(t: Ints, s: Ints, seat: int, action: int) -> None:
    """Pay for a bond into its nation's treasury; a bond traded in is available at once (R18.6-8).

    Bonds are never sold back, so credit sums never fall (R6.2).
    """
    nation = nation_of(t, action)
    price = bond_price(t, s, action)
    s[CASH + seat] -= price
    s[TREASURY + nation] += price
    holding = HOLDINGS + nation * MOST_SEATS + seat
    s[holding] |= bit(bond_of(t, action))
    old = old_of(t, action)
    if old >= 0:
        s[holding] &= ~bit(old)
