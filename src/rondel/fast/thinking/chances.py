"""Every player's chance to win and expected share of all scores, out of the network or out of values alone.

Only sums, products and quotients in a fixed order, so that every machine comes to the same numbers.
"""

from __future__ import annotations

from rondel.fast.board import INTEREST, NATION_COUNT
from rondel.fast.ints import Floats, Ints, bit, size
from rondel.fast.layout import BASE, GOVERNMENT, HOLDINGS, MOST_SEATS, NONE, SEATS
from rondel.fast.rules.scoring import score_of, winners_of
from rondel.fast.thinking.memory import (
    CELLS_OF_ALL,
    CELLS_OF_NATIONS,
    CELLS_OF_SEAT,
    CELLS_ON_AVERAGE,
    CHANCE_OF,
    NATION_ROWS,
    SEAT_ROWS,
    SHARE_OF,
    TIME,
    VALUES,
)
from rondel.fast.thinking.network import (
    BY_GOVERNMENT,
    BY_INTEREST,
    NATION_CELLS,
    NATION_INPUTS,
    NET_CHANCE,
    NET_CHANCE_ROW,
    NET_COMMON,
    NET_NATION,
    NET_SEAT,
    NET_SHARE,
    NET_SHARE_ROW,
    NET_SHARP,
    NET_SHARP_TIME,
    SEAT_CELLS,
    SEAT_INPUTS,
    SEAT_ROW,
)
from rondel.fast.thinking.rows import write_rows
from rondel.fast.thinking.scenario import Q_ODDS, Q_SCALE, Q_SCALE_TIME
from rondel.fast.thinking.value import values
from rondel.fast.thinking.weights import W_KNOWS

INTEREST_UNIT = 10.0  # millions of interest with which the cells of a nation count once
FAINT = -30.0  # exponents below it are taken for it
MILLIONS_OF_A_WIN = 100.0


def powered(x: float) -> float:
    """e to a power from FAINT to 0: by the series for a 64th of it, squared six times."""
    y = max(FAINT, x) / 64
    series = 1 + y * (1 + y * (1 / 2 + y * (1 / 6 + y * (1 / 24 + y * (1 / 120 + y * (1 / 720 + y / 5040))))))
    for _ in range(6):
        series = series * series
    return series


def add_layer(w: Floats, m: Floats, table: int, row: int, inputs: int, to: int, cells: int) -> None:
    """Add what a row of inputs gives to each cell; four cells at a time, each in the order of the inputs."""
    for cell in range(0, cells, 4):
        a = m[to + cell]
        b = m[to + cell + 1]
        c = m[to + cell + 2]
        d = m[to + cell + 3]
        at = table + cell
        for i in range(row, row + inputs):
            x = m[i]
            if x != 0.0:
                a += w[at] * x
                b += w[at + 1] * x
                c += w[at + 2] * x
                d += w[at + 3] * x
            at += cells
        m[to + cell] = a
        m[to + cell + 1] = b
        m[to + cell + 2] = c
        m[to + cell + 3] = d


def cut_below_zero(m: Floats, begin: int, count: int) -> None:
    """What a cell passes on: nothing below 0."""
    for i in range(begin, begin + count):
        if m[i] < 0.0:
            m[i] = 0.0


def weighted_sum(w: Floats, m: Floats, weights: int, begin: int, count: int) -> float:
    """The sum of numbers, each times its weight."""
    total = 0.0
    for i in range(count):
        total += w[weights + i] * m[begin + i]
    return total


def make_shares(m: Floats, begin: int, count: int, sharpness: float) -> None:
    """Turn numbers into shares of one: larger numbers get more of it, the more so the sharper."""
    most = m[begin]
    for i in range(begin + 1, begin + count):
        most = max(most, m[i])
    total = 0.0
    for i in range(begin, begin + count):
        m[i] = powered((m[i] - most) * sharpness)
        total += m[i]
    for i in range(begin, begin + count):
        m[i] = m[i] / total


def encode_nations(t: Ints, w: Floats, m: Floats) -> None:
    """The cells of every nation, their average, and what that gives to every seat."""
    count = t[NATION_COUNT]
    for cell in range(NATION_CELLS):
        m[CELLS_ON_AVERAGE + cell] = 0.0
    for n in range(count):
        cells = CELLS_OF_NATIONS + n * NATION_CELLS
        for cell in range(NATION_CELLS):
            m[cells + cell] = 0.0
        add_layer(w, m, NET_NATION, NATION_ROWS + n * NATION_INPUTS, NATION_INPUTS, cells, NATION_CELLS)
        cut_below_zero(m, cells, NATION_CELLS)
        for cell in range(NATION_CELLS):
            m[CELLS_ON_AVERAGE + cell] += m[cells + cell] / count
    for cell in range(SEAT_CELLS):
        m[CELLS_OF_ALL + cell] = 0.0
    add_layer(w, m, NET_COMMON, CELLS_ON_AVERAGE, NATION_CELLS, CELLS_OF_ALL, SEAT_CELLS)


