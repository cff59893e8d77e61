"""Invitations by account name: a seat is reserved until the invitation is answered, withdrawn or expires.

Invitations from people whom the invited person blocks are accepted but never delivered.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Row, and_, delete, exists, func, insert, select, update

from rondel.server.notify import NewNotice, notice_insert
from rondel.server.play import StoredChange
from rondel.server.services import Services
from rondel.server.storage.models import blocks, games, invitations, seats, users
from rondel.server.tables.seating import take_seat
from rondel.table.clocks import clock
from rondel.table.errors import bad, conflict, unknown
from rondel.table.loaded import LoadedGame
from rondel.table.setup import refuse_unless_open
from rondel.table.table import Seat, refuse_unless_host
from rondel.table.visitors import Visitor, account_key
from rondel.wire.tables import Invitation


async def invite(
    services: Services, game_id: str, visitor: Visitor, person: Invitee, seat: int | None = None
) -> LoadedGame:
    """Reserve a seat for a person and notify them."""
    await refuse_invitation(services, visitor, person)
    declined = (invitations.c.game_id == game_id, invitations.c.user_id == person.id, invitations.c.declined)
    async with services.store.read() as connection:
        if await connection.scalar(select(invitations.c.id).where(*declined)) is not None:
            raise conflict("declined", "This person has declined.")

    def edit(change: StoredChange) -> None:
        table = change.table
        refuse_unless_host(table, visitor)
        refuse_unless_open(table)
        if table.seats_of(person.id) or any(each.is_reserved_for(person.id, change.now) for each in table.seats):
            raise conflict("there_already", "This person sits at this table, or is invited to it already.")
        free = [each.seat for each in table.seats if each.is_free_for(None, change.now)]
        if not free:
            raise conflict("full", "All seats of this table are taken or reserved.")
        wanted = free[0] if seat is None else seat
        if wanted not in free:
            raise conflict("taken", "This seat is not open.")
        reserve_seat(change, wanted, person, visitor)

    return await services.games.retry(game_id, edit, event="table")


async def withdraw(services: Services, game_id: str, visitor: Visitor, seat: int) -> LoadedGame:
    """Withdraw an invitation."""

    def edit(change: StoredChange) -> None:
        refuse_unless_host(change.table, visitor)
        reserved = change.table.seats[seat] if 0 <= seat < len(change.table.seats) else None
        if reserved is None or reserved.reserved is None or reserved.kind != "open":
            raise unknown("invitation")
        change.seat(Seat(seat, "open"))
        same = (invitations.c.game_id == game_id, invitations.c.user_id == reserved.reserved)
        change.statement(delete(invitations).where(*same))

    return await services.games.retry(game_id, edit, event="table")


async def list_pending(services: Services, visitor: Visitor) -> list[Invitation]:
    """Return a person's pending invitations, newest first."""
    query = (
        select(invitations, games.c.name.label("table_name"), games.c.edition, users.c.name.label("by_name"))
        .join(games, games.c.id == invitations.c.game_id)
        .join(users, users.c.id == invitations.c.by_id)
        .where(waiting_for(visitor.id), games.c.state == "open")
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


async def respond(services: Services, visitor: Visitor, invitation_id: int, accept: bool) -> LoadedGame:
    """Accept an invitation and take the seat, or decline it."""
    row = await _mine(services, visitor, invitation_id)

    def edit(change: StoredChange) -> None:
        refuse_unless_open(change.table)
        reserved = next((each.seat for each in change.table.seats if each.reserved == visitor.id), None)
        if reserved is None:
            if accept and change.table.seats_of(visitor.id):
                return  # accepted concurrently in another page
            raise unknown("invitation")
        if accept:
            take_seat(change, reserved, visitor)
        else:
            change.seat(Seat(reserved, "open"))
            change.statement(update(invitations).where(invitations.c.id == invitation_id).values(declined=True))

    return await services.games.retry(row.game_id, edit, event="table")


async def _mine(services: Services, visitor: Visitor, invitation_id: int) -> Row[Any]:
    query = select(invitations).where(invitations.c.id == invitation_id, waiting_for(visitor.id))
    async with services.store.read() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        raise unknown("invitation")
    return row


RESERVATION_SECONDS = 3 * 86_400.0
MOST_WAITING = 20  # pending invitations per person
DAY = 86_400


class Invitee(NamedTuple):
    id: int
    name: str


async def find_account(services: Services, name: str) -> Invitee:
    """Return the account with this name; guests can only be invited by link."""
    name = name.strip()[:80]
    query = select(users.c.id, users.c.name).where(users.c.account == account_key(name))
    async with services.store.read() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        raise bad("unknown_name", f"There is no account called {name}.", name=name)
    return Invitee(row.id, row.name)


async def refuse_invitation(services: Services, by: Visitor, person: Invitee) -> None:
    """Refuse invitations to oneself and to people with too many pending invitations."""
    if person.id == by.id:
        raise conflict("yourself", "That is you.")
    async with services.store.read() as connection:
        if (await connection.scalar(select(func.count()).where(waiting_for(person.id))) or 0) >= MOST_WAITING:
            raise conflict("invited_enough", f"{person.name} has enough invitations at the moment.", name=person.name)


def waiting_for(user_id: int) -> ColumnElement[bool]:
    """Return the condition for a person's pending invitations: seat still reserved, host not blocked."""
    reserved = exists().where(seats.c.game_id == invitations.c.game_id, seats.c.reserved == invitations.c.user_id)
    blocked = exists().where(blocks.c.user_id == invitations.c.user_id, blocks.c.blocked_id == invitations.c.by_id)
    return and_(
        invitations.c.user_id == user_id,
        invitations.c.declined.is_(False),
        invitations.c.expires > clock.now(),
        reserved,
        ~blocked,
    )


def reserve_seat(change: StoredChange, seat: int, person: Invitee, by: Visitor) -> None:
    """Reserve a seat for a person and add the invitation."""
    table, now = change.table, change.now
    expires = now + RESERVATION_SECONDS
    change.seat(Seat(seat, "open", name=person.name, reserved=person.id, reserved_until=expires))
    same = (invitations.c.game_id == table.id, invitations.c.user_id == person.id)
    change.statement(delete(invitations).where(*same))
    who = {"game_id": table.id, "user_id": person.id, "by_id": by.id}
    change.statement(insert(invitations).values(**who, at=now, expires=expires, declined=False))
    notice = NewNotice(
        kind="invited",
        user_id=person.id,
        game_id=table.id,
        params={"by": by.name, "table": table.name},
        key=f"invited {table.id} {int(now) // DAY}",  # at most one notification per day
    )
    blocked = exists().where(blocks.c.user_id == person.id, blocks.c.blocked_id == by.id)
    change.statement(notice_insert(notice, now, unless=blocked))
