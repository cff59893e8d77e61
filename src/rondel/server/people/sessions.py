"""Where somebody is logged in: listed, and ended one by one."""

from __future__ import annotations

from sqlalchemy import delete, select

from rondel.server.errors import unknown
from rondel.server.http.wire.people import Session
from rondel.server.people.accounts import refuse_token
from rondel.server.people.visitors import Visitor
from rondel.server.services import Services
from rondel.server.storage.messages import Message
from rondel.server.storage.models import sessions, tokens

NAMED = 16  # so many letters of a digest name a session; they help nobody to get in
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
    """What is kept of a browser's long name of itself: enough to recognize one's own."""
    found = [next((name for part, name in known if part in header), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(each for each in found if each)


async def my_sessions(services: Services, visitor: Visitor) -> list[Session]:
    """Newest first."""
    refuse_token(visitor)
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
            id=row.digest[:NAMED],
            agent=row.agent or "",
            created=row.created,
            expires=row.expires,
            this=row.digest == visitor.key,
        )
        for row in rows
    ]


async def end_session(services: Services, visitor: Visitor, session_id: str | None) -> None:
    """Log out elsewhere: one session, or (None) all but this one."""
    refuse_token(visitor)
    mine = [sessions.c.user_id == visitor.id]
    chosen = sessions.c.digest != visitor.key if session_id is None else sessions.c.digest.startswith(session_id)
    async with services.store.write() as connection:
        found = (await connection.execute(select(sessions.c.digest).where(*mine, chosen))).scalars().all()
        if session_id is not None and len(found) != 1:
            raise unknown("session")
        await connection.execute(delete(sessions).where(sessions.c.digest.in_(found)))
        await connection.execute(delete(tokens).where(tokens.c.session.in_(found)))
        await services.store.announce(connection, Message(forget=visitor.id))
    services.visitors.forget(visitor.id)
