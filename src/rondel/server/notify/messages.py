"""Localized notification texts and mails, with unsubscribe links.

Mails load no external images, contain no tracking, and link only to this server.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import quote

import msgspec
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.languages import FALLBACK
from rondel.locales import LANGUAGES, has, text
from rondel.server.config import Settings
from rondel.server.notify.notices import KINDS
from rondel.server.notify.preferences import choices_of, confirmed_address, store_choices
from rondel.server.notify.queue import Delivery, enqueue
from rondel.server.services import Services
from rondel.server.storage.models import server_keys, users
from rondel.table.errors import Refusal, conflict, forbidden, unknown
from rondel.wire.notices import Unsubscribed

if TYPE_CHECKING:
    from jinja2 import Environment

ALL_KINDS = "all"
_SIGNATURE_BYTES = 18
_NOTHING: dict[str, object] = {"by": "", "name": "", "text": "", "tournament": "", "round": 0, "minutes": 0, "hours": 0}


class Message(NamedTuple):
    """Text of a notification, for all channels."""

    title: str  # `Your turn · Sunday`
    sentence: str  # what happened
    question: str | None  # `Italy: choose a rondel space`
    address: str  # URL of the table or the lobby
    table: str
    game: str | None
    params: dict[str, str | int]

    @property
    def text(self) -> str:
        return f"{self.sentence} {self.question}" if self.question else self.sentence


def message_of(settings: Settings, notice: Row[Any], language: str) -> Message:
    """Return the text of a notification; `notice` is a row of `notices` with `table_name`."""
    language = language if language in LANGUAGES else FALLBACK
    say, table = text(language), notice.table_name or ""
    params: dict[str, str | int] = msgspec.json.decode(notice.params)
    about = table or str(params.get("tournament", ""))
    title = say(f"notice-kind-{notice.kind}")
    return Message(
        title=f"{title} · {about}" if about else title,
        sentence=say(_sentence_key(notice.kind, params), **{**_NOTHING, **params, "table": table}),
        question=_question(params, language),
        address=f"{settings.public_url}/t/{notice.game_id}" if notice.game_id else f"{settings.public_url}/",
        table=table,
        game=notice.game_id,
        params=params,
    )


def _sentence_key(kind: str, params: dict[str, str | int]) -> str:
    if kind == "mentioned" and not params.get("text"):
        return "notice-whispered"
    if kind == "clock_low" and params.get("hours"):
        return "notice-clock_low-hours"
    return f"notice-{kind}"


def _question(params: dict[str, str | int], language: str) -> str | None:
    key = f"notice-question-{params.get('decision', '')}"
    nation = f"{params.get('edition', '')}-nation-{params.get('nation', '')}"
    if not has(key, language) or not has(nation, language):
        return None
    say = text(language)
    return say("notice-question", nation=say(nation), question=say(key))


class Unsubscription(NamedTuple):
    user_id: int
    kind: str


async def signing_secret(connection: AsyncConnection) -> bytes:
    """Return the server's signing secret, created with the database."""
    secret = select(server_keys.c.value).where(server_keys.c.name == "unsubscribe")
    return bytes.fromhex((await connection.execute(secret)).scalar_one())


def unsubscribe_token(secret: bytes, link: Unsubscription) -> str:
    """Return the token of an unsubscribe link: user, kind and a signature."""
    text = f"{link.user_id}.{link.kind}"
    return f"{text}.{base64.urlsafe_b64encode(_signature(secret, text)).decode()}"


def parse_unsubscribe_token(secret: bytes, token: str) -> Unsubscription:
    """Parse a token, or raise a refusal unless its signature is valid."""
    text, _, signed = token.rpartition(".")
    user, _, kind = text.partition(".")
    try:
        given = base64.b64decode(signed.encode("ascii"), altchars=b"-_", validate=True)
    except (UnicodeError, binascii.Error):
        raise _refusal() from None
    is_ours = hmac.compare_digest(given, _signature(secret, text))
    if not is_ours or not user.isdigit() or kind not in (*KINDS, ALL_KINDS):
        raise _refusal()
    return Unsubscription(int(user), kind)


