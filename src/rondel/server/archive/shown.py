"""What somebody may see of a person: everything of oneself, else what the person lets strangers see."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import ColumnElement, exists, or_, select, true, update

from rondel.server.errors import unknown
from rondel.server.http.wire.archive import Shown
from rondel.server.people.names import account_of
from rondel.server.people.visitors import Visitor
from rondel.server.storage.models import results, users
from rondel.server.storage.store import Store


class Person(NamedTuple):
    """The owner of an account, and what strangers see of it."""

    id: int
    name: str
    shown: Shown


async def person_called(store: Store, name: str, viewer: Visitor | None) -> Person:
    """The owner of an account, for somebody who may know of it. Whoever shows nothing does not exist for strangers."""
    async with store.read() as connection:
        query = select(users.c.id, users.c.name, users.c.shown).where(users.c.account == account_of(name))
        person = (await connection.execute(query)).first()
    if person is None or (person.shown == "nothing" and not sees_all(person.id, viewer)):
        raise unknown("person")
    return Person(person.id, person.name, person.shown)


def sees_all(user_id: int, viewer: Visitor | None) -> bool:
    return viewer is not None and (viewer.id == user_id or viewer.admin)


def visible_games(user_id: int, shown: str, viewer: Visitor | None) -> ColumnElement[bool] | None:
    """Which rows of a person's results somebody may see; None: none of them.

    Private games are for those who played them.
    """
    if sees_all(user_id, viewer):
        return true()
    if shown != "games":
        return None
    public = results.c.private.is_(False)
    if viewer is None:
        return public
    mine = results.alias("mine")
    return or_(public, exists().where(mine.c.game_id == results.c.game_id, mine.c.user_id == viewer.id))


async def show(store: Store, visitor: Visitor, shown: str) -> None:
    """Somebody chooses what strangers may see."""
    async with store.write() as connection:
        await connection.execute(update(users).where(users.c.id == visitor.id).values(shown=shown))
