"""uvicorn's HTTP/1.1 protocol with limits that uvicorn has no options for.

uvicorn limits how long a connection may rest between two requests (`timeout_keep_alive`) and how long a head may be
(`h11_max_incomplete_event_size`). It has no limit for a request that comes slowly or in tiny chunks, and its
`limit_concurrency` answers only who has sent a whole head, so that silent connections could take all open files.

This is the only module that relies on what uvicorn does not document: the class `H11Protocol`, five of its methods, its
attributes `conn`, `cycle` and `headers`, and two attributes of the cycle. Tested with uvicorn 0.54 and h11 0.16;
tests/server/test_guarded_protocol.py fails if another version lacks any of them.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from rondel.server.config import Settings
from rondel.server.http.connections import Connections
from rondel.server.limits import network_of

MAX_HEAD_BYTES = 16_384  # bytes: request line, headers, and cookies of other sites among them
MAX_CHUNK_LINES = 4_000  # of a chunked body: a byte a chunk makes the server work a hundredfold
PIECE_BYTES = 16_384  # bytes that are counted before more are parsed
END_OF_LINE = b"\r\n"
BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 10\r\n"
    b"content-length: 46\r\nconnection: close\r\n\r\nThe server has too many connections right now."
)


def guarded(settings: Settings) -> type[H11Protocol]:
    """Return the protocol for uvicorn's option `http`, with the limits of these settings."""
    return type("Guarded", (GuardedProtocol,), {"open_connections": Connections(settings)})


class GuardedProtocol(H11Protocol):
    """Turns away connections that are too many; aborts those whose request takes too long to arrive.

    By itself, as in processes that uvicorn starts, it takes the settings of the environment.
    """

    open_connections: ClassVar[Connections | None] = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        kind = type(self)
        if kind.open_connections is None:
            kind.open_connections = Connections(Settings.from_environment())
        self._open = kind.open_connections
        self._address: str | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._phase = ""
        self._chunk_lines = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        address = network_of(str(peer[0])) if isinstance(peer, tuple) else ""
        super().connection_made(transport)
        if not self._open.can_open(address):
            transport.write(BUSY)
            transport.close()
            return
        self._address = address
        self._open.opened(address)
        self._start_deadline("head")

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadline()
        if self._address is not None:
            self._open.closed(self._address)
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
        """Answer a body that is no HTTP, unless an answer has begun; end the request that it belongs to.

        uvicorn lets the application answer into the closed connection, which logs a traceback for every such request,
        and fails if the answer has been given already.
        """
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            try:
                super().send_400_response(msg)
            except h11.LocalProtocolError:  # the answer to a HEAD has no body, and uvicorn writes one
                self.transport.close()
        else:
            self._abort()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._update_deadline()

    def _update_deadline(self) -> None:
        """Start the time for what is to come next, unless it runs already."""
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

    def _start_deadline(self, what: str) -> None:
        if self._phase == what:
            return
        self._cancel_deadline()
        self._phase = what
        settings = self._open.settings
        seconds = settings.header_seconds if what == "head" else settings.body_seconds
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
