"""An attempt to send something: what is asked and answered, how it can end, and the backoff before the next."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from email.utils import parsedate_to_datetime

from rondel.server.notify.public_addresses import PrivateAddress, private_address
from rondel.table.clocks import clock
from rondel.wire.outgoing import Tried

FIRST_SECONDS, LONGEST_SECONDS = 15.0, 3600.0  # of the backoff
TEST_SECONDS = 20.0
SHOWN_LENGTH = 300  # of an answer


class NotSent(Exception):
    """The other side has not taken it. The message is kept as the reason, and never logged: it may name people."""


class TryLater(NotSent):
    """Not now: the other side is away or busy. `after`: how many seconds it asked for.

    `all_of_channel`: nothing of this channel can be sent at the moment, as when the mail server is away.
    """

    def __init__(self, reason: str, *, after: float = 0.0, all_of_channel: bool = False) -> None:
        super().__init__(reason)
        self.after, self.all_of_channel = after, all_of_channel


class GiveUp(NotSent):
    """Never: the other side has said that it does not take it. `gone`: nor anything else sent there."""

    def __init__(self, reason: str, *, gone: bool = False) -> None:
        super().__init__(reason)
        self.gone = gone


class Unclear(NotSent):
    """It was handed over, and nobody has said whether it arrived. It is not sent again."""


class Overtaken(Exception):
    """It was taken over by another process, or removed, before it was handed over. Nothing has been sent."""


def backoff_seconds(attempts: int) -> float:
    """Twice as long each time, up to an hour; by chance somewhat more or less, so that not all come back at once."""
    return min(LONGEST_SECONDS, FIRST_SECONDS * 2.0 ** min(attempts - 1, 12)) * random.uniform(0.75, 1.25)


def retry_after_seconds(retry_after: str | None) -> float:
    """The seconds that a header Retry-After asks for: a number or a date; 0 if it says neither."""
    text = (retry_after or "").strip()
    if text.isascii() and text.isdigit() and len(text) < 8:
        return float(text)
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - clock.now())
    except (ValueError, TypeError, OverflowError):
        return 0.0


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
            raise TryLater(said, after=retry_after_seconds(self.retry_after))
        if 300 <= self.status < 400:
            raise GiveUp(
                f"The other side answered {self.status}: it is somewhere else, and redirects are not followed."
            )
        raise GiveUp(said, gone=self.status in (404, 410))


async def send_test(say: Callable[[Callable[[], Awaitable[None]]], Awaitable[Answer]]) -> Tried:
    """What came of it. An address that is refused is a refusal, as it was when it was entered."""

    async def nobody_minds() -> None:
        """It is not in the queue: there is nothing to hand over."""

    try:
        async with asyncio.timeout(TEST_SECONDS):
            answer = await say(nobody_minds)
    except NotSent as trouble:
        if str(trouble) == str(PrivateAddress()):
            raise private_address() from None
        return Tried(taken=False, status=None, said=str(trouble)[:SHOWN_LENGTH])
    except TimeoutError:
        return Tried(taken=False, status=None, said="The other side did not answer in time.")
    return Tried(taken=200 <= answer.status < 300, status=answer.status, said=answer.text)
