"""The forms of the fast core that the tests drive alike: compiled, checked, and the plain modules."""

from __future__ import annotations

import functools
import importlib
import json
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, Protocol, Self

import pytest

import rondel
from rondel.engine.saved_game import to_data
from rondel.fast import core, layout
from rondel.fast.action_tables import ActionTable, action_table
from rondel.fast.codec import ints_of, state_of
from rondel.fast.edition_tables import tables_of
from rondel.fast.rules import flow, money, scoring


class Core(Protocol):
    """One game being played."""

    table: ActionTable

    def legal(self) -> Sequence[int]:
        """The ids of what is offered, in order; none once the game is over."""

    def play(self, id: int) -> None:
        """Carry out what is offered, up to the next decision."""

    def give(self, seat: int, nation: int, amount: int) -> None:
        """A gift."""

    def copy(self) -> Self:
        """An independent one."""

    def decider(self) -> int:
        """The seat that decides."""

    def gift_limit(self, seat: int, nation: int) -> int:
        """The most this seat may give."""

    def is_as(self, game: rondel.Game) -> bool:
        """Is the position that of the game, as the engine would write it?"""

    def data(self) -> dict[str, Any]:
        """The position as the engine would write it."""

    def image(self) -> object:
        """What equal positions have alike, however they were reached."""

    def scores(self) -> list[int]:
        """By seat."""

    def winners(self) -> list[int] | None:
        """The best seats; None if that is not told while the game runs."""


Cores = Callable[[rondel.Game], Core]


class PlainCore:
    """The modules of the rules as they are written, in Python."""

    def __init__(self, game: rondel.Game) -> None:
        self.edition, self.options = game.edition, game.options
        self.table = action_table(game.edition)
        self.t = _edition_array(game)
        self.s = ints_of(game.state)
        self.out = [0] * layout.MOST_OFFERED
        self.count = flow.refresh_offer(self.t, self.s, self.out)

    def legal(self) -> Sequence[int]:
        return self.out[: self.count]

    def play(self, id: int) -> None:
        flow.play(self.t, self.s, id)
        self.count = flow.settle(self.t, self.s, self.out)

    def give(self, seat: int, nation: int, amount: int) -> None:
        money.give(self.t, self.s, seat, nation, amount)
        self.count = flow.refresh_offer(self.t, self.s, self.out)

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.s, other.out = self.s[:], self.out[:]
        return other

    def decider(self) -> int:
        return flow.decider_of(self.s)

    def gift_limit(self, seat: int, nation: int) -> int:
        return money.gift_limit_of(self.t, self.s, seat, nation)

    def is_as(self, game: rondel.Game) -> bool:
        return self.data() == to_data(game.state)

    def data(self) -> dict[str, Any]:
        return to_data(state_of(self.s, self.edition, self.options))

    def image(self) -> object:
        return self.s[: layout.POSITION_END]

    def scores(self) -> list[int]:
        return [scoring.score_of(self.t, self.s, seat) for seat in range(self.s[layout.SEATS])]

    def winners(self) -> list[int]:
        best = scoring.winners_of(self.t, self.s)
        return [seat for seat in range(self.s[layout.SEATS]) if best >> seat & 1]


_ARRAYS: dict[str, list[int]] = {}


def _edition_array(game: rondel.Game) -> list[int]:
    id = game.edition.id
    if id not in _ARRAYS:
        _ARRAYS[id] = tables_of(game.edition, list(action_table(game.edition)))
    return _ARRAYS[id]


class PositionCore:
    """`Position`, compiled where it can be."""

    @staticmethod
    def unit() -> ModuleType:
        return core.core_module("positions")

    def __init__(self, game: rondel.Game) -> None:
        self.position = self.unit().position(game)
        self.table: ActionTable = self.position.actions

    def legal(self) -> Sequence[int]:
        legal: list[int] = self.position.legal()
        return legal

    def play(self, id: int) -> None:
        self.position.play(id)

    def give(self, seat: int, nation: int, amount: int) -> None:
        self.position.give(seat, self.position.edition.nations[nation].id, amount)

    def copy(self) -> Self:
        other = object.__new__(type(self))
        other.position, other.table = self.position.copy(), self.table
        return other

    def decider(self) -> int:
        decider: int = self.position.decider
        return decider

    def gift_limit(self, seat: int, nation: int) -> int:
        limit: int = self.position.gift_limit(seat, self.position.edition.nations[nation].id)
        return limit

    def is_as(self, game: rondel.Game) -> bool:
        return bool(self.position.to_json() == game.to_json())

    def data(self) -> dict[str, Any]:
        state: dict[str, Any] = json.loads(self.position.to_json())["state"]
        return state

    def image(self) -> object:
        return self.position.hash

    def scores(self) -> list[int]:
        scores: list[int] = self.position.scores()
        return scores

    def winners(self) -> list[int] | None:
        return self.position.winners() if self.position.over else None


class CheckedCore(PositionCore):
    """`Position` in the build that checks every access and every sum."""

    @staticmethod
    def unit() -> ModuleType:
        return compiled_unit("_core_checked")


@functools.cache
def compiled_unit(name: str) -> ModuleType:
    """A compiled unit of these very sources."""
    words = "python3 dev.py native" + " --checked" * name.endswith("_checked")
    try:
        unit = importlib.import_module(f"rondel.fast.{name}")
    except ImportError:
        raise AssertionError(f"The fast core is not compiled: run {words}") from None
    assert not core.is_stale(unit), f"{name} is older than its sources: run {words}"
    return unit


FORMS: dict[str, Cores] = {core.form(): PositionCore, "checked": CheckedCore}
# The compiled builds in every run, the modules as they are written before a release: they take ten times as long.
each_form = pytest.mark.parametrize(
    "cores",
    [
        *(
            pytest.param(cores, id=name, marks=pytest.mark.slow if name == "checked" else ())
            for name, cores in FORMS.items()
        ),
        pytest.param(PlainCore, id="plain", marks=pytest.mark.release),
    ],
)
