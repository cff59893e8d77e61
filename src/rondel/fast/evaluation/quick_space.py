"""Quick choice of a space: the effect of each is estimated from the nation's numbers without playing it.

Lookahead assumes this choice for all players, so it is optimized for speed rather than accuracy.
"""

from __future__ import annotations

from rondel.fast.board import (
    BEFORE_MANEUVER,
    BONUS_FROM_TREASURY,
    FACTORY_COST,
    IMPORT_LIMIT,
    INTEREST,
    LAST_POWER_POINT,
    NATION_COUNT,
    PER_FACTORY,
    SPACE_ACTION,
    SPACE_FACTORY,
    SPACE_IMPORT,
    SPACE_INVESTOR,
    SPACE_PRODUCTION,
    SPACE_TAXATION,
    TAX_GAPS,
)
from rondel.fast.evaluation.final_taxation import worth_of_final_taxation
from rondel.fast.evaluation.reach import flags_in_reach
from rondel.fast.evaluation.stakes import stake_in
from rondel.fast.evaluation.value import (
    cash_weight,
    forecast,
    forecast_as_is,
    forecast_gain,
    outlook,
)
from rondel.fast.evaluation.weights import W_ACTIVATION, W_GIFT, W_MEAN
from rondel.fast.evaluation.workspace import (
    CASH_CHANGE,
    ESTIMATES,
    SHORTENING,
    TAXES,
    TIME,
    TOP,
    UNITS_OF,
)
from rondel.fast.ints import Floats, Ints, bit, size, to_int
from rondel.fast.layout import (
    BASE_NATION,
    CASH,
    GIFTS,
    GIFTS_OFF,
    GOVERNMENT,
    HOLDINGS,
    INVESTOR,
    MOST_SEATS,
    NOBODY,
    PLACE,
    POWER,
    SEATS,
    TREASURY,
)
from rondel.fast.rules.factory import building_sites
from rondel.fast.rules.government import interest_owed_to_others
from rondel.fast.rules.money import price_of_steps, steps_between
from rondel.fast.rules.parts import space_of
from rondel.fast.rules.production import army_supply, fleet_supply
from rondel.fast.rules.rondel import is_passing_investor
from rondel.fast.rules.taxation import bonus_due, pay_due, points_due, tax_of
from rondel.fast.rules.units import free_factories

MANEUVER_FIRST = 2.5  # penalty in millions for taxing one short of a chart step that a free Maneuver would reach


def quick_space(t: Ints, s: Ints, offered: Ints, count: int, w: Floats, m: Floats) -> int:
    """Return the action whose space has the best estimate."""
    estimates(t, s, offered, count, w, m)
    best = 0
    for i in range(1, count):
        if m[ESTIMATES + i] > m[ESTIMATES + best]:
            best = i
    return offered[best]


def estimates(t: Ints, s: Ints, offered: Ints, count: int, w: Floats, m: Floats) -> None:
    """Write the estimated effect of each offered space on the government's standing to m[ESTIMATES], in offer order.

    Also computes the outlook of the position.
    """
    nation = s[BASE_NATION]
    outlook(t, s, w, m)
    for i in range(count):
        m[ESTIMATES + i] = effect_of_space(t, s, space_of(t, offered[i]), nation, w, m)


