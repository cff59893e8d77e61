"""What every kind of order has to say: may it answer this decision, with which offered action, and is it void now?"""

from __future__ import annotations

from typing import Generic, Literal, TypeVar

import msgspec

from rondel.server.http.wire.orders import OrderContent
from rondel.server.orders.situation import Situation

Content = TypeVar("Content", bound=OrderContent)
Reason = Literal["government", "bond_gone", "space", "price", "treasury", "army", "step"]


class Basis(msgspec.Struct, frozen=True, omit_defaults=True):
    """What held when an order was given: the turn, who governed the nations it names, who stood in a home province."""

    turn: int
    governments: dict[str, int | None] = {}
    armies: dict[str, int] = {}


class Void(msgspec.Struct, frozen=True):
    """Why an order is cancelled."""

    reason: Reason
    nation: str | None = None
    place: str | None = None


class Rule(Generic[Content]):
    """One kind of order. Answers are chosen from what is offered: there is no other check of what is legal."""

    decisions: tuple[str, ...]
    only_this_turn = False  # it never outlasts the turn it was given in

    def nations(self, _order: Content) -> list[str]:
        """Whose governments the order relies on: with another one it is cancelled."""
        return []

    def own_nation(self, _order: Content) -> str | None:
        """The nation that the player has to govern to give the order."""
        return None

    def places(self, _order: Content) -> list[str]:
        """The regions it names."""
        return []

    def named(self, order: Content) -> list[str]:
        """All nations it names."""
        return self.nations(order)

    def armies(self, _order: Content, _now: Situation) -> dict[str, int]:
        """Foreign armies that are there already and change nothing."""
        return {}

    def may_answer(self, _order: Content, now: Situation) -> bool:
        """Is this the decision that the order is about?"""
        return now.kind in self.decisions

    def answer(self, order: Content, now: Situation) -> str | None:
        """The offered action it chooses; None: the player is asked."""
        raise NotImplementedError

    def rest(self, order: Content) -> Content | None:
        """What is left of it once it has answered; None: nothing."""
        return order

    def void(self, _order: Content, basis: Basis, now: Situation) -> Void | None:
        """Why it will never answer again, if so."""
        for nation, before in basis.governments.items():
            if now.government(nation) != before:
                return Void("government", nation)
        return None


class OwnNation(Rule[Content]):
    """An order about the turn of a nation that one governs."""

    def nation(self, order: Content) -> str:
        raise NotImplementedError

    def nations(self, order: Content) -> list[str]:
        return [self.nation(order)]

    def own_nation(self, order: Content) -> str | None:
        return self.nation(order)

    def may_answer(self, order: Content, now: Situation) -> bool:
        return super().may_answer(order, now) and now.nation == self.nation(order)
