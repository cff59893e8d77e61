"""Play routes: state and live stream, actions, gifts, undo, ending, substitutes."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.types import ASGIApp

from rondel.server.http.requests import (
    ApiRequest,
    GameId,
    InviteParameter,
    SeatNumber,
    SeatParameter,
    body,
    rate_keys,
    visible_game,
)
from rondel.server.http.response_builders import Encoded, event_stream, state_response
from rondel.server.live import Listener, SendEvent, follow_game
from rondel.server.play import play, undo
from rondel.server.services import require_visitor, services_of
from rondel.server.tables import absence_of, come_back, seating, vote
from rondel.table.moves import Move
from rondel.wire.moderation import Absence, AbsenceVote
from rondel.wire.play import ActionRequest, EndRequest, GiftRequest, ResignRequest, StandInRequest, UndoRequest
from rondel.wire.state import GameState, WaitingState
from rondel.wire.tables import Gone

SEAT_FROM_VISITOR = -1
CHANGE_SECONDS = 0.005  # CPU time of a change: read, play, explain a refusal, write, publish
UNDO_SECONDS = 0.02  # CPU time: moves since the last checkpoint are replayed


@get("/api/games/{game_id:str}", summary="The game as it is visible to you")
async def game_state(
    request: ApiRequest, game_id: GameId, seat: SeatParameter = None, invite: InviteParameter = None
) -> Encoded[GameState | WaitingState]:
    _, _, loaded = await visible_game(request, game_id, invite, started=False)
    return state_response(request, loaded, seat)


@post("/api/games/{game_id:str}/actions", status_code=200, summary="Play an action")
async def play_action(
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[ActionRequest, body({"version": 0, "action": "rondel taxation", "request": "a1b2"})],
) -> Encoded[GameState]:
    services, visitor = services_of(request), require_visitor(request)
    services.cpu_budget.charge(rate_keys(request), CHANGE_SECONDS)
    move = Move(
        SEAT_FROM_VISITOR,
        data.action,
        version=data.version,
        revision=data.revision,
        request=data.request,
        wanted_seat=data.seat,
    )
    loaded = await play(services, game_id, move, visitor)
    return state_response(request, loaded, data.seat)


@post(
    "/api/games/{game_id:str}/gifts",
    status_code=200,
    summary="Give cash to a treasury (R6.5)",
)
async def give(
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[GiftRequest, body({"version": 3, "nation": "italy", "amount": 2, "request": "g1"})],
) -> Encoded[GameState]:
    services, visitor = services_of(request), require_visitor(request)
    services.cpu_budget.charge(rate_keys(request), CHANGE_SECONDS)
    action = f"give {data.nation} {data.amount}"
    move = Move(SEAT_FROM_VISITOR, action, version=data.version, request=data.request, wanted_seat=data.seat)
    loaded = await play(services, game_id, move, visitor)
    return state_response(request, loaded, data.seat)


@post(
    "/api/games/{game_id:str}/undo",
    status_code=200,
    summary="Undo your last decision, or your decisions of this turn",
)
async def take_back(
    request: ApiRequest, game_id: GameId, data: Annotated[UndoRequest, body({"version": 4})]
) -> Encoded[GameState]:
    services, visitor = services_of(request), require_visitor(request)
    services.cpu_budget.charge(rate_keys(request), UNDO_SECONDS)
    loaded = await undo(services, game_id, visitor, data.version, seat=data.seat, whole_turn=data.whole_turn)
    return state_response(request, loaded, data.seat)


@post(
    "/api/games/{game_id:str}/end",
    status_code=200,
    summary="Agree to end the game now, or withdraw the agreement",
)
async def end(
    request: ApiRequest, game_id: GameId, data: Annotated[EndRequest, body({"agree": True})]
) -> Encoded[GameState]:
    services, visitor = services_of(request), require_visitor(request)
    services.cpu_budget.charge(rate_keys(request), CHANGE_SECONDS)
    return state_response(request, await seating.agree_to_end(services, game_id, visitor, data.agree), None)


@post(
    "/api/games/{game_id:str}/seats/{seat:int}/bot",
    status_code=200,
    summary="Let a bot substitute for you, or take your seat back (bot null)",
)
async def stand_in(
    request: ApiRequest,
    game_id: GameId,
    seat: SeatNumber,
    data: Annotated[StandInRequest, body({"bot": "greedy"})],
) -> Encoded[GameState]:
    services, visitor = services_of(request), require_visitor(request)
    services.cpu_budget.charge(rate_keys(request), CHANGE_SECONDS)
    loaded = await seating.hand_to_bot(services, game_id, seat, data.bot, visitor=visitor)
    return state_response(request, loaded, seat)


@get("/api/games/{game_id:str}/seats/{seat:int}/absent", summary="Votes on an absent player")
async def absence_votes(request: ApiRequest, game_id: GameId, seat: SeatNumber) -> Absence:
    return await absence_of(services_of(request), game_id, require_visitor(request), seat)


@post(
    "/api/games/{game_id:str}/seats/{seat:int}/absent",
    status_code=200,
    summary="Vote on an absent player: a bot plays, wait, or end the game (majority of the others)",
)
async def absent(
    request: ApiRequest,
    game_id: GameId,
    seat: SeatNumber,
    data: Annotated[AbsenceVote | None, body({"choice": "wait"})] = None,
) -> Encoded[GameState]:
    services, visitor = services_of(request), require_visitor(request)
    services.cpu_budget.charge(rate_keys(request), CHANGE_SECONDS)
    loaded = await vote(services, game_id, visitor, seat, data.choice if data else "bot")
    return state_response(request, await services.spectator_views.visible_game(loaded, visitor), None)


@post(
    "/api/games/{game_id:str}/back",
    status_code=200,
    summary="Report that I am back, which voids the votes on my absence",
)
async def back(request: ApiRequest, game_id: GameId) -> Encoded[GameState]:
    services, visitor = services_of(request), require_visitor(request)
    services.cpu_budget.charge(rate_keys(request), CHANGE_SECONDS)
    return state_response(request, await come_back(services, game_id, visitor), None)


@post("/api/games/{game_id:str}/resign", status_code=200, summary="Resign: a bot plays your seat to the end")
async def resign(
    request: ApiRequest, game_id: GameId, data: Annotated[ResignRequest | None, body({"seat": 1})] = None
) -> Gone:
    services, visitor = services_of(request), require_visitor(request)
    services.cpu_budget.charge(rate_keys(request), CHANGE_SECONDS)
    await seating.resign(services, game_id, visitor, data.seat if data else None)
    return Gone(gone=True)


STREAM_DESCRIPTION = "Messages; the schema StreamMessages describes the data by event name. The id is the revision."

BackgroundParameter = Annotated[
    bool,
    QueryParameter(
        description="the page is in the background: its owner is not shown as present and gets notifications"
    ),
]


@get(
    "/api/games/{game_id:str}/stream",
    responses={
        200: ResponseSpec(str, media_type="text/event-stream", description=STREAM_DESCRIPTION, generate_examples=False)
    },
    summary="Live updates (Server-Sent Events)",
)
async def stream(
    request: ApiRequest,
    game_id: GameId,
    seat: SeatParameter = None,
    invite: InviteParameter = None,
    away: BackgroundParameter = False,
) -> ASGIApp:
    services, visitor, loaded = await visible_game(request, game_id, invite, started=False)
    last = request.headers.get("last-event-id", "")
    last_id = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else None
    keys = rate_keys(request)

    async def send_events(listener: Listener, send: SendEvent) -> None:
        await follow_game(services, listener, visitor, seat, invite, last_id, send, keys)

    return event_stream(request, loaded.id, send_events, is_visible=not away)


handlers = [
    game_state,
    play_action,
    give,
    take_back,
    end,
    stand_in,
    absence_votes,
    absent,
    back,
    resign,
    stream,
]
