"""Writers of SQLite wait for each other, moves first; on PostgreSQL all others together leave moves connections."""

from __future__ import annotations

import asyncio

from sqlalchemy import text
from tests.server.clients import NET
from tests.server.postgres import Postgres

from rondel.server.config import Settings
from rondel.server.storage.store import Store
from rondel.server.storage.transactions import CONNECTIONS, Step, WriteQueue


class Writers:
    """Tasks that take a turn each; `order` has their names in the order of their turns."""

    def __init__(self) -> None:
        self.queue, self.order = WriteQueue(), list[str]()
        self.go_on = asyncio.Event()
        self.cancelled_next: asyncio.Task[None] | None = None

    def begin(self, name: str, *, priority: bool = False) -> asyncio.Task[None]:
        return asyncio.create_task(self._write(name, priority=priority))

    async def _write(self, name: str, *, priority: bool) -> None:
        async with self.queue.turn(priority=priority):
            self.order.append(name)
            await self.go_on.wait()
        if self.cancelled_next:
            self.cancelled_next.cancel()  # before it knows that it has the turn


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_move_goes_before_all_others_that_wait() -> None:
    async def run() -> list[str]:
        writers = Writers()
        tasks = [writers.begin("holder"), writers.begin("chat"), writers.begin("login")]
        await settle()
        tasks += [writers.begin("move", priority=True), writers.begin("other move", priority=True)]
        await settle()
        writers.go_on.set()
        await asyncio.gather(*tasks)
        return writers.order

    assert asyncio.run(run()) == ["holder", "move", "other move", "chat", "login"]


def test_a_cancelled_writer_keeps_nobody_from_writing() -> None:
    """Cancelled while it waits, just before the turn is passed on, and just after it was passed on to it."""

    async def run() -> list[str]:
        writers = Writers()
        holder, *others = (writers.begin(name) for name in ("holder", "waiting", "passed over", "turned"))
        await settle()
        waiting, passed_over, turned = others
        waiting.cancel()
        await settle()
        writers.go_on.set()  # the holder goes on in the next round of the loop, before the one cancelled now
        passed_over.cancel()
        writers.cancelled_next = turned
        ended = await asyncio.gather(holder, *others, return_exceptions=True)
        assert [type(each) for each in ended] == [type(None)] + [asyncio.CancelledError] * 3
        await writers.begin("last")
        return writers.order

    assert asyncio.run(run()) == ["holder", "last"]


def test_a_writer_that_fails_passes_the_turn_on() -> None:
    async def run() -> list[str]:
        writers = Writers()
        holder, following = writers.begin("holder"), writers.begin("following")
        await settle()
        holder.cancel()
        writers.go_on.set()
        await following
        return writers.order

    assert asyncio.run(run()) == ["holder", "following"]


def test_on_postgresql_writers_that_wait_for_a_lock_leave_connections_for_moves(postgres: Postgres) -> None:
    async def run() -> None:
        store = Store(Settings(database=postgres.database()))
        lock = text("SELECT pg_advisory_xact_lock(1)")
        async with store.write() as holder:
            await holder.execute(lock)
            others = [asyncio.create_task(store.commit(Step(lock))) for _ in range(2 * CONNECTIONS)]
            async with asyncio.timeout(NET):
                while not await holder.scalar(text("SELECT count(*) FROM pg_locks WHERE NOT granted")):
                    await asyncio.sleep(0)
                await store.commit(Step(text("SELECT 1")), priority=True)
            assert not any(each.done() for each in others)
        await asyncio.gather(*others)
        await store.close()

    asyncio.run(run())
