"""Bots by name: those that come with us, those a program registers, and any class by its path."""

from __future__ import annotations

import importlib

from rondel import RondelError
from rondel.bots.bot import Bot


class UnknownBot(RondelError):
    """No bot of that name."""


_BOTS: dict[str, type[Bot]] = {}


def register(bot: type[Bot]) -> type[Bot]:
    """Make a bot class known under its `name`; usable as a decorator."""
    _BOTS[bot.name] = bot
    return bot


def names() -> tuple[str, ...]:
    """All registered names, in the order of registration: weakest first."""
    return tuple(_BOTS)


def bot_class(name: str) -> type[Bot]:
    """The class behind a name or a path `package.module:ClassName`."""
    if name in _BOTS:
        return _BOTS[name]
    module_name, colon, class_name = name.partition(":")
    if not colon:
        raise UnknownBot(
            f"There is no bot called {name!r}; there are: {', '.join(names())}, "
            "or your own as package.module:ClassName."
        )
    try:
        found = getattr(importlib.import_module(module_name), class_name)
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"The bot {name!r} cannot be loaded: {error}.") from None
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot(f"{name!r} is not a class derived from rondel.bots.Bot.")
    return found


def make(name: str, seed: int = 0, thinking_time: float | None = None) -> Bot:
    """A new bot; `thinking_time` (seconds for a hard decision) replaces its own idea of it."""
    bot = bot_class(name)(seed)
    if thinking_time is not None:
        bot.thinking_time = thinking_time
    return bot


def describe(name: str) -> str:
    """One sentence about a bot, for lists."""
    return bot_class(name).description
