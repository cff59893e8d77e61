"""Swiss Bank (R19): its owner may stop a nation that is about to pass over Investor; then the nation moves.

Payment and move (R7.3, step 3) and the action of the space (step 4) follow after the Swiss Banks have decided.

Rules: R19.2-8, R22.B5.
"""

from __future__ import annotations

from collections.abc import Sequence

from rondel.engine.actions import Action
from rondel.engine.errors import Refusal
from rondel.engine.events import Passed, RondelMoved, SwissBankForced
from rondel.engine.government import bankers_from, interest_due
from rondel.engine.money import collect_from_player
from rondel.engine.phases.factory import Factory
from rondel.engine.phases.fleets import begin_maneuver
from rondel.engine.phases.importing import Import
from rondel.engine.phases.investor import pay_interest
from rondel.engine.phases.phase import AfterAction, Phase
from rondel.engine.phases.production import begin_production
from rondel.engine.phases.taxation import collect_taxes
from rondel.engine.position import Position
from rondel.engine.state import OFF_RONDEL, State


class SwissBank(Phase):
    """The nation has declared `space`; the bankers decide one after another (R19.6)."""

    __slots__ = ()

    KIND = "swiss_bank"
    RULE = "R19"
    QUESTION = "whether a Swiss Bank stops the nation"
    ANSWERS = frozenset({"force", "pass"})
    GIFT_HELPS = True

    nation: int
    space: int
    bankers: tuple[int, ...]

    def decider(self, s: Position) -> int:
        return self.bankers[0]

    def subject(self, s: Position) -> int:
        return self.nation

    def actions(self, s: Position) -> list[Action]:
        """Return force only if the treasury covers all interest (R19.4); a gift may close the gap first (A22)."""
        table = s.edition.actions
        gap = treasury_gap(s, self.nation)
        if gap <= 0:
            return [table.force, table.pass_]
        if self._could_give(s, gap):
            return [table.pass_]
        return []

    def _could_give(self, s: Position, gap: int) -> bool:
        return self.may_gift_help(s) and gap <= s.cash[self.bankers[0]]

    def refusal(self, s: Position, action: Action) -> Refusal:
        """The treasury does not cover the interest (R19.4); the remedy is a gift of the banker, if possible."""
        gap = treasury_gap(s, self.nation)
        id, name = s.edition.nations[self.nation].id, s.edition.nations[self.nation].name
        sentence = f"The treasury of {name} must cover its whole interest; it lacks {gap} million."
        remedies = (f"give {id} {gap}",) if self._could_give(s, gap) else ()
        return Refusal("force_treasury", "R19.4", sentence, {"nation": id, "gap": gap}, remedies)

    def locked(self, s: Position) -> list[Action]:
        return [s.edition.actions.force]

    def may_gift_help(self, s: Position) -> bool:
        return s.options.gift_to_force and s.options.gifts == "any"

    def declared_space(self) -> int:
        return self.space

    def bound_cash(self, s: Position, seat: int) -> int:
        """Return the price of the declared move for its government."""
        if s.government[self.nation] != seat or s.place[self.nation] == OFF_RONDEL:
            return 0
        steps = s.edition.steps(s.place[self.nation], self.space)
        return s.edition.price(steps, s.power[self.nation])

    def asked_seats(self, s: Position) -> Sequence[int]:
        """Return only the first banker if cash is hidden, so as not to reveal which bankers could pay."""
        return self.bankers[:1] if s.options.cash == "hidden" else self.bankers

    def play(self, s: State, action: Action) -> None:
        """Stop the nation at the first force; it then pays only for the steps to Investor (R19.6-8)."""
        if action is s.edition.actions.force:
            s.emit(SwissBankForced(self.bankers[0], self.nation))
            land(s, self.nation, s.edition.investor_space)
        else:
            s.emit(Passed(self.bankers[0], self.nation, "swiss_bank"))
            self.proceed(s)

    def proceed(self, s: State) -> None:
        """Ask the next banker, or let the nation move as declared."""
        if len(self.bankers) > 1:
            s.become(SwissBank(self.nation, self.space, self.bankers[1:]))
        else:
            land(s, self.nation, self.space)


def open_swiss_bank_window(s: State, nation: int, space: int) -> bool:
    """Ask the bankers about this declared move; return False if there are none."""
    if s.options.investor_card:
        bankers = bankers_from(s, s.investor)
    elif s.options.force_without_card:
        bankers = bankers_from(s, s.government[nation] + 1)  # R22.B5
    else:
        return False
    if not bankers:
        return False
    s.become(SwissBank(nation, space, bankers))
    return True


def treasury_gap(s: Position, nation: int) -> int:
    """Return the amount missing from the treasury to pay the nation's whole interest (R19.4)."""
    own, others = interest_due(s, nation)
    return own + others - s.treasury[nation]


def land(s: State, nation: int, space: int) -> None:
    """Move the marker and begin the action of the space; only the steps actually moved are paid (R19.7)."""
    edition = s.edition
    origin = s.place[nation]
    steps = price = 0
    investor = space == edition.investor_space
    if origin != OFF_RONDEL:
        steps = edition.steps(origin, space)
        price = edition.price(steps, s.power[nation])
        investor = investor or edition.steps(origin, edition.investor_space) < steps
        collect_from_player(s, s.government[nation], price)
    s.place[nation] = space
    s.emit(RondelMoved(nation, s.government[nation], space, price, steps))
    s.become(AfterAction(nation, investor))
    action = edition.spaces[space].action
    if action == "maneuver":
        begin_maneuver(s, nation)
    elif action == "production":
        begin_production(s, nation)
    elif action == "import":
        s.push(Import(nation, 0))
    elif action == "factory":
        s.push(Factory(nation))
    elif action == "taxation":
        collect_taxes(s, nation)
    else:
        pay_interest(s, nation)
