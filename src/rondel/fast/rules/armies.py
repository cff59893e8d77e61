"""Maneuver, step 2: armies (R14, R15). Each army may move once; those standing may fight, change status, destroy.

Rules: R12.3, R14.3, R14.8, R15.5-6, R15.8, R17.7.
"""

from __future__ import annotations

from rondel.fast.board import (
    ALL_CANALS,
    ARMIES_TO_DESTROY,
    DO_ARMY,
    DO_END,
    DO_FIGHT,
    DO_STANCE,
    EMBARK,
    HOME,
    HOMES,
    ID_END,
    IDS_ARMY,
    IDS_BE_FRIENDLY,
    IDS_BE_HOSTILE,
    IDS_DESTROY,
    MARCH,
    OWNER,
    REGIONS,
    SEAS,
)
from rondel.fast.ints import Ints, bit, first
from rondel.fast.layout import (
    AFLOAT,
    ANY,
    ARMIES,
    ARMY,
    ASK,
    BEST_FOREIGN,
    BEST_LENGTH,
    BEST_TO_ASK,
    CROSSING,
    CROSSING_ALLOWED,
    CROSSING_CHANGED,
    CROSSING_FROM,
    CROSSING_REFUSED,
    CROSSING_STANCE,
    CROSSING_TO,
    CROSSING_TO_ASK,
    FACTORIES,
    FLEET,
    FRIENDLY,
    HOSTILE,
    LATE_FLEET_BATTLES,
    LEVELS,
    LYING,
    MARK_COUNT,
    OWN_FLEET,
    QUESTION_CHANGED,
    QUESTION_OTHERS,
    QUESTION_STANCE,
    QUESTION_UNIT,
    STATUS_CHANGE,
    STEP_NATION,
    UPRIGHT,
    WAITING,
    WAITING_LENGTH,
    WAITING_LYING,
    WAITING_LYING_LENGTH,
)
from rondel.fast.rules.battle import begin_arrival, fight, nations_to_ask, remove_unit
from rondel.fast.rules.canal import ask_for_canal, foreign_canals
from rondel.fast.rules.flags import begin_flags
from rondel.fast.rules.foreign_provinces import enter_foreign_province, is_last_free_factory, may_destroy
from rondel.fast.rules.movement import (
    count_ships,
    destinations,
    find_best_path,
    lose_ships,
    use_ships,
    ways_at,
)
from rondel.fast.rules.parts import kind_of, nation_of, own_of, region_of, stance_of, to_of, unit_of
from rondel.fast.rules.stack import become_question, become_step, head_of, rest_of
from rondel.fast.rules.standing_units import write_army_fights, write_fleet_fights
from rondel.fast.rules.units import add_unit, copy_levels, count_at, open_provinces, take_unit
from rondel.fast.rules.waiting_armies import (
    NO_MARK,
    add_mark,
    add_waiting,
    changed_by,
    drop_mark,
    drop_waiting,
    mark_key,
    may_change,
    next_mark,
    refused_by,
    waiting_at,
)


def begin_armies(t: Ints, s: Ints, nation: int) -> None:
    """Begin the armies step after the fleets (R12.3); every army may move, every fleet at sea may carry one army."""
    become_step(s, ARMIES, nation)
    s[WAITING_LENGTH] = copy_levels(s, WAITING, UPRIGHT + nation * LEVELS)
    s[WAITING_LYING_LENGTH] = copy_levels(s, WAITING_LYING, LYING + nation * LEVELS)
    count_ships(t, s, nation)


def armies_actions(t: Ints, s: Ints, out: Ints) -> int:
    """Write moves, changes of status, battles and destructions, each by region."""
    nation = s[STEP_NATION]
    base = nation * LEVELS
    armies = s[UPRIGHT + base] | s[LYING + base]
    n = 0
    if armies:
        if s[WAITING] | s[WAITING_LYING]:
            n = _write_moves(t, s, nation, out)
        if s[STATUS_CHANGE] and s[WAITING_LYING] | s[WAITING] & t[HOMES]:
            n = _write_stance_changes(t, s, nation, out, n)
        n = write_army_fights(t, s, nation, out, n)
    if s[AFLOAT + base]:
        n = write_fleet_fights(t, s, nation, s[LATE_FLEET_BATTLES] != 0, OWN_FLEET, out, n)
    left = armies & s[FACTORIES] & ~t[HOME + nation]
    while left:
        r = first(left)
        left &= left - 1
        if may_destroy(t, s, nation, r):
            out[n] = t[IDS_DESTROY + r]
            n += 1
    if n:
        out[n] = t[ID_END]
        n += 1
    return n


