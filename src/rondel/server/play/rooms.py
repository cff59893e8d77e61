"""Games as this process holds them: a table row, its seats, the position and the end of its log.

A room is only a copy of what the database has. It is changed after a commit and dropped when another process was
faster, so losing it costs nothing. At most `loaded_games` are held.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any
from weakref import WeakValueDictionary

import msgspec
from sqlalchemy import Row, func, select

import rondel
from rondel.server.errors import unknown
from rondel.server.http.wire.tables import Clock
from rondel.server.metrics import Metrics
from rondel.server.storage.models import actions, chat, chat_read, checkpoints, games, seats, users
from rondel.server.storage.store import Store

LOG_TAIL = 60
CHAT_TAIL = 100


class Seat(msgspec.Struct):
    seat: int
    kind: str  # human, bot, open
    user_id: int | None = None
    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None

    @property
    def played_by_bot(self) -> str | None:
        """The bot that decides for this seat now, if any."""
        return self.bot if self.kind == "bot" else self.stand_in


class Entry(msgspec.Struct):
    """One line of the log: an action and what it brought about."""

    version: int
    seat: int
    action: str
    by: str
    turn: int
    at: float
    events: msgspec.Raw
    json: msgspec.Raw | None = None


class Room(msgspec.Struct):
    id: str
    name: str
    edition: str
    options: dict[str, Any]
    pace: str
    clock: Clock | None
    private: bool
    auto_forced: bool
    sandbox: bool
    state: str  # open, running, over
    host_id: int
    host_name: str
    invite: str
    created: float
    touched: float
    revision: int
    version: int
    round: int
    turn_player: int | None
    turn_nation: str | None
    turn_kind: str | None
    snapshot: str | None
    rules_version: str | None
    undos: int
    clocks: list[float] | None
    clock_since: float | None
    due: float | None
    agreed: list[int]
    result: dict[str, Any] | None
    seats: list[Seat]
    game: Any = None  # rondel.Game once started
    log: list[Entry] = []
    checkpoint: int = 0
    chat_ids: list[int] = []
    chat_seen: dict[int, int] = {}
    answers: dict[Any, bytes] = {}

    def seats_of(self, user_id: int | None) -> list[int]:
        if user_id is None:
            return []
        return [seat.seat for seat in self.seats if seat.user_id == user_id and seat.kind == "human"]

    def humans(self) -> list[int]:
        return [seat.seat for seat in self.seats if seat.kind == "human"]

    @property
    def clock_runs_for(self) -> int | None:
        """The seat whose time is running: the decider, if a person is to decide."""
        if self.clock is None or self.state != "running" or self.turn_player is None:
            return None
        seat = self.seats[self.turn_player]
        return None if seat.played_by_bot else self.turn_player

    def unread(self, user_id: int | None) -> int:
        if user_id is None:
            return 0
        seen = self.chat_seen.get(user_id, 0)
        return sum(1 for each in self.chat_ids if each > seen)


class Rooms:
    def __init__(self, store: Store, metrics: Metrics, limit: int) -> None:
        self._store = store
        self._metrics = metrics
        self._limit = limit
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._reading: dict[str, asyncio.Future[Room]] = {}
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, game_id: str) -> asyncio.Lock:
        """One change of a game at a time in this process; between processes the row decides."""
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock

    async def current(self, game_id: str) -> Room:
        """The room as it is in the database now, or a refusal if there is no such game."""
        room = self._rooms.get(game_id)
        if room is not None and not self._store.is_sqlite:
            async with self._store.read() as connection:
                revision = await connection.scalar(select(games.c.revision).where(games.c.id == game_id))
            if revision != room.revision:
                room = None
        if room is None:
            room = await asyncio.shield(self._read(game_id))
            held = self._rooms.get(game_id)
            if held is not None and held.revision > room.revision:
                return held  # somebody changed the game while this was read
        if game_id in self._rooms:  # it may have been dropped while the database was asked
            self._rooms.move_to_end(game_id)
        return room

    async def told(self, game_id: str) -> Room:
        """The room for those who were told of a change: whoever told them has changed or dropped what is held, so
        what is held, or being read since, is new enough. It is read once for all of them."""
        if room := self._rooms.get(game_id):
            return room
        return await asyncio.shield(self._reading.get(game_id) or self._read(game_id))

    async def fresh(self, game_id: str) -> Room:
        """A copy from the database that nobody else holds: it may be altered before a change is committed."""
        return await self._load(game_id)

    def _read(self, game_id: str) -> asyncio.Future[Room]:
        reading = self._reading[game_id] = asyncio.ensure_future(self._load(game_id))
        reading.add_done_callback(lambda done: self._have_read(game_id, done))
        return reading

    def _have_read(self, game_id: str, reading: asyncio.Future[Room]) -> None:
        failed = reading.cancelled() or reading.exception() is not None
        if self._reading.get(game_id) is reading:  # else the game was dropped meanwhile: this may be an old row
            del self._reading[game_id]
            if not failed:
                self.hold(reading.result())

    def held(self, game_id: str) -> Room | None:
        return self._rooms.get(game_id)

    def hold(self, room: Room) -> None:
        """Keep a room just read or just committed, unless a newer one is kept."""
        held = self._rooms.get(room.id)
        if held is not None and held.revision > room.revision:
            return
        self._rooms[room.id] = room
        self._rooms.move_to_end(room.id)
        while len(self._rooms) > self._limit:
            self._rooms.popitem(last=False)
        self._metrics.loaded.set(len(self._rooms))

    def drop(self, game_id: str) -> None:
        self._rooms.pop(game_id, None)
        self._reading.pop(game_id, None)

    def drop_all(self) -> None:
        self._rooms.clear()
        self._reading.clear()

    async def _load(self, game_id: str) -> Room:
        if not (game_id.isascii() and game_id.isalnum()):
            raise unknown("table")
        async with self._store.read() as connection:
            row = (
                await connection.execute(
                    select(games, users.c.name.label("host_name"))
                    .join(users, users.c.id == games.c.host_id)
                    .where(games.c.id == game_id)
                )
            ).first()
            if row is None:
                raise unknown("table")
            chairs = (
                await connection.execute(select(seats).where(seats.c.game_id == game_id).order_by(seats.c.seat))
            ).all()
            tail: Sequence[Row[Any]] = []
            checkpoint = 0
            if row.snapshot is not None:
                tail = (
                    await connection.execute(
                        select(actions)
                        .where(actions.c.game_id == game_id)
                        .order_by(actions.c.version.desc())
                        .limit(LOG_TAIL)
                    )
                ).all()
                checkpoint = (
                    await connection.scalar(
                        select(func.max(checkpoints.c.version)).where(checkpoints.c.game_id == game_id)
                    )
                ) or 0
            said = (
                await connection.execute(
                    select(chat.c.id).where(chat.c.game_id == game_id).order_by(chat.c.id.desc()).limit(CHAT_TAIL)
                )
            ).all()
            seen = (
                await connection.execute(
                    select(chat_read.c.user_id, chat_read.c.seen).where(chat_read.c.game_id == game_id)
                )
            ).all()
        room = room_of(row, chairs)
        if room.snapshot is not None:
            room.game = rondel.Game.from_json(room.snapshot)
        room.log = [entry_of(each) for each in reversed(tail)]
        room.checkpoint = checkpoint
        room.chat_ids = [each.id for each in reversed(said)]
        room.chat_seen = {each.user_id: each.seen for each in seen}
        return room


def room_of(row: Any, chairs: Sequence[Any]) -> Room:
    """A room without its position and log, from the rows of `games` and `seats`."""
    return Room(
        id=row.id,
        name=row.name,
        edition=row.edition,
        options=msgspec.json.decode(row.options),
        pace=row.pace,
        clock=msgspec.json.decode(row.clock, type=Clock) if row.clock else None,
        private=bool(row.private),
        auto_forced=bool(row.auto_forced),
        sandbox=bool(row.sandbox),
        state=row.state,
        host_id=row.host_id,
        host_name=row.host_name,
        invite=row.invite,
        created=row.created,
        touched=row.touched,
        revision=row.revision,
        version=row.version,
        round=row.round,
        turn_player=row.turn_player,
        turn_nation=row.turn_nation,
        turn_kind=row.turn_kind,
        snapshot=getattr(row, "snapshot", None),
        rules_version=row.rules_version,
        undos=row.undos,
        clocks=msgspec.json.decode(row.clocks) if row.clocks else None,
        clock_since=row.clock_since,
        due=row.due,
        agreed=msgspec.json.decode(row.agreed),
        result=msgspec.json.decode(row.result) if row.result else None,
        seats=[Seat(each.seat, each.kind, each.user_id, each.name, each.bot, each.stand_in) for each in chairs],
    )


def entry_of(row: Any) -> Entry:
    return Entry(row.version, row.seat, row.action, row.played_by, row.turn, row.at, msgspec.Raw(row.events.encode()))


def now() -> float:
    return time.time()
