"""Names: uniqueness including confusables, reserved names, renaming, and the word filter."""

from __future__ import annotations

import math
import re
from pathlib import Path

from sqlalchemy import delete, or_, select, update
from sqlalchemy.exc import IntegrityError

from rondel.server.services import Services
from rondel.server.storage import Message, upsert
from rondel.server.storage.models import left_names, users
from rondel.table.clocks import clock
from rondel.table.errors import Refusal, bad, conflict, too_many
from rondel.table.visitors import Visitor, account_key, new_account, own_name, skeleton_of

# Names that suggest an official role.
RESERVED = """
admin administrator moderator moderation operator host server system root support helpdesk staff official rondel
webmaster postmaster security bot everyone everybody nobody anonymous deleted null undefined
"""
_RESERVED = frozenset(skeleton_of(word) for word in RESERVED.split())


async def checked_name(services: Services, text: str, own_id: int | None = None, *, is_admin: bool = False) -> str:
    """Return the cleaned name, or raise a refusal if it is filtered, reserved or taken."""
    name = own_name(text)
    if not is_admin:
        services.word_filter.refuse(name)
        reserved = _RESERVED | {skeleton_of(word) for word in services.settings.reserved}
        if reserved & {skeleton_of(name), skeleton_of(account_key(name))}:
            raise bad("name_reserved", "This name is reserved.")
    if await owner_of(services, name) not in (None, own_id):
        raise conflict("name_taken", "There is already an account with this name, or one that looks like it.")
    return name


async def owner_of(services: Services, name: str) -> int | None:
    """Return the id of the account that has this name or a confusable one, or gave it up recently."""
    account, look = account_key(name), skeleton_of(name)
    alike = or_(users.c.account == account, users.c.skeleton == look)
    left = or_(left_names.c.account == account, left_names.c.skeleton == look)
    async with services.store.read() as connection:
        owner: int | None = await connection.scalar(select(users.c.id).where(alike).order_by(users.c.id).limit(1))
        if owner is not None:
            return owner
        recently = select(left_names.c.user_id).where(left, left_names.c.until > clock.now())
        return await connection.scalar(recently.order_by(left_names.c.until.desc()).limit(1))


RESERVED_SECONDS = 30 * 86_400


def name_columns(name: str, *, guest: bool) -> dict[str, str | None]:
    """Return the name columns of a user row; only names of accounts are unique."""
    look = skeleton_of(name)
    if guest:
        return {"name": name, "guest_look": look}
    return {"name": name, "account": new_account(name), "skeleton": look, "guest_look": None}


async def rename(services: Services, visitor: Visitor, text: str) -> str | None:
    """Rename a person; return the new name, or None if it is unchanged. Accounts are rate-limited."""
    name = await checked_name(services, text, visitor.id, is_admin=visitor.admin)
    if name == visitor.name:
        return None
    if not visitor.guest:
        await _count(services, visitor)
    look = skeleton_of(name)
    try:
        async with services.store.write() as connection:
            before = (await connection.execute(select(users).where(users.c.id == visitor.id).with_for_update())).one()
            await connection.execute(delete(left_names).where(left_names.c.skeleton == look))
            if before.account is not None and before.skeleton != look:
                left = {
                    "account": before.account,
                    "name": before.name,
                    "user_id": visitor.id,
                    "until": clock.now() + RESERVED_SECONDS,
                }
                row = upsert(connection, left_names).values(skeleton=before.skeleton, **left)
                await connection.execute(row.on_conflict_do_update(index_elements=["skeleton"], set_=left))
            await connection.execute(
                update(users).where(users.c.id == visitor.id).values(**name_columns(name, guest=visitor.guest))
            )
            await services.store.announce(connection, Message(forget=visitor.id))
    except IntegrityError:
        raise conflict("name_taken", "There is already an account with this name.") from None
    services.visitors.invalidate(visitor.id)
    return name


async def _count(services: Services, visitor: Visitor) -> None:
    try:
        await services.rate_limiter.count("rename", f"person {visitor.id}")
    except Refusal as refusal:
        seconds = refusal.retry_after or 0.0
        days = math.ceil(seconds / 86_400)
        sentence = f"You have changed your name several times lately; you can do so again in {days} days."
        raise too_many("many_names", sentence, retry_after=seconds, days=days) from None


MASK = "•"
_WORD = re.compile(r"\w+", re.UNICODE)


class WordFilter:
    def __init__(self, file: str = "") -> None:
        lines = Path(file).read_text(encoding="utf-8").splitlines() if file else []
        listed = [line.partition("#")[0].strip() for line in lines]
        self._words = {skeleton_of(word) for word in listed if word and not word.endswith("*")}
        prefixes = (skeleton_of(word.rstrip("*")) for word in listed if word.endswith("*"))
        self._prefixes = tuple(filter(None, prefixes))

    def refuse(self, name: str) -> None:
        """Raise a refusal if the name of a person or table contains a listed word."""
        words = _WORD.findall(name)
        if any(self._is_listed(word) for word in words) or self._is_listed("".join(words)):
            raise bad("name_words", "This name contains a word that is not allowed here.")

    def masked(self, text: str) -> str:
        """Return the text with listed words replaced by dots."""
        return _WORD.sub(lambda found: MASK * len(found[0]) if self._is_listed(found[0]) else found[0], text)

    def _is_listed(self, word: str) -> bool:
        looks = (skeleton_of(word), skeleton_of(word.casefold()))  # a capital I resembles l, but is also an i
        return any(look in self._words or look.startswith(self._prefixes) for look in looks)
