"""Mail channel: composes messages and sends them through the operator's mail server."""

from __future__ import annotations

import base64
import binascii
import secrets
from collections.abc import Awaitable, Callable
from email.errors import MessageError
from email.message import EmailMessage
from email.policy import SMTP as SMTP_POLICY
from email.utils import formatdate, parseaddr
from typing import Any

from rondel.server.config import Settings
from rondel.server.mail_server import MailServer
from rondel.server.notify.claims import Claimed
from rondel.server.notify.messages import refuse_without_mail
from rondel.server.notify.preferences import confirmed_address
from rondel.server.notify.queue import PermanentFailure, Response, send_test
from rondel.server.services import Services
from rondel.table.clocks import clock
from rondel.table.errors import conflict
from rondel.table.visitors import Visitor
from rondel.wire.outgoing import Tried

LINE = 76  # characters of base64


class Mail:
    def __init__(self, settings: Settings) -> None:
        self._server = MailServer.parse(settings.mail) if settings.mail else None
        self._from = settings.mail_from

    async def send(self, claimed: Claimed, before_send: Callable[[], Awaitable[None]]) -> None:
        await self.send_now(claimed.target, claimed.content, claimed.digest, before_send)

    async def send_now(
        self, target: str, content: dict[str, Any], digest: str, before_send: Callable[[], Awaitable[None]]
    ) -> Response:
        """Send one mail and return the server's response; `before_send` is called right before the message text."""
        if self._server is None:
            raise PermanentFailure("No mail server is configured.")
        recipient = ascii_address(target)
        try:
            text = mail_text(self._from, recipient, content, digest)
        except (ValueError, TypeError, KeyError, AttributeError, MessageError) as error:
            raise PermanentFailure(f"The mail is malformed: {type(error).__name__}.") from None
        from rondel.server.notify.smtp import deliver

        return await deliver(self._server, parseaddr(self._from)[1], recipient, text, before_send)


def ascii_address(address: str) -> str:
    """Return the address with its domain in ASCII form, which every mail server understands."""
    name, _, domain = address.rpartition("@")
    if not name or not domain or not name.isascii() or not address.isprintable() or set(' <>,;:"') & set(address):
        raise PermanentFailure("This is not a valid e-mail address.")
    try:
        return f"{name}@{domain.encode('idna').decode()}"
    except UnicodeError:
        raise PermanentFailure("This is not a valid e-mail address.") from None


def mail_text(sender: str, recipient: str, content: dict[str, Any], digest: str) -> bytes:
    """Return the serialized mail.

    Pictures are inserted as text at the end, because the library processes their thousands of lines so slowly that
    moves would be delayed.
    """
    images = content.get("images") or () if content.get("html") else ()
    places = [secrets.token_hex(16) for _ in images]
    message = mail_message(sender, recipient, content, digest, places)
    text = message.as_bytes(policy=SMTP_POLICY)
    for place, image in zip(places, images, strict=True):
        text = text.replace(place.encode(), _base64_lines(image["png"]))
    return text


def mail_message(sender: str, recipient: str, content: dict[str, Any], digest: str, places: list[str]) -> EmailMessage:
    """Return the message with text and HTML, and `places` as placeholders for its pictures.

    The Message-ID is derived from the key, so that receivers can detect duplicates.
    """
    message = EmailMessage(policy=SMTP_POLICY)
    message["From"] = sender
    message["To"] = recipient
    message["Subject"] = " ".join(str(content["subject"]).split())
    message["Date"] = formatdate(clock.now(), usegmt=True)
    message["Message-ID"] = f"<{digest}@{parseaddr(sender)[1].rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    for name, value in (content.get("headers") or {}).items():
        message[name] = value
    message.set_content(content["text"])
    if html := content.get("html"):
        message.add_alternative(html, subtype="html")
        page = message.get_payload()[-1]  # type: ignore[index]
        assert isinstance(page, EmailMessage)
        for place, image in zip(places, content.get("images") or (), strict=True):
            page.add_related(b"", "image", "png", cid=f"<{image['cid']}>", disposition="inline")
            page.get_payload()[-1].set_payload(place)  # type: ignore[index,union-attr]
    return message


def _base64_lines(png: str) -> bytes:
    try:
        base64.b64decode(png, validate=True)
    except binascii.Error:
        raise ValueError("not a picture") from None
    return "\r\n".join(png[first : first + LINE] for first in range(0, len(png), LINE)).encode()


async def send_test_mail(services: Services, visitor: Visitor, text: str) -> Tried:
    """Send a test mail to the visitor's own address; return the mail server's response."""
    refuse_without_mail(services.settings)
    async with services.store.read() as connection:
        known = await confirmed_address(connection, visitor.id)
    if known is None:
        raise conflict("no_email", "You have no confirmed e-mail address.")
    content = {"subject": "Rondel", "text": f"{text}\n\n{services.settings.public_url}/\n"}
    address, mail, digest = known.address, services.sender.mail, secrets.token_hex(20)

    async def send(before_send: Callable[[], Awaitable[None]]) -> Response:
        return await mail.send_now(address, content, digest, before_send)

    return await send_test(send)
