"""Win probabilities: the learned network of an edition, and an evaluator that uses it.

from rondel import fast
from rondel.bots.evaluation.win_probability import make_evaluator

here = fast.position(game)
evaluator = make_evaluator(here.edition)
evaluator.win_probabilities(here)  # of each seat; they add up to 1
evaluator.score_shares(here)  # the expected shares of all scores
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

# For boards without a learned network: roughly the weight of a lead in value in the learned ones
DEFAULT_LEAD_WEIGHT = 3.0


def make_evaluator(edition: Edition) -> fast.Evaluator:
    """Return an evaluator with a network. Creating one is slow, so reuse it; it is not thread-safe."""
    return fast.Evaluator(weight_array(weights(edition.id), edition, network(edition.id)))


@cache
def network(edition_id: str) -> tuple[float, ...]:
    """Return the learned network of an edition, or the default network if there is none."""
    source = resources.files("rondel.bots.evaluation") / "learned" / "chances" / f"{edition_id}.json"
    if not source.is_file():
        return default_network()
    tables = json.loads(source.read_text(encoding="utf-8"))["tables"]
    return tuple(float(number) for table in tables.values() for number in table)


def default_network() -> tuple[float, ...]:
    """Return a network that uses only values: win probability by lead, shares by share of the value."""
    numbers = [0.0] * NETWORK_SIZE
    numbers[NET_WIN_ROW - W_NETWORK + P_VALUE_MEAN] = DEFAULT_LEAD_WEIGHT
    numbers[NET_SHARE_ROW - W_NETWORK + P_VALUE_SHARE] = 1.0
    for seats in range(MOST_SEATS + 1):
        numbers[NET_INVERSE_TEMPERATURE - W_NETWORK + seats] = 1.0
    return tuple(numbers)
