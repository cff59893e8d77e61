"""Self-play players: the choices of `hard` and `expert` on the fast core, with random noise.

The bots themselves are deterministic and work on engine positions, which costs more than the search. These players
never give gifts.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from rondel import fast
from rondel.bots.evaluation.weights import Style, Weights, styles
from rondel.bots.search.lookahead_bot import (
    ANSWER_MARGIN,
    DESTRUCTION_MARGIN,
    ESTIMATE_WEIGHT,
    IDLE_MARGIN,
    OTHER_ANSWERS,
    STEP_MARGIN,
)
from rondel.fast.evaluation.value import WIN
from rondel.fast.weight_array import weight_array

OPENING = 3  # rounds with opening noise
TURNS = 6
SPACES = 8
PURCHASES = 6


class Behavior(NamedTuple):
    """Playing style of a seat: whether it looks ahead, and the standard deviation of its errors, in millions."""

    ahead: bool
    noise: float
    opening: float  # noise during the first rounds


Ranked = list[tuple[float, int]]  # value and action, best first


class Player:
    """Chooses actions for any seat of one edition."""

    def __init__(self, here: fast.Position, w: Weights, network: Sequence[float] = (), victory: float = 0.0) -> None:
        self.evaluator = fast.Evaluator(weight_array(w, here.edition, network, victory))
        self.styles: tuple[Style, ...] = styles(w)
        self.destroying = _destroying(here.actions)

    def choice(self, here: fast.Position, behavior: Behavior, rng: random.Random) -> int:
        """Return the decider's choice."""
        ids = here.legal()
        if len(ids) == 1:
            return ids[0]
        noise = behavior.opening if here.round <= OPENING else behavior.noise
        kind = here.kind
        if kind == "rondel":
            return self._space(here, ids, behavior.ahead, noise, rng)
        if kind in ("invest", "draft"):
            return self._purchase(here, ids, behavior.ahead, noise, rng)
        if not behavior.ahead:
            return self.evaluator.quick_answer(here, ids)
        if kind in ("fleets", "armies"):
            return self._step(here, ids)
        return self._answer(here, ids)

    def _space(self, here: fast.Position, ids: list[int], ahead: bool, noise: float, rng: random.Random) -> int:
        candidates = _best_first(self.evaluator.estimates(here, ids), ids)
        if candidates[0][0] >= WIN:
            return candidates[0][1]
        candidates = [pair for pair in candidates if pair[0] > -WIN] or candidates
        if ahead:
            candidates = self._searched(here, candidates[:SPACES])
        elif self.evaluator.is_end_near(here):
            seat = here.decider
            candidates = [
                pair for pair in candidates if self.evaluator.avoids_immediate_loss(here, pair[1], seat)
            ] or candidates
        candidates = _with_noise(candidates, noise, rng)
        most = candidates[0][0]
        busy = (id for worth, id in candidates if worth >= most - IDLE_MARGIN and not self.evaluator.is_idle(here, id))
        return next(busy, candidates[0][1])

    def _purchase(self, here: fast.Position, ids: list[int], ahead: bool, noise: float, rng: random.Random) -> int:
        ranked = _best_first(self.evaluator.gains(here, here.decider, ids), ids)
        likely = ranked[:PURCHASES]
        if ahead:
            if all(id != ids[-1] for _, id in likely):
                likely.append((0.0, ids[-1]))
            likely = self._searched(here, likely)
        elif self.evaluator.is_end_near(here):
            seat = here.decider
            likely = [pair for pair in likely if self.evaluator.avoids_immediate_loss(here, pair[1], seat)] or likely
        return _with_noise(likely, noise, rng)[0][1]

    def _searched(self, here: fast.Position, likely: Ranked) -> Ranked:
        seat = here.decider
        worths = [
            self.evaluator.worth_after_turns(here, id, seat, TURNS) + ESTIMATE_WEIGHT * estimate
            for estimate, id in likely
        ]
        return _best_first(worths, [id for _, id in likely])

    def _step(self, here: fast.Position, ids: list[int]) -> int:
        options: dict[int, Style | None] = {}
        for style in self.styles:
            options.setdefault(self.evaluator.quick_answer(here, ids, style), style)
        default = next(iter(options))
        for id in ids:
            if id in self.destroying and not self.evaluator.is_self_harm(here, id):
                options.setdefault(id, None)
        if len(options) == 1:
            return default
        seat = here.decider
        worth = {id: self.evaluator.worth_after_turns(here, id, seat, TURNS, style) for id, style in options.items()}
        peaceful = [id for id in worth if id not in self.destroying or id == default]
        best = _unless_better(worth, peaceful, default, STEP_MARGIN)
        return _unless_better(worth, list(worth), best, DESTRUCTION_MARGIN) if len(peaceful) < len(worth) else best

    def _answer(self, here: fast.Position, ids: list[int]) -> int:
        default = self.evaluator.quick_answer(here, ids)
        others = [id for id in ids if id != default and not self.evaluator.is_self_harm(here, id)][:OTHER_ANSWERS]
        seat = here.decider
        worth = {id: self.evaluator.worth_after_turns(here, id, seat, TURNS) for id in [default, *others]}
        return _unless_better(worth, list(worth), default, ANSWER_MARGIN)


@cache
def _destroying(table: fast.ActionTable) -> frozenset[int]:
    return frozenset(id for id in range(len(table)) if table.text(id).startswith("destroy"))


def _best_first(worths: list[float], ids: list[int]) -> Ranked:
    return sorted(zip(worths, ids, strict=True), key=lambda pair: -pair[0])


def _with_noise(found: Ranked, noise: float, rng: random.Random) -> Ranked:
    """Re-rank candidates with Gaussian noise; decided games are left alone."""
    if not noise or abs(found[0][0]) > WIN / 2:
        return found
    return sorted(((worth + rng.gauss(0, noise), id) for worth, id in found), key=lambda pair: -pair[0])


def _unless_better(worth: dict[int, float], ids: list[int], default: int, margin: float) -> int:
    best = max(ids, key=lambda id: worth[id])
    return best if worth[best] > worth[default] + margin else default
