"""The tables of the lobby as this process knows them, and who is told that they changed.

The tables that everybody may see are held in memory, as copies of what the database has. A change of this process is
known at once, one of another process is read: many of them together, a few times a second at most. A reader of the
lobby is sent the tables that changed since it was sent something last; there is no queue.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence
from itertools import islice

import msgspec
from sqlalchemy import ColumnElement, select
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.live import LOBBY, Hub
from rondel.server.play import row_query, with_seats
from rondel.server.storage import Message, Store, database_unavailable
from rondel.server.storage.models import games, seats
from rondel.table.loaded import LoadedGame
from rondel.table.table import TableRow

# Seconds between two words about the same: tables that wait for players, one's own, games under way.
PAUSES = {"open": 0.3, "mine": 1.0, "running": 5.0}
MOST_CHANGES = 300  # remembered; whoever has missed more of them asks for the list
READ_AT_ONCE = 200
MOST_UNSURE = 5_000  # tables to be read one by one; of more of them, all are read
ALL_ANEW_SECONDS = 300.0  # after which everything is read once more, whatever was said


class Changes(msgspec.Struct, frozen=True):
    """Tables that are open now, and those that are not any more; None: too much to say."""

    open: list[TableRow]
    gone: list[str]


class Lobby:
    def __init__(self, store: Store, hub: Hub) -> None:
        self._store, self._hub = store, hub
        self._tables: dict[str, TableRow] | None = None  # those for everybody, open or running
        self._read_at = 0.0
        self._reading = asyncio.Lock()
        self._is_loading = False
        self._unsure: set[str] = set()  # changed somewhere else: to be read
        self._number = 0
        self._known_since = 0  # changes before this number are forgotten
        self._changed: OrderedDict[str, int] = OrderedDict()  # open tables: the number of the last change
        # What everybody is sent of a table, made once for all of them: by id, with the revision.
        self.made: OrderedDict[str, tuple[int, msgspec.Raw]] = OrderedDict()
        self._to_tell: set[str] = set()
        self._people: set[int] = set()
        self._told: dict[str, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._telling: asyncio.Task[None] | None = None

    @property
    def cursor(self) -> str:
        """What whoever asks now has seen: hand it to `changes_since` later."""
        return f"{self._store.process}-{self._number}"

    async def tables(self) -> Sequence[TableRow]:
        """All tables that everybody may see, open or running, as they are now."""
        await self._look()
        return list((self._tables or {}).values())

    def changes_since(self, cursor: str | None) -> Changes | None:
        """What has happened to open tables; None if that is not known any more, or too much."""
        process, _, number = (cursor or "").partition("-")
        if process != self._store.process or not (number.isascii() and number.isdigit() and len(number) < 12):
            return None
        if self._tables is None or int(number) < self._known_since:
            return None
        found = Changes([], [])
        for game_id in reversed(self._changed):
            if self._changed[game_id] <= int(number):
                break
            table = self._tables.get(game_id)
            if table is not None and table.state == "open":
                found.open.append(table)
            else:
                found.gone.append(game_id)
        return found

    def on_game_changed(self, loaded: LoadedGame) -> None:
        """A table was changed by this process."""
        if self._tables is None or self._is_loading:
            self.invalidate(loaded.id)
        else:
            self._put(loaded.id, loaded.table)
        self._tell_people(loaded.table)

    def invalidate(self, game_id: str) -> None:
        """Something has happened to this table: another process changed it, or it was taken away."""
        if self._tables is None and not self._is_loading and not self._hub.has_listeners(LOBBY):
            return  # everything is read when somebody asks
        self._unsure.add(game_id)
        if len(self._unsure) > MOST_UNSURE:
            self.invalidate_all()
        if self._hub.has_listeners(LOBBY):
            self._stir("")

    def invalidate_all(self) -> None:
        """Whatever is known may be out of date."""
        self._tables = None
        self._unsure.clear()
        if self._hub.has_listeners(LOBBY):
            self._stir("open")

    async def notify_person(self, user_id: int, kind: str) -> None:
        """Every page this person has open, in every process, is told to look: `kind` is the name of the event."""
        self._hub.publish_to_person(user_id, kind)
        await self._store.announce_now(Message(person=user_id, kind=kind))

    def notify_here(self, user_id: int, kind: str) -> None:
        """Another process says so."""
        self._hub.publish_to_person(user_id, kind)

    def _put(self, game_id: str, row: TableRow | None) -> None:
        """What is known now of a table; None: it is gone."""
        assert self._tables is not None
        before = self._tables.get(game_id)
        if row is not None and before is not None and row.revision < before.revision:
            return
        after = row if row is not None and is_public(row) else None
        if after is not None:
            self._tables[game_id] = after
        else:
            self._tables.pop(game_id, None)
        if row is None and before is not None:
            self._tell_people(before)
        if _shown(before) != _shown(after):
            self._number += 1
            self._changed[game_id] = self._number
            self._changed.move_to_end(game_id)
            if len(self._changed) > MOST_CHANGES:
                _, self._known_since = self._changed.popitem(last=False)
            self._stir("open")
        if _is_running(before) != _is_running(after):
            self._stir("running")

    def _tell_people(self, table: TableRow) -> None:
        here = self._hub.present_here(LOBBY)
        if here and (mine := here & {table.host_id, *(seat.user_id for seat in table.seats)}):
            self._people |= mine
            self._stir("mine")

    def _stir(self, kind: str) -> None:
        """There is something to tell, as soon as the last word about it is old enough."""
        if kind:
            self._to_tell.add(kind)
        if self._timer is None and not self._hub.closing:
            waits = [self._wait(each) for each in self._to_tell]
            if self._unsure or not waits:
                waits.append(self._wait("open"))
            self._timer = asyncio.get_running_loop().call_later(min(waits), self._begin)

    def _wait(self, kind: str) -> float:
        return max(0.0, self._told.get(kind, 0.0) + PAUSES[kind] - time.monotonic())

    def _begin(self) -> None:
        self._timer = None
        if self._telling is None or self._telling.done():  # else it looks for more at its end
            self._telling = asyncio.ensure_future(self._tell())

    async def _tell(self) -> None:
        if self._hub.has_listeners(LOBBY):
            try:
                self._told["open"] = time.monotonic()
                await self._look()
            except SQLAlchemyError as error:
                database_unavailable(error)  # noted; whoever asks next reads what is missing
        for kind in [each for each in self._to_tell if each == "open" or not self._wait(each)]:
            self._to_tell.discard(kind)
            self._told[kind] = time.monotonic()
            if kind == "mine":
                people, self._people = self._people, set()
                for user_id in people:
                    self._hub.publish_to_person(user_id, "mine", LOBBY)
            else:
                self._hub.publish(LOBBY, kind)
        if self._to_tell:
            self._stir("")

    async def _look(self) -> None:
        """Read what is not known, or not for sure."""
        if self._tables is not None and time.monotonic() - self._read_at > ALL_ANEW_SECONDS:
            self._tables = None
        if self._tables is not None and not self._unsure:
            return
        async with self._reading:
            while self._tables is None or self._unsure:
                if self._tables is None:
                    await self._read_all()
                else:
                    await self._read_some(set(islice(self._unsure, READ_AT_ONCE)))

    async def _read_all(self) -> None:
        self._unsure.clear()
        self._is_loading = True
        try:
            public = (games.c.private.is_(False), games.c.sandbox.is_(False))
            rows = await self._rows(games.c.state.in_(("open", "running")), *public)
        finally:
            self._is_loading = False
        self._tables = {row.id: row for row in rows if is_public(row)}
        self._read_at = time.monotonic()
        self._changed.clear()
        self._number += 1
        self._known_since = self._number

    async def _read_some(self, ids: set[str]) -> None:
        self._unsure -= ids
        try:
            rows = await self._rows(games.c.id.in_(ids))
        except BaseException:
            self._unsure |= ids
            raise
        if self._tables is None:
            return
        found = {row.id: row for row in rows}
        for game_id in ids:
            self._put(game_id, found.get(game_id))
        for row in rows:
            self._tell_people(row)

    async def _rows(self, *which: ColumnElement[bool]) -> list[TableRow]:
        async with self._store.read() as connection:
            rows = (await connection.execute(row_query(light=True).where(*which))).all()
            sitting = select(seats).join(games, games.c.id == seats.c.game_id).where(*which)
            return with_seats(rows, (await connection.execute(sitting.order_by(seats.c.seat))).all())


def is_public(table: TableRow) -> bool:
    """May everybody find it in the lobby?"""
    return table.state in ("open", "running") and not table.private and not table.sandbox


def _is_running(table: TableRow | None) -> bool:
    return table is not None and table.state == "running"


def _shown(table: TableRow | None) -> object:
    """What the lobby shows of a table that waits for players."""
    if table is None or table.state != "open":
        return None
    said = (table.name, table.options, table.pace, table.clock, table.customs, table.talk, table.auto_forced)
    return (*said, table.host_id, table.host_name, table.seats)
