"""The weights of a bot and the numbers of an edition as the one array that the thinking functions read.

Not part of the compiled unit.
"""

from __future__ import annotations

from collections.abc import Sequence

from rondel.engine.edition import Edition
from rondel.fast.ints import Floats
from rondel.fast.thinking.network import NETWORK_SIZE
from rondel.fast.thinking.weights import MAX_TAX, WEIGHT_COUNT


def weights_of(
    weights: Sequence[float], edition: Edition, network: Sequence[float] = (), victory: float = 0.0
) -> Floats:
    """`weights` are the fields of the bots' `Weights` in their order; the array has W_SIZE numbers.

    With the numbers of a network, which tells chances, it has them after these. `victory` says how many millions a
    certain victory is worth to those who look ahead and judge by chances; at 0 they judge by value.
    """
    if len(weights) != WEIGHT_COUNT:
        raise ValueError(f"{WEIGHT_COUNT} weights expected, not {len(weights)}")
    if network and len(network) != NETWORK_SIZE:
        raise ValueError(f"A network of {NETWORK_SIZE} numbers expected, not {len(network)}")
    if victory and not network:
        raise ValueError("Only a network tells chances.")
    known = 1.0 if network else 0.0
    return [*map(float, weights), *smoothed_points(edition), known, victory, *map(float, network)]


def smoothed_points(edition: Edition) -> list[float]:
    """Power points by tax, smoothed a little where the chart has gaps."""
    last = len(edition.column_of_tax) - 1

    def chart(tax: int) -> int:
        return edition.columns[edition.column_of_tax[min(max(tax, 0), last)]].power

    return [(chart(tax - 1) + 2 * chart(tax) + chart(tax + 1)) / 4 for tax in range(MAX_TAX + 1)]
