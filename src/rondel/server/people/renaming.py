"""Another name for oneself; the one before is kept from others for a while."""

from __future__ import annotations

import math

from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError

from rondel.server.clock import clock
from rondel.server.errors import Refusal, conflict, too_many
from rondel.server.people.accounts import named
from rondel.server.people.registered import checked_name
from rondel.server.people.visitors import Visitor
from rondel.server.services import Services
from rondel.server.storage.look_alikes import skeleton_of
from rondel.server.storage.messages import Message
from rondel.server.storage.models import left_names, users
from rondel.server.storage.upsert import upsert

KEPT_SECONDS = 30 * 86_400


async def rename(services: Services, visitor: Visitor, text: str) -> str | None:
    """The new name, if it is one; None: it is the one there was. An account takes only a few a month."""
    name = await checked_name(services, text, visitor.id, is_admin=visitor.admin)
    if name == visitor.name:
        return None
    if not visitor.guest:
        await _count(services, visitor)
    look = skeleton_of(name)
    try:
        async with services.store.write() as connection:
            before = (await connection.execute(select(users).where(users.c.id == visitor.id).with_for_update())).one()
            await connection.execute(delete(left_names).where(left_names.c.skeleton == look))
            if before.account is not None and before.skeleton != look:
                left = {
                    "account": before.account,
                    "name": before.name,
                    "user_id": visitor.id,
                    "until": clock.now() + KEPT_SECONDS,
                }
                row = upsert(connection, left_names).values(skeleton=before.skeleton, **left)
                await connection.execute(row.on_conflict_do_update(index_elements=["skeleton"], set_=left))
            await connection.execute(
                update(users).where(users.c.id == visitor.id).values(**named(name, guest=visitor.guest))
            )
            await services.store.announce(connection, Message(forget=visitor.id))
    except IntegrityError:
        raise conflict("name_taken", "There is an account of this name already.") from None
    services.visitors.forget(visitor.id)
    return name


async def _count(services: Services, visitor: Visitor) -> None:
    try:
        await services.rates.count("rename", f"person {visitor.id}")
    except Refusal as refusal:
        seconds = refusal.retry_after or 0.0
        days = math.ceil(seconds / 86_400)
        sentence = f"You have changed your name several times lately; you can do so again in {days} days."
        raise too_many("many_names", sentence, retry_after=seconds, days=days) from None
