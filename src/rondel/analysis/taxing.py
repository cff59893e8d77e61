"""Outcome of a nation's Taxation if it were its turn now: the way and its price, the sums, the final scores.

Rules: R8.4-6, R18.4, R19.3-4, R20.1-7, R21.1.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rondel.analysis.ledger import Ledger, Standing, Sum, Term, governs
from rondel.position import OFF_RONDEL, Position, interest_payments, is_passing_investor, taxes, units_on_board

TOO_FAR = "too_far"  # more steps than a marker may move (R8.5)
TOO_DEAR = "too_dear"  # the government cannot pay the surcharge (R8.6)


class Stop(NamedTuple):
    """A possible stop by a Swiss Bank (R19): the bankers, and the amount missing from the treasury."""

    bankers: tuple[int, ...]
    lacking: int
    paid: tuple[int, ...]  # what each seat would receive on Investor

    def to_dict(self) -> dict[str, Any]:
        """Return the stop as JSON-serializable data."""
        return {"bankers": list(self.bankers), "lacking": self.lacking, "paid": list(self.paid)}


class Taxation(NamedTuple):
    """The outcome of a nation's Taxation if it were its turn now."""

    nation: str
    government: int
    steps: int | None  # None: the nation is not on the rondel yet and may start anywhere, free of charge (R8.2)
    surcharge: int
    obstacle: str | None  # TOO_FAR, TOO_DEAR or None; never TOO_DEAR with hidden cash
    stop: Stop | None  # None: it does not pass Investor, or there is no banker
    sums: tuple[Sum, ...]  # tax, power, treasury, and the government's cash
    ends: bool  # whether it reaches the last power point
    card: Term | None  # payment to the holder of the investor card on the way (R18.4), unless the game ends (R21.1)
    after: Standing | None  # the scores after it; None if there is an obstacle

    def to_dict(self) -> dict[str, Any]:
        """Return the outcome as JSON-serializable data."""
        return {
            "nation": self.nation,
            "government": self.government,
            "steps": self.steps,
            "surcharge": self.surcharge,
            "obstacle": self.obstacle,
            "stop": self.stop and self.stop.to_dict(),
            "sums": [each.to_dict() for each in self.sums],
            "ends": self.ends,
            "card": self.card and self.card.to_dict(),
            "after": self.after and self.after.to_dict(),
        }


def taxation_space(s: Position) -> int:
    """Return the number of the rondel space Taxation."""
    return next(i for i, space in enumerate(s.edition.spaces) if space.action == "taxation")


def way_to_taxation(s: Position, nation: int) -> tuple[int | None, int]:
    """Return steps and surcharge of the way to Taxation; steps are None for a marker off the rondel (R8.2, R8.4)."""
    if s.place[nation] == OFF_RONDEL:
        return None, 0
    steps = s.edition.steps(s.place[nation], taxation_space(s))
    return steps, s.edition.price(steps, s.power[nation])


def ledger_after(s: Position, ledger: Ledger, nation: int) -> Ledger:
    """Return the ledger after the Taxation: surcharge, bonus, points, and the payment to the card holder."""
    due = taxes(s, nation)
    _, surcharge = way_to_taxation(s, nation)
    paid = ledger.with_cash(s.government[nation], due.bonus - surcharge)
    card = card_payment(s, nation)
    if card is not None:
        paid = paid.with_cash(s.investor, card.amount or 0)
    return paid.with_power(nation, s.power[nation] + due.points)


def is_final(s: Position, nation: int) -> bool:
    """Return whether the Taxation would end the game (R21.1)."""
    return s.power[nation] + taxes(s, nation).points >= s.edition.facts.last_power_point


def card_payment(s: Position, nation: int) -> Term | None:
    """Return the payment to the card holder if the nation passes Investor; none if the game ends (R21.1)."""
    passes = s.place[nation] != OFF_RONDEL and is_passing_investor(s, nation, taxation_space(s))
    if not passes or not s.options.investor_card or is_final(s, nation):
        return None
    return Term("card", s.edition.facts.investor_payment, parts={"seat": s.investor})


