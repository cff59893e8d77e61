"""Hints in solo games, and who would win if the game ended now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import rondel
from rondel.analysis import ending
from rondel.table.errors import bad, conflict, forbidden
from rondel.table.loaded import LoadedGame
from rondel.table.log import choice_of
from rondel.table.table import TableRow, tags_of
from rondel.table.visitors import Visitor


def hint_seat(loaded: LoadedGame, visitor: Visitor) -> int:
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


def with_choices(loaded: LoadedGame, moves: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Moves that were compared, each in parts."""
    return [{**move, "choice": choice_of(loaded.table.edition, move["action"])} for move in moves]


def serialize_hint(loaded: LoadedGame, told: dict[str, Any]) -> dict[str, Any]:
    """A hint as it is sent (wire.Hint)."""
    return {**told, "version": loaded.version, "candidates": with_choices(loaded, told["candidates"])}


def serialize_ending(table: TableRow, game: rondel.Game, viewer: int | None) -> dict[str, Any]:
    """Who wins if it ended now, as this seat may know."""
    report = ending.of(game, viewer).to_dict()
    names = [seat.name or name for seat, name in zip(table.seats, report["players"], strict=True)]
    return {"version": game.version, **report, "players": names}
