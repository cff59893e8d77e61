"""Each player's win probability and expected score share, from the network or from values alone.

Only sums, products and quotients in a fixed order, so that results are bit-identical on every machine.
"""

from __future__ import annotations

from rondel.fast.board import INTEREST, NATION_COUNT
from rondel.fast.evaluation.network import (
    BY_GOVERNMENT,
    BY_INTEREST,
    NATION_CELLS,
    NATION_INPUTS,
    NET_COMMON,
    NET_INVERSE_TEMPERATURE,
    NET_INVERSE_TEMPERATURE_TIME,
    NET_NATION,
    NET_SEAT,
    NET_SHARE,
    NET_SHARE_ROW,
    NET_WIN,
    NET_WIN_ROW,
    SEAT_CELLS,
    SEAT_INPUTS,
    SEAT_ROW,
)
from rondel.fast.evaluation.network_inputs import write_network_inputs
from rondel.fast.evaluation.scenario import Q_SCALE, Q_SCALE_TIME, Q_WIN
from rondel.fast.evaluation.value import values
from rondel.fast.evaluation.weights import W_HAS_NETWORK
from rondel.fast.evaluation.workspace import (
    CELLS_OF_ALL,
    CELLS_OF_NATIONS,
    CELLS_OF_SEAT,
    CELLS_ON_AVERAGE,
    NATION_ROWS,
    SEAT_ROWS,
    SHARE_OF,
    TIME,
    VALUES,
    WIN_PROBABILITY_OF,
)
from rondel.fast.ints import Floats, Ints, bit, size
from rondel.fast.layout import BASE, GOVERNMENT, HOLDINGS, MOST_SEATS, NONE, SEATS
from rondel.fast.rules.scoring import score_of, winners_of

INTEREST_UNIT = 10.0  # millions of interest that give a nation's activations weight 1
MIN_EXPONENT = -30.0  # lower exponents are clipped
WIN_IN_MILLIONS = 100.0


def exp_approx(x: float) -> float:
    """Return exp(x) for x from MIN_EXPONENT to 0: the series at x / 64, squared six times."""
    y = max(MIN_EXPONENT, x) / 64
    series = 1 + y * (1 + y * (1 / 2 + y * (1 / 6 + y * (1 / 24 + y * (1 / 120 + y * (1 / 720 + y / 5040))))))
    for _ in range(6):
        series = series * series
    return series


def add_layer(w: Floats, m: Floats, table: int, row: int, inputs: int, to: int, cells: int) -> None:
    """Add the products of inputs and weights to each cell; four cells at a time, each in input order."""
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


def relu(m: Floats, begin: int, count: int) -> None:
    """Replace negative activations with 0."""
    for i in range(begin, begin + count):
        if m[i] < 0.0:
            m[i] = 0.0


def dot_product(w: Floats, m: Floats, weights: int, begin: int, count: int) -> float:
    """Return the dot product of weights and activations."""
    total = 0.0
    for i in range(count):
        total += w[weights + i] * m[begin + i]
    return total


def softmax(m: Floats, begin: int, count: int, inverse_temperature: float) -> None:
    """Replace numbers by their softmax, multiplied by an inverse temperature."""
    most = m[begin]
    for i in range(begin + 1, begin + count):
        most = max(most, m[i])
    total = 0.0
    for i in range(begin, begin + count):
        m[i] = exp_approx((m[i] - most) * inverse_temperature)
        total += m[i]
    for i in range(begin, begin + count):
        m[i] = m[i] / total


def encode_nations(t: Ints, w: Floats, m: Floats) -> None:
    """Compute the activations of every nation, their mean, and its contribution to every seat."""
    count = t[NATION_COUNT]
    for cell in range(NATION_CELLS):
        m[CELLS_ON_AVERAGE + cell] = 0.0
    for n in range(count):
        cells = CELLS_OF_NATIONS + n * NATION_CELLS
        for cell in range(NATION_CELLS):
            m[cells + cell] = 0.0
        add_layer(w, m, NET_NATION, NATION_ROWS + n * NATION_INPUTS, NATION_INPUTS, cells, NATION_CELLS)
        relu(m, cells, NATION_CELLS)
        for cell in range(NATION_CELLS):
            m[CELLS_ON_AVERAGE + cell] += m[cells + cell] / count
    for cell in range(SEAT_CELLS):
        m[CELLS_OF_ALL + cell] = 0.0
    add_layer(w, m, NET_COMMON, CELLS_ON_AVERAGE, NATION_CELLS, CELLS_OF_ALL, SEAT_CELLS)


