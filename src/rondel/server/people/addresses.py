"""E-mail addresses of people, as far as they are confirmed, and the language to write to them in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.languages import FALLBACK, best, languages
from rondel.server.storage.models import users
from rondel.table.errors import bad

LONGEST_ADDRESS = 254
# What mail servers take everywhere. Nothing in it can end a line or a header, or stand for a second address.
_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_DOMAIN = re.compile(r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])")
MOST_WISHES = 20


class Reachable(msgspec.Struct, frozen=True):
    """Somebody who can be written to."""

    user_id: int
    name: str
    address: str
    language: str


async def confirmed_address(connection: AsyncConnection, user_id: int) -> Reachable | None:
    """The confirmed address of a person; None: there is none."""
    found = await confirmed_addresses(connection, [user_id])
    return found.get(user_id)


async def confirmed_addresses(connection: AsyncConnection, user_ids: list[int]) -> dict[int, Reachable]:
    """The same of several people; whoever has none is left out."""
    query = select(users.c.id, users.c.name, users.c.email, users.c.language).where(
        users.c.id.in_(user_ids), users.c.email.is_not(None)
    )
    rows = (await connection.execute(query)).all()
    return {row.id: Reachable(row.id, row.name, row.email, row.language or FALLBACK) for row in rows}


def clean_address(text: str) -> str:
    """The address as mail servers know it, or a refusal."""
    local, at, domain = text.strip().rpartition("@")
    try:
        domain = domain.encode("idna").decode("ascii") if domain else ""
    except UnicodeError:
        domain = ""
    address = f"{local}@{domain.lower()}"
    is_good = at and len(local) <= 64 and _LOCAL.fullmatch(local) and _DOMAIN.fullmatch(domain)
    if not is_good or len(address) > LONGEST_ADDRESS:
        raise bad("email", "This is not an e-mail address.")
    return address


def address_key(address: str) -> str:
    """What makes two addresses the same: no mailbox in use differs from another in case only."""
    return address.casefold()


def language_of(settings: Mapping[str, Any], accepted: str) -> str:
    """The language chosen in the settings of the page, else the first the browser asks for that there is."""
    chosen = settings.get("language")
    if isinstance(chosen, str) and chosen in languages():
        return chosen
    wishes = [wish.partition(";")[0].strip() for wish in accepted.split(",")[:MOST_WISHES]]
    return best(wish for wish in wishes if wish and wish != "*") or FALLBACK
