"""What is over is removed after some days; how full the queue is, for whoever looks after the server."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Table, delete, func, or_, select

from rondel.server.services import Services
from rondel.server.storage import Store
from rondel.server.storage.models import outgoing, outgoing_keys
from rondel.table.clocks import clock
from rondel.wire.moderation import QueueLine

DAY = 86_400.0
SENT_DAYS, FAILED_DAYS = 7, 30
# As long as anything can come up again by itself: a game nobody touched is removed before that, by default.
KEYS_DAYS = 400
STEP = 500


async def remove_old(services: Services) -> int:
    """One step: deliveries that are over, and keys that nobody will use again; how many."""
    now = clock.now()
    # What is over was due last when it ended: asked for like this, an index has it.
    over = or_(
        (outgoing.c.state == "sent") & (outgoing.c.due < now - SENT_DAYS * DAY),
        outgoing.c.state.in_(("failed", "unknown")) & (outgoing.c.due < now - FAILED_DAYS * DAY),
    )
    gone = await _remove(services.store, outgoing, outgoing.c.id, over)
    return gone + await _remove(
        services.store, outgoing_keys, outgoing_keys.c.digest, outgoing_keys.c.at < now - KEYS_DAYS * DAY
    )


async def _remove(store: Store, table: Table, key: ColumnElement[Any], old: ColumnElement[bool]) -> int:
    async with store.write() as connection:
        some = select(key).where(old).limit(STEP)
        return (await connection.execute(delete(table).where(key.in_(some)))).rowcount


async def queue_line(store: Store) -> QueueLine:
    """How many wait, since when the oldest of them could have been sent, and what went wrong in the last day."""
    now = clock.now()
    is_open = outgoing.c.state.in_(("waiting", "claimed", "handed"))
    late = select(func.count(), func.min(outgoing.c.due)).where(is_open, outgoing.c.due <= now)
    ended = (
        select(outgoing.c.state, func.count().label("number"))
        .where(outgoing.c.state.in_(("sent", "failed", "unknown")), outgoing.c.due > now - DAY)
        .group_by(outgoing.c.state)
    )
    async with store.read() as connection:
        number, oldest = (await connection.execute(late)).one()
        waiting = await connection.scalar(select(func.count()).where(is_open)) or 0
        states = {row.state: row.number for row in (await connection.execute(ended)).all()}
    return QueueLine(
        waiting=waiting,
        due=number,
        oldest=round(now - oldest) if oldest is not None else 0,
        sent=states.get("sent", 0),
        failed=states.get("failed", 0),
        unknown=states.get("unknown", 0),
    )
