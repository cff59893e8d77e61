"""Playing: the state, actions, gifts, undo, ending, stand-ins."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import PathParameter

from rondel.server.http import examples
from rondel.server.http.answers import (
    ActionText,
    ApiRequest,
    GameId,
    InviteParameter,
    Json,
    RequestId,
    Seat,
    SeatParameter,
    Version,
    body,
    documented,
)
from rondel.server.http.visible import state_answer, visible_game
from rondel.server.live.states import refuse_hidden
from rondel.server.people.visitors import Visitor
from rondel.server.play import games, undo
from rondel.server.play.games import Move, seat_for
from rondel.server.play.rooms import Room
from rondel.server.services import known_visitor, services_of
from rondel.server.tables import seating

NO_SEAT = -1  # the door finds it from who asks


class PlayedAction(msgspec.Struct):
    """`version` (and, better still, `revision`) is what you saw; `request` makes sending it twice harmless."""

    version: Version
    action: ActionText
    seat: Seat | None = None
    request: RequestId | None = None
    revision: Version | None = None


class Gift(msgspec.Struct):
    version: Version
    nation: Annotated[str, msgspec.Meta(pattern="^[a-z_]{1,40}$")]
    amount: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    seat: Seat | None = None
    request: RequestId | None = None


class UndoRequest(msgspec.Struct):
    version: Version
    seat: Seat | None = None
    whole_turn: bool = False


class Agreement(msgspec.Struct):
    agree: bool = True


class StandIn(msgspec.Struct):
    bot: Annotated[str, msgspec.Meta(max_length=80)] | None = None


@get("/api/games/{game_id:str}", responses=documented(examples.STATE), summary="The game as you may see it")
async def game_state(
    request: ApiRequest, game_id: GameId, seat: SeatParameter = None, invite: InviteParameter = None
) -> Json:
    services, visitor, room = await visible_game(request, game_id, invite, started=False)
    return state_answer(services, room, visitor, seat)


@post("/api/games/{game_id:str}/actions", status_code=200, responses=documented(examples.STATE), summary="Play")
async def play_action(
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[PlayedAction, body({"version": 0, "action": "rondel taxation", "request": "a1b2"})],
) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    move = Move(
        NO_SEAT,
        data.action,
        version=data.version,
        revision=data.revision,
        request=data.request,
        wanted_seat=data.seat,
    )
    room = await games.play(services, game_id, move, visitor)
    return state_answer(services, room, visitor, data.seat)


@post(
    "/api/games/{game_id:str}/gifts",
    status_code=200,
    responses=documented(examples.STATE),
    summary="Give from your cash to a treasury (R6.5)",
)
async def give(
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[Gift, body({"version": 3, "nation": "italy", "amount": 2, "request": "g1"})],
) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    action = f"give {data.nation} {data.amount}"
    move = Move(NO_SEAT, action, version=data.version, request=data.request, wanted_seat=data.seat)
    room = await games.play(services, game_id, move, visitor)
    return state_answer(services, room, visitor, data.seat)


@post(
    "/api/games/{game_id:str}/undo",
    status_code=200,
    responses=documented(examples.STATE),
    summary="Take back your last decision, or your decisions of this turn",
)
async def take_back(request: ApiRequest, game_id: GameId, data: Annotated[UndoRequest, body({"version": 4})]) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    room = await services.rooms.current(game_id)
    refuse_hidden(room, visitor)
    seat = _undoing_seat(room, visitor, data.seat)
    room = await undo.undo(services, game_id, seat, data.version, data.whole_turn, visitor)
    return state_answer(services, room, visitor, data.seat)


def _undoing_seat(room: Room, visitor: Visitor, seat: int | None) -> int:
    """Without a seat named: the one that decided last, if it is yours."""
    mine = room.seats_of(visitor.id)
    if seat is None and room.log and room.log[-1].seat in mine:
        seat = room.log[-1].seat
    return seat_for(room, visitor, seat)


@post(
    "/api/games/{game_id:str}/end",
    status_code=200,
    responses=documented(examples.STATE),
    summary="Agree to end the game now, or withdraw that",
)
async def end(request: ApiRequest, game_id: GameId, data: Annotated[Agreement, body({"agree": True})]) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    return state_answer(services, await seating.agree_to_end(services, game_id, visitor, data.agree), visitor, None)


@post(
    "/api/games/{game_id:str}/seats/{seat:int}/bot",
    status_code=200,
    responses=documented(examples.STATE),
    summary="Hand your seat to a bot, or take it back (bot null)",
)
async def stand_in(
    request: ApiRequest,
    game_id: GameId,
    seat: Annotated[int, PathParameter(ge=0, le=5)],
    data: Annotated[StandIn, body({"bot": "greedy"})],
) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    room = await seating.hand_to_bot(services, game_id, seat, data.bot, visitor=visitor)
    return state_answer(services, room, visitor, seat)


handlers = [
    game_state,
    play_action,
    give,
    take_back,
    end,
    stand_in,
]
