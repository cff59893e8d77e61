"""One way the game may go on: who plays how, drawn by lot before a candidate is played on.

Every candidate of a decision meets the same scenarios, so that luck is the same for all. A scenario lies in an array of
its own, `q`; its errors of judgment are thrown anew for every turn, from the scenario's seed and the turn's number, so
that two candidates meet the same errors even after they have led to different games.
"""

from __future__ import annotations

from rondel.fast.ints import Floats, Ints
from rondel.fast.layout import MOST_OFFERED, MOST_SEATS, SEATS, TURNS
from rondel.fast.thinking.memory import take_dice, throw

# Kinds of players
QUICK = 0  # judges by the numbers, and errs
FORESEEING = 1  # plays its likely choices on by quick ones and compares what everybody will have
AIMING = 2  # the same, and compares chances to win

# How players are drawn, by kind: shares of the first two, the rest is the third
Q_QUICK_SHARE = 0
Q_FORESEEING_SHARE = 1
Q_QUICK_ERROR = 2  # millions by which a quick player errs
Q_FORESEEING_ERROR = 3  # the same for those who look ahead
# How far and how widely they look
Q_WIDTH = 4  # spaces a foreseeing player compares
Q_PURCHASES = 5
Q_MANNERS = 6  # ways to play a maneuver
Q_REACH = 7  # turns it plays them on
# How the scenario goes on
Q_TURNS = 8  # turns played by these players
Q_MORE = 9  # turns played on quickly after that
Q_SCALE = 10  # millions that make a difference when values become chances
Q_SCALE_TIME = 11  # the same, times the share of the game that is left
# What the network has of a say where there is one: where a scenario ends, and in the thoughts of its players
Q_NETWORK = 12
Q_THOUGHT_NETWORK = 13
# What the quick turns have of a say beside the position they began in
Q_END = 14
Q_SETTINGS = 15

# The scenario itself
Q_SEED = Q_SETTINGS
Q_KIND = Q_SEED + 1  # by seat
Q_ERROR = Q_KIND + MOST_SEATS
Q_STYLED = Q_ERROR + MOST_SEATS  # the turn whose way to maneuver is settled
# Results: by seat
Q_ODDS = Q_STYLED + 1
Q_ODDS_BEFORE = Q_ODDS + MOST_SEATS  # where the quick turns began
# Room: what the offered actions promise, and the errors of this choice
Q_PROMISE = Q_ODDS_BEFORE + MOST_SEATS
MOST_ERRORS = 16
Q_ERRORS = Q_PROMISE + MOST_OFFERED
Q_SIZE = Q_ERRORS + MOST_ERRORS

TURN_STEP = 15485863
PURCHASE_STEP = 32452843


def draw_scenario(s: Ints, seat: int, seed: int, q: Floats, m: Floats) -> None:
    """Who plays how; the seat that thinks knows of itself that it aims, and errs little."""
    take_dice(m, seed)
    q[Q_SEED] = float(seed)
    q[Q_STYLED] = float(s[TURNS])
    for p in range(s[SEATS]):
        lot = throw(m)
        share = 0.4 + 1.2 * throw(m)
        if p == seat:
            q[Q_KIND + p] = float(AIMING)
            q[Q_ERROR + p] = 0.3 * q[Q_FORESEEING_ERROR]
        elif lot < q[Q_QUICK_SHARE]:
            q[Q_KIND + p] = float(QUICK)
            q[Q_ERROR + p] = share * q[Q_QUICK_ERROR]
        elif lot < q[Q_QUICK_SHARE] + q[Q_FORESEEING_SHARE]:
            q[Q_KIND + p] = float(FORESEEING)
            q[Q_ERROR + p] = share * q[Q_FORESEEING_ERROR]
        else:
            q[Q_KIND + p] = float(AIMING)
            q[Q_ERROR + p] = share * q[Q_FORESEEING_ERROR]
