"""The standing orders of a game: validation, matching a decision, cancellation."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

import rondel
from rondel.table.errors import bad, conflict, unknown
from rondel.table.orders.kinds import rule_of
from rondel.table.orders.rule import Basis, Situation, Void
from rondel.table.table import TableRow, refuse_hidden
from rondel.table.visitors import Visitor
from rondel.wire import orders as wire


class StandingOrder(msgspec.Struct, frozen=True):
    """A standing order of a seat; orders are tried in sequence."""

    id: int
    seat: int
    user_id: int
    content: wire.OrderContent
    basis: Basis
    lasts: wire.Lasts
    since: int
    used: int | None = None
    rests_in: int | None = None


class Cancelled(NamedTuple):
    """A cancelled order; `void` is None if it expired silently."""

    order: StandingOrder
    void: Void | None


def matching_order(
    orders: Sequence[StandingOrder], game: rondel.Game, user_id: int | None
) -> tuple[StandingOrder, str] | None:
    """Return the first order of the deciding seat that applies, and the action it chooses."""
    if not orders:
        return None
    seat = game.decision.player
    mine = [order for order in orders if order.seat == seat and order.user_id == user_id]
    now = Situation(game, seat) if mine else None
    for order in mine:
        assert now is not None
        rule = rule_of(order.content)
        if order.rests_in == now.turn or not rule.applies(order.content, now) or _is_over(order, now):
            continue
        if rule.void_reason(order.content, order.basis, now) is None:
            text = rule.choose(order.content, now)
            if text is not None and text in now.view["decision"]["actions"]:
                return order, text
    return None


def void_orders(orders: Sequence[StandingOrder], game: rondel.Game) -> list[Cancelled]:
    """Return the void orders; those for a past turn expire silently."""
    found: list[Cancelled] = []
    situations: dict[int, Situation] = {}
    for order in orders:
        now = situations.setdefault(order.seat, Situation(game, order.seat))
        if _is_over(order, now):
            found.append(Cancelled(order, None))
        elif (void := rule_of(order.content).void_reason(order.content, order.basis, now)) is not None:
            found.append(Cancelled(order, void))
    return found


def _is_over(order: StandingOrder, now: Situation) -> bool:
    return order.lasts == "turn" and order.basis.turn != now.turn


def after_use(orders: Sequence[StandingOrder], order: StandingOrder, version: int) -> tuple[StandingOrder, ...]:
    """Return the orders after one of them made the move of this version."""
    remaining = rule_of(order.content).remaining(order.content)
    if order.lasts == "once" or remaining is None:
        return tuple(each for each in orders if each.id != order.id)
    used = msgspec.structs.replace(order, content=remaining, used=version)
    return tuple(used if each.id == order.id else each for each in orders)


def suspended(orders: Sequence[StandingOrder], seats: Iterable[int], turn: int) -> tuple[StandingOrder, ...]:
    """Return the orders after an undo: those of these seats are suspended until the end of the turn."""
    mine = set(seats)
    return tuple(msgspec.structs.replace(each, rests_in=turn) if each.seat in mine else each for each in orders)


def order_to_wire(order: StandingOrder) -> wire.Order:
    """Return an order as shown to its owner."""
    return wire.Order(
        id=order.id, seat=order.seat, order=order.content, lasts=order.lasts, since=order.since, used=order.used
    )


def order_line(order: StandingOrder, version: int, at: float, void: Void | None = None) -> wire.OrderLine:
    """Return the log entry for a used order, or for a cancelled one with the reason `void`."""
    return wire.OrderLine(
        seat=order.seat,
        version=version,
        at=at,
        code="used" if void is None else "cancelled",
        reason=void.reason if void else None,
        nation=void.nation if void else None,
        place=void.place if void else None,
        order=order.content,
    )


MOST = 40  # per seat


def own_seats(table: TableRow, visitor: Visitor | None) -> list[int]:
    """Return the seats whose orders a person may see, or raise a refusal."""
    refuse_hidden(table, visitor)
    mine = table.seats_of(visitor.id if visitor else None)
    if not mine:
        raise unknown("seat")
    return mine


def seat_for_order(table: TableRow, visitor: Visitor | None, seat: int | None) -> int:
    """Return the seat for an order: the named one, the deciding one, or the first."""
    mine = own_seats(table, visitor)
    if seat is None:
        return table.turn_player if table.turn_player in mine else mine[0]
    if seat not in mine:
        raise unknown("seat")
    return seat


def basis_of(order: wire.OrderContent, now: Situation) -> Basis:
    rule = rule_of(order)
    governments = {nation: now.government(nation) for nation in rule.nations(order)}
    return Basis(now.turn, governments, rule.armies(order, now))


def check_order(order: wire.OrderContent, game: rondel.Game, seat: int) -> None:
    """Refuse an order with unknown names, or for a nation the seat does not govern."""
    rule = rule_of(order)
    nations = {nation.id for nation in game.edition.nations}
    regions = {region.id for region in game.edition.regions}
    for what, named, known in (("nation", rule.named_nations(order), nations), ("region", rule.places(order), regions)):
        for name in named:
            if name not in known:
                raise bad("order_unknown", f"There is no {what} {name!r} in this game.", what=what)
    own = rule.own_nation(order)
    if own is not None and Situation(game, seat).government(own) != seat:
        raise bad("order_government", "Only the government of a nation can give this order.", nation=own)


def refuse_too_many(count: int) -> None:
    """Limit the number of orders, since each is tried at every decision."""
    if count >= MOST:
        raise conflict("too_many_orders", f"A seat may have {MOST} standing orders; revoke one first.", most=MOST)


def duration_of(new: wire.NewOrder) -> wire.Lasts:
    """Return how long an order lasts; some kinds last only for the turn."""
    return "turn" if rule_of(new.order).only_this_turn else new.lasts
