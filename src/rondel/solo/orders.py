"""Standing orders without a server, stored with the game."""

from __future__ import annotations

from rondel.solo.storage import Games
from rondel.table.errors import conflict, unknown
from rondel.table.orders.rule import Situation
from rondel.table.orders.standing import (
    StandingOrder,
    basis_of,
    check_order,
    duration_of,
    order_to_wire,
    own_seats,
    refuse_too_many,
    seat_for_order,
)
from rondel.table.visitors import Visitor
from rondel.wire.orders import NewOrder, OrderList

MAX_LOG_LINES = 100


def listed(games: Games, game_id: str) -> OrderList:
    """Return the orders and their log."""
    game = games.game(game_id)
    return OrderList(orders=[order_to_wire(order) for order in game.orders], log=game.lines[-MAX_LOG_LINES:])


def give(games: Games, game_id: str, visitor: Visitor, new: NewOrder) -> OrderList:
    """Add an order; if it applies to the current decision, it is used next."""
    loaded, game = games.current(game_id), games.game(game_id)
    seat = seat_for_order(loaded.table, visitor, new.seat)
    if loaded.table.state != "running":
        raise conflict("not_running", "This game is not running.")
    check_order(new.order, loaded.game, seat)
    refuse_too_many(sum(order.seat == seat for order in game.orders))
    game.last_order += 1
    order = StandingOrder(
        id=game.last_order,
        seat=seat,
        user_id=visitor.id,
        content=new.order,
        basis=basis_of(new.order, Situation(loaded.game, seat)),
        lasts=duration_of(new),
        since=loaded.version,
    )
    games.set_orders(game_id, (order, *game.orders) if new.first else (*game.orders, order))
    return listed(games, game_id)


def arrange(games: Games, game_id: str, visitor: Visitor, ids: list[int]) -> OrderList:
    """Set the order in which orders are tried; those not named follow in their previous sequence."""
    own_seats(games.current(game_id).table, visitor)
    known = {order.id: order for order in games.game(game_id).orders}
    if not set(ids) <= set(known):
        raise unknown("order")
    games.set_orders(game_id, tuple(known[number] for number in dict.fromkeys([*ids, *known])))
    return listed(games, game_id)


def revoke(games: Games, game_id: str, visitor: Visitor, number: int) -> OrderList:
    """Revoke an order."""
    own_seats(games.current(game_id).table, visitor)
    before = games.game(game_id).orders
    left = tuple(order for order in before if order.id != number)
    if len(left) == len(before):
        raise unknown("order")
    games.set_orders(game_id, left)
    return listed(games, game_id)
