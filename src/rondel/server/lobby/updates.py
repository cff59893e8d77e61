"""What a reader of the lobby is sent: tables that changed since the last time, and that something concerns them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.limits import Asker
from rondel.server.live import Listener, Reader, following
from rondel.server.lobby.listing import strangers
from rondel.server.services import Services
from rondel.server.storage import no_database
from rondel.table.persons import Visitor
from rondel.table.states import table_of
from rondel.table.table import TableRow
from rondel.wire.lobby import LobbyChange

MOST_SENT = 24  # tables in one event; of more, the reader asks for what it shows
_json = msgspec.json.Encoder()


async def follow_lobby(
    services: Services,
    listener: Listener,
    visitor: Visitor | None,
    since: str | None,
    send: Callable[[bytes], Awaitable[None]],
    askers: Sequence[Asker] = (),
) -> None:
    """What changed since `since` first, then whatever happens, until either side goes away."""
    lobby, moment = services.lobby, since
    try:
        await lobby.tables()
        apart = await strangers(services, visitor)
        first, moment = _change(services, apart, moment, set()), lobby.moment
        await send(b"retry: 2000\n\n" + following.event("tables", first, moment))
        following.greet(services, listener.game_id)
        reader = Reader(services, listener, visitor, time.monotonic())
        while not (services.hub.closing or listener.is_gone):
            if reader.is_in_doubt:
                if not await reader.is_the_same():
                    return
                visitor = reader.visitor
                apart = await strangers(services, visitor)
            await listener.changed.wait()
            if "person" in listener.kinds:
                continue  # who is it now? what else has happened is not lost
            if pause := services.work.seconds_over(askers):
                await asyncio.sleep(min(pause, following.LONGEST_PAUSE))
            kinds = listener.taken()
            if kinds == following.BEAT:
                await send(b": still here\n\n")
                continue
            if not kinds or services.hub.closing or listener.is_gone:
                continue
            if kinds & {"friends", "apart"}:
                apart = await strangers(services, visitor)  # somebody was blocked, or is no more
            if kinds & {"open", "running", "mine", "state"}:
                # Of a maintenance, and when a database was put in the place of another, everybody is told "state".
                with services.work.timed(askers):
                    change = _change(services, apart, None if "state" in kinds else moment, kinds)
                moment = lobby.moment
                await send(following.event("tables", change, moment))
            for kind in sorted(kinds & following.TOLD):
                await send(following.event(kind, following.told(kind)))
    except SQLAlchemyError as error:
        no_database(error)  # noted; the stream ends as any other, and its reader comes back
    finally:
        services.hub.leave(listener)
        following.greet(services, listener.game_id)


def _change(services: Services, apart: frozenset[int], moment: str | None, kinds: set[str]) -> bytes:
    changes = services.lobby.changes_since(moment)
    anew = changes is None or len(changes.open) > MOST_SENT
    found = [] if changes is None or anew else [each for each in changes.open if each.host_id not in apart]
    change = LobbyChange(
        anew=anew,
        open=[_for_everybody(services, table) for table in found],  # type: ignore[misc] # encoded already
        gone=[] if changes is None else changes.gone,
        mine=anew or "mine" in kinds,
        running=anew or "running" in kinds,
    )
    return _json.encode(change)


def _for_everybody(services: Services, table: TableRow) -> msgspec.Raw:
    """The table as a spectator sees it; what is said of presence there may be a little old."""
    made = services.lobby.made.get(table.id)
    if made is None or made[0] != table.revision:
        shown = table_of(table, None, services.store.time, services.hub.present(table.id))
        made = services.lobby.made[table.id] = (table.revision, msgspec.Raw(_json.encode(shown)))
        if len(services.lobby.made) > MOST_SENT * 4:
            services.lobby.made.popitem(last=False)
    return made[1]
