"""What a nation needs to end the game, and in how many of its turns at the soonest, by distances and surcharges.

Nothing is assumed of others: nobody occupies, stops or overtakes. Two answers bound the truth. `today` lets every
Taxation bring what it would bring now; `best` lets each bring the most that the chart has. Spaces on the way are chosen
by their price alone; Investor is left out, because whether a nation may land there depends on its treasury (R8.9).

Rules: R8.2-6, R20.7, R21.1.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rondel.analysis.ledger import Ledger, governs
from rondel.analysis.taxing import taxation_space
from rondel.position import OFF_RONDEL, Position, kind, subject, taxes

_Reached = tuple[int, int, tuple[int, ...]]  # minus the Taxations so far, what it cost, the spaces: the least is best


class Way(NamedTuple):
    """Turns of the nation, the spaces it goes to, and what its government pays for that."""

    turns: int
    spaces: tuple[str, ...]
    surcharge: int

    def to_dict(self) -> dict[str, Any]:
        """The way as JSON-able data."""
        return {"turns": self.turns, "spaces": list(self.spaces), "surcharge": self.surcharge}


class Soonest(NamedTuple):
    """How many Taxations it takes; the fewest turns, and the fewest without any surcharge."""

    taxations: int
    fastest: Way
    free: Way

    def to_dict(self) -> dict[str, Any]:
        """The answer as JSON-able data."""
        return {"taxations": self.taxations, "fastest": self.fastest.to_dict(), "free": self.free.to_dict()}


class Need(NamedTuple):
    """What a nation lacks for the end of the game."""

    nation: str
    government: int | None
    power: int
    missing: int  # power points
    tax: int  # today
    points: int  # of a Taxation today
    tax_wanted: int | None  # with which one Taxation would do; None if no Taxation brings so much
    waits: int  # nations that move before it
    today: Soonest | None  # None: nobody governs it, or a Taxation brings no points now
    best: Soonest | None
    is_payable: bool | None  # can the government pay the fastest way of today now? None: hidden, or there is no way

    def to_dict(self) -> dict[str, Any]:
        """The need as JSON-able data."""
        facts = self._asdict()
        facts["today"] = self.today and self.today.to_dict()
        facts["best"] = self.best and self.best.to_dict()
        return facts


def need_of(s: Position, ledger: Ledger, nation: int) -> Need:
    """What the nation needs to reach the last power point."""
    facts = s.edition.facts
    government = governs(s, nation)
    missing = facts.last_power_point - s.power[nation]
    due = taxes(s, nation)
    points = facts.columns[due.column].power
    today = best = None
    if government is not None and missing:
        today = soonest(s, nation, points) if points else None
        best = soonest(s, nation, max(column.power for column in facts.columns))
    cash = None if government is None else ledger.cash[government]
    wanted = [column.at_least for column in facts.columns if column.power >= missing]
    return Need(
        s.edition.nations[nation].id,
        government,
        s.power[nation],
        missing,
        due.tax,
        due.points,
        min(wanted, default=None),
        _waits(s, nation),
        today,
        best,
        None if today is None or cash is None else today.fastest.surcharge <= cash,
    )


def soonest(s: Position, nation: int, points: int) -> Soonest:
    """The ways to the last power point if every Taxation brings so many points."""
    missing = s.edition.facts.last_power_point - s.power[nation]
    taxations = -(-missing // points)
    return Soonest(taxations, _way(s, nation, points, taxations, paid=True), _way(s, nation, points, taxations, False))


def _way(s: Position, nation: int, points: int, taxations: int, paid: bool) -> Way:
    """The fewest turns to so many Taxations, and among those the cheapest; equal ones by the earlier spaces.

    On each space only the ways with most Taxations so far are followed: with fewer, the same moves would take longer.
    """
    edition = s.edition
    last, goal = edition.facts.last_power_point, taxation_space(s)
    reached: dict[int, _Reached] = {s.place[nation]: (0, 0, ())}
    for turn in range(1, 10 * taxations + 10):
        following: dict[int, _Reached] = {}
        for place, (left, cost, spaces) in reached.items():
            power = min(last, s.power[nation] - left * points)
            for space, price in _moves(s, place, power, paid):
                found = (left - (space == goal), cost + price, (*spaces, space))
                if space not in following or found < following[space]:
                    following[space] = found
        if goal in following and following[goal][0] == -taxations:
            _, cost, spaces = following[goal]
            return Way(turn, tuple(edition.spaces[space].id for space in spaces), cost)
        reached = following
    raise AssertionError("every space of the rondel can be reached")


def _moves(s: Position, place: int, power: int, paid: bool) -> list[tuple[int, int]]:
    """The spaces that a marker can reach, with their prices; Investor is left out."""
    edition = s.edition
    count = len(edition.spaces)
    if place == OFF_RONDEL:
        return [(space, 0) for space in range(count) if space != edition.investor_space]
    most = edition.facts.max_steps if paid else edition.facts.free_steps
    moves = [((place + steps) % count, edition.price(steps, power)) for steps in range(1, most + 1)]
    return [(space, price) for space, price in moves if space != edition.investor_space]


def _waits(s: Position, nation: int) -> int:
    """How many governed nations move before this one does; 0 if it is about to choose its space."""
    if not s.stack:
        return 0
    count = s.edition.nation_count
    begin = s.nation if kind(s) == "rondel" and subject(s) == s.nation else s.nation + 1
    order = [(begin + i) % count for i in range(count)]
    return sum(governs(s, other) is not None for other in order[: order.index(nation)])
