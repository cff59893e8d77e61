"""The float workspace `m` of an evaluation, one per evaluator, and its random number generator.

Each block is described by the function that fills it, and is valid until that function's next call. The generator is a
Lehmer generator with products below 2 ** 63, so the same seed gives the same numbers on every machine, compiled or not.
Its state is m[RNG_STATE]; 0 disables randomness.
"""

from __future__ import annotations

from rondel.fast.board import REGIONS
from rondel.fast.evaluation.network import NATION_CELLS, NATION_INPUTS, SEAT_CELLS, SEAT_ROW
from rondel.fast.ints import Floats, to_int
from rondel.fast.layout import MOST_NATIONS, MOST_OFFERED, MOST_SEATS

# By nation: the stake of a seat in its success (`stakes_of`)
STAKES = 0

# Expected development of the nations (`outlook`)
TIME = STAKES + MOST_NATIONS  # share of the game left
TOP = TIME + 1  # power points of the strongest nation
PACE = TIME + 2  # highest tax of all nations
TAXES = TIME + 3  # by nation, like the blocks below
FINAL = TAXES + MOST_NATIONS  # expected power factor at the end
PAYOUT = FINAL + MOST_NATIONS  # expected interest still to be paid, per million of interest
INTEREST_OWED = PAYOUT + MOST_NATIONS
UNITS_OF = INTEREST_OWED + MOST_NATIONS
THREATS_TO = UNITS_OF + MOST_NATIONS

# Result of the last `forecast` of one nation
FORECAST_FACTOR = THREATS_TO + MOST_NATIONS
FORECAST_PAYOUT = FORECAST_FACTOR + 1

# By seat: expected final money (`values`), and the changes caused by a space
VALUES = FORECAST_PAYOUT + 1
CASH_CHANGE = VALUES + MOST_SEATS
SHORTENING = CASH_CHANGE + MOST_SEATS

# By index in the offer: the estimate of each action (`estimates`, `gains_of_purchases`)
ESTIMATES = SHORTENING + MOST_SEATS

# By region: values of the targets of a nation's maneuver
TARGET_VALUE = ESTIMATES + MOST_OFFERED
TARGET_STAY = TARGET_VALUE + REGIONS
REACHED = TARGET_STAY + REGIONS  # number of moves to it (`count_choices`)
CHOICES = REACHED + REGIONS  # number of moves from it

# Maneuver style (`set_style`), valid until the next choice of a space
STYLE_HOSTILITY = CHOICES + REGIONS
STYLE_GUARD = STYLE_HOSTILITY + 1
STYLE_FRONTIER = STYLE_HOSTILITY + 2

# Cache key of the target values, reused for the next step of the maneuver (`have_targets_changed`)
TARGETS_CACHED = STYLE_FRONTIER + 1
TARGETS_KEY = TARGETS_CACHED + 1
HARM_VALUE = TARGETS_KEY + 14 + 4 * MOST_NATIONS  # by nation: the value of harming it

# State of the RNG, 0 if disabled
RNG_STATE = HARM_VALUE + MOST_NATIONS

# Inputs, activations and outputs of the network (`win_probability.py`)
SCORES_NOW = RNG_STATE + 1
NATION_ROWS = SCORES_NOW + MOST_SEATS
SEAT_ROWS = NATION_ROWS + MOST_NATIONS * NATION_INPUTS
CELLS_OF_NATIONS = SEAT_ROWS + MOST_SEATS * SEAT_ROW
CELLS_ON_AVERAGE = CELLS_OF_NATIONS + MOST_NATIONS * NATION_CELLS
CELLS_OF_ALL = CELLS_ON_AVERAGE + NATION_CELLS
CELLS_OF_SEAT = CELLS_OF_ALL + SEAT_CELLS
WIN_PROBABILITY_OF = CELLS_OF_SEAT + SEAT_CELLS  # by seat
SHARE_OF = WIN_PROBABILITY_OF + MOST_SEATS  # of the sum of final scores

WORKSPACE_SIZE = SHARE_OF + MOST_SEATS

# Lehmer generator
MODULUS = 2147483647
MULTIPLIER = 48271
SEED_MULTIPLIER = 69621  # decorrelates neighboring seeds


def seed_rng(m: Floats, seed: int) -> None:
    """Seed the RNG; 0 disables randomness."""
    m[RNG_STATE] = 0.0
    if seed:
        m[RNG_STATE] = float(seed % MODULUS * SEED_MULTIPLIER % (MODULUS - 1) + 1)
        for _ in range(8):
            next_uniform(m)


def next_uniform(m: Floats) -> float:
    """Return the next random number between 0 and 1."""
    m[RNG_STATE] = float(to_int(m[RNG_STATE]) * MULTIPLIER % MODULUS)
    return m[RNG_STATE] / MODULUS


def next_normal(m: Floats) -> float:
    """Return an approximately standard normal random number: the sum of twelve uniform ones."""
    total = -6.0
    for _ in range(12):
        total += next_uniform(m)
    return total
