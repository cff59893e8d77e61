"""What a Swiss Bank gains by stopping a nation (R19)."""

from __future__ import annotations

from rondel.fast.board import LAST_POWER_POINT, TAXATION_SPACE
from rondel.fast.ints import Floats, Ints, whole
from rondel.fast.layout import BANKERS, BASE_NATION, BASE_SPACE, POWER, SEATS
from rondel.fast.rules.queues import head_of
from rondel.fast.rules.scoring import score_of
from rondel.fast.thinking.memory import TAXES, TIME
from rondel.fast.thinking.stakes import stake_in
from rondel.fast.thinking.value import WIN, cash_weight, outlook
from rondel.fast.thinking.weights import MAX_TAX, W_CHART


def forcing_gain(t: Ints, s: Ints, w: Floats, m: Floats) -> float:
    """What a forced stop is worth to the banker asked, in millions; a lost game's end prevented is worth everything."""
    seat = head_of(s[BANKERS])
    nation = s[BASE_NATION]
    outlook(t, s, w, m)
    instead = 0.4
    if s[BASE_SPACE] == t[TAXATION_SPACE]:
        points = w[W_CHART + min(whole(m[TAXES + nation]), MAX_TAX)]
        if s[POWER + nation] + points >= t[LAST_POWER_POINT]:
            return -WIN if is_ahead(t, s, seat) else WIN
        instead = points / 5
    return stake_in(t, s, seat, nation) * (cash_weight(w, m[TIME]) - 0.4 - instead)


def is_ahead(t: Ints, s: Ints, seat: int) -> bool:
    """Has nobody a higher score than this seat?"""
    highest = 0
    for other in range(s[SEATS]):
        highest = max(highest, score_of(t, s, other))
    return score_of(t, s, seat) == highest
