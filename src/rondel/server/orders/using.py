"""What a move that an order makes and an undo do to orders, in the same transaction."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sqlalchemy import delete, update

from rondel.server.orders.kinds import rule_of
from rondel.server.orders.standing import StandingOrder, after_use, resting_in
from rondel.server.orders.stored import encoded, line, without_old_lines
from rondel.server.storage.models import orders

if TYPE_CHECKING:
    from rondel.server.play.change import Change


def use_order(change: Change, order: StandingOrder) -> None:
    """The move of this change was made by an order. If it was revoked meanwhile, nothing is written."""
    version = change.table.version
    rest = rule_of(order.content).rest(order.content)
    if order.lasts == "once" or rest is None:
        change.must_change_one(delete(orders).where(orders.c.id == order.id))
    else:
        left = {} if rest == order.content else {"params": encoded(rest)}
        change.must_change_one(update(orders).where(orders.c.id == order.id).values(used=version, **left))
    change.orders = after_use(change.orders, order, version)
    change.statement(line(change.table.id, order, version, change.now))
    change.statement(without_old_lines(change.table.id, order.user_id))


def rest_orders(change: Change, seats: Iterable[int], turn: int) -> None:
    """Who takes a move back plays the rest of the turn by hand: the orders of these seats wait until it is over."""
    mine = set(seats)
    if not any(order.seat in mine for order in change.orders):
        return
    game_id = change.table.id
    change.statement(update(orders).where(orders.c.game_id == game_id, orders.c.seat.in_(mine)).values(rests_in=turn))
    change.orders = resting_in(change.orders, mine, turn)
