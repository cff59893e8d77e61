"""Single-round-trip transactions: all statements are known beforehand and passed to the driver at once.

SQLite runs them in one thread call, PostgreSQL receives them in one message. With SQLAlchemy's asyncio, every statement
and the commit would be a separate thread call or round trip: a move would cost a third more CPU time, and with a busy
event loop, transactions that block others would take many times as long.
"""

from __future__ import annotations

import asyncio
import select
import sqlite3
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping, MutableMapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar

from sqlalchemy import Executable
from sqlalchemy.dialects.sqlite import dialect as sqlite_dialect
from sqlalchemy.engine import Dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.sql.compiler import SQLCompiler

if TYPE_CHECKING:
    import psycopg

CONNECTIONS = 4  # to PostgreSQL, used only for these transactions


T = TypeVar("T")
Values = Mapping[str, object]
NO_VALUES: Values = MappingProxyType({})


class Result(NamedTuple):
    """Result of a statement: the number of changed rows, or the rows found."""

    rowcount: int
    rows: Sequence[Sequence[Any]]


Check = Callable[[Result], None]


class Step(NamedTuple):
    """One statement; with several `values` it runs once for each.

    `check` gets the result before the commit and may raise to roll everything back. If an update or deletion finds no
    row, `needs_row` is raised, without another round trip.
    """

    statement: Executable
    values: Values | Sequence[Values] = NO_VALUES
    check: Check | None = None
    needs_row: type[Exception] | None = None


class _Prepared(NamedTuple):
    """A step compiled for the driver."""

    sql: str
    rows: list[MutableMapping[str, Any]]
    check: Check | None
    needs_row: type[Exception] | None


class Transactions(Protocol):
    """Interface for committing a list of steps."""

    async def commit(self, steps: Sequence[Step]) -> None:
        """Run all steps and commit; if a check or the database raises an error, change nothing."""

    async def close(self) -> None: ...


class SqliteTransactions:
    """Transactions on SQLAlchemy's writing connection, in a separate thread.

    Callers must hold the write queue, which gives them exclusive use of the connection.
    """

    def __init__(self) -> None:
        self._dialect = sqlite_dialect(paramstyle="named")
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="rondel-writes")
        self._connection: sqlite3.Connection | None = None

    @property
    def is_connected(self) -> bool:
        return self._connection is not None

    def connection_class(self) -> type[sqlite3.Connection]:
        """Return the connection class for SQLAlchemy, which registers the open connection here."""
        transactions = self

        class Connection(sqlite3.Connection):
            def __init__(self, *args: Any, **options: Any) -> None:
                super().__init__(*args, **options)
                transactions._connection = self

            def close(self) -> None:
                if transactions._connection is self:
                    transactions._connection = None
                super().close()

        return Connection

    async def commit(self, steps: Sequence[Step]) -> None:
        prepared = [_prepared(step, self._dialect) for step in steps]
        await self._in_thread(lambda connection: _run(connection, prepared))

    async def data_version(self) -> int:
        """Return a number that changes when another connection has written."""
        return await self._in_thread(lambda connection: int(connection.execute("PRAGMA data_version").fetchone()[0]))

    async def _in_thread(self, work: Callable[[sqlite3.Connection], T]) -> T:
        assert self._connection
        running = asyncio.get_running_loop().run_in_executor(self._thread, work, self._connection)
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            await asyncio.wait([running])  # the connection is in use until then
            raise
        except sqlite3.Error as error:
            raise _translated(error, sqlite3.Error) from error

    async def close(self) -> None:
        self._thread.shutdown()


