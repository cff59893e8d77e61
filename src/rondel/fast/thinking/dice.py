"""Dice for thoughts: the same throws for the same seed on every machine, compiled or not.

A generator of Lehmer's kind, whose products fit into 64 bits; its last number lies in m[DICE], 0 means no dice.
"""

from __future__ import annotations

from rondel.fast.ints import Floats, whole
from rondel.fast.thinking.memory import DICE

MODULUS = 2147483647
MULTIPLIER = 48271
SCATTER = 69621  # seeds beside each other shall not throw alike


def take_dice(m: Floats, seed: int) -> None:
    """Begin a series of throws; without a seed (0) everything goes its usual way."""
    m[DICE] = 0.0
    if seed:
        m[DICE] = float(seed % MODULUS * SCATTER % (MODULUS - 1) + 1)
        for _ in range(8):
            throw(m)


def throw(m: Floats) -> float:
    """The next number between 0 and 1."""
    m[DICE] = float(whole(m[DICE]) * MULTIPLIER % MODULUS)
    return m[DICE] / MODULUS


def bell(m: Floats) -> float:
    """About normally distributed around 0 with a deviation of 1: twelve throws added up."""
    total = -6.0
    for _ in range(12):
        total += throw(m)
    return total
