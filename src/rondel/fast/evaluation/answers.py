"""Quick answers to questions: battle, challenge, stance, canal, flags, Swiss Bank."""

from __future__ import annotations

from rondel.fast.board import (
    DO_DESTROY,
    DO_FIGHT,
    DO_FLAG,
    FLAGGABLE,
    HOME,
    ID_ALLOW,
    ID_FORCE,
    ID_FRIENDLY,
    ID_HOSTILE,
    ID_PASS,
    ID_PEACE,
    ID_REFUSE,
    LAND,
    OWNER,
    SEA,
)
from rondel.fast.evaluation.final_taxation import forcing_gain
from rondel.fast.evaluation.maneuver_plan import battle_gain
from rondel.fast.evaluation.stakes import enmity, has_larger_stake, has_major_stake, stakes_of
from rondel.fast.evaluation.workspace import STAKES
from rondel.fast.ints import Floats, Ints, bit, size
from rondel.fast.layout import (
    AFLOAT,
    CHALLENGE,
    FACTORIES,
    FLAGS_OF,
    GOVERNMENT,
    LEVELS,
    STANCE,
    UPRIGHT,
)
from rondel.fast.rules.flow import decider_of, moving_nation_of, place_of, subject_of, top_phase
from rondel.fast.rules.parts import kind_of, nation_of, region_of
from rondel.fast.rules.units import count_at


def is_self_harm(t: Ints, s: Ints, action: int, m: Floats) -> bool:
    """Return whether this battle, hostile stance or destruction hurts a nation in which the decider has a stake."""
    phase = top_phase(s)
    kind = kind_of(t, action)
    other = -1
    if kind == DO_FIGHT:
        other = moving_nation_of(s) if phase == CHALLENGE else nation_of(t, action)
    elif kind == DO_DESTROY:
        other = t[OWNER + region_of(t, action)]
    elif phase == STANCE and action == t[ID_HOSTILE]:
        other = t[OWNER + place_of(s)]
    if other < 0:
        return False
    stakes_of(t, s, decider_of(s), m)
    return m[STAKES + other] >= 0.0 or has_major_stake(t, s, decider_of(s), other)


def arrival_answer(t: Ints, s: Ints, offered: Ints, count: int, m: Floats) -> int:
    """Fight for a home factory or with superior numbers, else offer peace (R13.3)."""
    nation = subject_of(s)
    place = place_of(s)
    stakes_of(t, s, s[GOVERNMENT + nation], m)
    best = t[ID_PEACE]
    most = 0.1
    for i in range(count):
        if kind_of(t, offered[i]) == DO_FIGHT:
            gain = battle_gain(t, s, nation, place, nation_of(t, offered[i]), m)
            if gain > most:
                best = offered[i]
                most = gain
    return best


def challenge_answer(t: Ints, s: Ints, offered: Ints, count: int, m: Floats) -> int:
    """Fight an upright army in a province with a factory, or an outnumbered intruder in a flagged region (R13.4)."""
    asked = subject_of(s)
    mover = moving_nation_of(s)
    here = bit(place_of(s))
    stakes_of(t, s, s[GOVERNMENT + asked], m)
    if enmity(m, asked, mover) < 0.0 or has_larger_stake(t, s, s[GOVERNMENT + asked], mover, asked):
        return t[ID_PASS]
    if here & t[HOME + asked]:
        upright = s[UPRIGHT + mover * LEVELS] & here
        return cheaper_fight(t, offered, count) if upright and s[FACTORIES] & here else t[ID_PASS]
    if here & t[FLAGGABLE] and not has_major_stake(t, s, s[GOVERNMENT + asked], mover):
        own = count_at(s, UPRIGHT + asked * LEVELS, here) + count_at(s, AFLOAT + asked * LEVELS, here)
        theirs = count_at(s, UPRIGHT + mover * LEVELS, here) + count_at(s, AFLOAT + mover * LEVELS, here)
        if own > theirs and not here & s[FLAGS_OF + asked]:
            return cheaper_fight(t, offered, count)
    return t[ID_PASS]


def cheaper_fight(t: Ints, offered: Ints, count: int) -> int:
    """Return the last fighting option: it loses the least valuable unit (a fleet in harbor or a lying army)."""
    best = t[ID_PASS]
    for i in range(count):
        if offered[i] != t[ID_PASS]:
            best = offered[i]
    return best


def stance_answer(t: Ints, s: Ints, m: Floats) -> int:
    """Stand upright if that blocks a factory of a nation worth harming, else lie down (R15.1)."""
    nation = subject_of(s)
    owner = t[OWNER + place_of(s)]
    if has_major_stake(t, s, s[GOVERNMENT + nation], owner):
        return t[ID_FRIENDLY]
    stakes_of(t, s, s[GOVERNMENT + nation], m)
    return t[ID_HOSTILE] if enmity(m, nation, owner) > 0.1 else t[ID_FRIENDLY]


def ask_answer(t: Ints, s: Ints, offered: Ints, count: int, m: Floats) -> int:
    """Return the nation whose loss helps most (R13.4)."""
    stakes_of(t, s, decider_of(s), m)
    best = offered[0]
    least = m[STAKES + nation_of(t, best)]
    for i in range(1, count):
        stake = m[STAKES + nation_of(t, offered[i])]
        if stake < least:
            best = offered[i]
            least = stake
    return best


def canal_answer(t: Ints, s: Ints, m: Floats) -> int:
    """Allow the passage unless the mover's gain is a loss for the decider (R17.6)."""
    stakes_of(t, s, decider_of(s), m)
    return t[ID_ALLOW] if m[STAKES + moving_nation_of(s)] >= 0.0 else t[ID_REFUSE]


def flag_answer(t: Ints, s: Ints, offered: Ints, count: int) -> int:
    """Return the region adjacent to the most regions already flagged."""
    mine = s[FLAGS_OF + subject_of(s)]
    best = offered[0]
    most = -1
    for i in range(count):
        if kind_of(t, offered[i]) == DO_FLAG:
            r = region_of(t, offered[i])
            around = size((t[LAND + r] | t[SEA + r]) & mine)
            if around > most:
                best = offered[i]
                most = around
    return best


def swiss_bank_answer(t: Ints, s: Ints, offered: Ints, count: int, w: Floats, m: Floats) -> int:
    """Force the stop if the payout is worth more to the banker than the nation's declared move (R19)."""
    for i in range(count):
        if offered[i] == t[ID_FORCE]:
            return t[ID_FORCE] if forcing_gain(t, s, w, m) > 0.0 else t[ID_PASS]
    return t[ID_PASS]
