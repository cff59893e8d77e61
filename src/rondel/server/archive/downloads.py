"""Streaming zip archives of records, and the openings of games."""

from __future__ import annotations

import io
import time
import zipfile
from collections import defaultdict
from collections.abc import AsyncIterator
from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, func, select

from rondel.server.play import history
from rondel.server.services import Services
from rondel.server.storage import Store
from rondel.server.storage.models import actions, games, results
from rondel.server.tables import record_text
from rondel.table.errors import Refusal
from rondel.table.table import may_see
from rondel.table.visitors import Visitor

MOST = 500  # records in one file


async def stored_games(services: Services, where: list[ColumnElement[bool]]) -> list[str]:
    """Return the IDs of matching games that still exist, newest first."""
    exists = select(games.c.id).where(games.c.id == results.c.game_id).exists()
    query = select(results.c.game_id, results.c.ended).where(*where, exists).distinct()
    async with services.store.read() as connection:
        found = (await connection.execute(query.order_by(results.c.ended.desc()).limit(MOST))).all()
    return [row.game_id for row in found]


async def zip_records(services: Services, visitor: Visitor, ids: list[str]) -> AsyncIterator[bytes]:
    """Yield a zip archive with one record per game; games deleted in the meantime are skipped."""
    buffer = _Buffer()
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
            yield buffer.take()
    yield buffer.take()


class _Buffer(io.RawIOBase):
    """Unseekable buffer of bytes that are written but not sent yet."""

    def __init__(self) -> None:
        super().__init__()
        self._parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        part = bytes(data)  # type: ignore[call-overload]
        self._parts.append(part)
        return len(part)

    def take(self) -> bytes:
        parts, self._parts = self._parts, []
        return b"".join(parts)


SPACES = 2  # rondel spaces in an opening
TURNS = 40  # enough turns for the first two of every seat's first nation


class Openings(NamedTuple):
    """By seat: nations in turn order, and the opening such as `factory production`."""

    nations: dict[int, list[str]]
    openings: dict[int, str]


async def openings_of(store: Store, game_id: str) -> Openings:
    """Return the openings of a game; empty if its first position is unreadable under the current rules."""
    set_up = select(func.max(actions.c.version)).where(actions.c.game_id == game_id, actions.c.turn == 0)
    first_turns = (
        select(actions.c.seat, actions.c.action, actions.c.events)
        .where(actions.c.game_id == game_id, actions.c.turn < TURNS)
        .order_by(actions.c.version)
    )
    async with store.read() as connection:
        version = await connection.scalar(set_up)
        rows = (await connection.execute(first_turns)).all()
    if version is None:
        return Openings({}, {})
    try:
        view = (await history.position(store, game_id, version)).view(None)
    except Refusal:
        return Openings({}, {})
    nations = {player["seat"]: [n for n in view["nations"] if n in player["governs"]] for player in view["players"]}
    first = {governed[0]: seat for seat, governed in nations.items() if governed}
    spaces: defaultdict[int, list[str]] = defaultdict(list)
    turn: str | None = None
    for row in rows:
        if turn in first and first[turn] == row.seat and row.action.startswith("rondel "):
            spaces[row.seat].append(_kind(row.action.split(" ")[1]))
        for event in msgspec.json.decode(row.events):
            if event.get("event") == "turn_began":
                turn = event["nation"]
    return Openings(nations, {seat: " ".join(taken[:SPACES]) for seat, taken in spaces.items()})


def _kind(space: str) -> str:
    """Return the kind of a rondel space: `production_1` is production."""
    return space.rstrip("_0123456789")
