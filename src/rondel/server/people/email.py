"""E-mail address of an account, and password reset, both with one-time links."""

from __future__ import annotations

import secrets
from typing import Any, Literal, get_args

from sqlalchemy import Row, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.languages import FALLBACK
from rondel.server.notify import (
    account_mail,
    confirmed_address,
    enqueue_mail,
    notify_password_changed,
    refuse_without_mail,
)
from rondel.server.people.email_addresses import address_key, clean_address
from rondel.server.people.passwords import hash_password, refuse_weak, require_login, require_password
from rondel.server.services import Services
from rondel.server.storage import Message
from rondel.server.storage.models import one_time_links, passkeys, sessions, tokens, users
from rondel.table.clocks import clock
from rondel.table.errors import Refusal, conflict
from rondel.table.visitors import Visitor, account_key, digest
from rondel.wire.account import Email

CONFIRM_SECONDS = 2 * 86_400


async def my_email(services: Services, visitor: Visitor) -> Email:
    """Return the confirmed address and the one awaiting confirmation."""
    require_account(visitor)
    require_login(visitor)
    mine = (one_time_links.c.user_id == visitor.id, one_time_links.c.kind == "email")
    async with services.store.read() as connection:
        address = await connection.scalar(select(users.c.email).where(users.c.id == visitor.id))
        waiting = await connection.scalar(
            select(one_time_links.c.email)
            .where(*mine, one_time_links.c.expires > clock.now())
            .order_by(one_time_links.c.created.desc())
            .limit(1)
        )
    return Email(email=address, waiting=waiting, mail=bool(services.settings.mail))


async def send_confirmation(services: Services, visitor: Visitor, text: str, password: str | None) -> None:
    """Mail a confirmation link to a new address; do not reveal whether another account has that address."""
    require_account(visitor)
    refuse_without_mail(services.settings)
    address = clean_address(text)
    await require_password(services, visitor, password)
    # Limit the mails to one address, even if several people request them.
    await services.rate_limiter.count("mail", f"person {visitor.id}", f"to {address_key(address)}")
    async with services.store.write() as connection:
        row = (await connection.execute(select(users).where(users.c.id == visitor.id))).one()
        await delete_links(connection, "email", visitor.id)
        secret = await new_link(connection, "email", visitor.id, CONFIRM_SECONDS, address)
        content = account_mail(
            services.settings, row.language or FALLBACK, "confirm", f"/confirm#{secret}", name=row.name
        )
        await enqueue_mail(connection, visitor.id, address, content, expires=clock.now() + CONFIRM_SECONDS)
    services.sender.wake()


async def confirm(services: Services, secret: str) -> str:
    """Confirm the address of a link, and notify the previous address."""
    try:
        async with services.store.write() as connection:
            link = await find_link(connection, "email", secret)
            before = await confirmed_address(connection, link.user_id)
            await redeem_link(connection, link)
            # Invalidate reset links sent to the previous address.
            await delete_links(connection, "reset", link.user_id)
            await connection.execute(
                update(users)
                .where(users.c.id == link.user_id)
                .values(email=link.email, email_key=address_key(link.email))
            )
            if before is not None and address_key(before.address) != address_key(link.email) and services.settings.mail:
                content = account_mail(
                    services.settings, before.language, "moved", "/settings#account", name=before.name, email=link.email
                )
                await enqueue_mail(connection, link.user_id, before.address, content)
    except IntegrityError:
        raise conflict("email_taken", "Another account already has this address.") from None
    services.sender.wake()
    return str(link.email)


async def remove(services: Services, visitor: Visitor, password: str | None) -> None:
    """Remove the confirmed and any unconfirmed address, and notify the removed one."""
    require_account(visitor)
    await require_password(services, visitor, password)
    async with services.store.write() as connection:
        before = await confirmed_address(connection, visitor.id)
        await delete_links(connection, "email", visitor.id)
        if before is None:
            return
        await delete_links(connection, "reset", visitor.id)
        await connection.execute(update(users).where(users.c.id == visitor.id).values(email=None, email_key=None))
        if services.settings.mail:
            content = account_mail(services.settings, before.language, "removed", "/settings#account", name=before.name)
            await enqueue_mail(connection, visitor.id, before.address, content)
    services.sender.wake()


def require_account(visitor: Visitor) -> None:
    if visitor.guest:
        raise conflict("guest", "This requires an account.")


