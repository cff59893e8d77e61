"""The bots that think ahead: a few sensible candidates for every decision, each played on and judged."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from rondel import Action, Decision, SeatView, position
from rondel.bots.bot import Bot, Reason
from rondel.bots.evaluation.value import WIN, outlook
from rondel.bots.evaluation.weights import Weights, weights, weights_without_gifts
from rondel.bots.policy.answers import is_self_harm
from rondel.bots.policy.giving import Giving, make_gift, possible_gift, quick_gift
from rondel.bots.policy.investing import gain_of
from rondel.bots.policy.maneuver_plan import Style, next_army, next_fleet, styles
from rondel.bots.policy.quick_answer import quick_answer
from rondel.bots.policy.quick_space import estimates
from rondel.bots.reasons import reason_for, reason_for_gift
from rondel.bots.search.findings import finding, runner_up
from rondel.bots.search.idle import is_idle
from rondel.bots.search.lookahead import Clock, foreseen, is_end_near, is_still_open, play_on, prospect
from rondel.position import Position

PLAIN_GUESS = 0.25
SURE_STEP = 0.4  # millions by which an unusual step of a maneuver must be better
SURE_ANSWER = 1.0  # the same for battles, stances and the like
SURE_DESTRUCTION = 2.0  # the same for three armies given for a factory
IDLE = 3.0  # millions by which a space without effect must look better than others
OTHER_ANSWERS = 7
MORE_SAMPLES = 8  # further ways to play on, for each time the usual thinking time is given once more


class Level(NamedTuple):
    """How hard a bot thinks: turns played on, candidates looked at, and how often it errs."""

    turns: int  # nations that play on after a choice of space or a purchase
    spaces: int  # candidates for the rondel
    purchases: int  # candidates for an investment
    answer_turns: int = 0  # the same for answers and units; below zero they are answered quickly
    manners: int = 1  # ways of playing a maneuver that are compared
    samples: int = 1  # how often each candidate is played on
    noise: float = 0.0  # random error in judging a choice, in millions
    watchful: bool = False  # looks whether the next nation could end the game and win
    gives: bool = False  # gives to treasuries where it pays
    seconds: float = 1.0  # computing time for a hard decision; the brake comes at three times as much


class Thinker(Bot):
    """Base of the levels: the same view, options and seed give the same choice.

    `thinking_time` may be set before a game: more of it plays every candidate on more often, less of it considers
    fewer candidates and plays them on less far.
    """

    level = Level(0, 8, 8)

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._ranked: list[tuple[float, Action]] = []  # what the last decision was chosen from, best first

    def weights(self, edition_id: str) -> Weights:
        """What this bot believes."""
        return weights(edition_id) if self.level.gives else weights_without_gifts(edition_id)

    def choose(self, view: SeatView, decision: Decision) -> Action | str:
        actions = decision.actions
        s = view.imagine().state
        self._ranked = []
        choice = actions[0]
        if len(actions) > 1:
            choice = self._choose(s, decision.kind, actions, view)
        elif (gift := self._gift(s, view.seat, choice)) is not None:
            self.reason = reason_for_gift(s, gift.nation, gift.amount)
            return f"give {s.edition.nations[gift.nation].id} {gift.amount}"
        self.reason = partial(self._explained, s, view.seat, choice, actions, self._ranked)
        return choice

    def _explained(
        self, s: Position, seat: int, choice: Action, actions: Sequence[Action], ranked: Sequence[tuple[float, Action]]
    ) -> Reason:
        """What the choice does, and what it promises over the next-best one."""
        reason = reason_for(s, choice, len(actions))
        if len(actions) == 1:
            return reason
        other = runner_up(ranked, actions, choice)
        turns = max(0, self._effort().turns)
        return reason._replace(found=finding(s, seat, choice, other, self.weights(s.edition.id), turns))

    def _effort(self) -> Level:
        """The level, scaled by the thinking time; by counts, so that it comes out the same on every machine."""
        level = self.level
        share = (self.thinking_time or level.seconds) / level.seconds
        if share >= 1:
            return level._replace(samples=level.samples + int(MORE_SAMPLES * (share - 1)))
        return level._replace(
            turns=min(level.turns, round(level.turns * share)),
            answer_turns=min(level.answer_turns, round(level.answer_turns * share)),
            spaces=max(2, round(level.spaces * share)),
            purchases=max(2, round(level.purchases * share)),
            manners=max(1, round(level.manners * share)),
        )

    def _clock(self) -> Clock:
        return Clock(3 * (self.thinking_time or self.level.seconds))

    def _gift(self, s: Position, seat: int, instead: Action) -> Giving | None:
        """A gift that opens a choice worth more than it costs; asked again, there is nothing more to give."""
        w = self.weights(s.edition.id)
        if self.level.turns < 0:
            return quick_gift(s, w) if w.gift else None
        gift = possible_gift(s, w)
        if gift is None:
            return None
        turns = self._effort().turns
        worths = []
        for given in (False, True):
            then = s.clone()
            if given:
                make_gift(then, gift)
                actions = position.offer(then)
                force = s.edition.actions.force
                position.play(then, force if force in actions else quick_answer(then, actions, w))
            else:
                position.play(then, instead)
            play_on(then, turns, w)
            worths.append(prospect(then, seat, w, s.turns))
        return gift if worths[1] > worths[0] else None

    def _choose(self, s: Position, kind: str, actions: Sequence[Action], view: SeatView) -> Action:
        w = self.weights(s.edition.id)
        level = self._effort()
        clock = self._clock()
        seat = view.seat
        if kind == "rondel":
            return self._space(s, actions, view, w, level, clock)
        if kind in ("invest", "draft"):
            return self._invest(s, actions, view, w, level, clock)
        if level.answer_turns < 0:
            return quick_answer(s, actions, w)
        if kind in ("fleets", "armies"):
            return self._move(s, kind, actions, seat, w, level, clock)
        usual = quick_answer(s, actions, w)
        others = [a for a in actions if a is not usual and not is_self_harm(s, a)][:OTHER_ANSWERS]
        self._ranked = found = foreseen(s, [usual, *others], seat, w, level.answer_turns, clock)
        return _unless_better(found, usual, SURE_ANSWER)

    def _space(
        self, s: Position, actions: Sequence[Action], view: SeatView, w: Weights, level: Level, clock: Clock
    ) -> Action:
        """A won game is ended, a lost one is not; else the space that looks best when played on."""
        self._ranked = guessed = estimates(s, actions, w)
        if guessed[0][0] >= WIN:
            return guessed[0][1]
        guessed = [pair for pair in guessed if pair[0] > -WIN] or guessed
        if level.noise:
            busy = [pair for pair in guessed if not is_idle(s, pair[1], w)]
            return self._pick(busy or guessed, view)
        if level.turns < 0:
            if level.watchful and is_end_near(s):
                guessed = [pair for pair in guessed if is_still_open(s, pair[1], view.seat, w)] or guessed
            return _busy(s, guessed, w)
        self._ranked = _thought_over(s, guessed[: level.spaces], view.seat, w, level, clock)
        return _busy(s, self._ranked, w)

    def _invest(
        self, s: Position, actions: Sequence[Action], view: SeatView, w: Weights, level: Level, clock: Clock
    ) -> Action:
        expected = outlook(s, w)
        ranked = [
            (gain_of(s, view.seat, action, w, expected) if action.nation >= 0 else 0.0, action) for action in actions
        ]
        ranked.sort(key=lambda pair: -pair[0])
        self._ranked = ranked
        if level.turns < 0:
            if level.watchful and is_end_near(s):
                ranked = [p for p in ranked[: level.purchases] if is_still_open(s, p[1], view.seat, w)] or ranked
            return self._pick(ranked, view)
        likely = ranked[: level.purchases]
        if all(action is not actions[-1] for _, action in likely):
            likely.append((0.0, actions[-1]))
        self._ranked = _thought_over(s, likely, view.seat, w, level, clock)
        return self._ranked[0][1]

    def _move(
        self, s: Position, kind: str, actions: Sequence[Action], seat: int, w: Weights, level: Level, clock: Clock
    ) -> Action:
        """The first step of the best way to play the rest of the maneuver."""
        candidates: list[Action] = []
        ways: list[Style | None] = []
        for style in styles(w)[: level.manners]:
            step = (next_fleet if kind == "fleets" else next_army)(s, actions, style)
            if step not in candidates:
                candidates.append(step)
                ways.append(style)
        for action in actions:
            if action.kind == "destroy" and not is_self_harm(s, action):
                candidates.append(action)
                ways.append(None)
        if len(candidates) == 1:
            return candidates[0]
        self._ranked = found = foreseen(s, candidates, seat, w, level.answer_turns, clock, ways)
        best = _unless_better([pair for pair in found if pair[1].kind != "destroy"], candidates[0], SURE_STEP)
        return best if found[0][1].kind != "destroy" else _unless_better(found, best, SURE_DESTRUCTION)

    def _pick(self, found: list[tuple[float, Action]], view: SeatView) -> Action:
        """The best, or what looks best to somebody who errs; decided games are never misjudged."""
        noise = self.level.noise
        if not noise or abs(found[0][0]) > 500:
            return found[0][1]
        dice = random.Random(f"{self.seed} {view.seat} {view.version}")
        return max(found, key=lambda pair: pair[0] + dice.gauss(0, noise))[1]


def _busy(s: Position, found: list[tuple[float, Action]], w: Weights) -> Action:
    """The best; a space without effect only where it is clearly better than all others: to pass Investor, to wait."""
    most = found[0][0]
    for worth, action in found:
        if worth < most - IDLE:
            break
        if not is_idle(s, action, w):
            return action
    return found[0][1]


def _thought_over(
    s: Position, likely: Sequence[tuple[float, Action]], seat: int, w: Weights, level: Level, clock: Clock
) -> list[tuple[float, Action]]:
    """The candidates played on, best first; one playing-on is chance to some degree, so the plain guess keeps a say."""
    actions = [action for _, action in likely]
    found = foreseen(s, actions, seat, w, level.turns, clock, samples=level.samples)
    guess = {id(action): worth for worth, action in likely}
    mixed = [(worth + PLAIN_GUESS * guess[id(action)], action) for worth, action in found]
    return sorted(mixed, key=lambda pair: -pair[0])


def _unless_better(found: list[tuple[float, Action]], usual: Action, margin: float) -> Action:
    """The usual answer, unless another one is clearly better."""
    worth = next(value for value, action in found if action is usual)
    return found[0][1] if found[0][0] > worth + margin else usual
