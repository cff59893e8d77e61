"""Conversion from the array of the fast core to an engine state: `state_of(ints_of(state), …)` is an identity."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from rondel.engine.board import regions_in
from rondel.engine.edition import Edition
from rondel.engine.errors import PositionError
from rondel.engine.options import Options
from rondel.engine.phases.armies import Armies
from rondel.engine.phases.battle import Arrival, Ask, Challenge
from rondel.engine.phases.canal import Canal
from rondel.engine.phases.draft import Draft
from rondel.engine.phases.factory import Factory
from rondel.engine.phases.flags import Flags
from rondel.engine.phases.fleets import NO_PASSAGE, Fleets
from rondel.engine.phases.foreign_provinces import Stance
from rondel.engine.phases.importing import Import
from rondel.engine.phases.investor import Chance, Invest
from rondel.engine.phases.phase import AfterAction, NextNation, Phase
from rondel.engine.phases.production import Production
from rondel.engine.phases.rondel import Rondel
from rondel.engine.phases.swiss_bank import SwissBank
from rondel.engine.phases.waiting_armies import Mark
from rondel.engine.state import State
from rondel.fast import layout as at
from rondel.fast.flattening import STEPS, ints_of
from rondel.fast.rules.investor import BY_BANK, chance_nation, chance_seat
from rondel.fast.rules.stack import head_of, rest_of

__all__ = ["ints_of", "state_of"]


def state_of(ints: Sequence[int], edition: Edition, options: Options) -> State:
    """The engine's position that `ints_of` wrote, or the core has played to."""
    s = ints
    state = State(edition, options, s[at.SEATS])
    nations = range(edition.nation_count)
    seats = range(state.seats)
    state.cash = [s[at.CASH + seat] for seat in seats]
    for values, base in (
        (state.treasury, at.TREASURY),
        (state.power, at.POWER),
        (state.place, at.PLACE),
        (state.marker, at.MARKER),
        (state.government, at.GOVERNMENT),
        (state.flags, at.FLAGS_OF),
    ):
        values[:] = s[base : base + edition.nation_count]
    state.holdings = [s[at.HOLDINGS + n * at.MOST_SEATS + seat] for n in nations for seat in seats]
    for levels, base in ((state.armies, at.UPRIGHT), (state.lying, at.LYING), (state.fleets, at.AFLOAT)):
        for n in nations:
            begin = base + n * at.LEVELS
            levels[n * edition.levels : (n + 1) * edition.levels] = s[begin : begin + edition.levels]
    state.swiss_banks = s[at.SWISS_BANKS]
    state.investor = s[at.INVESTOR]
    state.factories = s[at.FACTORIES]
    state.round = s[at.ROUND]
    state.nation = s[at.NATION]
    state.turns = s[at.TURNS]
    state.ending = s[at.ENDING]
    state.stack = []
    for kind in (s[at.BASE], s[at.STEP], s[at.QUESTION]):
        if kind:
            state.stack.append(_phase(s, kind))
    return state


def _phase(s: Sequence[int], kind: int) -> Phase:
    """Return the engine's phase of this kind with its fields from the array."""
    nation = s[at.BASE_NATION]
    if kind == at.DRAFT:
        return Draft(nation, s[at.BASE_FIRST], s[at.DRAFT_ASKED], s[at.DRAFT_VOIDS])
    if kind == at.RONDEL:
        return Rondel(nation)
    if kind == at.SWISS_BANK:
        return SwissBank(nation, s[at.BASE_SPACE], _members(s[at.BANKERS]))
    if kind == at.INVEST:
        return Invest(_chances(s), s[at.BASE_FIRST], nation, s[at.BASE_MOVER])
    if kind == at.AFTER_ACTION:
        return AfterAction(nation, bool(s[at.PASSED_INVESTOR]))
    if kind == at.NEXT_NATION:
        return NextNation(nation, s[at.BASE_MOVER])
    if kind in STEPS:
        return _step(s, kind)
    return _question(s, kind)


