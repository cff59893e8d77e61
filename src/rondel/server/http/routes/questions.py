"""Query routes for a position: previews, explanations, unit routes."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import QueryParameter

from rondel.server.http.requests import (
    ApiRequest,
    GameId,
    InviteParameter,
    SeatParameter,
    body,
    rate_keys,
    visible_game,
)
from rondel.server.http.response_builders import Encoded, encoded
from rondel.table.previews import ExplainQuery, each_preview, each_route, explanation_of, preview_of, route_of
from rondel.table.table import viewing_seat
from rondel.wire.decision import Leg, Preview, Previews, Routes
from rondel.wire.decision import Refusal as Explanation
from rondel.wire.play import PreviewsRequest, RoutesRequest


@post(
    "/api/games/{game_id:str}/previews",
    status_code=200,
    summary="Preview what actions would change, as far as it is visible to you",
)
async def previews(
    request: ApiRequest, game_id: GameId, data: Annotated[PreviewsRequest, body({"version": 4})]
) -> Encoded[Previews]:
    services, visitor, loaded = await visible_game(request, game_id)
    viewer = viewing_seat(loaded.table, visitor, data.seat)
    each = each_preview(loaded, viewer, data)
    found = dict(await services.cpu_budget.in_slices(rate_keys(request), each))
    return encoded({"version": loaded.version, "previews": found})


@get(
    "/api/games/{game_id:str}/preview",
    summary="Preview what an action would change",
)
async def preview(
    request: ApiRequest,
    game_id: GameId,
    action: Annotated[str, QueryParameter(min_length=1, max_length=120)],
    seat: SeatParameter = None,
    invite: InviteParameter = None,
) -> Encoded[Preview]:
    services, visitor, loaded = await visible_game(request, game_id, invite)
    with services.cpu_budget.charged(rate_keys(request)):
        return encoded(preview_of(loaded, action, viewing_seat(loaded.table, visitor, seat)))


@get(
    "/api/games/{game_id:str}/explain",
    summary="Explain why an action is not offered",
    description="The action is given by its text, by a place (with the unit that would go there), or by a bond.",
)
async def explain(
    request: ApiRequest,
    game_id: GameId,
    action: Annotated[str | None, QueryParameter(max_length=120)] = None,
    place: Annotated[str | None, QueryParameter(max_length=40, description="the chosen place")] = None,
    origin: Annotated[
        str | None, QueryParameter(name="from", max_length=40, description="for a move: where the unit stands")
    ] = None,
    own: Annotated[str | None, QueryParameter(max_length=8, description="which of several kinds of own units")] = None,
    unit: Annotated[str | None, QueryParameter(max_length=5, description="for an import: army or fleet")] = None,
    nation: Annotated[str | None, QueryParameter(max_length=40, description="nation of a bond")] = None,
    face: Annotated[int | None, QueryParameter(ge=0, le=99, description="face value of a bond")] = None,
    seat: SeatParameter = None,
    invite: InviteParameter = None,
) -> Explanation:
    services, visitor, loaded = await visible_game(request, game_id, invite)
    viewer = viewing_seat(loaded.table, visitor, seat)
    with services.cpu_budget.charged(rate_keys(request)):
        return explanation_of(loaded, viewer, ExplainQuery(action, place, origin, own, unit, nation, face))


@post(
    "/api/games/{game_id:str}/routes",
    status_code=200,
    summary="Routes of army and fleet moves",
)
async def routes(
    request: ApiRequest, game_id: GameId, data: Annotated[RoutesRequest, body({"actions": ["army rome naples"]})]
) -> Encoded[Routes]:
    services, visitor, loaded = await visible_game(request, game_id)
    each = each_route(loaded, viewing_seat(loaded.table, visitor, data.seat), data)
    legs = dict(await services.cpu_budget.in_slices(rate_keys(request), each))
    return encoded({"version": loaded.version, "routes": legs})


@get(
    "/api/games/{game_id:str}/route",
    summary="Route of an army or fleet move",
)
async def route(
    request: ApiRequest,
    game_id: GameId,
    action: Annotated[str, QueryParameter(min_length=1, max_length=120)],
    invite: InviteParameter = None,
) -> Encoded[list[Leg]]:
    services, _, loaded = await visible_game(request, game_id, invite)
    with services.cpu_budget.charged(rate_keys(request)):
        return encoded(route_of(loaded, action))


handlers = [previews, preview, explain, routes, route]
