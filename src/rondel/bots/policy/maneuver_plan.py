"""Maneuvers: which fleet or army moves next, and where; the most valuable pair of unit and target first.

The plan is made anew from the position at every step, so it survives refusals, lost battles and restarts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rondel import position
from rondel.bots.evaluation.stakes import enmity, stakes
from rondel.bots.evaluation.value import board
from rondel.bots.evaluation.weights import Weights
from rondel.position import HOSTILE, Action, Position, count, open_provinces, regions_in

LEAST_GAIN = 0.03


class Style(NamedTuple):
    """How a maneuver is played: greed for others' land and factories, care for the own ones, reach for later."""

    hostility: float
    guard: float
    frontier: float


def usual_style(w: Weights) -> Style:
    """How the weights would have it."""
    return Style(w.hostility, w.guard, w.frontier)


def styles(w: Weights) -> tuple[Style, ...]:
    """The usual way first, then: peaceful, raiding, defending, staging for the next maneuver."""
    return (
        usual_style(w),
        Style(0.0, 0.5 * w.guard, w.frontier),
        Style(2 * w.hostility, 0.5 * w.guard, 0.5 * w.frontier),
        Style(0.5 * w.hostility, 3 * w.guard, w.frontier),
        Style(0.5 * w.hostility, 0.5 * w.guard, 4 * w.frontier),
    )


class Targets(NamedTuple):
    """What it is worth to a nation to end a unit's movement in each region, and to keep one where it stands."""

    value: Sequence[float]
    stay: Sequence[float]


# Worths change only when flags, foreign units or stakes do, so the steps of a maneuver share them.
_KNOWN: dict[tuple[object, ...], Targets] = {}
_MOST_KNOWN = 4000


def targets(s: Position, nation: int, style: Style) -> Targets:
    """Worth of all regions, in flags: 1 is a region that nobody has marked (R16)."""
    edition = s.edition
    levels = edition.levels
    foreign = upright = 0
    for other in range(edition.nation_count):
        if other != nation:
            b = other * levels
            upright |= s.armies[b]
            foreign |= s.armies[b] | s.fleets[b] | s.lying[b]
    abroad = s.armies[nation * levels] & edition.homes & ~edition.home[nation]
    of_all = stakes(s, s.government[nation])
    key = (
        edition.id,
        nation,
        style,
        *s.flags,
        foreign,
        upright,
        abroad,
        s.factories,
        of_all,
        *s.government,
    )
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[key] = _survey(s, nation, style, foreign, upright, abroad, of_all)
    return known


def _survey(
    s: Position,
    nation: int,
    style: Style,
    foreign: int,
    upright: int,
    abroad: int,
    of_all: tuple[float, ...],
) -> Targets:
    edition = s.edition
    owner_of: dict[int, int] = {}
    marked = 0
    for n, flags in enumerate(s.flags):
        marked |= flags
        if n != nation:
            for r in regions_in(flags):
                owner_of[r] = n
    hate = [style.hostility * enmity(of_all, nation, other) for other in range(edition.nation_count)]
    fresh = edition.flaggable & ~marked & ~foreign
    mine = s.flags[nation]
    value = [0.0] * edition.region_count
    stay = [0.0] * edition.region_count
    for r in regions_in(edition.flaggable):
        bit = 1 << r
        near = (edition.land[r] | edition.sea[r] | edition.coast[r]) & fresh
        ahead = style.frontier * min(3, near.bit_count())
        if bit & mine:
            value[r] = ahead + (0.25 if bit & foreign else 0.0)
            stay[r] = ahead + (0.2 if bit & foreign else 0.0)
        elif bit & foreign:
            value[r] = ahead + 0.12
            stay[r] = ahead + 0.3
        elif bit & fresh:
            value[r] = ahead + 1.0
            stay[r] = ahead + 0.9
        else:
            value[r] = ahead + max(0.0, 0.9 + 0.9 * hate[owner_of[r]])
            stay[r] = ahead + 0.9
    for other in range(edition.nation_count):
        if other == nation or hate[other] <= 0.05 or s.government[other] == s.government[nation]:
            continue
        factories = s.factories & edition.home[other]
        free = s.free_factories(other)
        for r in regions_in(factories):
            bit = 1 << r
            if abroad & bit:
                # Standing there upright already: the factory is shut as long as the army stays.
                stay[r] = 1.5 * hate[other]
            elif free & bit and free != bit:
                value[r] = (0.8 if foreign & bit else 1.7) * hate[other]
    at_home = edition.home[nation]
    intruders = upright & at_home
    near_home = upright & board(edition).approaches[nation]
    for r in regions_in(at_home):
        bit = 1 << r
        if intruders & bit:
            value[r] = stay[r] = 1.9 if s.factories & bit else 0.4
        elif near_home and s.factories & bit and edition.land[r] & near_home:
            value[r] = 0.5 * style.guard
            stay[r] = style.guard
    return Targets(value, stay)


