"""Conversion from an engine state to the array of the fast core.

States that do not fit the array or that no game can reach are rejected: the core does not validate its numbers.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

from rondel.engine.board import regions_in
from rondel.engine.errors import PositionError
from rondel.engine.phases.armies import Armies, Crossing
from rondel.engine.phases.battle import Arrival, Ask, Challenge
from rondel.engine.phases.canal import Canal
from rondel.engine.phases.draft import Draft
from rondel.engine.phases.factory import Factory
from rondel.engine.phases.flags import Flags
from rondel.engine.phases.fleets import NO_PASSAGE, Fleets
from rondel.engine.phases.foreign_provinces import Stance
from rondel.engine.phases.importing import Import
from rondel.engine.phases.investor import Invest
from rondel.engine.phases.phase import AfterAction, NextNation, Phase
from rondel.engine.phases.production import Production
from rondel.engine.phases.rondel import Rondel
from rondel.engine.phases.swiss_bank import SwissBank
from rondel.engine.state import State
from rondel.engine.units import ARMY, FLEET, FRIENDLY, count
from rondel.fast import layout as at
from rondel.fast.maneuver_checks import check_governed, check_maneuver, check_units
from rondel.fast.rules.investor import chance_of
from rondel.fast.rules.stack import appended

PHASES: dict[type[Phase], int] = {
    Draft: at.DRAFT,
    Rondel: at.RONDEL,
    SwissBank: at.SWISS_BANK,
    Invest: at.INVEST,
    AfterAction: at.AFTER_ACTION,
    NextNation: at.NEXT_NATION,
    Factory: at.FACTORY,
    Production: at.PRODUCTION,
    Import: at.IMPORT,
    Fleets: at.FLEETS,
    Armies: at.ARMIES,
    Flags: at.FLAGS,
    Canal: at.CANAL,
    Stance: at.STANCE,
    Arrival: at.ARRIVAL,
    Ask: at.ASK,
    Challenge: at.CHALLENGE,
}
BASES = (at.DRAFT, at.RONDEL, at.SWISS_BANK, at.INVEST, at.AFTER_ACTION, at.NEXT_NATION)
STEPS = (at.FACTORY, at.PRODUCTION, at.IMPORT, at.FLEETS, at.ARMIES, at.FLAGS)
GIFTS = {"off": at.GIFTS_OFF, "own": at.GIFTS_TO_OWN, "any": at.GIFTS_TO_ANY}
# Keeps money, rounds and turns far from the 64-bit limit.
MOST = 10**12


def ints_of(state: State) -> list[int]:
    """Return the state as an array; raises `PositionError` if it does not fit."""
    s = [0] * at.POSITION_SIZE
    _write_options(s, state)
    _write_board(s, state)
    stack = list(state.stack)
    kinds = [PHASES[type(phase)] for phase in stack]
    if (
        len(stack) > 3
        or (kinds and kinds[0] not in BASES)
        or (len(kinds) > 1 and not (kinds[0] == at.AFTER_ACTION and kinds[1] in STEPS))
        or (len(kinds) > 2 and not (kinds[1] in (at.FLEETS, at.ARMIES) and kinds[2] > at.FLAGS))
    ):
        raise PositionError("The stack of phases of this position is impossible.")
    if stack:
        _write_base(s, state, stack[0])
    if len(stack) > 1:
        _write_step(s, state, stack[1])
    if len(stack) > 2:
        _write_question(s, state, stack[2])
    check_units(state)
    if len(stack) > 1:
        check_maneuver(state, stack[1], stack[2] if len(stack) > 2 else None)
    return s


def _fit(numbers: Iterable[int], least: int, most: int, what: str) -> list[int]:
    """Return the numbers; raises if any is out of range."""
    found = list(numbers)
    if found and (min(found) < least or max(found) > most):
        wrong = next(number for number in found if not least <= number <= most)
        raise PositionError(f"{what} can be {least} to {most} in the fast core, not {wrong}.")
    return found


def _write_options(s: list[int], state: State) -> None:
    options = state.options
    s[at.SEATS] = _fit([state.seats], 1, at.MOST_SEATS, "The number of players")[0]
    s[at.INVESTOR_CARD] = int(options.investor_card)
    s[at.FREE_CHOICE] = int(options.swiss_bank_without_card == "free_choice")
    s[at.FORCE_WITHOUT_CARD] = int(options.force_without_card)
    s[at.BONUS_FOR_INCREASES] = int("increase" in (options.bonus, state.edition.bonus))
    s[at.GIFTS] = GIFTS[options.gifts]
    s[at.GIFT_TO_FORCE] = int(options.gift_to_force)
    s[at.HIDDEN_CASH] = int(options.cash == "hidden")
    s[at.LATE_FLEET_BATTLES] = int(bool(options.late_fleet_battles))
    s[at.STATUS_CHANGE] = int(options.status_change)
    s[at.SWISS_BANK_INCOME] = options.swiss_bank_income
    # A limit that no game reaches equals no limit.
    s[at.MAX_ROUNDS] = min(options.max_rounds or 0, MOST)


def _write_board(s: list[int], state: State) -> None:
    edition = state.edition
    nations = _fit([edition.nation_count], 1, at.MOST_NATIONS, "The number of nations")[0]
    _fit([edition.region_count], 1, at.MOST_REGIONS, "The number of regions")
    _fit([edition.levels], 1, at.LEVELS, "The number of units that can stand in one place")
    board = (1 << edition.region_count) - 1
    last_seat = state.seats - 1
    by_nation = (
        (at.TREASURY, state.treasury, 0, MOST, "A treasury"),
        (at.POWER, state.power, 0, edition.facts.last_power_point, "Power points"),
        (at.PLACE, state.place, at.OFF_RONDEL, len(edition.spaces) - 1, "A place on the rondel"),
        (at.MARKER, state.marker, 0, len(edition.columns) - 1, "A column of the tax chart"),
        (at.GOVERNMENT, state.government, at.NOBODY, last_seat, "A government"),
        (at.FLAGS_OF, state.flags, 0, board, "A set of flags"),
    )
    for base, values, least, most, what in by_nation:
        s[base : base + nations] = _fit(values, least, most, what)
    s[at.CASH : at.CASH + state.seats] = _fit(state.cash, 0, MOST, "Cash")
    _fit(state.holdings, 0, edition.all_bonds, "A set of bonds")
    for n in range(nations):
        base = at.HOLDINGS + n * at.MOST_SEATS
        s[base : base + state.seats] = state.holdings[n * state.seats : (n + 1) * state.seats]
    for base, levels in ((at.UPRIGHT, state.armies), (at.LYING, state.lying), (at.AFLOAT, state.fleets)):
        _fit(levels, 0, board, "A level of units")
        for n in range(nations):
            own = levels[n * edition.levels : (n + 1) * edition.levels]
            below, used = board, 0
            while used < edition.levels and own[used] and not own[used] & ~below:
                below = own[used]
                used += 1
            if any(own[used:]) or used == edition.levels:
                raise PositionError("A level of units contains a region that the level below does not.")
            s[base + n * at.LEVELS : base + n * at.LEVELS + edition.levels] = own
    numbers = (
        (at.ROUND, state.round, 0, MOST, "The round"),
        (at.NATION, state.nation, at.NOBODY, nations - 1, "The nation whose turn it is"),
        (at.TURNS, state.turns, 0, MOST, "The number of turns"),
        (at.ENDING, state.ending, at.RUNNING, at.ENDED_BY_VOID_DRAFTS, "The ending"),
        (at.SWISS_BANKS, state.swiss_banks, 0, (1 << state.seats) - 1, "The set of Swiss Banks"),
        (at.INVESTOR, state.investor, at.NOBODY, last_seat, "The holder of the investor card"),
        (at.FACTORIES, state.factories, 0, board, "The set of factories"),
    )
    for place, number, least, most, what in numbers:
        s[place] = _fit([number], least, most, what)[0]


def _write_base(s: list[int], state: State, phase: Phase) -> None:
    nations, seats = state.edition.nation_count - 1, state.seats - 1
    s[at.BASE] = PHASES[type(phase)]
    if isinstance(phase, NextNation):
        s[at.BASE_NATION], s[at.BASE_MOVER] = _fit((phase.after, phase.mover), at.NOBODY, nations, "A nation")
        return
    assert isinstance(phase, (Draft, Rondel, SwissBank, Invest, AfterAction))
    least = at.NOBODY if isinstance(phase, Invest) else 0
    s[at.BASE_NATION] = _fit([phase.nation], least, nations, "A nation")[0]
    if isinstance(phase, (Rondel, SwissBank, AfterAction)):
        check_governed(state, phase.nation)
    if isinstance(phase, AfterAction):
        s[at.PASSED_INVESTOR] = int(phase.investor)
    elif isinstance(phase, SwissBank):
        s[at.BASE_SPACE] = _fit([phase.space], 0, len(state.edition.spaces) - 1, "A space")[0]
        s[at.BANKERS] = _queue(phase.bankers, seats, state.seats, "A banker")
        if not phase.bankers:
            raise PositionError("There is no banker to ask.")
    elif isinstance(phase, Draft):
        s[at.BASE_FIRST] = _fit([phase.first], 0, seats, "A seat")[0]
        s[at.DRAFT_ASKED] = _fit([phase.asked], 0, state.seats, "The number of players asked")[0]
        s[at.DRAFT_VOIDS] = _fit([phase.voids], 0, 2, "The number of void drafts")[0]
    elif isinstance(phase, Invest):
        s[at.BASE_FIRST] = _fit([phase.first], 0, seats, "A seat")[0]
        s[at.BASE_MOVER] = _fit([phase.mover], 0, nations, "A nation")[0]
        _fit([len(phase.chances)], 0, at.MOST_CHANCES, "The number of rights to invest")
        for i, (seat, nation, by_bank) in enumerate(phase.chances):
            _fit([seat], 0, seats, "A seat")
            _fit([nation], at.ANY, nations, "A nation")
            s[at.CHANCES + i] = chance_of(seat, nation, by_bank)


def _queue(numbers: Sequence[int], most: int, longest: int, what: str) -> int:
    """Small numbers, each at most once, as one int."""
    if len(numbers) > longest or len(set(numbers)) < len(numbers):
        raise PositionError(f"{what} is in a queue twice.")
    queue = 0
    for i, number in enumerate(_fit(numbers, 0, most, what)):
        queue = appended(queue, i, number)
    return queue


def _write_step(s: list[int], state: State, phase: Phase) -> None:
    edition = state.edition
    nations = edition.nation_count - 1
    s[at.STEP] = PHASES[type(phase)]
    if isinstance(phase, Flags):
        s[at.FLAG_QUEUE] = _queue(phase.queue, nations, at.MOST_NATIONS, "A nation")
        if not phase.queue:
            raise PositionError("There is no nation to place flags.")
        check_governed(state, *phase.queue)
        return
    assert isinstance(phase, (Factory, Production, Import, Fleets, Armies))
    s[at.STEP_NATION] = _fit([phase.nation], 0, nations, "A nation")[0]
    check_governed(state, phase.nation)
    base = phase.nation * edition.levels
    if isinstance(phase, Production):
        s[at.ABLE] = _fit([phase.able], 0, (1 << edition.region_count) - 1, "A set of factories")[0]
        if phase.able & ~edition.home[phase.nation]:
            raise PositionError("A factory to produce in is not in a home province.")
    elif isinstance(phase, Import):
        s[at.BOUGHT] = _fit([phase.bought], 0, MOST, "The number of imports")[0]
    elif isinstance(phase, Fleets):
        _write_waiting(s, at.WAITING, at.WAITING_LENGTH, phase.waiting, state.fleets[base : base + edition.levels])
        _write_marks(s, state, [(FLEET, sea, 0, refused, False) for sea, refused in phase.refused])
        if phase.passage != NO_PASSAGE:
            s[at.CROSSING] = 1
            _fit([len(phase.passage)], 3, 3, "The length of a passage")
            origin, to, refused = phase.passage
            s[at.CROSSING_FROM], s[at.CROSSING_TO] = _regions(state, origin, to)
            s[at.CROSSING_REFUSED] = _canals(state, refused)
    elif isinstance(phase, Armies):
        _write_waiting(s, at.WAITING, at.WAITING_LENGTH, phase.upright, state.armies[base : base + edition.levels])
        _write_waiting(
            s, at.WAITING_LYING, at.WAITING_LYING_LENGTH, phase.lying, state.lying[base : base + edition.levels]
        )
        _write_marks(s, state, [(ARMY, *mark) for mark in phase.marks])
        _write_ships(s, state, phase)
        if phase.crossing:
            _write_crossing(s, state, Crossing(*phase.crossing))  # type: ignore[arg-type]


def _regions(state: State, *regions: int) -> list[int]:
    return _fit(regions, 0, state.edition.region_count - 1, "A region")


def _canals(state: State, canals: int) -> int:
    return _fit([canals], 0, (1 << len(state.edition.canals)) - 1, "A set of canals")[0]


def _write_waiting(s: list[int], base: int, length: int, waiting: Sequence[int], standing: Sequence[int]) -> None:
    s[length] = _fit([len(waiting)], 1, at.LEVELS, "The number of levels of waiting units")[0]
    if waiting[-1] or any(above & ~below for below, above in itertools.pairwise(waiting)):
        raise PositionError("A level of waiting units contains a region that the level below does not.")
    if any(level & ~there for level, there in itertools.zip_longest(waiting, standing, fillvalue=0)):
        raise PositionError("More units wait in a region than are there.")
    s[base : base + len(waiting)] = waiting


def _write_marks(s: list[int], state: State, marks: Sequence[tuple[int, int, int, int, bool]]) -> None:
    s[at.MARK_COUNT] = _fit([len(marks)], 0, at.MOST_UNITS, "The number of marked units")[0]
    numbers = []
    left: dict[tuple[int, int], int] = {}
    for unit, place, stance, refused, changed in marks:
        _regions(state, place)
        _canals(state, refused)
        _fit([stance], 0, 1, "A status")
        waiting = at.WAITING_LYING if stance == FRIENDLY else at.WAITING
        here = left.setdefault((place, stance), count(s, waiting, 1 << place))
        if not here or not (refused or changed):
            raise PositionError("A marked unit is not waiting, or its mark is empty.")
        left[place, stance] = here - 1
        numbers.append(place << 6 | refused if unit == FLEET else ((place * 2 + stance) << 6 | refused) << 1 | changed)
    if numbers != sorted(numbers):
        raise PositionError("The marks of units are not in order.")
    s[at.MARKS : at.MARKS + len(numbers)] = numbers


def _write_ships(s: list[int], state: State, phase: Armies) -> None:
    """The fleets at sea now, and for each way how many of them are free, in ascending order."""
    edition = state.edition
    base = phase.nation * edition.levels
    at_sea = [level & edition.seas for level in state.fleets[base : base + edition.levels]]
    s[at.SHIP_COUNT] = _fit([len(phase.ships)], 1, at.MOST_SHIPS, "The number of ways fleets may have been used")[0]
    if len(set(phase.ships)) < len(phase.ships):
        raise PositionError("An assignment of fleets to convoys occurs twice.")
    s[at.SHIP_SEAS] = at_sea[0]
    seas = regions_in(at_sea[0])
    ways = []
    for fleets in phase.ships:
        if any(level & ~there for level, there in itertools.zip_longest(fleets, at_sea, fillvalue=0)):
            raise PositionError("More fleets are free to carry armies than exist.")
        if (fleets and not fleets[-1]) or any(above & ~below for below, above in itertools.pairwise(fleets)):
            raise PositionError("A level of fleets contains a sea that the level below does not.")
        closed = (*fleets, 0)
        ways.append(sum(count(closed, 0, 1 << sea) << 4 * slot for slot, sea in enumerate(seas)))
    s[at.SHIPS : at.SHIPS + len(ways)] = sorted(ways)


def _write_crossing(s: list[int], state: State, crossing: Crossing) -> None:
    s[at.CROSSING] = 1
    s[at.CROSSING_FROM], s[at.CROSSING_TO] = _regions(state, crossing.origin, crossing.to)
    s[at.CROSSING_STANCE] = _fit([crossing.stance], 0, 1, "A status")[0]
    s[at.CROSSING_REFUSED] = _canals(state, crossing.refused)
    s[at.CROSSING_CHANGED] = int(crossing.changed)
    s[at.CROSSING_ALLOWED] = _canals(state, crossing.allowed)
    canals = len(state.edition.canals)
    s[at.CROSSING_TO_ASK] = _queue(crossing.to_ask, canals - 1, canals, "A canal")


def _write_question(s: list[int], state: State, phase: Phase) -> None:
    nations = state.edition.nation_count - 1
    assert isinstance(phase, (Canal, Stance, Arrival, Ask, Challenge))
    s[at.QUESTION] = PHASES[type(phase)]
    s[at.QUESTION_NATION] = _fit([phase.nation], 0, nations, "A nation")[0]
    check_governed(state, phase.nation)
    if isinstance(phase, Canal):
        s[at.CANAL_ASKED] = _fit([phase.canal], 0, len(state.edition.canals) - 1, "A canal")[0]
        s[at.QUESTION_MOVER] = _fit([phase.mover], 0, nations, "A nation")[0]
        s[at.QUESTION_UNIT] = _fit([phase.unit], ARMY, FLEET, "A unit")[0]
        s[at.QUESTION_FROM], s[at.QUESTION_PLACE] = _regions(state, phase.origin, phase.to)
        return
    place = phase.province if isinstance(phase, Stance) else phase.place
    s[at.QUESTION_PLACE] = _regions(state, place)[0]
    if not isinstance(phase, Stance):
        s[at.QUESTION_UNIT] = _fit([phase.unit], ARMY, FLEET, "A unit")[0]
        s[at.QUESTION_STANCE] = _fit([phase.stance], at.ANY, at.FRIENDLY, "A status")[0]
    if isinstance(phase, (Ask, Challenge)):
        s[at.QUESTION_CHANGED] = int(phase.changed)
        s[at.QUESTION_OTHERS] = _queue(phase.others, nations, at.MOST_NATIONS, "A nation")
        check_governed(state, *phase.others)
    if isinstance(phase, Challenge):
        s[at.QUESTION_ASKED] = _fit([phase.asked], 0, nations, "A nation")[0]
        check_governed(state, phase.asked)
