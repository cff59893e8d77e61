"""Live updates as Server-Sent Events: each connection gets its own view; the id of an event is the revision."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from typing import Any

import msgspec
from litestar.response.streaming import ASGIStreamingResponse, Stream
from litestar.types import Receive, Scope, Send

from rondel.server.errors import Refusal
from rondel.server.http.wire.state import Presence
from rondel.server.limits.kinds import Asker
from rondel.server.live.hub import Listener
from rondel.server.live.presence import announce_presence
from rondel.server.live.states import state_bytes, table_of
from rondel.server.people.visitors import Visitor
from rondel.server.play.log import LogEntry, entries_since
from rondel.server.play.table import TableRow, refuse_hidden
from rondel.server.services import Services
from rondel.server.tables import chat

HEARTBEAT_SECONDS = 15.0
LOOK_SECONDS = 300.0  # how often it is looked whether the reader's session or token has not ended meanwhile
LONGEST_PAUSE = 5.0  # for a reader whose budget of computing is used up
SEND_SECONDS = 30.0  # a reader that takes nothing for this long is gone
_json = msgspec.json.Encoder()


def event(name: str, data: bytes, number: int | None = None) -> bytes:
    head = f"event: {name}\n" if number is None else f"event: {name}\nid: {number}\n"
    return head.encode() + b"data: " + data + b"\n\n"


async def events(
    services: Services,
    listener: Listener,
    visitor: Visitor | None,
    seat: int | None,
    invite: str | None,
    last_id: int | None,
    askers: Sequence[Asker] = (),
) -> AsyncGenerator[bytes]:
    """State first (unless the reader has it), then whatever happens, until either side goes away.

    Making a state is charged to `askers`; whose budget is used up gets the next one later, which is then the newest.
    """
    game_id = listener.game_id
    try:
        loaded = await services.games.current(game_id)
        sent_version, sent_undos = loaded.version, loaded.table.undos
        said = loaded.chat.numbers[-1] if loaded.chat.numbers else 0
        yield b"retry: 2000\n\n"
        if last_id != loaded.revision or loaded.time.resting:
            with services.work.timed(askers):
                state = state_bytes(loaded, visitor, seat, services.hub.present(game_id))
            yield event("state", state, loaded.revision)
        _greet(services, game_id)
        looked = float("-inf")
        while not services.hub.closing:
            if visitor is not None and ("person" in listener.kinds or time.monotonic() - looked > LOOK_SECONDS):
                looked = time.monotonic()
                listener.kinds.discard("person")
                visitor = await services.visitors.again(visitor)
                if visitor is None or visitor.banned_until > time.time():
                    return  # logged out, a token withdrawn, banned: whoever it is now has to ask anew
            try:
                # Not wait_for: on Python 3.11 it can swallow the cancellation of a reader that leaves.
                async with asyncio.timeout(HEARTBEAT_SECONDS):
                    await listener.changed.wait()
            except TimeoutError:
                yield b": still here\n\n"
                continue
            if "person" in listener.kinds:
                continue  # who is it now? what else has happened is not lost
            if pause := services.work.seconds_over(askers):
                await asyncio.sleep(min(pause, LONGEST_PAUSE))
            kinds = listener.taken()
            if not kinds:
                continue
            loaded = await services.games.cache.announced(game_id)
            refuse_hidden(loaded.table, visitor, invite)
            present = services.hub.present(game_id)
            if "state" in kinds:
                # After an undo the end of the log is sent again: what was sent before may have been taken back.
                since = sent_version if sent_undos == loaded.table.undos else None
                missing: list[LogEntry] = []
                if since is not None and loaded.log and loaded.log[0].version > since + 1:  # a slow reader, a fast game
                    missing = await entries_since(services.store, game_id, since)
                    missing = [entry for entry in missing if entry.version < loaded.log[0].version]
                # Noted before it is sent: while a slow reader takes it, the game goes on.
                sent_version, sent_undos = loaded.version, loaded.table.undos
                with services.work.timed(askers):
                    state = state_bytes(loaded, visitor, seat, present, since, missing)
                yield event("state", state, loaded.revision)
            elif "table" in kinds:
                yield event(
                    "table", _json.encode(table_of(loaded.table, visitor, loaded.time, present)), loaded.revision
                )
            if "presence" in kinds:
                yield event("presence", _presence(loaded.table, present))
            if "chat" in kinds:
                for message in await chat.messages(services, game_id, said, visitor=visitor):
                    said = message.id
                    yield event("chat", _json.encode(message))
            if lines := [int(kind.removeprefix("line ")) for kind in kinds if kind.startswith("line ")]:
                for message in await chat.messages(services, game_id, visitor=visitor, only=lines):
                    yield event("chat", _json.encode(message))  # hidden or restored: said once more
    except Refusal as refusal:
        yield event("gone", refusal.body())
    finally:
        services.hub.leave(listener)
        _greet(services, game_id)


def _presence(table: TableRow, present: frozenset[int]) -> bytes:
    seats = [seat.seat for seat in table.seats if seat.kind == "bot" or seat.user_id in present]
    return _json.encode(Presence(present=seats, watching=len(present)))


_telling: set[asyncio.Task[Any]] = set()


def _greet(services: Services, game_id: str) -> None:
    """Tell those who are here, and the other processes, who is present now."""
    services.hub.tell(game_id, "presence")
    if not services.store.is_sqlite and not services.hub.closing:
        task = asyncio.ensure_future(announce_presence(services, game_id))
        _telling.add(task)
        task.add_done_callback(_telling.discard)


class Source(AsyncIterator[bytes]):
    """Events with the listener they come from, which leaves when the response is over, whatever happened."""

    def __init__(self, events: AsyncGenerator[bytes], leave: Callable[[], None]) -> None:
        self._events, self.leave = events, leave

    async def __anext__(self) -> bytes:
        return await self._events.__anext__()

    async def aclose(self) -> None:
        await self._events.aclose()


class _EventResponse(ASGIStreamingResponse):
    """Ends when the stream ends, the reader goes away or reads nothing for too long."""

    __slots__ = ()
    iterator: Source

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.iterator.leave()  # also if nothing was ever sent, and so the events have not begun

    async def send_body(self, send: Send, receive: Receive) -> None:
        async def send_in_time(message: Any) -> None:
            async with asyncio.timeout(SEND_SECONDS):
                await send(message)

        sending = asyncio.ensure_future(self._stream(send_in_time))
        leaving = asyncio.ensure_future(_until_gone(receive))
        try:
            await asyncio.wait({sending, leaving}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            sending.cancel()
            leaving.cancel()
            await asyncio.gather(sending, leaving, return_exceptions=True)
            await self.iterator.aclose()


async def _until_gone(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


class EventStream(Stream):
    """A stream that gives up on readers who read nothing."""

    def to_asgi_response(self, *args: Any, **kwargs: Any) -> Any:
        response = super().to_asgi_response(*args, **kwargs)
        response.__class__ = _EventResponse
        return response
