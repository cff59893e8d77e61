"""Sessions: authentication with a cache, and list of a person's logins."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable

from sqlalchemy import delete, insert, select, update

from rondel.server.people.passwords import require_login
from rondel.server.services import Services
from rondel.server.storage import Message, Store
from rondel.server.storage.models import sessions, tokens, users
from rondel.table.clocks import clock
from rondel.table.errors import unknown
from rondel.table.visitors import ADDRESS_RETENTION_SECONDS, Visitor, digest
from rondel.wire.people import Session

ID_LENGTH = 16  # public id of a session: this prefix of its digest
BROWSERS = (("Edg", "Edge"), ("OPR", "Opera"), ("Firefox", "Firefox"), ("Chrom", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def agent_of(header: str) -> str:
    """Return browser and system from a User-Agent header."""
    found = [next((name for part, name in known if part in header), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(each for each in found if each)


async def my_sessions(services: Services, visitor: Visitor) -> list[Session]:
    """Return the visitor's sessions, newest first."""
    require_login(visitor)
    async with services.store.read() as connection:
        rows = (
            await connection.execute(
                select(sessions)
                .where(sessions.c.user_id == visitor.id)
                .order_by(sessions.c.expires.desc(), sessions.c.digest)
            )
        ).all()
    return [
        Session(
            id=row.digest[:ID_LENGTH],
            agent=row.agent or "",
            created=row.created,
            expires=row.expires,
            this=row.digest == visitor.key,
        )
        for row in rows
    ]


async def end_session(services: Services, visitor: Visitor, session_id: str | None) -> None:
    """End one of the visitor's sessions, or (None) all except the current one."""
    require_login(visitor)
    mine = [sessions.c.user_id == visitor.id]
    chosen = sessions.c.digest != visitor.key if session_id is None else sessions.c.digest.startswith(session_id)
    async with services.store.write() as connection:
        found = (await connection.execute(select(sessions.c.digest).where(*mine, chosen))).scalars().all()
        if session_id is not None and len(found) != 1:
            raise unknown("session")
        await connection.execute(delete(sessions).where(sessions.c.digest.in_(found)))
        await connection.execute(delete(tokens).where(tokens.c.session.in_(found)))
        await services.store.announce(connection, Message(forget=visitor.id))
    services.visitors.invalidate(visitor.id)


CACHE_SECONDS = 60.0  # bounds staleness if an invalidation is missing
MAX_CACHED_VISITORS = 5_000
SEEN_SECONDS = 12 * 3600.0  # precision of the last visit
LONGEST_AGENT = 60


class Visitors:
    """Authenticates visitors by the digest of their secret, with a short-lived cache."""

    def __init__(self, store: Store, session_days: int) -> None:
        self._store = store
        self._session_seconds = session_days * 86_400
        # Called when a person is invalidated, so that open streams recheck their session.
        self.listeners: list[Callable[[int | None], None]] = []
        self._cache: OrderedDict[tuple[bool, str], tuple[float, Visitor]] = OrderedDict()
        self._invalidations = 0  # number of invalidations so far

    async def by_session(self, secret: str) -> Visitor | None:
        return await self._found(digest(secret), by_token=False)

    async def by_token(self, secret: str) -> Visitor | None:
        return await self._found(digest(secret), by_token=True)

    async def refresh(self, visitor: Visitor) -> Visitor | None:
        """Return the current data of a visitor, or None if their session or token has ended."""
        return await self._found(visitor.key, by_token=visitor.by_token)

    async def _found(self, key: str, *, by_token: bool) -> Visitor | None:
        now = clock.now()
        cache_key = (by_token, key)
        if (known := self._cache.get(cache_key)) and known[0] > now:
            return known[1]
        query = select(
            users.c.id,
            users.c.name,
            users.c.account,
            users.c.admin,
            users.c.seen,
            users.c.banned_until,
            users.c.banned_why,
            users.c.muted_until,
        )
        if by_token:
            query = query.join(tokens, tokens.c.user_id == users.c.id).where(
                tokens.c.digest == key, tokens.c.expires > now
            )
            query = query.add_columns(tokens.c.expires)
        else:
            query = query.join(sessions, sessions.c.user_id == users.c.id).where(
                sessions.c.digest == key, sessions.c.expires > now
            )
            query = query.add_columns(sessions.c.expires)
        invalidations = self._invalidations
        async with self._store.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            self._cache.pop(cache_key, None)
            return None
        if now - row.seen > SEEN_SECONDS:
            async with self._store.write() as connection:
                await connection.execute(update(users).where(users.c.id == row.id).values(seen=now))
        visitor = Visitor(
            row.id,
            row.name,
            row.account is None,
            bool(row.admin),
            by_token,
            key,
            row.banned_until or 0.0,
            row.banned_why or "",
            row.muted_until or 0.0,
        )
        if invalidations != self._invalidations:
            return visitor  # the row may already be outdated: do not cache it
        self._cache[cache_key] = (min(now + CACHE_SECONDS, row.expires), visitor)
        if len(self._cache) > MAX_CACHED_VISITORS:
            self._cache.popitem(last=False)
        return visitor

    def invalidate(self, user_id: int) -> None:
        """Remove a person from the cache and notify the listeners."""
        self._invalidations += 1
        for key in [key for key, (_, visitor) in self._cache.items() if visitor.id == user_id]:
            del self._cache[key]
        self._notify_listeners(user_id)

    def invalidate_all(self) -> None:
        self._invalidations += 1
        self._cache.clear()
        self._notify_listeners(None)

    def _notify_listeners(self, user_id: int | None) -> None:
        for listener in self.listeners:
            listener(user_id)

    async def open_session(self, user_id: int, agent: str = "", address: str = "", language: str = "") -> str:
        secret = secrets.token_urlsafe(32)
        now = clock.now()
        async with self._store.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires < now))
            await connection.execute(
                update(users)
                .where(users.c.address_at < now - ADDRESS_RETENTION_SECONDS)
                .values(address=None, address_at=None)
            )
            here: dict[str, object] = {"address": address[:45], "address_at": now}
            if language:
                here["language"] = language
            await connection.execute(update(users).where(users.c.id == user_id).values(**here))
            await connection.execute(
                insert(sessions).values(
                    digest=digest(secret),
                    user_id=user_id,
                    expires=now + self._session_seconds,
                    created=now,
                    agent=agent[:LONGEST_AGENT],
                )
            )
        return secret

    async def close_session(self, secret: str, user_id: int) -> None:
        """End a session together with the tokens created in it."""
        key = digest(secret)
        async with self._store.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.digest == key))
            await connection.execute(delete(tokens).where(tokens.c.session == key))
            await self._store.announce(connection, Message(forget=user_id))
        self.invalidate(user_id)

    @property
    def session_seconds(self) -> int:
        return self._session_seconds
