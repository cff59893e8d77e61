"""Inputs of the network: a row of numbers for every nation and every seat, mostly between 0 and 1."""

from __future__ import annotations

from rondel.fast.board import (
    ALL_BONDS,
    BOND_COUNT,
    COLUMN_OF_TAX,
    COLUMN_POWER,
    CREDIT,
    FACES,
    FACTOR,
    HIGHEST_FACE,
    HOME,
    INTEREST,
    LAST_POWER_POINT,
    MOST_TAX,
    NATION_COUNT,
    STEPS_TO_TAX,
)
from rondel.fast.evaluation.network import (
    MOST_STEPS,
    N_ARMIES,
    N_BEHIND,
    N_COVER,
    N_ENDS,
    N_ENDS_LATER,
    N_ENDS_SOON,
    N_FACTOR,
    N_FACTORIES,
    N_FINAL,
    N_FLAGS,
    N_FLEETS,
    N_GOVERNED,
    N_LARGEST,
    N_MARGIN,
    N_MOVES,
    N_MOVES_NEXT,
    N_NATION,
    N_ONE,
    N_OPEN,
    N_OWED,
    N_PAYOUT,
    N_POINTS,
    N_POWER,
    N_SEATS,
    N_STEPS,
    N_SURPLUS,
    N_TAX,
    N_THREATS,
    N_TIME,
    N_TIME2,
    N_TREASURY,
    N_UNSOLD,
    N_WAIT,
    NATION_INPUTS,
    P_BANK,
    P_BANK_CASH,
    P_BANK_TIME,
    P_BEST_TIME,
    P_CARD,
    P_CARD_TIME,
    P_CASH,
    P_CASH_TIME,
    P_GOVERNS,
    P_INTEREST,
    P_LEADS,
    P_LEADS_LATE,
    P_MEAN_TIME,
    P_MOVES,
    P_MOVES_SECOND,
    P_MOVES_THIRD,
    P_ONE,
    P_RANK,
    P_SCORE_BEST,
    P_SCORE_MEAN,
    P_SCORE_SHARE,
    P_SEATS,
    P_TIME,
    P_TIME2,
    P_TOP,
    P_VALUE_BEST,
    P_VALUE_MEAN,
    P_VALUE_SHARE,
    SEAT_INPUTS,
    SEAT_ROW,
)
from rondel.fast.evaluation.value import values
from rondel.fast.evaluation.weights import MAX_TAX, W_CHART
from rondel.fast.evaluation.workspace import (
    FINAL,
    INTEREST_OWED,
    NATION_ROWS,
    PAYOUT,
    SCORES_NOW,
    SEAT_ROWS,
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
    MOST_SEATS,
    NATION,
    NOBODY,
    PLACE,
    POWER,
    RONDEL,
    SEATS,
    SWISS_BANKS,
    TREASURY,
)
from rondel.fast.rules.scoring import score_of, winners_of
from rondel.fast.rules.units import free_factories, total_of

LEAD_SCALE = 40.0  # millions that scale to 1; leads are clipped at four times this


def write_network_inputs(t: Ints, s: Ints, w: Floats, m: Floats) -> None:
    """Write all rows to m[NATION_ROWS] and m[SEAT_ROWS]."""
    values(t, s, w, m)
    for nation in range(t[NATION_COUNT]):
        write_nation_inputs(t, s, w, m, nation)
    best = winners_of(t, s)
    for seat in range(s[SEATS]):
        m[SCORES_NOW + seat] = score_of(t, s, seat)
    for seat in range(s[SEATS]):
        write_seat_inputs(t, s, m, seat, best & bit(seat) != 0)


def turns_until(t: Ints, s: Ints, nation: int) -> int:
    """Return the number of other nations' turns before the nation's next one, including ungoverned nations."""
    until = (nation - s[NATION] + t[NATION_COUNT]) % t[NATION_COUNT]
    return t[NATION_COUNT] if until == 0 and s[BASE] != RONDEL else until


