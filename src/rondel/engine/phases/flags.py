"""Flags (R16): at the end of a maneuver, nations mark the regions that they occupy alone.

Rules: R1.6, R16.1-9.
"""

from __future__ import annotations

from rondel.engine.actions import Action
from rondel.engine.board import regions_in
from rondel.engine.errors import Refusal
from rondel.engine.events import FlagPlaced, FlagRemoved
from rondel.engine.phases.phase import Phase
from rondel.engine.position import Position
from rondel.engine.state import State


class Flags(Phase):
    """The nations in `queue` place their flags; only one that is short of flags has a choice (R16.7)."""

    __slots__ = ()

    KIND = "flags"
    RULE = "R16.7"
    QUESTION = "which region gets a flag"
    ANSWERS = frozenset({"flag <region>", "end"})

    queue: tuple[int, ...]

    def decider(self, s: Position) -> int:
        return s.government[self.queue[0]]

    def subject(self, s: Position) -> int:
        return self.queue[0]

    def actions(self, s: Position) -> list[Action]:
        nation = self.queue[0]
        regions = regions_to_mark(s, nation)
        left = flags_left(s, nation)
        if not left or regions.bit_count() <= left:
            return []
        table = s.edition.actions
        return [table.flag[r] for r in regions_in(regions)] + [table.end]

    def refusal(self, s: Position, action: Action) -> Refusal:
        """At home there are no flags (R16.1); elsewhere only where the nation is alone (R16.2)."""
        region = s.edition.regions[action.region]
        params = {"region": region.id}
        if region.kind == "home":
            return Refusal(
                "flag_at_home", "R16.1", f"{region.name} is a home province; there are no flags there.", params
            )
        sentence = (
            f"Only regions the nation alone occupies and has not marked yet can be marked; {region.name} is not one."
        )
        return Refusal("flag_not_alone", "R16.2", sentence, params)

    def asked_seats(self, s: Position) -> list[int]:
        return [self.decider(s)]

    def place_action(self, s: Position, place: int, origin: int, own: int, unit: int) -> Action | None:
        return s.edition.actions.of_form("flag <region>", region=place)

    def play(self, s: State, action: Action) -> None:
        if action is s.edition.actions.end:
            self._next(s)
        else:
            place_flag(s, self.queue[0], action.region)

    def proceed(self, s: State) -> None:
        """Place all flags, or none if none are left (R16.6)."""
        nation = self.queue[0]
        if flags_left(s, nation):
            for region in regions_in(regions_to_mark(s, nation)):
                place_flag(s, nation, region)
        self._next(s)

    def _next(self, s: State) -> None:
        if len(self.queue) > 1:
            s.become(Flags(self.queue[1:]))
        else:
            s.pop()


def begin_flags(s: State, active: int) -> None:
    """Remove flags of others, then let the nations place theirs, the active nation first (R16.5)."""
    sole = _sole_occupants(s)
    # A region has at most one sole occupant, so the sum of the sets is their union.
    alone = sum(sole)
    for nation, own in enumerate(sole):
        lost = s.flags[nation] & alone & ~own
        if lost:
            s.flags[nation] &= ~lost
            for region in regions_in(lost):
                s.emit(FlagRemoved(nation, region))
    queue = tuple(
        n for n in (active, *(n for n in range(s.edition.nation_count) if n != active)) if sole[n] & ~s.flags[n]
    )
    if queue:
        s.become(Flags(queue))
    else:
        s.pop()


def _sole_occupants(s: Position) -> list[int]:
    """Return, for each nation, the sea and neutral land regions that it occupies alone (R16.2-4)."""
    levels = s.edition.levels
    present = []
    once = twice = 0
    for nation in range(s.edition.nation_count):
        base = nation * levels
        units = (s.armies[base] | s.fleets[base]) & s.edition.flaggable
        twice |= once & units
        once |= units
        present.append(units)
    return [units & ~twice for units in present]


def regions_to_mark(s: Position, nation: int) -> int:
    """Return the regions that the nation occupies alone and has not marked."""
    return _sole_occupants(s)[nation] & ~s.flags[nation]


def flags_left(s: Position, nation: int) -> int:
    """Return the number of flags the nation can still place (R1.6)."""
    return s.edition.nations[nation].flags - s.flags[nation].bit_count()


def place_flag(s: State, nation: int, region: int) -> None:
    """Place the nation's flag; any other flag has been removed before."""
    s.flags[nation] |= 1 << region
    s.emit(FlagPlaced(nation, region))
