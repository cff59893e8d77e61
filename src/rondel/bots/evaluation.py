"""What a position is worth to each player: score to come, income to come, control, threats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rondel.bots.weights import Weights
from rondel.engine.edition import Edition, regions_in
from rondel.engine.scoring import scores, winners
from rondel.engine.state import NOBODY, State
from rondel.engine.units import total

WIN = 1000.0
MAX_TAX = 40


class Board(NamedTuple):
    """Tables of an edition that only bots need."""

    points: tuple[float, ...]  # power points by tax, smoothed a little where the chart has gaps
    approaches: tuple[int, ...]  # foreign land from which an army walks into a nation's home
    steps_to_tax: tuple[int, ...]  # from each space to Taxation, a full circle on it
    taxation: int
    last_point: int


class Outlook(NamedTuple):
    """What the evaluation expects of the nations: lists by nation, and the rounds left."""

    rounds: float
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
    return Board(points, tuple(approaches), steps, taxation, edition.facts.last_power_point)


def prospect(
    w: Weights,
    tables: Board,
    rounds: float,
    power: int,
    tax: float,
    units: int,
    treasury: int,
    interest: int,
    place: int,
    threats: int,
) -> tuple[float, float]:
    """A nation's expected power factor at the end, and what a million of its interest will still be paid."""
    distance = tables.steps_to_tax[place] if place >= 0 else 7
    first = 1 if distance <= 3 else (2 if distance <= 6 else 3)
    points = tables.points
    taxations = 1 + (rounds - first) / w.lap if rounds >= first else rounds / (first + 1)
    soon = tax + w.growth * (first - 1) * (units / 3 if units < 3 else 1.0)
    if soon >= MAX_TAX:
        soon = MAX_TAX - 0.01
    low = int(soon)
    gained = points[low] + (soon - low) * (points[low + 1] - points[low])
    if taxations <= 1:
        p = power + taxations * gained
    else:
        potential = tax + w.treasury * min(8, treasury) - w.threat * threats
        potential += w.unit * min(8, units)
        if units > 6:
            potential -= w.crowd * (units - 6)
        if potential < 0:
            potential = 0.0
        elif potential >= MAX_TAX:
            potential = MAX_TAX - 0.01
        low = int(potential)
        p = power + gained
        p += (taxations - 1) * (points[low] + (potential - low) * (points[low + 1] - points[low]))
    covered = treasury / interest if treasury < interest else 1.0
    payout = w.payout * covered * (rounds / 4 if rounds < 4 else 1.0)
    if rounds > 3:
        health = (tax - 0.5 * units) / (interest + 1)
        if health > 0:
            payout += w.later * (rounds - 3) / 5 * (health if health < 1 else 1.0)
    return min(tables.last_point, p) / 5, payout


def rounds_left(s: State, w: Weights) -> float:
    """How long the game will probably last: the strongest nation's way to its last power point (R21.1)."""
    rounds = w.length * (1 - max(s.power) / s.edition.facts.last_power_point)
    limit = s.options.max_rounds
    if limit is not None and limit - s.round < rounds:
        rounds = limit - s.round + 0.5
    return max(rounds, 1.0)


def outlook(s: State, w: Weights) -> Outlook:
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
    rounds = rounds_left(s, w)
    taxes: list[int] = []
    final: list[float] = []
    payout: list[float] = []
    interests: list[int] = []
    units_of: list[int] = []
    threats_to: list[int] = []
    for n in range(count):
        base = n * levels
        foreign = twice | once & ~armies[base]
        t = 2 * (s.factories & edition.home[n] & ~foreign).bit_count() + s.flags[n].bit_count()
        taxes.append(t)
        interest = 0
        for holding in s.holdings[n * seats : (n + 1) * seats]:
            interest += edition.interest[holding]
        interests.append(interest)
        units = total(armies, base) + total(fleets, base)
        if lying[base]:
            units += total(lying, base)
        units_of.append(units)
        threats = (foreign & tables.approaches[n]).bit_count()
        threats_to.append(threats)
        if s.government[n] == NOBODY:
            final.append(s.power[n] / 5)
            payout.append(0.0)
            continue
        factor, paid = prospect(w, tables, rounds, s.power[n], t, units, s.treasury[n], interest, s.place[n], threats)
        final.append(factor)
        payout.append(paid)
    return Outlook(rounds, taxes, final, payout, interests, units_of, threats_to)


def values(s: State, w: Weights) -> list[float]:
    """What each seat will probably have at the end, in millions."""
    view = outlook(s, w)
    return values_in(s, w, view)


def cash_weight(w: Weights, rounds: float) -> float:
    """What a million in hand is worth: it buys bonds while there is time."""
    return 1 + w.cash * min(rounds, w.cash_rounds)


def values_in(s: State, w: Weights, view: Outlook) -> list[float]:
    """The same for an outlook that is already known."""
    seats = s.seats
    interest = s.edition.interest
    rounds = view.rounds
    each = cash_weight(w, rounds)
    result = [each * cash for cash in s.cash]
    holdings = s.holdings
    i = 0
    for n, factor in enumerate(view.final):
        worth = factor + view.payout[n]
        for seat in range(seats):
            held = holdings[i]
            i += 1
            if held:
                result[seat] += interest[held] * worth
        government = s.government[n]
        if government != NOBODY:
            result[government] += min(1.0, rounds / 6) * (w.control + w.bonus * factor)
    if s.investor != NOBODY:
        result[s.investor] += w.card * min(1.0, rounds / 4)
    if s.swiss_banks:
        for seat in range(seats):
            if s.swiss_banks >> seat & 1:
                result[seat] += w.bank * (min(s.cash[seat], 12) / 6 - 1) * min(1.0, rounds / 4)
    return result


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


def utility(s: State, seat: int, w: Weights) -> float:
    """How well a seat stands; a finished game is worth its result."""
    if not s.stack:
        best = winners(s)
        won = WIN / len(best) if seat in best else -WIN
        return won + compared(scores(s), seat, 0.0)
    return compared(values(s, w), seat, w.mean)
