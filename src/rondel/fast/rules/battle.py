"""Battles (R13): each side loses one unit. The mover chooses first, then every other nation there may demand a battle.

Rules: R13.1-5, R13.8-14.
"""

from __future__ import annotations

from rondel.fast.board import (
    ENEMY_KINDS,
    ID_PASS,
    ID_PEACE,
    IDS_ASK,
    IDS_FIGHT_ARRIVED,
    IDS_GIVE_BATTLE,
    NATION_COUNT,
    SEAS,
)
from rondel.fast.ints import Ints, bit, first
from rondel.fast.layout import (
    AFLOAT,
    ANY,
    ARRIVAL,
    ASK,
    CHALLENGE,
    FLEET,
    FRIENDLY,
    GOVERNMENT,
    LEVELS,
    LYING,
    QUESTION,
    QUESTION_ASKED,
    QUESTION_NATION,
    QUESTION_OTHERS,
    QUESTION_PLACE,
    QUESTION_STANCE,
    QUESTION_UNIT,
    UPRIGHT,
)
from rondel.fast.rules.parts import nation_of, stance_of, unit_of
from rondel.fast.rules.stack import appended, become_question, clear_question, head_of, rest_of, without
from rondel.fast.rules.units import take_unit

# Enemy kinds as a bit set: any army if all have the same status, an upright one, a lying one, a fleet.
ANY_ARMY = 1
BOTH_ARMIES = 6
ENEMY_FLEET = 8


def enemies(t: Ints, s: Ints, nation: int, place: int, unit: int) -> int:
    """Return the kinds of a nation's units in this place (a set) that can fight a unit of this kind (R13.2, R13.13)."""
    base = nation * LEVELS
    if unit == FLEET and place & t[SEAS]:
        return ENEMY_FLEET if s[AFLOAT + base] & place else 0
    result = 0
    if s[UPRIGHT + base] & place:
        result = BOTH_ARMIES if s[LYING + base] & place else ANY_ARMY
    elif s[LYING + base] & place:
        result = ANY_ARMY
    # A fleet in harbor can only fight armies.
    if unit != FLEET and s[AFLOAT + base] & place:
        result |= ENEMY_FLEET
    return result


def foreign_units(t: Ints, s: Ints, nation: int) -> int:
    """Return all places with units of other nations."""
    result = 0
    for other in range(t[NATION_COUNT]):
        if other != nation:
            base = other * LEVELS
            result |= s[UPRIGHT + base] | s[LYING + base] | s[AFLOAT + base]
    return result


def nations_to_ask(t: Ints, s: Ints, nation: int, place: int, unit: int) -> int:
    """Return a queue of other players' nations with units there that may fight, in turn order (R13.9, A30)."""
    queue = 0
    length = 0
    count = t[NATION_COUNT]
    for i in range(1, count):
        other = (nation + i) % count
        if s[GOVERNMENT + other] != s[GOVERNMENT + nation] and enemies(t, s, other, bit(place), unit):
            queue = appended(queue, length, other)
            length += 1
    return queue


def begin_arrival(t: Ints, s: Ints, nation: int, place: int, unit: int, stance: int) -> None:
    """Resolve the arrival of a unit: if foreign units are present, its government decides (R13.3)."""
    if foreign_units(t, s, nation) & bit(place):
        become_question(s, ARRIVAL, nation, place)
        s[QUESTION_UNIT] = unit
        s[QUESTION_STANCE] = stance


def fight(
    s: Ints, place: int, nation: int, unit: int, stance: int, enemy: int, enemy_unit: int, enemy_stance: int
) -> None:
    """Remove exactly one unit of each side (R13.1)."""
    remove_unit(s, nation, place, unit, stance)
    remove_unit(s, enemy, place, enemy_unit, enemy_stance)


def remove_unit(s: Ints, nation: int, place: int, unit: int, stance: int) -> None:
    """Return a unit to the supply; without a stance, the only kind of army there."""
    base = nation * LEVELS
    if unit == FLEET:
        take_unit(s, AFLOAT + base, bit(place))
    elif stance == FRIENDLY or (stance == ANY and not s[UPRIGHT + base] & bit(place)):
        take_unit(s, LYING + base, bit(place))
    else:
        take_unit(s, UPRIGHT + base, bit(place))


def arrival_actions(t: Ints, s: Ints, out: Ints) -> int:
    """Write battles against any foreign unit there, even one governed by the same player (R13.9), and peace."""
    n = 0
    for other in range(t[NATION_COUNT]):
        if other != s[QUESTION_NATION]:
            kinds = enemies(t, s, other, bit(s[QUESTION_PLACE]), s[QUESTION_UNIT])
            while kinds:
                out[n] = t[IDS_FIGHT_ARRIVED + other * ENEMY_KINDS + first(kinds)]
                kinds &= kinds - 1
                n += 1
    out[n] = t[ID_PEACE]
    return n + 1


def arrival_play(t: Ints, s: Ints, action: int) -> None:
    """Offer peace to everyone there, or fight one battle."""
    nation = s[QUESTION_NATION]
    place = s[QUESTION_PLACE]
    if action == t[ID_PEACE]:
        s[QUESTION] = ASK
        s[QUESTION_OTHERS] = nations_to_ask(t, s, nation, place, s[QUESTION_UNIT])
        return
    unit = s[QUESTION_UNIT]
    stance = s[QUESTION_STANCE]
    clear_question(s)
    fight(s, place, nation, unit, stance, nation_of(t, action), unit_of(t, action), stance_of(t, action))


def ask_actions(t: Ints, s: Ints, out: Ints) -> int:
    """Write the nations to ask next, if there are several (R13.4)."""
    queue = s[QUESTION_OTHERS]
    if not rest_of(queue):
        return 0
    n = 0
    while queue:
        out[n] = t[IDS_ASK + head_of(queue)]
        queue = rest_of(queue)
        n += 1
    return n


def ask_play(t: Ints, s: Ints, action: int) -> None:
    """Ask that nation."""
    _challenge(s, nation_of(t, action))


def ask_proceed(s: Ints) -> None:
    """Ask the only nation left, or none."""
    if s[QUESTION_OTHERS]:
        _challenge(s, head_of(s[QUESTION_OTHERS]))
    else:
        clear_question(s)


def _challenge(s: Ints, asked: int) -> None:
    s[QUESTION] = CHALLENGE
    s[QUESTION_ASKED] = asked
    s[QUESTION_OTHERS] = without(s[QUESTION_OTHERS], asked)


def challenge_actions(t: Ints, s: Ints, out: Ints) -> int:
    """Write the units of the asked nation that could fight, and pass (A31)."""
    n = 0
    kinds = enemies(t, s, s[QUESTION_ASKED], bit(s[QUESTION_PLACE]), s[QUESTION_UNIT])
    while kinds:
        out[n] = t[IDS_GIVE_BATTLE + first(kinds)]
        kinds &= kinds - 1
        n += 1
    out[n] = t[ID_PASS]
    return n + 1


def decline_challenge(s: Ints) -> None:
    """Let the mover ask the next nation."""
    s[QUESTION] = ASK
    s[QUESTION_ASKED] = 0
