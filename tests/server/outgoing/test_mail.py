"""Emails through a real SMTP server, each sent once."""

from __future__ import annotations

import base64
from typing import Any

import pytest
from sqlalchemy import update
from tests import unique
from tests.server.clients import Member, ThreadServer
from tests.server.mailbox import Mailbox
from tests.server.outgoing.queues import mail, put, row, wait_for_state
from tests.waiting import wait_until

from rondel.server.config import SettingError, Settings
from rondel.server.notify import claims
from rondel.server.notify.queue import digest_of, enqueue
from rondel.server.operations import console
from rondel.server.operations.console import AdministrationError
from rondel.server.storage.models import users

DOT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="


def address() -> str:
    return f"{unique.name().lower()}@example.org"


def test_a_mail_is_sent_as_text_and_html_with_its_picture(sending: ThreadServer, mailbox: Mailbox) -> None:
    html = '<p>Dein Zug, <b>Jürgen</b>.</p><img src="cid:position">'
    content = {
        "subject": "Du bist am Zug: Österreich",
        "text": "Dein Zug, Jürgen.\n",
        "html": html,
        "images": [{"cid": "position", "png": DOT}],
        "headers": {"List-Unsubscribe": "<https://games.example.org/u/1>"},
    }
    to, key = address(), unique.name()
    assert put(sending, mail(to, key, **content)) == 1
    assert wait_for_state(sending, key, "sent").content == "{}"  # the content is deleted after sending
    [got] = mailbox.wait_for(to)
    assert got["Subject"] == "Du bist am Zug: Österreich"
    assert got["From"] == "Rondel <rondel@games.example.org>"
    assert got["Message-ID"] == f"<{digest_of(key)}@games.example.org>"
    assert got["List-Unsubscribe"] == "<https://games.example.org/u/1>"
    text, page = got.get_body(("plain",)), got.get_body(("html",))
    assert text is not None
    assert page is not None
    assert text.get_content().strip() == "Dein Zug, Jürgen."
    assert page.get_content().strip() == html
    pictures = [part for part in got.walk() if part.get_content_type() == "image/png"]
    assert [(part["Content-ID"], part.get_content()) for part in pictures] == [("<position>", base64.b64decode(DOT))]


def test_the_test_button_shows_the_mail_servers_response(sending: ThreadServer, ada: Member, mailbox: Mailbox) -> None:
    """Only to one's own confirmed address."""
    assert ada.refusal("/api/me/email/test", {"text": "Ein Versuch."}, 409)["code"] == "no_email"
    mine = address()

    async def confirm() -> None:
        async with sending.app.services.store.write() as connection:
            await connection.execute(update(users).where(users.c.id == ada.id).values(email=mine))

    sending.run(confirm())
    tried = ada.post("/api/me/email/test", {"text": "Ein Versuch."})
    assert (tried["taken"], tried["status"], tried["said"]) == (True, 250, "OK")
    body = mailbox.to(mine)[0].get_body(("plain",))
    assert body is not None
    assert "Ein Versuch." in body.get_content()
    mailbox.at_recipient = lambda _recipient: "550 No such person"
    tried = ada.post("/api/me/email/test", {"text": "Ein Versuch."})
    assert (tried["taken"], tried["said"]) == (False, "The mail server says 550 No such person")


@pytest.mark.both_databases
def test_the_same_key_is_never_sent_twice(sending: ThreadServer, mailbox: Mailbox) -> None:
    to, once, another = address(), unique.name(), unique.name()
    assert put(sending, mail(to, once), mail(to, once)) == 1
    mailbox.wait_for(to)
    assert put(sending, mail(to, once)) == 0
    assert put(sending, mail(to, once), mail(to, another)) == 1
    wait_for_state(sending, another, "sent")
    assert len(mailbox.to(to)) == 2


@pytest.mark.both_databases
def test_rolled_back_mails_are_not_sent(sending: ThreadServer, mailbox: Mailbox) -> None:
    rolled_back, later = mail(address(), unique.name()), mail(address(), unique.name())

    async def work() -> None:
        async with sending.app.services.store.write() as connection:
            await enqueue(connection, rolled_back)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        sending.run(work())
    put(sending, later)
    wait_for_state(sending, later.key, "sent")
    assert rolled_back.target not in mailbox.tries
    assert put(sending, rolled_back) == 1


