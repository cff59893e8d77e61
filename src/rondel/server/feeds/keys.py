"""The secret address of somebody's feeds: made and withdrawn by them; only its digest is kept."""

from __future__ import annotations

import secrets

from sqlalchemy import delete, insert, select

from rondel.server.clock import clock
from rondel.server.errors import unknown
from rondel.server.http.wire.tournaments import FeedAddress
from rondel.server.people.visitors import Visitor, digest
from rondel.server.services import Services
from rondel.server.storage.models import feed_keys, users

LONGEST_SECRET = 60


async def address(services: Services, visitor: Visitor) -> FeedAddress:
    query = select(feed_keys.c.created).where(feed_keys.c.user_id == visitor.id)
    async with services.store.read() as connection:
        return FeedAddress(created=await connection.scalar(query))


async def new_address(services: Services, visitor: Visitor) -> FeedAddress:
    """A new secret; the one before is worth nothing from now on."""
    secret, now = secrets.token_urlsafe(24), clock.now()
    async with services.store.write() as connection:
        await connection.execute(select(users.c.id).where(users.c.id == visitor.id).with_for_update())
        await connection.execute(delete(feed_keys).where(feed_keys.c.user_id == visitor.id))
        await connection.execute(insert(feed_keys).values(user_id=visitor.id, digest=digest(secret), created=now))
    return FeedAddress(created=now, secret=secret)


async def withdraw(services: Services, visitor: Visitor) -> None:
    async with services.store.write() as connection:
        await connection.execute(delete(feed_keys).where(feed_keys.c.user_id == visitor.id))


async def reader(services: Services, secret: str) -> Visitor:
    """Whose feeds these are. A wrong secret, and one of somebody who is banned, lead nowhere."""
    query = (
        select(users.c.id, users.c.name, users.c.account, users.c.banned_until)
        .join(feed_keys, feed_keys.c.user_id == users.c.id)
        .where(feed_keys.c.digest == digest(secret[:LONGEST_SECRET]))
    )
    async with services.store.read() as connection:
        row = (await connection.execute(query)).first()
    if row is None or (row.banned_until or 0) > clock.now():
        raise unknown("feed")
    return Visitor(row.id, row.name, row.account is None, admin=False)
