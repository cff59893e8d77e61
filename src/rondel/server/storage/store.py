"""Database store: connections, transactions, migrations, and messages between processes.

SQLite has one writing connection, which serves as the lock, and several that read. PostgreSQL supports any number of
processes; messages are sent with `pg_notify` inside the transaction, so that they arrive only if it is committed.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy import Connection, Table, event, inspect, make_url, text
from sqlalchemy.exc import ArgumentError, InvalidatePoolError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from rondel.server.config import SettingError, Settings
from rondel.server.storage.server_time import ServerTime
from rondel.server.storage.sqlite_file import SqliteFile
from rondel.server.storage.transactions import (
    CONNECTIONS,
    PostgresTransactions,
    SqliteTransactions,
    Step,
    Transactions,
    WriteQueue,
    is_closed_by_server,
)
from rondel.table.errors import Refusal, error_summary

if TYPE_CHECKING:
    from alembic.config import Config


CHANNEL = "rondel"  # for LISTEN and NOTIFY
SQLITE_READERS = 4
POSTGRES_CONNECTIONS = 12
SYNCHRONOUS = "FULL"  # commits are on disk before they are acknowledged; tests lower this
CHECKPOINT_PAGES = "wal_autocheckpoint=8000"  # fallback for programs that do not call `checkpoint_log`
WAIT_SECONDS = 60.0  # for a connection
MIGRATION_LOCK = 7_202_606  # advisory lock: one process migrates, the others wait
MIGRATIONS = Path(__file__).parent / "migrations"
log = structlog.get_logger()


class Message(msgspec.Struct, omit_defaults=True, kw_only=True):
    """Message between the processes of a server, sent through the database.

    It reports one of: a changed game, a new chat line (or one hidden or restored), presence at a table, changed
    standing orders, a person to invalidate in caches, changed address bans, news for the pages of a person or
    tournament, the start or end of maintenance mode.
    """

    sender: str = msgspec.field(default="", name="from")
    game: str | None = None
    revision: int | None = None
    chat: str | None = None
    number: int = 0
    at: float = 0.0
    by_player: bool = False
    line: int = 0
    presence: str | None = None
    people: list[int] = []  # who is present, who gets a private message, or whose orders changed
    orders: str | None = None
    forget: int | None = None
    bans: bool = False
    maintenance: bool = False
    person: int | None = None
    tournament: str | None = None
    kind: str = ""


MessageHandler = Callable[[Message], Awaitable[None]]


class Store:
    def __init__(self, settings: Settings) -> None:
        self.is_sqlite = settings.is_sqlite
        self.process = secrets.token_hex(4)
        self._url, self._shown = settings.database_url, settings.database_for_display
        try:
            make_url(self._url)
        except (ArgumentError, ValueError):
            raise SettingError(f"The database {self._shown!r} is not a valid URL.") from None
        # SQLAlchemy's pools are not fair; these queues serve waiters in FIFO order.
        self._file: SqliteFile | None = None
        self._transactions: Transactions
        if self.is_sqlite:
            self._file = SqliteFile(Path(str(make_url(self._url).database)))
            self._transactions = transactions = SqliteTransactions()
            self._writer = _sqlite_engine(self._file, transactions)
            self._reader = _sqlite_engine(self._file)
            self._writers: WriteQueue = WriteQueue()
            self._read_queue = asyncio.Semaphore(SQLITE_READERS)
        else:
            self._read_queue = asyncio.Semaphore(POSTGRES_CONNECTIONS)
            self._writer = create_async_engine(
                self._url,
                pool_size=POSTGRES_CONNECTIONS,
                max_overflow=0,
                pool_timeout=WAIT_SECONDS,
                hide_parameters=True,
            )
            _discard_closed(self._writer)
            self._reader = self._writer.execution_options(isolation_level="AUTOCOMMIT")
            self._transactions = PostgresTransactions(self._address)
            self._background = asyncio.Semaphore(CONNECTIONS // 2)  # the other connections are reserved for moves
        self._data_version: int | None = None
        self._stamp: object = None  # of the file, at the last check
        self._checkpointed: object = None
        self.time = ServerTime(self)
        self.timed: Callable[[str, float], None] = lambda _kind, _seconds: None
        self._listener: asyncio.Task[None] | None = None

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction that commits at the end and rolls back on any error."""
        began = time.perf_counter()
        async with self._turn(), self._writer.begin() as connection:
            yield connection
        if self._file is not None:
            self._file.raise_if_gone()  # the write is lost: do not acknowledge it
        self.timed("write", time.perf_counter() - began)

    async def commit(self, *steps: Step, message: Message | None = None, priority: bool = False) -> None:
        """Run the steps as one transaction, and send `message` to the other processes when it is committed.

        With `priority`, as for moves, it runs before all waiting writers.
        """
        began = time.perf_counter()
        if message is not None and not self.is_sqlite:
            steps = (*steps, Step(_NOTIFY, {"payload": self.payload(message)}))
        if self.is_sqlite:
            async with self._on_writer(priority=priority) as transactions:
                await transactions.commit(steps)
        elif priority:
            await self._transactions.commit(steps)
        else:
            async with self._background:
                await self._transactions.commit(steps)
        if self._file is not None:
            self._file.raise_if_gone()
        self.timed("write", time.perf_counter() - began)

    @asynccontextmanager
    async def _turn(self, *, priority: bool = False) -> AsyncIterator[None]:
        """Wait for the right to write: SQLite has one writer at a time, PostgreSQL one per connection."""
        if self._file is None:
            async with self._read_queue:
                yield
            return
        async with self._writers.turn(priority=priority):
            if self._file.was_replaced():
                await self._reopen()
            yield

    @asynccontextmanager
    async def _on_writer(self, *, priority: bool = False) -> AsyncIterator[SqliteTransactions]:
        assert isinstance(self._transactions, SqliteTransactions)
        async with self._turn(priority=priority):
            if not self._transactions.is_connected:
                async with self._writer.connect():
                    pass
            yield self._transactions

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        began = time.perf_counter()
        async with self._read_queue, self._reader.connect() as connection:
            yield connection
        self.timed("read", time.perf_counter() - began)

    @property
    def _address(self) -> str:
        """The PostgreSQL URL as psycopg expects it."""
        return self._url.replace("postgresql+psycopg://", "postgresql://")

    async def checkpoint_log(self) -> None:
        """Run a passive checkpoint of SQLite's write-ahead log, so that automatic checkpoints do not delay moves."""
        if self._file is not None and (stamp := self._file.stamp()) != self._checkpointed:
            async with self.read() as connection:
                await connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))
            self._checkpointed = stamp

    async def changed_externally(self) -> bool:
        """Return whether another program, such as `rondel admin`, has written to or replaced the SQLite database.

        Replaces messages, which SQLite does not have. Checks the file system first, which is cheap.
        """
        if self._file is None or (stamp := self._file.stamp()) == self._stamp:
            return False
        async with self._on_writer() as transactions:
            self._file.raise_if_gone()
            number = await transactions.data_version()
        self._stamp = stamp  # taken before the query: later writes are found by the next check
        before, self._data_version = self._data_version, number
        return before not in (None, number)

    async def _reopen(self) -> None:
        """Reconnect after the database file was replaced, for example by a backup."""
        log.warning("database_replaced", database=self._shown)
        await self._writer.dispose()
        await self._reader.dispose()
        self._data_version = -1  # invalidates all caches

    async def migrate(self) -> None:
        """Upgrade the schema to the newest version; concurrent processes wait for each other.

        Raise `SettingError` if the database cannot be used.
        """
        try:
            if self.is_sqlite:
                _try_open(self._url)
            async with self._writer.begin() as connection:
                if self.is_sqlite:
                    await connection.exec_driver_sql("BEGIN IMMEDIATE")
                else:
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
                await connection.run_sync(_upgrade)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            reason = str(getattr(error, "orig", None) or error).partition("\n")[0].rstrip(".")
            raise SettingError(f"The database {self._shown} cannot be used: {reason}.") from None

    async def announce(self, connection: AsyncConnection, message: Message) -> None:
        """Send a message to the other processes when this transaction is committed."""
        if not self.is_sqlite:
            await connection.execute(_NOTIFY, {"payload": self.payload(message)})

    async def announce_now(self, message: Message) -> None:
        """Send a message about something that is not stored, such as presence."""
        if not self.is_sqlite:
            async with self.read() as connection:
                await connection.execute(_NOTIFY, {"payload": self.payload(message)})

    def payload(self, message: Message) -> str:
        return msgspec.json.encode(msgspec.structs.replace(message, sender=self.process)).decode()

    def listen(self, on_message: MessageHandler, on_missed: Callable[[], None]) -> None:
        """Call `on_message` for every message of another process, and `on_missed` when some may have been lost."""
        if not self.is_sqlite:
            self._listener = asyncio.create_task(self._keep_listening(on_message, on_missed))

    async def _keep_listening(self, on_message: MessageHandler, on_missed: Callable[[], None]) -> None:
        import psycopg  # an optional dependency

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    on_missed()
                    async for note in connection.notifies():
                        message = msgspec.json.decode(note.payload, type=Message)
                        if message.sender != self.process:
                            await on_message(message)
            except (psycopg.Error, OSError) as error:
                log.warning("listen_connection_lost", error=type(error).__name__)
            except Exception:
                log.exception("message_failed")  # go on: later messages must still be handled
            await asyncio.sleep(0.5)

    async def close(self) -> None:
        if self._listener:
            self._listener.cancel()
            await asyncio.gather(self._listener, return_exceptions=True)
        await self._transactions.close()
        await self._writer.dispose()
        if self.is_sqlite:
            await self._reader.dispose()


