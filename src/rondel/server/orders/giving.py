"""Giving an order: for which seat, whether what it names exists, and what holds when it is given."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rondel.server.errors import bad, conflict, unknown
from rondel.server.http.wire import orders as wire
from rondel.server.orders.kinds import rule_of
from rondel.server.orders.rule import Basis
from rondel.server.orders.situation import Situation
from rondel.server.people.visitors import Visitor
from rondel.server.play.loaded import LoadedGame
from rondel.server.play.table import refuse_hidden

if TYPE_CHECKING:
    import rondel

MOST = 40  # of a seat


def own_seats(loaded: LoadedGame, visitor: Visitor | None) -> list[int]:
    """The seats whose orders this person sees, or a refusal."""
    refuse_hidden(loaded.table, visitor)
    mine = loaded.table.seats_of(visitor.id if visitor else None)
    if not mine:
        raise unknown("seat")
    return mine


def seat_for_order(loaded: LoadedGame, visitor: Visitor | None, seat: int | None) -> int:
    """The seat an order is for: the one named, the one to decide, or the first."""
    mine = own_seats(loaded, visitor)
    if seat is None:
        return loaded.table.turn_player if loaded.table.turn_player in mine else mine[0]
    if seat not in mine:
        raise unknown("seat")
    return seat


def basis_of(order: wire.OrderContent, now: Situation) -> Basis:
    rule = rule_of(order)
    governments = {nation: now.government(nation) for nation in rule.nations(order)}
    return Basis(now.turn, governments, rule.armies(order, now))


def check_order(order: wire.OrderContent, game: rondel.Game, seat: int) -> None:
    """What an order names has to exist, and what it is to do for a nation is for its government to say."""
    rule = rule_of(order)
    nations = {nation.id for nation in game.edition.nations}
    regions = {region.id for region in game.edition.regions}
    for what, named, known in (("nation", rule.named(order), nations), ("region", rule.places(order), regions)):
        for name in named:
            if name not in known:
                raise bad("order_unknown", f"There is no {what} {name!r} in this game.", what=what)
    own = rule.own_nation(order)
    if own is not None and Situation(game, seat).government(own) != seat:
        raise bad("order_government", "Only the government of a nation can give this order.", nation=own)


def refuse_too_many(count: int) -> None:
    """Nobody needs as many orders, and each is tried at every question."""
    if count >= MOST:
        raise conflict("too_many_orders", f"A seat may have {MOST} standing orders; revoke one first.", most=MOST)


def lasting(new: wire.NewOrder) -> wire.Lasts:
    """For how long an order is given: some are only for this turn."""
    return "turn" if rule_of(new.order).only_this_turn else new.lasts
