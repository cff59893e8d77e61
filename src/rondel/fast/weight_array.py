"""Builds the float array that evaluation reads: bot weights, tables of the edition, and optionally a network.

Not part of the compiled unit.
"""

from __future__ import annotations

from collections.abc import Sequence

from rondel.engine.edition import Edition
from rondel.fast.evaluation.network import NETWORK_SIZE
from rondel.fast.evaluation.weights import MAX_TAX, WEIGHT_COUNT
from rondel.fast.ints import Floats


def weight_array(
    weights: Sequence[float], edition: Edition, network: Sequence[float] = (), victory: float = 0.0
) -> Floats:
    """Return the weight array for `weights`, the fields of the bots' `Weights` in order.

    A network's numbers are appended to it. `victory` is the value of a certain win in millions for lookahead that
    maximizes win probability; at 0, lookahead maximizes value.
    """
    if len(weights) != WEIGHT_COUNT:
        raise ValueError(f"{WEIGHT_COUNT} weights expected, not {len(weights)}")
    if network and len(network) != NETWORK_SIZE:
        raise ValueError(f"A network of {NETWORK_SIZE} numbers expected, not {len(network)}")
    if victory and not network:
        raise ValueError("Only a network gives win probabilities.")
    known = 1.0 if network else 0.0
    return [*map(float, weights), *smoothed_tax_points(edition), known, victory, *map(float, network)]


def smoothed_tax_points(edition: Edition) -> list[float]:
    """Return the power points by tax, smoothed over the gaps of the chart."""
    last = len(edition.column_of_tax) - 1

    def chart(tax: int) -> int:
        return edition.columns[edition.column_of_tax[min(max(tax, 0), last)]].power

    return [(chart(tax - 1) + 2 * chart(tax) + chart(tax + 1)) / 4 for tax in range(MAX_TAX + 1)]