async def unsubscribe(services: Services, token: str) -> Unsubscribed:
    """Turn off the mails that an unsubscribe link refers to; idempotent."""
    async with services.store.write() as connection:
        link = parse_unsubscribe_token(await signing_secret(connection), token)
        name = await connection.scalar(select(users.c.name).where(users.c.id == link.user_id))
        if name is None:
            raise unknown("person")
        choices = (await choices_of(connection, [link.user_id]))[link.user_id]
        choices.mail = [] if link.kind == ALL_KINDS else [kind for kind in choices.mail if kind != link.kind]
        await store_choices(connection, link.user_id, choices)
    return Unsubscribed(name=name, kind=link.kind)


def _signature(secret: bytes, text: str) -> bytes:
    return hmac.digest(secret, f"unsubscribe {text}".encode(), hashlib.sha256)[:_SIGNATURE_BYTES]


def _refusal() -> Refusal:
    return forbidden("unsubscribe", "This link was not made by this server, or it was altered.")


def notice_mail(
    settings: Settings,
    messages: list[Message],
    language: str,
    secret: bytes,
    link: Unsubscription,
    image: str | None = None,
) -> dict[str, Any]:
    """Return the content of a notification mail.

    `link` is its unsubscribe link; `image` is the position as base64 PNG.
    """
    say, site = text(language), settings.public_url
    many = len(messages) > 1 or link.kind == ALL_KINDS
    stop = f"{site}/unsubscribe?token={quote(unsubscribe_token(secret, link))}"
    stop_all = f"{site}/unsubscribe?token={quote(unsubscribe_token(secret, link._replace(kind=ALL_KINDS)))}"
    links = [] if link.kind == ALL_KINDS else [(say("notice-stop-kind"), stop)]
    links += [(say("notice-stop-all"), stop_all), (say("notice-change"), f"{site}/settings#notices")]
    content = _rendered(
        "notice",
        language,
        say("notice-digest-subject", count=len(messages)) if many else messages[0].title,
        messages=messages,
        links=links,
        heading="h2" if many else "h1",
        has_image=image is not None,
    )
    return {
        **content,
        "images": [{"cid": "position", "png": image}] if image else [],
        "headers": {"List-Unsubscribe": f"<{stop}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"},
    }


def account_mail(
    settings: Settings, language: str, about: str, link: str | None = None, **params: object
) -> dict[str, Any]:
    """Return subject, text and HTML of the mail `mail-<about>`; `link` is a path on this site."""
    say = text(language)
    parts = say(f"mail-{about}-text", **params).split("\n\n")
    # The link follows the paragraph that ends with a colon, or the last one.
    announced = next((number for number, part in enumerate(parts, 1) if part.endswith(":")), len(parts))
    return _rendered(
        "account",
        language,
        say(f"mail-{about}-subject"),
        parts=parts,
        place=announced if link else None,
        address=settings.public_url + (link or ""),
        button=say(f"mail-{about}-button") if link else "",
        foot=say("mail-foot", site=settings.public_url),
    )


def _rendered(name: str, language: str, subject: str, **values: object) -> dict[str, Any]:
    """Render subject, text and HTML of a mail from its two templates."""
    values |= {"language": language, "subject": subject, "say": text(language)}
    plain, html = (_templates().get_template(f"{name}.{form}").render(values) for form in ("txt", "html"))
    return {"subject": subject, "text": plain, "html": html}


@cache
def _templates() -> Environment:
    from jinja2 import Environment, PackageLoader, StrictUndefined, select_autoescape

    return Environment(
        loader=PackageLoader("rondel.server.notify"),
        autoescape=select_autoescape(["html"]),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )


async def enqueue_mail(
    connection: AsyncConnection, user_id: int, address: str, content: dict[str, Any], *, expires: float | None = None
) -> None:
    """Queue a mail, never treating it as a duplicate."""
    key = f"account {secrets.token_hex(16)}"
    mail = Delivery(channel="mail", user_id=user_id, target=address, content=content, key=key, expires=expires)
    await enqueue(connection, mail)


async def notify_password_changed(connection: AsyncConnection, settings: Settings, user_id: int) -> None:
    """Queue a mail about a changed password to the confirmed address, if there is one."""
    known = await confirmed_address(connection, user_id) if settings.mail else None
    if known is not None:
        await enqueue_mail(
            connection,
            user_id,
            known.address,
            account_mail(settings, known.language, "password", "/reset", name=known.name),
        )


def refuse_without_mail(settings: Settings) -> None:
    if not settings.mail:
        raise conflict("no_mail", "This server sends no mail; ask its operator.")
