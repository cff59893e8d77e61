"""Value of a position to each player: expected score, income, control and threats."""

from __future__ import annotations

from rondel.fast.board import (
    APPROACHES,
    HOME,
    INTEREST,
    LAST_POWER_POINT,
    NATION_COUNT,
    STEPS_TO_TAX,
)
from rondel.fast.evaluation.weights import (
    MAX_TAX,
    W_BANK,
    W_BANK_CASH,
    W_CARD,
    W_CASH,
    W_CASH_TIME,
    W_CHART,
    W_CONTROL,
    W_COVERED,
    W_COVERED_TIME,
    W_FAR,
    W_FUNDED,
    W_GROWN,
    W_INCOME,
    W_INTEREST,
    W_LEAD,
    W_MEAN,
    W_MIDDLE,
    W_NEAR,
    W_PACE,
    W_PAID,
    W_PAID_TIME,
    W_PAID_TIME2,
    W_POINTS,
    W_POINTS2,
    W_POWER,
    W_REIGN,
    W_SEATS,
    W_SMALL,
    W_STAKE,
    W_START,
    W_TAXED,
    W_THREAT,
    W_TIME,
    W_TIME2,
    W_TREASURY,
    W_TREASURY2,
    W_UNIT,
    W_UNIT2,
)
from rondel.fast.evaluation.workspace import (
    FINAL,
    FORECAST_FACTOR,
    FORECAST_PAYOUT,
    INTEREST_OWED,
    PACE,
    PAYOUT,
    TAXES,
    THREATS_TO,
    TIME,
    TOP,
    UNITS_OF,
    VALUES,
)
from rondel.fast.ints import Floats, Ints, bit, size, to_int
from rondel.fast.layout import (
    AFLOAT,
    BASE,
    CASH,
    FACTORIES,
    FLAGS_OF,
    GOVERNMENT,
    HOLDINGS,
    INVESTOR,
    LEVELS,
    LYING,
    MAX_ROUNDS,
    MOST_SEATS,
    NOBODY,
    NONE,
    PLACE,
    POWER,
    ROUND,
    SEATS,
    SWISS_BANKS,
    TREASURY,
    UPRIGHT,
)
from rondel.fast.rules.scoring import score_of, winners_of
from rondel.fast.rules.units import total_of

WIN = 1000.0
LONG_GAME = 30  # rounds
STANDOFF = 46  # rounds after which, without a limit of rounds, players end the game even if they lose
STANDOFF_END = 200.0
FAR_FROM_TAX = 7  # steps assumed for a nation that is not on the rondel yet


def update_stage(t: Ints, s: Ints, m: Floats) -> None:
    """Write the stage of the game to m[TIME], m[TOP] and m[PACE] (R21.1, A69); requires m[TAXES]."""
    top = 0
    pace = 0.0
    for n in range(t[NATION_COUNT]):
        top = max(top, s[POWER + n])
        pace = max(pace, m[TAXES + n])
    # A long game is nearly over even if nations delay their Taxation.
    time = min(1 - top / t[LAST_POWER_POINT], max(0.0, 1 - s[ROUND] / LONG_GAME))
    limit = s[MAX_ROUNDS]
    if limit:
        time = min(time, max(0.0, (limit - s[ROUND]) / 16))
    m[TIME] = time
    m[TOP] = top
    m[PACE] = pace


def forecast(
    t: Ints,
    s: Ints,
    w: Floats,
    m: Floats,
    nation: int,
    time: float,
    top: float,
    power: float,
    tax: int,
    units: int,
    treasury: int,
    place: int,
) -> None:
    """Forecast a nation's final power factor, and the future payouts per million of its interest.

    Written to m[FORECAST_FACTOR] and m[FORECAST_PAYOUT]; uses pace, threats and interest of the outlook.
    """
    distance = t[STEPS_TO_TAX + place] if place >= 0 else FAR_FROM_TAX
    points = w[W_CHART + min(MAX_TAX, tax)]
    money = min(15, treasury)
    army = min(8, units)
    interest = m[INTEREST_OWED + nation]
    p = (
        w[W_START]
        + w[W_POWER] * power
        + w[W_LEAD] * (power - top)
        + points * (w[W_NEAR] if distance <= 3 else (w[W_MIDDLE] if distance <= 6 else w[W_FAR]))
        + time
        * (
            w[W_TIME]
            + w[W_TIME2] * time
            + points * (w[W_POINTS] + w[W_POINTS2] * time)
            + army * (w[W_UNIT] + w[W_UNIT2] * time)
            + money * (w[W_TREASURY] + w[W_TREASURY2] * time)
            + w[W_THREAT] * m[THREATS_TO + nation]
            + w[W_INTEREST] * min(25.0, interest)
            + w[W_SEATS] * s[SEATS]
            + w[W_PACE] * m[PACE]
            + w[W_GROWN] * power
        )
    )
    if p < power:
        p = power
    if p > t[LAST_POWER_POINT]:
        p = 1.0 * t[LAST_POWER_POINT]
    owed = interest if interest > 0 else 1.0
    cover = treasury / owed
    paid = (
        w[W_PAID]
        + w[W_COVERED] * (cover if cover < 1 else 1.0)
        + time
        * (
            w[W_PAID_TIME]
            + w[W_PAID_TIME2] * time
            + w[W_COVERED_TIME] * (cover if cover < 1 else 1.0)
            + w[W_TAXED] * (tax / owed if tax < 2 * owed else 2.0)
            + w[W_FUNDED] * (cover if cover < 3 else 3.0)
            + w[W_SMALL] * (10 / owed if owed > 10 else 1.0)
        )
    )
    m[FORECAST_FACTOR] = p / 5
    m[FORECAST_PAYOUT] = paid if paid > 0 else 0.0


