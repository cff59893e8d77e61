"""Invitations by name: a seat is kept for somebody, who accepts or declines, until it is withdrawn or expires.

Whoever is blocked by the invited person may invite them all the same; nothing of it arrives.
"""

from __future__ import annotations

import time
from functools import partial
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Row, and_, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.errors import conflict, unknown
from rondel.server.http.wire.invitations import Invitation
from rondel.server.notices.happenings import Happening, note
from rondel.server.people.names import account_of
from rondel.server.people.visitors import Visitor
from rondel.server.play.cache import LoadedGame
from rondel.server.play.change import Change
from rondel.server.play.table import Seat, refuse_unless_host
from rondel.server.services import Services
from rondel.server.storage.models import blocks, games, invitations, seats, users
from rondel.server.tables.lobby import refuse_unless_open
from rondel.server.tables.seating import take_seat

KEPT_SECONDS = 3 * 86_400.0  # for which a seat is kept
MOST_WAITING = 20  # invitations of one person that they have not answered


class Invited(NamedTuple):
    id: int
    name: str


async def person_called(services: Services, name: str) -> Invited:
    """The account of this name; guests have no name of their own and are invited by a link."""
    query = select(users.c.id, users.c.name).where(users.c.account == account_of(name.strip()[:80]))
    async with services.store.read() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        raise unknown("person")
    return Invited(row.id, row.name)


async def invite(
    services: Services, game_id: str, visitor: Visitor, person: Invited, seat: int | None = None
) -> LoadedGame:
    """Keep a seat for somebody and tell them."""
    if person.id == visitor.id:
        raise conflict("yourself", "That is you.")
    await _refuse_if_asked_enough(services, game_id, person)

    def edit(change: Change) -> None:
        table = change.table
        refuse_unless_host(table, visitor)
        refuse_unless_open(table)
        if table.seats_of(person.id) or any(each.is_kept_for(person.id, change.now) for each in table.seats):
            raise conflict("there_already", "This person sits at this table, or is invited to it already.")
        free = [each.seat for each in table.seats if each.is_free_for(None, change.now)]
        if not free:
            raise conflict("full", "All seats of this table are taken, or kept for somebody who is invited.")
        wanted = free[0] if seat is None else seat
        if wanted not in free:
            raise conflict("taken", "This seat is not open.")
        keep_seat(change, wanted, person, visitor)

    return await services.games.retry(game_id, edit, tell="table")


def keep_seat(change: Change, seat: int, person: Invited, by: Visitor) -> None:
    """Keep a seat for somebody, with the invitation that says so."""
    table, now = change.table, change.now
    expires = now + KEPT_SECONDS
    change.seat(Seat(seat, "open", name=person.name, reserved=person.id, reserved_until=expires))
    same = (invitations.c.game_id == table.id, invitations.c.user_id == person.id)
    change.statement(delete(invitations).where(*same))
    values = {"game_id": table.id, "user_id": person.id, "by_id": by.id, "at": now, "expires": expires}
    change.statement(insert(invitations).values(values))
    happening = Happening(
        kind="invited",
        user_id=person.id,
        game_id=table.id,
        params={"by": by.name, "table": table.name},
        key=f"invited {table.id} {int(now)}",
    )
    change.within(partial(_tell, happening=happening, by_id=by.id))


async def _tell(connection: AsyncConnection, *, happening: Happening, by_id: int) -> None:
    """Unless the person does not want to hear of this one."""
    blocked = select(blocks.c.user_id).where(blocks.c.user_id == happening.user_id, blocks.c.blocked_id == by_id)
    if await connection.scalar(blocked) is None:
        await note(connection, happening)


async def _refuse_if_asked_enough(services: Services, game_id: str, person: Invited) -> None:
    theirs = invitations.c.user_id == person.id
    declined = select(invitations.c.id).where(theirs, invitations.c.game_id == game_id, invitations.c.declined)
    waiting = select(func.count()).where(theirs, ~invitations.c.declined, invitations.c.expires > time.time())
    async with services.store.read() as connection:
        if await connection.scalar(declined) is not None:
            raise conflict("declined", "This person has declined.")
        if (await connection.scalar(waiting) or 0) >= MOST_WAITING:
            raise conflict("invited_enough", "This person has enough invitations at the moment.")


async def withdraw(services: Services, game_id: str, visitor: Visitor, seat: int) -> LoadedGame:
    """The host thinks better of it."""

    def edit(change: Change) -> None:
        refuse_unless_host(change.table, visitor)
        kept = change.table.seats[seat] if 0 <= seat < len(change.table.seats) else None
        if kept is None or kept.reserved is None or kept.kind != "open":
            raise unknown("invitation")
        change.seat(Seat(seat, "open"))
        same = (invitations.c.game_id == game_id, invitations.c.user_id == kept.reserved)
        change.statement(delete(invitations).where(*same))

    return await services.games.retry(game_id, edit, tell="table")


def _waiting(user_id: int) -> ColumnElement[bool]:
    """What waits for this person's answer: the seat is still kept, and they want to hear of who asks."""
    kept = exists().where(seats.c.game_id == invitations.c.game_id, seats.c.reserved == invitations.c.user_id)
    unheard = exists().where(blocks.c.user_id == invitations.c.user_id, blocks.c.blocked_id == invitations.c.by_id)
    return and_(
        invitations.c.user_id == user_id,
        invitations.c.declined.is_(False),
        invitations.c.expires > time.time(),
        kept,
        ~unheard,
    )


async def listed(services: Services, visitor: Visitor) -> list[Invitation]:
    """Invitations that wait for an answer, newest first."""
    query = (
        select(invitations, games.c.name.label("table_name"), games.c.edition, users.c.name.label("by_name"))
        .join(games, games.c.id == invitations.c.game_id)
        .join(users, users.c.id == invitations.c.by_id)
        .where(_waiting(visitor.id), games.c.state == "open")
        .order_by(invitations.c.id.desc())
    )
    async with services.store.read() as connection:
        rows = (await connection.execute(query)).all()
    return [
        Invitation(
            id=row.id,
            table=row.game_id,
            name=row.table_name,
            edition=row.edition,
            by=row.by_name,
            at=row.at,
            expires=row.expires,
        )
        for row in rows
    ]


async def answer(services: Services, visitor: Visitor, invitation_id: int, accept: bool) -> LoadedGame:
    """Take the seat that is kept, or give it up."""
    row = await _mine(services, visitor, invitation_id)

    def edit(change: Change) -> None:
        refuse_unless_open(change.table)
        kept = next((each.seat for each in change.table.seats if each.reserved == visitor.id), None)
        if kept is None:
            if accept and change.table.seats_of(visitor.id):
                return  # accepted in another page at the same moment
            raise unknown("invitation")
        if accept:
            take_seat(change, kept, visitor)
        else:
            change.seat(Seat(kept, "open"))
            change.statement(update(invitations).where(invitations.c.id == invitation_id).values(declined=True))

    return await services.games.retry(row.game_id, edit, tell="table")


async def _mine(services: Services, visitor: Visitor, invitation_id: int) -> Row[Any]:
    query = select(invitations).where(invitations.c.id == invitation_id, _waiting(visitor.id))
    async with services.store.read() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        raise unknown("invitation")
    return row
