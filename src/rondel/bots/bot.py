"""The interface of a bot, and the registry of bots by name.

A bot has one method: it looks at a seat's view and picks one of the offered actions. A name is a registered one or the
path of a class, `package.module:ClassName`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rondel import Action, Decision, Game, RondelError, SeatView, UnknownAction


class Reason(NamedTuple):
    """Why a bot chose as it did: codes and parameters, worded by the catalogues (`reason-<code>`).

    The code says what the action does; `found`, where there is one, what the evaluation found in its favor.
    """

    code: str
    params: Mapping[str, Any]
    found: Reason | None = None

    def to_dict(self) -> dict[str, Any]:
        """The reason as JSON-able data."""
        return {"code": self.code, "params": dict(self.params), "found": self.found and self.found.to_dict()}


class Bot:
    """Base of all bots. The same view, options and seed give the same choice."""

    name = "bot"
    description = ""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.thinking_time: float | None = None  # seconds for a hard decision; None: the bot's default
        self.time_limited = True  # cut off overlong searches; disable for reproducible games
        self._reason: Reason | Callable[[], Reason] | None = None

    @property
    def reason(self) -> Reason | None:
        """Why the last choice was made; a bot that thinks puts it into words only when somebody asks."""
        if callable(self._reason):
            self._reason = self._reason()
        return self._reason

    @reason.setter
    def reason(self, reason: Reason | Callable[[], Reason] | None) -> None:
        self._reason = reason

    def new_game(self, seat: int, view: SeatView) -> None:
        """Called once before the first decision of a game; most bots need nothing."""

    def choose(self, view: SeatView, decision: Decision) -> Action | str:
        """One of `decision.actions`, or a gift (`give italy 2`, R6.5), after which the same decision is asked again.

        `view.imagine()` gives a game to think ahead in.
        """
        raise NotImplementedError


def may_choose(game: Game, action: str) -> bool:
    """Is this one of the offered actions, or a gift that the player who decides may make (R6.5)?"""
    if action in game.decision.actions:
        return True
    try:
        gift = game.edition.actions.parse(action).parts()
    except UnknownAction:
        return False
    return gift["kind"] == "give" and int(gift["amount"]) <= game.gift_limit(game.decision.player, str(gift["nation"]))


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