def next_fleet(s: Position, actions: Sequence[Action], style: Style) -> Action:
    """The fleet's move with the highest gain, for its sea and for the armies it will carry; else `end`."""
    nation = position.subject(s)
    edition = s.edition
    base = nation * edition.levels
    worth = targets(s, nation, style)
    value, stay = worth.value, worth.stay
    ways = edition.ways(nation, open_provinces(s, nation))
    on_foot = embark = 0
    armies = s.armies[base] | s.lying[base]
    for r in regions_in(armies):
        on_foot |= ways.march[r]
        embark |= ways.seas[r]
    beyond = 0
    if embark:
        for r in regions_in((edition.neutral | edition.homes) & ~on_foot):
            if value[r] >= 0.8:
                beyond |= 1 << r
    ferry: dict[int, float] = {}

    def ferrying(sea: int) -> float:
        if not beyond:
            return 0.0
        known = ferry.get(sea)
        if known is None:
            shore = (edition.coast[sea] & beyond).bit_count()
            known = ferry[sea] = min(shore, 2) * (0.45 if embark >> sea & 1 else 0.12)
        return known

    best: Action | None = None
    most = LEAST_GAIN
    for action in actions:
        if action.kind == "fleet":
            origin, to = action.region, action.to
            gain = value[to] + ferrying(to) - stay[origin]
            if count(s.fleets, base, 1 << origin) > 1:
                gain += stay[origin]
            if not edition.homes >> origin & 1:
                gain -= ferrying(origin)
            else:
                gain += 0.1
            if s.fleets[base] >> to & 1:
                gain -= value[to]
            if gain > most:
                best, most = action, gain
        elif action.kind == "fight":
            gain = battle_gain(s, nation, action.region, action.nation)
            if gain > most:
                best, most = action, gain
    return best or edition.actions.end


def next_army(s: Position, actions: Sequence[Action], style: Style) -> Action:
    """The army's move with the highest gain, those with few choices first; battles and stances beside; else `end`."""
    nation = position.subject(s)
    edition = s.edition
    base = nation * edition.levels
    worth = targets(s, nation, style)
    value, stay = worth.value, worth.stay
    reached: dict[int, int] = {}
    choices: dict[int, int] = {}
    for action in actions:
        if action.kind == "army" and value[action.to] > 0.5:
            reached[action.to] = reached.get(action.to, 0) + 1
            choices[action.region] = choices.get(action.region, 0) + 1
    best: Action | None = None
    first = -1e9
    for action in actions:
        kind = action.kind
        if kind == "army":
            origin, to = action.region, action.to
            gain = value[to]
            if gain <= LEAST_GAIN:
                continue
            if s.armies[base] >> to & 1:
                gain = 0.0 if not edition.home[nation] >> to & 1 else gain * 0.5
            if count(s.armies, base, 1 << origin) <= 1:
                gain -= stay[origin]
            if gain <= LEAST_GAIN:
                continue
            order = gain - 0.04 * reached.get(to, 0) - 0.01 * choices.get(origin, 0)
        elif kind == "fight":
            gain = order = battle_gain(s, nation, action.region, action.nation)
            if gain <= LEAST_GAIN:
                continue
        elif kind == "stance" and action.stance == HOSTILE:
            gain = order = value[action.region] * 0.9
            if gain <= 0.3:
                continue
        else:
            continue
        if order > first:
            best, first = action, order
    return best or edition.actions.end


def battle_gain(s: Position, nation: int, place: int, other: int) -> float:
    """What a battle in place brings: an own factory freed, or a region of one's own by superior numbers (R13, R16)."""
    edition = s.edition
    if s.government[other] == s.government[nation]:
        return 0.0
    base, b = nation * edition.levels, other * edition.levels
    bit = 1 << place
    of_all = stakes(s, s.government[nation])
    if bit & edition.home[nation]:
        if s.armies[b] & bit and of_all[other] < of_all[nation]:
            return 1.5 if s.factories & bit else 0.4
        return 0.0
    if enmity(of_all, nation, other) < 0.3 or not bit & edition.flaggable or bit & s.flags[nation]:
        return 0.0
    own = count(s.armies, base, bit) + count(s.fleets, base, bit)
    present = 0
    for n in range(edition.nation_count):
        if n != nation:
            present += count(s.armies, n * edition.levels, bit) + count(s.fleets, n * edition.levels, bit)
    return 0.6 if own > present else 0.0