def outlook(t: Ints, s: Ints, w: Floats, m: Floats) -> None:
    """Forecast every nation, into the blocks of `workspace.py` from m[TIME] on (R20, R21)."""
    count = t[NATION_COUNT]
    once = 0
    twice = 0
    for n in range(count):
        upright = s[UPRIGHT + n * LEVELS]
        twice |= once & upright
        once |= upright
    for n in range(count):
        base = n * LEVELS
        foreign = twice | once & ~s[UPRIGHT + base]
        m[TAXES + n] = 2 * size(s[FACTORIES] & t[HOME + n] & ~foreign) + size(s[FLAGS_OF + n])
        owed = 0
        for holding in range(HOLDINGS + n * MOST_SEATS, HOLDINGS + n * MOST_SEATS + s[SEATS]):
            owed += t[INTEREST + s[holding]]
        m[INTEREST_OWED + n] = owed
        m[UNITS_OF + n] = total_of(s, UPRIGHT + base) + total_of(s, AFLOAT + base) + total_of(s, LYING + base)
        m[THREATS_TO + n] = size(foreign & t[APPROACHES + n])
    update_stage(t, s, m)
    time = m[TIME]
    for n in range(count):
        if s[GOVERNMENT + n] == NOBODY:
            m[FINAL + n] = s[POWER + n] / 5 + time
            m[PAYOUT + n] = 0.0
            continue
        forecast_as_is(t, s, w, m, n, time, m[TOP])
        m[FINAL + n] = m[FORECAST_FACTOR]
        m[PAYOUT + n] = m[FORECAST_PAYOUT]


def forecast_as_is(t: Ints, s: Ints, w: Floats, m: Floats, nation: int, time: float, top: float) -> None:
    """Forecast a nation in its current state, for a stage of the game."""
    tax = to_int(m[TAXES + nation])
    units = to_int(m[UNITS_OF + nation])
    forecast(t, s, w, m, nation, time, top, s[POWER + nation], tax, units, s[TREASURY + nation], s[PLACE + nation])


def forecast_gain(w: Floats, m: Floats, nation: int) -> float:
    """Return the gain per million of the nation's interest if the last forecast replaces the outlook."""
    factor = m[FORECAST_FACTOR] - m[FINAL + nation]
    paid = m[FORECAST_PAYOUT] - m[PAYOUT + nation]
    return w[W_STAKE] * factor + w[W_INCOME] * paid


def cash_weight(w: Floats, time: float) -> float:
    """Return the value of a million in cash, which can still buy bonds while time remains."""
    return w[W_CASH] + w[W_CASH_TIME] * time


def values(t: Ints, s: Ints, w: Floats, m: Floats) -> None:
    """Write each seat's expected final money to m[VALUES], in millions."""
    outlook(t, s, w, m)
    values_from_outlook(t, s, w, m)


def values_from_outlook(t: Ints, s: Ints, w: Floats, m: Floats) -> None:
    """The same, from an existing outlook."""
    seats = s[SEATS]
    time = m[TIME]
    each = cash_weight(w, time)
    for seat in range(seats):
        m[VALUES + seat] = each * s[CASH + seat]
    for n in range(t[NATION_COUNT]):
        factor = m[FINAL + n]
        worth = w[W_STAKE] * factor + w[W_INCOME] * m[PAYOUT + n]
        for seat in range(seats):
            held = s[HOLDINGS + n * MOST_SEATS + seat]
            if held:
                m[VALUES + seat] += t[INTEREST + held] * worth
        government = s[GOVERNMENT + n]
        if government != NOBODY:
            m[VALUES + government] += time * (w[W_CONTROL] + w[W_REIGN] * factor)
    if s[INVESTOR] != NOBODY:
        m[VALUES + s[INVESTOR]] += w[W_CARD] * time
    if s[SWISS_BANKS]:
        for seat in range(seats):
            if s[SWISS_BANKS] & bit(seat):
                m[VALUES + seat] += time * (w[W_BANK] + w[W_BANK_CASH] * s[CASH + seat])


def relative_to_rivals(s: Ints, m: Floats, seat: int, mean: float) -> float:
    """Return a seat's value in m[VALUES] relative to the strongest and the average rival."""
    seats = s[SEATS]
    if seats == 1:
        return m[VALUES]
    best = -1e9
    total = 0.0
    for other in range(seats):
        if other != seat:
            worth = m[VALUES + other]
            total += worth
            best = max(best, worth)
    return m[VALUES + seat] - (1 - mean) * best - mean * total / (seats - 1)


def is_standoff(s: Ints) -> bool:
    """Return whether the game has lasted so long that players should end it; not with a limit of rounds."""
    return s[ROUND] >= STANDOFF and s[MAX_ROUNDS] == 0


def value_of_losing(s: Ints) -> float:
    """Return the value of a lost game, which is higher in a standoff."""
    return STANDOFF_END if is_standoff(s) else -WIN


def utility_of(t: Ints, s: Ints, seat: int, w: Floats, m: Floats) -> float:
    """Return the seat's standing; for a finished game, its result."""
    if s[BASE] == NONE:
        best = winners_of(t, s)
        won = WIN / size(best) if best & bit(seat) else value_of_losing(s)
        for other in range(s[SEATS]):
            m[VALUES + other] = score_of(t, s, other)
        return won + relative_to_rivals(s, m, seat, 0.0)
    values(t, s, w, m)
    return relative_to_rivals(s, m, seat, w[W_MEAN])
