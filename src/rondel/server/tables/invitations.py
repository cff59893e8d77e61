"""Invitations by name: a seat is kept for somebody, who accepts or declines, until it is withdrawn or expires.

Whoever is blocked by the invited person may invite them all the same; nothing of it arrives.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, delete, select, update

from rondel.server.errors import conflict, unknown
from rondel.server.http.wire.invitations import Invitation
from rondel.server.people.visitors import Visitor
from rondel.server.play.change import Change
from rondel.server.play.loaded import LoadedGame
from rondel.server.play.table import Seat, refuse_unless_host
from rondel.server.services import Services
from rondel.server.storage.models import games, invitations, users
from rondel.server.tables.kept import Invited, keep_seat, refuse_invitation, waiting_for
from rondel.server.tables.seating import take_seat
from rondel.server.tables.setting_up import refuse_unless_open


async def invite(
    services: Services, game_id: str, visitor: Visitor, person: Invited, seat: int | None = None
) -> LoadedGame:
    """Keep a seat for somebody and tell them."""
    await refuse_invitation(services, visitor, person)
    declined = (invitations.c.game_id == game_id, invitations.c.user_id == person.id, invitations.c.declined)
    async with services.store.read() as connection:
        if await connection.scalar(select(invitations.c.id).where(*declined)) is not None:
            raise conflict("declined", "This person has declined.")

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
    query = select(invitations).where(invitations.c.id == invitation_id, waiting_for(visitor.id))
    async with services.store.read() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        raise unknown("invitation")
    return row
