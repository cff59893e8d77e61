"""The weights of a bot and the numbers of an edition as the one array that the thinking functions read.

Not part of the compiled unit.
"""

from __future__ import annotations

from collections.abc import Sequence

from rondel.engine.edition import Edition
from rondel.fast.ints import Floats
from rondel.fast.thinking.weights import MAX_TAX, WEIGHT_COUNT


def weights_of(weights: Sequence[float], edition: Edition) -> Floats:
    """`weights` are the fields of the bots' `Weights` in their order; the array has W_SIZE numbers."""
    if len(weights) != WEIGHT_COUNT:
        raise ValueError(f"{WEIGHT_COUNT} weights expected, not {len(weights)}")
    return [*map(float, weights), *smoothed_points(edition)]


def smoothed_points(edition: Edition) -> list[float]:
    """Power points by tax, smoothed a little where the chart has gaps."""
    last = len(edition.column_of_tax) - 1

    def chart(tax: int) -> int:
        return edition.columns[edition.column_of_tax[min(max(tax, 0), last)]].power

    return [(chart(tax - 1) + 2 * chart(tax) + chart(tax + 1)) / 4 for tax in range(MAX_TAX + 1)]