def interest_held(t: Ints, s: Ints, nation: int, seat: int) -> float:
    """The interest a seat gets from a nation, in units of the network."""
    return t[INTEREST + s[HOLDINGS + nation * MOST_SEATS + seat]] / INTEREST_UNIT


def gather_nations(t: Ints, s: Ints, m: Floats, seat: int) -> None:
    """The rest of a seat's row: the cells of its nations, by interest held, and of those it governs."""
    row = SEAT_ROWS + seat * SEAT_ROW
    for i in range(row + BY_INTEREST, row + SEAT_ROW):
        m[i] = 0.0
    for n in range(t[NATION_COUNT]):
        cells = CELLS_OF_NATIONS + n * NATION_CELLS
        held = interest_held(t, s, n, seat)
        if held > 0.0:
            for cell in range(NATION_CELLS):
                m[row + BY_INTEREST + cell] += held * m[cells + cell]
        if s[GOVERNMENT + n] == seat:
            for cell in range(NATION_CELLS):
                m[row + BY_GOVERNMENT + cell] += m[cells + cell]


def judge_seats(t: Ints, s: Ints, w: Floats, m: Floats) -> None:
    """How the network finds each seat, into m[CHANCE_OF] and m[SHARE_OF], not yet as shares of one."""
    write_rows(t, s, w, m)
    encode_nations(t, w, m)
    for seat in range(s[SEATS]):
        gather_nations(t, s, m, seat)
        row = SEAT_ROWS + seat * SEAT_ROW
        for cell in range(SEAT_CELLS):
            m[CELLS_OF_SEAT + cell] = m[CELLS_OF_ALL + cell]
        add_layer(w, m, NET_SEAT, row, SEAT_ROW, CELLS_OF_SEAT, SEAT_CELLS)
        cut_below_zero(m, CELLS_OF_SEAT, SEAT_CELLS)
        m[CHANCE_OF + seat] = weighted_sum(w, m, NET_CHANCE, CELLS_OF_SEAT, SEAT_CELLS) + weighted_sum(
            w, m, NET_CHANCE_ROW, row, SEAT_INPUTS
        )
        m[SHARE_OF + seat] = weighted_sum(w, m, NET_SHARE, CELLS_OF_SEAT, SEAT_CELLS) + weighted_sum(
            w, m, NET_SHARE_ROW, row, SEAT_INPUTS
        )


def tell_chances(t: Ints, s: Ints, w: Floats, m: Floats) -> None:
    """Each seat's chance to win and its expected share of all scores, into m[CHANCE_OF] and m[SHARE_OF]."""
    seats = s[SEATS]
    if s[BASE] == NONE:
        tell_result(t, s, m)
        return
    judge_seats(t, s, w, m)
    make_shares(m, CHANCE_OF, seats, w[NET_SHARP + seats] + w[NET_SHARP_TIME + seats] * m[TIME])
    make_shares(m, SHARE_OF, seats, 1.0)


def tell_result(t: Ints, s: Ints, m: Floats) -> None:
    """The same for a finished game: who won, and the shares there are."""
    seats = s[SEATS]
    best = winners_of(t, s)
    total = 0
    for seat in range(seats):
        total += score_of(t, s, seat)
    for seat in range(seats):
        m[CHANCE_OF + seat] = 1 / size(best) if best & bit(seat) else 0.0
        m[SHARE_OF + seat] = score_of(t, s, seat) / total if total > 0 else 1 / seats


def odds(t: Ints, s: Ints, w: Floats, m: Floats, q: Floats, network: float) -> None:
    """The chance of each seat to win, into q[Q_ODDS]; a finished game is certain, and several winners share it.

    `network` is the share of a say that the network has, where there is one.
    """
    seats = s[SEATS]
    if s[BASE] == NONE:
        best = winners_of(t, s)
        for seat in range(seats):
            q[Q_ODDS + seat] = 1.0 / size(best) if best & bit(seat) else 0.0
        return
    known = network if w[W_KNOWS] > 0.0 else 0.0
    if known < 1.0:
        odds_of_values(t, s, w, m, q)
    if known > 0.0:
        tell_chances(t, s, w, m)
        for seat in range(seats):
            plain = q[Q_ODDS + seat] * (1.0 - known) if known < 1.0 else 0.0
            q[Q_ODDS + seat] = plain + known * m[CHANCE_OF + seat]


def odds_of_values(t: Ints, s: Ints, w: Floats, m: Floats, q: Floats) -> None:
    """The same out of what each seat will probably have alone."""
    seats = s[SEATS]
    values(t, s, w, m)
    most = -1e9
    for seat in range(seats):
        most = max(most, m[VALUES + seat])
    scale = q[Q_SCALE] + q[Q_SCALE_TIME] * m[TIME]
    total = 0.0
    for seat in range(seats):
        weight = powered((m[VALUES + seat] - most) / scale)
        q[Q_ODDS + seat] = weight
        total += weight
    for seat in range(seats):
        q[Q_ODDS + seat] /= total
