"""Connection limits: incomplete and slow requests, and too many connections, neither block others nor fill the log."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from itertools import product
from pathlib import Path
from typing import Any

import h11
import httpx
import pytest
import uvicorn
from tests.server.clients import NET, SOURCE, ThreadServer
from tests.waiting import wait_until
from uvicorn.server import ServerState

from rondel.server.config import SettingError, Settings
from rondel.server.http.connections import Connections
from rondel.server.http.guarded_protocol import guarded
from rondel.server.http.middleware.responses import Compression, Responses
from rondel.server.logs import MAX_PER_MINUTE, RepeatLimit
from rondel.server.metrics import Metrics


@pytest.fixture
def quick(sqlite: str) -> Iterator[ThreadServer]:
    running = ThreadServer(sqlite, header_seconds=0.3, body_seconds=0.3, max_connections=8)
    yield running
    running.stop()


def connect(server: ThreadServer) -> socket.socket:
    host, port = server.address.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), timeout=NET)


def rest(connection: socket.socket) -> bytes:
    """Read until the server closes the connection."""
    received = b""
    try:
        while data := connection.recv(65_536):
            received += data
    except ConnectionError:
        pass
    return received


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\nhost: x\r\n",
        b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_an_incomplete_request_times_out(quick: ThreadServer, sent: bytes) -> None:
    with connect(quick) as connection:
        connection.sendall(sent)
        assert rest(connection) == b""


def test_an_incomplete_second_request_times_out(quick: ThreadServer) -> None:
    with connect(quick) as connection:
        connection.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        assert connection.recv(65_536).startswith(b"HTTP/1.1 200")
        connection.sendall(b"GET /healthz HTTP/1.1\r\n")
        assert b"HTTP/1.1" not in rest(connection)


def test_a_stream_is_not_a_slow_request(quick: ThreadServer) -> None:
    ada = quick.person()
    game = ada.table("me", "hot_seat")["id"]
    with ada.http.stream("GET", f"/api/games/{game}/stream") as answer:
        lines = answer.iter_lines()
        next(lines)
        with connect(quick) as slow:
            assert rest(slow) == b""  # times out while the stream lives on
        ada.post(f"/api/games/{game}/chat", {"text": "hello"}, 201)
        assert any(line == "event: chat" for line in lines)


def test_connections_over_the_limit_are_refused(sqlite: str) -> None:
    with ThreadServer(sqlite, max_connections=8) as server, ExitStack() as stack:
        half = [stack.enter_context(connect(server)) for _ in range(8)]
        wait_until(lambda: server.connections == len(half))
        with connect(server) as late:
            assert rest(late).startswith(b"HTTP/1.1 503")
        half.pop().close()
        wait_until(lambda: server.connections == len(half))
        assert httpx.get(server.address + "/healthz", timeout=NET).status_code == 200


def test_connections_per_address_are_limited() -> None:
    connections = Connections(Settings(connections_per_address=2, trusted_proxies="10.0.0.0/8", max_connections=5))
    for _ in range(2):
        connections.opened("192.0.2.1")
    assert not connections.can_open("192.0.2.1")
    assert connections.can_open("192.0.2.2")
    for _ in range(2):
        connections.opened("10.1.2.3")
    assert connections.can_open("10.1.2.3")
    connections.opened("10.1.2.3")
    assert not connections.can_open("10.1.2.3")
    connections.closed("192.0.2.1")
    assert connections.can_open("192.0.2.1")


def test_a_body_of_one_byte_chunks_is_aborted(sqlite: str) -> None:
    """500 KB sent this way took 5 s of CPU time; now the connection is aborted after some thousand chunks."""
    server = ThreadServer(sqlite)
    token = server.person().token
    try:
        with connect(server) as connection:
            head = (
                "POST /api/records HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n"
                f"authorization: Bearer {token}\r\n\r\n"
            )
            connection.sendall(head.encode())
            with pytest.raises(ConnectionError):
                connection.sendall(b"1\r\nx\r\n" * 2_000_000)
        chunks = (b"x" * 500 for _ in range(100))
        answer = httpx.post(
            server.address + "/api/records",
            content=chunks,
            headers={"authorization": f"Bearer {token}"},
            timeout=NET,
        )
        assert answer.status_code == 422  # read completely; it is not a record
    finally:
        server.stop()


def test_the_request_head_has_a_maximum_size(quick: ThreadServer) -> None:
    with connect(quick) as connection:
        connection.sendall(b"GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: " + b"x" * 60_000)
        assert rest(connection)[:12] in (b"HTTP/1.1 400", b"HTTP/1.1 431", b"")
    assert httpx.get(quick.address + "/healthz", timeout=NET).status_code == 200


def test_repeated_log_messages_are_limited() -> None:
    only = RepeatLimit()
    records = [
        logging.LogRecord("asyncio", logging.ERROR, "x.py", 1, "socket.accept() out of system resource", (), None)
        for _ in range(100)
    ]
    assert sum(only.filter(record) for record in records) == MAX_PER_MINUTE
    assert "not be logged" in records[MAX_PER_MINUTE - 1].getMessage()
    other = logging.LogRecord("asyncio", logging.ERROR, "x.py", 2, "something else", (), None)
    assert only.filter(other)


def _guest_status(server: ThreadServer, forwarded: str) -> int:
    """Return the status of a guest login with this X-Forwarded-For header."""
    headers = {"x-forwarded-for": forwarded}
    return httpx.post(
        server.address + "/api/guest", json={"name": "Ada"}, headers=headers, timeout=NET, verify=False
    ).status_code


def test_only_trusted_proxies_may_set_the_client_address(sqlite: str, tmp_path: Path) -> None:
    """Behind a trusted proxy each address has its own limit; from other clients the header is ignored."""
    trusting = ThreadServer(sqlite, rate_limits=True, limits="guest=1/day")
    try:
        assert [_guest_status(trusting, f"192.0.2.{number}") for number in (1, 1, 2, 3)] == [201, 429, 201, 201]
        assert _guest_status(trusting, "192.0.2.99, 192.0.2.1") == 429  # only the address added by the proxy counts
    finally:
        trusting.stop()
    strict = ThreadServer(
        f"sqlite:///{tmp_path / 'other.sqlite3'}", rate_limits=True, limits="guest=1/day", trusted_proxies="192.0.2.9"
    )
    try:
        assert [_guest_status(strict, f"192.0.2.{number}") for number in (1, 2, 3)] == [201, 429, 429]
    finally:
        strict.stop()


@pytest.mark.parametrize("text", ["everybody", "10.0.0.1/8", "1.2.3.4;5.6.7.8", "²"])
def test_invalid_proxy_addresses_are_refused(text: str) -> None:
    with pytest.raises(SettingError, match="trusted_proxies"):
        Settings(trusted_proxies=text)


def test_the_gc_is_tuned_only_in_a_standalone_server(sqlite: str, tmp_path: Path) -> None:
    script = (
        "import asyncio, gc\n"
        "from rondel.server.app import application\n"
        "from rondel.server.config import Settings\n"
        f"app = application(Settings(database='sqlite:///{tmp_path / 'x.sqlite3'}', gc_threshold=40000))\n"
        "async def run():\n"
        "    received = asyncio.Queue()\n"
        "    sent = asyncio.Queue()\n"
        "    await received.put({'type': 'lifespan.startup'})\n"
        "    scope = {'type': 'lifespan', 'asgi': {'version': '3.0'}}\n"
        "    task = asyncio.ensure_future(app(scope, received.get, sent.put))\n"
        "    assert (await sent.get())['type'] == 'lifespan.startup.complete'\n"
        "    print(gc.get_freeze_count() > 1000, gc.get_threshold()[0])\n"
        "    await received.put({'type': 'lifespan.shutdown'})\n"
        "    await task\n"
        "asyncio.run(run())\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        timeout=NET,
        check=False,
    )
    assert ended.stdout.strip() == "True 40000", ended.stderr
    before = gc.get_freeze_count(), gc.get_threshold()
    with ThreadServer(sqlite, gc_threshold=40_000):
        assert (gc.get_freeze_count(), gc.get_threshold()) == before, "an embedding program keeps its GC settings"
    gc.disable()
    try:
        with ThreadServer(sqlite, gc_threshold=40_000):
            assert not gc.isenabled(), "the GC must not be enabled either"
    finally:
        gc.enable()


def test_malformed_bodies_do_not_fill_the_log(quick: ThreadServer, caplog: pytest.LogCaptureFixture) -> None:
    """Early refusals used to be sent into closed connections, and responses to HEAD had a body; each logged a
    traceback.
    """
    caplog.set_level(logging.ERROR, "uvicorn.error")
    logging.getLogger("uvicorn.error").addHandler(caplog.handler)
    head = b" /api/tables HTTP/1.1\r\nhost: x\r\norigin: http://evil\r\ntransfer-encoding: chunked\r\n\r\n"
    try:
        for method, rest_of_it in product((b"POST", b"HEAD"), (b"zz\r\n", b"-1\r\n", b"1\r\n{\r\n\xb2\r\n")):
            with connect(quick) as connection:
                connection.sendall(method + head + rest_of_it)
                assert rest(connection).startswith(b"HTTP/1.1 400 ")
        assert httpx.get(quick.address + "/healthz", timeout=NET).status_code == 200
    finally:
        logging.getLogger("uvicorn.error").removeHandler(caplog.handler)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_a_body_sent_to_a_stream_ends_it_without_log_messages(
    quick: ThreadServer, caplog: pytest.LogCaptureFixture
) -> None:
    ada = quick.person()
    game = ada.table("me", "hot_seat")["id"]
    head = f"GET /api/games/{game}/stream HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
    with connect(quick) as connection:
        connection.sendall(head.encode())
        assert connection.recv(100).startswith(b"HTTP/1.1 200")
        connection.sendall((b"1000\r\n" + b"a" * 4096 + b"\r\n") * 20)
        rest(connection)
    wait_until(lambda: not quick.app.services.hub.followed_games())
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_malformed_http_after_the_last_response_is_aborted() -> None:
    """A second response is impossible; trying to send one logged an error (found by a hostile run)."""

    async def check() -> None:
        config = uvicorn.Config(app=lambda: None, http=guarded(Settings()), log_config=None)
        config.load()
        protocol = guarded(Settings())(config=config, server_state=ServerState(), app_state={})
        server = await asyncio.get_running_loop().create_server(lambda: protocol, "127.0.0.1", 0)
        async with server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            while protocol.transport is None:
                await asyncio.sleep(0)
            protocol.conn.receive_data(b"GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n")
            while protocol.conn.next_event() is not h11.NEED_DATA and protocol.conn.their_state is not h11.MUST_CLOSE:
                pass
            protocol.conn.send(h11.Response(status_code=200, headers=[("content-length", "0")]))
            protocol.conn.send(h11.EndOfMessage())
            protocol.send_400_response("no HTTP")
            with suppress(ConnectionError):
                assert await reader.read() == b""
            writer.close()

    asyncio.run(check())


def test_a_request_cancelled_at_shutdown_gets_503() -> None:
    """uvicorn cancels requests that do not finish in time, such as a stream waiting for its first state."""

    async def never(_scope: Any, _receive: Any, _send: Any) -> None:
        await asyncio.Event().wait()

    async def check() -> list[dict[str, Any]]:
        sent: list[dict[str, Any]] = []

        async def send(message: Any) -> None:
            sent.append(message)

        scope: Any = {"type": "http", "method": "GET", "path": "/", "headers": []}
        app = Responses(Metrics())(Compression()(never))
        request = asyncio.ensure_future(app(scope, None, send))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        request.cancel()
        await request
        return sent

    start, body = asyncio.run(check())
    assert (start["status"], dict(start["headers"])[b"retry-after"]) == (503, b"2")
    assert b'"overloaded"' in body["body"]
