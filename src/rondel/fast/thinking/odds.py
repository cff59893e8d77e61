"""Chances to win: out of what each seat will probably have, out of the network, or something in between."""

from __future__ import annotations

from rondel.fast.ints import Floats, Ints, bit, size
from rondel.fast.layout import BASE, NONE, SEATS
from rondel.fast.rules.scoring import winners_of
from rondel.fast.thinking.chances import powered, tell_chances
from rondel.fast.thinking.memory import CHANCE_OF, TIME, VALUES
from rondel.fast.thinking.scenario import Q_ODDS, Q_SCALE, Q_SCALE_TIME
from rondel.fast.thinking.value import values
from rondel.fast.thinking.weights import W_KNOWS

MILLIONS_OF_A_WIN = 100.0


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
