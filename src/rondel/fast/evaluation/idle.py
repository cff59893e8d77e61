"""Detection of rondel spaces without effect."""

from __future__ import annotations

from rondel.fast.board import FACTORY_COST, NATION_COUNT, SPACE_ACTION, SPACE_INVESTOR, SPACE_TAXATION
from rondel.fast.evaluation.lookahead import copy_and_play
from rondel.fast.evaluation.quick_play import play_turns_quickly
from rondel.fast.evaluation.targets import set_default_style
from rondel.fast.evaluation.workspace import seed_rng
from rondel.fast.ints import Floats, Ints
from rondel.fast.layout import AFLOAT, FACTORIES, FLAGS_OF, LEVELS, LYING, OFF_RONDEL, PLACE, TREASURY, UPRIGHT
from rondel.fast.rules.flow import subject_of
from rondel.fast.rules.government import interest_owed_to_others, interest_owed_to_own
from rondel.fast.rules.parts import space_of
from rondel.fast.rules.taxation import bonus_due, pay_due, points_due, tax_of


def is_idle(t: Ints, s: Ints, action: int, ahead: Ints, offered: Ints, w: Floats, m: Floats) -> bool:
    """Return whether a turn on this space changes nothing on the board or only pays others."""
    nation = subject_of(s)
    kind = t[SPACE_ACTION + space_of(t, action)]
    if kind == SPACE_TAXATION:
        return is_taxation_idle(t, s, nation)
    if kind == SPACE_INVESTOR:
        return is_payout_idle(t, s, nation)
    set_default_style(w, m)
    seed_rng(m, 0)
    copy_and_play(t, s, action, ahead)
    play_turns_quickly(t, ahead, 0, offered, w, m)
    return is_board_unchanged(t, s, ahead)


def is_taxation_idle(t: Ints, s: Ints, nation: int) -> bool:
    """Return whether a Taxation gains neither points nor bonus, nor money needed for a factory."""
    tax = tax_of(t, s, nation)
    pay = pay_due(t, s, nation, tax)
    if points_due(t, s, nation, tax) or bonus_due(t, s, nation, tax, pay):
        return False
    in_want = s[PLACE + nation] != OFF_RONDEL and s[TREASURY + nation] < t[FACTORY_COST]
    return not in_want or tax - pay <= 2


def is_payout_idle(t: Ints, s: Ints, nation: int) -> bool:
    """Return whether the government gains nothing from an interest payment, or has to add to it (R18.2)."""
    left = s[TREASURY + nation] - interest_owed_to_others(t, s, nation)
    return left <= 0 or interest_owed_to_own(t, s, nation) <= 0


def is_board_unchanged(t: Ints, s: Ints, ahead: Ints) -> bool:
    """Return whether both positions have the same units, flags and factories."""
    if s[FACTORIES] != ahead[FACTORIES]:
        return False
    for n in range(t[NATION_COUNT]):
        if s[FLAGS_OF + n] != ahead[FLAGS_OF + n]:
            return False
    for i in range(t[NATION_COUNT] * LEVELS):
        if s[UPRIGHT + i] != ahead[UPRIGHT + i]:
            return False
        if s[AFLOAT + i] != ahead[AFLOAT + i] or s[LYING + i] != ahead[LYING + i]:
            return False
    return True
