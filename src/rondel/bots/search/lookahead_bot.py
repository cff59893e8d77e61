"""Lookahead bots: a few sensible candidates for every decision, each played ahead and evaluated."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from math import inf
from typing import NamedTuple

from rondel import Action, Decision, SeatView
from rondel.bots.bot import Bot, Reason
from rondel.bots.evaluation.weights import PEACEFUL, Style, Weights, styles, weights, weights_without_gifts
from rondel.bots.reasons import reason_for, reason_for_gift
from rondel.bots.search.context import Clock, Ranked, SearchContext, expected_game, rank_by_lookahead
from rondel.bots.search.findings import finding, runner_up
from rondel.fast.core import warn_if_pure
from rondel.fast.evaluation.value import WIN
from rondel.position import Position, subject

ESTIMATE_WEIGHT = 0.25
STEP_MARGIN = 0.4  # millions by which an alternative to the quick step of a maneuver must be better
ANSWER_MARGIN = 1.0  # the same for battles, stances and the like
DESTRUCTION_MARGIN = 2.0  # the same for destroying a factory with three armies
IDLE_MARGIN = 3.0  # millions by which a space without effect must look better than others
OTHER_ANSWERS = 7
GIFTS_HELP = ("factory", "swiss_bank")
EXTRA_SAMPLES = 8  # additional samples for each multiple of the default thinking time


class Level(NamedTuple):
    """Parameters of a level: depth and breadth of lookahead, and errors."""

    turns: int  # nations' turns played ahead after a space or a purchase
    spaces: int  # candidates among spaces
    purchases: int  # candidates among purchases
    answer_turns: int = 0  # turns played ahead after answers and unit moves; negative: quick answers
    styles: int = 1  # maneuver styles to compare
    samples: int = 1  # rollouts per candidate
    noise: float = 0.0  # standard deviation of evaluation errors, in millions
    watchful: bool = False  # avoids letting the next nation end the game and win
    peaceful: bool = False  # does not attack the land and factories of others
    gives: bool = False  # gives to treasuries if it pays off
    seconds: float = 1.0  # CPU time for a hard decision; the time limit is three times this


class LookaheadBot(Bot):
    """Base class of the levels: the same view, options and seed give the same choice.

    `thinking_time` may be set before a game: more of it adds samples per candidate, less of it reduces candidates and
    depth.
    """

    level = Level(0, 8, 8)

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        if self.level.turns >= 0:
            warn_if_pure()
        self._ranked: Ranked = []  # candidates of the last decision, best first

    def weights(self, edition_id: str) -> Weights:
        """Return the weights of this bot."""
        return weights(edition_id) if self.level.gives else weights_without_gifts(edition_id)

    def choose(self, view: SeatView, decision: Decision) -> Action | str:
        actions = decision.actions
        game = expected_game(view)
        s = game.state
        w = self.weights(s.edition.id)
        self._ranked = []
        choice = actions[0]
        if len(actions) > 1:
            context = SearchContext(game, actions, w)
            choice = self._choose(context, decision.kind, view, w)
            self.reason = partial(self._explain, context, s, view.seat, choice, self._ranked)
            return choice
        if (
            decision.kind in GIFTS_HELP
            and w.gift
            and (amount := self._gift(SearchContext(game, actions, w), view.seat))
        ):
            nation = subject(s)
            self.reason = reason_for_gift(s, nation, amount)
            return f"give {s.edition.nations[nation].id} {amount}"
        self.reason = reason_for(s, choice, 1)
        return choice

    def _explain(self, context: SearchContext, s: Position, seat: int, choice: Action, ranked: Ranked) -> Reason:
        """Return what the choice does, and its advantage over the next-best one."""
        actions = context.actions
        reason = reason_for(s, choice, len(actions))
        other = runner_up(ranked, actions, choice)
        turns = max(0, self._effort().turns)
        return reason._replace(found=finding(context, seat, choice, other, self.weights(s.edition.id), turns))

    def _effort(self) -> Level:
        """Return the level scaled by the thinking time; by counts, so that results are the same on every machine."""
        level = self.level
        share = (self.thinking_time or level.seconds) / level.seconds
        if share >= 1:
            return level._replace(samples=level.samples + int(EXTRA_SAMPLES * (share - 1)))
        return level._replace(
            turns=min(level.turns, round(level.turns * share)),
            answer_turns=min(level.answer_turns, round(level.answer_turns * share)),
            spaces=max(2, round(level.spaces * share)),
            purchases=max(2, round(level.purchases * share)),
            styles=max(1, round(level.styles * share)),
        )

    def _clock(self) -> Clock:
        return Clock(3 * (self.thinking_time or self.level.seconds) if self.time_limited else inf)

    def _gift(self, context: SearchContext, seat: int) -> int:
        """Return a gift that opens a choice worth more than it costs; 0 when asked again."""
        if self.level.turns < 0:
            return context.quick_gift()
        return context.gift(seat, context.actions[0], self._effort().turns)

    def _choose(self, context: SearchContext, kind: str, view: SeatView, w: Weights) -> Action:
        level = self._effort()
        clock = self._clock()
        seat = view.seat
        if kind == "rondel":
            return self._space(context, view, level, clock)
        if kind in ("invest", "draft"):
            return self._invest(context, view, level, clock)
        if level.answer_turns < 0:
            return self._quick_answer(context, seat, styles(w)[PEACEFUL] if level.peaceful else None)
        if kind in ("fleets", "armies"):
            return self._move(context, seat, w, level, clock)
        usual = context.quick_answer()
        others = [a for a in context.actions if a is not usual and not context.is_self_harm(a)][:OTHER_ANSWERS]
        answers = [usual, *others]
        if level.watchful:
            answers = _safe_actions(context, answers, seat)
        self._ranked = found = rank_by_lookahead(context, answers, seat, level.answer_turns, clock)
        return _usual_unless_better(found, usual, ANSWER_MARGIN)

    def _space(self, context: SearchContext, view: SeatView, level: Level, clock: Clock) -> Action:
        """Take a certain win, avoid a certain loss; else choose the space with the best lookahead."""
        self._ranked = guessed = context.estimates()
        if guessed[0][0] >= WIN:
            return guessed[0][1]
        guessed = [pair for pair in guessed if pair[0] > -WIN] or guessed
        if level.watchful:
            guessed = _safe_ranked(context, guessed, view.seat)
        if level.turns >= 0:
            self._ranked = guessed = _rank_with_estimate(context, guessed[: level.spaces], view.seat, level, clock)
        if level.noise:
            busy = [pair for pair in guessed if not context.is_idle(pair[1])]
            return self._pick(busy or guessed, view)
        return _best_non_idle(context, guessed)

    def _invest(self, context: SearchContext, view: SeatView, level: Level, clock: Clock) -> Action:
        ranked = context.purchases(view.seat)
        if level.watchful:
            ranked = _safe_ranked(context, ranked, view.seat)
        self._ranked = ranked
        if level.turns < 0:
            return self._pick(ranked, view)
        likely = ranked[: level.purchases]
        likely += [pair for pair in ranked[level.purchases :] if pair[1] is context.actions[-1]]  # declining
        self._ranked = _rank_with_estimate(context, likely, view.seat, level, clock)
        return self._pick(self._ranked, view)

    def _move(self, context: SearchContext, seat: int, w: Weights, level: Level, clock: Clock) -> Action:
        """Return the first step of the best style for the rest of the maneuver."""
        candidates: list[Action] = []
        step_styles: list[Style | None] = []
        for style in styles(w)[: level.styles]:
            step = context.quick_answer(style)
            if step not in candidates:
                candidates.append(step)
                step_styles.append(style)
        for action in context.actions:
            if action.kind == "destroy" and not context.is_self_harm(action):
                candidates.append(action)
                step_styles.append(None)
        if level.watchful and context.is_end_near():
            left = [action for action in candidates if context.avoids_immediate_loss(action, seat)]
            if not left:
                left = [action for action in context.actions if context.avoids_immediate_loss(action, seat)][
                    :OTHER_ANSWERS
                ]
            if left:
                style_of = dict(zip(candidates, step_styles, strict=True))
                candidates, step_styles = left, [style_of.get(action) for action in left]
        if len(candidates) == 1:
            return candidates[0]
        self._ranked = found = rank_by_lookahead(context, candidates, seat, level.answer_turns, clock, step_styles)
        moves = [pair for pair in found if pair[1].kind != "destroy"]
        if not moves:
            return found[0][1]
        best = _usual_unless_better(moves, candidates[0], STEP_MARGIN)
        return best if found[0][1].kind != "destroy" else _usual_unless_better(found, best, DESTRUCTION_MARGIN)

    def _quick_answer(self, context: SearchContext, seat: int, style: Style | None) -> Action:
        """Answer without lookahead; if that lets the next nation win, choose the best action that prevents it."""
        usual = context.quick_answer(style)
        if not self.level.watchful or not context.is_end_near() or context.avoids_immediate_loss(usual, seat):
            return usual
        left = [action for action in context.actions if context.avoids_immediate_loss(action, seat)]
        return max(left, key=lambda action: context.worth_after_turn(action, seat), default=usual)

    def _pick(self, found: Ranked, view: SeatView) -> Action:
        """Return the best action after random errors; decided games are never misjudged."""
        noise = self.level.noise
        if not noise or abs(found[0][0]) > 500:
            return found[0][1]
        rng = random.Random(f"{self.seed} {view.seat} {view.version}")
        return max(found, key=lambda pair: pair[0] + rng.gauss(0, noise))[1]


def _safe_actions(context: SearchContext, actions: Sequence[Action], seat: int) -> list[Action]:
    """Return the actions after which the next nation cannot end the game and win; all if there is none."""
    if not context.is_end_near():
        return list(actions)
    return [action for action in actions if context.avoids_immediate_loss(action, seat)] or list(actions)


def _safe_ranked(context: SearchContext, found: Ranked, seat: int) -> Ranked:
    """The same for ranked actions, in their order."""
    left = _safe_actions(context, [action for _, action in found], seat)
    return [pair for pair in found if pair[1] in left]


def _best_non_idle(context: SearchContext, found: Ranked) -> Action:
    """Return the best action; an idle space only if clearly better than all others: to pass Investor, to wait."""
    most = found[0][0]
    for worth, action in found:
        if worth < most - IDLE_MARGIN:
            break
        if not context.is_idle(action):
            return action
    return found[0][1]


def _rank_with_estimate(context: SearchContext, likely: Ranked, seat: int, level: Level, clock: Clock) -> Ranked:
    """Rank candidates by lookahead; one sample is noisy, so the quick estimate keeps some weight."""
    actions = [action for _, action in likely]
    found = rank_by_lookahead(context, actions, seat, level.turns, clock, samples=level.samples)
    guess = {id(action): worth for worth, action in likely}
    mixed = [(worth + ESTIMATE_WEIGHT * guess[id(action)], action) for worth, action in found]
    return sorted(mixed, key=lambda pair: -pair[0])


def _usual_unless_better(found: Ranked, usual: Action, margin: float) -> Action:
    """Return the usual answer unless another is better by a margin or it is not among the candidates."""
    worth = next((value for value, action in found if action is usual), -inf)
    return found[0][1] if found[0][0] > worth + margin else usual
