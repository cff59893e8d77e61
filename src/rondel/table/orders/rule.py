"""Base class of standing orders: which decision an order applies to, which action it chooses, when it is void."""

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
    """The situation when an order was given: turn, governments of its nations, armies in home provinces."""

    turn: int
    governments: dict[str, int | None] = {}
    armies: dict[str, int] = {}


class Void(msgspec.Struct, frozen=True):
    """Why an order is cancelled."""

    reason: Reason
    nation: str | None = None
    place: str | None = None


class Rule(Generic[Content]):
    """A kind of order. It chooses among the legal actions, so there is no other legality check."""

    decisions: tuple[str, ...]
    only_this_turn = False  # expires with the turn it was given in

    def nations(self, _order: Content) -> list[str]:
        """Return the nations whose change of government cancels the order."""
        return []

    def own_nation(self, _order: Content) -> str | None:
        """Return the nation the player must govern to give the order."""
        return None

    def places(self, _order: Content) -> list[str]:
        """Return the regions it names."""
        return []

    def named_nations(self, order: Content) -> list[str]:
        """Return all nations it names."""
        return self.nations(order)

    def armies(self, _order: Content, _now: Situation) -> dict[str, int]:
        """Return the foreign armies already present, which do not cancel it."""
        return {}

    def applies(self, _order: Content, now: Situation) -> bool:
        """Return whether the order applies to the current decision."""
        return now.kind in self.decisions

    def choose(self, order: Content, now: Situation) -> str | None:
        """Return the legal action it chooses; None leaves the decision to the player."""
        raise NotImplementedError

    def remaining(self, order: Content) -> Content | None:
        """Return the rest of the order after use, or None."""
        return order

    def void_reason(self, _order: Content, basis: Basis, now: Situation) -> Void | None:
        """Return the reason if the order can never apply again."""
        for nation, before in basis.governments.items():
            if now.government(nation) != before:
                return Void("government", nation)
        return None


class OwnNation(Rule[Content]):
    """An order for the turn of a nation the player governs."""

    def nation(self, order: Content) -> str:
        raise NotImplementedError

    def nations(self, order: Content) -> list[str]:
        return [self.nation(order)]

    def own_nation(self, order: Content) -> str | None:
        return self.nation(order)

    def applies(self, order: Content, now: Situation) -> bool:
        return super().applies(order, now) and now.nation == self.nation(order)


class Situation:
    """A game from the view of one seat; expensive properties are computed lazily."""

    def __init__(self, game: rondel.Game, seat: int) -> None:
        self._game, self.seat = game, seat
        self.view = game.seat_view(seat)

    @property
    def turn(self) -> int:
        return int(self._game.state.turns)

    @cached_property
    def is_deciding(self) -> bool:
        """Whether this seat has to decide."""
        return not self._game.over and self._game.decision.player == self.seat

    @cached_property
    def kind(self) -> str | None:
        """Kind of the decision this seat has to make, if any."""
        return self._game.decision.kind if self.is_deciding else None

    @property
    def nation(self) -> str | None:
        """Nation the decision is about."""
        return self._game.decision.nation

    @property
    def mover(self) -> str | None:
        """Nation whose unit a canal, stance or challenge decision is about."""
        number = position.moving_nation(self._game.state)
        return None if number == position.NOBODY else self._game.edition.nations[number].id

    @property
    def place(self) -> str | None:
        """Region that unit entered or wants to enter."""
        number = position.place(self._game.state)
        return None if number == position.NOWHERE else self._game.edition.regions[number].id

    @cached_property
    def choices(self) -> list[dict[str, Any]]:
        """Legal actions of this seat, in parts."""
        return list(self.view["decision"]["choices"]) if self.is_deciding else []

    def offered(self, kind: str, **parts: object) -> str | None:
        """Return the first legal action of a kind with these parts."""
        for choice in self.choices:
            if choice["kind"] == kind and all(choice.get(name) == value for name, value in parts.items()):
                return str(choice["text"])
        return None

    def cost(self, text: str) -> int:
        """Return the cost of a legal action."""
        return next(int(choice.get("cost", 0)) for choice in self.choices if choice["text"] == text)

    def gain(self, text: str) -> int:
        """Return the cash a legal action would gain this seat, as far as it can see."""
        before, after = self._game.preview(text, self.seat).get("cash", {}).get(str(self.seat), (0, 0))
        return int(after) - int(before)

    def government(self, nation: str) -> int | None:
        """Return the government of a nation; None for an unknown nation."""
        for number, each in enumerate(self._game.edition.nations):
            if each.id == nation:
                seat = self._game.state.government[number]
                return None if seat == position.NOBODY else int(seat)
        return None

    @property
    def cash(self) -> int:
        return int(self.view["players"][self.seat]["cash"])

    def hostile_armies(self, nation: str) -> dict[str, int]:
        """Return the number of hostile foreign armies in each home province of a nation."""
        found: dict[str, int] = {}
        owners = {region.id: region.nation for region in self._game.edition.regions if region.kind == "home"}
        for region, facts in self.view["regions"].items():
            number = owners.get(region)
            if number is not None and self._game.edition.nations[number].id == nation:
                armies = facts.get("armies", {})
                if count := sum(units for each, units in armies.items() if each != nation):
                    found[region] = count
        return found
