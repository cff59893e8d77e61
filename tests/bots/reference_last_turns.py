"""What `fast.LastTurns` promises, written as plainly as Python can: positions are copied, choices are lists.

The fast core does the same in one array; `test_last_turns.py` compares the two.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rondel import fast
from rondel.bots.evaluation.weights import Style
from rondel.fast.evaluation.last_turns import LIKELY_PURCHASES, MOST_POSITIONS, OPEN, SPACES_AHEAD, STYLES_TRIED


class ReferenceLastTurns:
    """Asked about one decision: which seats may win after a candidate."""

    def __init__(self, evaluator: fast.Evaluator, here: fast.Position, ways: Sequence[Style]) -> None:
        self._mind = evaluator
        self._ways = ways[:STYLES_TRIED]
        self._taxation = here.actions.id(here.edition.actions.parse("rondel taxation"))
        self._left = 0

    def winners_after(self, here: fast.Position, id: int, style: Style | None = None) -> int:
        """The seats that may win after the action, as bits, with OPEN unless the game will surely be over."""
        self._left = MOST_POSITIONS
        return self._after(here, id, SPACES_AHEAD, style)

    def _after(self, here: fast.Position, id: int, turns: int, style: Style | None) -> int:
        self._left -= 1
        then = here.copy()
        then.play(id)
        return self._winners(then, turns, style)

    def _winners(self, here: fast.Position, turns: int, style: Style | None) -> int:
        """The same for a position, which is played on."""
        hedge = 0
        while not here.over:
            if self._left <= 0:
                return OPEN
            ids, kind = here.legal(), here.kind
            if kind == "rondel":
                return hedge | self._space(here, ids, turns)
            if len(ids) == 1:
                if kind == "swiss_bank" and self._mind.possible_gift(here):
                    hedge = OPEN  # money from the bank's owner could still stop the nation (R19.4)
                here.play(ids[0])
            elif kind == "invest":
                return hedge | self._best(here, self._likely(here, ids), turns, style)
            elif kind == "swiss_bank":
                return hedge | self._best(here, ids, turns, style)
            elif kind in ("fleets", "armies") and style is None:
                return hedge | self._maneuvered(here, ids, turns)
            else:
                here.play(self._mind.quick_answer(here, ids, style))
        seats = here.winners()
        return hedge | (1 << seats[0] if len(seats) == 1 else OPEN)

    def _space(self, here: fast.Position, ids: list[int], turns: int) -> int:
        if turns > 1:
            return self._best(here, ids, turns - 1, None)
        own = 1 << here.decider
        if self._taxation in ids and self._after(here, self._taxation, 0, None) == own:
            return own
        return OPEN

    def _likely(self, here: fast.Position, ids: list[int]) -> list[int]:
        if len(ids) <= LIKELY_PURCHASES:
            return ids
        gains = dict(zip(ids, self._mind.gains(here, here.decider, ids), strict=True))
        return [*sorted(ids[:-1], key=lambda id: -gains[id])[:LIKELY_PURCHASES], ids[-1]]

    def _maneuvered(self, here: fast.Position, ids: list[int], turns: int) -> int:
        """The ways to maneuver differ by what follows from them; those with the same first step, too."""
        first = [self._mind.quick_answer(here, ids, style) for style in self._ways]
        return chosen(
            1 << here.decider,
            (self._after(here, id, turns, style) for id, style in zip(first, self._ways, strict=True)),
        )

    def _best(self, here: fast.Position, ids: Sequence[int], turns: int, style: Style | None) -> int:
        return chosen(1 << here.decider, (self._after(here, id, turns, style) for id in ids))


def chosen(own: int, outcomes: Iterable[int]) -> int:
    """What comes of a choice: the decider's victory if he can have it, else all that does not lose the game to him."""
    lost = left = 0
    for outcome in outcomes:
        if outcome == own:
            return own
        if outcome & (own | OPEN):
            left |= outcome
        else:
            lost |= outcome
    return left or lost
