"""Who is asking: session cookies for people, bearer tokens for programs. Only digests of both are stored."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict

import msgspec
from sqlalchemy import delete, insert, select, update

from rondel.server.storage.messages import Message
from rondel.server.storage.models import sessions, tokens, users
from rondel.server.storage.store import Store

SESSION_COOKIE = "rondel_session"
CSRF_COOKIE = "csrftoken"
REMEMBERED_SECONDS = 15.0
REMEMBERED_VISITORS = 5_000
SEEN_SECONDS = 12 * 3600.0  # how exactly it is kept when somebody was here


class Visitor(msgspec.Struct, frozen=True):
    """A person known to the server: a guest or the owner of an account."""

    id: int
    name: str
    guest: bool
    admin: bool
    by_token: bool = False


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Visitors:
    """Looks visitors up by the digest of their secret and remembers them for some seconds."""

    def __init__(self, store: Store, session_days: int) -> None:
        self._store = store
        self._session_seconds = session_days * 86_400
        self._remembered: OrderedDict[tuple[bool, str], tuple[float, Visitor]] = OrderedDict()

    async def by_session(self, secret: str) -> Visitor | None:
        return await self._found(digest(secret), by_token=False)

    async def by_token(self, secret: str) -> Visitor | None:
        return await self._found(digest(secret), by_token=True)

    async def _found(self, key: str, *, by_token: bool) -> Visitor | None:
        now = time.time()
        remembered = (by_token, key)
        if (known := self._remembered.get(remembered)) and known[0] > now:
            return known[1]
        query = select(users.c.id, users.c.name, users.c.account, users.c.admin, users.c.seen)
        if by_token:
            query = query.join(tokens, tokens.c.user_id == users.c.id).where(tokens.c.digest == key)
        else:
            query = query.join(sessions, sessions.c.user_id == users.c.id).where(
                sessions.c.digest == key, sessions.c.expires > now
            )
        async with self._store.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            self._remembered.pop(remembered, None)
            return None
        if now - row.seen > SEEN_SECONDS:
            async with self._store.write() as connection:
                await connection.execute(update(users).where(users.c.id == row.id).values(seen=now))
        visitor = Visitor(row.id, row.name, row.account is None, bool(row.admin), by_token)
        self._remembered[remembered] = (now + REMEMBERED_SECONDS, visitor)
        if len(self._remembered) > REMEMBERED_VISITORS:
            self._remembered.popitem(last=False)
        return visitor

    def forget(self, user_id: int) -> None:
        """What is remembered of this person is out of date."""
        for key in [key for key, (_, visitor) in self._remembered.items() if visitor.id == user_id]:
            del self._remembered[key]

    async def open_session(self, user_id: int) -> str:
        secret = secrets.token_urlsafe(32)
        now = time.time()
        async with self._store.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires < now))
            await connection.execute(
                insert(sessions).values(digest=digest(secret), user_id=user_id, expires=now + self._session_seconds)
            )
        return secret

    async def close_session(self, secret: str, user_id: int) -> None:
        async with self._store.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.digest == digest(secret)))
            await self._store.announce(connection, Message(forget=user_id))
        self.forget(user_id)

    @property
    def session_seconds(self) -> int:
        return self._session_seconds
