"""What a notice says in its reader's language: as a title and a sentence, and as a mail with an unsubscribe link.

No picture is fetched from anywhere, nothing is counted, and every link leads to this server."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import secrets
from html import escape
from typing import Any, NamedTuple
from urllib.parse import quote

import msgspec
from sqlalchemy import select
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

ALL_KINDS = "all"
_SIGNATURE_BYTES = 18
# Mail programs know little CSS; those that know dark mode know this.
_STYLE = """
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 24px 12px; background: #f6f2ea; color: #221c15;
  font: 16px/1.5 -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main { display: block; max-width: 640px; margin: 0 auto; }
h1 { font-size: 22px; line-height: 1.3; margin: 0 0 8px; }
h2 { font-size: 17px; margin: 24px 0 4px; }
p { margin: 0 0 12px; }
img { display: block; max-width: 100%; height: auto; border-radius: 8px; margin: 0 0 16px; }
a.go { display: inline-block; padding: 10px 18px; border-radius: 8px; background: #00616b; color: #ffffff;
  font-weight: 600; text-decoration: none; }
footer { margin-top: 32px; font-size: 13px; color: #5f5548; }
footer a { color: inherit; }
@media (prefers-color-scheme: dark) {
  body { background: #171a1c; color: #f3efe6; }
  footer { color: #b9b2a5; }
  a.go { background: #62e6da; color: #071315; }
}
"""
_BODY = "font:16px/1.5 system-ui,sans-serif;color:#1b1f23;max-width:34em"
_BUTTON = "display:inline-block;padding:10px 18px;border-radius:8px;background:#1f4e79;color:#fff;text-decoration:none"


class Told(msgspec.Struct, kw_only=True):
    """Something to tell; `snapshot` is the position it is about, as the database has it."""

    kind: str
    params: dict[str, str | int]
    game_id: str | None = None
    table: str = ""
    snapshot: str | None = None


def _language(wanted: str) -> str:
    return wanted if wanted in LANGUAGES else FALLBACK


def title_of(told: Told, language: str) -> str:
    """`Your turn · Sunday`."""
    title = text(_language(language))(f"notice-kind-{told.kind}")
    about = told.table or str(told.params.get("tournament", ""))
    return f"{title} · {about}" if about else title


def sentence_of(told: Told, language: str) -> str:
    """What happened, in one sentence."""
    params: dict[str, object] = {
        "by": "",
        "name": "",
        "text": "",
        "tournament": "",
        "round": 0,
        "minutes": 0,
        "hours": 0,
        **told.params,
    }
    params["table"] = told.table
    return text(_language(language))(_sentence_key(told), **params)


def _sentence_key(told: Told) -> str:
    if told.kind == "mentioned" and not told.params.get("text"):
        return "notice-whispered"
    if told.kind == "clock_low" and told.params.get("hours"):
        return "notice-clock_low-hours"
    return f"notice-{told.kind}"


def question_of(told: Told, language: str) -> str | None:
    """`Italy: choose a rondel space`; None if nothing is asked."""
    key, lang = f"notice-question-{told.params.get('decision', '')}", _language(language)
    nation = f"{told.params.get('edition', '')}-nation-{told.params.get('nation', '')}"
    if not has(key, lang) or not has(nation, lang):
        return None
    say = text(lang)
    return say("notice-question", nation=say(nation), question=say(key))


def short_text(told: Told, language: str) -> str:
    """For devices and webhooks."""
    said, question = sentence_of(told, language), question_of(told, language)
    return f"{said} {question}" if question else said


def table_address(settings: Settings, game_id: str | None) -> str:
    """Where the table is opened, or the lobby."""
    return f"{settings.public_url}/t/{game_id}" if game_id else f"{settings.public_url}/"


class UnsubscribeLink(NamedTuple):
    user_id: int
    kind: str


async def signing_secret(connection: AsyncConnection) -> bytes:
    """The server's secret, made with the database."""
    secret = select(server_keys.c.value).where(server_keys.c.name == "unsubscribe")
    return bytes.fromhex((await connection.execute(secret)).scalar_one())


def token_of(secret: bytes, meant: UnsubscribeLink) -> str:
    """What the link carries: whom, what, and a signature that only this server can make."""
    text = f"{meant.user_id}.{meant.kind}"
    return f"{text}.{base64.urlsafe_b64encode(_signature(secret, text)).decode()}"


def link_of(secret: bytes, token: str) -> UnsubscribeLink:
    """Whom and what a link means, or a refusal if we have not made it."""
    text, _, signed = token.rpartition(".")
    user, _, kind = text.partition(".")
    try:
        given = base64.b64decode(signed.encode("ascii"), altchars=b"-_", validate=True)
    except (UnicodeError, binascii.Error):
        raise _refusal() from None
    is_ours = hmac.compare_digest(given, _signature(secret, text))
    if not is_ours or not user.isdigit() or kind not in (*KINDS, ALL_KINDS):
        raise _refusal()
    return UnsubscribeLink(int(user), kind)


async def unsubscribe(services: Services, token: str) -> Unsubscribed:
    """What a link of ours says: no more mails of a kind, or of any. Doing it again changes nothing."""
    async with services.store.write() as connection:
        meant = link_of(await signing_secret(connection), token)
        name = await connection.scalar(select(users.c.name).where(users.c.id == meant.user_id))
        if name is None:
            raise unknown("person")
        choices = (await choices_of(connection, [meant.user_id]))[meant.user_id]
        choices.mail = [] if meant.kind == ALL_KINDS else [kind for kind in choices.mail if kind != meant.kind]
        await store_choices(connection, meant.user_id, choices)
    return Unsubscribed(name=name, kind=meant.kind)


def _signature(secret: bytes, text: str) -> bytes:
    return hmac.digest(secret, f"unsubscribe {text}".encode(), hashlib.sha256)[:_SIGNATURE_BYTES]


def _refusal() -> Refusal:
    return forbidden("unsubscribe", "This link was not made by this server, or it was altered.")


def notice_mail(
    settings: Settings, told: list[Told], language: str, secret: bytes, meant: UnsubscribeLink, image: str | None = None
) -> dict[str, Any]:
    """The content of a mail. `meant`: of whom, and what the link in it ends; `image`: the position, in base64."""
    say = text(language)
    many = len(told) > 1 or meant.kind == ALL_KINDS
    link = f"{settings.public_url}/unsubscribe?token={quote(token_of(secret, meant))}"
    all_link = (
        f"{settings.public_url}/unsubscribe?token={quote(token_of(secret, UnsubscribeLink(meant.user_id, ALL_KINDS)))}"
    )
    subject = say("notice-digest-subject", count=len(told)) if many else title_of(told[0], language)
    lines, html = [], []
    for each in told:
        said, question = sentence_of(each, language), question_of(each, language)
        address = table_address(settings, each.game_id)
        lines += [said, *([question] if question else []), address, ""]
        tag = "h2" if many else "h1"
        html.append(f"<{tag}>{escape(question or said)}</{tag}>")
        if question:
            html.append(f"<p>{escape(said)}</p>")
        if image:
            alt = escape(say("notice-picture", table=each.table), quote=True)
            html.append(f'<img src="cid:position" width="640" alt="{alt}">')
        opens = escape(say("notice-open-table" if each.game_id else "notice-open-lobby"))
        html.append(f'<p><a class="go" href="{escape(address, quote=True)}">{opens}</a></p>')
    ending = [] if meant.kind == ALL_KINDS else [(say("notice-stop-kind"), link)]
    ending += [(say("notice-stop-all"), all_link), (say("notice-change"), f"{settings.public_url}/settings#notices")]
    lines += ["--", say("notice-why"), *(f"{words}: {where}" for words, where in ending)]
    links = " · ".join(f'<a href="{escape(where, quote=True)}">{escape(words)}</a>' for words, where in ending)
    return {
        "subject": subject,
        "text": "\n".join(lines) + "\n",
        "html": _notice_page(language, subject, "".join(html), f"<p>{escape(say('notice-why'))}</p><p>{links}</p>"),
        "images": [{"cid": "position", "png": image}] if image else [],
        "headers": {"List-Unsubscribe": f"<{link}>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click"},
    }


def _notice_page(language: str, title: str, body: str, footer: str) -> str:
    return (
        f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head>"
        f'<body><main role="main">{body}<footer>{footer}</footer></main></body></html>'
    )


def account_mail(
    settings: Settings, language: str, about: str, link: str | None = None, **params: object
) -> dict[str, Any]:
    """Subject, text and HTML of the mail `mail-<about>`; `link` is an address below this site."""
    say = text(language)
    parts = say(f"mail-{about}-text", **params).split("\n\n")
    foot = say("mail-foot", site=settings.public_url)
    lines, pieces = list(parts), [f"<p>{escape(part)}</p>" for part in parts]
    if link:
        # Behind the words that announce it, else at the end.
        place = next((number for number, part in enumerate(parts, 1) if part.endswith(":")), len(parts))
        address, label = settings.public_url + link, escape(say(f"mail-{about}-button"))
        button = f'<p><a style="{_BUTTON}" href="{escape(address)}">{label}</a></p>'
        lines.insert(place, address)
        pieces.insert(place, f"{button}<p><small>{escape(address)}</small></p>")
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    body = f'<div style="{_BODY}">{"".join(pieces)}<hr><p><small>{escape(foot)}</small></p></div>'
    return {
        "subject": say(f"mail-{about}-subject"),
        "text": "\n\n".join([*lines, "-- \n" + foot]) + "\n",
        "html": f'<!doctype html><html lang="{language}"><head>{head}</head><body>{body}</body></html>',
    }


async def enqueue_mail(
    connection: AsyncConnection, user_id: int, address: str, content: dict[str, Any], *, expires: float | None = None
) -> None:
    """Put a mail into the queue; each is a mail of its own."""
    key = f"account {secrets.token_hex(16)}"
    mail = Delivery(channel="mail", user_id=user_id, target=address, content=content, key=key, expires=expires)
    await enqueue(connection, mail)


async def tell_of_new_password(connection: AsyncConnection, settings: Settings, user_id: int) -> None:
    """Whoever has a confirmed address hears there that the password is another one now."""
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
        raise conflict("no_mail", "This server sends no mail; ask whoever runs it.")
