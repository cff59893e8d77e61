"""Live updates as Server-Sent Events: a response that lasts until either side goes away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Any

from litestar.response.streaming import ASGIStreamingResponse, Stream
from litestar.types import Receive, Scope, Send

from rondel.server.live.hub import Hub, Listener
from rondel.table.errors import Refusal

HEARTBEAT_SECONDS = 15.0  # of silence at most: then something is sent
WATCH_SECONDS = 5.0  # between two looks for silence
SEND_SECONDS = 30.0  # a reader that takes nothing for this long is gone

Follow = Callable[[Callable[[bytes], Awaitable[None]]], Awaitable[None]]


class Source(AsyncIterator[bytes]):
    """The events of a listener. Litestar asks for an iterator, but they are sent by `follow` instead of drawn."""

    def __init__(self, hub: Hub, listener: Listener, follow: Follow, direct: Send | None) -> None:
        self.hub, self.listener, self.follow, self.direct = hub, listener, follow, direct

    async def __anext__(self) -> bytes:
        raise StopAsyncIteration


class Outlet:
    """Where the events of one reader go: the first through the middleware, which has headers to add, the rest past it.

    One timer for all of them looks for silence and for readers that take nothing; a timer for each event would cost
    more than sending it.
    """

    def __init__(self, listener: Listener, send: Send, direct: Send | None) -> None:
        self._listener, self._send, self._direct = listener, send, direct or send
        self._last = time.monotonic()
        self._waits_since: float | None = None
        self._task = asyncio.current_task()
        self._timer = asyncio.get_running_loop().call_later(WATCH_SECONDS, self._look)
        self.has_given_up = False

    async def __call__(self, data: bytes) -> None:
        self._last = self._waits_since = time.monotonic()
        await self._send({"type": "http.response.body", "body": data, "more_body": True})
        self._waits_since, self._send = None, self._direct

    def _look(self) -> None:
        now = time.monotonic()
        if self._waits_since is not None:
            if now - self._waits_since > SEND_SECONDS and self._task:
                self.has_given_up = True
                self._task.cancel()
                return
        elif now - self._last >= HEARTBEAT_SECONDS - WATCH_SECONDS:
            self._listener.wake("beat")
        self._timer = asyncio.get_running_loop().call_later(WATCH_SECONDS, self._look)

    async def end(self) -> None:
        await self._send({"type": "http.response.body", "body": b"", "more_body": False})

    def close(self) -> None:
        self._timer.cancel()


class _EventResponse(ASGIStreamingResponse):
    """Ends when the stream ends, the reader goes away or reads nothing for too long."""

    __slots__ = ()
    iterator: Source

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.iterator.hub.leave(self.iterator.listener)  # also if nothing was ever sent

    async def send_body(self, send: Send, receive: Receive) -> None:
        source = self.iterator
        outlet = Outlet(source.listener, send, source.direct)
        leaving = asyncio.ensure_future(_until_gone(receive, source.listener))
        try:
            await source.follow(outlet)
            await outlet.end()
        except asyncio.CancelledError:
            if not outlet.has_given_up:
                raise
        finally:
            outlet.close()
            leaving.cancel()


async def _until_gone(receive: Receive, listener: Listener) -> None:
    with suppress(Refusal):  # who sends more than may be read beside a stream is not sent anything either
        while (await receive())["type"] != "http.disconnect":
            pass
    listener.is_gone = True
    listener.wake("gone")


class EventStream(Stream):
    """A stream that gives up on readers who read nothing."""

    def to_asgi_response(self, *args: Any, **kwargs: Any) -> Any:
        response = super().to_asgi_response(*args, **kwargs)
        response.__class__ = _EventResponse
        return response