def _try_open(url: str) -> None:
    """Raise an error if the SQLite database cannot be opened, before any threads are started."""
    with closing(sqlite3.connect(str(make_url(url).database), timeout=20)) as connection:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()


_NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :payload)")


def _sqlite_engine(file: SqliteFile, transactions: SqliteTransactions | None = None) -> AsyncEngine:
    """Return the engine of the writing connection, shared with `transactions`, or of the reading ones."""
    writes = transactions is not None
    options: dict[str, Any] = {"timeout": 20}
    if transactions is not None:
        options |= {"factory": transactions.connection_class(), "check_same_thread": False}
    engine = create_async_engine(
        file.address,
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1 if writes else SQLITE_READERS,
        max_overflow=0,
        pool_timeout=WAIT_SECONDS,
        pool_reset_on_return="rollback" if writes else None,
        connect_args=options,
        hide_parameters=True,  # keep personal data and digests out of error logs
    )

    @event.listens_for(engine.sync_engine, "connect")
    def _on_connect(connection: Any, _record: Any) -> None:
        # The writing connection starts a transaction with its first statement; the reading ones never do.
        connection.isolation_level = "IMMEDIATE" if writes else None
        cursor = connection.cursor()
        synchronous = f"synchronous={SYNCHRONOUS}"
        for pragma in ("journal_mode=WAL", synchronous, "foreign_keys=ON", "busy_timeout=20000", CHECKPOINT_PAGES):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
        if writes:
            file.remember_opened()

    return engine


