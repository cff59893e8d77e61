"""The bots that think ahead: a few sensible candidates for every decision, each played on and judged."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import NamedTuple

from rondel import Action, Decision, SeatView
from rondel.bots.answers import is_self_harm
from rondel.bots.bot import Bot
from rondel.bots.evaluation import WIN, outlook
from rondel.bots.investing import gain_of
from rondel.bots.lookahead import Clock, foreseen
from rondel.bots.maneuver_plan import Style, next_army, next_fleet, styles
from rondel.bots.policy import quick_answer
from rondel.bots.quick_space import estimates
from rondel.bots.reasons import reason_for
from rondel.bots.weights import Weights, weights
from rondel.engine.state import State

PLAIN_GUESS = 0.25
SURE_STEP = 0.4  # millions by which an unusual step of a maneuver must be better
SURE_ANSWER = 1.0  # the same for battles, stances and the like
OTHER_ANSWERS = 7


class Level(NamedTuple):
    """How hard a bot thinks: turns played on, candidates looked at, and how often it errs."""

    turns: int  # nations that play on after a choice of space or a purchase
    spaces: int  # candidates for the rondel
    purchases: int  # candidates for an investment
    answer_turns: int = 0  # the same for answers and units; below zero they are answered quickly
    manners: int = 1  # ways of playing a maneuver that are compared
    samples: int = 1  # how often each candidate is played on
    noise: float = 0.0  # random error in judging a choice, in millions
    seconds: float = 1.0  # computing time for a hard decision; the brake comes at three times as much


class Thinker(Bot):
    """Base of the levels: the same view, options and seed give the same choice.

    `thinking_time` may be set before a game: more of it plays every candidate on more often.
    """

    level = Level(0, 8, 8)

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.thinking_time = self.level.seconds

    def weights(self, edition_id: str) -> Weights:
        """What this bot believes."""
        return weights(edition_id)

    def choose(self, view: SeatView, decision: Decision) -> Action:
        actions = decision.actions
        s = view.imagine().state
        choice = actions[0]
        if len(actions) > 1:
            choice = self._choose(s, decision.kind, actions, view)
        self.reason = reason_for(s, choice, len(actions))
        return choice

    def _choose(self, s: State, kind: str, actions: Sequence[Action], view: SeatView) -> Action:
        w = self.weights(s.edition.id)
        level = self.level
        clock = Clock(3 * self.thinking_time)
        seat = view.seat
        if kind == "rondel":
            return self._space(s, actions, view, w, clock)
        if kind in ("invest", "draft"):
            return self._invest(s, actions, view, w, clock)
        if level.answer_turns < 0:
            return quick_answer(s, actions, w)
        if kind in ("fleets", "armies"):
            return self._move(s, kind, actions, seat, w, clock)
        usual = quick_answer(s, actions, w)
        others = [a for a in actions if a is not usual and not is_self_harm(s, a)][:OTHER_ANSWERS]
        found = foreseen(s, [usual, *others], seat, w, level.answer_turns, clock)
        return _unless_better(found, usual, SURE_ANSWER)

    def _space(self, s: State, actions: Sequence[Action], view: SeatView, w: Weights, clock: Clock) -> Action:
        """A won game is ended, a lost one is not; else the space that looks best when played on."""
        guessed = estimates(s, actions, w)
        if guessed[0][0] >= WIN:
            return guessed[0][1]
        guessed = [pair for pair in guessed if pair[0] > -WIN] or guessed
        if self.level.turns < 0:
            return self._pick(guessed, view)
        likely = guessed[: self.level.spaces]
        found = foreseen(
            s,
            [action for _, action in likely],
            view.seat,
            w,
            self.level.turns,
            clock,
            samples=self._samples(),
        )
        return self._pick(_tempered(found, likely), view)

    def _invest(self, s: State, actions: Sequence[Action], view: SeatView, w: Weights, clock: Clock) -> Action:
        level = self.level
        expected = outlook(s, w)
        ranked = [
            (gain_of(s, view.seat, action, w, expected) if action.nation >= 0 else 0.0, action) for action in actions
        ]
        ranked.sort(key=lambda pair: -pair[0])
        if level.turns < 0:
            return self._pick(ranked, view)
        likely = ranked[: level.purchases]
        if all(action is not actions[-1] for _, action in likely):
            likely.append((0.0, actions[-1]))
        found = foreseen(
            s,
            [action for _, action in likely],
            view.seat,
            w,
            level.turns,
            clock,
            samples=self._samples(),
        )
        return self._pick(_tempered(found, likely), view)

    def _move(self, s: State, kind: str, actions: Sequence[Action], seat: int, w: Weights, clock: Clock) -> Action:
        """The first step of the best way to play the rest of the maneuver."""
        candidates: list[Action] = []
        ways: list[Style | None] = []
        for style in styles(w)[: self.level.manners]:
            step = (next_fleet if kind == "fleets" else next_army)(s, actions, style)
            if step not in candidates:
                candidates.append(step)
                ways.append(style)
        if len(candidates) == 1:
            return candidates[0]
        found = foreseen(s, candidates, seat, w, self.level.answer_turns, clock, ways)
        return _unless_better(found, candidates[0], SURE_STEP)

    def _samples(self) -> int:
        return max(1, round(self.level.samples * self.thinking_time / self.level.seconds))

    def _pick(self, found: list[tuple[float, Action]], view: SeatView) -> Action:
        """The best, or what looks best to somebody who errs; decided games are never misjudged."""
        noise = self.level.noise
        if not noise or abs(found[0][0]) > 500:
            return found[0][1]
        dice = random.Random(f"{self.seed} {view.seat} {view.version}")
        return max(found, key=lambda pair: pair[0] + dice.gauss(0, noise))[1]


def _tempered(found: list[tuple[float, Action]], guessed: Sequence[tuple[float, Action]]) -> list[tuple[float, Action]]:
    """One playing-on is chance to some degree, so the plain guess keeps a small say."""
    guess = {id(action): worth for worth, action in guessed}
    mixed = [(worth + PLAIN_GUESS * guess[id(action)], action) for worth, action in found]
    return sorted(mixed, key=lambda pair: -pair[0])


def _unless_better(found: list[tuple[float, Action]], usual: Action, margin: float) -> Action:
    """The usual answer, unless another one is clearly better."""
    worth = next(value for value, action in found if action is usual)
    return found[0][1] if found[0][0] > worth + margin else usual
