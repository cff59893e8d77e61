"""Invitations by name: a seat is kept for somebody, who accepts or declines, until it is withdrawn or expires.

Whoever is blocked by the invited person may invite them all the same; nothing of it arrives.
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
    """Keep a seat for somebody and tell them."""
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
            raise conflict("full", "All seats of this table are taken, or kept for somebody who is invited.")
        wanted = free[0] if seat is None else seat
        if wanted not in free:
            raise conflict("taken", "This seat is not open.")
        reserve_seat(change, wanted, person, visitor)

    return await services.games.retry(game_id, edit, tell="table")


async def withdraw(services: Services, game_id: str, visitor: Visitor, seat: int) -> LoadedGame:
    """The host thinks better of it."""

    def edit(change: StoredChange) -> None:
        refuse_unless_host(change.table, visitor)
        kept = change.table.seats[seat] if 0 <= seat < len(change.table.seats) else None
        if kept is None or kept.reserved is None or kept.kind != "open":
            raise unknown("invitation")
        change.seat(Seat(seat, "open"))
        same = (invitations.c.game_id == game_id, invitations.c.user_id == kept.reserved)
        change.statement(delete(invitations).where(*same))

    return await services.games.retry(game_id, edit, tell="table")


async def listed(services: Services, visitor: Visitor) -> list[Invitation]:
    """Invitations that wait for an answer, newest first."""
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


async def answer(services: Services, visitor: Visitor, invitation_id: int, accept: bool) -> LoadedGame:
    """Take the seat that is kept, or give it up."""
    row = await _mine(services, visitor, invitation_id)

    def edit(change: StoredChange) -> None:
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
    query = select(invitations).where(invitations.c.id == invitation_id, waiting_for(visitor.id))
    async with services.store.read() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        raise unknown("invitation")
    return row


KEPT_SECONDS = 3 * 86_400.0
MOST_WAITING = 20  # invitations of one person that they have not answered
DAY = 86_400


class Invitee(NamedTuple):
    id: int
    name: str


async def find_account(services: Services, name: str) -> Invitee:
    """The account of this name; guests have no name of their own and are invited by a link."""
    name = name.strip()[:80]
    query = select(users.c.id, users.c.name).where(users.c.account == account_key(name))
    async with services.store.read() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        raise bad("unknown_name", f"There is no account called {name}.", name=name)
    return Invitee(row.id, row.name)


async def refuse_invitation(services: Services, by: Visitor, person: Invitee) -> None:
    """Nobody invites themselves, or somebody who has enough to answer."""
    if person.id == by.id:
        raise conflict("yourself", "That is you.")
    async with services.store.read() as connection:
        if (await connection.scalar(select(func.count()).where(waiting_for(person.id))) or 0) >= MOST_WAITING:
            raise conflict("invited_enough", f"{person.name} has enough invitations at the moment.", name=person.name)


def waiting_for(user_id: int) -> ColumnElement[bool]:
    """Of the invitations: what waits for this person's answer. The seat is still kept, and they want to hear of who
    asks."""
    kept = exists().where(seats.c.game_id == invitations.c.game_id, seats.c.reserved == invitations.c.user_id)
    unheard = exists().where(blocks.c.user_id == invitations.c.user_id, blocks.c.blocked_id == invitations.c.by_id)
    return and_(
        invitations.c.user_id == user_id,
        invitations.c.declined.is_(False),
        invitations.c.expires > clock.now(),
        kept,
        ~unheard,
    )


def reserve_seat(change: StoredChange, seat: int, person: Invitee, by: Visitor) -> None:
    """Keep a seat for somebody, with the invitation that says so."""
    table, now = change.table, change.now
    expires = now + KEPT_SECONDS
    change.seat(Seat(seat, "open", name=person.name, reserved=person.id, reserved_until=expires))
    same = (invitations.c.game_id == table.id, invitations.c.user_id == person.id)
    change.statement(delete(invitations).where(*same))
    who = {"game_id": table.id, "user_id": person.id, "by_id": by.id}
    change.statement(insert(invitations).values(**who, at=now, expires=expires, declined=False))
    happening = NewNotice(
        kind="invited",
        user_id=person.id,
        game_id=table.id,
        params={"by": by.name, "table": table.name},
        key=f"invited {table.id} {int(now) // DAY}",  # withdrawn and sent again, it is told once a day
    )
    blocked = exists().where(blocks.c.user_id == person.id, blocks.c.blocked_id == by.id)
    change.statement(notice_insert(happening, now, unless=blocked))
