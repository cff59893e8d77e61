"""What is to become of a game, and how it is written: one transaction, guarded by the revision (see games.py).

    async with services.games.change(game_id, expect=revision) as change:
        change.position(game)
        change.log(entry)
    return change.after

What the block asks for is collected and written when it ends. An exception inside the block changes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from functools import cache as once
from typing import Any, Literal

import msgspec
from sqlalchemy import (
    Delete,
    Executable,
    Insert,
    Update,
    bindparam,
    delete,
    exists,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

import rondel
from rondel.server.errors import Refusal, RevisionConflict, conflict, resting
from rondel.server.http.wire.view import Result
from rondel.server.orders.using import end_orders, forget_lines_after
from rondel.server.play import clocks
from rondel.server.play.cache import LoadedGame, Position
from rondel.server.play.log import LOG_TAIL, SETUP_SEAT, LogEntry
from rondel.server.play.table import Seat, TableRow, column_value
from rondel.server.storage.at_once import CHANNEL, Batch
from rondel.server.storage.messages import Message
from rondel.server.storage.models import actions, checkpoints, games, server_state, undone
from rondel.server.storage.models import seats as seat_rows
from rondel.server.storage.store import Store

CHECKPOINT_EVERY = 64
TRIES = 4
ROWS_AT_ONCE = 100
MOST_AT_ONCE = 3  # rows of a move: its line, and positions kept
UNDONE_SECONDS = 86_400.0  # for which a move that was taken back is still known
_RESTING = "SELECT 1 FROM server_state WHERE maintenance IS NOT NULL"
_INSERT_ACTION = insert(actions)
_INSERT_CHECKPOINT = insert(checkpoints)
_NOT_COLUMNS = frozenset(("host_name", "seats", "learner_id", "lesson_step", "is_past"))

Ending = Literal["rules", "agreement", "admin", "absence"]


class Stale(Refusal):
    """The asker saw an older game; `loaded` is the game as it is now, to be shown with the refusal."""

    def __init__(self, loaded: LoadedGame, seat: int | None = None) -> None:
        sentence = "The game has moved on since you looked; here is the position as it is now."
        super().__init__(409, "stale", sentence, params={"version": loaded.version})
        self.loaded, self.seat = loaded, seat


class Change:
    """What is to become of a game: `table` is its row as it will be, `before` what it was."""

    after: LoadedGame  # once it is written

    def __init__(self, before: LoadedGame, *, is_new: bool = False) -> None:
        self.before, self.is_new = before, is_new
        self.table = before.table
        self.now = time.time()
        self.server_time = before.time.now()
        self._columns: dict[str, object] = {}
        self._seats: dict[int, Seat] = {}
        self._position = before.position
        self._entries: list[LogEntry] = []
        self._checkpoints: list[tuple[int, dict[str, object]]] = []
        self._statements: list[Executable] = []
        self._conditions: list[Delete | Update] = []
        self.orders = before.orders
        self._within: list[Callable[[AsyncConnection], Awaitable[None]]] = []
        self._sources: list[TableRow] = []
        self._log_until: int | None = None
        self.is_unlimited = False  # made by the server itself, as a tournament's table: no host's quota counts it
        self.reads_anew = False  # what was written is not all known here: the game is read once it is committed

    def row(self, **values: object) -> None:
        """New values of the row."""
        self.table = msgspec.structs.replace(self.table, **values)
        self._columns.update({name: column_value(name, value) for name, value in values.items()})

    def seat(self, seat: Seat) -> None:
        """Somebody else sits, or plays, here now."""
        others = self.table.seats
        changes_hands = others[seat.seat].user_id != seat.user_id or seat.resigned
        if changes_hands and self.before.table.state == "running":
            end_orders(self, seat.seat)
        seats = (*others[: seat.seat], seat, *others[seat.seat + 1 :])
        self.table = msgspec.structs.replace(self.table, seats=seats)
        self._seats[seat.seat] = seat

    def position(self, game: rondel.Game, *, decided: bool = False) -> None:
        """Where the game stands now; `decided`: the one whose clock ran has decided, which adds the increment."""
        table = self.table
        decision = None if game.over else game.decision
        banks, since = None, None
        if table.clock is not None and table.clocks is not None:
            now = self.server_time
            banks, since = clocks.left(table.clocks, table.clock_runs_for, table.clock_since, now), now
            if decided:
                banks = clocks.with_increment(table.clock, banks, table.clock_runs_for)
        self.row(
            version=game.version,
            round=game.round,
            turn_player=decision.player if decision else None,
            turn_nation=decision.nation if decision else None,
            turn_kind=decision.kind if decision else None,
            state="over" if game.over else "running",
            result=result_of(game, "rules") if game.over else None,
            clocks=banks,
            clock_since=since,
            state_hash=game.state_hash(),
            rules_version=rondel.RULES_VERSION,
        )
        snapshot = game.to_json()
        self._columns["snapshot"] = snapshot
        self._position = Position(game, snapshot, self._position.checkpoint if self._position else game.version)

    def rename_players(self) -> None:
        """The position is kept with the names that are on the seats now."""
        if self._position is None:
            return
        game = self._position.game.copy()
        game.names = tuple(seat.name or "?" for seat in self.table.seats)
        snapshot = game.to_json()
        self._columns["snapshot"] = snapshot
        self._position = Position(game, snapshot, self._position.checkpoint)

    def log(self, entry: LogEntry) -> None:
        self._entries.append(entry)

    def checkpoint(self, version: int, round_: int, snapshot: str, *, new_round: bool) -> None:
        """Keep a position on the way, so that no look-up or undo replays a whole game."""
        row: dict[str, object] = {
            "game_id": self.table.id,
            "version": version,
            "round": round_,
            "new_round": new_round,
            "snapshot": snapshot,
            "rules_version": rondel.RULES_VERSION,
        }
        self._checkpoints.append((version, row))

    def begin(self, game: rondel.Game, notes: Sequence[dict[str, object]] = ()) -> None:
        """The first position of a game: dealt, kept as a checkpoint, with the line of the log that says so."""
        if self.table.clock is not None:
            self.row(clocks=[self.table.clock.bank] * len(self.table.seats))
        self.position(game)
        self.header(game.record().dumps())
        self.checkpoint(game.version, game.round, self.snapshot, new_round=True)
        self.log(
            LogEntry(
                version=game.version,  # 0, unless an uploaded record begins in the middle of a game
                seat=SETUP_SEAT,
                action="",
                by="setup",
                turn=0,
                at=self.now,
                events=msgspec.Raw(msgspec.json.encode([*notes, *game.events_since(0)])),
                state_hash=self.table.state_hash or "",
            )
        )

    def header(self, text: str) -> None:
        """The head of the record."""
        self._columns["header"] = text

    def take_back(self, version: int) -> None:
        """What was played after a version leaves the log, but is kept so that a request sent twice is still known."""
        later = (actions.c.game_id == self.table.id, actions.c.version > version)
        kept = [actions.c[name] for name in ("game_id", "version", "seat", "action", "request", "at")]
        self._statements += [
            insert(undone).from_select(
                [column.name for column in kept], actions.select().with_only_columns(*kept).where(*later)
            ),
            delete(actions).where(*later),
            delete(undone).where(undone.c.game_id == self.table.id, undone.c.at < self.now - UNDONE_SECONDS),
            delete(checkpoints).where(checkpoints.c.game_id == self.table.id, checkpoints.c.version > version),
        ]
        forget_lines_after(self, version)
        self._log_until = version
        self.reads_anew = len(self.log_so_far()) < len(self.before.log) // 2
        self.row(undos=self.table.undos + 1)

    def hand_over(self, host_id: int) -> None:
        """Somebody else is the host now."""
        self.row(host_id=host_id)
        self.reads_anew = True  # the host's name

    def copy_past(self, source: TableRow, version: int, since: int = -1) -> None:
        """The log and the positions kept of another game up to a version, or only those since one, belong to this
        one, too; unless something of it is taken back meanwhile."""
        self._sources.append(source)
        for rows in (checkpoints, actions):
            columns = [column for column in rows.c if column.name != "game_id"]
            self._statements.append(
                insert(rows).from_select(
                    ["game_id", *(column.name for column in columns)],
                    select(literal(self.table.id), *columns).where(
                        rows.c.game_id == source.id, rows.c.version <= version, rows.c.version > since
                    ),
                )
            )
        self.reads_anew = True

    def end(self, by: Ending) -> None:
        """The game ends outside the rules and is scored as it stands (A69)."""
        result = result_of(self.before.game, by)
        self.row(state="over", result=result, turn_player=None, turn_nation=None, turn_kind=None)

    def statement(self, statement: Executable) -> None:
        """Something else that belongs into the same transaction."""
        self._statements.append(statement)

    def must_change_one(self, statement: Delete | Update) -> None:
        """The same, and if it finds no row, nothing is written at all: it was known here from an older look."""
        self._conditions.append(statement)

    def within(self, work: Callable[[AsyncConnection], Awaitable[None]]) -> None:
        """The same, done by somebody else: people are told of what is written together with it."""
        self._within.append(work)

    @property
    def snapshot(self) -> str:
        """The position as it will be kept."""
        return self._position.snapshot if self._position else ""

    @property
    def game(self) -> rondel.Game | None:
        """The game as it will stand; None before the start."""
        return self._position.game if self._position else None

    @property
    def last_checkpoint(self) -> int:
        """The version of the last position kept, with those of this change."""
        kept = [version for version, _ in self._checkpoints]
        return kept[-1] if kept else (self._position.checkpoint if self._position else 0)

    @property
    def is_empty(self) -> bool:
        parts = (self._columns, self._seats, self._entries, self._checkpoints)
        return not any((*parts, self._statements, self._conditions, self._within))

    def log_so_far(self) -> list[LogEntry]:
        """The end of the log as it will be, as far as it is held."""
        log = self.before.log
        if self._log_until is not None:
            log = [entry for entry in log if entry.version <= self._log_until]
        return [*log, *self._entries]

    def loaded(self) -> LoadedGame:
        """The game as it will be held."""
        position = self._position
        if position is not None:
            game, kept = position.game, position.checkpoint
            if self._checkpoints:
                # A position without its past from time to time: what is held in memory does not grow with the game.
                game, kept = game.position(), self.last_checkpoint
            if self._log_until is not None:
                kept = min(kept, self._log_until)
            position = Position(game, position.snapshot, kept)
        log = self.log_so_far()[-LOG_TAIL:]
        return LoadedGame(self.table, position, log, self.before.chat, self.before.time, orders=self.orders)

    async def write(self, store: Store, connection: AsyncConnection) -> None:
        """All of it, the guarded row first: that takes its lock, and the first one wins."""
        table = self.table
        if self.is_new:
            fields = [name for name in TableRow.__struct_fields__ if name not in _NOT_COLUMNS]
            values = {name: column_value(name, getattr(table, name)) for name in fields}
            await connection.execute(insert(games), {**values, **self._columns})
            await connection.execute(
                insert(seat_rows), [{"game_id": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats]
            )
            await store.announce(connection, Message(game=table.id, revision=table.revision))
        else:
            await self._update(store, connection)
            for seat in self._seats.values():
                await connection.execute(
                    update(seat_rows)
                    .where(seat_rows.c.game_id == table.id, seat_rows.c.seat == seat.seat)
                    .values(msgspec.structs.asdict(seat))
                )
        for source in self._sources:
            row = select(games.c.undos).where(games.c.id == source.id).with_for_update(read=True)
            if await connection.scalar(row) != source.undos:
                raise RevisionConflict
        for condition in self._conditions:
            if (await connection.execute(condition)).rowcount != 1:
                raise RevisionConflict
        for statement in self._statements:
            await connection.execute(statement)
        for work in self._within:
            await work(connection)
        await _insert_all(connection, _INSERT_ACTION, [entry.columns(table.id) for entry in self._entries])
        await _insert_all(connection, _INSERT_CHECKPOINT, [row for _, row in self._checkpoints])

    @property
    def is_plain(self) -> bool:
        """Is this a move like most: a row changed, lines and positions added, in a game that had begun before?

        Those who add to a change or may refuse it have nothing to do with it: they look at beginnings and lessons.
        """
        is_small = len(self._entries) + len(self._checkpoints) <= MOST_AT_ONCE
        return (
            is_small
            and not (self.is_new or self._seats or self.reads_anew)
            and not (self._statements or self._conditions or self._within)
            and self.before.table.state == "running"
            and self.table.lesson_step is None
        )

    async def write_at_once(self, store: Store) -> None:
        """All of a plain change, without waiting for one statement before the next."""
        table = self.table
        rows = [("actions", entry.columns(table.id)) for entry in self._entries]
        rows += [("checkpoints", row) for _, row in self._checkpoints]
        where = {"id": table.id, "revision": self.before.revision}
        message = store.payload(Message(game=table.id, revision=table.revision))
        unless = _RESTING if store.time.is_kept else ""
        if not await store.commit_at_once(Batch("games", where, self._columns, rows, message, unless)):
            async with store.read() as connection:
                raise await _why_not(store, connection)

    async def _update(self, store: Store, connection: AsyncConnection) -> None:
        parameters: dict[str, object] = {f"new_{name}": value for name, value in self._columns.items()}
        parameters |= {"_id": self.table.id, "_revision": self.before.revision}
        if not store.is_sqlite:
            parameters["_message"] = store.payload(Message(game=self.table.id, revision=self.table.revision))
        statement = _guarded_update(tuple(sorted(self._columns)), tells=not store.is_sqlite, rests=store.time.is_kept)
        result = await connection.execute(statement, parameters)
        found = result.rowcount == 1 if store.is_sqlite else result.first() is not None
        if not found:
            raise await _why_not(store, connection)


async def _why_not(store: Store, connection: AsyncConnection) -> Exception:
    """The row was not changed: because a maintenance has begun, or because another process was faster?"""
    rests = store.time.is_kept and await connection.scalar(select(server_state.c.maintenance)) is not None
    return resting() if rests else RevisionConflict()


@once
def _guarded_update(columns: tuple[str, ...], *, tells: bool, rests: bool) -> Update | Any:
    """Made once per set of columns; on PostgreSQL the same statement tells the other processes, once committed.
    `rests`: not during a maintenance, noticed or not; what is written then would be lost with a restore."""
    statement = (
        update(games)
        .where(games.c.id == bindparam("_id"), games.c.revision == bindparam("_revision"))
        .values({name: bindparam("new_" + name) for name in columns})
    )
    if rests:
        statement = statement.where(~exists().where(server_state.c.maintenance.is_not(None)))
    return statement.returning(func.pg_notify(CHANNEL, bindparam("_message"))) if tells else statement


async def _insert_all(connection: AsyncConnection, statement: Insert, rows: list[dict[str, object]]) -> None:
    """An uploaded record has thousands of rows: they are handed over in parts, between which others are served."""
    for first in range(0, len(rows), ROWS_AT_ONCE):
        part = rows[first : first + ROWS_AT_ONCE]
        await connection.execute(statement, part[0] if len(part) == 1 else part)


def result_of(game: rondel.Game, by: Ending) -> Result:
    ranking = list(game.ranking)
    winners = list(game.winners) or ranking[:1]
    return Result(scores=list(game.scores), ranking=ranking, winners=winners, by=by)


def busy() -> Refusal:
    return conflict("busy", "Others are changing this game at the same moment; please try again.")