def obstacle_to(s: Position, ledger: Ledger, nation: int) -> str | None:
    """Return why the nation cannot move to Taxation next; None if it can, as far as is known."""
    steps, surcharge = way_to_taxation(s, nation)
    if steps is not None and steps > s.edition.facts.max_steps:
        return TOO_FAR
    cash = ledger.cash[s.government[nation]]
    return TOO_DEAR if cash is not None and surcharge > cash else None


def taxation_of(s: Position, ledger: Ledger, nation: int) -> Taxation | None:
    """Return the outcome of the nation's Taxation now, None without a government."""
    government = governs(s, nation)
    if government is None:
        return None
    steps, surcharge = way_to_taxation(s, nation)
    obstacle = obstacle_to(s, ledger, nation)
    return Taxation(
        s.edition.nations[nation].id,
        government,
        steps,
        surcharge,
        obstacle,
        _stop(s, nation),
        _sums(s, ledger, nation, surcharge),
        is_final(s, nation),
        card_payment(s, nation),
        None if obstacle else ledger_after(s, ledger, nation).standing(),
    )


def _sums(s: Position, ledger: Ledger, nation: int, surcharge: int) -> tuple[Sum, ...]:
    """Return tax, power points, treasury and the government's cash, line by line (R20.1-7)."""
    facts = s.edition.facts
    due = taxes(s, nation)
    factories, flags = s.free_factories(nation).bit_count(), s.flags[nation].bit_count()
    column = facts.columns[due.column]
    tax = Sum(
        "tax",
        (
            Term("factories", facts.per_factory * factories, parts={"count": factories, "each": facts.per_factory}),
            Term("flags", facts.per_flag * flags, parts={"count": flags, "each": facts.per_flag}),
        ),
    )
    limit = {"column": column.power} if due.points < column.power else {}  # it stops at the last point (R20.7)
    power = Sum("power", (Term("before", s.power[nation]), Term("points", due.points, parts={"tax": due.tax, **limit})))
    units = units_on_board(s, nation)
    treasury = [Term("before", s.treasury[nation]), Term("tax", due.tax)]
    treasury.append(Term("pay", -due.pay, parts={"count": units, "each": facts.pay_per_unit}))
    if facts.bonus_payer == "treasury":
        treasury.append(Term("bonus", -due.bonus))
    cash = [
        Term("before", ledger.cash[s.government[nation]]),
        Term("surcharge", -surcharge, parts=_paid_steps(s, nation)),
        Term("bonus", due.bonus),
    ]
    card = card_payment(s, nation)
    if card is not None and s.investor == s.government[nation]:
        cash.append(card)
    return tax, power, Sum("treasury", tuple(treasury)), Sum("cash", tuple(cash))


def _paid_steps(s: Position, nation: int) -> dict[str, int]:
    steps, _ = way_to_taxation(s, nation)
    paid = max(0, (steps or 0) - s.edition.facts.free_steps)
    return {"count": paid, "each": s.edition.extra_step_cost[s.power[nation]]}


def _stop(s: Position, nation: int) -> Stop | None:
    """Return the possible stop of a nation that would pass Investor (R19.3-4)."""
    if s.place[nation] == OFF_RONDEL or not is_passing_investor(s, nation, taxation_space(s)):
        return None
    if not s.options.investor_card and not s.options.force_without_card:
        return None
    first = s.investor if s.options.investor_card else (s.government[nation] + 1) % s.seats
    seats = [(first + i) % s.seats for i in range(s.seats)]
    bankers = tuple(seat for seat in seats if s.swiss_banks >> seat & 1)
    if not bankers:
        return None
    received, _ = interest_payments(s, nation)
    lacking = sum(s.edition.interest[s.holdings[nation * s.seats + seat]] for seat in range(s.seats))
    return Stop(bankers, max(0, lacking - s.treasury[nation]), tuple(received))
