"""History: the log, earlier positions, charts, records, sandboxes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get, post
from litestar.openapi.spec import Example, OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Body, PathParameter, QueryParameter

from rondel.server import history, records
from rondel.server.errors import unknown
from rondel.server.routes import examples
from rondel.server.routes.answers import GameId, InviteParameter, Json, SeatParameter, Version, documented, json
from rondel.server.routes.play import seen
from rondel.server.services import known_visitor, services_of
from rondel.server.states import log_dict, seen_from, table_dict, view_dict

Asked = Request[Any, Any, Any]
TableName = Annotated[str, QueryParameter(min_length=1, max_length=50, description="what the table is called")]


class SandboxWish(msgspec.Struct):
    """`at`: the number of the position; left out: the newest."""

    at: Version | None = None


@get(
    "/api/games/{game_id:str}/events",
    responses=documented([examples.ENTRY]),
    summary="The log since a version",
)
async def log_since(
    request: Asked,
    game_id: GameId,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
    invite: InviteParameter = None,
) -> Json:
    services, _, _ = await seen(request, game_id, invite)
    entries = await history.entries_since(services.store, game_id, since)
    return json([log_dict(entry) for entry in entries])


@get(
    "/api/games/{game_id:str}/positions/{number:int}",
    responses=documented(examples.STATE["view"]),
    summary="An earlier position as you may see it",
)
async def earlier_position(
    request: Asked,
    game_id: GameId,
    number: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    seat: SeatParameter = None,
    invite: InviteParameter = None,
) -> Json:
    services, visitor, room = await seen(request, game_id, invite)
    if number > room.version:
        raise unknown("position")
    eyes = seen_from(room, visitor, seat)
    if number == room.version:
        return json(view_dict(room, room.game, eyes))
    game = await history.position(services.store, game_id, number)
    view = game.view(eyes)
    if view.get("decision"):  # the past is for looking at
        view["decision"] = {**view["decision"], "actions": []}
    return json(view)


@get(
    "/api/games/{game_id:str}/charts",
    responses=documented({"rounds": [1, 2], "scores": [[2, 2], [9, 7]], "power": {"italy": [0, 3]}, "treasury": {}}),
    summary="Scores, power points and treasuries over time",
)
async def charts(request: Asked, game_id: GameId, invite: InviteParameter = None) -> Json:
    services, _, room = await seen(request, game_id, invite)
    with_scores = room.options.get("cash") != "hidden" or room.state == "over"
    result = await history.charts(services.store, game_id, with_scores)
    if not result["versions"] or result["versions"][-1] != room.version:
        history.add_to_charts(result, room.game, with_scores)
    return json(result)


@get(
    "/api/games/{game_id:str}/record",
    responses=documented(examples.RECORD, media_type="text/plain"),
    summary="The record as a file",
)
async def record(request: Asked, game_id: GameId, invite: InviteParameter = None) -> Response[str]:
    services, _, room = await seen(request, game_id, invite)
    records.refuse_to_show_cash(room)
    text = await records.record_text(services.store, room)
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{room.edition}-{room.id}.rondel"'},
    )


@dataclass
class Upload(Operation):
    """Its body is read as it comes, so the framework cannot describe it."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(
            schema=Schema(type=OpenAPIType.STRING),
            examples={"record": Example(summary="for example", value=examples.RECORD)},
        )
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


@post(
    "/api/records",
    status_code=201,
    operation_class=Upload,
    responses=documented(examples.TABLE, 201),
    summary="Upload a record: a replay that can be continued as a sandbox",
)
async def upload(request: Asked, name: TableName = "Record") -> Json:
    services, visitor = services_of(request), known_visitor(request)
    await services.rates.count("upload", f"user {visitor.id}")
    room = await records.upload(services, visitor, await request.body(), name)
    return json(table_dict(room, visitor), 201)


@post(
    "/api/games/{game_id:str}/sandbox",
    status_code=201,
    responses=documented(examples.TABLE, 201),
    summary="A sandbox of your own from any position",
)
async def sandbox(
    request: Asked,
    game_id: GameId,
    data: Annotated[SandboxWish, Body(examples=[Example(summary="for example", value={"at": 62})])],
    invite: InviteParameter = None,
) -> Json:
    visitor = known_visitor(request)
    services, _, room = await seen(request, game_id, invite)
    await services.rates.count("table", f"user {visitor.id}")
    made = await records.sandbox(services, visitor, room, room.version if data.at is None else data.at)
    return json(table_dict(made, visitor), 201)


handlers = [log_since, earlier_position, charts, record, upload, sandbox]
