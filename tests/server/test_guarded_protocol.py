"""The undocumented parts of uvicorn and h11 that `rondel.server.http.guarded_protocol` uses still exist."""

from __future__ import annotations

import asyncio
import inspect
from importlib.metadata import version
from typing import Any

import h11
import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.server import ServerState

from rondel.server.http.guarded_protocol import GuardedProtocol

# Overridden methods with their parameters.
METHODS = {
    "connection_made": ["self", "transport"],
    "connection_lost": ["self", "exc"],
    "data_received": ["self", "data"],
    "send_400_response": ["self", "msg"],
    "on_response_complete": ["self"],
}
PROTOCOL = ("conn", "cycle", "headers", "transport")
CONNECTION = ("their_state", "our_state", "trailing_data")
CYCLE = ("disconnected", "message_event")
CHANGED = (
    f"uvicorn {version('uvicorn')} with h11 {version('h11')} has changed {{}}: review "
    "src/rondel/server/http/guarded_protocol.py, which depends on it, and update the version there."
)


@pytest.mark.parametrize("name", METHODS)
def test_overridden_methods_have_the_same_parameters(name: str) -> None:
    found = inspect.signature(getattr(H11Protocol, name)).parameters if hasattr(H11Protocol, name) else None
    assert found is not None, CHANGED.format(f"H11Protocol.{name}")
    assert list(found) == METHODS[name], CHANGED.format(f"the parameters of H11Protocol.{name}")


def test_used_attributes_exist() -> None:
    """Checked on a connection that has received a request with an incomplete body."""

    async def check() -> None:
        async def app(_scope: Any, receive: Any, _send: Any) -> None:
            await receive()

        config = uvicorn.Config(app=app, http=H11Protocol, log_config=None)
        config.load()
        made: list[H11Protocol] = []

        def protocol() -> H11Protocol:
            made.append(H11Protocol(config=config, server_state=ServerState(), app_state={}))
            return made[-1]

        server = await asyncio.get_running_loop().create_server(protocol, "127.0.0.1", 0)
        async with server:
            _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            writer.write(b"POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n")
            while not made:
                await asyncio.sleep(0)
            ours = made[0]
            for name in PROTOCOL:
                assert hasattr(ours, name), CHANGED.format(f"H11Protocol.{name}")
            assert isinstance(ours.conn, h11.Connection), CHANGED.format("H11Protocol.conn")
            while ours.cycle is None:
                await asyncio.sleep(0)
            for name in CONNECTION:
                assert hasattr(ours.conn, name), CHANGED.format(f"h11.Connection.{name}")
            for name in CYCLE:
                assert hasattr(ours.cycle, name), CHANGED.format(f"RequestResponseCycle.{name}")
            assert ours.conn.their_state is h11.SEND_BODY, CHANGED.format("the state of half a body")
            assert (b"transfer-encoding", b"chunked") in ours.headers, CHANGED.format("H11Protocol.headers")
            ours.transport.abort()
            writer.close()

    asyncio.run(check())


def test_uvicorn_accepts_the_guarded_protocol() -> None:
    assert issubclass(GuardedProtocol, asyncio.Protocol)
    config = uvicorn.Config(app="x:y", http=GuardedProtocol)
    assert config.http is GuardedProtocol, CHANGED.format("its option `http`")
