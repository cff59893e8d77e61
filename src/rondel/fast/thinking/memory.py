"""The float workspace `m` of programs that think, one per thinker, and its random numbers.

What a block holds is said by the function that fills it; nothing here outlives the next call of that function. The
random numbers are the same for the same seed on every machine, compiled or not: a Lehmer generator whose products fit
into 64 bits; its last number lies in m[DICE], 0 means that nothing is random.
"""

from __future__ import annotations

from rondel.fast.board import REGIONS
from rondel.fast.ints import Floats, whole
from rondel.fast.layout import MOST_NATIONS, MOST_OFFERED, MOST_SEATS
from rondel.fast.thinking.network import NATION_CELLS, NATION_INPUTS, SEAT_CELLS, SEAT_ROW

# By nation: whose success helps the seat asked for (`stakes_of`)
STAKES = 0

# What the evaluation expects of the nations (`outlook`)
TIME = STAKES + MOST_NATIONS  # share of the game left
TOP = TIME + 1  # power points of the strongest nation
PACE = TIME + 2  # highest tax of all nations
TAXES = TIME + 3  # by nation, so all that follow
FINAL = TAXES + MOST_NATIONS  # expected power factor at the end
PAYOUT = FINAL + MOST_NATIONS  # expected interest still to be paid, per million of interest
INTEREST_OWED = PAYOUT + MOST_NATIONS
UNITS_OF = INTEREST_OWED + MOST_NATIONS
THREATS_TO = UNITS_OF + MOST_NATIONS

# What the last `forecast` says of one nation
FACTOR_FORESEEN = THREATS_TO + MOST_NATIONS
PAID_FORESEEN = FACTOR_FORESEEN + 1

# By seat: what each will probably have (`values`), and what a space changes
VALUES = PAID_FORESEEN + 1
CASH_CHANGE = VALUES + MOST_SEATS
LOST = CASH_CHANGE + MOST_SEATS

# By place in the offer: what each action promises (`estimates`, `gains_of_purchases`)
ESTIMATES = LOST + MOST_SEATS

# By region: what a nation's units find in a maneuver
TARGET_VALUE = ESTIMATES + MOST_OFFERED
TARGET_STAY = TARGET_VALUE + REGIONS
REACHED = TARGET_STAY + REGIONS  # moves that lead there (`count_choices`)
CHOICES = REACHED + REGIONS  # moves that begin there

# How a maneuver is played (`take_style`): it outlives everything but the next choice of a space
STYLE_HOSTILITY = CHOICES + REGIONS
STYLE_GUARD = STYLE_HOSTILITY + 1
STYLE_FRONTIER = STYLE_HOSTILITY + 2

# What the targets depend on, kept for the next step of the maneuver (`is_survey_outdated`)
TARGETS_KNOWN = STYLE_FRONTIER + 1
TARGETS_KEY = TARGETS_KNOWN + 1
HATE = TARGETS_KEY + 14 + 4 * MOST_NATIONS  # by nation: what its loss is worth

# The last number thrown, 0 without dice (`dice.py`)
DICE = HATE + MOST_NATIONS

# What the network reads, its cells, and what it says (`chances.py`)
SCORES_NOW = DICE + 1
NATION_ROWS = SCORES_NOW + MOST_SEATS
SEAT_ROWS = NATION_ROWS + MOST_NATIONS * NATION_INPUTS
CELLS_OF_NATIONS = SEAT_ROWS + MOST_SEATS * SEAT_ROW
CELLS_ON_AVERAGE = CELLS_OF_NATIONS + MOST_NATIONS * NATION_CELLS
CELLS_OF_ALL = CELLS_ON_AVERAGE + NATION_CELLS
CELLS_OF_SEAT = CELLS_OF_ALL + SEAT_CELLS
CHANCE_OF = CELLS_OF_SEAT + SEAT_CELLS  # by seat: to win
SHARE_OF = CHANCE_OF + MOST_SEATS  # of all scores at the end

MEMORY_SIZE = SHARE_OF + MOST_SEATS

# Of the random numbers
MODULUS = 2147483647
MULTIPLIER = 48271
SCATTER = 69621  # seeds beside each other shall not throw alike


def take_dice(m: Floats, seed: int) -> None:
    """Begin a series of throws; without a seed (0) everything goes its usual way."""
    m[DICE] = 0.0
    if seed:
        m[DICE] = float(seed % MODULUS * SCATTER % (MODULUS - 1) + 1)
        for _ in range(8):
            throw(m)


def throw(m: Floats) -> float:
    """The next number between 0 and 1."""
    m[DICE] = float(whole(m[DICE]) * MULTIPLIER % MODULUS)
    return m[DICE] / MODULUS


def bell(m: Floats) -> float:
    """About normally distributed around 0 with a deviation of 1: twelve throws added up."""
    total = -6.0
    for _ in range(12):
        total += throw(m)
    return total
