"""Passwords: Argon2 hashes, and refusal of common passwords."""

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
    """Raise a refusal if the password is too short, too long or too common."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise bad("password", f"A password has at least {SHORTEST_PASSWORD} characters.", shortest=SHORTEST_PASSWORD)
    if is_common(password, name):
        raise bad("common_password", "This password is too easy to guess; choose another one.")


def is_common(password: str, name: str = "") -> bool:
    """Return whether the password is a common one or derived from the name."""
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
    """Return a random password that is easy to dictate: four groups without ambiguous characters."""
    letters = "23456789abcdefghjkmnpqrstuvwxyz"
    return "-".join("".join(secrets.choice(letters) for _ in range(4)) for _ in range(4))


async def hash_password(settings: Settings, password: str) -> str:
    return await asyncio.to_thread(hasher(settings).hash, password)


async def verify_password(settings: Settings, stored: str | None, password: str) -> bool:
    """Return whether the password matches the stored hash; without a hash, do the same amount of work."""
    return await asyncio.to_thread(_verify, hasher(settings), stored, password[:LONGEST_PASSWORD])


def _verify(checker: argon2.PasswordHasher, stored: str | None, password: str) -> bool:
    try:
        return checker.verify(stored or dummy_hash(checker), password) and stored is not None
    except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
        return False


_dummy_hashes: dict[int, str] = {}


def dummy_hash(checker: argon2.PasswordHasher) -> str:
    """Return a cached hash for unknown names, so that checking takes as long as for known ones."""
    if checker.memory_cost not in _dummy_hashes:
        _dummy_hashes[checker.memory_cost] = checker.hash("nobody has this password")
    return _dummy_hashes[checker.memory_cost]


async def require_password(services: Services, visitor: Visitor, password: str | None) -> None:
    """Require a login session and the password before sensitive changes to an account; guests have no password."""
    if visitor.guest:
        return
    require_login(visitor)
    await services.rate_limiter.count("account", f"account {account_key(visitor.name)}")
    async with services.store.read() as connection:
        stored = await connection.scalar(select(users.c.password).where(users.c.id == visitor.id))
    if stored is None:
        return
    if password is None or not await verify_password(services.settings, stored, password):
        raise forbidden("old_password", "The password is wrong.")


def require_login(visitor: Visitor | None) -> None:
    """Refuse API tokens, which are for playing, not for managing the account."""
    if visitor is not None and visitor.by_token:
        raise forbidden("by_token", "API tokens are only for playing; log in for this.")
