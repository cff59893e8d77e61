"""Tournament routes: list, create, enter, withdraw, start, cancel, download."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter
from litestar.types import ASGIApp

from rondel.server.http.requests import ApiRequest, InviteParameter, body, count, rate_keys
from rondel.server.http.response_builders import event_stream
from rondel.server.live import Listener, SendEvent
from rondel.server.services import require_visitor, services_of, visitor_of
from rondel.server.tournaments import channel_of, csv_export, follow_tournament, registration, serializers
from rondel.wire.tournaments import NewTournament, Tournament, TournamentEntry, TournamentLine

Key = Annotated[str, PathParameter(max_length=12, description="the id of the tournament")]
NEW_TOURNAMENT = {"name": "Club evening", "system": "swiss", "table_size": 4, "rounds": 3, "most": 12, "start": "full"}
STREAM_DESCRIPTION = "An empty `tournament` event at the start and after every change; fetch the tournament again."
SECONDS_PER_LINE = 0.0001  # CPU time


async def _answer(request: ApiRequest, tournament_id: str, invite: str | None = None) -> Tournament:
    services, visitor = services_of(request), visitor_of(request)
    services.cpu_budget.check(rate_keys(request))
    with services.cpu_budget.charged(rate_keys(request)):
        return serializers.serialize_tournament(
            await serializers.load_visible(services, tournament_id, visitor, invite), visitor
        )


@get("/api/tournaments", summary="List tournaments: open, running, finished")
async def list_tournaments(request: ApiRequest) -> list[TournamentLine]:
    services = services_of(request)
    found = await serializers.list_tournaments(services, visitor_of(request))
    services.cpu_budget.charge(rate_keys(request), len(found) * SECONDS_PER_LINE)
    return found


@post("/api/tournaments", status_code=201, summary="Create a tournament (accounts only)")
async def new_tournament(request: ApiRequest, data: Annotated[NewTournament, body(NEW_TOURNAMENT)]) -> Tournament:
    services, visitor = services_of(request), require_visitor(request)
    await count(request, "tournament")
    tournament_id = await registration.create(services, visitor, data)
    return await _answer(request, tournament_id)


@get("/api/tournaments/{tournament_id:str}", summary="One tournament with rounds and standings")
async def one_tournament(request: ApiRequest, tournament_id: Key, invite: InviteParameter = None) -> Tournament:
    return await _answer(request, tournament_id, invite)


@post("/api/tournaments/{tournament_id:str}/enter", status_code=200, summary="Enter a tournament")
async def enter(
    request: ApiRequest, tournament_id: Key, data: Annotated[TournamentEntry | None, body({})] = None
) -> Tournament:
    invite = data.invite if data else None
    await count(request, "join")
    await registration.enter(services_of(request), tournament_id, require_visitor(request), invite)
    return await _answer(request, tournament_id, invite)


@post("/api/tournaments/{tournament_id:str}/withdraw", status_code=200, summary="Play no further rounds")
async def withdraw(request: ApiRequest, tournament_id: Key, invite: InviteParameter = None) -> Tournament:
    services, visitor = services_of(request), require_visitor(request)
    tournament = await serializers.load_visible(services, tournament_id, visitor, None)
    await registration.withdraw(services, tournament_id, visitor)
    return await _answer(request, tournament_id, invite or tournament.invite)


@post(
    "/api/tournaments/{tournament_id:str}/begin", status_code=200, summary="Start the tournament manually (organizer)"
)
async def begin(request: ApiRequest, tournament_id: Key) -> Tournament:
    await registration.begin(services_of(request), tournament_id, require_visitor(request))
    return await _answer(request, tournament_id)


@delete(
    "/api/tournaments/{tournament_id:str}/players/{number:int}",
    status_code=200,
    summary="Remove a player from future rounds (organizer)",
)
async def remove_player(
    request: ApiRequest, tournament_id: Key, number: Annotated[int, PathParameter(ge=1, le=10_000)]
) -> Tournament:
    await registration.remove_player(services_of(request), tournament_id, require_visitor(request), number)
    return await _answer(request, tournament_id)


@delete(
    "/api/tournaments/{tournament_id:str}",
    status_code=200,
    summary="Cancel the tournament, or stop it after the current round (organizer)",
)
async def call_off(request: ApiRequest, tournament_id: Key) -> Tournament:
    await registration.call_off(services_of(request), tournament_id, require_visitor(request))
    return await _answer(request, tournament_id)


@get(
    "/api/tournaments/{tournament_id:str}/standings.csv",
    media_type="text/csv",
    summary="The standings as CSV",
)
async def standings_file(request: ApiRequest, tournament_id: Key, invite: InviteParameter = None) -> Response[str]:
    text = csv_export.standings_csv(await _answer(request, tournament_id, invite))
    return Response(text, media_type="text/csv; charset=utf-8", headers=_named(tournament_id, "standings.csv"))


@get(
    "/api/tournaments/{tournament_id:str}/games.csv",
    media_type="text/csv",
    summary="The results of all games as CSV",
)
async def games_file(request: ApiRequest, tournament_id: Key, invite: InviteParameter = None) -> Response[str]:
    text = csv_export.games_csv(await _answer(request, tournament_id, invite))
    return Response(text, media_type="text/csv; charset=utf-8", headers=_named(tournament_id, "games.csv"))


@get(
    "/api/tournaments/{tournament_id:str}/archive.zip",
    media_type="application/zip",
    summary="A zip archive with the records of all games",
)
async def archive_file(request: ApiRequest, tournament_id: Key, invite: InviteParameter = None) -> Response[bytes]:
    await count(request, "export")
    tournament = await _answer(request, tournament_id, invite)
    content = await csv_export.archive(services_of(request), tournament, msgspec.json.encode(tournament))
    return Response(content, media_type="application/zip", headers=_named(tournament_id, "archive.zip"))


@get(
    "/api/tournaments/{tournament_id:str}/stream",
    responses={
        200: ResponseSpec(str, media_type="text/event-stream", description=STREAM_DESCRIPTION, generate_examples=False)
    },
    summary="Change notifications (Server-Sent Events)",
)
async def tournament_stream(request: ApiRequest, tournament_id: Key, invite: InviteParameter = None) -> ASGIApp:
    services, visitor = services_of(request), visitor_of(request)
    await serializers.load_visible(services, tournament_id, visitor, invite)

    async def send_events(listener: Listener, send: SendEvent) -> None:
        await follow_tournament(services, listener, visitor, send)

    return event_stream(request, channel_of(tournament_id), send_events)


def _named(tournament_id: str, name: str) -> dict[str, str]:
    return {"content-disposition": f'attachment; filename="tournament-{tournament_id}-{name}"'}


handlers = [
    list_tournaments,
    new_tournament,
    one_tournament,
    enter,
    withdraw,
    begin,
    remove_player,
    call_off,
    standings_file,
    games_file,
    archive_file,
    tournament_stream,
]
