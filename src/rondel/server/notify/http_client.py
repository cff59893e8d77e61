"""Requests to other people's servers: to public addresses, over TLS, without redirects, within limits."""

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
from rondel.server.notify.queue import SHOWN_LENGTH, PermanentFailure, Request, Response, RetryLater, UnknownOutcome

CONNECT_SECONDS, ANSWER_SECONDS = 8.0, 20.0
MOST_READ = 4096


class Client:
    def __init__(self, *, private_allowed: bool) -> None:
        self.private_allowed = private_allowed
        self.resolver = Resolver(private_allowed=private_allowed)
        self._session: aiohttp.ClientSession | None = None

    async def send(self, request: Request, before_send: Callable[[], Awaitable[None]]) -> Response:
        """Send it; `hand_over` comes when the connection stands, right before the body."""
        state = _Progress(request.body, before_send)
        try:
            async with self._opened().request(
                request.method,
                URL(request.url, encoded=True),
                data=state.content(),
                headers={**request.headers, "content-length": str(len(request.body))},
                allow_redirects=False,
            ) as answer:
                return Response(answer.status, await _body_excerpt(answer), answer.headers.get("retry-after"))
        except PrivateAddress as refused:
            raise PermanentFailure(str(refused)) from None
        except (aiohttp.InvalidURL, ValueError):
            raise PermanentFailure("This is no address that something can be sent to.") from None
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            raise state.meaning_of(error) from None

    def _opened(self) -> aiohttp.ClientSession:
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(
                    resolver=self.resolver,
                    socket_factory=socket_factory(private_allowed=self.private_allowed),
                    use_dns_cache=False,
                    happy_eyeballs_delay=None,  # one after the other: a refused address ends it
                    force_close=True,  # a connection kept for later may be dead when it is used
                    limit=0,
                ),
                timeout=aiohttp.ClientTimeout(total=ANSWER_SECONDS, connect=CONNECT_SECONDS),
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
    """The body of a request, and how far it has come."""

    def __init__(self, body: bytes, before_send: Callable[[], Awaitable[None]]) -> None:
        self._body, self._before_send = body, before_send
        self._handed = False
        self._trouble: Exception | None = None

    async def content(self) -> AsyncIterator[bytes]:
        try:
            await self._before_send()
        except Exception as trouble:
            self._trouble = trouble
            raise
        self._handed = True
        yield self._body

    def meaning_of(self, error: Exception) -> Exception:
        if self._trouble is not None:
            return self._trouble
        words = "in time" if isinstance(error, TimeoutError) else f"({type(error).__name__})"
        if self._handed:
            return UnknownOutcome(f"The other side did not say {words} whether it took it.")
        return RetryLater(f"The other side could not be reached {words}.")


async def _body_excerpt(answer: aiohttp.ClientResponse) -> str:
    """What was answered, in one line. Who answers slowly or badly has answered: the status is what counts."""
    read = b""
    try:
        while len(read) < MOST_READ and (more := await answer.content.read(MOST_READ - len(read))):
            read += more
    except (TimeoutError, aiohttp.ClientError, OSError):
        pass
    text = " ".join(read.decode("utf-8", "replace").split())
    return "".join(each for each in text if each.isprintable())[:SHOWN_LENGTH]


class Resolver(AbstractResolver):
    """Looks names up in threads of its own, so that a name server that hangs holds up nothing else, and refuses names
    that lead to a private address."""

    def __init__(self, *, private_allowed: bool) -> None:
        self._private_allowed = private_allowed
        self._threads = ThreadPoolExecutor(16, thread_name_prefix="rondel-names")

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_UNSPEC
    ) -> list[ResolveResult]:
        found = await asyncio.get_running_loop().run_in_executor(self._threads, self.look_up, host, port, family)
        results = []
        for kind, _, protocol, _, place in found:
            if not self._private_allowed and not is_public(str(place[0])):
                raise PrivateAddress
            flags = socket.AI_NUMERICHOST | socket.AI_NUMERICSERV
            results.append(
                ResolveResult(
                    hostname=host, host=str(place[0]), port=port, family=kind, proto=protocol, flags=int(flags)
                )
            )
        return results

    def look_up(self, host: str, port: int, family: socket.AddressFamily) -> list[AddrInfoType]:
        return list(socket.getaddrinfo(host, port, family=family, type=socket.SOCK_STREAM))

    async def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def socket_factory(*, private_allowed: bool) -> SocketFactoryType:
    """Makes the sockets: the last look at an address, whichever way it came here."""

    def made(info: AddrInfoType) -> socket.socket:
        if not private_allowed and not is_public(str(info[4][0])):
            raise PrivateAddress
        return socket.socket(info[0], info[1], info[2])

    return made
