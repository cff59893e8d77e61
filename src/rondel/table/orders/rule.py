"""What every kind of standing order says: which decision it answers, with which offered action, and when it is void."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Generic, Literal, TypeVar

import msgspec

import rondel
from rondel import position
from rondel.wire.orders import OrderContent

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


class Situation:
    """A game in the sight of one seat; what costs something is made when it is asked for."""

    def __init__(self, game: rondel.Game, seat: int) -> None:
        self._game, self.seat = game, seat
        self.view = game.seat_view(seat)

    @property
    def turn(self) -> int:
        return int(self._game.state.turns)

    @cached_property
    def is_deciding(self) -> bool:
        """Is it this seat that decides?"""
        return not self._game.over and self._game.decision.player == self.seat

    @cached_property
    def kind(self) -> str | None:
        """The kind of decision this seat has to make now, if any."""
        return self._game.decision.kind if self.is_deciding else None

    @property
    def nation(self) -> str | None:
        """The nation the decision is about."""
        return self._game.decision.nation

    @property
    def mover(self) -> str | None:
        """The nation whose unit a canal, a stance or a challenge is about."""
        number = position.moving_nation(self._game.state)
        return None if number == position.NOBODY else self._game.edition.nations[number].id

    @property
    def place(self) -> str | None:
        """The region that such a unit has come to, or wants to go to."""
        number = position.place(self._game.state)
        return None if number == position.NOWHERE else self._game.edition.regions[number].id

    @cached_property
    def choices(self) -> list[dict[str, Any]]:
        """What this seat is offered, in parts."""
        return list(self.view["decision"]["choices"]) if self.is_deciding else []

    def offered(self, kind: str, **parts: object) -> str | None:
        """The first offered action of a kind that has these parts."""
        for choice in self.choices:
            if choice["kind"] == kind and all(choice.get(name) == value for name, value in parts.items()):
                return str(choice["text"])
        return None

    def cost(self, text: str) -> int:
        """What an offered action costs."""
        return next(int(choice.get("cost", 0)) for choice in self.choices if choice["text"] == text)

    def gain(self, text: str) -> int:
        """How much cash an offered action would bring this seat, as far as it may know."""
        before, after = self._game.preview(text, self.seat).get("cash", {}).get(str(self.seat), (0, 0))
        return int(after) - int(before)

    def government(self, nation: str) -> int | None:
        """Who governs a nation; nobody governs one that does not exist."""
        for number, each in enumerate(self._game.edition.nations):
            if each.id == nation:
                seat = self._game.state.government[number]
                return None if seat == position.NOBODY else int(seat)
        return None

    @property
    def cash(self) -> int:
        return int(self.view["players"][self.seat]["cash"])

    def hostile_armies(self, nation: str) -> dict[str, int]:
        """How many upright foreign armies stand in each home province of a nation."""
        found: dict[str, int] = {}
        owners = {region.id: region.nation for region in self._game.edition.regions if region.kind == "home"}
        for region, facts in self.view["regions"].items():
            number = owners.get(region)
            if number is not None and self._game.edition.nations[number].id == nation:
                armies = facts.get("armies", {})
                if count := sum(units for each, units in armies.items() if each != nation):
                    found[region] = count
        return found
