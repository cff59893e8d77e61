"""The forms of the fast core behind one test interface: compiled, checked, and pure Python."""

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
    """One running game."""

    table: ActionTable

    def legal(self) -> Sequence[int]:
        """Return the ids of the offered actions in order; empty if the game is over."""

    def play(self, id: int) -> None:
        """Play an offered action, up to the next decision."""

    def give(self, seat: int, nation: int, amount: int) -> None:
        """Make a gift."""

    def copy(self) -> Self:
        """Return an independent copy."""

    def decider(self) -> int:
        """Return the seat that decides."""

    def gift_limit(self, seat: int, nation: int) -> int:
        """Return the most this seat may give."""

    def equals(self, game: rondel.Game) -> bool:
        """Return whether the position equals that of the game, as the engine serializes it."""

    def data(self) -> dict[str, Any]:
        """Return the position as the engine serializes it."""

    def image(self) -> object:
        """Return a value that is equal for equal positions, however they were reached."""

    def scores(self) -> list[int]:
        """Return the scores by seat."""

    def winners(self) -> list[int] | None:
        """Return the best seats; None if the form does not report them while the game runs."""


Cores = Callable[[rondel.Game], Core]


class PlainCore:
    """The rules modules as pure Python."""

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

    def equals(self, game: rondel.Game) -> bool:
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
    """`Position`, compiled if possible."""

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

    def equals(self, game: rondel.Game) -> bool:
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
    """`Position` in the build with bounds and overflow checks."""

    @staticmethod
    def unit() -> ModuleType:
        return compiled_unit("_core_checked")


@functools.cache
def compiled_unit(name: str) -> ModuleType:
    """Return a compiled unit of the current sources."""
    command = "python3 dev.py native" + " --checked" * name.endswith("_checked")
    try:
        unit = importlib.import_module(f"rondel.fast.{name}")
    except ImportError:
        raise AssertionError(f"The fast core is not compiled: run {command}") from None
    assert not core.is_stale(unit), f"{name} is older than its sources: run {command}"
    return unit


FORMS: dict[str, Cores] = {core.form(): PositionCore, "checked": CheckedCore}
# Compiled builds in every run; pure Python, which is ten times slower, only before a release.
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