def _write_moves(t: Ints, s: Ints, nation: int, out: Ints) -> int:
    both = s[UPRIGHT + nation * LEVELS] & s[LYING + nation * LEVELS]
    open_home = open_provinces(t, s, nation)
    ways = ways_at(t, nation, open_home)
    n = 0
    left = s[WAITING] | s[WAITING_LYING]
    while left:
        r = first(left)
        left &= left - 1
        for stance in range(2):
            if not s[waiting_at(stance)] & bit(r):
                continue
            reached = 0
            if s[MARK_COUNT]:
                # An army refused at a canal may not ask there again (R17.7), but another one in the same place may.
                key = next_mark(s, r, stance, NO_MARK)
                while key != NO_MARK:
                    reached |= destinations(t, s, ways, open_home, t[ALL_CANALS] & ~refused_by(key), r)
                    key = next_mark(s, r, stance, key)
            else:
                reached = destinations(t, s, ways, open_home, t[ALL_CANALS], r)
            own = stance if both & bit(r) else ANY
            at = IDS_ARMY + ((own + 1) * REGIONS + r) * REGIONS
            while reached:
                out[n] = t[at + first(reached)]
                reached &= reached - 1
                n += 1
    return n


def _write_stance_changes(t: Ints, s: Ints, nation: int, out: Ints, n: int) -> int:
    """Write changes of status for armies abroad since before this maneuver, once each (R15.5, R15.7)."""
    left = (s[WAITING] | s[WAITING_LYING]) & t[HOMES] & ~t[HOME + nation]
    while left:
        r = first(left)
        left &= left - 1
        if may_change(s, r, FRIENDLY) and not is_last_free_factory(t, s, r):
            out[n] = t[IDS_BE_HOSTILE + r]
            n += 1
        if may_change(s, r, HOSTILE):
            out[n] = t[IDS_BE_FRIENDLY + r]
            n += 1
    return n


def armies_play(t: Ints, s: Ints, action: int) -> None:
    """Move, end, fight, change status or destroy."""
    kind = kind_of(t, action)
    if kind == DO_ARMY:
        _begin_move(t, s, action)
    elif kind == DO_END:
        armies_proceed(t, s)
    elif kind == DO_FIGHT:
        _fight_in_place(t, s, action)
    elif kind == DO_STANCE:
        _change_stance(t, s, region_of(t, action), stance_of(t, action))
    else:
        _destroy(t, s, region_of(t, action))


def armies_proceed(t: Ints, s: Ints) -> None:
    """Proceed to the flags."""
    begin_flags(t, s, s[STEP_NATION])


def _begin_move(t: Ints, s: Ints, action: int) -> None:
    """Move by land or rail if possible, else cross by sea, asking for foreign canals only if there is no other way."""
    nation = s[STEP_NATION]
    origin = region_of(t, action)
    to = to_of(t, action)
    stance = own_of(t, action)
    if stance == ANY:
        stance = HOSTILE if s[WAITING] & bit(origin) else FRIENDLY
    ways = ways_at(t, nation, open_provinces(t, s, nation))
    key = next_mark(s, origin, stance, NO_MARK)
    if t[ways + MARCH + origin] & bit(to):
        _move_army(t, s, origin, to, stance, key)
        return
    foreign = foreign_canals(t, s, nation)
    # Of identical armies, the one with the fewest options moves, as long as the path remains the best.
    chosen = NO_MARK
    fewest = 0
    to_ask = 0
    while key != NO_MARK:
        canals = t[ALL_CANALS] & ~refused_by(key)
        find_best_path(t, s, t[ways + EMBARK + origin], t[ways + EMBARK + to], canals, foreign)
        if s[BEST_LENGTH] and (chosen == NO_MARK or s[BEST_FOREIGN] < fewest):
            chosen = key
            fewest = s[BEST_FOREIGN]
            to_ask = s[BEST_TO_ASK]
        key = next_mark(s, origin, stance, key)
    s[CROSSING] = 1
    s[CROSSING_FROM] = origin
    s[CROSSING_TO] = to
    s[CROSSING_STANCE] = stance
    s[CROSSING_REFUSED] = refused_by(chosen)
    s[CROSSING_CHANGED] = changed_by(chosen)
    s[CROSSING_ALLOWED] = 0
    s[CROSSING_TO_ASK] = to_ask
    _cross(t, s)


def _cross(t: Ints, s: Ints) -> None:
    """Ask for the next foreign canal, or carry the army over."""
    nation = s[STEP_NATION]
    origin = s[CROSSING_FROM]
    to = s[CROSSING_TO]
    if s[CROSSING_TO_ASK]:
        ask_for_canal(t, s, head_of(s[CROSSING_TO_ASK]), nation, ARMY, origin, to)
        return
    ways = ways_at(t, nation, open_provinces(t, s, nation))
    canals = t[ALL_CANALS] & ~foreign_canals(t, s, nation) | s[CROSSING_ALLOWED]
    use_ships(t, s, t[ways + EMBARK + origin], t[ways + EMBARK + to], canals)
    key = mark_key(s[CROSSING_REFUSED], s[CROSSING_CHANGED])
    _move_army(t, s, origin, to, s[CROSSING_STANCE], key)


