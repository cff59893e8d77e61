"""Reference implementation of `fast.LastTurns` in plain Python: positions are copied, choices are lists.

`test_last_turns.py` compares the fast core with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rondel import fast
from rondel.bots.evaluation.weights import Style
from rondel.fast.evaluation.last_turns import LIKELY_PURCHASES, MOST_POSITIONS, OPEN, SPACES_AHEAD, STYLES_TRIED


class ReferenceLastTurns:
    """Endgame search for one decision: which seats can still win after a candidate."""

    def __init__(self, evaluator: fast.Evaluator, here: fast.Position, all_styles: Sequence[Style]) -> None:
        self._evaluator = evaluator
        self._styles = all_styles[:STYLES_TRIED]
        self._taxation = here.actions.id(here.edition.actions.parse("rondel taxation"))
        self._left = 0

    def winners_after(self, here: fast.Position, id: int, style: Style | None = None) -> int:
        """Return the seats that can win after the action, as bits, plus OPEN unless the game certainly ends."""
        self._left = MOST_POSITIONS
        return self._after(here, id, SPACES_AHEAD, style)

    def _after(self, here: fast.Position, id: int, turns: int, style: Style | None) -> int:
        self._left -= 1
        then = here.copy()
        then.play(id)
        return self._winners(then, turns, style)

    def _winners(self, here: fast.Position, turns: int, style: Style | None) -> int:
        """The same for a position, which is modified."""
        hedge = 0
        while not here.over:
            if self._left <= 0:
                return OPEN
            ids, kind = here.legal(), here.kind
            if kind == "rondel":
                return hedge | self._space(here, ids, turns)
            if len(ids) == 1:
                if kind == "swiss_bank" and self._evaluator.possible_gift(here):
                    hedge = OPEN  # a gift of the bank's owner could still stop the nation (R19.4)
                here.play(ids[0])
            elif kind == "invest":
                return hedge | self._best(here, self._likely(here, ids), turns, style)
            elif kind == "swiss_bank":
                return hedge | self._best(here, ids, turns, style)
            elif kind in ("fleets", "armies") and style is None:
                return hedge | self._maneuvered(here, ids, turns)
            else:
                here.play(self._evaluator.quick_answer(here, ids, style))
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
        gains = dict(zip(ids, self._evaluator.gains(here, here.decider, ids), strict=True))
        return [*sorted(ids[:-1], key=lambda id: -gains[id])[:LIKELY_PURCHASES], ids[-1]]

    def _maneuvered(self, here: fast.Position, ids: list[int], turns: int) -> int:
        """Try each style; styles with the same first step may differ later."""
        first = [self._evaluator.quick_answer(here, ids, style) for style in self._styles]
        return best_outcome(
            1 << here.decider,
            (self._after(here, id, turns, style) for id, style in zip(first, self._styles, strict=True)),
        )

    def _best(self, here: fast.Position, ids: Sequence[int], turns: int, style: Style | None) -> int:
        return best_outcome(1 << here.decider, (self._after(here, id, turns, style) for id in ids))


def best_outcome(own: int, outcomes: Iterable[int]) -> int:
    """Return the decider's win if possible, else the union of the outcomes that do not lose, else of all."""
    lost = left = 0
    for outcome in outcomes:
        if outcome == own:
            return own
        if outcome & (own | OPEN):
            left |= outcome
        else:
            lost |= outcome
    return left or lost
