"""Hints in solo games, and the result if the game ended now."""

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
    """Return the seat for a hint, or raise a refusal.

    Hints are only for solo games: a sandbox may be a copy of another game, and lessons have their own hints.
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
    """Return evaluated moves with their parsed actions."""
    return [{**move, "choice": choice_of(loaded.table.edition, move["action"])} for move in moves]


def serialize_hint(loaded: LoadedGame, hint: dict[str, Any]) -> dict[str, Any]:
    """Return a hint as JSON (wire.Hint)."""
    return {**hint, "version": loaded.version, "candidates": with_choices(loaded, hint["candidates"])}


def serialize_ending(table: TableRow, game: rondel.Game, viewer: int | None) -> dict[str, Any]:
    """Return the result if the game ended now, as far as this seat can see."""
    report = ending.of(game, viewer).to_dict()
    names = [seat.name or name for seat, name in zip(table.seats, report["players"], strict=True)]
    return {"version": game.version, **report, "players": names}
