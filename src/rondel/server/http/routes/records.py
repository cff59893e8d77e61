"""Records: as a file, uploaded, or continued as a sandbox."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.spec import Example, OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import QueryParameter

import rondel
from rondel.server.http.answers import ApiRequest, GameId, InviteParameter, body
from rondel.server.http.askers import askers, count
from rondel.server.http.visible import visible_game
from rondel.server.services import known_visitor, services_of
from rondel.server.tables import records
from rondel.table.replays import refuse_to_show_cash
from rondel.table.states import table_of
from rondel.wire.play import SandboxRequest
from rondel.wire.tables import Table

TableName = Annotated[str, QueryParameter(min_length=1, max_length=50, description="what the table is called")]
SECONDS_PER_LINE = 0.00001  # of computing
RECORD = rondel.new_game("imperial", players=["Ada", "Bruno"], seed=1).record().dumps() + "0 rondel taxation\n"


@get(
    "/api/games/{game_id:str}/record",
    media_type="text/plain",
    summary="The record as a file",
)
async def record(request: ApiRequest, game_id: GameId, invite: InviteParameter = None) -> Response[str]:
    services, _, loaded = await visible_game(request, game_id, invite)
    refuse_to_show_cash(loaded.table)
    services.work.check(askers(request))
    text = await records.record_text(services.store, loaded)
    services.work.charge(askers(request), loaded.version * SECONDS_PER_LINE)
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{loaded.table.edition}-{loaded.id}.rondel"'},
    )


@dataclass
class Upload(Operation):
    """Its body is read as it comes, so the framework cannot describe it."""

    def __post_init__(self) -> None:
        text = OpenAPIMediaType(
            schema=Schema(type=OpenAPIType.STRING),
            examples={"record": Example(summary="for example", value=RECORD)},
        )
        self.request_body = RequestBody(content={"text/plain": text}, required=True)


@post(
    "/api/records",
    status_code=201,
    operation_class=Upload,
    summary="Upload a record: a replay that can be continued as a sandbox",
)
async def upload(request: ApiRequest, name: TableName = "Record") -> Table:
    services, visitor = services_of(request), known_visitor(request)
    await count(request, "upload")
    spread = partial(services.work.spread, askers(request))
    loaded = await records.upload(services, visitor, await request.body(), name, spread)
    return table_of(loaded.table, visitor, loaded.time)


@post(
    "/api/games/{game_id:str}/sandbox",
    status_code=201,
    summary="A sandbox of your own from any position",
)
async def sandbox(
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[SandboxRequest, body({"at": 62})],
    invite: InviteParameter = None,
) -> Table:
    visitor = known_visitor(request)
    services, _, loaded = await visible_game(request, game_id, invite)
    await count(request, "sandbox")
    spread = partial(services.work.spread, askers(request))
    at = loaded.version if data.at is None else data.at
    made = await records.sandbox(services, visitor, loaded, at, spread)
    return table_of(made.table, visitor, made.time)


handlers = [record, upload, sandbox]
