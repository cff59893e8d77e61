"""Foreign home provinces (R15): an army entering one stands upright (hostile) or lies down (friendly).

Three armies may destroy a factory there (R15.8-9) if none of its owner's units is left there.

Rules: R15.1, R15.3, R15.7-11.
"""

from __future__ import annotations

from rondel.fast.board import ARMIES_TO_DESTROY, ID_FRIENDLY, ID_HOSTILE, OWNER
from rondel.fast.ints import Ints, bit
from rondel.fast.layout import (
    AFLOAT,
    ARMY,
    FACTORIES,
    FRIENDLY,
    HOSTILE,
    LEVELS,
    LYING,
    QUESTION_NATION,
    QUESTION_PLACE,
    STANCE,
    UPRIGHT,
)
from rondel.fast.rules.battle import begin_arrival
from rondel.fast.rules.stack import become_question, clear_question
from rondel.fast.rules.units import add_unit, count_at, free_factories, take_unit


def stance_actions(t: Ints, s: Ints, out: Ints) -> int:
    """Write hostile and friendly."""
    out[0] = t[ID_HOSTILE]
    out[1] = t[ID_FRIENDLY]
    return 2


def stance_play(t: Ints, s: Ints, action: int) -> None:
    """Set the stance; the army lies at its destination until its government decides, battles follow (A40)."""
    nation = s[QUESTION_NATION]
    province = s[QUESTION_PLACE]
    clear_question(s)
    if action == t[ID_HOSTILE]:
        take_unit(s, LYING + nation * LEVELS, bit(province))
        add_unit(s, UPRIGHT + nation * LEVELS, bit(province))
        begin_arrival(t, s, nation, province, ARMY, HOSTILE)
    else:
        begin_arrival(t, s, nation, province, ARMY, FRIENDLY)


def enter_foreign_province(t: Ints, s: Ints, nation: int, province: int) -> None:
    """Ask for the stance; in its owner's last free factory an army must lie down (R15.7)."""
    must_lie = is_last_free_factory(t, s, province)
    add_unit(s, LYING + nation * LEVELS, bit(province))
    if must_lie:
        begin_arrival(t, s, nation, province, ARMY, FRIENDLY)
    else:
        become_question(s, STANCE, nation, province)


def is_last_free_factory(t: Ints, s: Ints, province: int) -> bool:
    """Return whether this is its owner's only factory without upright foreign armies (R15.7, R15.9)."""
    return free_factories(t, s, t[OWNER + province]) == bit(province)


def may_destroy(t: Ints, s: Ints, nation: int, province: int) -> bool:
    """Return whether there are enough own armies, no units of the owner, and another free factory (R15.8-9)."""
    place = bit(province)
    base = nation * LEVELS
    armies = count_at(s, UPRIGHT + base, place) + count_at(s, LYING + base, place)
    if armies < t[ARMIES_TO_DESTROY] or not s[FACTORIES] & place:
        return False
    owner = t[OWNER + province]
    if owner < 0 or owner == nation:
        return False
    guard = owner * LEVELS
    return not (s[UPRIGHT + guard] | s[AFLOAT + guard]) & place and not is_last_free_factory(t, s, province)
