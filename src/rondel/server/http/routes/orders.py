"""Standing orders of the players at a table, and previews of whole maneuvers."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import PathParameter

from rondel.server.http.requests import ApiRequest, GameId, body, rate_keys, visible_game
from rondel.server.http.response_builders import Encoded, encoded
from rondel.server.play import orders
from rondel.server.services import services_of, visitor_of
from rondel.table.errors import forbidden
from rondel.table.plan import plan_response
from rondel.wire.orders import Arrangement, NewOrder, OrderList
from rondel.wire.play import PlanForeseen, PlanRequest

CHANGE_SECONDS = 0.005


@get("/api/games/{game_id:str}/orders", summary="List your standing orders and the results of earlier ones")
async def list_orders(request: ApiRequest, game_id: GameId) -> OrderList:
    services = services_of(request)
    return await orders.own_orders(services, await services.games.current(game_id), visitor_of(request))


@post("/api/games/{game_id:str}/orders", status_code=201, summary="Give a standing order")
async def give_order(
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[
        NewOrder,
        body({"order": {"kind": "canal", "answer": "allow", "nations": ["russia"]}, "lasts": "revoked"}),
    ],
) -> OrderList:
    services = services_of(request)
    services.cpu_budget.charge(rate_keys(request), CHANGE_SECONDS)
    return await orders.give(services, game_id, visitor_of(request), data)


@put("/api/games/{game_id:str}/orders", summary="Arrange your standing orders by priority")
async def arrange_orders(
    request: ApiRequest, game_id: GameId, data: Annotated[Arrangement, body({"ids": [2, 1]})]
) -> OrderList:
    services = services_of(request)
    services.cpu_budget.charge(rate_keys(request), CHANGE_SECONDS)
    return await orders.arrange(services, game_id, visitor_of(request), data.ids)


@delete("/api/games/{game_id:str}/orders/{number:int}", status_code=200, summary="Revoke a standing order")
async def revoke_order(
    request: ApiRequest, game_id: GameId, number: Annotated[int, PathParameter(ge=0, le=2_000_000_000)]
) -> OrderList:
    services = services_of(request)
    services.cpu_budget.charge(rate_keys(request), CHANGE_SECONDS)
    return await orders.revoke(services, game_id, visitor_of(request), number)


@post(
    "/api/games/{game_id:str}/plan",
    status_code=200,
    summary="Preview a whole maneuver",
    description="Steps are played on a copy of the position, where players who are asked always agree.",
)
async def foresee_plan(
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[PlanRequest, body({"version": 4, "actions": ["fleet london north_sea", "end"]})],
) -> Encoded[PlanForeseen]:
    services, visitor, loaded = await visible_game(request, game_id)
    if visitor is None:
        raise forbidden("not_at_table", "You have no seat at this table.")
    with services.cpu_budget.charged(rate_keys(request)):
        return encoded(plan_response(loaded, visitor, data))


handlers = [
    list_orders,
    give_order,
    arrange_orders,
    revoke_order,
    foresee_plan,
]