def margin_of_government(t: Ints, s: Ints, nation: int) -> int:
    """Return how much more the government lends the nation than any other player."""
    base = HOLDINGS + nation * MOST_SEATS
    government = s[GOVERNMENT + nation]
    most = 0
    for seat in range(s[SEATS]):
        if seat != government:
            most = max(most, t[CREDIT + s[base + seat]])
    return t[CREDIT + s[base + government]] - most


def largest_for_sale(t: Ints, s: Ints, nation: int) -> int:
    """Return the face value of the nation's largest unsold bond."""
    sold = 0
    for holding in range(HOLDINGS + nation * MOST_SEATS, HOLDINGS + nation * MOST_SEATS + s[SEATS]):
        sold |= s[holding]
    most = 0
    for bond in range(t[BOND_COUNT]):
        if not sold & bit(bond):
            most = max(most, t[FACES + bond])
    return most


def write_nation_inputs(t: Ints, s: Ints, w: Floats, m: Floats, n: int) -> None:
    """Write the row of a nation; requires the outlook."""
    row = NATION_ROWS + n * NATION_INPUTS
    for i in range(row, row + NATION_INPUTS):
        m[i] = 0.0
    last = t[LAST_POWER_POINT]
    power = s[POWER + n]
    tax = to_int(m[TAXES + n])
    owed = m[INTEREST_OWED + n]
    cover = s[TREASURY + n] / owed if owed > 0.0 else 2.0
    steps = min(MOST_STEPS, t[STEPS_TO_TAX + s[PLACE + n]]) if s[PLACE + n] >= 0 else 0
    fleets = total_of(s, AFLOAT + n * LEVELS)
    until = turns_until(t, s, n)
    time = m[TIME]
    m[row + N_ONE] = 1.0
    m[row + N_POWER] = power / last
    m[row + N_BEHIND] = (m[TOP] - power) / last
    m[row + N_FACTOR] = t[FACTOR + power] / 5
    m[row + N_TAX] = tax / 20
    m[row + N_POINTS] = w[W_CHART + min(MAX_TAX, tax)] / 10
    if power + t[COLUMN_POWER + t[COLUMN_OF_TAX + min(MOST_TAX - 1, tax)]] >= last:
        m[row + N_ENDS] = 1.0
        m[row + N_ENDS_SOON] = 1.0 if steps <= 3 else 0.0
        m[row + N_ENDS_LATER] = 1.0 if 3 < steps <= 6 else 0.0
    m[row + N_TREASURY] = min(30, s[TREASURY + n]) / 10
    m[row + N_OWED] = owed / 20
    m[row + N_COVER] = min(1.0, cover)
    m[row + N_SURPLUS] = min(2.0, cover) / 2
    m[row + N_ARMIES] = (m[UNITS_OF + n] - fleets) / 8
    m[row + N_FLEETS] = fleets / 8
    m[row + N_THREATS] = m[THREATS_TO + n] / 4
    m[row + N_OPEN] = size(free_factories(t, s, n)) / 4
    m[row + N_FACTORIES] = size(s[FACTORIES] & t[HOME + n]) / 4
    m[row + N_FLAGS] = size(s[FLAGS_OF + n]) / 8
    if s[GOVERNMENT + n] != NOBODY:
        m[row + N_GOVERNED] = 1.0
        m[row + N_MARGIN] = min(30, margin_of_government(t, s, n)) / 15
    m[row + N_FINAL] = m[FINAL + n] / 5
    m[row + N_PAYOUT] = m[PAYOUT + n] / 3
    m[row + N_WAIT] = until / t[NATION_COUNT]
    m[row + N_MOVES] = 1.0 if until == 0 else 0.0
    m[row + N_MOVES_NEXT] = 1.0 if until == 1 else 0.0
    m[row + N_TIME] = time
    m[row + N_TIME2] = time * time
    m[row + N_SEATS] = (s[SEATS] - 2) / 4
    m[row + N_UNSOLD] = 1 - owed / t[INTEREST + t[ALL_BONDS]]
    m[row + N_LARGEST] = largest_for_sale(t, s, n) / t[HIGHEST_FACE]
    m[row + N_STEPS + steps] = 1.0
    m[row + N_NATION + n] = 1.0


