"""Links in mails that work without a login: signed, so that nobody can make one for somebody else."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.notices.happenings import KINDS
from rondel.server.storage.models import notice_state
from rondel.table.errors import Refusal, forbidden

ALL = "all"
_SIGNATURE_BYTES = 18


class Meant(NamedTuple):
    user_id: int
    kind: str


async def secret_of(connection: AsyncConnection) -> bytes:
    """The server's secret, made with the database."""
    return bytes.fromhex((await connection.execute(select(notice_state.c.secret))).scalar_one())


def token_of(secret: bytes, meant: Meant) -> str:
    """What the link carries: whom, what, and a signature that only this server can make."""
    text = f"{meant.user_id}.{meant.kind}"
    return f"{text}.{base64.urlsafe_b64encode(_signature(secret, text)).decode()}"


def meant_by(secret: bytes, token: str) -> Meant:
    """Whom and what a link means, or a refusal if we have not made it."""
    text, _, signed = token.rpartition(".")
    user, _, kind = text.partition(".")
    try:
        given = base64.b64decode(signed.encode("ascii"), altchars=b"-_", validate=True)
    except (UnicodeError, binascii.Error):
        raise _refusal() from None
    is_ours = hmac.compare_digest(given, _signature(secret, text))
    if not is_ours or not user.isdigit() or kind not in (*KINDS, ALL):
        raise _refusal()
    return Meant(int(user), kind)


def _signature(secret: bytes, text: str) -> bytes:
    return hmac.digest(secret, f"unsubscribe {text}".encode(), hashlib.sha256)[:_SIGNATURE_BYTES]


def _refusal() -> Refusal:
    return forbidden("unsubscribe", "This link was not made by this server, or it was altered.")
