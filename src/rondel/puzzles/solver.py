"""What is certain by the rules alone: a victory before a rival's nation moves, a rival who cannot end the game.

Every way the moves can go is played on the fast core, whoever decides: the solver needs one good choice, and it has to
be good against all choices of the others. Rules: R21.
"""

from __future__ import annotations

from rondel import fast

MOST_POSITIONS = 12_000


class SearchLimitExceeded(Exception):
    """There are more ways than are looked at, so nothing is solver."""


class Solver:
    """Asks about one position and what comes of it; what it has found it remembers."""

    def __init__(self, edition: str, most: int = MOST_POSITIONS) -> None:
        self.taxation = fast.action_table(edition).id("rondel taxation")
        self.left = most
        self._wins: dict[tuple[int, int, int], bool] = {}
        self._stops: dict[tuple[int, int, bool], bool] = {}

    def wins(self, here: fast.Position, seat: int, turns: int) -> bool:
        """Can the seat win alone, whatever the others answer, within so many turns of its own from now on?

        They follow one upon the other: the turn of a nation that somebody else governs is too late. The last of them
        can only win by its Taxation (R21.1).
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
        """Can the seat bring this turn to an end after which the next nation cannot win by its Taxation?

        `threat` is who would win that way. Without help everybody else is against the seat; `helped`: everybody but
        the threat is for it.
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
                is_for = decider == seat or (helped and decider != threat)
                found = any(outcomes) if is_for else all(outcomes)
            self._stops[key] = found
        return found

    def after(self, here: fast.Position, id: int) -> fast.Position:
        """The position after an action; counted."""
        self.left -= 1
        if self.left < 0:
            raise SearchLimitExceeded
        then = here.copy()
        then.play(id)
        return then
