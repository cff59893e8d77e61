"""A test mail to one's own confirmed address, sent at once."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

from rondel.server.errors import conflict
from rondel.server.http.wire.outgoing import Tried
from rondel.server.outgoing.client import Answer
from rondel.server.outgoing.trying import tried
from rondel.server.people.addresses import confirmed_address
from rondel.server.people.letters import refuse_without_mail
from rondel.server.people.visitors import Visitor
from rondel.server.services import Services


async def try_mail(services: Services, visitor: Visitor, words: str) -> Tried:
    """Send a mail to whoever asks, and tell what the mail server said."""
    refuse_without_mail(services.settings)
    async with services.store.read() as connection:
        known = await confirmed_address(connection, visitor.id)
    if known is None:
        raise conflict("no_email", "You have no confirmed e-mail address.")
    content = {"subject": "Rondel", "text": f"{words}\n\n{services.settings.public_url}/\n"}
    address, mail, digest = known.address, services.outgoing.mail, secrets.token_hex(20)

    async def say(hand_over: Callable[[], Awaitable[None]]) -> Answer:
        return await mail.say(address, content, digest, hand_over)

    return await tried(say)
