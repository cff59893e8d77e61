"""HTTP client for external servers: only public addresses, over TLS, without redirects, with size and time limits."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor

import aiohttp
from aiohttp import AddrInfoType, SocketFactoryType
from aiohttp.abc import AbstractResolver, ResolveResult
from yarl import URL

from rondel.server.notify.public_addresses import PrivateAddress, is_public
from rondel.server.notify.queue import EXCERPT_LENGTH, PermanentFailure, Request, Response, RetryLater, UnknownOutcome

CONNECT_SECONDS, TOTAL_SECONDS = 8.0, 20.0
MAX_READ_BYTES = 4096


class Client:
    def __init__(self, *, private_allowed: bool) -> None:
        self.private_allowed = private_allowed
        self.resolver = Resolver(private_allowed=private_allowed)
        self._session: aiohttp.ClientSession | None = None

    async def send(self, request: Request, before_send: Callable[[], Awaitable[None]]) -> Response:
        """Send a request; `before_send` is called when the connection is established, right before the body."""
        progress = _Progress(request.body, before_send)
        try:
            async with self._get_session().request(
                request.method,
                URL(request.url, encoded=True),
                data=progress.content(),
                headers={**request.headers, "content-length": str(len(request.body))},
                allow_redirects=False,
            ) as response:
                return Response(response.status, await _body_excerpt(response), response.headers.get("retry-after"))
        except PrivateAddress as refused:
            raise PermanentFailure(str(refused)) from None
        except (aiohttp.InvalidURL, ValueError):
            raise PermanentFailure("This is not a valid URL.") from None
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            raise progress.delivery_error(error) from None

    def _get_session(self) -> aiohttp.ClientSession:
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(
                    resolver=self.resolver,
                    socket_factory=socket_factory(private_allowed=self.private_allowed),
                    use_dns_cache=False,
                    happy_eyeballs_delay=None,  # sequential: a refused address ends the attempt
                    force_close=True,  # a reused connection may be dead
                    limit=0,
                ),
                timeout=aiohttp.ClientTimeout(total=TOTAL_SECONDS, connect=CONNECT_SECONDS),
                cookie_jar=aiohttp.DummyCookieJar(),
                auto_decompress=False,
                headers={"user-agent": "Rondel", "accept-encoding": "identity"},
            )
        return self._session

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()
        await self.resolver.close()


class _Progress:
    """Request body that records whether it was sent."""

    def __init__(self, body: bytes, before_send: Callable[[], Awaitable[None]]) -> None:
        self._body, self._before_send = body, before_send
        self._body_sent = False
        self._error: Exception | None = None

    async def content(self) -> AsyncIterator[bytes]:
        try:
            await self._before_send()
        except Exception as error:
            self._error = error
            raise
        self._body_sent = True
        yield self._body

    def delivery_error(self, error: Exception) -> Exception:
        """Return the delivery error for a failed request: its outcome is unknown once the body was sent."""
        if self._error is not None:
            return self._error
        detail = "in time" if isinstance(error, TimeoutError) else f"({type(error).__name__})"
        if self._body_sent:
            return UnknownOutcome(f"The receiver did not confirm the delivery {detail}.")
        return RetryLater(f"The receiver could not be reached {detail}.")


async def _body_excerpt(response: aiohttp.ClientResponse) -> str:
    """Return the beginning of the response body on one line; ignore errors, because the status is what counts."""
    read = b""
    try:
        while len(read) < MAX_READ_BYTES and (more := await response.content.read(MAX_READ_BYTES - len(read))):
            read += more
    except (TimeoutError, aiohttp.ClientError, OSError):
        pass
    text = " ".join(read.decode("utf-8", "replace").split())
    return "".join(each for each in text if each.isprintable())[:EXCERPT_LENGTH]


class Resolver(AbstractResolver):
    """Resolver that refuses names with private addresses.

    It uses separate threads, so that a hanging name server blocks nothing else.
    """

    def __init__(self, *, private_allowed: bool) -> None:
        self._private_allowed = private_allowed
        self._threads = ThreadPoolExecutor(16, thread_name_prefix="rondel-names")

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        found = await asyncio.get_running_loop().run_in_executor(self._threads, self.look_up, host, port, family)
        results = []
        for kind, _, protocol, _, sockaddr in found:
            if not self._private_allowed and not is_public(str(sockaddr[0])):
                raise PrivateAddress
            flags = socket.AI_NUMERICHOST | socket.AI_NUMERICSERV
            results.append(
                ResolveResult(
                    hostname=host, host=str(sockaddr[0]), port=port, family=kind, proto=protocol, flags=int(flags)
                )
            )
        return results

    def look_up(self, host: str, port: int, family: socket.AddressFamily) -> list[AddrInfoType]:
        return list(socket.getaddrinfo(host, port, family=family, type=socket.SOCK_STREAM))

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def socket_factory(*, private_allowed: bool) -> SocketFactoryType:
    """Return a socket factory that refuses private addresses, however they were resolved."""

    def create_socket(info: AddrInfoType) -> socket.socket:
        if not private_allowed and not is_public(str(info[4][0])):
            raise PrivateAddress
        return socket.socket(info[0], info[1], info[2])

    return create_socket