def scaled_lead(number: float) -> float:
    """Return a lead in millions, scaled and clipped for the network."""
    return max(-4.0, min(4.0, number / LEAD_SCALE))


def write_seat_inputs(t: Ints, s: Ints, m: Floats, seat: int, leads: bool) -> None:
    """Write the row of a seat without the nations' activations; requires values and scores."""
    row = SEAT_ROWS + seat * SEAT_ROW
    for i in range(row, row + SEAT_INPUTS):
        m[i] = 0.0
    seats = s[SEATS]
    time = m[TIME]
    value = m[VALUES + seat]
    score = m[SCORES_NOW + seat]
    values_of_all = 0.0
    scores_of_all = 0.0
    best_value = -1e9
    best_score = -1e9
    better = 0
    for other in range(seats):
        values_of_all += m[VALUES + other]
        scores_of_all += m[SCORES_NOW + other]
        if other != seat:
            best_value = max(best_value, m[VALUES + other])
            best_score = max(best_score, m[SCORES_NOW + other])
            if m[VALUES + other] > value:
                better += 1
    cash = min(100, s[CASH + seat]) / 20
    above = scaled_lead(value - values_of_all / seats)
    ahead = scaled_lead(value - best_value)
    m[row + P_ONE] = 1.0
    m[row + P_CASH] = cash
    m[row + P_CASH_TIME] = cash * time
    m[row + P_SCORE_MEAN] = scaled_lead(score - scores_of_all / seats)
    m[row + P_SCORE_BEST] = scaled_lead(score - best_score)
    m[row + P_VALUE_MEAN] = above
    m[row + P_VALUE_BEST] = ahead
    m[row + P_CARD] = 1.0 if s[INVESTOR] == seat else 0.0
    m[row + P_CARD_TIME] = time if s[INVESTOR] == seat else 0.0
    if s[SWISS_BANKS] & bit(seat):
        m[row + P_BANK] = 1.0
        m[row + P_BANK_TIME] = time
        m[row + P_BANK_CASH] = cash * time
    m[row + P_LEADS] = 1.0 if leads else 0.0
    m[row + P_LEADS_LATE] = 1 - time if leads else 0.0
    m[row + P_RANK] = better / (seats - 1) if seats > 1 else 0.0
    m[row + P_TIME] = time
    m[row + P_TIME2] = time * time
    m[row + P_SEATS] = (seats - 2) / 4
    m[row + P_TOP] = m[TOP] / t[LAST_POWER_POINT]
    m[row + P_VALUE_SHARE] = (value + 1) * seats / (values_of_all + seats) - 1 if values_of_all > 0.0 else 0.0
    m[row + P_SCORE_SHARE] = (score + 1) * seats / (scores_of_all + seats) - 1
    m[row + P_MEAN_TIME] = above * time
    m[row + P_BEST_TIME] = ahead * time
    interest = 0
    governed = 0
    for n in range(t[NATION_COUNT]):
        interest += t[INTEREST + s[HOLDINGS + n * MOST_SEATS + seat]]
        if s[GOVERNMENT + n] == seat:
            governed += 1
            until = turns_until(t, s, n)
            m[row + P_MOVES] += 1.0 if until == 0 else 0.0
            m[row + P_MOVES_SECOND] += 1.0 if until == 1 else 0.0
            m[row + P_MOVES_THIRD] += 1.0 if until == 2 else 0.0
    m[row + P_INTEREST] = interest / 20
    m[row + P_GOVERNS] = governed / 3
