"""Moderation of people: mute, ban, rename, delete, promote, reset a password."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, Select, delete, func, insert, or_, select, update

from rondel.server.moderation.log import Moderator, checked_reason, log_entry
from rondel.server.people import checked_name, hash_password, names, network_of, new_link, one_time_password
from rondel.server.play import StoredChange
from rondel.server.privacy import delete_person
from rondel.server.services import Services
from rondel.server.storage import Message
from rondel.server.storage.models import address_bans, passkeys, reports, sessions, tokens, users
from rondel.server.tables import SUBSTITUTE_BOT, rename_at_tables, rename_lookalike_guests, tables_of
from rondel.table.clocks import clock
from rondel.table.errors import Refusal, bad, conflict, forbidden, unknown
from rondel.table.table import Seat
from rondel.table.visitors import account_key
from rondel.wire.moderation import AddressBan, Person

LONGEST_HOURS = 10 * 365 * 24
LONGEST_ADDRESS_BAN = 30 * 24  # hours, because addresses get reassigned
ADDRESS_HOURS = 30 * 24
RESET_SECONDS = 3 * 86_400
PAGE_SIZE = 100


def _people() -> Select[Any]:
    open_reports = (
        select(func.count()).where(reports.c.user_id == users.c.id, reports.c.open.is_(True)).scalar_subquery()
    )
    return select(users, open_reports.label("open_reports"))


def _person(row: Row[Any]) -> Person:
    now = clock.now()
    return Person(
        id=row.id,
        name=row.name,
        guest=row.account is None,
        admin=bool(row.admin),
        created=row.created,
        banned_until=row.banned_until if (row.banned_until or 0) > now else None,
        muted_until=row.muted_until if (row.muted_until or 0) > now else None,
        has_address=row.address is not None,
        reports=row.open_reports,
    )


async def find_people(services: Services, search: str = "") -> list[Person]:
    """Return people whose name contains the text; without one, banned and muted people and administrators."""
    query, text = _people(), search.strip()[:60]
    if text:
        pattern = f"%{text.replace('!', '!!').replace('%', '!%').replace('_', '!_')}%"
        query = query.where(or_(users.c.name.ilike(pattern, escape="!"), users.c.account == account_key(text)))
    else:
        now = clock.now()
        query = query.where(or_(users.c.banned_until > now, users.c.muted_until > now, users.c.admin.is_(True)))
    async with services.store.read() as connection:
        rows = (await connection.execute(query.order_by(users.c.id.desc()).limit(PAGE_SIZE))).all()
    return [_person(row) for row in rows]


async def person(services: Services, user_id: int) -> Person:
    return _person(await _row(services, user_id))


async def _row(services: Services, user_id: int) -> Row[Any]:
    async with services.store.read() as connection:
        row: Row[Any] | None = (await connection.execute(_people().where(users.c.id == user_id))).first()
    if row is None:
        raise unknown("person")
    return row


async def _target(services: Services, moderator: Moderator, user_id: int) -> Row[Any]:
    """Return the person; administrators can only be moderated from the command line."""
    row = await _row(services, user_id)
    if moderator.id is not None and row.admin:
        raise forbidden("is_admin", "Administrators can be moderated only from the command line of the server.")
    return row


async def _change(
    services: Services,
    moderator: Moderator,
    row: Row[Any],
    action: str,
    reason: str,
    *,
    until: float | None = None,
    about: str | None = None,
    **values: Any,
) -> None:
    async with services.store.write() as connection:
        await connection.execute(update(users).where(users.c.id == row.id).values(**values))
        await connection.execute(log_entry(moderator, action, about or row.name, reason, user_id=row.id, until=until))
        await services.store.announce(connection, Message(forget=row.id))
    services.visitors.invalidate(row.id)


def _until(hours: float) -> float:
    if not 0 < hours <= LONGEST_HOURS:
        raise bad("hours", f"The duration must be 1 to {LONGEST_HOURS} hours.", longest=LONGEST_HOURS)
    return clock.now() + hours * 3600


async def mute(services: Services, moderator: Moderator, user_id: int, hours: float, reason: str) -> None:
    """Bar a person from chatting for some hours."""
    reason, until = checked_reason(moderator, reason), _until(hours)
    row = await _target(services, moderator, user_id)
    await _change(services, moderator, row, "mute", reason, until=until, muted_until=until)


async def unmute(services: Services, moderator: Moderator, user_id: int, reason: str) -> None:
    reason, row = checked_reason(moderator, reason), await _target(services, moderator, user_id)
    await _change(services, moderator, row, "unmute", reason, muted_until=None)


async def ban(
    services: Services, moderator: Moderator, user_id: int, hours: float, reason: str, *, address: bool = False
) -> None:
    """Ban a person for `hours`, with bots as substitutes; with `address`, also guests from the same IP address.

    Addresses are stored for some days only, and banned for at most a month.
    """
    reason, until = checked_reason(moderator, reason), _until(hours)
    row = await _target(services, moderator, user_id)
    if address:
        if not row.address:
            raise conflict("no_address", "The address of this person is no longer stored.")
        await ban_address(services, moderator, row.address, min(hours, ADDRESS_HOURS), reason)
    await _change(services, moderator, row, "ban", reason, until=until, banned_until=until, banned_why=reason)
    await _leave_tables(services, row.id)


async def unban(services: Services, moderator: Moderator, user_id: int, reason: str) -> None:
    reason, row = checked_reason(moderator, reason), await _target(services, moderator, user_id)
    await _change(services, moderator, row, "unban", reason, banned_until=None, banned_why=None)


async def _leave_tables(services: Services, user_id: int) -> None:
    """Free the person's seats at open tables and let bots substitute in running games."""

    def edit(change: StoredChange) -> None:
        for number in change.table.seats_of(user_id):
            if change.table.state == "open":
                change.seat(Seat(number, "open"))
            elif change.table.state == "running":
                change.seat(msgspec.structs.replace(change.table.seats[number], stand_in=SUBSTITUTE_BOT))
        new_host = next((seat.user_id for seat in change.table.seats if seat.kind == "human"), None)
        if change.table.state == "open" and change.table.host_id == user_id and new_host is not None:
            change.set_host(new_host)

    for game_id in await tables_of(services, user_id, "open", "running"):
        try:
            loaded = await services.games.retry(game_id, edit)
            if loaded.table.state == "open" and loaded.table.host_id == user_id:
                await services.games.remove(game_id)  # no people are left
        except Refusal:
            continue  # removed or finished in the meantime


