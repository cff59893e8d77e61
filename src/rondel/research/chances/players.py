"""Who plays the games to learn from: the choices of `hard` and `expert`, on the fast core and varied by dice.

The bots themselves never vary, and they think on positions of the engine, which costs more than the thought. Nobody
here gives anything to a treasury.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from rondel import fast
from rondel.bots.evaluation.weights import Style, Weights, styles
from rondel.bots.search.thinker import (
    IDLE,
    OTHER_ANSWERS,
    PLAIN_GUESS,
    SURE_ANSWER,
    SURE_DESTRUCTION,
    SURE_STEP,
)
from rondel.fast.thinking.value import WIN
from rondel.fast.weighing import weights_of

OPENING = 3  # rounds in which players vary more
TURNS = 6
SPACES = 8
PURCHASES = 6


class Manner(NamedTuple):
    """How a seat plays: whether it looks ahead, and how far it misjudges choices, in millions."""

    ahead: bool
    noise: float
    opening: float  # the same in the first rounds


Judged = list[tuple[float, int]]  # worth and action, best first


class Player:
    """Chooses for any seat of one edition."""

    def __init__(self, here: fast.Position, w: Weights, network: Sequence[float] = (), victory: float = 0.0) -> None:
        self.mind = fast.Mind(weights_of(w, here.edition, network, victory))
        self.styles: tuple[Style, ...] = styles(w)
        self.destroying = _destroying(here.actions)

    def choice(self, here: fast.Position, manner: Manner, dice: random.Random) -> int:
        """What the decider does."""
        ids = here.legal()
        if len(ids) == 1:
            return ids[0]
        noise = manner.opening if here.round <= OPENING else manner.noise
        kind = here.kind
        if kind == "rondel":
            return self._space(here, ids, manner.ahead, noise, dice)
        if kind in ("invest", "draft"):
            return self._purchase(here, ids, manner.ahead, noise, dice)
        if not manner.ahead:
            return self.mind.quick_answer(here, ids)
        if kind in ("fleets", "armies"):
            return self._step(here, ids)
        return self._answer(here, ids)

    def _space(self, here: fast.Position, ids: list[int], ahead: bool, noise: float, dice: random.Random) -> int:
        guessed = _best_first(self.mind.estimates(here, ids), ids)
        if guessed[0][0] >= WIN:
            return guessed[0][1]
        guessed = [pair for pair in guessed if pair[0] > -WIN] or guessed
        if ahead:
            guessed = self._thought_over(here, guessed[:SPACES])
        elif self.mind.is_end_near(here):
            seat = here.decider
            guessed = [pair for pair in guessed if self.mind.is_still_open(here, pair[1], seat)] or guessed
        guessed = _misjudged(guessed, noise, dice)
        most = guessed[0][0]
        busy = (id for worth, id in guessed if worth >= most - IDLE and not self.mind.is_idle(here, id))
        return next(busy, guessed[0][1])

    def _purchase(self, here: fast.Position, ids: list[int], ahead: bool, noise: float, dice: random.Random) -> int:
        ranked = _best_first(self.mind.gains(here, here.decider, ids), ids)
        likely = ranked[:PURCHASES]
        if ahead:
            if all(id != ids[-1] for _, id in likely):
                likely.append((0.0, ids[-1]))
            likely = self._thought_over(here, likely)
        elif self.mind.is_end_near(here):
            seat = here.decider
            likely = [pair for pair in likely if self.mind.is_still_open(here, pair[1], seat)] or likely
        return _misjudged(likely, noise, dice)[0][1]

    def _thought_over(self, here: fast.Position, likely: Judged) -> Judged:
        seat = here.decider
        worths = [self.mind.worth_after_turns(here, id, seat, TURNS) + PLAIN_GUESS * guess for guess, id in likely]
        return _best_first(worths, [id for _, id in likely])

    def _step(self, here: fast.Position, ids: list[int]) -> int:
        ways: dict[int, Style | None] = {}
        for style in self.styles:
            ways.setdefault(self.mind.quick_answer(here, ids, style), style)
        usual = next(iter(ways))
        for id in ids:
            if id in self.destroying and not self.mind.is_self_harm(here, id):
                ways.setdefault(id, None)
        if len(ways) == 1:
            return usual
        seat = here.decider
        worth = {id: self.mind.worth_after_turns(here, id, seat, TURNS, style) for id, style in ways.items()}
        peaceful = [id for id in worth if id not in self.destroying or id == usual]
        best = _unless_better(worth, peaceful, usual, SURE_STEP)
        return _unless_better(worth, list(worth), best, SURE_DESTRUCTION) if len(peaceful) < len(worth) else best

    def _answer(self, here: fast.Position, ids: list[int]) -> int:
        usual = self.mind.quick_answer(here, ids)
        others = [id for id in ids if id != usual and not self.mind.is_self_harm(here, id)][:OTHER_ANSWERS]
        seat = here.decider
        worth = {id: self.mind.worth_after_turns(here, id, seat, TURNS) for id in [usual, *others]}
        return _unless_better(worth, list(worth), usual, SURE_ANSWER)


@cache
def _destroying(table: fast.ActionTable) -> frozenset[int]:
    return frozenset(id for id in range(len(table)) if table.text(id).startswith("destroy"))


def _best_first(worths: list[float], ids: list[int]) -> Judged:
    return sorted(zip(worths, ids, strict=True), key=lambda pair: -pair[0])


def _misjudged(found: Judged, noise: float, dice: random.Random) -> Judged:
    """As it looks to somebody who errs a little; decided games are never misjudged."""
    if not noise or abs(found[0][0]) > WIN / 2:
        return found
    return sorted(((worth + dice.gauss(0, noise), id) for worth, id in found), key=lambda pair: -pair[0])


def _unless_better(worth: dict[int, float], ids: list[int], usual: int, margin: float) -> int:
    best = max(ids, key=lambda id: worth[id])
    return best if worth[best] > worth[usual] + margin else usual
