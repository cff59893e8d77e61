"""Friends: both must agree. A declined person is not notified and cannot send repeated requests."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Row, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.people import names
from rondel.server.services import Services
from rondel.server.storage.models import blocks, friendships, users
from rondel.table.clocks import clock
from rondel.table.errors import bad, conflict, forbidden, unknown
from rondel.table.visitors import Visitor
from rondel.wire.friends import Acquaintance, Friend, Friends

MOST_FRIENDS = 200
MOST_REQUESTS = 20  # pending requests sent by one person
LISTED = 100


async def send_request(services: Services, visitor: Visitor, name: str) -> None:
    """Send a friend request; if there is one from the other person, accept it."""
    if visitor.guest:
        raise forbidden("friends_account", "Friends are for people with an account.")
    other = await named(services, visitor, name)
    async with services.store.write() as connection:
        await _refuse_more(connection, visitor.id)
        theirs = await _state(connection, other, visitor.id)
        mine = await _state(connection, visitor.id, other)
        if "agreed" in (mine, theirs):
            raise conflict("friends_already", "You are friends already.")
        unwanted = await connection.scalar(
            select(exists().where(blocks.c.user_id == other, blocks.c.blocked_id == visitor.id))
        )
        blocked = exists().where(blocks.c.user_id == visitor.id, blocks.c.blocked_id == other)
        if await connection.scalar(select(blocked)):
            raise conflict("friends_blocked", "You block this person; unblock them first.")
        if theirs in ("asked", "declined") and not unwanted:
            await _delete(connection, visitor.id, other)
            await _insert(connection, other, visitor.id, "agreed")
        elif mine in ("declined", "dropped") or unwanted:
            await _delete(connection, visitor.id, other, of_asker=visitor.id)
            await _insert(connection, visitor.id, other, "declined")
            return
        elif mine is None:
            await _insert(connection, visitor.id, other, "asked")
        else:
            return
    await services.lobby.notify_person(other, "friends")


async def named(services: Services, visitor: Visitor, name: str) -> int:
    """Return the ID of another account by name."""
    other = await names.owner_of(services, name)
    if other is None:
        raise bad("unknown_name", f"There is no account called {name}.", name=name)
    if other == visitor.id:
        raise conflict("yourself", "That is you.")
    return other


async def respond(services: Services, visitor: Visitor, asker_id: int, *, agree: bool) -> None:
    """Accept or decline a request; the sender of a declined one still sees it as pending."""
    row = (friendships.c.asker_id == asker_id, friendships.c.asked_id == visitor.id, friendships.c.state == "asked")
    async with services.store.write() as connection:
        if agree:
            await _refuse_more(connection, visitor.id)
        values = {"state": "agreed" if agree else "declined", "at": clock.now()}
        found = await connection.execute(update(friendships).where(*row).values(values))
        if found.rowcount != 1:
            raise unknown("request")
        if agree:  # both may have sent a request concurrently
            await connection.execute(delete(friendships).where(*_pair(visitor.id, asker_id)))
    if agree:
        await services.lobby.notify_person(asker_id, "friends")


async def remove(services: Services, visitor: Visitor, other: int) -> None:
    """End a friendship, or withdraw a request."""
    async with services.store.write() as connection:
        agreed = "agreed" in (
            await _state(connection, visitor.id, other),
            await _state(connection, other, visitor.id),
        )
        mine = await _state(connection, visitor.id, other)
        if agreed:
            await _delete(connection, visitor.id, other)
        elif mine == "declined":
            await connection.execute(update(friendships).where(*_pair(visitor.id, other)).values(state="dropped"))
        elif mine == "asked":
            await connection.execute(delete(friendships).where(*_pair(visitor.id, other)))
        else:
            raise unknown("friend")
    if agreed or mine == "asked":
        await services.lobby.notify_person(other, "friends")


async def end_friendship(connection: AsyncConnection, user_id: int, other: int) -> None:
    """End the friendship with, and decline requests from, a blocked person."""
    agreed = or_(and_(*_pair(user_id, other)), and_(*_pair(other, user_id)))
    await connection.execute(delete(friendships).where(agreed, friendships.c.state == "agreed"))
    await connection.execute(delete(friendships).where(*_pair(user_id, other), friendships.c.state == "asked"))
    asked = (*_pair(other, user_id), friendships.c.state == "asked")
    await connection.execute(update(friendships).where(*asked).values(state="declined"))


async def show_presence(services: Services, visitor: Visitor, *, shown: bool) -> None:
    """Set whether friends can see that this person is online."""
    async with services.store.write() as connection:
        await connection.execute(update(users).where(users.c.id == visitor.id).values(shows_presence=shown))


async def friends_of(connection: AsyncConnection, user_id: int) -> frozenset[int]:
    asked = select(friendships.c.asked_id).where(friendships.c.asker_id == user_id, friendships.c.state == "agreed")
    asking = select(friendships.c.asker_id).where(friendships.c.asked_id == user_id, friendships.c.state == "agreed")
    return frozenset((await connection.execute(asked.union_all(asking))).scalars().all())


async def list_friends(services: Services, me: int) -> Friends:
    """Return friends with presence, and received and sent requests."""
    asker, asked = friendships.c.asker_id, friendships.c.asked_id
    async with services.store.read() as connection:
        agreed = await _people(connection, friendships.c.state == "agreed", or_(asker == me, asked == me), me)
        asking = await _people(connection, friendships.c.state == "asked", asked == me, me)
        waiting = await _people(connection, friendships.c.state.in_(("asked", "declined")), asker == me, me)
        shown = await connection.scalar(select(users.c.shows_presence).where(users.c.id == me))
    return Friends(
        friends=[
            Friend(id=row.id, name=row.name, here=bool(row.shows_presence) and services.hub.is_online(row.id))
            for row in agreed
        ],
        asking=[Acquaintance(id=row.id, name=row.name) for row in asking],
        asked=[Acquaintance(id=row.id, name=row.name) for row in waiting],
        shows_presence=bool(shown),
    )


async def _people(
    connection: AsyncConnection, state: ColumnElement[bool], side: ColumnElement[bool], me: int
) -> list[Row[Any]]:
    other = or_(
        and_(friendships.c.asker_id == me, users.c.id == friendships.c.asked_id),
        and_(friendships.c.asked_id == me, users.c.id == friendships.c.asker_id),
    )
    query = (
        select(users.c.id, users.c.name, users.c.shows_presence)
        .join(friendships, other)
        .where(state, side)
        .order_by(friendships.c.at.desc())
        .limit(MOST_FRIENDS)
    )
    rows: list[Any] = list((await connection.execute(query)).all())
    return sorted(rows, key=lambda row: str(row.name).casefold())


async def _refuse_more(connection: AsyncConnection, user_id: int) -> None:
    # Lock the row of the person, so that concurrent requests cannot exceed the limit.
    await connection.execute(select(users.c.id).where(users.c.id == user_id).with_for_update())
    if len(await friends_of(connection, user_id)) >= MOST_FRIENDS:
        raise conflict("many_friends", f"You have {MOST_FRIENDS} friends already.", most=MOST_FRIENDS)
    waiting = (friendships.c.asker_id == user_id, friendships.c.state.in_(("asked", "declined")))
    if (await connection.scalar(select(func.count()).where(*waiting)) or 0) >= MOST_REQUESTS:
        sentence = f"{MOST_REQUESTS} people have not answered you yet; wait, or withdraw some of your requests."
        raise conflict("many_asked", sentence, most=MOST_REQUESTS)


def _pair(asker_id: int, asked_id: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return friendships.c.asker_id == asker_id, friendships.c.asked_id == asked_id


async def _state(connection: AsyncConnection, asker_id: int, asked_id: int) -> str | None:
    return await connection.scalar(select(friendships.c.state).where(*_pair(asker_id, asked_id)))


async def _insert(connection: AsyncConnection, asker_id: int, asked_id: int, state: str) -> None:
    values = {"asker_id": asker_id, "asked_id": asked_id, "state": state, "at": clock.now()}
    await connection.execute(insert(friendships).values(values))


async def _delete(connection: AsyncConnection, one: int, other: int, *, of_asker: int | None = None) -> None:
    """Delete requests between two people, or only those of one of them."""
    pairs = [and_(*_pair(asker, asked)) for asker, asked in ((one, other), (other, one)) if of_asker in (None, asker)]
    await connection.execute(delete(friendships).where(or_(*pairs)))
