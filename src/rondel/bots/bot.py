"""What a bot is: one method that looks at a seat's view and picks one of the offered actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rondel import Action, Decision, Game, SeatView, UnknownAction


class Reason(NamedTuple):
    """Why a bot chose as it did: a code and parameters, worded by the catalogues (`reason-<code>`)."""

    code: str
    params: Mapping[str, Any]


class Bot:
    """Base of all bots. The same view, options and seed give the same choice."""

    name = "bot"
    description = ""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.thinking_time: float | None = None  # seconds for a hard decision, where somebody has set them
        self.reason: Reason | None = None

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
        gift = game.edition.actions.gift(action)
    except UnknownAction:
        return False
    return gift is not None and gift[1] <= game.gift_limit(game.decision.player, game.edition.nations[gift[0]].id)
