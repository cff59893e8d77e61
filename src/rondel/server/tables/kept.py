"""A seat that is kept for somebody who is invited: for whom, for how long, and how they hear of it."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from sqlalchemy import ColumnElement, and_, delete, exists, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.clock import clock
from rondel.server.errors import bad, conflict
from rondel.server.notices.happenings import Happening, note
from rondel.server.people.names import account_of
from rondel.server.people.visitors import Visitor
from rondel.server.play.change import Change
from rondel.server.play.table import Seat
from rondel.server.services import Services
from rondel.server.storage.models import blocks, invitations, seats, users

KEPT_SECONDS = 3 * 86_400.0
MOST_WAITING = 20  # invitations of one person that they have not answered
DAY = 86_400


class Invited(NamedTuple):
    id: int
    name: str


async def person_called(services: Services, name: str) -> Invited:
    """The account of this name; guests have no name of their own and are invited by a link."""
    name = name.strip()[:80]
    query = select(users.c.id, users.c.name).where(users.c.account == account_of(name))
    async with services.store.read() as connection:
        row = (await connection.execute(query)).first()
    if row is None:
        raise bad("unknown_name", f"There is no account called {name}.", name=name)
    return Invited(row.id, row.name)


async def refuse_invitation(services: Services, by: Visitor, person: Invited) -> None:
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
        key=f"invited {table.id} {int(now) // DAY}",  # withdrawn and sent again, it is told once a day
    )
    change.within(partial(_tell, happening=happening, by_id=by.id))


async def _tell(connection: AsyncConnection, *, happening: Happening, by_id: int) -> None:
    """Unless the person does not want to hear of this one."""
    blocked = select(blocks.c.user_id).where(blocks.c.user_id == happening.user_id, blocks.c.blocked_id == by_id)
    if await connection.scalar(blocked) is None:
        await note(connection, happening)
