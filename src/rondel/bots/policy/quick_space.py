"""A quick choice of space: each one's effect estimated from the numbers of the nation, nothing played out.

It is what the looking-ahead bots expect of everybody, so it must be fast rather than exact.
"""

from __future__ import annotations

from collections.abc import Sequence

from rondel import position
from rondel.bots.evaluation.stakes import stakes
from rondel.bots.evaluation.value import (
    WIN,
    Board,
    Moment,
    Outlook,
    board,
    cash_weight,
    forecast,
    outlook,
    worth_of_losing,
)
from rondel.bots.evaluation.weights import Weights
from rondel.position import (
    NOBODY,
    Action,
    Position,
    building_sites,
    count,
    interest_payments,
    is_passing_investor,
    open_provinces,
    regions_in,
    supply,
    taxes,
    winners,
)

MANEUVER_FIRST = 2.5  # millions for taxing just below a step of the chart that a free Maneuver would reach


def flags_in_reach(s: Position, nation: int) -> int:
    """About how many new flags a maneuver now would bring."""
    edition = s.edition
    base = nation * edition.levels
    marked = present = 0
    for n in range(edition.nation_count):
        marked |= s.flags[n]
        b = n * edition.levels
        if n != nation:
            present |= s.armies[b] | s.fleets[b]
    mine = s.flags[nation]
    free = edition.flaggable & ~mine & ~present & ~(s.armies[base] | s.fleets[base])
    gained = 0
    shore = 0
    for r in regions_in(s.fleets[base]):
        for _ in range(count(s.fleets, base, 1 << r)):
            to = r
            for sea, canal in edition.sailings[r]:
                if canal < 0 and free >> sea & 1:
                    free &= ~(1 << sea)
                    gained += 1 if not marked >> sea & 1 else 0
                    to = sea
                    break
            if edition.seas >> to & 1:
                shore |= edition.coast[to]
    armies = s.armies[base] | s.lying[base]
    if armies:
        ways = edition.ways(nation, open_provinces(s, nation))
        for r in regions_in(armies):
            reach = ways.march[r] | (shore if shore >> r & 1 or shore & ways.rail[r] else 0)
            for _ in range(count(s.armies, base, 1 << r) + count(s.lying, base, 1 << r)):
                found = reach & free
                if not found:
                    break
                rather = found & ~marked or found
                low = rather & -rather
                free &= ~low
                gained += 1
    return gained


def quick_space(s: Position, actions: Sequence[Action], w: Weights) -> Action:
    """The space with the best estimated effect on the government's standing."""
    return estimates(s, actions, w)[0][1]


def estimates(s: Position, actions: Sequence[Action], w: Weights) -> list[tuple[float, Action]]:
    """Every offered space with its estimated effect on the government's standing, best first."""
    edition = s.edition
    tables = board(edition)
    nation = position.subject(s)
    seat = s.government[nation]
    view = outlook(s, w)
    found = [(_effect(s, action.space, nation, seat, w, view, tables), action) for action in actions]
    found.sort(key=lambda pair: -pair[0])
    return found


