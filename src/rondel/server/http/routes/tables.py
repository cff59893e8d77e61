"""Tables: list, create, join, leave, seats, start."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import PathParameter, QueryParameter

from rondel.server.http import examples
from rondel.server.http.answers import ApiRequest, GameId, InviteParameter, Json, Seat, body, documented, json
from rondel.server.live.states import refuse_hidden, table_dict
from rondel.server.people.visitors import Visitor
from rondel.server.play.rooms import Room
from rondel.server.services import Services, known_visitor, services_of, visitor_of
from rondel.server.tables import lobby, seating
from rondel.server.tables.lobby import NewTable

NEW_TABLE = {
    "name": "Against the computer",
    "edition": "imperial",
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}],
    "options": {"investor_card": True},
    "start": True,
}


class Join(msgspec.Struct):
    seat: Seat | None = None
    invite: Annotated[str, msgspec.Meta(max_length=24)] | None = None


class SeatChange(msgspec.Struct):
    kind: str
    bot: str | None = None


class Start(msgspec.Struct):
    """`bot` fills the seats that are still open."""

    bot: str | None = None


def _table(services: Services, room: Room, visitor: Visitor | None, status: int | None = None) -> Json:
    return json(table_dict(room, visitor, services.hub.present(room.id)), status)


@get("/api/tables", responses=documented([examples.TABLE]), summary="Tables, newest first")
async def list_tables(
    request: ApiRequest,
    which: Annotated[str, QueryParameter(name="filter", description="mine, open, running or over")] = "open",
) -> Json:
    services, visitor = services_of(request), visitor_of(request)
    rooms = await lobby.listed(services, visitor, which)
    return json([table_dict(room, visitor, services.hub.present(room.id)) for room in rooms])


@post("/api/tables", status_code=201, responses=documented(examples.TABLE, 201), summary="A new table")
async def new_table(request: ApiRequest, data: Annotated[NewTable, body(NEW_TABLE)]) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    await services.rates.count("table", f"user {visitor.id}")
    return _table(services, await lobby.create(services, visitor, data), visitor, 201)


@get("/api/tables/{game_id:str}", responses=documented(examples.TABLE), summary="One table")
async def one_table(request: ApiRequest, game_id: GameId, invite: InviteParameter = None) -> Json:
    services, visitor = services_of(request), visitor_of(request)
    room = await services.rooms.current(game_id)
    refuse_hidden(room, visitor, invite)
    return _table(services, room, visitor)


@post(
    "/api/tables/{game_id:str}/join",
    status_code=200,
    responses=documented(examples.TABLE),
    summary="Take a seat",
)
async def join(request: ApiRequest, game_id: GameId, data: Annotated[Join | None, body({"seat": 1})] = None) -> Json:
    services, visitor, wish = services_of(request), known_visitor(request), data or Join()
    return _table(services, await seating.join(services, game_id, visitor, wish.seat, wish.invite), visitor)


@post(
    "/api/tables/{game_id:str}/leave",
    status_code=200,
    responses=documented(examples.TABLE),
    summary="Stand up",
)
async def leave(request: ApiRequest, game_id: GameId) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    return _table(services, await seating.leave(services, game_id, visitor), visitor)


@post(
    "/api/tables/{game_id:str}/seats/{seat:int}",
    status_code=200,
    responses=documented(examples.TABLE),
    summary="Open a seat or give it to a bot (host)",
)
async def set_seat(
    request: ApiRequest,
    game_id: GameId,
    seat: Annotated[int, PathParameter(ge=0, le=5)],
    data: Annotated[SeatChange, body({"kind": "bot", "bot": "greedy"})],
) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    room = await seating.set_seat(services, game_id, visitor, seat, data.kind, data.bot)
    return _table(services, room, visitor)


@post(
    "/api/tables/{game_id:str}/start",
    status_code=200,
    responses=documented(examples.TABLE),
    summary="Start (host)",
)
async def start(
    request: ApiRequest, game_id: GameId, data: Annotated[Start | None, body({"bot": "greedy"})] = None
) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    return _table(services, await lobby.start(services, game_id, visitor, data.bot if data else None), visitor)


@delete(
    "/api/tables/{game_id:str}",
    status_code=200,
    responses=documented({"gone": True}),
    summary="Remove a table that has not started (host)",
)
async def remove(request: ApiRequest, game_id: GameId) -> Json:
    await lobby.remove(services_of(request), game_id, known_visitor(request))
    return json({"gone": True})


handlers = [list_tables, new_table, one_table, join, leave, set_seat, start, remove]
