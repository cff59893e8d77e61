"""In-memory cache of public tables, and notification of lobby readers.

Changes of this process are applied at once; changes of other processes are read from the database in batches, a few
times a second at most. A reader is sent the tables changed since its last event; there are no queues.
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

# Minimum seconds between two events about open tables, own tables and running games.
PAUSES = {"open": 0.3, "mine": 1.0, "running": 5.0}
MOST_CHANGES = 300  # changes remembered; a reader that missed more reloads the list
READ_AT_ONCE = 200
MOST_STALE = 5_000  # stale tables to read individually; beyond that, all tables are reloaded
RELOAD_SECONDS = 300.0  # interval of full reloads


class Changes(msgspec.Struct, frozen=True):
    """Changed open tables, and tables that are no longer open."""

    open: list[TableRow]
    gone: list[str]


class Lobby:
    def __init__(self, store: Store, hub: Hub) -> None:
        self._store, self._hub = store, hub
        self._tables: dict[str, TableRow] | None = None  # public tables, open or running
        self._read_at = 0.0
        self._reading = asyncio.Lock()
        self._is_loading = False
        self._stale: set[str] = set()  # changed by other processes
        self._number = 0
        self._known_since = 0  # changes before this number are unknown
        self._changed: OrderedDict[str, int] = OrderedDict()  # open tables: the number of the last change
        # Encoded tables by ID, with the revision, shared by all readers.
        self.encoded: OrderedDict[str, tuple[int, msgspec.Raw]] = OrderedDict()
        self._pending: set[str] = set()
        self._people: set[int] = set()
        self._published_at: dict[str, float] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._publishing: asyncio.Task[None] | None = None

    @property
    def cursor(self) -> str:
        """Position of a reader that is up to date; pass it to `changes_since` later."""
        return f"{self._store.process}-{self._number}"

    async def tables(self) -> Sequence[TableRow]:
        """Return all public tables, open or running."""
        await self._refresh()
        return list((self._tables or {}).values())

    def changes_since(self, cursor: str | None) -> Changes | None:
        """Return changes to open tables since a cursor; None if unknown."""
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
        """Apply a change of this process."""
        if self._tables is None or self._is_loading:
            self.invalidate(loaded.id)
        else:
            self._put(loaded.id, loaded.table)
        self._notify_people(loaded.table)

    def invalidate(self, game_id: str) -> None:
        """Mark a table as stale, because another process changed it or it was deleted."""
        if self._tables is None and not self._is_loading and not self._hub.has_listeners(LOBBY):
            return  # everything is read on demand
        self._stale.add(game_id)
        if len(self._stale) > MOST_STALE:
            self.invalidate_all()
        if self._hub.has_listeners(LOBBY):
            self._schedule("")

    def invalidate_all(self) -> None:
        """Mark all tables as stale."""
        self._tables = None
        self._stale.clear()
        if self._hub.has_listeners(LOBBY):
            self._schedule("open")

    async def notify_person(self, user_id: int, kind: str) -> None:
        """Notify all open pages of a person in all processes with an event named `kind`."""
        self._hub.publish_to_person(user_id, kind)
        await self._store.announce_now(Message(person=user_id, kind=kind))

    def notify_here(self, user_id: int, kind: str) -> None:
        """Notify the person's pages in this process, on behalf of another process."""
        self._hub.publish_to_person(user_id, kind)

    def _put(self, game_id: str, row: TableRow | None) -> None:
        """Update the cache with the row of a table; None if it was deleted."""
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
            self._notify_people(before)
        if _visible_fields(before) != _visible_fields(after):
            self._number += 1
            self._changed[game_id] = self._number
            self._changed.move_to_end(game_id)
            if len(self._changed) > MOST_CHANGES:
                _, self._known_since = self._changed.popitem(last=False)
            self._schedule("open")
        if _is_running(before) != _is_running(after):
            self._schedule("running")

    def _notify_people(self, table: TableRow) -> None:
        here = self._hub.present_here(LOBBY)
        if here and (mine := here & {table.host_id, *(seat.user_id for seat in table.seats)}):
            self._people |= mine
            self._schedule("mine")

    def _schedule(self, kind: str) -> None:
        """Schedule an event, respecting the minimum interval."""
        if kind:
            self._pending.add(kind)
        if self._timer is None and not self._hub.closing:
            waits = [self._wait(each) for each in self._pending]
            if self._stale or not waits:
                waits.append(self._wait("open"))
            self._timer = asyncio.get_running_loop().call_later(min(waits), self._begin)

    def _wait(self, kind: str) -> float:
        return max(0.0, self._published_at.get(kind, 0.0) + PAUSES[kind] - time.monotonic())

    def _begin(self) -> None:
        self._timer = None
        if self._publishing is None or self._publishing.done():  # otherwise it reschedules itself
            self._publishing = asyncio.ensure_future(self._publish())

    async def _publish(self) -> None:
        if self._hub.has_listeners(LOBBY):
            try:
                self._published_at["open"] = time.monotonic()
                await self._refresh()
            except SQLAlchemyError as error:
                database_unavailable(error)  # logged; the next read retries
        for kind in [each for each in self._pending if each == "open" or not self._wait(each)]:
            self._pending.discard(kind)
            self._published_at[kind] = time.monotonic()
            if kind == "mine":
                people, self._people = self._people, set()
                for user_id in people:
                    self._hub.publish_to_person(user_id, "mine", LOBBY)
            else:
                self._hub.publish(LOBBY, kind)
        if self._pending:
            self._schedule("")

    async def _refresh(self) -> None:
        """Load stale tables."""
        if self._tables is not None and time.monotonic() - self._read_at > RELOAD_SECONDS:
            self._tables = None
        if self._tables is not None and not self._stale:
            return
        async with self._reading:
            while self._tables is None or self._stale:
                if self._tables is None:
                    await self._read_all()
                else:
                    await self._read_some(set(islice(self._stale, READ_AT_ONCE)))

    async def _read_all(self) -> None:
        self._stale.clear()
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
        self._stale -= ids
        try:
            rows = await self._rows(games.c.id.in_(ids))
        except BaseException:
            self._stale |= ids
            raise
        if self._tables is None:
            return
        found = {row.id: row for row in rows}
        for game_id in ids:
            self._put(game_id, found.get(game_id))
        for row in rows:
            self._notify_people(row)

    async def _rows(self, *which: ColumnElement[bool]) -> list[TableRow]:
        async with self._store.read() as connection:
            rows = (await connection.execute(row_query(light=True).where(*which))).all()
            sitting = select(seats).join(games, games.c.id == seats.c.game_id).where(*which)
            return with_seats(rows, (await connection.execute(sitting.order_by(seats.c.seat))).all())


def is_public(table: TableRow) -> bool:
    """Return whether a table is listed in the lobby."""
    return table.state in ("open", "running") and not table.private and not table.sandbox


def _is_running(table: TableRow | None) -> bool:
    return table is not None and table.state == "running"


def _visible_fields(table: TableRow | None) -> object:
    """Return the fields of an open table that the lobby shows."""
    if table is None or table.state != "open":
        return None
    fields = (table.name, table.options, table.pace, table.clock, table.customs, table.talk, table.auto_forced)
    return (*fields, table.host_id, table.host_name, table.seats)
