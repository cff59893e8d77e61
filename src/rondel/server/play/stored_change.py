"""Transactions of changes to games, with optimistic locking: the guarded update of the row comes first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache as once

import msgspec
from sqlalchemy import Delete, Executable, Select, Update, bindparam, delete, exists, insert, literal, select, update

from rondel.server.storage import NO_VALUES, Check, Message, Result, Step, Store, Values
from rondel.server.storage.models import actions, checkpoints, games, order_lines, orders, server_state, undone
from rondel.server.storage.models import seats as seat_rows
from rondel.table.change import Change, HistoryCopy
from rondel.table.errors import RevisionConflict, under_maintenance
from rondel.table.loaded import LoadedGame
from rondel.table.table import TableRow, column_value

UNDONE_SECONDS = 86_400.0  # how long undone moves are stored
_INSERT_ACTION = insert(actions)
_INSERT_CHECKPOINT = insert(checkpoints)
_NOT_COLUMNS = frozenset(("host_name", "seats", "learner_id", "lesson_step", "is_past"))


class StoredChange(Change):
    """A change with additional statements for its transaction."""

    def __init__(self, before: LoadedGame, *, is_new: bool = False) -> None:
        super().__init__(before, is_new=is_new)
        self.more: list[Step] = []

    def statement(self, statement: Executable, values: Values | Sequence[Values] = NO_VALUES) -> None:
        """Add a statement to the transaction, after the change itself."""
        self.more.append(Step(statement, values))

    def must_change_one(self, statement: Delete | Update) -> None:
        """Add a statement that raises `RevisionConflict` if it affects no row."""
        self.more.append(Step(statement, needs_row=RevisionConflict))

    def check(self, query: Select[*tuple[object, ...]], check: Check) -> None:
        """Add a query to the transaction, after the change itself; `check` raises to roll back."""
        self.more.append(Step(query, check=check))

    @property
    def is_empty(self) -> bool:
        return super().is_empty and not self.more


async def write(change: StoredChange, store: Store) -> None:
    """Commit a change, or raise `RevisionConflict` or a refusal and change nothing."""
    message = Message(game=change.table.id, revision=change.table.revision)
    try:
        await store.commit(*_steps(change, not_in_maintenance=store.time.is_running), message=message, priority=True)
    except RevisionConflict:
        if store.time.is_running:
            async with store.read() as connection:
                if await connection.scalar(select(server_state.c.maintenance)) is not None:
                    raise under_maintenance() from None
        raise


def _steps(change: StoredChange, *, not_in_maintenance: bool) -> Iterator[Step]:
    table = change.table
    if change.is_new:
        fields = [name for name in TableRow.__struct_fields__ if name not in _NOT_COLUMNS]
        values = {name: column_value(name, getattr(table, name)) for name in fields}
        yield Step(insert(games), {**values, **change.columns})
        yield Step(insert(seat_rows), [{"game_id": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats])
    else:
        guarded = {f"new_{name}": value for name, value in change.columns.items()}
        guarded |= {"_id": table.id, "_revision": change.before.revision}
        yield Step(
            _guarded_update(tuple(sorted(change.columns)), not_in_maintenance=not_in_maintenance),
            guarded,
            needs_row=RevisionConflict,
        )
        for seat in change.seats.values():
            same = (seat_rows.c.game_id == table.id, seat_rows.c.seat == seat.seat)
            yield Step(update(seat_rows).where(*same).values(msgspec.structs.asdict(seat)))
    yield from _consequences(change)
    yield from change.more
    if entries := [entry.columns(table.id) for entry in change.entries]:
        yield Step(_INSERT_ACTION, entries[0] if len(entries) == 1 else entries)
    for _, row in change.checkpoints:
        yield Step(_INSERT_CHECKPOINT, row)


def _consequences(change: StoredChange) -> Iterator[Step]:
    """Yield statements for seats that changed hands, undo, and copied history."""
    game_id = change.table.id
    for seat in change.orders_ended:
        for table in (orders, order_lines):
            yield Step(delete(table).where(table.c.game_id == game_id, table.c.seat == seat))
    if change.log_until is not None:
        yield from map(Step, _undoing(change, change.log_until))
    for past in change.copied_histories:
        yield from _copying(game_id, past)


def _undoing(change: StoredChange, version: int) -> Iterator[Executable]:
    """Move the log entries after a version to `undone`, where repeated requests are still recognized."""
    game_id = change.table.id
    later = (actions.c.game_id == game_id, actions.c.version > version)
    copied_columns = [actions.c[name] for name in ("game_id", "version", "seat", "action", "request", "at")]
    yield insert(undone).from_select(
        [column.name for column in copied_columns], actions.select().with_only_columns(*copied_columns).where(*later)
    )
    yield delete(actions).where(*later)
    yield delete(undone).where(undone.c.game_id == game_id, undone.c.at < change.now - UNDONE_SECONDS)
    yield delete(checkpoints).where(checkpoints.c.game_id == game_id, checkpoints.c.version > version)
    # Undone moves were not made by any order.
    yield delete(order_lines).where(
        order_lines.c.game_id == game_id, order_lines.c.version > version, order_lines.c.code == "used"
    )


def _copying(game_id: str, past: HistoryCopy) -> Iterator[Step]:
    """Copy the log and checkpoints of another game; fails if an undo changed it in the meantime."""

    def unchanged(result: Result) -> None:
        if [row[0] for row in result.rows] != [past.source.undos]:
            raise RevisionConflict

    yield Step(select(games.c.undos).where(games.c.id == past.source.id).with_for_update(read=True), check=unchanged)
    for rows in (checkpoints, actions):
        columns = [column for column in rows.c if column.name != "game_id"]
        yield Step(
            insert(rows).from_select(
                ["game_id", *(column.name for column in columns)],
                select(literal(game_id), *columns).where(
                    rows.c.game_id == past.source.id, rows.c.version <= past.version, rows.c.version > past.since
                ),
            )
        )


@once
def _guarded_update(columns: tuple[str, ...], *, not_in_maintenance: bool) -> Update:
    """Return the guarded update of a game's row, cached per set of columns.

    `not_in_maintenance` makes it fail during maintenance, when a restore would lose the write.
    """
    statement = (
        update(games)
        .where(games.c.id == bindparam("_id"), games.c.revision == bindparam("_revision"))
        .values({name: bindparam("new_" + name) for name in columns})
    )
    return (
        statement.where(~exists().where(server_state.c.maintenance.is_not(None))) if not_in_maintenance else statement
    )
