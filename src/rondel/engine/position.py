"""What may be read of a position. Functions that only ask take a `Position`; functions that change take a `State`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from rondel.engine.edition import Edition
    from rondel.engine.options import Options
    from rondel.engine.phases.phase import Phase
    from rondel.engine.state import State


class Position(Protocol):
    """One position, to be read only. Nations, regions, spaces and bonds are numbers in the order of the edition's data.

    A set of regions or bonds is one int, bit by bit (`regions_in` takes it apart); -1 is nobody and nowhere.
    """

    @property
    def edition(self) -> Edition:
        """The board, the bonds, the rondel and every action there can be."""

    @property
    def options(self) -> Options:
        """The options being played."""

    @property
    def seats(self) -> int:
        """How many players there are."""

    @property
    def cash(self) -> Sequence[int]:
        """By seat, in millions; in an imagined game the hidden cash of others is a guess."""

    @property
    def treasury(self) -> Sequence[int]:
        """By nation, in millions."""

    @property
    def power(self) -> Sequence[int]:
        """Power points by nation."""

    @property
    def place(self) -> Sequence[int]:
        """The rondel space of each nation, OFF_RONDEL before its first turn."""

    @property
    def marker(self) -> Sequence[int]:
        """The column of each nation on the tax chart, where the bonus is for increases."""

    @property
    def government(self) -> Sequence[int]:
        """The seat that governs each nation, or NOBODY."""

    @property
    def holdings(self) -> Sequence[int]:
        """The set of bonds of nation n that seat p holds, at n * seats + p."""

    @property
    def swiss_banks(self) -> int:
        """The set of seats that have a Swiss Bank."""

    @property
    def investor(self) -> int:
        """The seat with the investor card, or NOBODY."""

    @property
    def factories(self) -> int:
        """The set of home provinces with a factory."""

    @property
    def flags(self) -> Sequence[int]:
        """The set of regions each nation has marked."""

    @property
    def armies(self) -> Sequence[int]:
        """Upright armies: the levels of nation n begin at n * edition.levels (`count` and `total` read them)."""

    @property
    def lying(self) -> Sequence[int]:
        """Lying armies, in levels like `armies`."""

    @property
    def fleets(self) -> Sequence[int]:
        """Fleets at sea and in harbor, in levels like `armies`."""

    @property
    def round(self) -> int:
        """How often the turn order has begun."""

    @property
    def nation(self) -> int:
        """The nation whose turn it is, NOBODY during the draft."""

    @property
    def turns(self) -> int:
        """How many turns have been taken, with this one."""

    @property
    def ending(self) -> int:
        """Why the game has ended, 0 while it runs."""

    @property
    def stack(self) -> Sequence[Phase]:
        """What is being decided, from the bottom up; empty once the game is over. Ask `rondel.position` instead."""

    def bonds_left(self, nation: int) -> int:
        """The set of bonds of a nation that nobody holds."""

    def occupied(self, nation: int) -> int:
        """The nation's home provinces in which an upright foreign army stands."""

    def free_factories(self, nation: int) -> int:
        """The nation's factories that no upright foreign army closes."""

    def clone(self) -> State:
        """An independent copy to play on in thought."""
