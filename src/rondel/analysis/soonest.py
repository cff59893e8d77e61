"""What a nation needs to end the game, and the fewest turns it takes, from rondel distances and surcharges.

Other players are assumed not to interfere. There are two bounds: `today` assumes the current points for every Taxation,
`best` the maximum of the chart. Spaces on the way are chosen by price alone, without Investor, where landing depends on
the treasury (R8.9).

Rules: R8.2-6, R20.7, R21.1.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rondel.analysis.ledger import Ledger, governs
from rondel.analysis.taxing import taxation_space
from rondel.position import OFF_RONDEL, Position, kind, subject, taxes

_Reached = tuple[int, int, tuple[int, ...]]  # minus the Taxations so far, the cost, the spaces: the minimum is best


class Way(NamedTuple):
    """A sequence of rondel moves: turns of the nation, spaces, and the surcharges its government pays."""

    turns: int
    spaces: tuple[str, ...]
    surcharge: int

    def to_dict(self) -> dict[str, Any]:
        """Return the sequence as JSON-serializable data."""
        return {"turns": self.turns, "spaces": list(self.spaces), "surcharge": self.surcharge}


class Soonest(NamedTuple):
    """The number of Taxations needed, the fastest sequence, and the fastest one without surcharges."""

    taxations: int
    fastest: Way
    free: Way

    def to_dict(self) -> dict[str, Any]:
        """Return the result as JSON-serializable data."""
        return {"taxations": self.taxations, "fastest": self.fastest.to_dict(), "free": self.free.to_dict()}


class Need(NamedTuple):
    """What a nation needs to end the game."""

    nation: str
    government: int | None
    power: int
    missing: int  # power points
    tax: int  # now
    points: int  # of a Taxation now
    tax_wanted: int | None  # tax that would suffice for a single Taxation; None if none does
    waits: int  # nations that move before it
    today: Soonest | None  # None: it has no government, or a Taxation would bring no points now
    best: Soonest | None
    is_payable: bool | None  # whether the government can pay `today.fastest` now; None: unknown, or no `today`

    def to_dict(self) -> dict[str, Any]:
        """Return the need as JSON-serializable data."""
        facts = self._asdict()
        facts["today"] = self.today and self.today.to_dict()
        facts["best"] = self.best and self.best.to_dict()
        return facts


def need_of(s: Position, ledger: Ledger, nation: int) -> Need:
    """Return what the nation needs to reach the last power point."""
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
    """Return the fastest ways to the last power point if every Taxation yields `points`."""
    missing = s.edition.facts.last_power_point - s.power[nation]
    taxations = -(-missing // points)
    return Soonest(taxations, _way(s, nation, points, taxations, paid=True), _way(s, nation, points, taxations, False))


def _way(s: Position, nation: int, points: int, taxations: int, paid: bool) -> Way:
    """Return the fastest way to that many Taxations, among those the cheapest, ties by earlier spaces.

    A dynamic program over turns: for each space, only the best way with the most Taxations so far is unique.
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
    """Return the spaces that a marker can reach except Investor, with their prices."""
    edition = s.edition
    count = len(edition.spaces)
    if place == OFF_RONDEL:
        return [(space, 0) for space in range(count) if space != edition.investor_space]
    most = edition.facts.max_steps if paid else edition.facts.free_steps
    moves = [((place + steps) % count, edition.price(steps, power)) for steps in range(1, most + 1)]
    return [(space, price) for space, price in moves if space != edition.investor_space]


def _waits(s: Position, nation: int) -> int:
    """Count the governed nations that move before this one; 0 if it is about to choose its space."""
    if not s.stack:
        return 0
    count = s.edition.nation_count
    begin = s.nation if kind(s) == "rondel" and subject(s) == s.nation else s.nation + 1
    order = [(begin + i) % count for i in range(count)]
    return sum(governs(s, other) is not None for other in order[: order.index(nation)])
