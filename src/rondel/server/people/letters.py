"""Mails about an account: in its owner's language, as text and as HTML."""

from __future__ import annotations

import secrets
from html import escape
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.locales import text
from rondel.server.config import Settings
from rondel.server.outgoing.queue import Delivery, enqueue
from rondel.server.people.addresses import confirmed_address
from rondel.table.errors import conflict

_BODY = "font:16px/1.5 system-ui,sans-serif;color:#1b1f23;max-width:34em"
_BUTTON = "display:inline-block;padding:10px 18px;border-radius:8px;background:#1f4e79;color:#fff;text-decoration:none"


def letter(settings: Settings, language: str, about: str, link: str | None = None, **params: object) -> dict[str, Any]:
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


async def post(
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
        await post(
            connection, user_id, known.address, letter(settings, known.language, "password", "/reset", name=known.name)
        )


def refuse_without_mail(settings: Settings) -> None:
    if not settings.mail:
        raise conflict("no_mail", "This server sends no mail; ask whoever runs it.")
