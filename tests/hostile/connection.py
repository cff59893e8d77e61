"""Raw HTTP connections, for requests that no client library would send."""

from __future__ import annotations

import asyncio
import gzip
import zlib
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import NamedTuple

RESPONSE_SECONDS = 120.0  # timeout, generous even for a busy machine
STREAM_SECONDS = 0.3  # how long a stream is read
MAX_READ = 8_000_000
BROKEN = (ConnectionError, EOFError, OSError)


class Answer(NamedTuple):
    """A response; status 0: the connection was closed without one, -1: timeout."""

    status: int
    headers: tuple[tuple[bytes, bytes], ...] = ()
    body: bytes = b""

    def header(self, name: bytes) -> bytes:
        return next((value for key, value in self.headers if key == name), b"")

    @property
    def readable(self) -> bytes:
        """The decompressed body."""
        with suppress(OSError, EOFError, zlib.error):
            if self.header(b"content-encoding") == b"gzip":
                return gzip.decompress(self.body)
        return self.body


@dataclass(frozen=True)
class Request:
    """A request with its sender; `pieces`: raw bytes to send instead."""

    who: str
    method: str
    target: str
    headers: tuple[tuple[str, bytes], ...] = ()
    body: bytes | None = None
    about: str = ""
    game: str | None = None
    pieces: tuple[bytes, ...] | None = None
    # For incomplete or malformed requests, which the server may answer by closing the connection.
    may_be_dropped: bool = False

    @property
    def is_stream(self) -> bool:
        return self.method == "GET" and self.target.partition("?")[0].endswith("/stream")

    def encoded(self) -> bytes:
        if self.pieces is not None:
            return b"".join(self.pieces)
        lines = [f"{self.method} {self.target} HTTP/1.1".encode("latin-1")]
        names = {name.lower() for name, _ in self.headers}
        if "host" not in names:
            lines.append(b"host: rondel.example")
        lines += [name.encode("latin-1") + b": " + value for name, value in self.headers]
        if self.body is not None and "transfer-encoding" not in names and "content-length" not in names:
            lines.append(b"content-length: %d" % len(self.body))
        return b"\r\n".join(lines) + b"\r\n\r\n" + (self.body or b"")

    def with_header(self, name: str, value: bytes) -> Request:
        return replace(self, headers=(*self.headers, (name, value)))

    def description(self) -> str:
        """Return a description that allows the request to be reproduced."""
        raw = self.encoded()
        return f"{self.about}, as {self.who}: {raw[:1500]!r}" + (f" … {len(raw)} bytes" if len(raw) > 1500 else "")


class Connection:
    """A connection that reconnects after the server has closed it."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None

    async def ask(self, request: Request) -> Answer:
        """Send a request and read its response; retry once if an idle connection had been closed."""
        for _ in range(2):
            was_used = self._writer is not None and not request.may_be_dropped
            try:
                async with asyncio.timeout(RESPONSE_SECONDS):
                    answer = await self._asked(request)
            except TimeoutError:
                self.close()
                return Answer(-1)
            except BROKEN:
                answer = Answer(0)
            if answer.status == 0:
                self.close()
                if was_used:
                    continue
            return answer
        return Answer(0)

    async def _asked(self, request: Request) -> Answer:
        if self._writer is None:
            self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self._port, limit=MAX_READ)
        if request.pieces is None:
            self._writer.write(request.encoded())
        else:
            for piece in request.pieces:
                self._writer.write(piece)
                with suppress(*BROKEN):  # refused early: the response can still be read
                    await self._writer.drain()
        assert self._reader
        answer = await _read(self._reader, request)
        # Malformed requests use separate connections, so that leftovers do not affect the next request.
        if request.is_stream or request.may_be_dropped or answer.header(b"connection") == b"close":
            self.close()
        return answer

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
        self._reader = self._writer = None


async def _read(reader: asyncio.StreamReader, request: Request) -> Answer:
    while True:
        head = await reader.readuntil(b"\r\n\r\n")
        first, *lines = head[:-4].split(b"\r\n")
        status = int(first.split(b" ")[1])
        if status >= 200:
            break
    pairs = (line.partition(b":") for line in lines)
    answer = Answer(status, tuple((name.lower(), value.strip()) for name, _, value in pairs))
    if request.method == "HEAD" or status in (204, 304):
        return answer
    if answer.header(b"content-type").startswith(b"text/event-stream"):
        return answer._replace(body=await _for_a_while(reader))
    if answer.header(b"transfer-encoding") == b"chunked":
        return answer._replace(body=await _chunks(reader))
    length = answer.header(b"content-length")
    return answer._replace(body=await (reader.readexactly(int(length)) if length else reader.read(MAX_READ)))


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    body = b""
    while size := int((await reader.readuntil(b"\r\n")).partition(b";")[0], 16):
        body += (await reader.readexactly(size + 2))[:-2]
    await reader.readuntil(b"\r\n")
    return body


async def _for_a_while(reader: asyncio.StreamReader) -> bytes:
    body = b""
    with suppress(TimeoutError, *BROKEN):
        async with asyncio.timeout(STREAM_SECONDS):
            while chunk := await reader.read(65_536):
                body += chunk
    return body
