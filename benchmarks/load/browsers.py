"""Minimal browsers: guests with cookies on plain sockets, and live streams.

Everything runs in one thread on one selector and parses almost nothing, because the client shares its machine with the
server, and its CPU time would count as latency of the server.
"""

from __future__ import annotations

import json
import socket
import time
from typing import Any

import msgspec


class Decision(msgspec.Struct):
    actions: list[str] = []


class View(msgspec.Struct):
    version: int
    decision: Decision | None = None


class State(msgspec.Struct):
    """The part of a state that a mover needs."""

    revision: int
    view: View


_state = msgspec.json.Decoder(State)


class Refused(Exception):
    def __init__(self, status: int, head: bytes, body: bytes) -> None:
        super().__init__(f"{status} {body[:300]!r}")
        self.status, self.head, self.body = status, head, body


class Browser:
    """A person with an address in its own block, as a trusted proxy forwards it."""

    def __init__(self, number: int) -> None:
        self.address = f"10.{number & 255}.{number >> 8 & 255}.{1 + (number >> 16)}"
        self.cookies: dict[str, str] = {}

    def request(self, method: str, path: str, body: Any = None) -> bytes:
        sent = b"" if body is None else json.dumps(body).encode()
        lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1", f"x-forwarded-for: {self.address}"]
        if self.cookies:
            lines.append("cookie: " + "; ".join(f"{name}={value}" for name, value in self.cookies.items()))
        if method != "GET":
            lines += ["content-type: application/json", f"content-length: {len(sent)}"]
            lines.append(f"x-csrftoken: {self.cookies.get('csrftoken', '')}")
        return "\r\n".join([*lines, "", ""]).encode() + sent

    def keep_cookies(self, head: bytes) -> None:
        for line in head.split(b"\r\n"):
            name, _, value = line.partition(b":")
            if name.lower() == b"set-cookie":
                key, _, kept = value.strip().partition(b";")[0].decode().partition("=")
                self.cookies[key] = kept


class Line:
    """A keep-alive connection, one request at a time."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=120)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._received = b""

    def call(self, who: Browser, method: str, path: str, body: Any = None) -> Any:
        self.socket.sendall(who.request(method, path, body))
        while (answer := self._answer()) is None:
            if not (data := self.socket.recv(262_144)):
                raise ConnectionError("closed")
            self._received += data
        status, head, content = answer
        who.keep_cookies(head)
        if status >= 400:
            raise Refused(status, head, content)
        return json.loads(content)

    def arrived(self) -> tuple[int, bytes] | None:
        """Read available data; the response once it is complete."""
        data = self.socket.recv(262_144)
        if not data:
            raise ConnectionError("closed")
        self._received += data
        answer = self._answer()
        return None if answer is None else (answer[0], answer[2])

    def _answer(self) -> tuple[int, bytes, bytes] | None:
        head, found, rest = self._received.partition(b"\r\n\r\n")
        if not found:
            return None
        at = head.lower().find(b"content-length:")
        length = int(head[at + 15 :].split(b"\r\n", 1)[0]) if at >= 0 else 0
        if len(rest) < length:
            return None
        self._received = rest[length:]
        return int(head[9:12]), head, rest[:length]

    def close(self) -> None:
        self.socket.close()


class Stream:
    """The live stream of one reader: the last complete state, its revision and when it was complete."""

    def __init__(self, port: int, who: Browser, game: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=120)
        self.socket.sendall(who.request("GET", f"/api/games/{game}/stream"))
        self.revision, self.at, self.status = -1, 0.0, 0
        self._parts: list[bytes] = []
        self._tail = b""
        self._event = b""
        self.received = 0

    def read(self) -> bool:
        """Read available data; True if it completed a state. Raises `ConnectionError` at the end of the stream."""
        data = self.socket.recv(262_144)
        if not data:
            raise ConnectionError("closed")
        self.received += len(data)
        if not self.status:
            self.status = int(data[9:12])
        self._parts.append(data)
        if b"\n\n" not in self._tail + data:
            self._tail = data[-1:]
            return False
        now = time.perf_counter()
        whole = b"".join(self._parts)
        end = whole.rfind(b"\n\n") + 2
        self._parts = [whole[end:]]
        self._tail = whole[-1:]
        at = whole.rfind(b"event: state\nid: ", 0, end)
        if at < 0:
            return False
        self._event = whole[at : whole.index(b"\n\n", at)]
        self.revision, self.at = int(self._event[17 : self._event.index(b"\n", 17)]), now
        return True

    def state(self) -> State:
        """The last state (never chunked: streams are not compressed)."""
        return _state.decode(self._event[self._event.index(b"\ndata: ") + 7 :])

    def close(self) -> None:
        self.socket.close()