def armies_on_canal_answer(t: Ints, s: Ints, canal: int, allowed: bool) -> None:
    """Handle the answer: a refused army has not moved, and may not ask for this canal again (R17.7)."""
    if allowed:
        s[CROSSING_ALLOWED] |= bit(canal)
        s[CROSSING_TO_ASK] = rest_of(s[CROSSING_TO_ASK])
        _cross(t, s)
        return
    origin = s[CROSSING_FROM]
    stance = s[CROSSING_STANCE]
    refused = s[CROSSING_REFUSED]
    changed = s[CROSSING_CHANGED]
    drop_mark(s, origin, stance, mark_key(refused, changed))
    add_mark(s, origin, stance, mark_key(refused | bit(canal), changed))
    _end_crossing(s)


def _end_crossing(s: Ints) -> None:
    for i in range(CROSSING, CROSSING_TO_ASK + 1):
        s[i] = 0


def _move_army(t: Ints, s: Ints, origin: int, to: int, stance: int, key: int) -> None:
    nation = s[STEP_NATION]
    base = nation * LEVELS
    drop_waiting(s, origin, stance, key)
    _end_crossing(s)
    take_unit(s, (LYING if stance == FRIENDLY else UPRIGHT) + base, bit(origin))
    owner = t[OWNER + to]
    if owner >= 0 and owner != nation:
        enter_foreign_province(t, s, nation, to)
    else:
        add_unit(s, UPRIGHT + base, bit(to))
        begin_arrival(t, s, nation, to, ARMY, HOSTILE)


def _fight_in_place(t: Ints, s: Ints, action: int) -> None:
    """Fight in place; of identical armies the moved one fights (R13.13)."""
    nation = s[STEP_NATION]
    base = nation * LEVELS
    place = region_of(t, action)
    enemy = nation_of(t, action)
    unit = unit_of(t, action)
    enemy_stance = stance_of(t, action)
    upright = s[UPRIGHT + base] & bit(place)
    if bit(place) & t[SEAS] or own_of(t, action) == OWN_FLEET or not (upright or s[LYING + base] & bit(place)):
        fight(s, place, nation, FLEET, ANY, enemy, unit, enemy_stance)
        if bit(place) & t[SEAS]:
            lose_ships(s, nation)
        return
    stance = own_of(t, action)
    if stance == ANY:
        stance = HOSTILE if upright else FRIENDLY
    _lose_fighter(s, nation, place, stance)
    fight(s, place, nation, ARMY, stance, enemy, unit, enemy_stance)


def _has_moved(s: Ints, nation: int, place: int, stance: int) -> bool:
    """Return whether one of the armies with this status here has moved."""
    units = (LYING if stance == FRIENDLY else UPRIGHT) + nation * LEVELS
    return count_at(s, units, bit(place)) > count_at(s, waiting_at(stance), bit(place))


def _lose_fighter(s: Ints, nation: int, place: int, stance: int) -> None:
    """Prepare the loss of one army of this kind: a moved one if possible, else a waiting one."""
    if not _has_moved(s, nation, place, stance):
        drop_waiting(s, place, stance, next_mark(s, place, stance, NO_MARK))


def _change_stance(t: Ints, s: Ints, province: int, stance: int) -> None:
    """Change an army's status; others there may then demand a battle, and the army may still move (R15.5-6)."""
    nation = s[STEP_NATION]
    before = HOSTILE if stance == FRIENDLY else FRIENDLY
    key = next_mark(s, province, before, NO_MARK)
    while changed_by(key):
        key = next_mark(s, province, before, key)
    base = nation * LEVELS
    take_unit(s, (LYING if before == FRIENDLY else UPRIGHT) + base, bit(province))
    add_unit(s, (LYING if stance == FRIENDLY else UPRIGHT) + base, bit(province))
    drop_waiting(s, province, before, key)
    add_waiting(s, province, stance)
    add_mark(s, province, stance, mark_key(refused_by(key), 1))
    others = nations_to_ask(t, s, nation, province, ARMY)
    if others:
        become_question(s, ASK, nation, province)
        s[QUESTION_UNIT] = ARMY
        s[QUESTION_STANCE] = stance
        s[QUESTION_CHANGED] = 1
        s[QUESTION_OTHERS] = others


def lose_changed_army(s: Ints, province: int, stance: int) -> None:
    """Remove the mark of an army that was lost after changing its status: the one that changed last."""
    key = next_mark(s, province, stance, NO_MARK)
    while not changed_by(key):
        key = next_mark(s, province, stance, key)
    drop_waiting(s, province, stance, key)


def _destroy(t: Ints, s: Ints, province: int) -> None:
    """Remove the factory and three armies: moved before unmoved, upright before lying (R15.8)."""
    nation = s[STEP_NATION]
    for _ in range(t[ARMIES_TO_DESTROY]):
        stance = _next_to_give(s, nation, province)
        _lose_fighter(s, nation, province, stance)
        remove_unit(s, nation, province, ARMY, stance)
    s[FACTORIES] &= ~bit(province)


def _next_to_give(s: Ints, nation: int, province: int) -> int:
    if _has_moved(s, nation, province, HOSTILE):
        return HOSTILE
    if _has_moved(s, nation, province, FRIENDLY):
        return FRIENDLY
    return HOSTILE if s[UPRIGHT + nation * LEVELS] & bit(province) else FRIENDLY
