"""Baselines for the cost of a move: the same store and the same framework with nothing but one insert.

Each is a separate program that takes the URL of a database and a port. All of them commit as durably as the server:
SQLite with a write-ahead log and `synchronous=FULL`, PostgreSQL with its default `synchronous_commit`. Their row is as
long as a line of a game log.
"""

from __future__ import annotations

_ROW = """
import sys, time
EVENTS = '{"type":"Moved","nation":"italy","space":"taxation","steps":3,"cost":0},' * 5
TABLE = "(id INTEGER PRIMARY KEY, game VARCHAR(12), action VARCHAR(120), events TEXT, at FLOAT)"
INSERT = "INSERT INTO bare_rows (game, action, events, at) VALUES "
url, port = sys.argv[1], int(sys.argv[2])
is_sqlite = url.startswith("sqlite")
if not is_sqlite:
    TABLE = TABLE.replace("INTEGER PRIMARY KEY", "SERIAL PRIMARY KEY")

class Sqlite:
    async def open(self):
        import aiosqlite
        self.connection = await aiosqlite.connect(url.removeprefix("sqlite:///"))
        for pragma in ("journal_mode=WAL", "synchronous=FULL"):
            await self.connection.execute(f"PRAGMA {pragma}")
        await self.connection.execute("DROP TABLE IF EXISTS bare_rows")
        await self.connection.execute("CREATE TABLE bare_rows " + TABLE)
        await self.connection.commit()

    async def insert(self, action):
        cursor = await self.connection.execute(INSERT + "(?, ?, ?, ?)", ("abc", action, EVENTS, time.time()))
        await self.connection.commit()
        return cursor.lastrowid

class Postgres:
    async def open(self):
        import psycopg
        self.connection = await psycopg.AsyncConnection.connect(url)
        await self.connection.execute("DROP TABLE IF EXISTS bare_rows")
        await self.connection.execute("CREATE TABLE bare_rows " + TABLE)
        await self.connection.commit()

    async def insert(self, action):
        cursor = await self.connection.execute(
            INSERT + "(%s, %s, %s, %s) RETURNING id", ("abc", action, EVENTS, time.time()), prepare=True
        )
        await self.connection.commit()
        return (await cursor.fetchone())[0]

store = Sqlite() if is_sqlite else Postgres()
"""

_LOOP = """
try:
    import uvloop
    new_loop = uvloop.new_event_loop
except ImportError:
    import asyncio
    new_loop = asyncio.new_event_loop
"""

# No framework: a byte in on a plain connection, one insert, a byte out.
RAW = (
    _ROW
    + _LOOP
    + """
import asyncio

async def serve():
    await store.open()

    async def answer(reader, writer):
        while await reader.read(1):
            await store.insert("rondel taxation")
            writer.write(b"1")

    server = await asyncio.start_server(answer, "127.0.0.1", port)
    await server.serve_forever()

with asyncio.Runner(loop_factory=new_loop) as runner:
    runner.run(serve())
"""
)

_BARE = """
import msgspec, uvicorn
from litestar import Litestar, post

class Row(msgspec.Struct):
    version: int
    action: str

class Made(msgspec.Struct):
    id: int

@post("/rows")
async def make(data: Row) -> Made:
    return Made(await store.insert(data.action))

async def start(app):
    await store.open()

uvicorn.run(Litestar([make], on_startup=[start], logging_config=None, openapi_config=None), port=port,
            log_level="error", access_log=False, timeout_keep_alive=60)
"""

# The framework without middleware, and the driver.
BARE_DRIVER = _ROW + _BARE

# The framework without middleware, and SQLAlchemy.
BARE_SQLALCHEMY = (
    _ROW
    + """
from sqlalchemy import Column, Float, Integer, MetaData, String, Table, Text, event, insert
from sqlalchemy.ext.asyncio import create_async_engine
metadata = MetaData()
rows = Table("bare_rows", metadata, Column("id", Integer, primary_key=True), Column("game", String(12)),
             Column("action", String(120)), Column("events", Text), Column("at", Float))

class Alchemy:
    async def open(self):
        scheme, _, rest = url.partition("://")
        driver = "sqlite+aiosqlite://" if is_sqlite else "postgresql+psycopg://"
        self.engine = create_async_engine(driver + rest)
        if is_sqlite:
            @event.listens_for(self.engine.sync_engine, "connect")
            def connected(connection, _):
                cursor = connection.cursor()
                for pragma in ("journal_mode=WAL", "synchronous=FULL"):
                    cursor.execute(f"PRAGMA {pragma}")
                cursor.close()
        async with self.engine.begin() as connection:
            await connection.run_sync(metadata.drop_all)
            await connection.run_sync(metadata.create_all)

    async def insert(self, action):
        async with self.engine.begin() as connection:
            values = {"game": "abc", "action": action, "events": EVENTS, "at": time.time()}
            return (await connection.execute(insert(rows), values)).inserted_primary_key[0]

store = Alchemy()
"""
    + _BARE
)
