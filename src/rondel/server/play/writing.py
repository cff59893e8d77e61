"""A change of a game with the SQL that belongs into its transaction, and how it is written.

The guarded row comes first: that takes its lock, and the first one wins.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from functools import cache as once
from typing import Any

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

from rondel.server.storage.at_once import CHANNEL, Batch
from rondel.server.storage.models import actions, checkpoints, games, order_lines, orders, server_state, undone
from rondel.server.storage.models import seats as seat_rows
from rondel.server.storage.store import Message, Store
from rondel.table.change import Change, Past
from rondel.table.errors import RevisionConflict, resting
from rondel.table.loaded import LoadedGame
from rondel.table.table import TableRow, column_value

MOST_AT_ONCE = 3  # rows of a move: its line, and positions kept


class StoredChange(Change):
    """A change that the server writes to its database."""

    def __init__(self, before: LoadedGame, *, is_new: bool = False) -> None:
        super().__init__(before, is_new=is_new)
        self.statements: list[Executable] = []
        self.conditions: list[Delete | Update] = []
        self.works: list[Callable[[AsyncConnection], Awaitable[None]]] = []

    def statement(self, statement: Executable) -> None:
        """Run another statement in the same transaction."""
        self.statements.append(statement)

    def must_change_one(self, statement: Delete | Update) -> None:
        """The same; if it finds no row, nothing is written at all, because it was known here from an older look."""
        self.conditions.append(statement)

    def within(self, work: Callable[[AsyncConnection], Awaitable[None]]) -> None:
        """Await more work in the same transaction."""
        self.works.append(work)

    @property
    def is_empty(self) -> bool:
        return super().is_empty and not (self.statements or self.conditions or self.works)

    @property
    def is_plain(self) -> bool:
        """Is this a move like most: a row changed, lines and positions added, in a game that had begun before?

        Those who add to a change or may refuse it have nothing to do with it: they look at beginnings and lessons.
        """
        is_small = len(self.entries) + len(self.checkpoints) <= MOST_AT_ONCE
        return (
            is_small
            and not (self.is_new or self.seats or self.reads_anew)
            and not (self.statements or self.conditions or self.works or self.pasts or self.orders_ended)
            and self.log_until is None
            and self.before.table.state == "running"
            and self.table.lesson_step is None
        )


ROWS_AT_ONCE = 100
UNDONE_SECONDS = 86_400.0  # for which a move that was taken back is still known
_RESTING = "SELECT 1 FROM server_state WHERE maintenance IS NOT NULL"
_INSERT_ACTION = insert(actions)
_INSERT_CHECKPOINT = insert(checkpoints)
_NOT_COLUMNS = frozenset(("host_name", "seats", "learner_id", "lesson_step", "is_past"))


async def write(change: StoredChange, store: Store, connection: AsyncConnection) -> None:
    """All of it, the guarded row first: that takes its lock, and the first one wins."""
    table = change.table
    if change.is_new:
        fields = [name for name in TableRow.__struct_fields__ if name not in _NOT_COLUMNS]
        values = {name: column_value(name, getattr(table, name)) for name in fields}
        await connection.execute(insert(games), {**values, **change.columns})
        await connection.execute(
            insert(seat_rows), [{"game_id": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats]
        )
        await store.announce(connection, Message(game=table.id, revision=table.revision))
    else:
        await _update(change, store, connection)
        for seat in change.seats.values():
            await connection.execute(
                update(seat_rows)
                .where(seat_rows.c.game_id == table.id, seat_rows.c.seat == seat.seat)
                .values(msgspec.structs.asdict(seat))
            )
    for past in change.pasts:
        row = select(games.c.undos).where(games.c.id == past.source.id).with_for_update(read=True)
        if await connection.scalar(row) != past.source.undos:
            raise RevisionConflict
    for condition in change.conditions:
        if (await connection.execute(condition)).rowcount != 1:
            raise RevisionConflict
    for statement in (*_consequences(change), *change.statements):
        await connection.execute(statement)
    for work in change.works:
        await work(connection)
    await _insert_all(connection, _INSERT_ACTION, [entry.columns(table.id) for entry in change.entries])
    await _insert_all(connection, _INSERT_CHECKPOINT, [row for _, row in change.checkpoints])


def _consequences(change: StoredChange) -> Iterator[Executable]:
    """What follows from seats that change hands, from taking back and from a past that is copied."""
    game_id = change.table.id
    for seat in change.orders_ended:
        for table in (orders, order_lines):
            yield delete(table).where(table.c.game_id == game_id, table.c.seat == seat)
    if change.log_until is not None:
        yield from _taking_back(change, change.log_until)
    for past in change.pasts:
        yield from _copying(game_id, past)


def _taking_back(change: StoredChange, version: int) -> Iterator[Executable]:
    """What was played after a version leaves the log, but is kept so that a request sent twice is still known."""
    game_id = change.table.id
    later = (actions.c.game_id == game_id, actions.c.version > version)
    kept = [actions.c[name] for name in ("game_id", "version", "seat", "action", "request", "at")]
    yield insert(undone).from_select(
        [column.name for column in kept], actions.select().with_only_columns(*kept).where(*later)
    )
    yield delete(actions).where(*later)
    yield delete(undone).where(undone.c.game_id == game_id, undone.c.at < change.now - UNDONE_SECONDS)
    yield delete(checkpoints).where(checkpoints.c.game_id == game_id, checkpoints.c.version > version)
    # What was taken back was not done by any order.
    yield delete(order_lines).where(
        order_lines.c.game_id == game_id, order_lines.c.version > version, order_lines.c.code == "used"
    )


def _copying(game_id: str, past: Past) -> Iterator[Executable]:
    for rows in (checkpoints, actions):
        columns = [column for column in rows.c if column.name != "game_id"]
        yield insert(rows).from_select(
            ["game_id", *(column.name for column in columns)],
            select(literal(game_id), *columns).where(
                rows.c.game_id == past.source.id, rows.c.version <= past.version, rows.c.version > past.since
            ),
        )


async def write_at_once(change: StoredChange, store: Store) -> None:
    """All of a plain change, without waiting for one statement before the next."""
    table = change.table
    rows = [("actions", entry.columns(table.id)) for entry in change.entries]
    rows += [("checkpoints", row) for _, row in change.checkpoints]
    where = {"id": table.id, "revision": change.before.revision}
    message = store.payload(Message(game=table.id, revision=table.revision))
    unless = _RESTING if store.time.is_kept else ""
    if not await store.commit_at_once(Batch("games", where, change.columns, rows, message, unless)):
        async with store.read() as connection:
            raise await _why_not(store, connection)


async def _update(change: StoredChange, store: Store, connection: AsyncConnection) -> None:
    parameters: dict[str, object] = {f"new_{name}": value for name, value in change.columns.items()}
    parameters |= {"_id": change.table.id, "_revision": change.before.revision}
    if not store.is_sqlite:
        parameters["_message"] = store.payload(Message(game=change.table.id, revision=change.table.revision))
    statement = _guarded_update(tuple(sorted(change.columns)), tells=not store.is_sqlite, rests=store.time.is_kept)
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
