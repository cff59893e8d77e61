"""Calendar feed: for every game waiting for a person, the time their clock runs out."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime, timedelta

from sqlalchemy import delete, insert, select

from rondel.languages import FALLBACK
from rondel.locales import text
from rondel.server.play import row_query, table_row
from rondel.server.services import Services
from rondel.server.storage.models import feed_keys, games, seats, users
from rondel.table import clocks
from rondel.table.clocks import clock
from rondel.table.errors import unknown
from rondel.table.table import TableRow
from rondel.table.visitors import Visitor, digest
from rondel.wire.tournaments import FeedAddress

MOST_EVENTS = 200
EVENT_LENGTH = timedelta(minutes=15)  # events end when the clock runs out


async def running_clocks(services: Services, visitor: Visitor) -> list[tuple[TableRow, float]]:
    """Return the tables where this person's clock is running and the wall-clock time it runs out, earliest first."""
    sits = select(seats.c.game_id).where(seats.c.user_id == visitor.id, seats.c.kind == "human")
    waiting = (games.c.state == "running", games.c.clock.is_not(None), games.c.id.in_(sits))
    async with services.store.read() as connection:
        rows = (await connection.execute(row_query(light=True).where(*waiting).limit(MOST_EVENTS))).all()
        sitting = (
            await connection.execute(
                select(seats).where(seats.c.game_id.in_([row.id for row in rows])).order_by(seats.c.seat)
            )
        ).all()
    # Server time stops during maintenance, so only the remaining time is meaningful.
    now, server_now = clock.now(), services.store.time.now()
    found = []
    for row in rows:
        table = table_row(row, [seat for seat in sitting if seat.game_id == row.id])
        runs_for = table.clock_runs_for
        if runs_for in table.seats_of(visitor.id) and table.clocks is not None and runs_for is not None:
            left = clocks.remaining(table.clocks, runs_for, table.clock_since, server_now)[runs_for]
            found.append((table, now + left))
    return sorted(found, key=lambda each: each[1])


def calendar(found: list[tuple[TableRow, float]], site: str, language: str) -> bytes:
    """Return the calendar as an iCalendar file, with stable event IDs per turn."""
    from icalendar import Calendar, Event  # noqa: PLC0415 - takes half a second to import

    translate = text(language or FALLBACK)
    whole = Calendar()
    whole.add("prodid", "-//Rondel//clocks//EN")
    whole.add("version", "2.0")
    whole.add("x-wr-calname", translate("feed-calendar"))
    whole.add("refresh-interval;value=duration", "PT15M")
    for table, ends in found:
        moment = datetime.fromtimestamp(round(ends), UTC)
        event = Event()
        event.add("uid", f"{table.id}-{table.version}@rondel")
        event.add("dtstamp", datetime.fromtimestamp(round(table.touched), UTC))
        event.add("dtstart", moment - EVENT_LENGTH)
        event.add("dtend", moment)
        event.add("summary", translate("feed-clock", table=table.name))
        event.add("url", f"{site}/t/{table.id}")
        event.add("description", f"{site}/t/{table.id}")
        whole.add_component(event)
    return bytes(whole.to_ical())


LONGEST_SECRET = 60


async def address(services: Services, visitor: Visitor) -> FeedAddress:
    query = select(feed_keys.c.created).where(feed_keys.c.user_id == visitor.id)
    async with services.store.read() as connection:
        return FeedAddress(created=await connection.scalar(query))


async def new_address(services: Services, visitor: Visitor) -> FeedAddress:
    """Create a new secret, which replaces the previous one."""
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
    """Return the owner of a feed secret; refused if it is wrong or its owner is banned."""
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