def _discard_closed(engine: AsyncEngine) -> None:
    """Discard pooled connections that PostgreSQL has closed, for example by a restart.

    A connection is checked only after its first use, since right after the TLS handshake there may be data to read.
    """

    @event.listens_for(engine.sync_engine, "checkin")
    def _note_use(_connection: Any, record: Any) -> None:
        record.info["used"] = True

    @event.listens_for(engine.sync_engine, "checkout")
    def _check(connection: Any, record: Any, _proxy: Any) -> None:
        if "used" in record.info and is_closed_by_server(connection.driver_connection):
            raise InvalidatePoolError("PostgreSQL has closed this connection")


def migration_config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


def newest_schema() -> str:
    """Return the number of the newest file in migrations/versions."""
    return max(path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def _upgrade(connection: Connection) -> None:
    if inspect(connection).has_table("alembic_version"):
        current = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if current is not None and current > newest_schema():
            raise SettingError(
                f"The database has schema {current}, but this program supports only {newest_schema()}: "
                "use a newer version."
            )
        if current == newest_schema():
            return  # the usual case; importing Alembic is slow
    from alembic import command

    config = migration_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def upsert(database: AsyncConnection | Store, table: Table) -> Any:
    """Return an insert statement that supports `on_conflict_do_update`."""
    is_sqlite = database.is_sqlite if isinstance(database, Store) else database.dialect.name == "sqlite"
    if is_sqlite:
        from sqlalchemy.dialects import sqlite  # only one dialect is needed, and importing both is slow

        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql

    return postgresql.insert(table)


def database_unavailable(error: BaseException) -> Refusal:
    """Log the error and return the refusal for a database that is down, restarting or overloaded.

    Whether a change was made is unknown; clients can safely repeat it with the same `request`.
    """
    log.warning("database_unavailable", error=type(error).__name__, reason=error_summary(error))
    return Refusal(503, "no_database", "The database is not available at the moment; please try again.", retry_after=5)
