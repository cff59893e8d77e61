"""Table routes: list, create, join, leave, seats, start, invitations, rematches."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, patch, post
from litestar.params import QueryParameter

from rondel.server.http.requests import (
    ApiRequest,
    GameId,
    InviteParameter,
    Number,
    SeatNumber,
    body,
    count,
    invited_person,
    rate_keys,
)
from rondel.server.services import Services, require_visitor, services_of, visitor_of
from rondel.server.tables import change_table, invitations, lifecycle, seating
from rondel.table.serializers import serialize_table
from rondel.table.setup import MOST_SEATS
from rondel.table.table import TableRow, refuse_hidden
from rondel.table.visitors import Visitor
from rondel.wire.tables import (
    Gone,
    Invitation,
    InvitationAnswer,
    JoinRequest,
    NewInvitation,
    NewTable,
    SeatChange,
    StartRequest,
    Table,
    TableChange,
)

NEW_TABLE = {
    "name": "Against the computer",
    "edition": "imperial",
    "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}],
    "options": {"investor_card": True},
    "start": True,
}
SECONDS_PER_TABLE = 0.0001  # CPU time


def _table(services: Services, table: TableRow, visitor: Visitor | None) -> Table:
    return serialize_table(table, visitor, services.store.time, services.hub.present(table.id))


@get("/api/tables", summary="List tables, newest first")
async def list_tables(
    request: ApiRequest,
    which: Annotated[
        str, QueryParameter(name="filter", description="which tables", schema_extra={"enum": list(lifecycle.FILTERS)})
    ] = "open",
) -> list[Table]:
    services, visitor = services_of(request), visitor_of(request)
    found = await lifecycle.list_tables(services, visitor, which)
    services.cpu_budget.charge(rate_keys(request), len(found) * SECONDS_PER_TABLE)
    return [_table(services, table, visitor) for table in found]


@post("/api/tables", status_code=201, summary="Create a table")
async def new_table(request: ApiRequest, data: Annotated[NewTable, body(NEW_TABLE)]) -> Table:
    services, visitor = services_of(request), require_visitor(request)
    await count(request, "table")
    reserved = [(number, seat) for number, seat in enumerate(data.seats[:MOST_SEATS]) if seat.kind == "invited"]
    invited = {number: await invited_person(request, seat.name or "") for number, seat in reserved}
    loaded = await lifecycle.create(services, visitor, data, invited)
    return _table(services, loaded.table, visitor)


@get("/api/tables/{game_id:str}", summary="One table")
async def one_table(request: ApiRequest, game_id: GameId, invite: InviteParameter = None) -> Table:
    services, visitor = services_of(request), visitor_of(request)
    loaded = await services.games.current(game_id)
    refuse_hidden(loaded.table, visitor, invite)
    return _table(services, (await services.spectator_views.visible_game(loaded, visitor)).table, visitor)


@post(
    "/api/tables/{game_id:str}/join",
    status_code=200,
    summary="Take a seat",
)
async def join(
    request: ApiRequest, game_id: GameId, data: Annotated[JoinRequest | None, body({"seat": 1})] = None
) -> Table:
    services, visitor, wanted = services_of(request), require_visitor(request), data or JoinRequest()
    await count(request, "join")
    loaded = await seating.join(services, game_id, visitor, wanted.seat, wanted.invite)
    return _table(services, loaded.table, visitor)


@post(
    "/api/tables/{game_id:str}/leave",
    status_code=200,
    summary="Leave the table",
)
async def leave(request: ApiRequest, game_id: GameId) -> Table:
    services, visitor = services_of(request), require_visitor(request)
    loaded = await seating.leave(services, game_id, visitor)
    return _table(services, loaded.table, visitor)


@post(
    "/api/tables/{game_id:str}/seats/{seat:int}",
    status_code=200,
    summary="Open a seat or assign it to a bot (host)",
)
async def set_seat(
    request: ApiRequest,
    game_id: GameId,
    seat: SeatNumber,
    data: Annotated[SeatChange, body({"kind": "bot", "bot": "greedy"})],
) -> Table:
    services, visitor = services_of(request), require_visitor(request)
    loaded = await seating.set_seat(services, game_id, visitor, seat, data.kind, data.bot)
    return _table(services, loaded.table, visitor)


@post(
    "/api/tables/{game_id:str}/start",
    status_code=200,
    summary="Start the game (host)",
)
async def start(
    request: ApiRequest, game_id: GameId, data: Annotated[StartRequest | None, body({"bot": "greedy"})] = None
) -> Table:
    services, visitor = services_of(request), require_visitor(request)
    loaded = await lifecycle.start(services, game_id, visitor, data.bot if data else None)
    return _table(services, loaded.table, visitor)


@patch(
    "/api/tables/{game_id:str}",
    status_code=200,
    summary="Change the settings of a table that has not started (host)",
)
async def change(
    request: ApiRequest, game_id: GameId, data: Annotated[TableChange, body({"pace": "slow", "clock": None})]
) -> Table:
    services, visitor = services_of(request), require_visitor(request)
    loaded = await change_table(services, game_id, visitor, data)
    return _table(services, loaded.table, visitor)


@delete(
    "/api/tables/{game_id:str}",
    status_code=200,
    summary="Delete a table that has not started, or at which nobody else has played (host)",
)
async def remove(request: ApiRequest, game_id: GameId) -> Gone:
    await lifecycle.remove(services_of(request), game_id, require_visitor(request))
    return Gone(gone=True)


@post("/api/tables/{game_id:str}/invitations", status_code=201, summary="Invite a person by name (host)")
async def invite(
    request: ApiRequest, game_id: GameId, data: Annotated[NewInvitation, body({"name": "Bruno", "seat": 1})]
) -> Table:
    services, visitor = services_of(request), require_visitor(request)
    person = await invited_person(request, data.name)
    loaded = await invitations.invite(services, game_id, visitor, person, data.seat)
    return _table(services, loaded.table, visitor)


@delete("/api/tables/{game_id:str}/invitations/{seat:int}", status_code=200, summary="Withdraw an invitation (host)")
async def withdraw(request: ApiRequest, game_id: GameId, seat: SeatNumber) -> Table:
    services, visitor = services_of(request), require_visitor(request)
    loaded = await invitations.withdraw(services, game_id, visitor, seat)
    return _table(services, loaded.table, visitor)


@get("/api/me/invitations", summary="List my open invitations")
async def my_invitations(request: ApiRequest) -> list[Invitation]:
    return await invitations.list_pending(services_of(request), require_visitor(request))


@post("/api/me/invitations/{number:int}", status_code=200, summary="Accept or decline an invitation")
async def answer(
    request: ApiRequest,
    number: Number,
    data: Annotated[InvitationAnswer, body({"accept": True})],
) -> Table:
    services, visitor = services_of(request), require_visitor(request)
    await count(request, "join")
    loaded = await invitations.respond(services, visitor, number, data.accept)
    return _table(services, loaded.table, visitor)


@post(
    "/api/games/{game_id:str}/rematch", status_code=200, summary="Create a rematch: the same people, one seat further"
)
async def rematch(request: ApiRequest, game_id: GameId) -> Table:
    services, visitor = services_of(request), require_visitor(request)
    await count(request, "table")
    loaded = await lifecycle.rematch(services, game_id, visitor)
    return _table(services, loaded.table, visitor)


handlers = [
    list_tables,
    new_table,
    one_table,
    join,
    leave,
    set_seat,
    start,
    change,
    remove,
    invite,
    withdraw,
    my_invitations,
    answer,
    rematch,
]
