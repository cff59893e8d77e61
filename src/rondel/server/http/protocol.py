"""HTTP connections with an end: so many at a time, so long for the head and the body of a request.

uvicorn limits only how long a connection may rest between two requests. Here a request that is sent half, or byte by
byte, is given up, and whoever opens more connections than allowed is turned away before anything is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from typing import Any, ClassVar

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

from rondel.server.config import Settings
from rondel.server.limits.kinds import network_of

try:
    import resource
except ImportError:  # there are no such limits on Windows
    resource = None  # type: ignore[assignment]

LONGEST_HEAD = 16_384  # bytes: request line, headers, and cookies of other sites among them
MOST_LINES = 4_000  # of a body that comes in chunks: who sends a byte a chunk makes the server work a hundredfold
SPARE_FILES = 200  # for the database, bots and files
FALLBACK_CONNECTIONS = 10_000
PIECE = 16_384  # bytes that are looked at before more are parsed
END_OF_LINE = b"\r\n"
BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 10\r\n"
    b"content-length: 46\r\nconnection: close\r\n\r\nThe server has too many connections right now."
)
log = structlog.get_logger()


class Connections:
    """Those of this process, in all and by address; proxies may have as many as they need."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = settings.max_connections or _most_by_files()
        self._proxies = [ipaddress.ip_network(each) for each in settings.proxies]
        self.total = 0
        self.by_address: Counter[str] = Counter()

    def has_room(self, address: str) -> bool:
        if self.total >= self.most:
            return False
        return self.by_address[address] < self.settings.connections_per_address or self._is_proxy(address)

    def _is_proxy(self, address: str) -> bool:
        try:
            return any(ipaddress.ip_address(address) in network for network in self._proxies)
        except ValueError:
            return False

    def enter(self, address: str) -> None:
        self.total += 1
        self.by_address[address] += 1

    def leave(self, address: str) -> None:
        self.total -= 1
        self.by_address[address] -= 1
        if self.by_address[address] <= 0:
            del self.by_address[address]


def _most_by_files() -> int:
    """As many as the open files of this process allow, raised as far as the system lets us."""
    if resource is None:
        return FALLBACK_CONNECTIONS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (ValueError, OSError):
            log.warning("open_files_not_raised", soft=soft, hard=hard)
    if soft == resource.RLIM_INFINITY:
        return FALLBACK_CONNECTIONS
    return max(16, min(soft - SPARE_FILES, FALLBACK_CONNECTIONS))


def guarded(settings: Settings) -> type[H11Protocol]:
    """The protocol for uvicorn, with the limits of these settings."""
    return type("Guarded", (GuardedProtocol,), {"connections_here": Connections(settings)})


class GuardedProtocol(H11Protocol):
    """By itself, as in processes that uvicorn starts, it has the settings of the environment."""

    connections_here: ClassVar[Connections | None] = None

    @property
    def _connections(self) -> Connections:
        kind = type(self)
        if kind.connections_here is None:
            kind.connections_here = Connections(Settings.from_environment())
        return kind.connections_here

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._address: str | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._waits_for = ""
        self._lines = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        address = network_of(str(peer[0])) if isinstance(peer, tuple) else ""
        super().connection_made(transport)
        if not self._connections.has_room(address):
            transport.write(BUSY)
            transport.close()
            return
        self._address = address
        self._connections.enter(address)
        self._wait("head")

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._address is not None:
            self._connections.leave(self._address)
            self._address = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for first in range(0, len(data), PIECE):
            if self._address is None or self.transport.is_closing():
                return
            piece = data[first : first + PIECE]
            if self.conn.their_state is h11.SEND_BODY and self._is_chunked():
                self._lines += piece.count(END_OF_LINE)
                if self._lines > MOST_LINES:
                    self._give_up()
                    return
            super().data_received(piece)
        self._watch()

    def send_400_response(self, msg: str) -> None:
        """What follows in a body is no HTTP: whoever is at the request learns that nobody listens any more.

        uvicorn lets them answer into a connection that is closed, which writes a page of log for every such request.
        """
        cycle = self.cycle
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
            if cycle.response_started:
                self._give_up()
                return
        if self.conn.our_state not in (h11.IDLE, h11.SEND_RESPONSE):
            self._give_up()  # the answer has been given already: there is no room for another
            return
        super().send_400_response(msg)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """Start the time for what is to come next, unless it runs already."""
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._wait("body")
        elif state is h11.IDLE and self.conn.trailing_data[0]:
            self._wait("head")
        else:
            self._lines = 0
            self._stop_waiting()

    def _is_chunked(self) -> bool:
        return any(name == b"transfer-encoding" for name, _ in self.headers or ())

    def _wait(self, what: str) -> None:
        if self._waits_for == what:
            return
        self._stop_waiting()
        self._waits_for = what
        settings = self._connections.settings
        seconds = settings.header_seconds if what == "head" else settings.body_seconds
        self._deadline = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        self._waits_for = ""
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        """Too slow, or in too small pieces: nobody is answered who does not ask."""
        self._stop_waiting()
        if not self.transport.is_closing():
            self.transport.abort()
