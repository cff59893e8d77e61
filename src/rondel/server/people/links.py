"""Links that open something once, for a while: only digests of them are kept, and used ones are forgotten."""

from __future__ import annotations

import secrets
from typing import Any, Literal, get_args

from sqlalchemy import Row, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.clock import clock
from rondel.server.errors import Refusal
from rondel.server.people.visitors import digest
from rondel.server.storage.models import one_time_links

Kind = Literal["email", "reset"]
LINKS: tuple[Kind, ...] = get_args(Kind)


async def new_link(
    connection: AsyncConnection, kind: Kind, user_id: int, seconds: float, email: str | None = None
) -> str:
    """A new secret, shown only now; those whose time is over are cleared away."""
    now, secret = clock.now(), secrets.token_urlsafe(32)
    await connection.execute(delete(one_time_links).where(one_time_links.c.expires < now))
    await connection.execute(
        insert(one_time_links).values(
            digest=digest(secret), kind=kind, user_id=user_id, email=email, created=now, expires=now + seconds
        )
    )
    return secret


async def found_link(connection: AsyncConnection, kind: Kind, secret: str) -> Row[Any]:
    """What the link opens, or a refusal; whether it was used or is too old makes no difference."""
    mine = (one_time_links.c.digest == digest(secret), one_time_links.c.kind == kind)
    row: Row[Any] | None = (await connection.execute(select(one_time_links).where(*mine))).first()
    if row is None or row.expires < clock.now():
        raise over()
    return row


async def use_up(connection: AsyncConnection, link: Row[Any]) -> None:
    """Of several who follow it at the same moment one gets in. Others of the same kind are worth nothing any more."""
    used = await connection.execute(delete(one_time_links).where(one_time_links.c.digest == link.digest))
    if used.rowcount != 1:
        raise over()
    await forget_links(connection, link.kind, link.user_id)


async def forget_links(connection: AsyncConnection, kind: Kind, user_id: int) -> None:
    same = (one_time_links.c.user_id == user_id, one_time_links.c.kind == kind)
    await connection.execute(delete(one_time_links).where(*same))


def over() -> Refusal:
    return Refusal(410, "link_over", "This link has been used already, or its time is over. Ask for a new one.")
