"""A small transaction handed to the driver as a whole: one turn of SQLite's thread, one round trip to PostgreSQL.

Through SQLAlchemy every statement, cursor, commit and reset is a turn or a trip of its own, which took longer than all
else in a move. What is handed over here is known beforehand: one row changed if it is still as it was, rows added then.
"""

from __future__ import annotations

import asyncio
import select
import sqlite3
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from sqlalchemy.exc import DBAPIError

if TYPE_CHECKING:
    import aiosqlite
    import psycopg

CHANNEL = "rondel"
CONNECTIONS = 4  # to PostgreSQL, for nothing else


class Batch(NamedTuple):
    """Change the row of `table` that `where` names, add `rows` to others, and tell `message` to other processes.

    `unless`: a query that must find nothing.
    """

    table: str
    where: Mapping[str, object]
    changes: Mapping[str, object]
    rows: Sequence[tuple[str, Mapping[str, object]]]
    message: str = ""
    unless: str = ""


class Batches(Protocol):
    async def commit(self, batch: Batch) -> bool:
        """True if the row was found and all is committed, False if not and nothing is changed.

        Raises what SQLAlchemy would raise.
        """

    async def close(self) -> None: ...


class SqliteBatches:
    """On the connection that writes; whoever calls holds the queue for it."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def commit(self, batch: Batch) -> bool:
        update = _update(batch.table, tuple(batch.where), tuple(batch.changes), ":", batch.unless)
        statements: list[tuple[str, Mapping[str, object]]] = [(update, _named(batch))]
        statements += [(_insert(table, tuple(row), ":"), row) for table, row in batch.rows]
        try:
            # aiosqlite has no public name for several calls in one turn of its thread.
            found: bool = await self._connection._execute(  # type: ignore[no-untyped-call]
                _committed, self._connection._conn, statements
            )
        except sqlite3.Error as error:
            raise _translated(error, sqlite3.Error) from error
        return found

    async def close(self) -> None:
        """The connection belongs to the pool."""


def _committed(connection: sqlite3.Connection, statements: list[tuple[str, Mapping[str, object]]]) -> bool:
    (update, values), *inserts = statements
    try:
        if connection.execute(update, values).rowcount != 1:
            connection.rollback()
            return False
        for insert, row in inserts:
            connection.execute(insert, row)
        connection.commit()
    except BaseException:
        connection.rollback()
        raise
    return True


class PostgresBatches:
    """On connections of its own; all of a batch is one prepared statement, and so one transaction."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._free: list[psycopg.AsyncConnection[Any]] = []
        self._queue = asyncio.Semaphore(CONNECTIONS)

    async def commit(self, batch: Batch) -> bool:
        import psycopg

        shape = tuple((table, tuple(row)) for table, row in batch.rows)
        statement = _one_statement(batch.table, tuple(batch.where), tuple(batch.changes), shape, batch.unless)
        values = {**_named(batch), "message": batch.message}
        for number, (_, row) in enumerate(batch.rows):
            values |= {f"row{number}_{name}": value for name, value in row.items()}
        async with self._queue:
            connection = None
            try:
                while self._free and connection is None:
                    connection = self._free.pop()
                    if has_ended(connection):
                        await connection.close()
                        connection = None
                if connection is None:
                    connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
                found = await (await connection.execute(statement, values, prepare=True)).fetchone()
            except psycopg.Error as error:
                if connection is None or connection.broken:
                    await self.close()  # the others were open as long
                raise _translated(error, psycopg.Error) from error
            finally:
                if connection is not None:
                    await self._put_back(connection)
        return found is not None and found[0] == 1

    async def _put_back(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """One that was left in the middle of something, or is broken, is not used again."""
        if connection.broken or connection.info.transaction_status.name != "IDLE":
            await connection.close()
        else:
            self._free.append(connection)

    async def close(self) -> None:
        free, self._free = self._free, []
        for connection in free:
            await connection.close()


def has_ended(connection: psycopg.AsyncConnection[Any]) -> bool:
    """Has PostgreSQL ended this idle connection? Then there is something to read: its last words, or the end."""
    if connection.closed:
        return True
    waiting = select.poll()
    waiting.register(connection.fileno(), select.POLLIN)
    return bool(waiting.poll(0))


def _named(batch: Batch) -> dict[str, object]:
    where = {f"where_{name}": value for name, value in batch.where.items()}
    return where | {f"new_{name}": value for name, value in batch.changes.items()}


@cache
def _update(table: str, where: tuple[str, ...], changes: tuple[str, ...], mark: str, unless: str) -> str:
    sets = ", ".join(f"{name} = {_parameter('new_' + name, mark)}" for name in changes)
    tests = " AND ".join(f"{name} = {_parameter('where_' + name, mark)}" for name in where)
    return f"UPDATE {table} SET {sets} WHERE {tests}" + (f" AND NOT EXISTS ({unless})" if unless else "")


@cache
def _insert(table: str, columns: tuple[str, ...], mark: str, prefix: str = "") -> str:
    values = ", ".join(_parameter(prefix + name, mark) for name in columns)
    given = f"SELECT {values} FROM changed" if prefix else f"VALUES ({values})"
    return f"INSERT INTO {table} ({', '.join(columns)}) {given}"


@cache
def _one_statement(
    table: str,
    where: tuple[str, ...],
    changes: tuple[str, ...],
    rows: tuple[tuple[str, tuple[str, ...]], ...],
    unless: str,
) -> str:
    """The rows are added for the row that was changed: none if there was none. Other processes are told with it."""
    update = _update(table, where, changes, "%", unless)
    parts = [f"changed AS ({update} RETURNING pg_notify('{CHANNEL}', %(message)s))"]
    for number, (other, columns) in enumerate(rows):
        parts.append(f"added{number} AS ({_insert(other, columns, '%', f'row{number}_')})")
    return f"WITH {', '.join(parts)} SELECT count(*) FROM changed"


def _parameter(name: str, mark: str) -> str:
    return f":{name}" if mark == ":" else f"%({name})s"


def _translated(error: Exception, base: type[Exception]) -> DBAPIError:
    """As SQLAlchemy would have raised it; without the values, which are what people wrote."""
    found = DBAPIError.instance("a change of a game", None, error, base, hide_parameters=True)
    assert isinstance(found, DBAPIError)
    return found
