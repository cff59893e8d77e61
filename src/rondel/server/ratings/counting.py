"""Which games count, and for whom: a pure function of the rows of one game in the archive."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Row


class Contender(NamedTuple):
    """Somebody who is rated for a game. A bot at several seats is one contender, at the mean of its places."""

    player: str
    rank: float
    won: float
    user_id: int | None
    bot: str | None


def counted(rows: Sequence[Row[Any]]) -> dict[str, list[Contender]]:
    """The contenders of a game by ladder, in the order of their seats; a ladder for which it does not count is left
    out.

    A game counts if it ended by the rules and nobody was replaced. On the ladder of the people it counts if two of
    them at least have accounts and everybody plays one seat; guests and bots at the table are left out of the order.
    On the ladder of the bots it counts if two different ones sit there; people are left out.
    """
    if len(rows) != rows[0].players or any(row.ended_by != "rules" or not row.kept for row in rows):
        return {}
    ladders: dict[str, list[Contender]] = {}
    people = [row for row in rows if row.bot is None]
    rated = [Contender(row.player, row.rank, row.won, row.user_id, None) for row in people if row.account]
    if len({row.player for row in people}) == len(people) and len(rated) >= 2:
        ladders["people"] = rated
    seats: dict[str, list[Row[Any]]] = {}
    for row in rows:
        if row.bot is not None:
            seats.setdefault(row.player, []).append(row)
    if len(seats) >= 2:
        ladders["bots"] = [
            Contender(player, sum(row.rank for row in at) / len(at), sum(row.won for row in at), None, at[0].bot)
            for player, at in seats.items()
        ]
    return ladders
