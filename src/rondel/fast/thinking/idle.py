"""Spaces that would do nothing for a nation: nobody who pays attention chooses them without a purpose."""

from __future__ import annotations

from rondel.fast.board import FACTORY_COST, NATION_COUNT, SPACE_ACTION, SPACE_INVESTOR, SPACE_TAXATION
from rondel.fast.ints import Floats, Ints
from rondel.fast.layout import AFLOAT, FACTORIES, FLAGS_OF, LEVELS, LYING, OFF_RONDEL, PLACE, TREASURY, UPRIGHT
from rondel.fast.rules.flow import subject_of
from rondel.fast.rules.government import interest_owed_to_others, interest_owed_to_own
from rondel.fast.rules.parts import space_of
from rondel.fast.rules.taxation import bonus_due, pay_due, points_due, tax_of
from rondel.fast.thinking.lookahead import begin_thought
from rondel.fast.thinking.memory import take_dice
from rondel.fast.thinking.playing_on import play_on
from rondel.fast.thinking.targets import take_usual_style


def is_idle(t: Ints, s: Ints, action: int, then: Ints, offered: Ints, w: Floats, m: Floats) -> bool:
    """Would a turn on this space change nothing on the board, or pay only others?"""
    nation = subject_of(s)
    kind = t[SPACE_ACTION + space_of(t, action)]
    if kind == SPACE_TAXATION:
        return is_taxation_idle(t, s, nation)
    if kind == SPACE_INVESTOR:
        return is_payout_idle(t, s, nation)
    take_usual_style(w, m)
    take_dice(m, 0)
    begin_thought(t, s, action, then)
    play_on(t, then, 0, offered, w, m)
    return is_board_unchanged(t, s, then)


def is_taxation_idle(t: Ints, s: Ints, nation: int) -> bool:
    """Without a point only a nation in want of a factory's price taxes, and not as the first thing it does."""
    tax = tax_of(t, s, nation)
    pay = pay_due(t, s, nation, tax)
    if points_due(t, s, nation, tax) or bonus_due(t, s, nation, tax, pay):
        return False
    in_want = s[PLACE + nation] != OFF_RONDEL and s[TREASURY + nation] < t[FACTORY_COST]
    return not in_want or tax - pay <= 2


def is_payout_idle(t: Ints, s: Ints, nation: int) -> bool:
    """Does the government get nothing, or even pay for its nation (R18.2)?"""
    left = s[TREASURY + nation] - interest_owed_to_others(t, s, nation)
    return left <= 0 or interest_owed_to_own(t, s, nation) <= 0


def is_board_unchanged(t: Ints, s: Ints, then: Ints) -> bool:
    """Do the same units, flags and factories stand in the same places?"""
    if s[FACTORIES] != then[FACTORIES]:
        return False
    for n in range(t[NATION_COUNT]):
        if s[FLAGS_OF + n] != then[FLAGS_OF + n]:
            return False
    for i in range(t[NATION_COUNT] * LEVELS):
        if s[UPRIGHT + i] != then[UPRIGHT + i]:
            return False
        if s[AFLOAT + i] != then[AFLOAT + i] or s[LYING + i] != then[LYING + i]:
            return False
    return True