async def rename(services: Services, moderator: Moderator, user_id: int, name: str, reason: str) -> None:
    """Rename a person everywhere, including tables and chat."""
    reason, row = checked_reason(moderator, reason), await _target(services, moderator, user_id)
    name = await checked_name(services, name, user_id, is_admin=True)
    values: dict[str, Any] = {**names.name_columns(name, guest=row.account is None)}
    await _change(services, moderator, row, "rename", reason, about=f"{row.name} → {name}", **values)
    await rename_at_tables(services, user_id, row.name, name)
    if row.account is not None:
        await rename_lookalike_guests(services, user_id, name)


async def forget(services: Services, moderator: Moderator, user_id: int, reason: str) -> None:
    """Delete a person's data at their request; their games stay, without their name."""
    reason, row = checked_reason(moderator, reason), await _target(services, moderator, user_id)
    await delete_person(services, user_id)
    async with services.store.write() as connection:
        await connection.execute(log_entry(moderator, "forget", f"#{user_id}", reason))
    services.visitors.invalidate(row.id)


async def set_admin(services: Services, moderator: Moderator, user_id: int, is_admin: bool, reason: str = "") -> None:
    """Grant or revoke administrator rights of an account; used only by the command line."""
    row = await _target(services, moderator, user_id)
    if row.account is None:
        raise conflict("guest", "A guest cannot be an administrator; only the owner of an account.")
    await _change(
        services, moderator, row, "promote" if is_admin else "demote", checked_reason(moderator, reason), admin=is_admin
    )


async def reset_password(services: Services, moderator: Moderator, user_id: int, reason: str) -> str:
    """Set a one-time password, valid for three days, and end all sessions, tokens and passkeys of the account."""
    reason, row = checked_reason(moderator, reason), await _target(services, moderator, user_id)
    if row.account is None:
        raise conflict("guest", "A guest has no password; create an account first.")
    once = one_time_password()
    secret, until = await hash_password(services.settings, once), clock.now() + RESET_SECONDS
    async with services.store.write() as connection:
        for rows in (sessions, tokens, passkeys):
            await connection.execute(delete(rows).where(rows.c.user_id == user_id))
    await _change(services, moderator, row, "password", reason, until=until, password=secret, reset_until=until)
    return once


async def reset_link(services: Services, moderator: Moderator, user_id: int, reason: str) -> str:
    """Return a one-time password reset link, valid for three days; the current password stays valid until then."""
    reason, row = checked_reason(moderator, reason), await _target(services, moderator, user_id)
    if row.account is None:
        raise conflict("guest", "A guest has no password; create an account first.")
    until = clock.now() + RESET_SECONDS
    async with services.store.write() as connection:
        secret = await new_link(connection, "reset", user_id, RESET_SECONDS)
        await connection.execute(log_entry(moderator, "link", row.name, reason, user_id=row.id, until=until))
    return f"/reset#{secret}"


async def ban_address(services: Services, moderator: Moderator, address: str, hours: float, reason: str) -> None:
    """Ban guests from an address for some hours; accounts can still log in from there."""
    reason = checked_reason(moderator, reason)
    if not 0 < hours <= LONGEST_ADDRESS_BAN:
        raise bad("hours", f"The duration must be 1 to {LONGEST_ADDRESS_BAN} hours.", longest=LONGEST_ADDRESS_BAN)
    network, until = network_of(address), clock.now() + hours * 3600
    async with services.store.write() as connection:
        await connection.execute(
            delete(address_bans).where((address_bans.c.address == network) | (address_bans.c.until < clock.now()))
        )
        await connection.execute(insert(address_bans).values(address=network, until=until, reason=reason))
        # The log outlives stored addresses, so it must not contain any.
        await connection.execute(log_entry(moderator, "ban_address", "", reason, until=until))
        await services.store.announce(connection, Message(bans=True))
    services.bans.invalidate()


async def lift_address_ban(services: Services, moderator: Moderator, address: str, reason: str) -> None:
    reason = checked_reason(moderator, reason)
    async with services.store.write() as connection:
        deleted = await connection.execute(delete(address_bans).where(address_bans.c.address == network_of(address)))
        if deleted.rowcount != 1:
            raise unknown("address")
        await connection.execute(log_entry(moderator, "lift_address", "", reason))
        await services.store.announce(connection, Message(bans=True))
    services.bans.invalidate()


async def list_address_bans(services: Services) -> list[AddressBan]:
    query = select(address_bans).where(address_bans.c.until > clock.now()).order_by(address_bans.c.until.desc())
    async with services.store.read() as connection:
        rows = (await connection.execute(query.limit(500))).all()
    return [AddressBan(address=row.address, until=row.until, reason=row.reason) for row in rows]
