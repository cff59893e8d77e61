"""Bots: choose an action from what one seat may see."""

from rondel.bots.bot import Bot, Reason, UnknownBot, describe, make, may_choose, names, register
from rondel.bots.levels import CHARACTERS, LADDER

for _bot in (*LADDER, *CHARACTERS):
    register(_bot)

__all__ = ["Bot", "Reason", "UnknownBot", "describe", "make", "may_choose", "names", "register"]
