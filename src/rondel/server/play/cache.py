"""Cache of loaded games in this process; the database is authoritative.

A cached game is replaced after a commit and dropped when another process changed it. At most `loaded_games` are cached,
plus those with listeners.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

from sqlalchemy import exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.metrics import Metrics
from rondel.server.play.editions import read_game
from rondel.server.play.order_rows import standing_orders
from rondel.server.play.rows import log_tail, row_query, solo_tail, table_row
from rondel.server.storage import Store
from rondel.server.storage.models import blocks, chat, chat_read, chat_recipients, checkpoints, games, seats
from rondel.table.errors import unknown
from rondel.table.loaded import CHAT_TAIL, ChatLine, LoadedGame, Position, TableChat
from rondel.table.log import LogEntry
from rondel.table.table import is_game_id

EVICTION_ATTEMPTS = 8  # candidates for eviction examined per insertion


async def last_lines(connection: AsyncConnection, game_id: str) -> list[ChatLine]:
    """Return the latest messages of a table; the audience of private ones excludes recipients who block the author."""
    columns = (chat.c.id, chat.c.at, chat.c.seat, chat.c.user_id, chat.c.private)
    query = select(*columns).where(chat.c.game_id == game_id).order_by(chat.c.id.desc()).limit(CHAT_TAIL)
    rows = (await connection.execute(query)).all()
    audiences = {row.id: {row.user_id} for row in rows if row.private}
    if audiences:
        found = (
            select(chat_recipients.c.line_id, chat_recipients.c.user_id)
            .join(chat, chat.c.id == chat_recipients.c.line_id)
            .where(
                chat_recipients.c.line_id.in_(audiences),
                ~exists().where(blocks.c.user_id == chat_recipients.c.user_id, blocks.c.blocked_id == chat.c.user_id),
            )
        )
        for each in (await connection.execute(found)).all():
            audiences[each.line_id].add(each.user_id)
    return [
        ChatLine(row.id, row.at, row.seat is not None, frozenset(audiences[row.id]) if row.private else None)
        for row in reversed(rows)
    ]


class GameCache:
    def __init__(self, store: Store, metrics: Metrics, limit: int) -> None:
        self._store = store
        self._metrics = metrics
        self._limit = limit
        self._games: OrderedDict[str, LoadedGame] = OrderedDict()
        self._reading: dict[str, asyncio.Future[LoadedGame]] = {}
        self.is_watched: Callable[[str], bool] = lambda _: False
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def __len__(self) -> int:
        return len(self._games)

    def lock(self, game_id: str) -> asyncio.Lock:
        """Return the lock that serializes changes of a game in this process; processes use optimistic locking."""
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock

    async def current(self, game_id: str) -> LoadedGame:
        """Return the game as it is in the database, or raise a refusal if it does not exist."""
        loaded = self._games.get(game_id)
        if loaded is not None and not self._store.is_sqlite:
            async with self._store.read() as connection:
                revision = await connection.scalar(select(games.c.revision).where(games.c.id == game_id))
            if revision != loaded.revision:
                loaded = None
        if loaded is None:
            loaded = await asyncio.shield(self._read(game_id))
            cached = self._games.get(game_id)
            if cached is not None and cached.revision > loaded.revision:
                return cached  # the game was changed during the read
        if game_id in self._games:  # it may have been dropped during the query
            self._games.move_to_end(game_id)
        return loaded

    async def for_listeners(self, game_id: str) -> LoadedGame:
        """Return the game for listeners of a change.

        The cache was updated or invalidated before they were notified, so its entry, or a read in progress, is current.
        """
        if loaded := self._games.get(game_id):
            return loaded
        return await asyncio.shield(self._reading.get(game_id) or self._read(game_id))

    async def load(self, game_id: str) -> LoadedGame:
        """Read the game from the database, bypassing the cache."""
        return await self._load(game_id)

    async def cached_or_current(self, game_id: str) -> LoadedGame:
        """Return the cached game unverified; a stale one is caught on write (optimistic locking)."""
        return self._games.get(game_id) or await self.current(game_id)

    def _read(self, game_id: str) -> asyncio.Future[LoadedGame]:
        reading = self._reading[game_id] = asyncio.ensure_future(self._load(game_id))
        reading.add_done_callback(lambda done: self._read_done(game_id, done))
        return reading

    def _read_done(self, game_id: str, reading: asyncio.Future[LoadedGame]) -> None:
        failed = reading.cancelled() or reading.exception() is not None
        if self._reading.get(game_id) is reading:  # otherwise the game was dropped during the read
            del self._reading[game_id]
            if not failed:
                self.put(reading.result())

    def get(self, game_id: str) -> LoadedGame | None:
        return self._games.get(game_id)

    def put(self, loaded: LoadedGame) -> None:
        """Cache a game, unless a newer revision is cached."""
        cached = self._games.get(loaded.id)
        if cached is not None and cached.revision > loaded.revision:
            return
        self._games[loaded.id] = loaded
        self._games.move_to_end(loaded.id)
        self._evict()
        self._metrics.loaded.set(len(self._games))

    def _evict(self) -> None:
        """Evict the least recently used games, except those with listeners, which are needed at every move."""
        for _ in range(EVICTION_ATTEMPTS):
            if len(self._games) <= self._limit:
                return
            oldest = next(iter(self._games))
            if self.is_watched(oldest):
                self._games.move_to_end(oldest)
            else:
                del self._games[oldest]

    def drop(self, game_id: str) -> None:
        self._games.pop(game_id, None)
        self._reading.pop(game_id, None)

    def drop_all(self) -> None:
        self._games.clear()
        self._reading.clear()

    def update_chat(self, game_id: str, update: Callable[[TableChat], None]) -> None:
        """Update the chat of a cached game after a commit, and invalidate its cached responses."""
        if loaded := self._games.get(game_id):
            update(loaded.chat)
            loaded.responses.clear()

    async def _load(self, game_id: str) -> LoadedGame:
        if not is_game_id(game_id):
            raise unknown("table")
        async with self._store.read() as connection:
            row = (await connection.execute(row_query().where(games.c.id == game_id))).first()
            if row is None:
                raise unknown("table")
            seat_rows = (
                await connection.execute(select(seats).where(seats.c.game_id == game_id).order_by(seats.c.seat))
            ).all()
            table = table_row(row, seat_rows)
            log: list[LogEntry] = []
            checkpoint = 0
            if row.snapshot is not None:
                log = await (solo_tail if table.is_solo else log_tail)(connection, game_id)
                last = select(func.max(checkpoints.c.version)).where(checkpoints.c.game_id == game_id)
                checkpoint = await connection.scalar(last) or 0
            lines = await last_lines(connection, game_id)
            orders = await standing_orders(connection, game_id) if row.state == "running" else ()
            readers = (
                await connection.execute(
                    select(chat_read.c.user_id, chat_read.c.seen).where(chat_read.c.game_id == game_id)
                )
            ).all()
        position = None
        if row.snapshot is not None:
            position = Position(read_game(row.snapshot), row.snapshot, checkpoint)
        return LoadedGame(
            table=table,
            position=position,
            log=log,
            chat=TableChat(lines, {each.user_id: each.seen for each in readers}),
            time=self._store.time,
            orders=orders,
        )
