"""How many tables one person may have at a time, counted in the transaction that would make one more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sqlalchemy import ColumnElement, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.limits.rates import Rates
from rondel.server.play.writing import StoredChange
from rondel.server.storage.models import games, seats, users
from rondel.table.errors import Refusal, too_many

COME_BACK_SECONDS = 600.0


def quotas(rates: Rates, *, enabled: bool) -> Callable[[AsyncConnection, StoredChange], Awaitable[None]]:
    """Refuses a new table, or the start of one, to a host who has enough of them."""
    standing = rates.limits.standing

    async def check(connection: AsyncConnection, change: StoredChange) -> None:
        begins = change.table.state == "running" and (change.is_new or change.before.table.state == "open")
        if not enabled or change.is_unlimited or not (begins or change.is_new):
            return
        table = change.table
        wanted = []
        if change.is_new:
            wanted.append("sandboxes" if table.sandbox else "tables")
        if begins and not any(seat.kind == "human" for seat in table.seats):
            wanted.append("bot_tables")
        if not wanted:
            return
        # The row of the host is the lock: of two requests at the same moment the second counts what the first made.
        await connection.execute(select(users.c.id).where(users.c.id == table.host_id).with_for_update())
        for kind in wanted:
            query = select(func.count()).select_from(games).where(games.c.host_id == table.host_id, *_OF[kind])
            if not change.is_new:
                query = query.where(games.c.id != table.id)
            if (await connection.scalar(query) or 0) >= standing[kind]:
                raise _refusal(kind, standing[kind])

    return check


def _refusal(kind: str, most: int) -> Refusal:
    wait = COME_BACK_SECONDS
    if kind == "tables":
        sentence = f"You have {most} tables that are open or running; end or remove some of them first."
        return too_many("too_many_tables", sentence, retry_after=wait, most=most)
    if kind == "sandboxes":
        return too_many(
            "too_many_sandboxes", f"You have {most} sandboxes; remove some of them first.", retry_after=wait, most=most
        )
    sentence = f"Only bots play at {most} of your tables already; wait until one of those games is over."
    return too_many("too_many_bot_tables", sentence, retry_after=wait, most=most)


_PERSON_SITS = exists().where(seats.c.game_id == games.c.id, seats.c.kind == "human", seats.c.resigned.is_(False))
_OF: dict[str, tuple[ColumnElement[bool], ...]] = {
    "tables": (games.c.sandbox.is_(False), games.c.state.in_(("open", "running"))),
    "sandboxes": (games.c.sandbox.is_(True),),
    "bot_tables": (games.c.state == "running", ~_PERSON_SITS),
}
