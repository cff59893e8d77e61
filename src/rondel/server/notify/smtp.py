"""SMTP delivery of one mail; imported on first use."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

import aiosmtplib
from aiosmtplib.errors import SMTPException, SMTPResponseException

from rondel.server.mail_server import MailServer
from rondel.server.notify.queue import EXCERPT_LENGTH, PermanentFailure, Response, RetryLater, UnknownOutcome

STEP_SECONDS = 15.0


async def deliver(
    server: MailServer, sender: str, recipient: str, text: bytes, before_send: Callable[[], Awaitable[None]]
) -> Response:
    """Send a mail and return the server's response; `before_send` is called right before the message text."""
    client = aiosmtplib.SMTP(
        hostname=server.host,
        port=server.port,
        username=server.user,
        password=server.password,
        use_tls=server.tls,
        start_tls=server.starttls,
        local_hostname=sender.rpartition("@")[2],
        timeout=STEP_SECONDS,
    )
    try:
        await _begin(client, sender)
        await _send_recipient(client, recipient)
        await before_send()
        return await _send_text(client, text)
    finally:
        with suppress(SMTPException, OSError):
            client.close()


async def _begin(client: aiosmtplib.SMTP, sender: str) -> None:
    """Connect and send MAIL FROM; failures up to here would affect every mail."""
    try:
        await client.connect()
        await client.mail(sender)
    except SMTPResponseException as error:
        raise RetryLater(f"The mail server says {error.code} {error.message}", all_of_channel=True) from None
    except (SMTPException, OSError, ValueError) as error:
        raise RetryLater(f"The mail server cannot be reached: {error}", all_of_channel=True) from None


async def _send_recipient(client: aiosmtplib.SMTP, recipient: str) -> None:
    try:
        await client.rcpt(recipient)
    except SMTPResponseException as error:
        raise _refused(error) from None
    except (SMTPException, OSError) as error:
        raise RetryLater(f"The connection to the mail server was lost: {error}") from None


async def _send_text(client: aiosmtplib.SMTP, text: bytes) -> Response:
    try:
        said = await client.data(text)
    except SMTPResponseException as error:
        raise _refused(error) from None
    except (SMTPException, OSError) as error:
        raise UnknownOutcome(f"The mail server did not confirm the mail: {error}") from None
    with suppress(SMTPException, OSError):
        await client.quit(timeout=2.0)
    return Response(said.code, " ".join(said.message.split())[:EXCERPT_LENGTH])


def _refused(error: SMTPResponseException) -> RetryLater | PermanentFailure:
    said = f"The mail server says {error.code} {error.message}"
    return PermanentFailure(said) if 500 <= error.code < 600 else RetryLater(said)
