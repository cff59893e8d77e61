"""Invariants of every position (R23), checked on positions from outside and by the tests at every decision.

Rules: R2.4, R15.4, R23.1-5.
"""

from __future__ import annotations

from rondel.engine.board import regions_in
from rondel.engine.government import credit_sum
from rondel.engine.state import NOBODY, State
from rondel.engine.units import total


def broken_invariant(s: State) -> str | None:
    """Return a sentence about the first broken invariant, None if there is none."""
    edition = s.edition
    for seat in range(s.seats):
        if s.cash[seat] < 0:
            return f"The cash of seat {seat} is below 0 (R23.3)."
    flagged = 0
    for n, nation in enumerate(edition.nations):
        if s.treasury[n] < 0:
            return f"The treasury of {nation.name} is below 0 (R23.3)."
        base = n * edition.levels
        armies, fleets = s.armies[base] | s.lying[base], s.fleets[base]
        if s.government[n] == NOBODY and (armies | fleets | s.flags[n]):
            return f"{nation.name} has units or flags but no government (R23.1)."
        if not s.free_factories(n):
            return f"{nation.name} has no factory free of hostile armies (R23.2)."
        if total(s.armies, base) + total(s.lying, base) > nation.armies or total(s.fleets, base) > nation.fleets:
            return f"{nation.name} has more units on the board than it owns (R23.5)."
        if s.flags[n].bit_count() > nation.flags:
            return f"{nation.name} has more flags on the board than it owns (R23.5)."
        if s.flags[n] & flagged:
            where = edition.regions[regions_in(s.flags[n] & flagged)[0]].name
            return f"{where} carries two flags (R16.1)."
        flagged |= s.flags[n]
        if armies & edition.seas:
            return f"An army of {nation.name} stands in the sea (R2.4)."
        if s.lying[base] & ~edition.homes or s.lying[base] & edition.home[n]:
            return f"Armies lie only in foreign home provinces; one of {nation.name} lies elsewhere (R15.4)."
        if fleets & ~(edition.seas | edition.home[n] & edition.shipyards):
            return f"A fleet of {nation.name} is neither at sea nor in a harbor of its own (R2.4)."
        government = s.government[n]
        if government != NOBODY:
            lent = credit_sum(s, government, n)
            if any(credit_sum(s, seat, n) > lent for seat in range(s.seats)) and not _is_investing(s):
                return f"{nation.name} is governed by a seat that another one outbids (R18.10)."
    return None


def _is_investing(s: State) -> bool:
    """Return whether a round of investing or the draft is under way: governments are checked after it (R18.10)."""
    return bool(s.stack) and s.stack[-1].KIND in ("invest", "draft")
