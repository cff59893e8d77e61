"""Guests and accounts. A guest who registers stays the same person, so no game is lost."""

from __future__ import annotations

import asyncio
import secrets
import time

import argon2
import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from rondel.server.config import Settings
from rondel.server.errors import Refusal, bad, conflict, forbidden, unknown
from rondel.server.http.wire.people import NewToken, Token, User
from rondel.server.people.names import account_of, clean_name, new_account
from rondel.server.people.visitors import Visitor, digest
from rondel.server.services import Services
from rondel.server.storage.messages import Message
from rondel.server.storage.models import tokens, users

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
MOST_TOKENS = 20
MOST_SETTINGS = 4_000
WRONG = "Name or password is wrong."


def hasher(settings: Settings) -> argon2.PasswordHasher:
    if settings.password_cost == "cheap":
        return argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    return argon2.PasswordHasher()


async def new_guest(services: Services, name: str) -> Visitor:
    name = clean_name(name)
    async with services.store.write() as connection:
        made = await connection.execute(
            insert(users).values(name=name, admin=False, settings="{}", created=time.time()).returning(users.c.id)
        )
        return Visitor(made.scalar_one(), name, guest=True, admin=False)


async def register(services: Services, visitor: Visitor | None, name: str, password: str) -> Visitor:
    """A new account, or the account a guest becomes."""
    if not services.settings.open_registration:
        raise forbidden("closed", "This server does not accept new accounts.")
    if visitor is not None and not visitor.guest:
        raise conflict("registered", "You are logged in with an account already; log out first.")
    name = clean_name(name)
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise bad("password", f"A password has at least {SHORTEST_PASSWORD} characters.", shortest=SHORTEST_PASSWORD)
    account = new_account(name)
    secret = await asyncio.to_thread(hasher(services.settings).hash, password)
    values = {"name": name, "account": account, "password": secret}
    try:
        async with services.store.write() as connection:
            if visitor is None:
                made = await connection.execute(
                    insert(users)
                    .values(**values, admin=False, settings="{}", created=time.time())
                    .returning(users.c.id)
                )
                user_id = made.scalar_one()
            else:
                user_id = visitor.id
                await connection.execute(update(users).where(users.c.id == user_id).values(**values))
                await services.store.announce(connection, Message(forget=user_id))
    except IntegrityError:
        raise conflict("name_taken", "There is an account of this name already.") from None
    services.visitors.forget(user_id)
    return Visitor(user_id, name, guest=False, admin=False)


async def log_in(services: Services, name: str, password: str) -> Visitor:
    """The account's owner, or one and the same refusal whatever was wrong, after the same work."""
    async with services.store.read() as connection:
        row = (
            await connection.execute(
                select(users.c.id, users.c.name, users.c.password, users.c.admin).where(
                    users.c.account == account_of(name[:200])
                )
            )
        ).first()
    checker = hasher(services.settings)
    right = await asyncio.to_thread(_verify, checker, row.password if row else None, password[:LONGEST_PASSWORD])
    if row is None or not right:
        raise Refusal(401, "wrong_password", WRONG)
    return Visitor(row.id, row.name, guest=False, admin=bool(row.admin))


def _verify(checker: argon2.PasswordHasher, kept: str | None, password: str) -> bool:
    try:
        return checker.verify(kept or _nobodys(checker), password) and kept is not None
    except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
        return False


_nobodys_hashes: dict[int, str] = {}


def _nobodys(checker: argon2.PasswordHasher) -> str:
    """A hash to check in vain; made once, so that an unknown name costs what a wrong password costs."""
    if checker.memory_cost not in _nobodys_hashes:
        _nobodys_hashes[checker.memory_cost] = checker.hash("nobody has this password")
    return _nobodys_hashes[checker.memory_cost]


async def user_of(services: Services, visitor: Visitor | None) -> User | None:
    if visitor is None:
        return None
    async with services.store.read() as connection:
        row = (await connection.execute(select(users).where(users.c.id == visitor.id))).first()
    if row is None:
        return None
    return User(
        id=row.id,
        name=row.name,
        guest=row.account is None,
        admin=bool(row.admin),
        settings=msgspec.json.decode(row.settings),
    )


async def change_me(services: Services, visitor: Visitor, name: str | None, settings: dict[str, object] | None) -> None:
    """A new name (of an account too, if free) or new settings of the client, which the server only keeps."""
    values: dict[str, str] = {}
    if name is not None:
        values["name"] = clean_name(name)
        if not visitor.guest:
            values["account"] = new_account(values["name"])
    if settings is not None:
        text = msgspec.json.encode(settings).decode()
        if len(text) > MOST_SETTINGS:
            raise bad("settings", "These settings are too long to keep.", longest=MOST_SETTINGS)
        values["settings"] = text
    if not values:
        return
    try:
        async with services.store.write() as connection:
            await connection.execute(update(users).where(users.c.id == visitor.id).values(**values))
            await services.store.announce(connection, Message(forget=visitor.id))
    except IntegrityError:
        raise conflict("name_taken", "There is an account of this name already.") from None
    services.visitors.forget(visitor.id)


async def new_token(services: Services, visitor: Visitor, label: str) -> NewToken:
    """A secret for a program that plays as this person; shown once, kept only as a digest."""
    label = clean_name(label, 50)
    secret = "rondel_" + secrets.token_urlsafe(30)
    async with services.store.write() as connection:
        kept = (await connection.execute(select(tokens.c.id).where(tokens.c.user_id == visitor.id))).all()
        if len(kept) >= MOST_TOKENS:
            raise conflict("tokens", f"More than {MOST_TOKENS} tokens are too many; withdraw one first.")
        made = await connection.execute(
            insert(tokens)
            .values(digest=digest(secret), user_id=visitor.id, label=label, created=time.time())
            .returning(tokens.c.id)
        )
        return NewToken(id=made.scalar_one(), label=label, token=secret)


async def my_tokens(services: Services, visitor: Visitor) -> list[Token]:
    async with services.store.read() as connection:
        rows = (
            await connection.execute(
                select(tokens.c.id, tokens.c.label, tokens.c.created)
                .where(tokens.c.user_id == visitor.id)
                .order_by(tokens.c.id)
            )
        ).all()
    return [Token(id=row.id, label=row.label, created=row.created) for row in rows]


async def withdraw_token(services: Services, visitor: Visitor, token_id: int) -> None:
    async with services.store.write() as connection:
        gone = await connection.execute(delete(tokens).where(tokens.c.id == token_id, tokens.c.user_id == visitor.id))
        if gone.rowcount == 0:
            raise unknown("token")
        await services.store.announce(connection, Message(forget=visitor.id))
    services.visitors.forget(visitor.id)
