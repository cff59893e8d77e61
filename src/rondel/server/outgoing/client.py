"""Requests to other people's servers: to public addresses, over TLS, without redirects, within limits."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass

import aiohttp
from yarl import URL

from rondel.server.outgoing.addresses import PrivateAddress, Resolver, socket_maker
from rondel.server.outgoing.outcomes import GiveUp, TryLater, Unclear
from rondel.server.outgoing.patience import asked_pause

CONNECT_SECONDS, ANSWER_SECONDS = 8.0, 20.0
MOST_READ = 4096
SHOWN = 300


@dataclass(frozen=True)
class Request:
    url: str
    body: bytes
    headers: Mapping[str, str]
    method: str = "POST"


@dataclass(frozen=True)
class Answer:
    status: int
    text: str  # its beginning
    retry_after: str | None = None

    def check(self) -> None:
        """Raises what became of it, unless the other side has taken it."""
        if 200 <= self.status < 300:
            return
        said = f"The other side answered {self.status}. {self.text}".strip()
        if self.status in (408, 425, 429) or self.status >= 500:
            raise TryLater(said, after=asked_pause(self.retry_after))
        if 300 <= self.status < 400:
            raise GiveUp(
                f"The other side answered {self.status}: it is somewhere else, and redirects are not followed."
            )
        raise GiveUp(said, gone=self.status in (404, 410))


class Client:
    def __init__(self, *, private_allowed: bool) -> None:
        self.private_allowed = private_allowed
        self.resolver = Resolver(private_allowed=private_allowed)
        self._session: aiohttp.ClientSession | None = None

    async def send(self, request: Request, hand_over: Callable[[], Awaitable[None]]) -> Answer:
        """Send it; `hand_over` comes when the connection stands, right before the body."""
        state = _Progress(request.body, hand_over)
        try:
            async with self._opened().request(
                request.method,
                URL(request.url, encoded=True),
                data=state.content(),
                headers={**request.headers, "content-length": str(len(request.body))},
                allow_redirects=False,
            ) as answer:
                return Answer(answer.status, await _beginning(answer), answer.headers.get("retry-after"))
        except PrivateAddress as refused:
            raise GiveUp(str(refused)) from None
        except (aiohttp.InvalidURL, ValueError):
            raise GiveUp("This is no address that something can be sent to.") from None
        except (TimeoutError, aiohttp.ClientError, OSError) as error:
            raise state.meaning_of(error) from None

    def _opened(self) -> aiohttp.ClientSession:
        if self._session is None:
            self._session = aiohttp.ClientSession(
                connector=aiohttp.TCPConnector(
                    resolver=self.resolver,
                    socket_factory=socket_maker(private_allowed=self.private_allowed),
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

    def __init__(self, body: bytes, hand_over: Callable[[], Awaitable[None]]) -> None:
        self._body, self._hand_over = body, hand_over
        self._handed = False
        self._trouble: Exception | None = None

    async def content(self) -> AsyncIterator[bytes]:
        try:
            await self._hand_over()
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
            return Unclear(f"The other side did not say {words} whether it took it.")
        return TryLater(f"The other side could not be reached {words}.")


async def _beginning(answer: aiohttp.ClientResponse) -> str:
    """What was answered, in one line. Who answers slowly or badly has answered: the status is what counts."""
    read = b""
    try:
        while len(read) < MOST_READ and (more := await answer.content.read(MOST_READ - len(read))):
            read += more
    except (TimeoutError, aiohttp.ClientError, OSError):
        pass
    text = " ".join(read.decode("utf-8", "replace").split())
    return "".join(each for each in text if each.isprintable())[:SHOWN]
