"""A forgotten password: a link for once, by mail or from an administrator, with which a new one is chosen."""

from __future__ import annotations

from sqlalchemy import delete, func, or_, select, update

from rondel.languages import FALLBACK
from rondel.server.clock import clock
from rondel.server.people.addresses import address_key
from rondel.server.people.letters import letter, post, tell_of_new_password
from rondel.server.people.links import forget_links, found_link, new_link, over, use_up
from rondel.server.people.names import account_of
from rondel.server.people.passwords import hashed, refuse_weak
from rondel.server.people.visitors import Visitor
from rondel.server.services import Services
from rondel.server.storage.messages import Message
from rondel.server.storage.models import one_time_links, passkeys, sessions, tokens, users

RESET_SECONDS = 2 * 3600
MOST_LINKS = 3  # sent to one account within the time they are good for, whoever asks


async def send_link(services: Services, who: str) -> None:
    """Mail a link to the account of this name or address, if there is one and its address is confirmed.

    Called after the request is answered: neither the answer nor its time tells whether there is.
    """
    who = who.strip()
    if not who.isprintable():  # nobody's name or address, and PostgreSQL takes no question with NUL in it
        return
    key = address_key(who)
    async with services.store.write() as connection:
        alike = or_(users.c.account == account_of(who), users.c.email_key == key)
        found = select(users).where(alike, users.c.email.is_not(None)).order_by(users.c.email_key != key)
        # The row is the lock: of requests at the same moment each counts the links of those before.
        row = (await connection.execute(found.limit(1).with_for_update())).first()
        if row is None or row.account is None:
            return
        sent = (one_time_links.c.user_id == row.id, one_time_links.c.kind == "reset")
        lately = one_time_links.c.created > clock.now() - RESET_SECONDS
        if (await connection.scalar(select(func.count()).where(*sent, lately)) or 0) >= MOST_LINKS:
            return
        secret = await new_link(connection, "reset", row.id, RESET_SECONDS)
        content = letter(services.settings, row.language or FALLBACK, "reset", f"/reset#{secret}", name=row.name)
        await post(connection, row.id, row.email, content, expires=clock.now() + RESET_SECONDS)
    services.outgoing.wake()


async def choose_password(services: Services, secret: str, password: str) -> Visitor:
    """A new password for who has the link. Whatever was signed in before is signed out, programs and passkeys too."""
    async with services.store.read() as connection:
        link = await found_link(connection, "reset", secret)
        row = (await connection.execute(select(users).where(users.c.id == link.user_id))).first()
    if row is None or row.account is None:
        raise over()
    refuse_weak(password, row.name)
    kept = await hashed(services.settings, password)
    async with services.store.write() as connection:
        await use_up(connection, await found_link(connection, "reset", secret))
        await connection.execute(update(users).where(users.c.id == row.id).values(password=kept, reset_until=None))
        for secrets_of in (sessions, tokens, passkeys):
            await connection.execute(delete(secrets_of).where(secrets_of.c.user_id == row.id))
        # An address that somebody else wanted to add waits in vain.
        await forget_links(connection, "email", row.id)
        await tell_of_new_password(connection, services.settings, row.id)
        await services.store.announce(connection, Message(forget=row.id))
    services.visitors.forget(row.id)
    services.outgoing.wake()
    return Visitor(row.id, row.name, guest=False, admin=bool(row.admin))