def _run(connection: sqlite3.Connection, steps: list[_Prepared]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for sql, rows, check, needs_row in steps:
            cursor = connection.executemany(sql, rows) if len(rows) > 1 else connection.execute(sql, rows[0])
            if needs_row is not None and not cursor.rowcount:
                raise needs_row
            if check is not None:
                check(Result(cursor.rowcount, cursor.fetchall() if cursor.description else ()))
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


class PostgresTransactions:
    """Transactions on separate connections: one round trip, or two if a result is checked before the commit."""

    def __init__(self, address: str) -> None:
        from sqlalchemy.dialects.postgresql.psycopg import dialect

        self._dialect = dialect()  # type: ignore[no-untyped-call]
        self._address = address
        self._free: list[psycopg.AsyncConnection[Any]] = []
        self._queue = asyncio.Semaphore(CONNECTIONS)

    async def commit(self, steps: Sequence[Step]) -> None:
        import psycopg

        prepared = [_prepared(step, self._dialect) for step in steps]
        async with self._queue:
            connection = None
            try:
                connection = await self._connection()
                await _run_in_one_message(connection, prepared)
            except psycopg.Error as error:
                if connection is None or connection.broken:
                    await self.close()  # the others are probably broken too
                raise _translated(error, psycopg.Error) from error
            finally:
                if connection is not None:
                    await self._put_back(connection)

    async def _connection(self) -> psycopg.AsyncConnection[Any]:
        import psycopg

        while self._free:
            connection = self._free.pop()
            if not is_closed_by_server(connection):
                return connection
            await connection.close()
        return await psycopg.AsyncConnection.connect(self._address, autocommit=True)

    async def _put_back(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Return a connection to the pool unless it is broken or inside a transaction."""
        if connection.broken or connection.info.transaction_status.name != "IDLE":
            await connection.close()
        else:
            self._free.append(connection)

    async def close(self) -> None:
        free, self._free = self._free, []
        for connection in free:
            await connection.close()


async def _run_in_one_message(connection: psycopg.AsyncConnection[Any], steps: list[_Prepared]) -> None:
    """Send all statements in one message with literal values, which takes a third of the CPU time of psycopg's
    pipeline.

    PostgreSQL treats such a message as one transaction unless it contains BEGIN.
    """
    from psycopg import AsyncClientCursor
    from psycopg.errors import DivisionByZero

    cursor = AsyncClientCursor(connection)
    is_checked = any(each.check is not None for each in steps)
    texts = ["BEGIN"] if is_checked else []
    texts += [cursor.mogrify(_failing_without_row(each), row) for each in steps for row in each.rows]
    try:
        await cursor.execute("; ".join(texts).encode())
        for each in steps if is_checked else ():
            for _ in each.rows:
                cursor.nextset()
            if each.check is not None:
                each.check(Result(cursor.rowcount, await cursor.fetchall() if cursor.description else ()))
        await connection.commit()
    except Exception as error:  # not cancellation: then the connection state is unknown and it gets closed
        if not connection.broken:
            await connection.rollback()
        needed = next((each.needs_row for each in steps if each.needs_row is not None), None)
        if needed is not None and isinstance(error, DivisionByZero):
            raise needed from error
        raise


def _failing_without_row(step: _Prepared) -> bytes:
    """Return a statement that fails with a division by zero if it finds no row but needs one."""
    if step.needs_row is None:
        return step.sql.encode()
    return f"WITH changed AS ({step.sql} RETURNING 1) SELECT 1 / count(*) FROM changed".encode()


def is_closed_by_server(connection: psycopg.AsyncConnection[Any]) -> bool:
    """Return whether PostgreSQL has closed this idle connection: then there is a message or EOF to read."""
    if connection.closed:
        return True
    waiting = select.poll()
    waiting.register(connection.fileno(), select.POLLIN)
    return bool(waiting.poll(0))


def _prepared(step: Step, dialect: Dialect) -> _Prepared:
    statement, values, check, needs_row = step
    rows = [values] if isinstance(values, Mapping) else values
    compiled = _compiled(statement, dialect, tuple(rows[0]))
    return _Prepared(str(compiled), [compiled.construct_params(row) for row in rows], check, needs_row)


# Module-level statements stay cached; those built for one transaction are soon evicted.
@lru_cache(maxsize=256)
def _compiled(statement: Executable, dialect: Dialect, columns: tuple[str, ...]) -> SQLCompiler:
    # Without column names an insert would require all columns; `render_postcompile` expands lists.
    options: dict[str, Any] = {"compile_kwargs": {"render_postcompile": True}}
    compiled = statement.compile(dialect=dialect, column_keys=columns or None, **options)  # type: ignore[attr-defined]
    assert isinstance(compiled, SQLCompiler)
    assert not compiled.insert_prefetch, "name the columns with defaults: they are not applied here"
    return compiled


def _translated(error: Exception, base: type[Exception]) -> DBAPIError:
    """Return the exception that SQLAlchemy would raise, without the parameters, which may be personal data."""
    found = DBAPIError.instance("a transaction", None, error, base, hide_parameters=True)
    assert isinstance(found, DBAPIError)
    return found


class WriteQueue:
    """Lock for writers: moves have priority, others are served in FIFO order."""

    def __init__(self) -> None:
        self._is_locked = False
        self._waiting: tuple[deque[asyncio.Future[None]], ...] = (deque(), deque())

    @asynccontextmanager
    async def turn(self, *, priority: bool = False) -> AsyncIterator[None]:
        """Hold the lock; with `priority`, before all waiters without it."""
        if self._is_locked:
            queue = self._waiting[0 if priority else 1]
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            queue.append(mine)
            try:
                await mine
            except asyncio.CancelledError:
                if not mine.cancelled():
                    self._release()  # cancelled after it had been granted
                raise
        self._is_locked = True
        try:
            yield
        finally:
            self._release()

    def _release(self) -> None:
        for queue in self._waiting:
            while queue:
                following = queue.popleft()
                if not following.done():
                    following.set_result(None)
                    return
        self._is_locked = False
