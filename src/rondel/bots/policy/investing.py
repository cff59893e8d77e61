"""Buying bonds: the purchase with the highest gain, in anybody's nation (R18, R5, R22.B)."""

from __future__ import annotations

from collections.abc import Sequence

from rondel.bots.evaluation.stakes import stakes
from rondel.bots.evaluation.value import Outlook, cash_weight, outlook
from rondel.bots.evaluation.weights import Weights
from rondel.position import NOBODY, Action, Position, credit_sum


def gain_of(s: Position, seat: int, action: Action, w: Weights, view: Outlook) -> float:
    """What a purchase adds to the player's worth: interest to come and control, less its price."""
    edition = s.edition
    n = action.nation
    faces, interests = edition.faces, edition.facts.interests
    price, interest = faces[action.bond], interests[action.bond]
    if action.old >= 0:
        price -= faces[action.old]
        interest -= interests[action.old]
    time = view.now.time
    government = s.government[n]
    worth = w.stake * view.final[n] + w.income * view.payout[n]
    if government == NOBODY:
        worth = w.stake * (s.power[n] / 5 + 2 * time) + w.income * time  # its power grows only from now on
    gain = interest * worth - price * cash_weight(w, time)
    # The price stays in the nation's treasury, to the good of all who lend it money.
    gain += w.fill * price * min(1.0, 4 * time) * stakes(s, seat)[n] / (view.interest[n] + interest)
    if government != seat:
        lent = credit_sum(s, seat, n) + price
        most = credit_sum(s, government, n) if government != NOBODY else 0
        if lent > most:
            gain += time * (w.control + w.reign * view.final[n])
            if s.swiss_banks >> seat & 1:
                gain -= time * (w.bank + w.bank_cash * s.cash[seat])
    return gain


def purchase(s: Position, seat: int, actions: Sequence[Action], w: Weights) -> tuple[Action, float]:
    """The best purchase and its gain; `pass` if none gains."""
    view = outlook(s, w)
    best, most = s.edition.actions.pass_, 0.0
    for action in actions:
        if action.nation >= 0:
            gain = gain_of(s, seat, action, w, view)
            if gain > most:
                best, most = action, gain
    return best, most