def _effect(s: Position, space: int, nation: int, seat: int, w: Weights, view: Outlook, tables: Board) -> float:
    edition = s.edition
    seats = s.seats
    kind = edition.spaces[space].action
    now = view.now
    each = cash_weight(w, now.time)
    power, tax, units = s.power[nation], view.tax[nation], view.units[nation]
    treasury = s.treasury[nation]
    cash = [0.0] * seats
    if s.place[nation] >= 0:
        cash[seat] -= edition.price(edition.steps(s.place[nation], space), power)
    patience = 0.0
    if kind == "taxation":
        due = taxes(s, nation)
        power += due.points
        if due.tax in tables.gaps and s.place[nation] in tables.before_maneuver and flags_in_reach(s, nation):
            patience = MANEUVER_FIRST
        if power >= tables.last_point:
            return _end(s, nation, seat, due.points, due.bonus)
        cash[seat] += due.bonus
        treasury += due.tax - due.pay
        if edition.facts.bonus_payer == "treasury":
            treasury -= due.bonus
        if power > now.top:
            shorter = min(now.time, 1 - power / tables.last_point)
            now = Moment(shorter, power, now.pace, now.seats)
    elif kind == "investor":
        received, added = interest_payments(s, nation)
        for p, amount in enumerate(received):
            cash[p] += amount
            treasury -= amount
        cash[seat] -= added
        treasury += added
    elif kind == "factory":
        lacking = max(0, edition.facts.factory_cost - treasury)
        most = min(w.gift, s.cash[seat] + cash[seat]) if s.options.gifts != "off" else 0
        if (not lacking or lacking <= most) and building_sites(s, nation):
            tax += edition.facts.per_factory
            treasury -= edition.facts.factory_cost - lacking
            cash[seat] -= lacking
    elif kind == "production":
        left = sum(supply(s, nation))
        units += min(left, s.free_factories(nation).bit_count())
    elif kind == "import":
        bought = min(edition.facts.import_limit, treasury, sum(supply(s, nation)))
        units += bought
        treasury -= bought
    else:
        tax += flags_in_reach(s, nation)
    factor, paid = forecast(
        w, tables, now, power, tax, units, treasury, view.interest[nation], space, view.threats[nation]
    )
    worth = w.stake * (factor - view.final[nation]) + w.income * (paid - view.payout[nation])
    interest = edition.interest
    holdings = s.holdings
    base = nation * seats
    if s.investor != NOBODY and (kind == "investor" or is_passing_investor(s, nation, space)):
        cash[s.investor] += w.activation
    own = total = 0.0
    best = -1e9
    for p in range(seats):
        change = each * cash[p] + worth * interest[holdings[base + p]]
        if p == seat:
            own = change
        else:
            total += change
            if change > best:
                best = change
    result = own - (1 - w.mean) * best - w.mean * total / max(1, seats - 1) - patience
    if now is not view.now:
        # A shorter game costs everybody the growth of his other nations.
        result += _cost_of_haste(s, nation, seat, w, view, tables, now)
    return result


def factory_gain(s: Position, nation: int, given: int, w: Weights) -> float:
    """What a factory is worth to the government that gives so much for it."""
    seat = s.government[nation]
    tables = board(s.edition)
    view = outlook(s, w)
    factor, paid = forecast(
        w,
        tables,
        view.now,
        s.power[nation],
        view.tax[nation] + s.edition.facts.per_factory,
        view.units[nation],
        s.treasury[nation] + given - s.edition.facts.factory_cost,
        view.interest[nation],
        s.place[nation],
        view.threats[nation],
    )
    worth = w.stake * (factor - view.final[nation]) + w.income * (paid - view.payout[nation])
    return worth * stakes(s, seat)[nation] - given * cash_weight(w, view.now.time)


def _cost_of_haste(s: Position, nation: int, seat: int, w: Weights, view: Outlook, tables: Board, now: Moment) -> float:
    interest = s.edition.interest
    fewer = cash_weight(w, now.time) - cash_weight(w, view.now.time)
    lost = [fewer * cash for cash in s.cash]
    for n in range(s.edition.nation_count):
        if n == nation or s.government[n] == NOBODY:
            continue
        factor, paid = forecast(
            w,
            tables,
            now,
            s.power[n],
            view.tax[n],
            view.units[n],
            s.treasury[n],
            view.interest[n],
            s.place[n],
            view.threats[n],
        )
        change = w.stake * (factor - view.final[n]) + w.income * (paid - view.payout[n])
        for p in range(s.seats):
            lost[p] += change * interest[s.holdings[n * s.seats + p]]
    others = [x for p, x in enumerate(lost) if p != seat]
    return lost[seat] - (1 - w.mean) * max(others) - w.mean * sum(others) / len(others)


def _end(s: Position, nation: int, seat: int, points: int, bonus: int) -> float:
    after = s.clone()
    after.power[nation] += points
    after.cash[seat] += bonus
    best = winners(after)
    return WIN if best == [seat] else (0.0 if seat in best else worth_of_losing(s))
