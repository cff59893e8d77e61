"""The records of many games as one file, made while it is sent."""

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
    """Those of the games that are still there, newest first."""
    there = select(games.c.id).where(games.c.id == results.c.game_id).exists()
    query = select(results.c.game_id, results.c.ended).where(*where, there).distinct()
    async with services.store.read() as connection:
        found = (await connection.execute(query.order_by(results.c.ended.desc()).limit(MOST))).all()
    return [row.game_id for row in found]


async def zip_records(services: Services, visitor: Visitor, ids: list[str]) -> AsyncIterator[bytes]:
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


SPACES = 2  # of the rondel that make an opening
TURNS = 40  # in which the first nation of every seat has had its first two turns


class Openings(NamedTuple):
    """By seat: nations in turn order, and the opening as words such as `factory production`."""

    nations: dict[int, list[str]]
    openings: dict[int, str]


async def openings_of(store: Store, game_id: str) -> Openings:
    """Nothing of a game whose first position cannot be read under the present rules."""
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
    """A space without the number that tells it from another of its kind: `production_1` is production."""
    return space.rstrip("_0123456789")
