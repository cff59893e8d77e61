"""ASGI endpoint for Server-Sent Events."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from litestar.types import Receive, Scope, Send

from rondel.server.live.hub import Hub, Listener
from rondel.table.errors import Refusal

HEARTBEAT_SECONDS = 15.0  # maximum time without an event
TIMER_SECONDS = 5.0  # interval of the check
SEND_TIMEOUT_SECONDS = 30.0  # a reader that accepts no data for this long is disconnected

SendEvent = Callable[[bytes], Awaitable[None]]
Follow = Callable[[Listener, SendEvent], Awaitable[None]]
_HEADERS = ((b"content-type", b"text/event-stream; charset=utf-8"), (b"x-accel-buffering", b"no"))


class EventStream:
    """ASGI app that sends the events of `follow`; route handlers return it as their response.

    It ends when `follow` returns, the reader disconnects, or sending blocks for `SEND_TIMEOUT_SECONDS`.
    """

    def __init__(self, hub: Hub, listener: Listener, follow: Follow) -> None:
        self._hub, self._listener, self._follow = hub, listener, follow

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002
        outlet = EventSender(self._listener, send)
        leaving = asyncio.ensure_future(_wait_for_disconnect(receive, self._listener))
        try:
            await self._follow(self._listener, outlet)
            await outlet.end()
        except asyncio.CancelledError:
            if not outlet.has_timed_out:
                raise
        finally:
            outlet.close()
            leaving.cancel()
            self._hub.unsubscribe(self._listener)


class EventSender:
    """Sends the events of one reader; the response head is sent with the first event.

    A request that fails or is cancelled before its first event can therefore still get an error response. A single
    timer handles heartbeats and send timeouts; a timer per event would cost more than sending the event.
    """

    def __init__(self, listener: Listener, send: Send) -> None:
        self._listener, self._send = listener, send
        self._has_begun = False
        self._last = time.monotonic()
        self._waits_since: float | None = None
        self._task = asyncio.current_task()
        self._timer = asyncio.get_running_loop().call_later(TIMER_SECONDS, self._look)
        self.has_timed_out = False

    async def __call__(self, data: bytes) -> None:
        if not self._has_begun:
            await self._begin()
        self._last = self._waits_since = time.monotonic()
        await self._send({"type": "http.response.body", "body": data, "more_body": True})
        self._waits_since = None

    async def _begin(self) -> None:
        self._has_begun = True
        await self._send({"type": "http.response.start", "status": 200, "headers": list(_HEADERS)})

    def _look(self) -> None:
        now = time.monotonic()
        if self._waits_since is not None:
            if now - self._waits_since > SEND_TIMEOUT_SECONDS and self._task:
                self.has_timed_out = True
                self._task.cancel()
                return
        elif now - self._last >= HEARTBEAT_SECONDS - TIMER_SECONDS:
            self._listener.wake("beat")
        self._timer = asyncio.get_running_loop().call_later(TIMER_SECONDS, self._look)

    async def end(self) -> None:
        """End the response, which is empty if there was no event."""
        if not self._has_begun:
            await self._begin()
        await self._send({"type": "http.response.body", "body": b"", "more_body": False})

    def close(self) -> None:
        """Stop the timer."""
        self._timer.cancel()


async def _wait_for_disconnect(receive: Receive, listener: Listener) -> None:
    with suppress(Refusal):  # raised if the reader sends too large a body
        while (await receive())["type"] != "http.disconnect":
            pass
    listener.is_disconnected = True
    listener.wake("gone")
