"""Exhaustive search (AND-OR) for forced wins before a rival's nation moves, and for forced stops of a rival.

All moves of all players are searched on the fast core: one good choice of the seat must hold against all choices of the
others. Rules: R21.
"""

from __future__ import annotations

from rondel import fast

MAX_POSITIONS = 12_000


class SearchLimitExceeded(Exception):
    """Raised when the search exceeds its limit of positions."""


class Solver:
    """Solver of one position and its successors, with a transposition table."""

    def __init__(self, edition: str, most: int = MAX_POSITIONS) -> None:
        self.taxation = fast.action_table(edition).id("rondel taxation")
        self.left = most
        self._wins: dict[tuple[int, int, int], bool] = {}
        self._stops: dict[tuple[int, int, bool], bool] = {}

    def wins(self, here: fast.Position, seat: int, turns: int) -> bool:
        """Return whether the seat can force a sole win within `turns` turns of its own.

        The turns must be consecutive, without a turn of another player's nation in between. The last turn can only win
        by Taxation (R21.1).
        """
        if here.over:
            return here.winners() == [seat]
        begins = here.kind == "rondel"
        if begins and (here.decider != seat or not turns):
            return False
        key = (here.hash, seat, turns)
        found = self._wins.get(key)
        if found is None:
            ids = here.legal()
            if begins:
                if turns == 1:
                    ids = [id for id in ids if id == self.taxation]
                turns -= 1
            outcomes = (self.wins(self.after(here, id), seat, turns) for id in ids)
            found = self._wins[key] = any(outcomes) if here.decider == seat else all(outcomes)
        return found

    def stops(self, here: fast.Position, seat: int, threat: int, helped: bool) -> bool:
        """Return whether the seat can finish this turn so that the next nation cannot win by its Taxation.

        `threat` is the seat that would win that way. By default all other players play against the seat; with `helped`,
        all but the threat play for it.
        """
        if here.over:
            return seat in here.winners()
        key = (here.hash, seat, helped)
        found = self._stops.get(key)
        if found is None:
            decider = here.decider
            if here.kind == "rondel":
                found = decider == seat or not self.wins(here, decider, 1)
            else:
                outcomes = (self.stops(self.after(here, id), seat, threat, helped) for id in here.legal())
                is_maximizing = decider == seat or (helped and decider != threat)
                found = any(outcomes) if is_maximizing else all(outcomes)
            self._stops[key] = found
        return found

    def after(self, here: fast.Position, id: int) -> fast.Position:
        """Return the position after an action; raise `SearchLimitExceeded` at the limit."""
        self.left -= 1
        if self.left < 0:
            raise SearchLimitExceeded
        then = here.copy()
        then.play(id)
        return then
