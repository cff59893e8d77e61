"""The bot interface, and the registry of bots by name.

A bot has one method, which chooses one of the offered actions from a seat's view. A name is a registered one or a path
`package.module:ClassName`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from rondel import Action, Decision, Game, RondelError, SeatView, UnknownAction


class Reason(NamedTuple):
    """Why a bot made a choice: codes and parameters, worded by the catalogs (`reason-<code>`).

    The code describes the action; `found`, if any, what the evaluation found in its favor.
    """

    code: str
    params: Mapping[str, Any]
    found: Reason | None = None

    def to_dict(self) -> dict[str, Any]:
        """Return the reason as JSON-serializable data."""
        return {"code": self.code, "params": dict(self.params), "found": self.found and self.found.to_dict()}


class Bot:
    """Base class of all bots. The same view, options and seed give the same choice."""

    name = "bot"
    description = ""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.thinking_time: float | None = None  # seconds for a hard decision; None: the bot's default
        self.time_limited = True  # cut off overlong searches; disable for reproducible games
        self._reason: Reason | Callable[[], Reason] | None = None

    @property
    def reason(self) -> Reason | None:
        """Return why the last choice was made; search bots compute it lazily."""
        if callable(self._reason):
            self._reason = self._reason()
        return self._reason

    @reason.setter
    def reason(self, reason: Reason | Callable[[], Reason] | None) -> None:
        self._reason = reason

    @property
    def brake(self) -> bool:
        """Deprecated name of `time_limited`."""
        return self.time_limited

    @brake.setter
    def brake(self, time_limited: bool) -> None:
        self.time_limited = time_limited

    def new_game(self, seat: int, view: SeatView) -> None:
        """Called once before the first decision of a game; most bots need nothing."""

    def choose(self, view: SeatView, decision: Decision) -> Action | str:
        """Return one of `decision.actions`, or a gift (`give italy 2`, R6.5); the same decision is then asked again.

        `view.imagine()` returns a game for lookahead.
        """
        raise NotImplementedError


def may_choose(game: Game, action: str) -> bool:
    """Return whether the action is offered, or a gift that the deciding player may make (R6.5)."""
    if action in game.decision.actions:
        return True
    try:
        gift = game.edition.actions.parse(action).parts()
    except UnknownAction:
        return False
    return gift["kind"] == "give" and int(gift["amount"]) <= game.gift_limit(game.decision.player, str(gift["nation"]))


class UnknownBot(RondelError):
    """There is no bot with this name."""


_BOTS: dict[str, type[Bot]] = {}


def register(bot: type[Bot]) -> type[Bot]:
    """Register a bot class under its `name`; usable as a decorator."""
    _BOTS[bot.name] = bot
    return bot


def names() -> tuple[str, ...]:
    """Return all registered names in order of registration, weakest first."""
    return tuple(_BOTS)


def bot_class(name: str) -> type[Bot]:
    """Return the class for a name or a path `package.module:ClassName`."""
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
    """Return a new bot; `thinking_time` (seconds for a hard decision) overrides the bot's default."""
    bot = bot_class(name)(seed)
    if thinking_time is not None:
        bot.thinking_time = thinking_time
    return bot


def describe(name: str) -> str:
    """Return a one-sentence description of a bot, for lists."""
    return bot_class(name).description
