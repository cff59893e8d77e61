"""Event stream of a game; each connection gets its own view, and the event id is the revision."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, cast

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.limits import RateKey
from rondel.server.live.hub import Listener, announce_presence
from rondel.server.play import entries_since, order_list
from rondel.server.services import Services
from rondel.server.storage import database_unavailable
from rondel.server.tables import chat
from rondel.table.clocks import clock
from rondel.table.errors import Refusal
from rondel.table.loaded import LoadedGame
from rondel.table.log import LogEntry
from rondel.table.serializers import serialize_table, state_bytes
from rondel.table.table import TableRow, refuse_hidden
from rondel.table.visitors import Visitor
from rondel.wire.lobby import Told
from rondel.wire.state import Presence

HEARTBEAT = {"beat"}
MAX_PAUSE_SECONDS = 5.0  # for a reader with an exhausted CPU budget
PERSONAL_EVENTS = frozenset(("notices", "friends"))  # sent to all pages of one person, which then reload that data
_json = msgspec.json.Encoder()


def refresh_event(kind: str) -> bytes:
    return _json.encode(Told(about=cast(Any, kind)))


def sse_event(name: str, data: bytes, number: int | str | None = None) -> bytes:
    head = f"event: {name}\ndata: " if number is None else f"event: {name}\nid: {number}\ndata: "
    return b"%b%b\n\n" % (head.encode(), data)


async def follow_game(
    services: Services,
    listener: Listener,
    visitor: Visitor | None,
    seat: int | None,
    invite: str | None,
    last_id: int | None,
    send: Callable[[bytes], Awaitable[None]],
    rate_keys: Sequence[RateKey] = (),
) -> None:
    """Send the state, unless the reader has it, then all changes until either side disconnects.

    Serialization is charged to `rate_keys`; with an exhausted budget, the next update is delayed and has the newest
    state.
    """
    game_id = listener.game_id
    try:
        loaded = await services.spectator_views.visible_game(await services.games.current(game_id), visitor)
        sent_version, sent_undos = loaded.version, loaded.table.undos
        last_chat_id = loaded.chat.lines[-1].number if loaded.chat.lines else 0
        revealed_until = loaded.until
        first = b"retry: 2000\n\n"
        if last_id != loaded.revision or loaded.time.in_maintenance or loaded.table.is_past:
            with services.cpu_budget.timed(rate_keys):
                state = state_bytes(loaded, visitor, seat, services.hub.present(game_id))
            first += sse_event("state", state, loaded.revision)
        await send(first)
        announce_presence_change(services, game_id)
        session = SessionCheck(services, listener, visitor)
        while not (services.hub.closing or listener.is_disconnected):
            if session.is_due:
                if not await session.is_still_valid():
                    return
                visitor = session.visitor
            await listener.changed.wait()
            if "person" in listener.kinds:
                continue  # recheck the session first; the other kinds stay pending
            if pause := services.cpu_budget.seconds_overdrawn(rate_keys):
                await asyncio.sleep(min(pause, MAX_PAUSE_SECONDS))
            kinds = listener.take_kinds()
            if visitor is None or not loaded.table.seats_of(visitor.id):
                kinds.discard("orders")  # standing orders are secret
            if kinds == HEARTBEAT and not loaded.table.is_past:
                await send(b": still here\n\n")
                continue
            if not kinds or services.hub.closing or listener.is_disconnected:
                continue
            newest = await services.games.cache.for_listeners(game_id)
            refuse_hidden(newest.table, visitor, invite)
            before, loaded = loaded, await services.spectator_views.visible_game(newest, visitor)
            until = loaded.until
            if before.table.is_past and not loaded.table.is_past:
                kinds.add("chat")  # the end of the game reveals the players' chat at once
                until = clock.now()
            elif loaded.table.is_past:
                # A delayed spectator sees an earlier state, which changes with later moves or with time alone.
                kinds = (kinds - {"state", "table", "beat"}) | {"chat"}
                if has_changed_for_watcher(before, loaded):
                    kinds.add("state")
                elif "presence" not in kinds:
                    await send(b": still here\n\n")
            present = services.hub.present(game_id)
            if "state" in kinds:
                # After an undo the end of the log is sent again, because sent entries may have been undone.
                since = sent_version if sent_undos == loaded.table.undos else None
                missing: list[LogEntry] = []
                # A slow reader may need more entries than the state contains.
                if since is not None and loaded.log and loaded.log[0].version > since + 1:
                    missing = await entries_since(services.store, game_id, since)
                    missing = [entry for entry in missing if entry.version < loaded.log[0].version]
                # Stored before sending, because the game continues while a slow reader receives the state.
                sent_version, sent_undos = loaded.version, loaded.table.undos
                with services.cpu_budget.timed(rate_keys):
                    state = state_bytes(loaded, visitor, seat, present, since, missing)
                await send(sse_event("state", state, loaded.revision))
            elif "table" in kinds:
                table = _json.encode(serialize_table(loaded.table, visitor, loaded.time, present))
                await send(sse_event("table", table, loaded.revision))
            if "presence" in kinds:
                await send(sse_event("presence", _presence(loaded.table, present)))
            if "orders" in kinds and visitor is not None:
                mine = loaded.table.seats_of(visitor.id)
                async with services.store.read() as connection:
                    orders = await order_list(connection, game_id, visitor.id, mine)
                await send(sse_event("orders", _json.encode(orders)))
            if "chat" in kinds:
                previously_revealed, revealed_until = revealed_until, loaded.until
                for message in await chat.messages(
                    services, game_id, last_chat_id, visitor=visitor, until=until, heard=previously_revealed
                ):
                    last_chat_id = max(last_chat_id, message.id)
                    await send(sse_event("chat", _json.encode(message)))
            if lines := [int(kind.removeprefix("line ")) for kind in kinds if kind.startswith("line ")]:
                for message in await chat.messages(services, game_id, visitor=visitor, only=lines, until=loaded.until):
                    await send(sse_event("chat", _json.encode(message)))  # hidden or restored: sent again
            for kind in sorted(kinds & PERSONAL_EVENTS):
                await send(sse_event(kind, refresh_event(kind)))
    except Refusal as refusal:
        await send(sse_event("gone", refusal.body()))
    except SQLAlchemyError as error:
        database_unavailable(error)  # logs it; the stream ends and its reader reconnects
    finally:
        services.hub.unsubscribe(listener)
        announce_presence_change(services, game_id)


def has_changed_for_watcher(before: LoadedGame, now: LoadedGame) -> bool:
    """Return whether a delayed spectator sees a change."""
    was, table = before.table, now.table
    return (table.version, table.undos, table.state, table.seats) != (was.version, was.undos, was.state, was.seats)


def _presence(table: TableRow, present: frozenset[int]) -> bytes:
    seats = [seat.seat for seat in table.seats if seat.kind == "bot" or seat.user_id in present]
    return _json.encode(Presence(present=seats, watching=len(present)))


_presence_tasks: set[asyncio.Task[Any]] = set()


def announce_presence_change(services: Services, game_id: str) -> None:
    """Announce who is present to the listeners of a game and to the other processes."""
    services.hub.publish_presence(game_id)
    if not services.store.is_sqlite and not services.hub.closing:
        task = asyncio.ensure_future(_announce(services, game_id))
        _presence_tasks.add(task)
        task.add_done_callback(_presence_tasks.discard)


async def _announce(services: Services, game_id: str) -> None:
    try:
        await announce_presence(services, game_id)
    except SQLAlchemyError as error:
        database_unavailable(error)  # logs it; the next periodic announcement repeats it


RECHECK_SECONDS = 300.0  # between two checks whether a reader's session or token is still valid


class SessionCheck:
    def __init__(
        self, services: Services, listener: Listener, visitor: Visitor | None, checked_at: float = float("-inf")
    ) -> None:
        self._services, self._listener, self.visitor, self._checked_at = services, listener, visitor, checked_at

    @property
    def is_due(self) -> bool:
        """Whether the session has to be checked again."""
        due = "person" in self._listener.kinds or time.monotonic() - self._checked_at > RECHECK_SECONDS
        return self.visitor is not None and due

    async def is_still_valid(self) -> bool:
        """Reload the visitor; return False after a logout, a revoked token or a ban, which end the stream."""
        assert self.visitor is not None
        self._checked_at = time.monotonic()
        self._listener.kinds.discard("person")
        self.visitor = await self._services.visitors.refresh(self.visitor)
        return self.visitor is not None and self.visitor.banned_until <= clock.now()
