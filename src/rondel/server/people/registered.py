"""Whose name it is: a name that somebody has registered, or that looks like it, belongs to them alone."""

from __future__ import annotations

from sqlalchemy import or_, select

from rondel.server.clock import clock
from rondel.server.errors import bad, conflict
from rondel.server.people.names import account_of, own_name
from rondel.server.services import Services
from rondel.server.storage.look_alikes import skeleton_of
from rondel.server.storage.models import left_names, users

# Who is called so is taken for somebody who speaks for the server.
RESERVED = """
admin administrator moderator moderation operator host server system root support helpdesk staff official rondel
webmaster postmaster security bot everyone everybody nobody anonymous deleted null undefined
"""
_RESERVED = frozenset(skeleton_of(word) for word in RESERVED.split())


async def checked_name(services: Services, text: str, own_id: int | None = None, *, is_admin: bool = False) -> str:
    """The name if this person may have it: visible letters, no unwanted word, not reserved, nobody else's."""
    name = own_name(text)
    if not is_admin:
        services.words.refuse(name)
        reserved = _RESERVED | {skeleton_of(word) for word in services.settings.reserved}
        if reserved & {skeleton_of(name), skeleton_of(account_of(name))}:
            raise bad("name_reserved", "This name is reserved.")
    if await owner_of(services, name) not in (None, own_id):
        raise conflict("name_taken", "There is an account of this name already, or one that looks like it.")
    return name


async def owner_of(services: Services, name: str) -> int | None:
    """Who has registered this name, or one that looks like it, or has given it up lately."""
    account, look = account_of(name), skeleton_of(name)
    alike = or_(users.c.account == account, users.c.skeleton == look)
    left = or_(left_names.c.account == account, left_names.c.skeleton == look)
    async with services.store.read() as connection:
        owner: int | None = await connection.scalar(select(users.c.id).where(alike).order_by(users.c.id).limit(1))
        if owner is not None:
            return owner
        lately = select(left_names.c.user_id).where(left, left_names.c.until > clock.now())
        return await connection.scalar(lately.order_by(left_names.c.until.desc()).limit(1))
