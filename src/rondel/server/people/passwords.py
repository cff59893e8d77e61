"""Passwords: kept as slow hashes, refused where everybody would try them first."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from functools import cache
from pathlib import Path

import argon2
from sqlalchemy import select

from rondel.server.config import Settings
from rondel.server.services import Services
from rondel.server.storage.models import users
from rondel.table.errors import bad, forbidden
from rondel.table.visitors import Visitor, account_key

SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200
COMMON = Path(__file__).parent / "common_passwords.txt"
ROWS = (
    "01234567890123456789",
    "abcdefghijklmnopqrstuvwxyz",
    "qwertyuiopasdfghjklzxcvbnm",
    "qwertzuiopasdfghjklyxcvbnm",
)


def hasher(settings: Settings) -> argon2.PasswordHasher:
    if settings.password_cost == "cheap":
        return argon2.PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
    return argon2.PasswordHasher()


def refuse_weak(password: str, name: str) -> None:
    """Too short, or among the first that somebody tries who wants to get in."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise bad("password", f"A password has at least {SHORTEST_PASSWORD} characters.", shortest=SHORTEST_PASSWORD)
    if is_common(password, name):
        raise bad("common_password", "This password is among the first that others would try; choose another one.")


def is_common(password: str, name: str = "") -> bool:
    """Known to everybody, or one of the first things to try for this name."""
    text = unicodedata.normalize("NFKC", password).casefold()
    bare = text.strip("0123456789!?.*#_-+$ ")
    called = unicodedata.normalize("NFKC", name).casefold()
    if called and called in (text, bare, text[::-1]):
        return True
    if len(set(text)) <= 2 or text in _common() or (len(bare) >= 4 and bare in _common()):
        return True
    return any(text in row or text in row[::-1] for row in ROWS)


@cache
def _common() -> frozenset[str]:
    return frozenset(COMMON.read_text(encoding="utf-8").split())


def one_time_password() -> str:
    """Easy to read out on the telephone: four groups without the letters people confuse."""
    letters = "23456789abcdefghjkmnpqrstuvwxyz"
    return "-".join("".join(secrets.choice(letters) for _ in range(4)) for _ in range(4))


async def hash_password(settings: Settings, password: str) -> str:
    return await asyncio.to_thread(hasher(settings).hash, password)


async def verify_password(settings: Settings, kept: str | None, password: str) -> bool:
    """Is this the password that is kept? After the same work if none is."""
    return await asyncio.to_thread(_verify, hasher(settings), kept, password[:LONGEST_PASSWORD])


def _verify(checker: argon2.PasswordHasher, kept: str | None, password: str) -> bool:
    try:
        return checker.verify(kept or dummy_hash(checker), password) and kept is not None
    except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
        return False


_dummy_hashes: dict[int, str] = {}


def dummy_hash(checker: argon2.PasswordHasher) -> str:
    """A hash to check in vain; made once, so that an unknown name costs what a wrong password costs."""
    if checker.memory_cost not in _dummy_hashes:
        _dummy_hashes[checker.memory_cost] = checker.hash("nobody has this password")
    return _dummy_hashes[checker.memory_cost]


async def require_password(services: Services, visitor: Visitor, password: str | None) -> None:
    """Whoever changes or deletes an account has logged in and knows its password; a guest has none."""
    if visitor.guest:
        return
    require_login(visitor)
    await services.rate_limiter.count("account", f"account {account_key(visitor.name)}")
    async with services.store.read() as connection:
        kept = await connection.scalar(select(users.c.password).where(users.c.id == visitor.id))
    if kept is not None and not (password is not None and await verify_password(services.settings, kept, password)):
        raise forbidden("old_password", "The password is not right.")


def require_login(visitor: Visitor | None) -> None:
    """A token is for playing: what secures the account is for whoever has logged in."""
    if visitor is not None and visitor.by_token:
        raise forbidden("by_token", "A token is for playing; log in for that.")
