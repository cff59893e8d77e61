"""Records: as a file, uploaded, or continued as a sandbox."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.openapi.spec import Example, OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import Body, QueryParameter

from rondel.server.http import examples
from rondel.server.http.answers import ApiRequest, GameId, InviteParameter, Json, Version, documented, json
from rondel.server.http.visible import visible_game
from rondel.server.live.states import table_dict
from rondel.server.play import records
from rondel.server.services import known_visitor, services_of

TableName = Annotated[str, QueryParameter(min_length=1, max_length=50, description="what the table is called")]


class SandboxRequest(msgspec.Struct):
    """`at`: the number of the position; left out: the newest."""

    at: Version | None = None


@get(
    "/api/games/{game_id:str}/record",
    responses=documented(examples.RECORD, media_type="text/plain"),
    summary="The record as a file",
)
async def record(request: ApiRequest, game_id: GameId, invite: InviteParameter = None) -> Response[str]:
    services, _, room = await visible_game(request, game_id, invite)
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
async def upload(request: ApiRequest, name: TableName = "Record") -> Json:
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
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[SandboxRequest, Body(examples=[Example(summary="for example", value={"at": 62})])],
    invite: InviteParameter = None,
) -> Json:
    visitor = known_visitor(request)
    services, _, room = await visible_game(request, game_id, invite)
    await services.rates.count("table", f"user {visitor.id}")
    made = await records.sandbox(services, visitor, room, room.version if data.at is None else data.at)
    return json(table_dict(made, visitor), 201)


handlers = [record, upload, sandbox]