RESET_SECONDS = 2 * 3600
MAX_LINKS = 3  # valid reset links per account


async def send_reset_link(services: Services, who: str) -> None:
    """Mail a reset link to the account with this name or address, if it exists and has a confirmed address.

    Called after the response is sent, so that neither its content nor its timing reveals whether the account exists.
    """
    who = who.strip()
    if not who.isprintable():  # never a name or address, and PostgreSQL refuses NUL
        return
    key = address_key(who)
    async with services.store.write() as connection:
        alike = or_(users.c.account == account_key(who), users.c.email_key == key)
        found = select(users).where(alike, users.c.email.is_not(None)).order_by(users.c.email_key != key)
        # Lock the row, so that concurrent requests cannot exceed the limit.
        row = (await connection.execute(found.limit(1).with_for_update())).first()
        if row is None or row.account is None:
            return
        sent = (one_time_links.c.user_id == row.id, one_time_links.c.kind == "reset")
        recently = one_time_links.c.created > clock.now() - RESET_SECONDS
        if (await connection.scalar(select(func.count()).where(*sent, recently)) or 0) >= MAX_LINKS:
            return
        secret = await new_link(connection, "reset", row.id, RESET_SECONDS)
        content = account_mail(services.settings, row.language or FALLBACK, "reset", f"/reset#{secret}", name=row.name)
        await enqueue_mail(connection, row.id, row.email, content, expires=clock.now() + RESET_SECONDS)
    services.sender.wake()


async def choose_password(services: Services, secret: str, password: str) -> Visitor:
    """Set a new password with the secret of a link; end all sessions, tokens and passkeys."""
    async with services.store.read() as connection:
        link = await find_link(connection, "reset", secret)
        row = (await connection.execute(select(users).where(users.c.id == link.user_id))).first()
    if row is None or row.account is None:
        raise link_expired()
    refuse_weak(password, row.name)
    password_hash = await hash_password(services.settings, password)
    async with services.store.write() as connection:
        await redeem_link(connection, await find_link(connection, "reset", secret))
        await connection.execute(
            update(users).where(users.c.id == row.id).values(password=password_hash, reset_until=None)
        )
        for secrets_of in (sessions, tokens, passkeys):
            await connection.execute(delete(secrets_of).where(secrets_of.c.user_id == row.id))
        # Somebody else may have requested to add an address.
        await delete_links(connection, "email", row.id)
        await notify_password_changed(connection, services.settings, row.id)
        await services.store.announce(connection, Message(forget=row.id))
    services.visitors.invalidate(row.id)
    services.sender.wake()
    return Visitor(row.id, row.name, guest=False, admin=bool(row.admin))


Kind = Literal["email", "reset"]
LINKS: tuple[Kind, ...] = get_args(Kind)


async def new_link(
    connection: AsyncConnection, kind: Kind, user_id: int, seconds: float, email: str | None = None
) -> str:
    """Create a one-time link and return its secret; delete expired links."""
    now, secret = clock.now(), secrets.token_urlsafe(32)
    await connection.execute(delete(one_time_links).where(one_time_links.c.expires < now))
    await connection.execute(
        insert(one_time_links).values(
            digest=digest(secret), kind=kind, user_id=user_id, email=email, created=now, expires=now + seconds
        )
    )
    return secret


async def find_link(connection: AsyncConnection, kind: Kind, secret: str) -> Row[Any]:
    """Return the link, or raise the same refusal whether it was used, expired or never existed."""
    mine = (one_time_links.c.digest == digest(secret), one_time_links.c.kind == kind)
    row: Row[Any] | None = (await connection.execute(select(one_time_links).where(*mine))).first()
    if row is None or row.expires < clock.now():
        raise link_expired()
    return row


async def redeem_link(connection: AsyncConnection, link: Row[Any]) -> None:
    """Redeem a link exactly once, even with concurrent requests; invalidate the user's links of the same kind."""
    used = await connection.execute(delete(one_time_links).where(one_time_links.c.digest == link.digest))
    if used.rowcount != 1:
        raise link_expired()
    await delete_links(connection, link.kind, link.user_id)


async def delete_links(connection: AsyncConnection, kind: Kind, user_id: int) -> None:
    same = (one_time_links.c.user_id == user_id, one_time_links.c.kind == kind)
    await connection.execute(delete(one_time_links).where(*same))


def link_expired() -> Refusal:
    return Refusal(410, "link_over", "This link was already used or has expired. Please request a new one.")
