"""Where the numbers of the network lie in `w` that tells chances to win: what it reads, its layers, its sharpness.

One encoder for all nations; what it finds goes to the seats by the bonds they hold and the nations they govern. One
encoder for all seats. Tables of weights lie input by input, each with the numbers of all cells of the layer.
"""

from __future__ import annotations

from rondel.fast.layout import MOST_NATIONS, MOST_SEATS
from rondel.fast.thinking.weights import W_NETWORK

# What is read of a nation (`rows.py`)
N_ONE = 0
N_POWER = 1
N_BEHIND = 2  # the strongest nation
N_FACTOR = 3
N_TAX = 4
N_POINTS = 5
N_ENDS = 6  # one Taxation ends the game
N_ENDS_SOON = 7  # the same, and Taxation is one free move away
N_ENDS_LATER = 8  # two moves away
N_TREASURY = 9
N_OWED = 10
N_COVER = 11
N_SURPLUS = 12
N_ARMIES = 13
N_FLEETS = 14
N_THREATS = 15
N_OPEN = 16  # factories that are not occupied
N_FACTORIES = 17
N_FLAGS = 18
N_GOVERNED = 19
N_MARGIN = 20  # by which the government lends more than the next
N_FINAL = 21
N_PAYOUT = 22
N_WAIT = 23  # until its next turn
N_MOVES = 24  # now
N_MOVES_NEXT = 25
N_TIME = 26
N_TIME2 = 27
N_SEATS = 28
N_UNSOLD = 29  # interest
N_LARGEST = 30  # bond that is for sale
N_STEPS = 31  # one of: not on the rondel, 1 to 8 steps before Taxation
MOST_STEPS = 8
N_NATION = N_STEPS + MOST_STEPS + 1  # one of the nations
NATION_INPUTS = N_NATION + MOST_NATIONS
NATION_CELLS = 16

# What is read of a seat
P_ONE = 0
P_CASH = 1
P_CASH_TIME = 2
P_SCORE_MEAN = 3  # score if it ended now, above that of all seats on average
P_SCORE_BEST = 4  # above that of the strongest rival
P_VALUE_MEAN = 5  # the same with what the seats will probably have
P_VALUE_BEST = 6
P_INTEREST = 7
P_GOVERNS = 8
P_CARD = 9
P_CARD_TIME = 10
P_BANK = 11
P_BANK_TIME = 12
P_BANK_CASH = 13
P_MOVES = 14  # governs the nation whose turn is next, the one after it, the one after that
P_MOVES_SECOND = 15
P_MOVES_THIRD = 16
P_LEADS = 17  # would win if it ended now
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
# Then what the cells of the nations say, by interest held, and of those governed
BY_INTEREST = SEAT_INPUTS
BY_GOVERNMENT = BY_INTEREST + NATION_CELLS
SEAT_ROW = BY_GOVERNMENT + NATION_CELLS
SEAT_CELLS = 32

# The tables
NET_NATION = W_NETWORK
NET_COMMON = NET_NATION + NATION_INPUTS * NATION_CELLS  # from the nations on average to every seat
NET_SEAT = NET_COMMON + NATION_CELLS * SEAT_CELLS
NET_CHANCE = NET_SEAT + SEAT_ROW * SEAT_CELLS  # from cells to the chance
NET_CHANCE_ROW = NET_CHANCE + SEAT_CELLS  # and directly
NET_SHARE = NET_CHANCE_ROW + SEAT_INPUTS
NET_SHARE_ROW = NET_SHARE + SEAT_CELLS
# Sharpness of the chances by number of seats: at the end, and more or less of it per share of the game left
NET_SHARP = NET_SHARE_ROW + SEAT_INPUTS
NET_SHARP_TIME = NET_SHARP + MOST_SEATS + 1
NET_END = NET_SHARP_TIME + MOST_SEATS + 1
NETWORK_SIZE = NET_END - W_NETWORK
