"""Who is named in the chat of a table, as @Ada or @Ada Lovelace."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.notify.notices import NewNotice
from rondel.server.services import Services
from rondel.server.storage.models import blocks, chat
from rondel.table.persons import Visitor
from rondel.table.table import TableRow
from rondel.wire.tables import Customs

SHOWN = 120  # characters of the line


def mentioned(text: str, people: Mapping[int, str]) -> set[int]:
    """Who is named; of several names that fit, the longest is meant, and letters may be of either case."""
    said, found = text.casefold(), set[int]()
    names = sorted(((name.casefold(), person) for person, name in people.items()), key=lambda each: -len(each[0]))
    at = said.find("@")
    while at >= 0:
        rest, longest = said[at + 1 :], 0
        starts = at == 0 or not said[at - 1].isalnum()  # not inside an address of mail
        for name, person in names:
            if not starts or len(name) < longest:
                break
            if rest.startswith(name) and not rest[len(name) : len(name) + 1].isalnum():
                found.add(person)
                longest = len(name)
        at = said.find("@", at + 1)
    return found


async def mentions_in(services: Services, table: TableRow, by: Visitor, text: str) -> Callable[[int], list[NewNotice]]:
    """Return what makes the notices of those who are named in a line, are away and read this person, once the line has
    its number."""
    meant = set[int]()
    if "@" in text:
        async with services.store.read() as connection:
            meant = mentioned(text, await _people_at(connection, table)) - {by.id} - services.hub.present(table.id)
            deaf = select(blocks.c.user_id).where(blocks.c.user_id.in_(meant), blocks.c.blocked_id == by.id)
            meant -= set((await connection.execute(deaf)).scalars().all())
    params: dict[str, str | int] = {"by": by.name, "text": text if len(text) <= SHOWN else text[:SHOWN] + "…"}

    def numbered(line: int) -> list[NewNotice]:
        key = f"mentioned:{line}"
        return [
            NewNotice(kind="mentioned", user_id=person, game_id=table.id, key=key, params=params)
            for person in sorted(meant)
        ]

    return numbered


async def _people_at(connection: AsyncConnection, table: TableRow) -> dict[int, str]:
    """Who can be named at a table: those who sit there, the host, and who has spoken lately."""
    people: dict[int, str] = {}
    # Where those who watch see less than the players, only players are named.
    if table.customs == Customs():
        spoke = select(chat.c.user_id, chat.c.name).where(chat.c.game_id == table.id).order_by(chat.c.id.desc())
        people |= {row.user_id: row.name for row in (await connection.execute(spoke.limit(100))).all()}
        people[table.host_id] = table.host_name
    people |= {seat.user_id: seat.name for seat in table.seats if seat.user_id and seat.name and not seat.resigned}
    return people
