"""Event stream of the lobby: changed tables, and personal events."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.limits import RateKey
from rondel.server.live import Listener, SessionCheck, game_stream
from rondel.server.lobby.listing import hidden_hosts
from rondel.server.services import Services
from rondel.server.storage import database_unavailable
from rondel.table.serializers import serialize_table
from rondel.table.table import TableRow
from rondel.table.visitors import Visitor
from rondel.wire.lobby import LobbyChange

MOST_SENT = 24  # tables per event; beyond that, the reader reloads its list
_json = msgspec.json.Encoder()


async def follow_lobby(
    services: Services,
    listener: Listener,
    visitor: Visitor | None,
    since: str | None,
    send: Callable[[bytes], Awaitable[None]],
    rate_keys: Sequence[RateKey] = (),
) -> None:
    """Send the changes since `since`, then further changes, until either side disconnects."""
    lobby, cursor = services.lobby, since
    try:
        await lobby.tables()
        hidden = await hidden_hosts(services, visitor)
        first, cursor = _change(services, hidden, cursor, set()), lobby.cursor
        await send(b"retry: 2000\n\n" + game_stream.sse_event("tables", first, cursor))
        game_stream.announce_presence_change(services, listener.game_id)
        session = SessionCheck(services, listener, visitor, time.monotonic())
        while not (services.hub.closing or listener.is_disconnected):
            if session.is_due:
                if not await session.is_still_valid():
                    return
                visitor = session.visitor
                hidden = await hidden_hosts(services, visitor)
            await listener.changed.wait()
            if "person" in listener.kinds:
                continue  # check the session first; other pending events are kept
            if pause := services.cpu_budget.seconds_overdrawn(rate_keys):
                await asyncio.sleep(min(pause, game_stream.MAX_PAUSE_SECONDS))
            kinds = listener.take_kinds()
            if kinds == game_stream.HEARTBEAT:
                await send(b": still here\n\n")
                continue
            if not kinds or services.hub.closing or listener.is_disconnected:
                continue
            if kinds & {"friends", "apart"}:
                hidden = await hidden_hosts(services, visitor)  # blocks have changed
            if kinds & {"open", "running", "mine", "state"}:
                # "state" is sent to everybody for maintenance and after the database was restored.
                with services.cpu_budget.timed(rate_keys):
                    change = _change(services, hidden, None if "state" in kinds else cursor, kinds)
                cursor = lobby.cursor
                await send(game_stream.sse_event("tables", change, cursor))
            for kind in sorted(kinds & game_stream.PERSONAL_EVENTS):
                await send(game_stream.sse_event(kind, game_stream.refresh_event(kind)))
    except SQLAlchemyError as error:
        database_unavailable(error)  # logged; the stream ends and its reader reconnects
    finally:
        services.hub.unsubscribe(listener)
        game_stream.announce_presence_change(services, listener.game_id)


def _change(services: Services, hidden: frozenset[int], cursor: str | None, kinds: set[str]) -> bytes:
    changes = services.lobby.changes_since(cursor)
    must_reload = changes is None or len(changes.open) > MOST_SENT
    found = [] if changes is None or must_reload else [each for each in changes.open if each.host_id not in hidden]
    change = LobbyChange(
        anew=must_reload,
        open=[_for_everybody(services, table) for table in found],  # type: ignore[misc] # encoded already
        gone=[] if changes is None else changes.gone,
        mine=must_reload or "mine" in kinds,
        running=must_reload or "running" in kinds,
    )
    return _json.encode(change)


def _for_everybody(services: Services, table: TableRow) -> msgspec.Raw:
    """Return the table as a spectator sees it, cached; presence may be slightly outdated."""
    encoded = services.lobby.encoded.get(table.id)
    if encoded is None or encoded[0] != table.revision:
        shown = serialize_table(table, None, services.store.time, services.hub.present(table.id))
        encoded = services.lobby.encoded[table.id] = (table.revision, msgspec.Raw(_json.encode(shown)))
        if len(services.lobby.encoded) > MOST_SENT * 4:
            services.lobby.encoded.popitem(last=False)
    return encoded[1]
