"""The address of an account: asked for, confirmed by a link sent there, changed, removed."""

from __future__ import annotations

from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from rondel.languages import FALLBACK
from rondel.server.clock import clock
from rondel.server.errors import conflict
from rondel.server.http.wire.account import Email
from rondel.server.people.accounts import refuse_token, refuse_unless_sure
from rondel.server.people.addresses import address_key, clean_address, confirmed_address
from rondel.server.people.letters import letter, post, refuse_without_mail
from rondel.server.people.links import forget_links, found_link, new_link, use_up
from rondel.server.people.visitors import Visitor
from rondel.server.services import Services
from rondel.server.storage.models import one_time_links, users

CONFIRM_SECONDS = 2 * 86_400


async def my_email(services: Services, visitor: Visitor) -> Email:
    """The confirmed address, and the one that waits to be confirmed."""
    refuse_guest(visitor)
    refuse_token(visitor)
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


async def ask_to_confirm(services: Services, visitor: Visitor, text: str, password: str | None) -> None:
    """Send a link to a new address. Whether others have confirmed it is told only to who reads mail sent there."""
    refuse_guest(visitor)
    refuse_without_mail(services.settings)
    address = clean_address(text)
    await refuse_unless_sure(services, visitor, password)
    # Nobody is sent more than a few, whoever wants it.
    await services.rates.count("mail", f"person {visitor.id}", f"to {address_key(address)}")
    async with services.store.write() as connection:
        row = (await connection.execute(select(users).where(users.c.id == visitor.id))).one()
        await forget_links(connection, "email", visitor.id)
        secret = await new_link(connection, "email", visitor.id, CONFIRM_SECONDS, address)
        content = letter(services.settings, row.language or FALLBACK, "confirm", f"/confirm#{secret}", name=row.name)
        await post(connection, visitor.id, address, content, expires=clock.now() + CONFIRM_SECONDS)
    services.outgoing.wake()


async def confirm(services: Services, secret: str) -> str:
    """The address the link was sent to is the account's from now on; the one before is told."""
    try:
        async with services.store.write() as connection:
            link = await found_link(connection, "email", secret)
            before = await confirmed_address(connection, link.user_id)
            await use_up(connection, link)
            # What was sent to the address before opens nothing any more.
            await forget_links(connection, "reset", link.user_id)
            await connection.execute(
                update(users)
                .where(users.c.id == link.user_id)
                .values(email=link.email, email_key=address_key(link.email))
            )
            if before is not None and address_key(before.address) != address_key(link.email) and services.settings.mail:
                content = letter(
                    services.settings, before.language, "moved", "/settings#account", name=before.name, email=link.email
                )
                await post(connection, link.user_id, before.address, content)
    except IntegrityError:
        raise conflict("email_taken", "Another account has this address already.") from None
    services.outgoing.wake()
    return str(link.email)


async def remove(services: Services, visitor: Visitor, password: str | None) -> None:
    """No address any more, nor one that waits; the one there was is told."""
    refuse_guest(visitor)
    await refuse_unless_sure(services, visitor, password)
    async with services.store.write() as connection:
        before = await confirmed_address(connection, visitor.id)
        await forget_links(connection, "email", visitor.id)
        if before is None:
            return
        await forget_links(connection, "reset", visitor.id)
        await connection.execute(update(users).where(users.c.id == visitor.id).values(email=None, email_key=None))
        if services.settings.mail:
            content = letter(services.settings, before.language, "removed", "/settings#account", name=before.name)
            await post(connection, visitor.id, before.address, content)
    services.outgoing.wake()


def refuse_guest(visitor: Visitor) -> None:
    if visitor.guest:
        raise conflict("guest", "That needs an account.")
