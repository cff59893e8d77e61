"""Lobby routes: filtered lists of tables, archive flags, table alerts and the live stream."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.types import ASGIApp

from rondel.server.http.requests import ApiRequest, GameId, Number, body, count, rate_keys
from rondel.server.http.response_builders import event_stream
from rondel.server.live import LOBBY, Listener, SendEvent
from rondel.server.lobby import alerts, follow_lobby, listing
from rondel.server.services import require_visitor, services_of, visitor_of
from rondel.server.tables import own_tables
from rondel.table.serializers import serialize_table
from rondel.wire.lobby import LobbyPage, MyTables, ShelfChoice, TableFilter, TableWish
from rondel.wire.moderation import Done
from rondel.wire.tables import Gone

STREAM_DESCRIPTION = "Messages; the schema LobbyMessages describes the data by event name. The id is the moment."
SECONDS_PER_TABLE = 0.0001  # CPU time

Edition = Annotated[str | None, QueryParameter(max_length=40, description="only tables with this edition")]
Players = Annotated[int | None, QueryParameter(ge=2, le=6, description="only tables with this number of seats")]
_PACES = {"enum": list(listing.PACES)}
Pace = Annotated[str | None, QueryParameter(description="only tables with this pace", schema_extra=_PACES)]
Tag = Annotated[
    str | None, QueryParameter(description="only tables of this kind", schema_extra={"enum": list(listing.TAGS)})
]
Text = Annotated[
    str | None,
    QueryParameter(max_length=listing.LONGEST_TEXT, description="part of the name of the table or of a player"),
]


@get("/api/lobby", summary="List public tables that match a filter, page by page")
async def lobby(
    request: ApiRequest,
    table_state: Annotated[
        str, QueryParameter(name="state", description="which tables", schema_extra={"enum": list(listing.STATES)})
    ] = "open",
    edition: Edition = None,
    players: Players = None,
    pace: Pace = None,
    free_seat: Annotated[bool, QueryParameter(description="only tables with a free seat")] = False,
    tag: Tag = None,
    text: Text = None,
    friends: Annotated[bool, QueryParameter(description="only tables with a friend of yours")] = False,
    page: Annotated[int, QueryParameter(ge=1, le=10_000)] = 1,
) -> LobbyPage:
    services, visitor = services_of(request), visitor_of(request)
    wanted = TableFilter(
        state=table_state,
        edition=edition,
        players=players,
        pace=pace,
        free_seat=free_seat,
        tag=tag,
        text=text,
        friends=friends,
    )
    moment = services.lobby.cursor  # read before the query: concurrent changes are sent twice rather than lost
    found = await listing.find_tables(services, visitor, listing.checked_filter(wanted), page)
    services.cpu_budget.charge(rate_keys(request), len(found.tables) * SECONDS_PER_TABLE)
    present = services.hub.present
    return LobbyPage(
        tables=[serialize_table(table, visitor, services.store.time, present(table.id)) for table in found.tables],
        fitting=found.fitting,
        page=found.page,
        pages=found.pages,
        moment=moment,
    )


@get("/api/lobby/mine", summary="List my tables, or those I have archived or hidden")
async def my_tables(
    request: ApiRequest,
    place: Annotated[
        str | None,
        QueryParameter(description="only archived or hidden tables", schema_extra={"enum": list(own_tables.PLACES)}),
    ] = None,
) -> MyTables:
    services, visitor = services_of(request), require_visitor(request)
    own = await own_tables.own_tables(services, visitor, place)
    services.cpu_budget.charge(rate_keys(request), len(own.tables) * SECONDS_PER_TABLE)
    present = services.hub.present
    return MyTables(
        tables=[serialize_table(table, visitor, services.store.time, present(table.id)) for table in own.tables],
        deletable=own.deletable,
        archived=own.archived,
        hidden=own.hidden,
    )


@post("/api/tables/{game_id:str}/shelf", status_code=200, summary="Archive, hide or restore one of my tables")
async def put_away(
    request: ApiRequest, game_id: GameId, data: Annotated[ShelfChoice, body({"place": "archived"})]
) -> Done:
    await own_tables.set_place(services_of(request), game_id, require_visitor(request), data.place)
    return Done(done=True)


@get("/api/me/wishes", summary="List my table alerts")
async def my_wishes(request: ApiRequest) -> list[TableWish]:
    return await alerts.list_alerts(services_of(request), require_visitor(request).id)


@post("/api/me/wishes", status_code=200, summary="Add an alert for tables that match a filter")
async def add_wish(
    request: ApiRequest, data: Annotated[TableFilter, body({"edition": "imperial", "players": 4})]
) -> list[TableWish]:
    services, visitor = services_of(request), require_visitor(request)
    await count(request, "wish")
    return await alerts.add_alert(services, visitor, data)


@delete("/api/me/wishes/{wish_id:int}", status_code=200, summary="Remove a table alert")
async def drop_wish(request: ApiRequest, wish_id: Number) -> Gone:
    await alerts.delete_alert(services_of(request), require_visitor(request), wish_id)
    return Gone(gone=True)


@get(
    "/api/lobby/stream",
    responses={
        200: ResponseSpec(str, media_type="text/event-stream", description=STREAM_DESCRIPTION, generate_examples=False)
    },
    summary="Live updates of the lobby (Server-Sent Events)",
)
async def lobby_stream(
    request: ApiRequest,
    since: Annotated[str | None, QueryParameter(max_length=30, description="the moment of your current list")] = None,
) -> ASGIApp:
    services, visitor = services_of(request), visitor_of(request)
    moment = request.headers.get("last-event-id") or since
    keys = rate_keys(request)

    async def send_events(listener: Listener, send: SendEvent) -> None:
        await follow_lobby(services, listener, visitor, moment, send, keys)

    return event_stream(request, LOBBY, send_events)


handlers = [lobby, my_tables, put_away, my_wishes, add_wish, drop_wish, lobby_stream]
