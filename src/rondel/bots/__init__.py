"""Bots: choose an action from what one seat may see."""

# Registration order is the order players see: weakest first.
from rondel.bots import random_bot as _random_bot  # noqa: F401, I001
from rondel.bots import easy as _easy  # noqa: F401
from rondel.bots import greedy as _greedy  # noqa: F401
from rondel.bots import levels as _levels  # noqa: F401
from rondel.bots.bot import Bot, Reason, may_choose
from rondel.bots.registry import UnknownBot, describe, make, names, register

__all__ = ["Bot", "Reason", "UnknownBot", "describe", "make", "may_choose", "names", "register"]
