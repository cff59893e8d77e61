"""Mutable game state: flat lists of ints and bit masks, copied in microseconds.

No names, no log, no clock. Control flow is data too: a stack of frozen phases (see `phases/phase.py`).

Rules: R1.3, R1.9, R3.1-4, R15.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rondel.engine.edition import Edition
from rondel.engine.options import Options

if TYPE_CHECKING:
    from rondel.engine.events import Event
    from rondel.engine.phases.phase import Phase

NOBODY = -1
OFF_RONDEL = -1

RUNNING, ENDED_BY_POWER, ENDED_BY_ROUNDS, ENDED_BY_VOID_DRAFTS = range(4)


class State:
    """One position. Lists are indexed by nation or by seat; unit levels as `units.py` describes.

    A new state is the empty board of R3: starting factories only, markers off the rondel, no power, no money.
    """

    __slots__ = (
        "armies",
        "cash",
        "edition",
        "ending",
        "factories",
        "flags",
        "fleets",
        "government",
        "holdings",
        "investor",
        "lying",
        "marker",
        "nation",
        "news",
        "options",
        "place",
        "power",
        "round",
        "seats",
        "stack",
        "swiss_banks",
        "treasury",
        "turns",
    )

    def __init__(self, edition: Edition, options: Options, seats: int) -> None:
        nations = edition.nation_count
        self.edition = edition
        self.options = options
        self.seats = seats
        self.cash = [0] * seats
        self.treasury = [0] * nations
        self.power = [0] * nations
        self.place = [OFF_RONDEL] * nations
        self.marker = [0] * nations
        self.government = [NOBODY] * nations
        # Bonds of nation n held by seat p: a set of bond numbers at n * seats + p.
        self.holdings = [0] * (nations * seats)
        self.swiss_banks = 0
        self.investor = NOBODY
        self.factories = edition.starting_factories
        self.flags = [0] * nations
        self.armies = [0] * (nations * edition.levels)
        self.lying = [0] * (nations * edition.levels)
        self.fleets = [0] * (nations * edition.levels)
        self.round = 1
        self.nation = NOBODY
        self.turns = 0
        self.ending = RUNNING
        self.stack: list[Phase] = []
        # Events of the action being played; None if they are not recorded. Not part of the position.
        self.news: list[Event] | None = None

    def clone(self) -> State:
        """Return an independent copy; frozen phases, edition and options are shared."""
        other = State.__new__(State)
        other.edition = self.edition
        other.options = self.options
        other.seats = self.seats
        other.cash = self.cash[:]
        other.treasury = self.treasury[:]
        other.power = self.power[:]
        other.place = self.place[:]
        other.marker = self.marker[:]
        other.government = self.government[:]
        other.holdings = self.holdings[:]
        other.swiss_banks = self.swiss_banks
        other.investor = self.investor
        other.factories = self.factories
        other.flags = self.flags[:]
        other.armies = self.armies[:]
        other.lying = self.lying[:]
        other.fleets = self.fleets[:]
        other.round = self.round
        other.nation = self.nation
        other.turns = self.turns
        other.ending = self.ending
        other.stack = self.stack[:]
        other.news = None
        return other

    def emit(self, event: Event) -> None:
        """Record an event if events are recorded; the rules never read them."""
        if self.news is not None:
            self.news.append(event)

    def push(self, phase: Phase) -> None:
        """Put a phase on top of the stack."""
        self.stack.append(phase)

    def become(self, phase: Phase) -> None:
        """Replace the phase on top of the stack."""
        self.stack[-1] = phase

    def pop(self) -> None:
        """Remove the phase on top of the stack."""
        self.stack.pop()

    def bonds_left(self, nation: int) -> int:
        """Return the set of unsold bonds of a nation (R1.3)."""
        base = nation * self.seats
        # No bond is held twice (R23.4), so the sum of the sets is their union.
        return self.edition.all_bonds - sum(self.holdings[base : base + self.seats])

    def occupied(self, nation: int) -> int:
        """Return the home provinces of a nation that contain an upright foreign army (R15.2)."""
        upright = 0
        armies = self.armies
        for base in self.edition.other_bases[nation]:
            upright |= armies[base]
        return upright & self.edition.home[nation]

    def free_factories(self, nation: int) -> int:
        """Return the factories of a nation that no upright foreign army closes (R15.2)."""
        return self.factories & self.edition.home[nation] & ~self.occupied(nation)
