"""Investor (R18): interest on landing; then the card holder and the Swiss Banks invest; then governments change.

Without the investor card (R22.B) the players invest after every turn, in the nation that has moved.

Rules: R18.1-5, R18.9, R18.12-14, R22.B, R22.B2-4, R22.B8.
"""

from __future__ import annotations

from typing import NamedTuple

from rondel.engine.actions import Action
from rondel.engine.errors import Refusal
from rondel.engine.events import (
    InterestPaid,
    InterestToppedUp,
    InvestorCardMoved,
    InvestorPaid,
    Passed,
    SwissBankIncome,
)
from rondel.engine.government import bankers_from, check_governments, hand_out_swiss_banks, interest_due
from rondel.engine.money import move_between_players, move_to_player, pay_player
from rondel.engine.phases.bonds import ANY_NATION, bond_price, bond_refusal, investments, may_invest, take_bond
from rondel.engine.phases.phase import NextNation, Phase
from rondel.engine.position import Position
from rondel.engine.state import NOBODY, State


class Chance(NamedTuple):
    """One player's right to invest once: in one nation or in any, given by a Swiss Bank or not."""

    seat: int
    nation: int
    by_bank: bool


class Invest(Phase):
    """The players in `chances` (tuples like `Chance`) invest one after another, then governments are checked.

    Ties are broken clockwise from the seat `first`. `nation` is the nation of a round without the investor card
    (R22.B), NOBODY with the card; `mover` is the nation that moved last.
    """

    __slots__ = ()

    KIND = "invest"
    RULE = "R18"
    QUESTION = "which bond is bought or raised"
    ANSWERS = frozenset({"buy <nation> <face>", "raise <nation> <old face> <new face>", "pass"})

    chances: tuple[tuple[int, int, bool], ...]
    first: int
    nation: int
    mover: int

    def decider(self, s: Position) -> int:
        return self.chances[0][0]

    def subject(self, s: Position) -> int:
        return self.nation

    def actions(self, s: Position) -> list[Action]:
        """Return all affordable purchases and increases, and pass (R18.5-8)."""
        if not self.chances:
            return []
        seat, nation, _ = self.chances[0]
        if nation != ANY_NATION:
            result = investments(s, seat, nation)
        else:
            result = []
            for n in range(s.edition.nation_count):
                result += investments(s, seat, n)
        if result:
            result.append(s.edition.actions.pass_)
        return result

    def refusal(self, s: Position, action: Action) -> Refusal:
        seat, nation, _ = self.chances[0]
        return bond_refusal(s, seat, action, nation, ("R22.B2", "R18.6"))

    def asked_seats(self, s: Position) -> list[int]:
        """Leave out players who cannot afford anything, unless that would reveal hidden cash."""
        return [seat for seat, nation, _ in self.chances if s.options.cash == "hidden" or may_invest(s, seat, nation)]

    def extra_parts(self, s: Position, action: Action) -> dict[str, int]:
        return {"cost": bond_price(s, action)} if action.bond >= 0 else {}

    def play(self, s: State, action: Action) -> None:
        seat, _, by_bank = self.chances[0]
        if action is s.edition.actions.pass_:
            s.emit(Passed(seat, self.nation, "invest"))
            if by_bank:
                pay_unused_bank(s, seat)
        else:
            take_bond(s, seat, action)
        s.become(Invest(self.chances[1:], self.first, self.nation, self.mover))

    def proceed(self, s: State) -> None:
        """Pass for a player who cannot afford anything; after the last one, check governments."""
        if self.chances:
            seat, _, by_bank = self.chances[0]
            if by_bank:
                pay_unused_bank(s, seat)
            s.become(Invest(self.chances[1:], self.first, self.nation, self.mover))
            return
        check_governments(s, self.first)
        hand_out_swiss_banks(s)
        if self.nation == NOBODY:
            pass_investor_card(s)
            s.become(NextNation(self.mover, self.mover))
        elif self.nation != self.mover and s.government[self.nation] != NOBODY:
            s.become(NextNation(self.nation - 1, self.mover))  # R22.B6: it takes its turn now
        else:
            s.become(NextNation(self.nation, self.mover))


def begin_investor_steps(s: State, nation: int) -> None:
    """Pay the card holder, who invests first (step 2), then the other Swiss Banks, clockwise (step 3, R18.4, R18.9)."""
    holder = s.investor
    amount = s.edition.facts.investor_payment
    pay_player(s, holder, amount)
    s.emit(InvestorPaid(holder, amount))
    chances = [Chance(holder, ANY_NATION, False)]
    chances += [Chance(seat, ANY_NATION, True) for seat in bankers_from(s, holder) if seat != holder]
    s.become(Invest(tuple(chances), holder, NOBODY, nation))


def pass_investor_card(s: State) -> None:
    """Pass the card to the left neighbor, as the last step (R18.12)."""
    s.investor = (s.investor + 1) % s.seats
    s.emit(InvestorCardMoved(s.investor))


def pay_unused_bank(s: State, seat: int) -> None:
    """Pay the optional income of a Swiss Bank that does not invest (A58)."""
    if s.options.swiss_bank_income:
        pay_player(s, seat, s.options.swiss_bank_income)
        s.emit(SwissBankIncome(seat, s.options.swiss_bank_income))


def may_pay_interest(s: Position, nation: int, cash: int) -> bool:
    """Return whether the treasury and this much government cash cover the interest of all others (R18.3)."""
    return interest_due(s, nation)[1] - s.treasury[nation] <= cash


def interest_payments(s: Position, nation: int) -> tuple[list[int], int]:
    """Return what each seat receives, and what the government adds from its cash (R18.2)."""
    own, others = interest_due(s, nation)
    treasury = s.treasury[nation]
    government = s.government[nation]
    base = nation * s.seats
    received = [s.edition.interest[holding] for holding in s.holdings[base : base + s.seats]]
    received[government] = max(0, min(own, treasury - others))
    return received, max(0, others - treasury)


def pay_interest(s: State, nation: int) -> None:
    """Pay interest (step 1, only on landing): others in full, the government last and only what is left (R18.1-2)."""
    received, added = interest_payments(s, nation)
    government = s.government[nation]
    if added:
        s.emit(InterestToppedUp(nation, government, added))
    for seat, amount in enumerate(received):
        if not amount:
            continue
        from_treasury = min(amount, s.treasury[nation])
        move_to_player(s, nation, seat, from_treasury)
        if amount > from_treasury:
            move_between_players(s, government, seat, amount - from_treasury)
        s.emit(InterestPaid(nation, seat, amount))


def begin_investment_round(s: State, nation: int, opener: int, mover: int) -> None:
    """Begin a round of investing in `nation`, which is not `mover` if the next nation is ungoverned (R22.B2, B6).

    `opener` is first. Swiss Bank owners invest in any nation on their turn, or a second time after the round (A65).
    """
    free_choice = s.options.swiss_bank_without_card == "free_choice"
    chances = []
    for i in range(s.seats):
        seat = (opener + i) % s.seats
        banker = free_choice and bool(s.swiss_banks >> seat & 1)
        chances.append(Chance(seat, ANY_NATION if banker else nation, banker))
    if not free_choice:
        chances += [Chance(seat, ANY_NATION, True) for seat in bankers_from(s, opener)]
    s.become(Invest(tuple(chances), opener, nation, mover))
