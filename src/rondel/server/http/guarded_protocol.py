"""uvicorn's HTTP/1.1 protocol with limits that uvicorn has no options for.

uvicorn limits the idle time between two requests (`timeout_keep_alive`) and the size of the request head
(`h11_max_incomplete_event_size`). It has no limit for requests that arrive slowly or in tiny chunks, and its
`limit_concurrency` applies only after a complete head, so that silent connections could use up all open files.

This is the only module that depends on undocumented parts of uvicorn: the class `H11Protocol`, five of its methods, its
attributes `conn`, `cycle` and `headers`, and two attributes of the cycle. Tested with uvicorn 0.54 and h11 0.16;
tests/server/test_guarded_protocol.py fails if a version lacks any of them.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from rondel.server.config import Settings
from rondel.server.http.connections import Connections
from rondel.server.limits import network_of

MAX_HEAD_BYTES = 16_384  # request line and headers, including cookies of other sites
MAX_CHUNK_LINES = 4_000  # one-byte chunks cost a hundred times as much CPU as large ones
PIECE_BYTES = 16_384  # parsed at a time, so that chunk lines are counted before much work is done
END_OF_LINE = b"\r\n"
BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 10\r\n"
    b"content-length: 46\r\nconnection: close\r\n\r\nThe server has too many connections right now."
)


def guarded(settings: Settings) -> type[H11Protocol]:
    """Return the protocol class for uvicorn's option `http`, with the limits from these settings."""
    return type("Guarded", (GuardedProtocol,), {"open_connections": Connections(settings)})


class GuardedProtocol(H11Protocol):
    """Refuses connections over the limit and aborts those whose request arrives too slowly.

    Used directly, as in worker processes of uvicorn, it reads the settings from the environment.
    """

    open_connections: ClassVar[Connections | None] = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        kind = type(self)
        if kind.open_connections is None:
            kind.open_connections = Connections(Settings.from_environment())
        self._connections = kind.open_connections
        self._address: str | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._phase = ""
        self._chunk_lines = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        address = network_of(str(peer[0])) if isinstance(peer, tuple) else ""
        super().connection_made(transport)
        if not self._connections.can_open(address):
            transport.write(BUSY)
            transport.close()
            return
        self._address = address
        self._connections.opened(address)
        self._start_deadline("head")

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadline()
        if self._address is not None:
            self._connections.closed(self._address)
            self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for first in range(0, len(data), PIECE_BYTES):
            if self._address is None or self.transport.is_closing():
                return
            piece = data[first : first + PIECE_BYTES]
            if self.conn.their_state is h11.SEND_BODY and self._is_chunked():
                self._chunk_lines += piece.count(END_OF_LINE)
                if self._chunk_lines > MAX_CHUNK_LINES:
                    self._abort()
                    return
            super().data_received(piece)
        self._update_deadline()

    def send_400_response(self, msg: str) -> None:
        """Respond to malformed HTTP unless a response has begun, and end the current request.

        uvicorn lets the application respond into the closed connection, which logs a traceback for every such request,
        and fails if the response is complete already.
        """
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            try:
                super().send_400_response(msg)
            except h11.LocalProtocolError:  # uvicorn writes a body, which a response to HEAD must not have
                self.transport.close()
        else:
            self._abort()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._update_deadline()

    def _update_deadline(self) -> None:
        """Start or cancel the deadline for the next part of the request."""
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._start_deadline("body")
        elif state is h11.IDLE and self.conn.trailing_data[0]:
            self._start_deadline("head")
        else:
            self._chunk_lines = 0
            self._cancel_deadline()

    def _is_chunked(self) -> bool:
        return any(name == b"transfer-encoding" for name, _ in self.headers)

    def _start_deadline(self, phase: str) -> None:
        if self._phase == phase:
            return
        self._cancel_deadline()
        self._phase = phase
        settings = self._connections.settings
        seconds = settings.header_seconds if phase == "head" else settings.body_seconds
        self._deadline = asyncio.get_running_loop().call_later(seconds, self._abort)

    def _cancel_deadline(self) -> None:
        self._phase = ""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _abort(self) -> None:
        self._cancel_deadline()
        if not self.transport.is_closing():
            self.transport.abort()
