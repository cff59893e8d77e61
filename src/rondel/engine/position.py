"""Read-only protocol of a position. Queries take a `Position`, commands take a `State`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from rondel.engine.edition import Edition
    from rondel.engine.options import Options
    from rondel.engine.phases.phase import Phase
    from rondel.engine.state import State


class Position(Protocol):
    """A read-only position. Nations, regions, spaces and bonds are numbers in the order of the edition's data.

    A set of regions or bonds is one int with a bit per element (`regions_in` unpacks it); -1 means nobody or nowhere.
    """

    @property
    def edition(self) -> Edition:
        """The board, the bonds, the rondel and all possible actions."""

    @property
    def options(self) -> Options:
        """The options being played."""

    @property
    def seats(self) -> int:
        """The number of players."""

    @property
    def cash(self) -> Sequence[int]:
        """Cash by seat, in millions; in an imagined game the hidden cash of others is an estimate."""

    @property
    def treasury(self) -> Sequence[int]:
        """Treasury by nation, in millions."""

    @property
    def power(self) -> Sequence[int]:
        """Power points by nation."""

    @property
    def place(self) -> Sequence[int]:
        """The rondel space of each nation, OFF_RONDEL before its first turn."""

    @property
    def marker(self) -> Sequence[int]:
        """The column of each nation on the tax chart, if the bonus is for increases."""

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
        """The set of regions with a flag, by nation."""

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
        """The number of the current round of the turn order."""

    @property
    def nation(self) -> int:
        """The nation whose turn it is, NOBODY during the draft."""

    @property
    def turns(self) -> int:
        """The number of turns taken, including the current one."""

    @property
    def ending(self) -> int:
        """Why the game has ended, 0 while it runs."""

    @property
    def stack(self) -> Sequence[Phase]:
        """The phases, from the bottom up; empty once the game is over. Prefer the functions of `rondel.position`."""

    def bonds_left(self, nation: int) -> int:
        """Return the set of unsold bonds of a nation."""

    def occupied(self, nation: int) -> int:
        """Return the home provinces of a nation that contain an upright foreign army."""

    def free_factories(self, nation: int) -> int:
        """Return the factories of a nation that no upright foreign army closes."""

    def clone(self) -> State:
        """Return an independent copy to search in."""
