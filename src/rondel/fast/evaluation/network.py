"""Layout of the win-probability network in `w`: its inputs, layers and temperature.

One encoder is shared by all nations; its activations reach each seat by bonds held and by nations governed. One encoder
is shared by all seats. Weight matrices are stored input by input, each with the weights to all cells of the layer.
"""

from __future__ import annotations

from rondel.fast.evaluation.weights import W_NETWORK
from rondel.fast.layout import MOST_NATIONS, MOST_SEATS

# Inputs of a nation (`network_inputs.py`)
N_ONE = 0
N_POWER = 1
N_BEHIND = 2  # power points behind the strongest nation
N_FACTOR = 3
N_TAX = 4
N_POINTS = 5
N_ENDS = 6  # one Taxation ends the game
N_ENDS_SOON = 7  # the same, with Taxation one free move away
N_ENDS_LATER = 8  # two moves away
N_TREASURY = 9
N_OWED = 10
N_COVER = 11
N_SURPLUS = 12
N_ARMIES = 13
N_FLEETS = 14
N_THREATS = 15
N_OPEN = 16  # unoccupied factories
N_FACTORIES = 17
N_FLAGS = 18
N_GOVERNED = 19
N_MARGIN = 20  # credit lead of the government
N_FINAL = 21
N_PAYOUT = 22
N_WAIT = 23  # turns until its next one
N_MOVES = 24  # moves now
N_MOVES_NEXT = 25
N_TIME = 26
N_TIME2 = 27
N_SEATS = 28
N_UNSOLD = 29  # share of the interest
N_LARGEST = 30  # largest bond for sale
N_STEPS = 31  # one-hot: not on the rondel, 1 to 8 steps before Taxation
MOST_STEPS = 8
N_NATION = N_STEPS + MOST_STEPS + 1  # one-hot
NATION_INPUTS = N_NATION + MOST_NATIONS
NATION_CELLS = 16

# Inputs of a seat
P_ONE = 0
P_CASH = 1
P_CASH_TIME = 2
P_SCORE_MEAN = 3  # score if the game ended now, minus the mean of all seats
P_SCORE_BEST = 4  # minus the strongest rival's
P_VALUE_MEAN = 5  # the same for expected final money
P_VALUE_BEST = 6
P_INTEREST = 7
P_GOVERNS = 8
P_CARD = 9
P_CARD_TIME = 10
P_BANK = 11
P_BANK_TIME = 12
P_BANK_CASH = 13
P_MOVES = 14  # governs the next nation to move; the second; the third
P_MOVES_SECOND = 15
P_MOVES_THIRD = 16
P_LEADS = 17  # would win if the game ended now
P_LEADS_LATE = 18
P_RANK = 19
P_TIME = 20
P_TIME2 = 21
P_SEATS = 22
P_TOP = 23
P_VALUE_SHARE = 24
P_SCORE_SHARE = 25
P_MEAN_TIME = 26
P_BEST_TIME = 27
SEAT_INPUTS = 28
# Then the nations' activations, weighted by interest held, and summed over governed nations
BY_INTEREST = SEAT_INPUTS
BY_GOVERNMENT = BY_INTEREST + NATION_CELLS
SEAT_ROW = BY_GOVERNMENT + NATION_CELLS
SEAT_CELLS = 32

# Weight matrices
NET_NATION = W_NETWORK
NET_COMMON = NET_NATION + NATION_INPUTS * NATION_CELLS  # from the mean over nations to every seat
NET_SEAT = NET_COMMON + NATION_CELLS * SEAT_CELLS
NET_WIN = NET_SEAT + SEAT_ROW * SEAT_CELLS  # from cells to the win logit
NET_WIN_ROW = NET_WIN + SEAT_CELLS  # from inputs to the win logit
NET_SHARE = NET_WIN_ROW + SEAT_INPUTS
NET_SHARE_ROW = NET_SHARE + SEAT_CELLS
# Inverse temperature by number of seats: at the end, and its change with the remaining share of the game
NET_INVERSE_TEMPERATURE = NET_SHARE_ROW + SEAT_INPUTS
NET_INVERSE_TEMPERATURE_TIME = NET_INVERSE_TEMPERATURE + MOST_SEATS + 1
NET_END = NET_INVERSE_TEMPERATURE_TIME + MOST_SEATS + 1
NETWORK_SIZE = NET_END - W_NETWORK
