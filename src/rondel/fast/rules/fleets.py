"""Maneuver, step 1: fleets (R12). Each fleet may sail once, from harbor or sea into one neighboring sea.

Rules: R12.1-2, R12.4-7, R13.6, R17.7.
"""

from __future__ import annotations

from rondel.fast.board import (
    DO_FIGHT,
    ID_END,
    IDS_FLEET,
    MOST_SAILINGS,
    REGIONS,
    SAILING_CANAL,
    SAILING_COUNT,
    SAILING_TO,
)
from rondel.fast.ints import Ints, bit, first, size
from rondel.fast.layout import (
    AFLOAT,
    ANY,
    CROSSING,
    CROSSING_FROM,
    CROSSING_REFUSED,
    CROSSING_TO,
    FLEET,
    FLEETS,
    LEVELS,
    MARK_COUNT,
    MARKS,
    STEP_NATION,
    WAITING,
    WAITING_LENGTH,
)
from rondel.fast.rules.armies import begin_armies
from rondel.fast.rules.battle import begin_arrival, fight
from rondel.fast.rules.canal import ask_for_canal, foreign_canals
from rondel.fast.rules.parts import kind_of, nation_of, region_of, stance_of, to_of, unit_of
from rondel.fast.rules.stack import become_step, insert_mark, remove_mark
from rondel.fast.rules.standing_units import write_fleet_fights
from rondel.fast.rules.units import add_unit, copy_levels, count_at, take_unit


def begin_maneuver(s: Ints, nation: int) -> None:
    """Begin a maneuver: fleets, armies, flags, in this order (R12.1)."""
    become_step(s, FLEETS, nation)
    s[WAITING_LENGTH] = copy_levels(s, WAITING, AFLOAT + nation * LEVELS)


def fleets_actions(t: Ints, s: Ints, out: Ints) -> int:
    """Write sailings, and battles where foreign units are present (R12.4, R13.6)."""
    nation = s[STEP_NATION]
    if not s[AFLOAT + nation * LEVELS]:
        return 0
    n = 0
    left = s[WAITING]
    while left:
        r = first(left)
        left &= left - 1
        at = r * MOST_SAILINGS
        for i in range(t[SAILING_COUNT + r]):
            canal = t[SAILING_CANAL + at + i]
            if canal < 0 or _may_ask(t, s, nation, r, canal):
                out[n] = t[IDS_FLEET + r * REGIONS + t[SAILING_TO + at + i]]
                n += 1
    n = write_fleet_fights(t, s, nation, True, ANY, out, n)
    if n:
        out[n] = t[ID_END]
        n += 1
    return n


def _may_ask(t: Ints, s: Ints, nation: int, sea: int, canal: int) -> bool:
    """Return whether a fleet here was not refused at this canal in this maneuver (R17.7)."""
    refusals = 0
    for i in range(s[MARK_COUNT]):
        if s[MARKS + i] >> 6 == sea and s[MARKS + i] & bit(canal):
            refusals += 1
    return count_at(s, WAITING, bit(sea)) > refusals or not foreign_canals(t, s, nation) & bit(canal)


def fleets_play(t: Ints, s: Ints, action: int) -> None:
    """End, fight or sail."""
    if action == t[ID_END]:
        fleets_proceed(t, s)
    elif kind_of(t, action) == DO_FIGHT:
        _fight_with_fleet(t, s, action)
    else:
        _sail(t, s, region_of(t, action), to_of(t, action))


def _sail(t: Ints, s: Ints, origin: int, to: int) -> None:
    at = origin * MOST_SAILINGS
    while t[SAILING_TO + at] != to:
        at += 1
    canal = t[SAILING_CANAL + at]
    nation = s[STEP_NATION]
    if canal >= 0 and foreign_canals(t, s, nation) & bit(canal):
        s[CROSSING] = 1
        s[CROSSING_FROM] = origin
        s[CROSSING_TO] = to
        s[CROSSING_REFUSED] = _most_refused(s, origin, canal)
        ask_for_canal(t, s, canal, nation, FLEET, origin, to)
    else:
        _move_fleet(t, s, origin, to, _first_refused(s, origin))


def _most_refused(s: Ints, sea: int, canal: int) -> int:
    """Return the refused canals of the fleet that asks: of identical fleets, the one with the fewest options."""
    most = 0
    for i in range(s[MARK_COUNT]):
        canals = s[MARKS + i] & 63
        if s[MARKS + i] >> 6 == sea and not canals & bit(canal) and size(canals) > size(most):
            most = canals
    return most


def _first_refused(s: Ints, sea: int) -> int:
    """Return the canals that refused the first refused fleet here, 0 if none was refused."""
    for i in range(s[MARK_COUNT]):
        if s[MARKS + i] >> 6 == sea:
            return s[MARKS + i] & 63
    return 0


def _drop_refused(s: Ints, sea: int, canals: int) -> None:
    """Remove the mark of one fleet refused at these canals, if there is one."""
    if canals:
        remove_mark(s, sea * 64 + canals)


def _end_passage(s: Ints) -> None:
    s[CROSSING] = 0
    s[CROSSING_FROM] = 0
    s[CROSSING_TO] = 0
    s[CROSSING_REFUSED] = 0


def fleets_on_canal_answer(t: Ints, s: Ints, canal: int, allowed: bool) -> None:
    """Handle the answer: a refused fleet has not moved and may do something else (R17.7)."""
    origin = s[CROSSING_FROM]
    to = s[CROSSING_TO]
    before = s[CROSSING_REFUSED]
    if allowed:
        _move_fleet(t, s, origin, to, before)
        return
    _end_passage(s)
    _drop_refused(s, origin, before)
    insert_mark(s, origin * 64 + (before | bit(canal)))


def _move_fleet(t: Ints, s: Ints, origin: int, to: int, refused: int) -> None:
    nation = s[STEP_NATION]
    base = AFLOAT + nation * LEVELS
    take_unit(s, base, bit(origin))
    add_unit(s, base, bit(to))
    take_unit(s, WAITING, bit(origin))
    _drop_refused(s, origin, refused)
    _end_passage(s)
    begin_arrival(t, s, nation, to, FLEET, ANY)


def _fight_with_fleet(t: Ints, s: Ints, action: int) -> None:
    """Fight; of identical fleets a moved one fights first, then one refused at a canal (R13.13)."""
    nation = s[STEP_NATION]
    place = region_of(t, action)
    if count_at(s, AFLOAT + nation * LEVELS, bit(place)) == count_at(s, WAITING, bit(place)):
        _drop_refused(s, place, _first_refused(s, place))
        take_unit(s, WAITING, bit(place))
    fight(s, place, nation, FLEET, ANY, nation_of(t, action), unit_of(t, action), stance_of(t, action))


def fleets_proceed(t: Ints, s: Ints) -> None:
    """Proceed to the armies; no fleet moves after this (R12.3)."""
    begin_armies(t, s, s[STEP_NATION])
