"""Spaces that would do nothing for a nation: nobody who pays attention chooses them without a purpose."""

from __future__ import annotations

from rondel import position
from rondel.bots.evaluation.weights import Weights
from rondel.bots.search.lookahead import play_on
from rondel.position import OFF_RONDEL, Action, Position, interest_payments, taxes


def is_idle(s: Position, action: Action, w: Weights) -> bool:
    """Would a turn on this space change nothing on the board, or pay only others?"""
    nation = position.subject(s)
    kind = s.edition.spaces[action.space].action
    if kind == "taxation":
        due = taxes(s, nation)
        if due.points or due.bonus:
            return False
        # Without a point only a nation in want of a factory's price taxes, and not as the first thing it does.
        in_want = s.place[nation] != OFF_RONDEL and s.treasury[nation] < s.edition.facts.factory_cost
        return not in_want or due.tax - due.pay <= 2
    if kind == "investor":
        received, added = interest_payments(s, nation)
        return added > 0 or not received[s.government[nation]]
    then = s.clone()
    position.play(then, action)
    play_on(then, 0, w)
    return (
        s.factories == then.factories
        and s.flags == then.flags
        and s.armies == then.armies
        and s.fleets == then.fleets
        and s.lying == then.lying
    )
