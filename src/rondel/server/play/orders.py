"""Standing orders of a player: list, add, arrange, revoke, and cancel void ones.

The game itself does not change, so other players do not notice.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec
import structlog
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.play.order_rows import encoded, order_line_insert, order_list, prune_order_lines, standing_orders
from rondel.server.services import Services
from rondel.server.storage import Message
from rondel.server.storage.models import games, orders, seats
from rondel.table.clocks import clock
from rondel.table.errors import conflict, error_summary, under_maintenance, unknown
from rondel.table.loaded import LoadedGame
from rondel.table.orders.rule import Situation
from rondel.table.orders.standing import (
    Cancelled,
    basis_of,
    check_order,
    duration_of,
    own_seats,
    refuse_too_many,
    seat_for_order,
    void_orders,
)
from rondel.table.visitors import Visitor
from rondel.table.work import due_time
from rondel.wire import orders as wire

if TYPE_CHECKING:
    from rondel.server.live import Hub
    from rondel.server.play.cache import GameCache
    from rondel.server.storage import Store


async def own_orders(services: Services, loaded: LoadedGame, visitor: Visitor | None) -> wire.OrderList:
    """Return the orders of a person's seats; refused for everybody else."""
    mine = own_seats(loaded.table, visitor)
    assert visitor is not None
    async with services.store.read() as connection:
        return await order_list(connection, loaded.id, visitor.id, mine)


async def give(services: Services, game_id: str, visitor: Visitor | None, new: wire.NewOrder) -> wire.OrderList:
    """Add an order; if it applies to the current decision, it is used at once."""
    async with _changing(services, game_id, visitor) as (connection, loaded, user_id):
        seat = seat_for_order(loaded.table, visitor, new.seat)
        if loaded.table.state != "running":
            raise conflict("not_running", "This game is not running.")
        check_order(new.order, loaded.game, seat)
        # Lock the row of the seat, so that concurrent requests cannot exceed the limit.
        await connection.execute(
            select(seats.c.seat).where(seats.c.game_id == game_id, seats.c.seat == seat).with_for_update()
        )
        mine = (orders.c.game_id == game_id, orders.c.seat == seat)
        query = select(func.count(), func.min(orders.c.place), func.max(orders.c.place)).where(*mine)
        count, first, last = (await connection.execute(query)).one()
        refuse_too_many(count)
        await connection.execute(
            insert(orders).values(
                game_id=game_id,
                seat=seat,
                user_id=user_id,
                place=((first or 0) - 1) if new.first else ((last or 0) + 1),
                kind=new.order.__struct_config__.tag,
                params=encoded(new.order),
                basis=msgspec.json.encode(basis_of(new.order, Situation(loaded.game, seat))).decode(),
                lasts=duration_of(new),
                since=loaded.version,
                created=clock.now(),
            )
        )
        return await _changed(services, connection, loaded, user_id)


async def arrange(services: Services, game_id: str, visitor: Visitor | None, ids: list[int]) -> wire.OrderList:
    """Set the order in which orders are tried; those not named follow in their previous sequence."""
    async with _changing(services, game_id, visitor) as (connection, loaded, user_id):
        known = [order.id for order in await standing_orders(connection, game_id) if order.user_id == user_id]
        if not set(ids) <= set(known):
            raise unknown("order")
        for place, number in enumerate([*dict.fromkeys(ids), *(each for each in known if each not in set(ids))]):
            await connection.execute(update(orders).where(orders.c.id == number).values(place=place))
        return await _changed(services, connection, loaded, user_id)


async def revoke(services: Services, game_id: str, visitor: Visitor | None, number: int) -> wire.OrderList:
    """Revoke an order; no process uses it from now on."""
    async with _changing(services, game_id, visitor) as (connection, loaded, user_id):
        which = (orders.c.id == number, orders.c.game_id == game_id, orders.c.user_id == user_id)
        if (await connection.execute(delete(orders).where(*which))).rowcount != 1:
            raise unknown("order")
        return await _changed(services, connection, loaded, user_id)


@asynccontextmanager
async def _changing(
    services: Services, game_id: str, visitor: Visitor | None
) -> AsyncIterator[tuple[AsyncConnection, LoadedGame, int]]:
    """Run one transaction under the lock of the game, then start automatic moves."""
    if services.store.time.in_maintenance:
        raise under_maintenance()
    cache = services.games.cache
    async with cache.lock(game_id):
        loaded = await cache.current(game_id)
        own_seats(loaded.table, visitor)
        assert visitor is not None
        try:
            async with services.store.write() as connection:
                yield connection, loaded, visitor.id
        finally:
            cache.drop(game_id)  # the cached game has the old orders
        loaded = await cache.current(game_id)
    services.hub.publish_to_person(visitor.id, "orders", game_id)
    services.automation.on_game_changed(loaded)


async def _changed(services: Services, connection: AsyncConnection, loaded: LoadedGame, user_id: int) -> wire.OrderList:
    """Notify other processes and update the `due` time, in the same transaction.

    If this process dies, another one makes the move that an order now allows.
    """
    known = await standing_orders(connection, loaded.id)
    if loaded.table.state == "running":
        due = due_time(loaded.table, loaded.game, services.store.time.now(), known)
        same = (games.c.id == loaded.id, games.c.revision == loaded.revision)
        await connection.execute(update(games).where(*same).values(due=due))
    await services.store.announce(connection, Message(orders=loaded.id, people=[user_id]))
    return await order_list(connection, loaded.id, user_id, loaded.table.seats_of(user_id))


log = structlog.get_logger()


class OrderCanceller:
    """Deletes void orders after changes of games. Missed ones are found at the next change; they are never used."""

    def __init__(self, store: Store, cache: GameCache, hub: Hub) -> None:
        self._store, self._cache, self._hub = store, cache, hub
        self._tasks: set[asyncio.Task[None]] = set()

    def on_game_changed(self, loaded: LoadedGame) -> None:
        if not loaded.orders or loaded.position is None or loaded.time.in_maintenance:
            return
        if loaded.table.state == "over":
            cancelled = [Cancelled(order, None) for order in loaded.orders]
        else:
            cancelled = void_orders(loaded.orders, loaded.game)
        if cancelled:
            task = asyncio.ensure_future(self._cancel(loaded, cancelled))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _cancel(self, loaded: LoadedGame, cancelled: list[Cancelled]) -> None:
        try:
            async with self._cache.lock(loaded.id):
                owners = await self._delete(loaded, cancelled)
                ids = {each.order.id for each in cancelled}
                if (cached := self._cache.get(loaded.id)) is not None:
                    cached.orders = tuple(order for order in cached.orders if order.id not in ids)
            for user_id in owners:
                self._hub.publish_to_person(user_id, "orders", loaded.id)
        except SQLAlchemyError as error:
            log.warning("orders_not_cancelled", game=loaded.id, why=error_summary(error))

    async def _delete(self, loaded: LoadedGame, cancelled: list[Cancelled]) -> set[int]:
        """Delete orders and return the owners of those deleted here: only the first process notifies them."""
        owners = set[int]()
        async with self._store.write() as connection:
            for order, void in cancelled:
                deleted = await connection.execute(delete(orders).where(orders.c.id == order.id))
                if deleted.rowcount == 1:
                    owners.add(order.user_id)
                    if void is not None:
                        await connection.execute(order_line_insert(loaded.id, order, loaded.version, clock.now(), void))
                        await connection.execute(prune_order_lines(loaded.id, order.user_id))
            if owners:
                await self._store.announce(connection, Message(orders=loaded.id, people=sorted(owners)))
        return owners

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
