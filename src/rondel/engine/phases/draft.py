"""Bond draft for experienced players (R5, R22.A): nation by nation, each player may take one bond.

Rules: R5.2-7, R22.A.
"""

from __future__ import annotations

from rondel.engine.actions import Action
from rondel.engine.errors import Refusal
from rondel.engine.events import DraftVoid, GovernmentChanged, Passed
from rondel.engine.government import hand_out_swiss_banks
from rondel.engine.phases.bonds import bond_price, bond_refusal, take_bond
from rondel.engine.phases.phase import NextNation, Phase
from rondel.engine.position import Position
from rondel.engine.scoring import end_game
from rondel.engine.setup import place_investor_card
from rondel.engine.state import ENDED_BY_VOID_DRAFTS, NOBODY, State

VOID_DRAFTS = 3


class Draft(Phase):
    """`nation` is on offer; `first` chose first for it, `asked` players have been asked; `voids` counts void drafts."""

    __slots__ = ()

    KIND = "draft"
    RULE = "R5"
    QUESTION = "which bond is bought in the draft"
    ANSWERS = frozenset({"buy <nation> <face>", "pass"})

    nation: int
    first: int
    asked: int
    voids: int

    def decider(self, s: Position) -> int:
        return (self.first + self.asked) % s.seats

    def subject(self, s: Position) -> int:
        return self.nation

    def actions(self, s: Position) -> list[Action]:
        """Return the bonds of the nation that can be paid in full, and pass (R5.3)."""
        if self.asked == s.seats:
            return []
        left = s.bonds_left(self.nation)
        cash = s.cash[self.decider(s)]
        faces = s.edition.faces
        table = s.edition.actions
        result = [action for b, action in enumerate(table.buy[self.nation]) if left >> b & 1 and faces[b] <= cash]
        if result:
            result.append(table.pass_)
        return result

    def refusal(self, s: Position, action: Action) -> Refusal:
        return bond_refusal(s, self.decider(s), action, self.nation, ("R5.3", "R5.3"))

    def extra_parts(self, s: Position, action: Action) -> dict[str, int]:
        return {"cost": bond_price(s, action)} if action.bond >= 0 else {}

    def play(self, s: State, action: Action) -> None:
        seat = self.decider(s)
        if action is s.edition.actions.pass_:
            s.emit(Passed(seat, self.nation, "draft"))
        else:
            take_bond(s, seat, action)
        s.become(Draft(self.nation, self.first, self.asked + 1, self.voids))

    def proceed(self, s: State) -> None:
        """Continue with the next player, the next nation with the next first chooser (R5.2), or the first turn."""
        if self.asked < s.seats:
            s.become(Draft(self.nation, self.first, self.asked + 1, self.voids))
            return
        self._settle_government(s)
        left = (self.first + 1) % s.seats
        if self.nation + 1 < s.edition.nation_count:
            s.become(Draft(self.nation + 1, left, 0, self.voids))
        elif any(s.holdings):
            hand_out_swiss_banks(s)
            place_investor_card(s)
            s.become(NextNation(NOBODY, NOBODY))
        else:
            self._repeat(s)

    def _settle_government(self, s: State) -> None:
        """Give the government to the holder of the highest bond sold (R5.4)."""
        base = self.nation * s.seats
        holdings = s.holdings[base : base + s.seats]
        highest = max(holdings)
        if highest:
            s.government[self.nation] = holdings.index(highest)
            s.emit(GovernmentChanged(self.nation, NOBODY, s.government[self.nation]))

    def _repeat(self, s: State) -> None:
        """Repeat a draft without a sale, which is void; after three the game is a draw (A6)."""
        voids = self.voids + 1
        s.emit(DraftVoid(voids))
        if voids == VOID_DRAFTS:
            end_game(s, ENDED_BY_VOID_DRAFTS, NOBODY)
            return
        # This draft's start player chose first for the first nation; their left neighbor starts the next draft.
        start = (self.first - (s.edition.nation_count - 1)) % s.seats
        s.become(Draft(0, (start + 1) % s.seats, 0, voids))
