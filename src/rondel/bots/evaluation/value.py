"""What a position is worth to each player: score to come, income to come, control, threats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rondel import Edition, position
from rondel.bots.evaluation.weights import Weights
from rondel.position import NOBODY, Position, regions_in, scores, total, winners

WIN = 1000.0
MAX_TAX = 40
LONG_GAME = 30  # rounds
STANDOFF = 46  # rounds after which a game is ended by whoever can, won or lost: somebody must
ENDED = 200.0


class Board(NamedTuple):
    """Tables of an edition that only bots need."""

    points: tuple[float, ...]  # power points by tax, smoothed a little where the chart has gaps
    approaches: tuple[int, ...]  # foreign land from which an army walks into a nation's home
    steps_to_tax: tuple[int, ...]  # from each space to Taxation, a full circle on it
    taxation: int
    last_point: int
    gaps: frozenset[int]  # taxes one below the next points which are worth no more than one less would be
    before_maneuver: frozenset[int]  # spaces from which the last Maneuver before Taxation is free


class Moment(NamedTuple):
    """How far the game has come, in the terms the forecast needs."""

    time: float  # share of the game left
    top: int  # power points of the strongest nation
    pace: int  # highest tax of all nations
    seats: int


class Outlook(NamedTuple):
    """What the evaluation expects of the nations: lists by nation, and the stage of the game."""

    now: Moment
    tax: list[int]
    final: list[float]  # expected power factor at the end
    payout: list[float]  # expected interest still to be paid, per million of interest
    interest: list[int]
    units: list[int]
    threats: list[int]


_BOARDS: dict[str, Board] = {}


def board(edition: Edition) -> Board:
    """The tables of an edition, made once."""
    known = _BOARDS.get(edition.id)
    if known is None:
        known = _BOARDS[edition.id] = _board(edition)
    return known


def _board(edition: Edition) -> Board:
    columns = edition.columns
    last = len(edition.column_of_tax) - 1

    def chart(tax: int) -> int:
        return columns[edition.column_of_tax[min(max(tax, 0), last)]].power

    points = tuple((chart(t - 1) + 2 * chart(t) + chart(t + 1)) / 4 for t in range(MAX_TAX + 1))
    approaches = []
    for home in edition.home:
        beside = 0
        for province in regions_in(home):
            beside |= edition.land[province]
        approaches.append(beside & ~home)
    taxation = next(i for i, space in enumerate(edition.spaces) if space.action == "taxation")
    steps = tuple(edition.steps(space, taxation) for space in range(len(edition.spaces)))
    gaps = frozenset(t for t in range(1, last) if chart(t - 1) == chart(t) < chart(t + 1))
    free = range(2, edition.facts.free_steps + 1)
    before = frozenset(space for space, way in enumerate(steps) if way in free)
    return Board(points, tuple(approaches), steps, taxation, edition.facts.last_power_point, gaps, before)


def moment(s: Position, taxes: Sequence[int]) -> Moment:
    """The stage of the game (R21.1, A69)."""
    top = max(s.power)
    # A game that has gone on for long is nearly over, whoever still holds back his Taxation.
    time = min(1 - top / s.edition.facts.last_power_point, max(0.0, 1 - s.round / LONG_GAME))
    limit = s.options.max_rounds
    if limit is not None:
        time = min(time, max(0.0, (limit - s.round) / 16))
    return Moment(time, top, max(taxes), s.seats)


def forecast(
    w: Weights,
    tables: Board,
    now: Moment,
    power: int,
    tax: int,
    units: int,
    treasury: int,
    interest: int,
    place: int,
    threats: int,
) -> tuple[float, float]:
    """A nation's expected power factor at the end, and what a million of its interest will still be paid."""
    time = now.time
    distance = tables.steps_to_tax[place] if place >= 0 else 7
    points = tables.points[min(MAX_TAX, tax)]
    money = min(15, treasury)
    army = min(8, units)
    p = (
        w.start
        + w.power * power
        + w.lead * (power - now.top)
        + points * (w.near if distance <= 3 else (w.middle if distance <= 6 else w.far))
        + time
        * (
            w.time
            + w.time2 * time
            + points * (w.points + w.points2 * time)
            + army * (w.unit + w.unit2 * time)
            + money * (w.treasury + w.treasury2 * time)
            + w.threat * threats
            + w.interest * (min(25, interest))
            + w.seats * now.seats
            + w.pace * now.pace
            + w.grown * power
        )
    )
    if p < power:
        p = power
    owed = interest or 1
    cover = treasury / owed
    paid = (
        w.paid
        + w.covered * (cover if cover < 1 else 1.0)
        + time
        * (
            w.paid_time
            + w.paid_time2 * time
            + w.covered_time * (cover if cover < 1 else 1.0)
            + w.taxed * (tax / owed if tax < 2 * owed else 2.0)
            + w.funded * (cover if cover < 3 else 3.0)
            + w.small * (10 / owed if owed > 10 else 1.0)
        )
    )
    return (min(tables.last_point, p)) / 5, (paid if paid > 0 else 0.0)


