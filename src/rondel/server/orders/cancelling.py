"""Orders that are void are taken away, and their owner is told why; after the move, without keeping anybody waiting."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import delete
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.clock import clock
from rondel.server.errors import reason_of
from rondel.server.orders.standing import Cancelled, cancelled_in
from rondel.server.orders.stored import line, without_old_lines
from rondel.server.play.loaded import LoadedGame
from rondel.server.storage.messages import Message
from rondel.server.storage.models import orders

if TYPE_CHECKING:
    from rondel.server.live.hub import Hub
    from rondel.server.play.cache import GameCache
    from rondel.server.storage.store import Store

log = structlog.get_logger()


class Cancelling:
    """Follows the changes of games. What it misses is found at the next one: a void order answers nothing anyway."""

    def __init__(self, store: Store, cache: GameCache, hub: Hub) -> None:
        self._store, self._cache, self._hub = store, cache, hub
        self._tasks: set[asyncio.Task[None]] = set()

    def look_after(self, loaded: LoadedGame) -> None:
        if not loaded.orders or loaded.position is None or loaded.time.resting:
            return
        if loaded.table.state == "over":
            gone = [Cancelled(order, None) for order in loaded.orders]
        else:
            gone = cancelled_in(loaded.orders, loaded.game)
        if gone:
            task = asyncio.ensure_future(self._cancel(loaded, gone))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _cancel(self, loaded: LoadedGame, gone: list[Cancelled]) -> None:
        try:
            async with self._cache.lock(loaded.id):
                told = await self._take_away(loaded, gone)
                ids = {each.order.id for each in gone}
                if (held := self._cache.held(loaded.id)) is not None:
                    held.orders = tuple(order for order in held.orders if order.id not in ids)
            for user_id in told:
                self._hub.tell_person(user_id, "orders", loaded.id)
        except SQLAlchemyError as error:
            log.warning("orders_not_cancelled", game=loaded.id, why=reason_of(error))

    async def _take_away(self, loaded: LoadedGame, gone: list[Cancelled]) -> set[int]:
        """Whichever process is first tells it; the people whose orders were taken away here."""
        told = set[int]()
        async with self._store.write() as connection:
            for order, void in gone:
                taken = await connection.execute(delete(orders).where(orders.c.id == order.id))
                if taken.rowcount == 1:
                    told.add(order.user_id)
                    if void is not None:
                        await connection.execute(line(loaded.id, order, loaded.version, clock.now(), void))
                        await connection.execute(without_old_lines(loaded.id, order.user_id))
            if told:
                await self._store.announce(connection, Message(orders=loaded.id, people=sorted(told)))
        return told

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
