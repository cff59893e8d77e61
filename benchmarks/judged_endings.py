"""Game endings for the detectors: who would win by a Taxation, and which decision let an opponent end the game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import rondel
from benchmarks.played_turns import Step, Turn, surcharge
from rondel import fast, position
from rondel.bots.evaluation.weights import weights
from rondel.bots.search.context import SearchContext
from rondel.fast.evaluation.value import STANDOFF
from rondel.fast.weight_array import weight_array
from rondel.position import Position, taxes, winners

Found = tuple[str, int, int]  # detector, seat, number of the move


def ends(s: Position, nation: int) -> tuple[bool, list[int]]:
    """Whether this nation's Taxation would end the game now, and the winners after the surcharge is paid (R8.4)."""
    due = taxes(s, nation)
    if s.power[nation] + due.points < s.edition.facts.last_power_point:
        return False, []
    then = s.clone()
    then.power[nation] += due.points
    then.cash[then.government[nation]] += due.bonus - surcharge(s, nation, _taxation_space(s))
    return True, winners(then)


def is_standoff(s: Position) -> bool:
    """Whether an unlimited game has lasted so long that it should be ended even by a loser."""
    return s.round >= STANDOFF and s.options.max_rounds is None


def _taxation_space(s: Position) -> int:
    return next(i for i, space in enumerate(s.edition.spaces) if space.action == "taxation")


def thought_of(step: Step) -> SearchContext:
    """The search context of a decision."""
    return SearchContext(step.game, step.offered, weights(step.game.edition.id))


@cache
def mind_of(edition_id: str) -> fast.Evaluator:
    return fast.Evaluator(weight_array(weights(edition_id), rondel.edition(edition_id)))


def allowed_ends(turn: Turn) -> Iterator[Found]:
    """Find decisions of this turn after which an opponent ends the game and wins, although an alternative existed.

    The consequence of a decision is evaluated with quick choices for the rest of the turn; later choices of other
    players do not count against this one.
    """
    then = turn.after
    assert then is not None
    if position.is_over(then) or position.kind(then) != "rondel" or turn.game_after is None:
        return
    after = fast.position(turn.game_after)
    seen = set()
    for step in (turn.first, *turn.steps):
        if step.seat in seen or len(step.offered) < 2 or not _is_lost_next(step, after):
            continue
        thought = thought_of(step)
        if not _is_lost_next(step, thought.end_of_turn(step.action)):
            continue
        if any(not _is_lost_next(step, thought.end_of_turn(action)) for action in step.offered):
            seen.add(step.seat)
            yield "allowed end", step.seat, step.number


def _is_lost_next(step: Step, there: fast.Position) -> bool:
    """Whether the next nation, an opponent's, ends the game and wins unstopped, or the game is already lost."""
    if there.over:
        return step.seat not in there.winners()
    if there.kind != "rondel" or there.decider == step.seat:
        return False
    taxing = there.actions.id("rondel taxation")
    if taxing not in there.legal():
        return False
    then = mind_of(step.game.edition.id).end_of_turn(there, taxing)
    return then.over and then.winners() == [there.decider]
