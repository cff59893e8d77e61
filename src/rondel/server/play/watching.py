"""Watching: what somebody without a seat sees of a running game, as its host wishes: all of it, the position of some
time ago (see delayed.py), or nothing. Once a game is over everybody sees it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from rondel.server.people.visitors import Visitor
from rondel.server.play.table import TableRow


def watches(table: TableRow, visitor: Visitor | None) -> Literal["now", "later", "never"]:
    """How this person sees a game: players, and administrators, as it is."""
    customs = table.customs.spectators
    if customs == "now" or table.state != "running":
        return "now"
    if visitor is not None and (visitor.admin or table.seats_of(visitor.id)):
        return "now"
    return customs


def without_game(table: TableRow) -> TableRow:
    """The row for lists: nothing of a game that this reader does not see as it is."""
    return msgspec.structs.replace(
        table,
        version=0,
        revision=0,
        round=0,
        turn_player=None,
        turn_nation=None,
        turn_kind=None,
        clocks=None,
        clock_since=None,
        agreed=[],
        touched=table.created,
        is_past=True,
    )
