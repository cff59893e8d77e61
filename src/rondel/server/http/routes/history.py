"""History routes: log, earlier positions, charts, records, and sandboxes made from them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated

from litestar import Response, get, post
from litestar.openapi.spec import Example, OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.params import PathParameter, QueryParameter

import rondel
from rondel.server.http.requests import (
    ApiRequest,
    GameId,
    InviteParameter,
    SeatParameter,
    body,
    count,
    rate_keys,
    visible_game,
)
from rondel.server.http.response_builders import Encoded, encoded
from rondel.server.play import entries_since, history
from rondel.server.services import require_visitor, services_of
from rondel.server.tables import records
from rondel.table.errors import unknown
from rondel.table.replays import add_to_charts, refuse_to_show_cash
from rondel.table.serializers import log_json, past_view, sees_reasons, serialize_table, view_dict
from rondel.table.table import viewing_seat
from rondel.wire.play import Charts, SandboxRequest
from rondel.wire.state import LogEntry
from rondel.wire.tables import Table
from rondel.wire.view import View


@get(
    "/api/games/{game_id:str}/events",
    summary="The log since a version",
)
async def log_since(
    request: ApiRequest,
    game_id: GameId,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
    invite: InviteParameter = None,
) -> Encoded[list[LogEntry]]:
    services, visitor, loaded = await visible_game(request, game_id, invite)
    services.cpu_budget.check(rate_keys(request))
    entries = await entries_since(services.store, game_id, since, until=loaded.version)
    with_reason = sees_reasons(loaded.table, visitor)
    lines = (log_json(loaded.table.edition, entry, with_reason=with_reason) for entry in entries)
    return encoded(await services.cpu_budget.in_slices(rate_keys(request), lines))


@get(
    "/api/games/{game_id:str}/positions/{number:int}",
    summary="An earlier position, as far as it is visible to you",
)
async def earlier_position(
    request: ApiRequest,
    game_id: GameId,
    number: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    seat: SeatParameter = None,
    invite: InviteParameter = None,
) -> Encoded[View]:
    services, visitor, loaded = await visible_game(request, game_id, invite)
    if number > loaded.version:
        raise unknown("position")
    viewer = viewing_seat(loaded.table, visitor, seat)
    if number == loaded.version:
        with services.cpu_budget.charged(rate_keys(request)):
            return encoded(view_dict(loaded, loaded.game, viewer))
    services.cpu_budget.check(rate_keys(request))
    in_slices = partial(services.cpu_budget.in_slices, rate_keys(request))
    game = await history.position(services.store, game_id, number, in_slices)
    with services.cpu_budget.charged(rate_keys(request)):
        return encoded(past_view(loaded.table, game, viewer))


@get(
    "/api/games/{game_id:str}/charts",
    summary="Scores, power points and treasuries over time",
)
async def charts(request: ApiRequest, game_id: GameId, invite: InviteParameter = None) -> Charts:
    services, _, loaded = await visible_game(request, game_id, invite)
    with_scores = loaded.table.options.get("cash") != "hidden" or loaded.table.state == "over"
    services.cpu_budget.check(rate_keys(request))
    in_slices = partial(services.cpu_budget.in_slices, rate_keys(request))
    result = await history.charts(services.store, game_id, with_scores, in_slices, until=loaded.version)
    if not result.versions or result.versions[-1] != loaded.version:
        add_to_charts(result, loaded.game, with_scores)
    return result


TableName = Annotated[str, QueryParameter(min_length=1, max_length=50, description="name of the table")]
SECONDS_PER_LINE = 0.00001  # CPU time
RECORD = rondel.new_game("imperial", players=["Ada", "Bruno"], seed=1).record().dumps() + "0 rondel taxation\n"


@get(
    "/api/games/{game_id:str}/record",
    media_type="text/plain",
    summary="The record as a file",
)
async def record(request: ApiRequest, game_id: GameId, invite: InviteParameter = None) -> Response[str]:
    services, _, loaded = await visible_game(request, game_id, invite)
    refuse_to_show_cash(loaded.table)
    services.cpu_budget.check(rate_keys(request))
    text = await records.record_text(services.store, loaded)
    services.cpu_budget.charge(rate_keys(request), loaded.version * SECONDS_PER_LINE)
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{loaded.table.edition}-{loaded.id}.rondel"'},
    )


@dataclass
class Upload(Operation):
    """Operation with a raw text body, which Litestar cannot describe by itself."""

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
    services, visitor = services_of(request), require_visitor(request)
    await count(request, "upload")
    in_slices = partial(services.cpu_budget.in_slices, rate_keys(request))
    loaded = await records.upload(services, visitor, await request.body(), name, in_slices)
    return serialize_table(loaded.table, visitor, loaded.time)


@post(
    "/api/games/{game_id:str}/sandbox",
    status_code=201,
    summary="Create your own sandbox from any position",
)
async def sandbox(
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[SandboxRequest, body({"at": 62})],
    invite: InviteParameter = None,
) -> Table:
    visitor = require_visitor(request)
    services, _, loaded = await visible_game(request, game_id, invite)
    await count(request, "sandbox")
    in_slices = partial(services.cpu_budget.in_slices, rate_keys(request))
    at = loaded.version if data.at is None else data.at
    made = await records.sandbox(services, visitor, loaded, at, in_slices)
    return serialize_table(made.table, visitor, made.time)


handlers = [
    log_since,
    earlier_position,
    charts,
    record,
    upload,
    sandbox,
]
