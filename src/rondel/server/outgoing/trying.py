"""The test button: something is sent at once, outside the queue, and what the other side said is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from rondel.server.outgoing.addresses import PrivateAddress, private_address
from rondel.server.outgoing.client import SHOWN, Answer
from rondel.server.outgoing.outcomes import NotSent
from rondel.wire.outgoing import Tried

TEST_SECONDS = 20.0


async def tried(say: Callable[[Callable[[], Awaitable[None]]], Awaitable[Answer]]) -> Tried:
    """What came of it. An address that is refused is a refusal, as it was when it was entered."""

    async def nobody_minds() -> None:
        """It is not in the queue: there is nothing to hand over."""

    try:
        async with asyncio.timeout(TEST_SECONDS):
            answer = await say(nobody_minds)
    except NotSent as trouble:
        if str(trouble) == str(PrivateAddress()):
            raise private_address() from None
        return Tried(taken=False, status=None, said=str(trouble)[:SHOWN])
    except TimeoutError:
        return Tried(taken=False, status=None, said="The other side did not answer in time.")
    return Tried(taken=200 <= answer.status < 300, status=answer.status, said=answer.text)
