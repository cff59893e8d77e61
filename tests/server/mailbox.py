"""SMTP server in a thread, which stores, refuses or delays mails."""

from __future__ import annotations

import asyncio
import email
import threading
from collections.abc import Callable
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope, Session
from tests.server.clients import NET
from tests.waiting import wait_until

Answer = Callable[[str], str | None]


class Mailbox:
    """SMTP test server; `at_recipient` and `at_text` may override the response to a recipient ("550 No such person"),
    or delay it until `reset` ("hang").
    """

    def __init__(self, **options: Any) -> None:
        self.mails: list[EmailMessage] = []
        self.tries: list[str] = []  # recipients of all attempts
        self.at_recipient: Answer = lambda _recipient: None
        self.at_text: Answer = lambda _recipient: None
        self._options = options
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(NET)

    @property
    def settings(self) -> dict[str, Any]:
        return {
            "mail": f"smtp://127.0.0.1:{self.port}",
            "mail_from": "Rondel <rondel@games.example.org>",
            "public_url": "https://games.example.org",
        }

    def to(self, recipient: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == recipient]

    def wait_for(self, recipient: str, number: int = 1) -> list[EmailMessage]:
        """Wait for a number of mails to an address and return them."""
        wait_until(lambda: len(self.to(recipient)) >= number)
        return self.to(recipient)

    def _run(self) -> None:
        with asyncio.Runner() as runner:  # cancels all tasks, including hanging ones
            self._loop = runner.get_loop()
            runner.run(self._serve())

    async def _serve(self) -> None:
        server = await self._loop.create_server(self._protocol, "127.0.0.1", 0)
        self.port: int = server.sockets[0].getsockname()[1]
        self._closing, self._hanging = asyncio.Event(), asyncio.Event()
        self._ready.set()
        await self._closing.wait()
        server.close()

    def _protocol(self) -> SMTP:
        return SMTP(self, hostname="mail.example.org", loop=self._loop, enable_SMTPUTF8=True, **self._options)

    async def handle_RCPT(
        self, _server: SMTP, _session: Session, envelope: Envelope, address: str, _options: list[str]
    ) -> str:
        self.tries.append(address)
        if answer := await self._answer(self.at_recipient, address):
            return answer
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:
        if answer := await self._answer(self.at_text, envelope.rcpt_tos[0]):
            return answer
        assert isinstance(envelope.content, bytes)
        mail = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return "250 OK"

    async def _answer(self, asked: Answer, address: str) -> str | None:
        answer = asked(address)
        if answer == "hang":
            await self._hanging.wait()
            return "421 Closing"
        return answer

    def reset(self) -> None:
        """Restore the default responses, and release hanging ones."""
        self.at_recipient = self.at_text = lambda _recipient: None

        def release() -> None:
            self._hanging.set()
            self._hanging = asyncio.Event()

        self._loop.call_soon_threadsafe(release)

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._closing.set)
        self._thread.join(NET)