def test_a_permanently_refused_mail_is_not_retried(sending: ThreadServer, mailbox: Mailbox) -> None:
    """Permanent errors are not retried; the reason is stored."""
    nobody, strict, odd = (mail(to, unique.name()) for to in (address(), address(), "no address"))
    mailbox.at_recipient = {nobody.target: "550 No such person"}.get
    mailbox.at_text = {strict.target: "554 Not this"}.get
    put(sending, nobody, strict, odd)
    for refused, reason in ((nobody, "550 No such person"), (strict, "554 Not this"), (odd, "not a valid e-mail")):
        assert reason in wait_for_state(sending, refused.key, "failed").reason
    assert mailbox.tries.count(nobody.target) == 1


def test_a_busy_mail_server_is_retried(sending: ThreadServer, mailbox: Mailbox) -> None:
    """Retried with backoff until it is accepted once."""
    busy, patient = iter(["451 Later", "451 Later"]), mail(address(), unique.name())
    mailbox.at_text = lambda to: next(busy, None) if to == patient.target else None
    put(sending, patient)
    assert wait_for_state(sending, patient.key, "sent").attempts == 3
    assert len(mailbox.to(patient.target)) == 1


def test_a_hanging_receiver_does_not_delay_others(
    sending: ThreadServer, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even with more waiting deliveries than one batch."""
    monkeypatch.setattr(claims, "SCAN_LIMIT", 8)
    slow, quick = address(), [mail(address(), unique.name()) for _ in range(6)]
    mailbox.at_recipient = {slow: "hang"}.get
    put(sending, *(mail(slow, unique.name()) for _ in range(20)))
    wait_until(lambda: slow in mailbox.tries)
    put(sending, *quick)
    for each in quick:
        wait_for_state(sending, each.key, "sent")
    assert mailbox.tries.count(slow) == 1  # one at a time per address


def test_mails_wait_while_the_mail_server_is_unavailable(sqlite: str, mailbox: Mailbox) -> None:
    """No email is lost if the mail server rejects the password or encryption."""
    settings, waiting = {**mailbox.settings, "mail": f"smtp://127.0.0.1:{mailbox.port}?starttls=yes"}, address()
    with ThreadServer(sqlite, **settings) as server:
        put(server, mail(waiting, "waits"))
        wait_until(lambda: row(server, "waits").reason)
        # It is leased during a retry, and waiting again afterwards.
        wait_until(lambda: (at := row(server, "waits")).state == "waiting" and at.attempts == 0)
        assert waiting not in mailbox.tries  # nothing is sent without STARTTLS


def test_wrong_mail_settings_are_refused_without_the_password(subtests: pytest.Subtests) -> None:
    wrong: list[dict[str, Any]] = [
        {"mail": "http://user:secret@example.org"},
        {"mail": "smtp://user:secret@example.org:many"},
        {"mail": "smtp://user:secret@example.org?starttls=perhaps"},
        {"mail": "smtp://user:secret@example.org", "mail_from": "nobody"},
        {"mail": "smtp://user:secret@example.org", "mail_from": "a@b.org"},
        {"public_url": "games.example.org"},
    ]
    for settings in wrong:
        with subtests.test(settings=settings):
            with pytest.raises(SettingError) as refusal:
                Settings(**settings)
            assert "secret" not in str(refusal.value)
            assert str(refusal.value).endswith(".")


def test_the_repr_of_settings_omits_the_password() -> None:
    settings = Settings(mail="smtp://u:secret@h", mail_from="a@b.org", public_url="https://h")
    assert "secret" not in repr(settings)
    assert Settings.from_environment(settings.as_environment()) == settings
    assert Settings.from_environment({"RONDEL_MAIL": ""}).mail is None


def test_the_command_line_tests_the_mail_server(mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """`rondel admin mail` sends one email immediately, or prints the mail server's response."""
    for name, value in mailbox.settings.items():
        monkeypatch.setenv(f"RONDEL_{name.upper()}", value)
    operator = address()
    console.send_test_mail(operator, "Rondel", "It works.")
    assert mailbox.to(operator)[0].get_content().strip() == "It works."
    mailbox.at_recipient = lambda _: "550 No such person"
    with pytest.raises(AdministrationError, match="550 No such person"):
        console.send_test_mail("nobody@example.org", "Rondel", "It works.")
    monkeypatch.setenv("RONDEL_MAIL", "")
    with pytest.raises(AdministrationError, match="No mail server"):
        console.send_test_mail("operator@example.org", "Rondel", "It works.")
