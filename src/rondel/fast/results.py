"""What playouts come to. Not part of the compiled unit: a result may travel to other processes."""

from __future__ import annotations

from typing import NamedTuple


class Playouts(NamedTuple):
    """What playouts of one position came to."""

    playouts: int
    """How many were played."""
    decisions: int
    """How many decisions they had in all."""
    cut_off: int
    """How many had not ended after 100,000 decisions; they count as if the game ended there."""
    wins: tuple[float, ...]
    """How many each seat has won; a tie is shared."""
    scores: tuple[float, ...]
    """The mean score of each seat."""
