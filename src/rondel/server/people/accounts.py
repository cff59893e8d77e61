"""Guests and accounts. A guest who registers keeps their user id, so no game is lost."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from rondel.server.notify import notify_password_changed
from rondel.server.people.bans import banned
from rondel.server.people.email import LINKS, delete_links
from rondel.server.people.email_addresses import language_of
from rondel.server.people.names import checked_name, name_columns
from rondel.server.people.passwords import hash_password, refuse_weak, require_login, require_password, verify_password
from rondel.server.services import Services
from rondel.server.storage import Message
from rondel.server.storage.models import sessions, tokens, users
from rondel.table.clocks import clock
from rondel.table.errors import Refusal, bad, conflict, forbidden, unknown
from rondel.table.visitors import Visitor, account_key, clean_name, digest
from rondel.wire.people import NewToken, Token, User

MAX_TOKENS = 20
MAX_SETTINGS_LENGTH = 4_000
DAY = 86_400
WRONG = "Name or password is wrong."


async def new_guest(services: Services, name: str) -> Visitor:
    name = await checked_name(services, name)
    async with services.store.write() as connection:
        made = await connection.execute(
            insert(users)
            .values(**name_columns(name, guest=True), admin=False, settings="{}", created=clock.now())
            .returning(users.c.id)
        )
        return Visitor(made.scalar_one(), name, guest=True, admin=False)


async def register(services: Services, visitor: Visitor | None, name: str, password: str) -> Visitor:
    """Create an account, or turn a guest into one."""
    if not services.settings.open_registration:
        raise forbidden("closed", "This server does not accept new accounts.")
    if visitor is not None and not visitor.guest:
        raise conflict("registered", "You are logged in with an account already; log out first.")
    name = await checked_name(services, name)
    refuse_weak(password, name)
    secret = await hash_password(services.settings, password)
    values = {**name_columns(name, guest=False), "password": secret}
    try:
        async with services.store.write() as connection:
            if visitor is None:
                made = await connection.execute(
                    insert(users)
                    .values(**values, admin=False, settings="{}", created=clock.now())
                    .returning(users.c.id)
                )
                user_id = made.scalar_one()
            else:
                user_id = visitor.id
                # Of several concurrent requests only the first turns the guest into an account.
                became = await connection.execute(
                    update(users).where(users.c.id == user_id, users.c.account.is_(None)).values(**values)
                )
                if became.rowcount != 1:
                    raise conflict("registered", "You are logged in with an account already; log out first.")
                await services.store.announce(connection, Message(forget=user_id))
    except IntegrityError:
        raise conflict("name_taken", "There is already an account with this name.") from None
    services.visitors.invalidate(user_id)
    return Visitor(user_id, name, guest=False, admin=False)


async def log_in(services: Services, name: str, password: str) -> Visitor:
    """Return the owner of the account; all wrong inputs get the same refusal after the same amount of work."""
    account = account_key(name[:200])
    await services.rate_limiter.count("account", f"account {account}")
    async with services.store.read() as connection:
        row = (await connection.execute(select(users).where(users.c.account == account))).first()
    right = await verify_password(services.settings, row.password if row else None, password)
    if row is None or not right or (row.reset_until is not None and row.reset_until < clock.now()):
        raise Refusal(401, "wrong_password", WRONG)
    if (row.banned_until or 0) > clock.now():
        raise banned(row.banned_until, row.banned_why or "")
    if row.reset_until is not None:
        await _redeem_one_time_password(services, row.id, row.password)
    return Visitor(row.id, row.name, guest=False, admin=bool(row.admin))


async def _redeem_one_time_password(services: Services, user_id: int, once: str) -> None:
    """Invalidate a one-time password at its first use."""
    async with services.store.write() as connection:
        used = await connection.execute(
            update(users).where(users.c.id == user_id, users.c.password == once).values(password=None, reset_until=None)
        )
    if used.rowcount != 1:
        raise Refusal(401, "wrong_password", WRONG)


async def change_password(services: Services, visitor: Visitor, old: str | None, new: str) -> None:
    """Change the password, given the old one unless it was a one-time password; end all other sessions and tokens."""
    if visitor.guest:
        raise conflict("guest", "A guest has no password; create an account first.")
    await require_password(services, visitor, old)
    refuse_weak(new, visitor.name)
    secret = await hash_password(services.settings, new)
    async with services.store.write() as connection:
        await connection.execute(
            update(users).where(users.c.id == visitor.id).values(password=secret, reset_until=None)
        )
        await connection.execute(
            delete(sessions).where(sessions.c.user_id == visitor.id, sessions.c.digest != visitor.key)
        )
        await connection.execute(delete(tokens).where(tokens.c.user_id == visitor.id))
        # Somebody who knew the old password may have requested links.
        for kind in LINKS:
            await delete_links(connection, kind, visitor.id)
        await notify_password_changed(connection, services.settings, visitor.id)
        await services.store.announce(connection, Message(forget=visitor.id))
    services.visitors.invalidate(visitor.id)
    services.sender.wake()


async def user_of(services: Services, visitor: Visitor | None) -> User | None:
    if visitor is None:
        return None
    async with services.store.read() as connection:
        row = (await connection.execute(select(users).where(users.c.id == visitor.id))).first()
    if row is None:
        return None
    if bool(row.admin) != visitor.admin:
        # Changed at the console: later requests must be consistent with this response.
        services.visitors.invalidate(row.id)
    return User(
        id=row.id,
        name=row.name,
        guest=row.account is None,
        admin=bool(row.admin),
        new_password=row.account is not None and row.password is None,
        settings=msgspec.json.decode(row.settings),
    )


async def store_settings(services: Services, visitor: Visitor, settings: dict[str, object], accepted: str) -> None:
    """Store the client's settings, of which the server uses only the language, for mails.

    `accepted`: the browser's Accept-Language header, used if the settings have no language.
    """
    text = msgspec.json.encode(settings).decode()
    if len(text) > MAX_SETTINGS_LENGTH:
        raise bad("settings", "These settings are too long.", longest=MAX_SETTINGS_LENGTH)
    values = {"settings": text, "language": language_of(settings, accepted)}
    async with services.store.write() as connection:
        await connection.execute(update(users).where(users.c.id == visitor.id).values(**values))
        await services.store.announce(connection, Message(forget=visitor.id))
    services.visitors.invalidate(visitor.id)


async def new_token(services: Services, visitor: Visitor, label: str, *, address: str = "") -> NewToken:
    """Create an API token, which expires; the secret is shown once and stored only as a digest."""
    require_login(visitor)
    label = clean_name(label, 50)
    secret = "rondel_" + secrets.token_urlsafe(30)
    now = clock.now()
    expires = now + services.settings.token_days * DAY
    async with services.store.write() as connection:
        await connection.execute(delete(tokens).where(tokens.c.expires < now))
        if address:
            await connection.execute(
                update(users).where(users.c.id == visitor.id).values(address=address[:45], address_at=now)
            )
        # Lock the user's row, so that concurrent requests cannot exceed the limit.
        await connection.execute(select(users.c.id).where(users.c.id == visitor.id).with_for_update())
        existing = (await connection.execute(select(tokens.c.id).where(tokens.c.user_id == visitor.id))).all()
        if len(existing) >= MAX_TOKENS:
            raise conflict("tokens", f"You have the maximum of {MAX_TOKENS} tokens; revoke one first.")
        made = await connection.execute(
            insert(tokens)
            .values(
                digest=digest(secret),
                user_id=visitor.id,
                label=label,
                created=now,
                expires=expires,
                session=visitor.key or None,
            )
            .returning(tokens.c.id)
        )
        return NewToken(id=made.scalar_one(), label=label, token=secret, expires=expires)


async def my_tokens(services: Services, visitor: Visitor) -> list[Token]:
    async with services.store.read() as connection:
        rows = (
            await connection.execute(
                select(tokens.c.id, tokens.c.label, tokens.c.created, tokens.c.expires)
                .where(tokens.c.user_id == visitor.id)
                .order_by(tokens.c.id)
            )
        ).all()
    return [Token(id=row.id, label=row.label, created=row.created, expires=row.expires) for row in rows]


async def withdraw_token(services: Services, visitor: Visitor, token_id: int) -> None:
    async with services.store.write() as connection:
        deleted = await connection.execute(
            delete(tokens).where(tokens.c.id == token_id, tokens.c.user_id == visitor.id)
        )
        if deleted.rowcount == 0:
            raise unknown("token")
        await services.store.announce(connection, Message(forget=visitor.id))
    services.visitors.invalidate(visitor.id)