def effect_of_space(t: Ints, s: Ints, space: int, nation: int, w: Floats, m: Floats) -> float:
    """Return the change in the government's standing caused by the space; requires the outlook."""
    seats = s[SEATS]
    seat = s[GOVERNMENT + nation]
    origin = s[PLACE + nation]
    kind = t[SPACE_ACTION + space]
    time = m[TIME]
    top = m[TOP]
    power = s[POWER + nation]
    tax = to_int(m[TAXES + nation])
    units = to_int(m[UNITS_OF + nation])
    treasury = s[TREASURY + nation]
    for p in range(seats):
        m[CASH_CHANGE + p] = 0.0
    if origin >= 0:
        m[CASH_CHANGE + seat] -= price_of_steps(t, steps_between(t, origin, space), power)
    waiting_bonus = 0.0
    shortens_game = False
    if kind == SPACE_TAXATION:
        revenue = tax_of(t, s, nation)
        pay = pay_due(t, s, nation, revenue)
        bonus = bonus_due(t, s, nation, revenue, pay)
        points = points_due(t, s, nation, revenue)
        power += points
        if (
            origin >= 0
            and t[BEFORE_MANEUVER] & bit(origin)
            and t[TAX_GAPS] & bit(revenue)
            and flags_in_reach(t, s, nation)
        ):
            waiting_bonus = MANEUVER_FIRST
        if power >= t[LAST_POWER_POINT]:
            return worth_of_final_taxation(t, s, nation, seat)
        m[CASH_CHANGE + seat] += bonus
        treasury += revenue - pay
        if t[BONUS_FROM_TREASURY]:
            treasury -= bonus
        if power > top:
            time = min(time, 1 - power / t[LAST_POWER_POINT])
            top = power
            shortens_game = True
    elif kind == SPACE_INVESTOR:
        treasury = estimate_interest_payment(t, s, nation, m)
    elif kind == SPACE_FACTORY:
        lacking = max(0, t[FACTORY_COST] - treasury)
        most = min(w[W_GIFT], s[CASH + seat] + m[CASH_CHANGE + seat]) if s[GIFTS] != GIFTS_OFF else 0.0
        if (not lacking or lacking <= most) and building_sites(t, s, nation):
            tax += t[PER_FACTORY]
            treasury -= t[FACTORY_COST] - lacking
            m[CASH_CHANGE + seat] -= lacking
    elif kind == SPACE_PRODUCTION:
        units += min(army_supply(t, s, nation) + fleet_supply(t, s, nation), size(free_factories(t, s, nation)))
    elif kind == SPACE_IMPORT:
        bought = min(t[IMPORT_LIMIT], treasury)
        bought = min(bought, army_supply(t, s, nation) + fleet_supply(t, s, nation))
        units += bought
        treasury -= bought
    else:
        tax += flags_in_reach(t, s, nation)
    forecast(t, s, w, m, nation, time, top, power, tax, units, treasury, space)
    worth = forecast_gain(w, m, nation)
    if s[INVESTOR] != NOBODY and (kind == SPACE_INVESTOR or is_passing_investor(t, s, nation, space)):
        m[CASH_CHANGE + s[INVESTOR]] += w[W_ACTIVATION]
    each = cash_weight(w, m[TIME])
    own = 0.0
    total = 0.0
    best = -1e9
    for p in range(seats):
        change = each * m[CASH_CHANGE + p] + worth * t[INTEREST + s[HOLDINGS + nation * MOST_SEATS + p]]
        if p == seat:
            own = change
        else:
            total += change
            best = max(best, change)
    result = own - (1 - w[W_MEAN]) * best - w[W_MEAN] * total / max(1, seats - 1) - waiting_bonus
    if shortens_game:
        # In a shorter game everyone's other nations grow less.
        result += shortening_effect(t, s, nation, w, m, time, top)
    return result


def estimate_interest_payment(t: Ints, s: Ints, nation: int, m: Floats) -> int:
    """Return the treasury after paying interest; adds the cash changes of the seats to m[CASH_CHANGE] (R18.2)."""
    government = s[GOVERNMENT + nation]
    others = interest_owed_to_others(t, s, nation)
    treasury = s[TREASURY + nation]
    left = treasury
    for p in range(s[SEATS]):
        amount = t[INTEREST + s[HOLDINGS + nation * MOST_SEATS + p]]
        if p == government:
            amount = max(0, min(amount, treasury - others))
        m[CASH_CHANGE + p] += amount
        left -= amount
    added = max(0, others - treasury)
    m[CASH_CHANGE + government] -= added
    return left + added


def shortening_effect(t: Ints, s: Ints, nation: int, w: Floats, m: Floats, time: float, top: float) -> float:
    """Return how shortening the game to `time` changes the government's standing through all other nations."""
    seats = s[SEATS]
    seat = s[GOVERNMENT + nation]
    fewer = cash_weight(w, time) - cash_weight(w, m[TIME])
    for p in range(seats):
        m[SHORTENING + p] = fewer * s[CASH + p]
    for n in range(t[NATION_COUNT]):
        if n == nation or s[GOVERNMENT + n] == NOBODY:
            continue
        forecast_as_is(t, s, w, m, n, time, top)
        change = forecast_gain(w, m, n)
        for p in range(seats):
            m[SHORTENING + p] += change * t[INTEREST + s[HOLDINGS + n * MOST_SEATS + p]]
    most = -1e9
    total = 0.0
    for p in range(seats):
        if p != seat:
            total += m[SHORTENING + p]
            most = max(most, m[SHORTENING + p])
    return m[SHORTENING + seat] - (1 - w[W_MEAN]) * most - w[W_MEAN] * total / (seats - 1)


def factory_gain(t: Ints, s: Ints, nation: int, given: int, w: Floats, m: Floats) -> float:
    """Return what a factory is worth to the government that gives `given` for it."""
    outlook(t, s, w, m)
    tax = to_int(m[TAXES + nation]) + t[PER_FACTORY]
    units = to_int(m[UNITS_OF + nation])
    treasury = s[TREASURY + nation] + given - t[FACTORY_COST]
    forecast(t, s, w, m, nation, m[TIME], m[TOP], s[POWER + nation], tax, units, treasury, s[PLACE + nation])
    stake = stake_in(t, s, s[GOVERNMENT + nation], nation)
    return forecast_gain(w, m, nation) * stake - given * cash_weight(w, m[TIME])
