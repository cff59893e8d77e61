"""Database rows of standing orders, and their updates in the transaction of a move or undo."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import Delete, Insert, Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.storage.models import order_lines, orders
from rondel.table.orders.kinds import rule_of
from rondel.table.orders.rule import Basis, Void
from rondel.table.orders.standing import StandingOrder, after_use, order_to_wire, suspended
from rondel.wire import orders as wire

if TYPE_CHECKING:
    from rondel.server.play.stored_change import StoredChange


MAX_LOG_LINES = 100
MAX_STORED_LINES = 200  # per person and game


async def standing_orders(connection: AsyncConnection, game_id: str) -> tuple[StandingOrder, ...]:
    """Return all orders of a game by seat, in the order they are tried."""
    query = select(orders).where(orders.c.game_id == game_id).order_by(orders.c.seat, orders.c.place, orders.c.id)
    rows = (await connection.execute(query)).all()
    return tuple(_standing(row) for row in rows)


def _standing(row: Row[Any]) -> StandingOrder:
    return StandingOrder(
        id=row.id,
        seat=row.seat,
        user_id=row.user_id,
        content=msgspec.json.decode(row.params, type=wire.OrderContent),
        basis=msgspec.json.decode(row.basis, type=Basis),
        lasts=row.lasts,
        since=row.since,
        used=row.used,
        rests_in=row.rests_in,
    )


def encoded(content: wire.OrderContent) -> str:
    return msgspec.json.encode(content).decode()


def order_line_insert(game_id: str, order: StandingOrder, version: int, at: float, void: Void | None = None) -> Insert:
    """Return the insert of a log entry for a used order, or for a cancelled one with the reason `void`."""
    return insert(order_lines).values(
        game_id=game_id,
        seat=order.seat,
        user_id=order.user_id,
        version=version,
        at=at,
        code="used" if void is None else "cancelled",
        reason=void.reason if void else None,
        nation=void.nation if void else None,
        place=void.place if void else None,
        params=encoded(order.content),
    )


def prune_order_lines(game_id: str, user_id: int) -> Delete:
    """Return the deletion of old log entries, so that the log of a person stays bounded."""
    mine = (order_lines.c.game_id == game_id, order_lines.c.user_id == user_id)
    last = select(order_lines.c.id).where(*mine).order_by(order_lines.c.id.desc()).limit(1).offset(MAX_STORED_LINES)
    return delete(order_lines).where(*mine, order_lines.c.id <= last.scalar_subquery())


async def order_list(connection: AsyncConnection, game_id: str, user_id: int, seats: list[int]) -> wire.OrderList:
    """Return the orders of a person's seats and the log of earlier ones."""
    known = await standing_orders(connection, game_id)
    log_query = (
        select(order_lines)
        .where(order_lines.c.game_id == game_id, order_lines.c.user_id == user_id, order_lines.c.seat.in_(seats))
        .order_by(order_lines.c.id.desc())
        .limit(MAX_LOG_LINES)
    )
    rows = (await connection.execute(log_query)).all()
    return wire.OrderList(
        orders=[order_to_wire(order) for order in known if order.user_id == user_id and order.seat in seats],
        log=[
            wire.OrderLine(
                seat=row.seat,
                version=row.version,
                at=row.at,
                code=row.code,
                reason=row.reason,
                nation=row.nation,
                place=row.place,
                order=msgspec.json.decode(row.params, type=wire.OrderContent),
            )
            for row in reversed(rows)
        ],
    )


def use_order(change: StoredChange, order: StandingOrder) -> None:
    """Record that an order made the move of this change. The commit fails if the order was revoked in the meantime."""
    version = change.table.version
    remaining = rule_of(order.content).remaining(order.content)
    if order.lasts == "once" or remaining is None:
        change.must_change_one(delete(orders).where(orders.c.id == order.id))
    else:
        changed = {} if remaining == order.content else {"params": encoded(remaining)}
        change.must_change_one(update(orders).where(orders.c.id == order.id).values(used=version, **changed))
    change.orders = after_use(change.orders, order, version)
    change.statement(order_line_insert(change.table.id, order, version, change.now))
    change.statement(prune_order_lines(change.table.id, order.user_id))


def suspend_orders(change: StoredChange, seats: Iterable[int], turn: int) -> None:
    """Suspend the orders of these seats until the end of the turn, after an undo."""
    mine = set(seats)
    if not any(order.seat in mine for order in change.orders):
        return
    game_id = change.table.id
    change.statement(update(orders).where(orders.c.game_id == game_id, orders.c.seat.in_(mine)).values(rests_in=turn))
    change.orders = suspended(change.orders, mine, turn)
