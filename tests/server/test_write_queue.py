"""Write priorities: moves first on SQLite, and connections reserved for moves on PostgreSQL."""

from __future__ import annotations

import asyncio

from sqlalchemy import text
from tests.server.clients import NET
from tests.server.postgres import Postgres

from rondel.server.config import Settings
from rondel.server.storage.store import Store
from rondel.server.storage.transactions import CONNECTIONS, Step, WriteQueue


class Writers:
    """Tasks that each take the lock once; `order` has their names in that order."""

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
            self.cancelled_next.cancel()  # before it notices that it has the lock


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def test_moves_have_priority_over_waiting_writers() -> None:
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


def test_a_cancelled_writer_does_not_block_others() -> None:
    """Cancelled while it waits, and just before and after it gets the lock."""

    async def run() -> list[str]:
        writers = Writers()
        holder, *others = (writers.begin(name) for name in ("holder", "waiting", "passed over", "turned"))
        await settle()
        waiting, passed_over, turned = others
        waiting.cancel()
        await settle()
        writers.go_on.set()  # the holder continues in the next iteration of the loop, before the one cancelled now
        passed_over.cancel()
        writers.cancelled_next = turned
        ended = await asyncio.gather(holder, *others, return_exceptions=True)
        assert [type(each) for each in ended] == [type(None)] + [asyncio.CancelledError] * 3
        await writers.begin("last")
        return writers.order

    assert asyncio.run(run()) == ["holder", "last"]


def test_a_failing_writer_releases_the_lock() -> None:
    async def run() -> list[str]:
        writers = Writers()
        holder, following = writers.begin("holder"), writers.begin("following")
        await settle()
        holder.cancel()
        writers.go_on.set()
        await following
        return writers.order

    assert asyncio.run(run()) == ["holder", "following"]


def test_on_postgresql_blocked_writers_leave_connections_for_moves(postgres: Postgres) -> None:
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
