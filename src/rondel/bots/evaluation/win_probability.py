"""Who wins, as far as can be told: the learned network of an edition, and a mind that knows it.

from rondel import fast
from rondel.bots.evaluation.win_probability import mind

here = fast.position(game)
judge = mind(here.edition)
judge.chances(here)  # each seat's chance to win; they add up to 1
judge.shares(here)  # the expected shares of all scores
"""

from __future__ import annotations

import json
from functools import cache
from importlib import resources

from rondel import Edition, fast
from rondel.bots.evaluation.weights import weights
from rondel.fast.evaluation.network import (
    NET_INVERSE_TEMPERATURE,
    NET_SHARE_ROW,
    NET_WIN_ROW,
    NETWORK_SIZE,
    P_VALUE_MEAN,
    P_VALUE_SHARE,
)
from rondel.fast.evaluation.weights import W_NETWORK
from rondel.fast.layout import MOST_SEATS
from rondel.fast.weight_array import weight_array

# For boards nobody has learned: about how much a lead in value counts in the editions that were
DEFAULT_LEAD_WEIGHT = 3.0


def make_evaluator(edition: Edition) -> fast.Evaluator:
    """A mind that tells chances. Making one takes a while, so keep it; it is not to be used by two threads at once."""
    return fast.Evaluator(weight_array(weights(edition.id), edition, network(edition.id)))


@cache
def network(edition_id: str) -> tuple[float, ...]:
    """The numbers of the network that was learned for an edition; where there is none, one that knows but the value."""
    source = resources.files("rondel.bots.evaluation") / "learned" / "chances" / f"{edition_id}.json"
    if not source.is_file():
        return default_network()
    tables = json.loads(source.read_text(encoding="utf-8"))["tables"]
    return tuple(float(number) for table in tables.values() for number in table)


def default_network() -> tuple[float, ...]:
    """Chances by the lead in value, shares by the share of it."""
    numbers = [0.0] * NETWORK_SIZE
    numbers[NET_WIN_ROW - W_NETWORK + P_VALUE_MEAN] = DEFAULT_LEAD_WEIGHT
    numbers[NET_SHARE_ROW - W_NETWORK + P_VALUE_SHARE] = 1.0
    for seats in range(MOST_SEATS + 1):
        numbers[NET_INVERSE_TEMPERATURE - W_NETWORK + seats] = 1.0
    return tuple(numbers)