def interest_held(t: Ints, s: Ints, nation: int, seat: int) -> float:
    """Return the interest a seat receives from a nation, in units of the network."""
    return t[INTEREST + s[HOLDINGS + nation * MOST_SEATS + seat]] / INTEREST_UNIT


def gather_nations(t: Ints, s: Ints, m: Floats, seat: int) -> None:
    """Fill the rest of a seat's row: nations' activations by interest held, and of governed nations."""
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


def score_seats(t: Ints, s: Ints, w: Floats, m: Floats) -> None:
    """Run the network: write each seat's logits to m[WIN_PROBABILITY_OF] and m[SHARE_OF], before softmax."""
    write_network_inputs(t, s, w, m)
    encode_nations(t, w, m)
    for seat in range(s[SEATS]):
        gather_nations(t, s, m, seat)
        row = SEAT_ROWS + seat * SEAT_ROW
        for cell in range(SEAT_CELLS):
            m[CELLS_OF_SEAT + cell] = m[CELLS_OF_ALL + cell]
        add_layer(w, m, NET_SEAT, row, SEAT_ROW, CELLS_OF_SEAT, SEAT_CELLS)
        relu(m, CELLS_OF_SEAT, SEAT_CELLS)
        m[WIN_PROBABILITY_OF + seat] = dot_product(w, m, NET_WIN, CELLS_OF_SEAT, SEAT_CELLS) + dot_product(
            w, m, NET_WIN_ROW, row, SEAT_INPUTS
        )
        m[SHARE_OF + seat] = dot_product(w, m, NET_SHARE, CELLS_OF_SEAT, SEAT_CELLS) + dot_product(
            w, m, NET_SHARE_ROW, row, SEAT_INPUTS
        )


def write_win_probabilities(t: Ints, s: Ints, w: Floats, m: Floats) -> None:
    """Write each seat's win probability and expected score share to m[WIN_PROBABILITY_OF] and m[SHARE_OF]."""
    seats = s[SEATS]
    if s[BASE] == NONE:
        write_result(t, s, m)
        return
    score_seats(t, s, w, m)
    scale = w[NET_INVERSE_TEMPERATURE + seats] + w[NET_INVERSE_TEMPERATURE_TIME + seats] * m[TIME]
    softmax(m, WIN_PROBABILITY_OF, seats, scale)
    softmax(m, SHARE_OF, seats, 1.0)


def write_result(t: Ints, s: Ints, m: Floats) -> None:
    """The same for a finished game: the winners, and the actual shares."""
    seats = s[SEATS]
    best = winners_of(t, s)
    total = 0
    for seat in range(seats):
        total += score_of(t, s, seat)
    for seat in range(seats):
        m[WIN_PROBABILITY_OF + seat] = 1 / size(best) if best & bit(seat) else 0.0
        m[SHARE_OF + seat] = score_of(t, s, seat) / total if total > 0 else 1 / seats


def blend_win_probabilities(t: Ints, s: Ints, w: Floats, m: Floats, q: Floats, network: float) -> None:
    """Write each seat's win probability to q[Q_WIN], blending network and values; a finished game is certain.

    Several winners share it. `network` is the weight of the network, if there is one.
    """
    seats = s[SEATS]
    if s[BASE] == NONE:
        best = winners_of(t, s)
        for seat in range(seats):
            q[Q_WIN + seat] = 1.0 / size(best) if best & bit(seat) else 0.0
        return
    known = network if w[W_HAS_NETWORK] > 0.0 else 0.0
    if known < 1.0:
        softmax_of_values(t, s, w, m, q)
    if known > 0.0:
        write_win_probabilities(t, s, w, m)
        for seat in range(seats):
            plain = q[Q_WIN + seat] * (1.0 - known) if known < 1.0 else 0.0
            q[Q_WIN + seat] = plain + known * m[WIN_PROBABILITY_OF + seat]


def softmax_of_values(t: Ints, s: Ints, w: Floats, m: Floats, q: Floats) -> None:
    """The same from expected final money alone."""
    seats = s[SEATS]
    values(t, s, w, m)
    most = -1e9
    for seat in range(seats):
        most = max(most, m[VALUES + seat])
    scale = q[Q_SCALE] + q[Q_SCALE_TIME] * m[TIME]
    total = 0.0
    for seat in range(seats):
        weight = exp_approx((m[VALUES + seat] - most) / scale)
        q[Q_WIN + seat] = weight
        total += weight
    for seat in range(seats):
        q[Q_WIN + seat] /= total
