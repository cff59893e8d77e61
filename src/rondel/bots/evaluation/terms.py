"""The parts of what a seat will probably have, by where they come from: for those who explain a choice."""

from __future__ import annotations

from typing import NamedTuple

from rondel import fast
from rondel.bots.evaluation.weights import Weights
from rondel.position import NOBODY, Position


class Outlook(NamedTuple):
    """What the evaluation expects: lists by nation, and how much of the game is left (1 at the start, 0 at the end)."""

    time: float
    final: list[float]  # expected power factor at the end
    payout: list[float]  # expected interest still to be paid, per million of interest


class Term(NamedTuple):
    """One part of what a seat will probably have: its source, the nation behind it (or none), millions."""

    source: str  # cash, power, interest, government, card, swiss_bank
    nation: int
    worth: float


def outlook(mind: fast.Mind, position: fast.Position) -> Outlook:
    """What a mind expects of the nations."""
    found = mind.outlook(position)
    return Outlook(found["now"][0], found["final"], found["payout"])


def terms(s: Position, w: Weights, view: Outlook, seat: int) -> list[Term]:
    """The parts that `Mind.values` adds up for one seat."""
    time = view.time
    found = [Term("cash", NOBODY, (w.cash + w.cash_time * time) * s.cash[seat])]
    for n, factor in enumerate(view.final):
        interest = s.edition.interest[s.holdings[n * s.seats + seat]]
        if interest:
            found.append(Term("power", n, interest * w.stake * factor))
            found.append(Term("interest", n, interest * w.income * view.payout[n]))
        if s.government[n] == seat:
            found.append(Term("government", n, time * (w.control + w.reign * factor)))
    if s.investor == seat:
        found.append(Term("card", NOBODY, w.card * time))
    if s.swiss_banks >> seat & 1:
        found.append(Term("swiss_bank", NOBODY, time * (w.bank + w.bank_cash * s.cash[seat])))
    return found
