"""The records of many games as one file, made while it is sent."""

from __future__ import annotations

import io
import time
import zipfile
from collections.abc import AsyncIterator

from sqlalchemy import ColumnElement, select

from rondel.server.errors import Refusal
from rondel.server.people.visitors import Visitor
from rondel.server.play.table import may_see
from rondel.server.services import Services
from rondel.server.storage.models import games, results
from rondel.server.tables.records import record_text

MOST = 500  # records in one file


async def stored_games(services: Services, where: list[ColumnElement[bool]]) -> list[str]:
    """Those of the games that are still there, newest first."""
    there = select(games.c.id).where(games.c.id == results.c.game_id).exists()
    query = select(results.c.game_id, results.c.ended).where(*where, there).distinct()
    async with services.store.read() as connection:
        found = (await connection.execute(query.order_by(results.c.ended.desc()).limit(MOST))).all()
    return [row.game_id for row in found]


async def zipped(services: Services, visitor: Visitor, ids: list[str]) -> AsyncIterator[bytes]:
    """A zip archive with one record per game; a game that goes meanwhile is left out."""
    buffer = _Outgoing()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for game_id in ids:
            try:
                loaded = await services.games.current(game_id)
            except Refusal:
                continue
            if loaded.position is None or not may_see(loaded.table, visitor):
                continue
            day = time.gmtime(loaded.table.touched)
            name = f"{time.strftime('%Y-%m-%d', day)}-{loaded.table.edition}-{game_id}.rondel"
            entry = zipfile.ZipInfo(name, day[:6])
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, await record_text(services.store, loaded))
            yield buffer.taken()
    yield buffer.taken()


class _Outgoing(io.RawIOBase):
    """What has been written and not yet been sent; it cannot go back, so the archive does not ask it to."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        part = bytes(data)  # type: ignore[call-overload]
        self._parts.append(part)
        return len(part)

    def taken(self) -> bytes:
        parts, self._parts = self._parts, []
        return b"".join(parts)
