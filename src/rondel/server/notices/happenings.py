"""Something happened that a person may want to know: noted once, in the transaction that brings it about."""

from __future__ import annotations

from typing import Literal, get_args

import msgspec
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.storage.models import notices
from rondel.server.storage.store import upsert
from rondel.table.clocks import clock

Kind = Literal[
    "your_turn",
    "clock_low",
    "game_started",
    "game_ended",
    "invited",
    "mentioned",
    "table_opened",
    "tournament_round",
]
KINDS: tuple[Kind, ...] = get_args(Kind)
LONGEST_KEY = 160


class Happening(msgspec.Struct, kw_only=True):
    """`params` go into the sentence: what each kind has is in docs/notices.md. `key` names what happened: the same
    person is told of the same key once, however often it is noted."""

    kind: Kind
    user_id: int
    key: str
    game_id: str | None = None
    params: dict[str, str | int] = {}


async def note(connection: AsyncConnection, *happenings: Happening, at: float | None = None) -> None:
    """Keep what happened, in the caller's transaction; the look at notices does the rest."""
    if not happenings:
        return
    now = clock.now() if at is None else at
    rows = [
        {
            "user_id": each.user_id,
            "kind": each.kind,
            "game_id": each.game_id,
            "params": msgspec.json.encode(each.params).decode(),
            "key": each.key[:LONGEST_KEY],
            "at": now,
            "due": now,
            "planned": False,
        }
        for each in happenings
    ]
    await connection.execute(
        upsert(connection, notices).on_conflict_do_nothing(index_elements=["user_id", "key"]), rows
    )
