"""Where the weights of the bots lie in `w`: the fields of `Weights` in their order, then the tables of the edition.

`weighing.py` fills it. `time` below is the share of the game that is left, from 1 at the start to 0.
"""

from __future__ import annotations

# Power points a nation will have at the end
W_START = 0
W_POWER = 1  # per point it has
W_LEAD = 2  # per point behind the strongest (a negative number)
W_TIME = 3
W_TIME2 = 4  # times time once more
W_NEAR = 5  # per point of a Taxation, if Taxation is one free move away
W_MIDDLE = 6  # two moves away
W_FAR = 7  # three moves away
W_POINTS = 8  # per point of a Taxation now, times time
W_POINTS2 = 9
W_UNIT = 10  # per unit, times time
W_UNIT2 = 11
W_TREASURY = 12  # per million in the treasury, times time
W_TREASURY2 = 13
W_THREAT = 14  # per foreign army beside the home provinces, times time
W_INTEREST = 15  # per million of interest the nation owes, times time
W_SEATS = 16  # per player, times time
W_PACE = 17  # per million of the highest tax of all nations, times time
W_GROWN = 18  # per point it has, times time
# Payouts of a nation's interest still to come
W_PAID = 19
W_PAID_TIME = 20
W_PAID_TIME2 = 21
W_COVERED = 22  # share of the interest that the treasury can pay now
W_COVERED_TIME = 23
W_TAXED = 24  # tax by interest, times time
W_FUNDED = 25  # treasury by interest, times time
W_SMALL = 26  # how small the interest is, times time
# What a player will have at the end
W_CASH = 27
W_CASH_TIME = 28
W_STAKE = 29  # per interest times expected power factor
W_INCOME = 30  # per interest times expected payouts
W_CONTROL = 31  # per nation governed, times time
W_REIGN = 32  # per expected power factor of a nation governed, times time
W_CARD = 33  # holding the investor card, times time
W_BANK = 34  # owning a Swiss Bank, times time
W_BANK_CASH = 35  # its owner's cash, times time
# Manners, set by hand
W_ACTIVATION = 36  # an investment step to the holder of the card: two million and a purchase
W_FILL = 37  # a bond's price in the nation's treasury, per share of its interest
W_HOSTILITY = 38  # greed for others' regions and factories in a maneuver
W_GUARD = 39  # units kept on threatened factories
W_FRONTIER = 40  # unmarked neighbours of a region
W_GIFT = 41  # the most it gives to a treasury at once
W_MEAN = 42  # share of the average rival in the comparison, the rest is the strongest one
WEIGHT_COUNT = 43

# Power points by tax, smoothed a little where the chart has gaps
MAX_TAX = 40
W_CHART = WEIGHT_COUNT
# Whether a network follows that tells chances (`network.py`), and the millions that a certain victory is worth to those
# who look ahead and judge by chances; 0: they judge by value.
W_KNOWS = W_CHART + MAX_TAX + 1
W_VICTORY = W_KNOWS + 1
W_SIZE = W_VICTORY + 1
W_NETWORK = W_SIZE
