"""Addresses from which no guest plays for a while."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from rondel.server.clock import clock
from rondel.server.errors import bad, unknown
from rondel.server.http.wire.moderation import AddressBan
from rondel.server.moderation.log import Moderator, checked_reason, noted
from rondel.server.people.bans import network_of
from rondel.server.services import Services
from rondel.server.storage.messages import Message
from rondel.server.storage.models import address_bans

LONGEST_HOURS = 30 * 24


async def ban_address(services: Services, moderator: Moderator, address: str, hours: float, reason: str) -> None:
    """No guest from there for a while; people with an account still log in."""
    reason = checked_reason(moderator, reason)
    if not 0 < hours <= LONGEST_HOURS:
        raise bad("hours", f"For 1 to {LONGEST_HOURS} hours.", longest=LONGEST_HOURS)
    network, until = network_of(address), clock.now() + hours * 3600
    async with services.store.write() as connection:
        await connection.execute(
            delete(address_bans).where((address_bans.c.address == network) | (address_bans.c.until < clock.now()))
        )
        await connection.execute(insert(address_bans).values(address=network, until=until, reason=reason))
        # The log is kept for long, an address is not: it names none.
        await connection.execute(noted(moderator, "ban_address", "", reason, until=until))
        await services.store.announce(connection, Message(bans=True))
    services.bans.forget()


async def lift(services: Services, moderator: Moderator, address: str, reason: str) -> None:
    reason = checked_reason(moderator, reason)
    async with services.store.write() as connection:
        gone = await connection.execute(delete(address_bans).where(address_bans.c.address == network_of(address)))
        if gone.rowcount != 1:
            raise unknown("address")
        await connection.execute(noted(moderator, "lift_address", "", reason))
        await services.store.announce(connection, Message(bans=True))
    services.bans.forget()


async def listed(services: Services) -> list[AddressBan]:
    query = select(address_bans).where(address_bans.c.until > clock.now()).order_by(address_bans.c.until.desc())
    async with services.store.read() as connection:
        rows = (await connection.execute(query.limit(500))).all()
    return [AddressBan(address=row.address, until=row.until, reason=row.reason) for row in rows]
