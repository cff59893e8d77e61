"""Layout of the weight array `w`: the fields of `Weights` in order, then the tables of the edition.

Filled by `weight_array.py`. `time` is the remaining share of the game, from 1 at the start to 0 at the end.
"""

from __future__ import annotations

# Expected final power points of a nation
W_START = 0
W_POWER = 1  # per point it has
W_LEAD = 2  # per point behind the strongest (a negative number)
W_TIME = 3
W_TIME2 = 4  # times time squared
W_NEAR = 5  # per point of a Taxation, if Taxation is one free move away
W_MIDDLE = 6  # two moves away
W_FAR = 7  # three moves away
W_POINTS = 8  # per point of a Taxation now, times time
W_POINTS2 = 9
W_UNIT = 10  # per unit, times time
W_UNIT2 = 11
W_TREASURY = 12  # per million in the treasury, times time
W_TREASURY2 = 13
W_THREAT = 14  # per foreign army next to the home provinces, times time
W_INTEREST = 15  # per million of interest the nation owes, times time
W_SEATS = 16  # per player, times time
W_PACE = 17  # per million of the highest tax of all nations, times time
W_GROWN = 18  # per point it has, times time
# Expected future payouts of a nation's interest
W_PAID = 19
W_PAID_TIME = 20
W_PAID_TIME2 = 21
W_COVERED = 22  # share of the interest that the treasury can pay now
W_COVERED_TIME = 23
W_TAXED = 24  # tax by interest, times time
W_FUNDED = 25  # treasury by interest, times time
W_SMALL = 26  # smallness of the interest, times time
# Expected final money of a player
W_CASH = 27
W_CASH_TIME = 28
W_STAKE = 29  # per interest times expected power factor
W_INCOME = 30  # per interest times expected payouts
W_CONTROL = 31  # per nation governed, times time
W_REIGN = 32  # per expected power factor of a nation governed, times time
W_CARD = 33  # holding the investor card, times time
W_BANK = 34  # owning a Swiss Bank, times time
W_BANK_CASH = 35  # its owner's cash, times time
# Behavior, set by hand
W_ACTIVATION = 36  # an investment step to the holder of the card: two million and a purchase
W_FILL = 37  # a bond's price in the nation's treasury, per share of its interest
W_HOSTILITY = 38  # value of foreign regions and factories in a maneuver
W_GUARD = 39  # value of guarding threatened factories
W_FRONTIER = 40  # value of unflagged neighbors of a region
W_GIFT = 41  # maximum gift to a treasury
W_MEAN = 42  # weight of the average rival in comparisons; the rest is the strongest rival's
WEIGHT_COUNT = 43

# Power points by tax, smoothed over the gaps of the chart
MAX_TAX = 40
W_CHART = WEIGHT_COUNT
# Whether a network follows (`network.py`), and the value of a certain win in millions for lookahead that maximizes win
# probability; 0: lookahead maximizes value.
W_HAS_NETWORK = W_CHART + MAX_TAX + 1
W_VICTORY = W_HAS_NETWORK + 1
W_SIZE = W_VICTORY + 1
W_NETWORK = W_SIZE
