"""Games of this server: cached reads, transactional changes, notification of listeners after the commit."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress

from sqlalchemy import Insert, delete
from sqlalchemy.exc import IntegrityError

from rondel.server.play.cache import GameCache
from rondel.server.play.stored_change import StoredChange, write
from rondel.server.storage import Message, Store
from rondel.server.storage.models import games
from rondel.table.change import TRIES, Stale, busy
from rondel.table.errors import RevisionConflict, under_maintenance
from rondel.table.loaded import LoadedGame, TableChat
from rondel.table.table import TableRow
from rondel.table.work import due_time

Reader = Callable[[str], Awaitable[LoadedGame]]
Edit = Callable[[StoredChange], None]


class Games:
    """Reads, changes, creates and removes games, and notifies listeners."""

    def __init__(self, store: Store, cache: GameCache, publish: Callable[[str, str], None]) -> None:
        self._store, self.cache, self._publish = store, cache, publish
        # Set by `rondel.server.composition.register`.
        self.listeners: list[Callable[[LoadedGame], None]] = []
        self.removal_listeners: list[Callable[[str], None]] = []
        self.contributors: list[Callable[[StoredChange, LoadedGame], Awaitable[None]]] = []

    async def current(self, game_id: str) -> LoadedGame:
        """Return the game as it is in the database, or raise a refusal if it does not exist."""
        return await self.cache.current(game_id)

    @asynccontextmanager
    async def change(
        self, game_id: str, *, expect: int | None = None, read: Reader | None = None, event: str = "state"
    ) -> AsyncIterator[StoredChange]:
        """Change a game in one transaction; raises `RevisionConflict` if another process was faster.

        `expect`: refuse if the game is not at this revision. `read`: how to load the game (default: from the database).
        """
        self._refuse_under_maintenance()
        async with self.cache.lock(game_id):
            before = await (read or self.cache.load)(game_id)
            if expect is not None and before.revision != expect:
                raise Stale(before)
            change = StoredChange(before)
            yield change
            if change.is_empty:
                change.after = before
                return
            change.row(revision=before.revision + 1)
            await self._commit(change)
        self._publish(game_id, event)
        self._notify_listeners(change.after)

    async def retry(self, game_id: str, edit: Edit, *, event: str = "state") -> LoadedGame:
        """Apply `edit` to a game, retrying after a `RevisionConflict`."""
        for _ in range(TRIES):
            with suppress(RevisionConflict):
                async with self.change(game_id, event=event) as change:
                    edit(change)
                return change.after
        raise busy()

    @asynccontextmanager
    async def create(self, table: TableRow) -> AsyncIterator[StoredChange]:
        """Create a table; the block can add changes to the same transaction."""
        self._refuse_under_maintenance()
        change = StoredChange(LoadedGame(table, None, [], TableChat([], {}), self._store.time), is_new=True)
        yield change
        await self._commit(change)
        self._notify_listeners(change.after)

    def _refuse_under_maintenance(self) -> None:
        if self._store.time.in_maintenance:
            raise under_maintenance()

    async def remove(self, game_id: str, *, expect: int | None = None, audit_entry: Insert | None = None) -> bool:
        """Delete a table and all its data; returns False if it is gone already or not at revision `expect`.

        `audit_entry` is written in the same transaction, only if the table was deleted.
        """
        unchanged = () if expect is None else (games.c.revision == expect,)
        async with self._store.write() as connection:
            done = await connection.execute(delete(games).where(games.c.id == game_id, *unchanged))
            if audit_entry is not None and done.rowcount == 1:
                await connection.execute(audit_entry)
            await self._store.announce(connection, Message(game=game_id, revision=-1))
        self.forget_removed(game_id)
        return done.rowcount == 1

    def forget_removed(self, game_id: str) -> None:
        """Drop a deleted table from the cache and notify listeners."""
        self.cache.drop(game_id)
        self._publish(game_id, "table")
        for listener in self.removal_listeners:
            listener(game_id)

    async def _commit(self, change: StoredChange) -> None:
        change.row(touched=change.now, due=due_time(change.table, change.game, change.server_time, change.orders))
        after = change.loaded()
        try:
            for contribute in self.contributors:
                await contribute(change, after)
            await write(change, self._store)
        except (RevisionConflict, IntegrityError) as error:
            self.cache.drop(change.table.id)
            raise RevisionConflict from error
        except BaseException:
            self.cache.drop(change.table.id)  # the outcome of the commit is unknown
            raise
        if change.needs_reload:
            self.cache.drop(after.id)
            after = await self.cache.load(after.id)
        change.after = after
        self.cache.put(after)  # it may have been dropped, and an older row read, during the commit

    def _notify_listeners(self, loaded: LoadedGame) -> None:
        for listener in self.listeners:
            listener(loaded)
