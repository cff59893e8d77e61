"""Games as this process holds them: only copies of what the database has.

A loaded game is replaced after a commit and dropped when another process was faster, so losing it costs nothing.
At most `loaded_games` are held, and those that are watched.
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

LOOKED_AT = 8  # games that may go, each time one comes


async def last_lines(connection: AsyncConnection, game_id: str) -> list[ChatLine]:
    """The last messages of a table; private ones are for who wrote them and for those who read that person."""
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
        """One change of a game at a time in this process; between processes the row decides."""
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock

    async def current(self, game_id: str) -> LoadedGame:
        """The game as it is in the database now, or a refusal if there is no such game."""
        loaded = self._games.get(game_id)
        if loaded is not None and not self._store.is_sqlite:
            async with self._store.read() as connection:
                revision = await connection.scalar(select(games.c.revision).where(games.c.id == game_id))
            if revision != loaded.revision:
                loaded = None
        if loaded is None:
            loaded = await asyncio.shield(self._read(game_id))
            held = self._games.get(game_id)
            if held is not None and held.revision > loaded.revision:
                return held  # somebody changed the game while this was read
        if game_id in self._games:  # it may have been dropped while the database was asked
            self._games.move_to_end(game_id)
        return loaded

    async def for_listeners(self, game_id: str) -> LoadedGame:
        """The game for those who were told of a change: whoever told them has changed or dropped what is held, so
        what is held, or being read since, is new enough. It is read once for all of them."""
        if loaded := self._games.get(game_id):
            return loaded
        return await asyncio.shield(self._reading.get(game_id) or self._read(game_id))

    async def load(self, game_id: str) -> LoadedGame:
        """The game read from the database, whatever is held."""
        return await self._load(game_id)

    async def cached_or_current(self, game_id: str) -> LoadedGame:
        """What is held, without asking whether another process changed it: who writes will find out."""
        return self._games.get(game_id) or await self.current(game_id)

    def _read(self, game_id: str) -> asyncio.Future[LoadedGame]:
        reading = self._reading[game_id] = asyncio.ensure_future(self._load(game_id))
        reading.add_done_callback(lambda done: self._have_read(game_id, done))
        return reading

    def _have_read(self, game_id: str, reading: asyncio.Future[LoadedGame]) -> None:
        failed = reading.cancelled() or reading.exception() is not None
        if self._reading.get(game_id) is reading:  # else the game was dropped meanwhile: this may be an old row
            del self._reading[game_id]
            if not failed:
                self.put(reading.result())

    def get(self, game_id: str) -> LoadedGame | None:
        return self._games.get(game_id)

    def put(self, loaded: LoadedGame) -> None:
        """Keep a game just read or just committed, unless a newer one is kept."""
        held = self._games.get(loaded.id)
        if held is not None and held.revision > loaded.revision:
            return
        self._games[loaded.id] = loaded
        self._games.move_to_end(loaded.id)
        self._make_room()
        self._metrics.loaded.set(len(self._games))

    def _make_room(self) -> None:
        """What nobody has looked at for longest goes, but not games that are watched: they would be read at every
        move."""
        for _ in range(LOOKED_AT):
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
        """Bring the chat of a game that is held to what was committed; answers encoded before are out of date."""
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