def outlook(s: Position, w: Weights) -> Outlook:
    """How far each nation will probably get (R20, R21)."""
    edition = s.edition
    tables = board(edition)
    levels = edition.levels
    count = edition.nation_count
    seats = s.seats
    armies, lying, fleets = s.armies, s.lying, s.fleets
    once = twice = 0
    for n in range(count):
        upright = armies[n * levels]
        twice |= once & upright
        once |= upright
    taxes: list[int] = []
    interests: list[int] = []
    units_of: list[int] = []
    threats_to: list[int] = []
    for n in range(count):
        base = n * levels
        foreign = twice | once & ~armies[base]
        taxes.append(2 * (s.factories & edition.home[n] & ~foreign).bit_count() + s.flags[n].bit_count())
        interest = 0
        for holding in s.holdings[n * seats : (n + 1) * seats]:
            interest += edition.interest[holding]
        interests.append(interest)
        units = total(armies, base) + total(fleets, base)
        if lying[base]:
            units += total(lying, base)
        units_of.append(units)
        threats_to.append((foreign & tables.approaches[n]).bit_count())
    now = moment(s, taxes)
    final: list[float] = []
    payout: list[float] = []
    for n in range(count):
        if s.government[n] == NOBODY:
            final.append(s.power[n] / 5 + now.time)
            payout.append(0.0)
            continue
        factor, paid = forecast(
            w,
            tables,
            now,
            s.power[n],
            taxes[n],
            units_of[n],
            s.treasury[n],
            interests[n],
            s.place[n],
            threats_to[n],
        )
        final.append(factor)
        payout.append(paid)
    return Outlook(now, taxes, final, payout, interests, units_of, threats_to)


def values(s: Position, w: Weights) -> list[float]:
    """What each seat will probably have at the end, in millions."""
    view = outlook(s, w)
    return values_in(s, w, view)


def cash_weight(w: Weights, time: float) -> float:
    """What a million in hand is worth: it buys bonds while there is time."""
    return w.cash + w.cash_time * time


def values_in(s: Position, w: Weights, view: Outlook) -> list[float]:
    """The same for an outlook that is already known."""
    seats = s.seats
    interest = s.edition.interest
    time = view.now.time
    each = cash_weight(w, time)
    result = [each * cash for cash in s.cash]
    holdings = s.holdings
    i = 0
    for n, factor in enumerate(view.final):
        worth = w.stake * factor + w.income * view.payout[n]
        for seat in range(seats):
            held = holdings[i]
            i += 1
            if held:
                result[seat] += interest[held] * worth
        government = s.government[n]
        if government != NOBODY:
            result[government] += time * (w.control + w.reign * factor)
    if s.investor != NOBODY:
        result[s.investor] += w.card * time
    if s.swiss_banks:
        for seat in range(seats):
            if s.swiss_banks >> seat & 1:
                result[seat] += time * (w.bank + w.bank_cash * s.cash[seat])
    return result


class Term(NamedTuple):
    """One part of what a seat will probably have: its source, the nation behind it (or none), millions."""

    source: str  # cash, power, interest, government, card, swiss_bank
    nation: int
    worth: float


def terms(s: Position, w: Weights, view: Outlook, seat: int) -> list[Term]:
    """The parts that `values_in` adds up for one seat."""
    time = view.now.time
    found = [Term("cash", NOBODY, cash_weight(w, time) * s.cash[seat])]
    for n, factor in enumerate(view.final):
        interest = s.edition.interest[s.holdings[n * s.seats + seat]]
        if interest:
            found.append(Term("power", n, interest * w.stake * factor))
            found.append(Term("interest", n, interest * w.income * view.payout[n]))
        if s.government[n] == seat:
            found.append(Term("government", n, time * (w.control + w.reign * factor)))
    if s.investor == seat:
        found.append(Term("card", NOBODY, w.card * time))
    if s.swiss_banks >> seat & 1:
        found.append(Term("swiss_bank", NOBODY, time * (w.bank + w.bank_cash * s.cash[seat])))
    return found


def compared(worths: Sequence[float], seat: int, mean: float) -> float:
    """A seat's worth against its rivals: the strongest and the average one."""
    if len(worths) == 1:
        return worths[0]
    best = -1e9
    sum_of_all = 0.0
    for other, worth in enumerate(worths):
        if other != seat:
            sum_of_all += worth
            if worth > best:
                best = worth
    return worths[seat] - (1 - mean) * best - mean * sum_of_all / (len(worths) - 1)


def worth_of_losing(s: Position) -> float:
    """A lost game is worth nothing, but for its end after a standoff."""
    return -WIN if s.round < STANDOFF else ENDED


def utility(s: Position, seat: int, w: Weights) -> float:
    """How well a seat stands; a finished game is worth its result."""
    if position.is_over(s):
        best = winners(s)
        won = WIN / len(best) if seat in best else worth_of_losing(s)
        return won + compared(scores(s), seat, 0.0)
    return compared(values(s, w), seat, w.mean)