def _step(s: Sequence[int], kind: int) -> Phase:
    nation = s[at.STEP_NATION]
    if kind == at.FACTORY:
        return Factory(nation)
    if kind == at.PRODUCTION:
        return Production(nation, s[at.ABLE])
    if kind == at.IMPORT:
        return Import(nation, s[at.BOUGHT])
    if kind == at.FLAGS:
        return Flags(_members(s[at.FLAG_QUEUE]))
    waiting = tuple(s[at.WAITING : at.WAITING + s[at.WAITING_LENGTH]])
    marks = s[at.MARKS : at.MARKS + s[at.MARK_COUNT]]
    if kind == at.FLEETS:
        passage: tuple[int, ...] = NO_PASSAGE
        if s[at.CROSSING]:
            passage = (s[at.CROSSING_FROM], s[at.CROSSING_TO], s[at.CROSSING_REFUSED])
        return Fleets(nation, waiting, tuple((mark >> 6, mark & 63) for mark in marks), passage)
    lying = tuple(s[at.WAITING_LYING : at.WAITING_LYING + s[at.WAITING_LYING_LENGTH]])
    army_marks = tuple(Mark(mark >> 8, mark >> 7 & 1, mark >> 1 & 63, bool(mark & 1)) for mark in marks)
    crossing: tuple[object, ...] = ()
    if s[at.CROSSING]:
        crossing = (
            s[at.CROSSING_FROM],
            s[at.CROSSING_TO],
            s[at.CROSSING_STANCE],
            s[at.CROSSING_REFUSED],
            bool(s[at.CROSSING_CHANGED]),
            s[at.CROSSING_ALLOWED],
            _members(s[at.CROSSING_TO_ASK]),
        )
    return Armies(nation, waiting, lying, army_marks, _ships(s), crossing)


def _question(s: Sequence[int], kind: int) -> Phase:
    nation, place = s[at.QUESTION_NATION], s[at.QUESTION_PLACE]
    unit, stance = s[at.QUESTION_UNIT], s[at.QUESTION_STANCE]
    if kind == at.CANAL:
        return Canal(nation, s[at.CANAL_ASKED], s[at.QUESTION_MOVER], unit, s[at.QUESTION_FROM], place)
    if kind == at.STANCE:
        return Stance(nation, place)
    if kind == at.ARRIVAL:
        return Arrival(nation, place, unit, stance)
    changed, others = bool(s[at.QUESTION_CHANGED]), _members(s[at.QUESTION_OTHERS])
    if kind == at.ASK:
        return Ask(nation, place, unit, stance, changed, others)
    if kind == at.CHALLENGE:
        return Challenge(nation, place, unit, stance, changed, s[at.QUESTION_ASKED], others)
    raise PositionError(f"There is no phase {kind}.")


def _members(queue: int) -> tuple[int, ...]:
    members = []
    while queue:
        members.append(head_of(queue))
        queue = rest_of(queue)
    return tuple(members)


def _chances(s: Sequence[int]) -> tuple[Chance, ...]:
    chances = itertools.takewhile(bool, s[at.CHANCES : at.CHANCES + at.MOST_CHANCES])
    return tuple(Chance(chance_seat(c), chance_nation(c), bool(c & BY_BANK)) for c in chances)


def _ships(s: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Return the convoy assignments as the engine stores them: levels without empty ones, in order."""
    seas = regions_in(s[at.SHIP_SEAS])
    ways = []
    for way in s[at.SHIPS : at.SHIPS + s[at.SHIP_COUNT]]:
        left = [way >> 4 * slot & 15 for slot in range(len(seas))]
        levels = range(max(left, default=0))
        ways.append(tuple(sum(1 << sea for sea, n in zip(seas, left, strict=True) if n > k) for k in levels))
    return tuple(sorted(ways))
