"""Investor (R18): interest on landing; then the card holder and the Swiss Banks invest; then governments change.

Rules: R6.2, R18.1-9, R18.12-15, R22.B4, R22.B8.
"""

from __future__ import annotations

from typing import NamedTuple

from rondel.engine.actions import Action
from rondel.engine.events import (
    BondBought,
    BondRaised,
    InterestPaid,
    InterestToppedUp,
    InvestorCardMoved,
    InvestorPaid,
    Passed,
    SwissBankIncome,
)
from rondel.engine.government import bankers_from, check_governments, hand_out_swiss_banks, interest_due
from rondel.engine.money import move_between_players, move_to_player, move_to_treasury, pay_player
from rondel.engine.phases.phase import Phase
from rondel.engine.phases.turn import NextNation, begin_turn
from rondel.engine.state import NOBODY, State

ANY_NATION = -1


class Chance(NamedTuple):
    """One player's right to invest once: in one nation or in any, given by a Swiss Bank or not."""

    seat: int
    nation: int
    by_bank: bool


class Invest(Phase):
    """The players in `chances` (tuples as `Chance`) invest one after another, then governments are checked.

    `first` is the seat ties are counted from. `nation` is the nation of a round without the investor card
    (R22.B), NOBODY with the card; `mover` the nation that moved last.
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

    def decider(self, s: State) -> int:
        return self.chances[0][0]

    def subject(self, s: State) -> int:
        return self.nation

    def actions(self, s: State) -> list[Action]:
        """Every affordable new bond and increase, or pass (R18.5-8)."""
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

    def asked_seats(self, s: State) -> list[int]:
        """Whoever can afford nothing is not asked; where cash is hidden nobody is told so."""
        return [seat for seat, nation, _ in self.chances if s.options.cash == "hidden" or may_invest(s, seat, nation)]

    def extra_parts(self, s: State, action: Action) -> dict[str, int]:
        return {"cost": bond_price(s, action)} if action.bond >= 0 else {}

    def play(self, s: State, action: Action) -> None:
        seat, _, by_bank = self.chances[0]
        if action is s.edition.actions.pass_:
            if s.news is not None:
                s.news.append(Passed(seat, self.nation, "invest"))
            if by_bank:
                pay_unused_bank(s, seat)
        else:
            take_bond(s, seat, action)
        s.become(Invest(self.chances[1:], self.first, self.nation, self.mover))

    def proceed(self, s: State) -> None:
        """Somebody who can afford nothing passes by himself; after the last one governments are checked."""
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
            begin_turn(s, self.nation)  # R22.B6: it takes its turn now
        else:
            s.become(NextNation(self.nation, self.mover))


def may_invest(s: State, seat: int, nation: int) -> bool:
    """Can the player afford anything in this nation, or in any?"""
    nations = range(s.edition.nation_count) if nation == ANY_NATION else (nation,)
    return any(investments(s, seat, n) for n in nations)


def bond_price(s: State, action: Action) -> int:
    """What a bond costs, less the bond given back for it (R18.6-8)."""
    faces = s.edition.faces
    return faces[action.bond] - (faces[action.old] if action.old >= 0 else 0)


def investments(s: State, seat: int, nation: int) -> list[Action]:
    """The purchases and increases a player can pay in one nation (R18.7-8)."""
    left = s.bonds_left(nation)
    own = s.holdings[nation * s.seats + seat]
    # Whoever can pay the dearest bond can pay every one.
    cash = min(s.cash[seat], s.edition.faces[-1])
    key = (nation, left, own, cash)
    known = s.edition.known_investments.get(key)
    if known is None:
        if len(s.edition.known_investments) > 50_000:
            s.edition.known_investments.clear()
        known = s.edition.known_investments[key] = _list_investments(s, nation, left, own, cash)
    return known[:]


def _list_investments(s: State, nation: int, left: int, own: int, cash: int) -> list[Action]:
    table = s.edition.actions
    faces = s.edition.faces
    bonds = range(len(faces))
    result = [table.buy[nation][b] for b in bonds if left >> b & 1 and faces[b] <= cash]
    for old in bonds:
        if own >> old & 1:
            for new in range(old + 1, len(faces)):
                if left >> new & 1 and faces[new] - faces[old] <= cash:
                    result.append(table.raise_[nation, old, new])
    return result


def take_bond(s: State, seat: int, action: Action) -> None:
    """Pay for a bond into its nation's treasury; a bond given back is available at once (R18.6-8).

    Bonds are never sold back, so credit sums never fall (R6.2).
    """
    nation = action.nation
    faces = s.edition.faces
    holding = nation * s.seats + seat
    move_to_treasury(s, seat, nation, bond_price(s, action))
    s.holdings[holding] |= 1 << action.bond
    if action.old >= 0:
        s.holdings[holding] &= ~(1 << action.old)
        if s.news is not None:
            s.news.append(BondRaised(seat, nation, faces[action.old], faces[action.bond]))
    else:
        if s.news is not None:
            s.news.append(BondBought(seat, nation, faces[action.bond]))


def begin_investor_steps(s: State, nation: int) -> None:
    """Step 2: the card holder is paid and invests. Step 3: the other Swiss Banks, clockwise from him (R18.4, R18.9)."""
    holder = s.investor
    amount = s.edition.facts.investor_payment
    pay_player(s, holder, amount)
    if s.news is not None:
        s.news.append(InvestorPaid(holder, amount))
    chances = [Chance(holder, ANY_NATION, False)]
    chances += [Chance(seat, ANY_NATION, True) for seat in bankers_from(s, holder) if seat != holder]
    s.become(Invest(tuple(chances), holder, NOBODY, nation))


def pass_investor_card(s: State) -> None:
    """Last of all the card goes to the left neighbour (R18.12)."""
    s.investor = (s.investor + 1) % s.seats
    if s.news is not None:
        s.news.append(InvestorCardMoved(s.investor))


def pay_unused_bank(s: State, seat: int) -> None:
    """Optional income of a Swiss Bank whose investment is not used (A58)."""
    if s.options.swiss_bank_income:
        pay_player(s, seat, s.options.swiss_bank_income)
        if s.news is not None:
            s.news.append(SwissBankIncome(seat, s.options.swiss_bank_income))


def may_pay_interest(s: State, nation: int, cash: int) -> bool:
    """Do treasury and this much cash of the government cover what is due to the others (R18.3)?"""
    return interest_due(s, nation)[1] - s.treasury[nation] <= cash


def interest_payments(s: State, nation: int) -> tuple[list[int], int]:
    """What each seat receives, and what the government adds from its cash (R18.2)."""
    own, others = interest_due(s, nation)
    treasury = s.treasury[nation]
    government = s.government[nation]
    base = nation * s.seats
    received = [s.edition.interest[holding] for holding in s.holdings[base : base + s.seats]]
    received[government] = max(0, min(own, treasury - others))
    return received, max(0, others - treasury)


def pay_interest(s: State, nation: int) -> None:
    """Step 1, only on landing: the others are always paid in full, the government waives first (R18.1-2)."""
    received, added = interest_payments(s, nation)
    government = s.government[nation]
    if added and s.news is not None:
        s.news.append(InterestToppedUp(nation, government, added))
    for seat, amount in enumerate(received):
        if not amount:
            continue
        from_treasury = min(amount, s.treasury[nation])
        move_to_player(s, nation, seat, from_treasury)
        if amount > from_treasury:
            move_between_players(s, government, seat, amount - from_treasury)
        if s.news is not None:
            s.news.append(InterestPaid(nation, seat, amount))
