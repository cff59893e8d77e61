"""Who is named in the chat of a table, as @Ada or @Ada Lovelace."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Row, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.notify.notices import NewNotice, add_notices
from rondel.server.services import Services
from rondel.server.storage.models import blocks, chat, games, notice_state, seats, users

# Numbers are given out before they are committed: looked for this far back again.
OVERLAP = 50
LINES_BATCH = 200  # lines in one look
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


class Mentions:
    """Looks at what was said. What it holds in memory only spares looking twice at the same line: somebody who was
    there when it was said is not told of it once they are gone."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._looked: set[int] | None = None

    async def look(self, now: float) -> int:
        """Note who was named since the last look; how many there were."""
        async with self._services.store.read() as connection:
            reached = await connection.scalar(select(notice_state.c.chat)) or 0
            query = select(chat).where(chat.c.id > reached - OVERLAP).order_by(chat.c.id).limit(LINES_BATCH)
            lines = (await connection.execute(query)).all()
            if self._looked is None:  # just started: what another process has looked at
                self._looked = {line.id for line in lines if line.id <= reached}
            new = [line for line in lines if line.id not in self._looked]
            found: list[NewNotice] = []
            for line in new:
                # Whoever is written to in private is told so with the line itself (tables/chat).
                if "@" in line.text and not (line.hidden or line.private):
                    found += await _mentions_of(self._services, connection, line)
        if new:
            async with self._services.store.write() as connection:
                await add_notices(connection, *found, at=now)
                await connection.execute(update(notice_state).values(chat=max(reached, new[-1].id)))
        self._looked = {line.id for line in lines}
        return len(found)


async def _mentions_of(services: Services, connection: AsyncConnection, line: Row[Any]) -> list[NewNotice]:
    people = await _people_at(connection, line.game_id)
    meant = mentioned(line.text, people) - {line.user_id} - services.hub.present(line.game_id)
    if not meant:
        return []
    deaf = select(blocks.c.user_id).where(blocks.c.user_id.in_(meant), blocks.c.blocked_id == line.user_id)
    meant -= set((await connection.execute(deaf)).scalars().all())
    shown = line.text if len(line.text) <= SHOWN else line.text[:SHOWN] + "…"
    return [
        NewNotice(
            kind="mentioned",
            user_id=person,
            game_id=line.game_id,
            key=f"mentioned:{line.id}",
            params={"by": line.name, "text": shown},
        )
        for person in sorted(meant)
    ]


async def _people_at(connection: AsyncConnection, game_id: str) -> dict[int, str]:
    """Who can be named at a table: those who sit there, the host, and who has spoken lately."""
    customs = await connection.scalar(select(games.c.customs).where(games.c.id == game_id))
    sits = select(seats.c.user_id, seats.c.name).where(
        seats.c.game_id == game_id, seats.c.user_id.is_not(None), seats.c.resigned.is_(False)
    )
    hosts = select(users.c.id, users.c.name).join(games, games.c.host_id == users.c.id).where(games.c.id == game_id)
    spoke = select(chat.c.user_id, chat.c.name).where(chat.c.game_id == game_id).order_by(chat.c.id.desc()).limit(100)
    people: dict[int, str] = {}
    # Where those who watch see less than the players, only players are named.
    for query in (spoke, hosts, sits) if customs is None else (sits,):
        people |= {row[0]: row[1] for row in (await connection.execute(query)).all() if row[1]}
    return people
