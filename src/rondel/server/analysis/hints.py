"""Hints in solo games: for one person who plays against bots alone, at their own decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rondel.server.errors import bad, conflict, forbidden
from rondel.server.lobby.tags import tags_of
from rondel.server.people.visitors import Visitor
from rondel.server.play.loaded import LoadedGame
from rondel.server.play.log import choice_of


def solo_seat(loaded: LoadedGame, visitor: Visitor) -> int:
    """The seat that asks for a hint and may have one.

    Not in a sandbox, which may be a copy of a game with others, nor where anybody else plays or has played; lessons and
    first games have hints of their own.
    """
    table = loaded.table
    mine = table.seats_of(visitor.id)
    if not mine:
        raise forbidden("not_your_seat", "You do not sit at this table.")
    if tags_of(table) != ["solo"]:
        raise forbidden("hint_not_solo", "Hints are for games that one person plays against bots.")
    if table.state != "running":
        raise conflict("game_over", "This game is over.")
    if table.turn_player not in mine:
        raise bad("not_your_turn", "There is a hint when it is your turn.")
    return mine[0]


def weighed(loaded: LoadedGame, moves: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Moves that were compared, each in parts."""
    return [{**move, "choice": choice_of(loaded.table.edition, move["action"])} for move in moves]


def shown_hint(loaded: LoadedGame, told: dict[str, Any]) -> dict[str, Any]:
    """A hint as it is sent (wire.Hint)."""
    return {**told, "version": loaded.version, "candidates": weighed(loaded, told["candidates"])}
