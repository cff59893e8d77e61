"""The position an order looks at: only what its own seat may see."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import rondel
from rondel import position


class Situation:
    """A game in the sight of one seat; what costs something is made when it is asked for."""

    def __init__(self, game: rondel.Game, seat: int) -> None:
        self._game, self.seat = game, seat
        self.view = game.seat_view(seat)

    @property
    def turn(self) -> int:
        return int(self._game.state.turns)

    @cached_property
    def is_asked(self) -> bool:
        """Is it this seat that decides?"""
        return not self._game.over and self._game.decision.player == self.seat

    @cached_property
    def kind(self) -> str | None:
        """The kind of decision this seat has to make now, if any."""
        return self._game.decision.kind if self.is_asked else None

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
        return list(self.view["decision"]["choices"]) if self.is_asked else []

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
