"""Chances of actions, met with the same scenarios: the search of the strongest bots, with many more of them."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cache

import rondel
from rondel import fast
from rondel.bots.evaluation.weights import styles, weights_without_gifts
from rondel.bots.search.searcher import Settings, knowing_numbers

FIRST_LOOK = 16  # scenarios for every action
LOOKS = ((60, 4), (400, 3))  # then so many for the first few


class Scale:
    """Weighs the actions of positions of one edition."""

    def __init__(self, edition: str) -> None:
        weights = weights_without_gifts(edition)
        self._search = fast.Search(knowing_numbers(weights, rondel.edition(edition)), Settings())
        self._styles = styles(weights)

    def chance(self, here: fast.Position, id: int, scenarios: int, ways: int = 5) -> float:
        """The decider's mean chance to win after the action; a maneuver is played in the best of several styles."""
        seat = here.decider
        is_maneuver = here.actions.text(id).startswith("rondel maneuver")
        totals = [
            sum(self._search.sample(here, id, seat, number, style)[seat] for number in range(1, scenarios + 1))
            for style in (self._styles[:ways] if is_maneuver else (None,))
        ]
        return max(totals) / scenarios

    def clear_best(
        self, here: fast.Position, likely: Sequence[int], lead: float, wanted: Container[int]
    ) -> list[tuple[float, int]] | None:
        """The likely actions with their chances, best first, if the best one is wanted and clearly leads; else None.

        Those in front are met with more scenarios than the rest, and each look asks for the lead again.
        """
        found = sorted(((self.chance(here, id, FIRST_LOOK, 1), id) for id in likely), reverse=True)
        for look, close in LOOKS:
            if found[0][1] not in wanted or found[0][0] - found[1][0] < lead / 2:
                return None
            again = sorted(((self.chance(here, id, look), id) for _, id in found[:close]), reverse=True)
            found = again + found[close:]
        if found[0][1] not in wanted or found[0][0] - found[1][0] < lead:
            return None
        return found


@cache
def scale(edition: str) -> Scale:
    """The scale of an edition, made once."""
    return Scale(edition)
