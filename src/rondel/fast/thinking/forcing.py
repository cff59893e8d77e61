"""What a Swiss Bank gains by stopping a nation (R19)."""

from __future__ import annotations

from rondel.fast.board import TAXATION_SPACE
from rondel.fast.ints import Floats, Ints, whole
from rondel.fast.layout import BANKERS, BASE_NATION, BASE_SPACE
from rondel.fast.rules.queues import head_of
from rondel.fast.thinking.final_taxation import is_final_taxation, worth_of_final_taxation
from rondel.fast.thinking.memory import TAXES, TIME
from rondel.fast.thinking.stakes import stake_in
from rondel.fast.thinking.value import cash_weight, outlook
from rondel.fast.thinking.weights import MAX_TAX, W_CHART


def forcing_gain(t: Ints, s: Ints, w: Floats, m: Floats) -> float:
    """What a forced stop is worth to the banker asked, in millions; a lost game's end prevented is worth everything."""
    seat = head_of(s[BANKERS])
    nation = s[BASE_NATION]
    outlook(t, s, w, m)
    instead = 0.4
    if s[BASE_SPACE] == t[TAXATION_SPACE]:
        if is_final_taxation(t, s, nation):
            return -worth_of_final_taxation(t, s, nation, seat)
        instead = w[W_CHART + min(whole(m[TAXES + nation]), MAX_TAX)] / 5
    return stake_in(t, s, seat, nation) * (cash_weight(w, m[TIME]) - 0.4 - instead)
