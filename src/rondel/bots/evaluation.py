"""What a position is worth to each player: score to come, income to come, control, threats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from rondel.bots.weights import Weights
from rondel.engine.edition import Edition, regions_in
from rondel.engine.edition_files import edition as edition_by_id
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


class Outlook(NamedTuple):
    """What the evaluation expects of the nations: lists by nation, and the rounds left."""

    rounds: float
    tax: list[int]
    final: list[float]  # expected power factor at the end
    payout: list[float]  # expected interest still to be paid, per million of interest


def board(edition: Edition) -> Board:
    """The tables of an edition."""
    return _board(edition.id)


@cache
def _board(edition_id: str) -> Board:
    edition = edition_by_id(edition_id)
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
    return Board(points, tuple(approaches), steps, taxation)


def interpolated(points: Sequence[float], tax: float) -> float:
    """The chart between whole taxes."""
    if tax <= 0:
        return points[0]
    low = int(tax)
    if low >= MAX_TAX:
        return points[MAX_TAX]
    return points[low] + (tax - low) * (points[low + 1] - points[low])


def outlook(s: State, w: Weights) -> Outlook:
    """How far each nation will probably get (R20, R21)."""
    edition = s.edition
    tables = board(edition)
    levels = edition.levels
    count = edition.nation_count
    seats = s.seats
    last_point = edition.facts.last_power_point
    armies = s.armies
    upright = [armies[n * levels] for n in range(count)]
    rounds = w.length * (1 - max(s.power) / last_point)
    limit = s.options.max_rounds
    if limit is not None and limit - s.round < rounds:
        rounds = limit - s.round + 0.5
    if rounds < 1.0:
        rounds = 1.0
    taxes: list[int] = []
    final: list[float] = []
    payout: list[float] = []
    for n in range(count):
        foreign = 0
        for other in range(count):
            if other != n:
                foreign |= upright[other]
        home = edition.home[n]
        t = 2 * (s.factories & home & ~foreign).bit_count() + s.flags[n].bit_count()
        taxes.append(t)
        treasury = s.treasury[n]
        if s.government[n] == NOBODY:
            final.append(s.power[n] / 5)
            payout.append(0.0)
            continue
        base = n * levels
        units = total(armies, base) + total(s.fleets, base)
        if s.lying[base]:
            units += total(s.lying, base)
        place = s.place[n]
        distance = tables.steps_to_tax[place] if place >= 0 else 7
        first = 1 if distance <= 3 else (2 if distance <= 6 else 3)
        threats = (foreign & tables.approaches[n]).bit_count()
        potential = (
            t
            + w.unit * min(units, 8)
            - w.crowd * max(0, units - 6)
            + w.treasury * min(treasury, 8)
            - w.threat * threats
        )
        taxations = 1 + (rounds - first) / w.lap if rounds >= first else rounds / (first + 1)
        soon = interpolated(tables.points, t + w.growth * (first - 1) * min(1.0, units / 3))
        p = s.power[n] + min(1.0, taxations) * soon
        if taxations > 1:
            p += (taxations - 1) * interpolated(tables.points, potential)
        final.append(min(p, last_point) / 5)
        interest = 0
        for holding in s.holdings[n * seats : (n + 1) * seats]:
            interest += edition.interest[holding]
        covered = min(1.0, treasury / interest) if interest else 1.0
        health = max(0.0, min(1.0, (t - 0.5 * units) / (interest + 1)))
        payout.append(w.payout * covered * min(1.0, rounds / 4) + w.later * max(0.0, rounds - 3) / 5 * health)
    return Outlook(rounds, taxes, final, payout)


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
