"""Playing: the state, actions, gifts, undo, previews, explanations, routes, the stream."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, get, post
from litestar.openapi.spec import Example
from litestar.params import Body, PathParameter, QueryParameter

import rondel
from rondel.server import games, seating, undo
from rondel.server.errors import Refusal, bad, conflict
from rondel.server.games import Move, seat_for
from rondel.server.rooms import Room
from rondel.server.routes import examples
from rondel.server.routes.answers import (
    GameId,
    InviteParameter,
    Json,
    RequestId,
    Seat,
    SeatParameter,
    Version,
    documented,
    json,
)
from rondel.server.services import Services, known_visitor, services_of, visitor_of
from rondel.server.states import refuse_hidden, seen_from, state_bytes
from rondel.server.stream import EventStream, events
from rondel.server.visitors import Visitor

Asked = Request[Any, Any, Any]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
MOST_ACTIONS = 400
SHARED_ADDRESS = 10  # people without a name who may watch from behind one address, as a household or a school has
MOVES = ("army ", "fleet ")
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


class UndoWish(msgspec.Struct):
    version: Version
    seat: Seat | None = None
    whole_turn: bool = False


class PreviewWish(msgspec.Struct):
    """`actions` null or left out: all that are offered."""

    version: Version | None = None
    actions: list[ActionText] | None = None
    seat: Seat | None = None


class RouteWish(msgspec.Struct):
    actions: list[ActionText] | None = None
    seat: Seat | None = None


class Agreement(msgspec.Struct):
    agree: bool = True


class StandIn(msgspec.Struct):
    bot: Annotated[str, msgspec.Meta(max_length=80)] | None = None


def _body(value: Any) -> Any:
    return Body(examples=[Example(summary="for example", value=value)])


def state(services: Services, room: Room, visitor: Visitor | None, seat: int | None) -> Json:
    return json(state_bytes(room, visitor, seat, services.hub.present(room.id)))


async def seen(
    request: Asked, game_id: GameId, invite: str | None = None, *, started: bool = True
) -> tuple[Services, Visitor | None, Room]:
    """The game this request is about, if the visitor may see it."""
    services, visitor = services_of(request), visitor_of(request)
    room = await services.rooms.current(game_id)
    refuse_hidden(room, visitor, invite)
    if started and room.game is None:
        raise conflict("not_started", "This game has not started yet.")
    return services, visitor, room


@get("/api/games/{game_id:str}", responses=documented(examples.STATE), summary="The game as you may see it")
async def game_state(
    request: Asked, game_id: GameId, seat: SeatParameter = None, invite: InviteParameter = None
) -> Json:
    services, visitor, room = await seen(request, game_id, invite, started=False)
    return state(services, room, visitor, seat)


@post("/api/games/{game_id:str}/actions", status_code=200, responses=documented(examples.STATE), summary="Play")
async def play_action(
    request: Asked,
    game_id: GameId,
    data: Annotated[PlayedAction, _body({"version": 0, "action": "rondel taxation", "request": "a1b2"})],
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
    return state(services, room, visitor, data.seat)


@post(
    "/api/games/{game_id:str}/gifts",
    status_code=200,
    responses=documented(examples.STATE),
    summary="Give from your cash to a treasury (R6.5)",
)
async def give(
    request: Asked,
    game_id: GameId,
    data: Annotated[Gift, _body({"version": 3, "nation": "italy", "amount": 2, "request": "g1"})],
) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    action = f"give {data.nation} {data.amount}"
    move = Move(NO_SEAT, action, version=data.version, request=data.request, wanted_seat=data.seat)
    room = await games.play(services, game_id, move, visitor)
    return state(services, room, visitor, data.seat)


@post(
    "/api/games/{game_id:str}/undo",
    status_code=200,
    responses=documented(examples.STATE),
    summary="Take back your last decision, or your decisions of this turn",
)
async def take_back(request: Asked, game_id: GameId, data: Annotated[UndoWish, _body({"version": 4})]) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    room = await services.rooms.current(game_id)
    refuse_hidden(room, visitor)
    seat = _undoing_seat(room, visitor, data.seat)
    room = await undo.undo(services, game_id, seat, data.version, data.whole_turn, visitor)
    return state(services, room, visitor, data.seat)


def _undoing_seat(room: Room, visitor: Visitor, seat: int | None) -> int:
    """Without a seat named: the one that decided last, if it is yours."""
    mine = room.seats_of(visitor.id)
    if seat is None and room.log and room.log[-1].seat in mine:
        seat = room.log[-1].seat
    return seat_for(room, visitor, seat)


@post(
    "/api/games/{game_id:str}/previews",
    status_code=200,
    responses=documented({"version": 4, "previews": {"rondel taxation": examples.PREVIEW}}),
    summary="What actions would change, in your sight",
)
async def previews(request: Asked, game_id: GameId, data: Annotated[PreviewWish, _body({"version": 4})]) -> Json:
    _, visitor, room = await seen(request, game_id)
    eyes = seen_from(room, visitor, data.seat)
    if data.version is not None and data.version != room.version:
        raise Refusal(409, "stale", "The game has moved on since you looked.", params={"version": room.version})
    wanted = _wanted(room, eyes, data.actions)
    if wanted and data.actions is None:
        found = room.game.previews(eyes)  # all that is offered: what stands before is looked at once
    else:
        found = {text: _preview(room, text, eyes) for text in wanted}
    return json({"version": room.version, "previews": found})


@get(
    "/api/games/{game_id:str}/preview",
    responses=documented(examples.PREVIEW),
    summary="What an action would change",
)
async def preview(
    request: Asked,
    game_id: GameId,
    action: Annotated[str, QueryParameter(min_length=1, max_length=120)],
    seat: SeatParameter = None,
    invite: InviteParameter = None,
) -> Json:
    _, visitor, room = await seen(request, game_id, invite)
    return json(_preview(room, action, seen_from(room, visitor, seat)))


def _wanted(room: Room, eyes: int | None, named: list[str] | None) -> list[str]:
    if named is not None:
        if len(named) > MOST_ACTIONS:
            raise bad("too_many_actions", f"At most {MOST_ACTIONS} actions at once.", most=MOST_ACTIONS)
        return named
    decision = room.game.decision if room.state == "running" else None
    return [str(each) for each in decision.actions] if decision and decision.player == eyes else []


def _preview(room: Room, text: str, eyes: int | None) -> Any:
    """Only the decider may ask: a preview of another seat's action could tell what is hidden from this one."""
    if room.state != "running" or room.game.decision.player != eyes:
        raise bad("not_your_turn", "Previews are for the player who decides.")
    try:
        return room.game.preview(text, eyes)
    except rondel.IllegalAction as error:
        raise Refusal(
            422,
            error.code,
            str(error),
            params=dict(error.params),
            rule=error.rule,
            remedies=[str(each) for each in error.remedies],
        ) from None
    except rondel.RondelError as error:
        raise bad("unknown_action", str(error)) from None


@get(
    "/api/games/{game_id:str}/explain",
    responses=documented(examples.EXPLANATION),
    summary="Why is that not offered?",
)
async def explain(
    request: Asked,
    game_id: GameId,
    action: Annotated[str, QueryParameter(min_length=1, max_length=120)],
    seat: SeatParameter = None,
    invite: InviteParameter = None,
) -> Json:
    _, visitor, room = await seen(request, game_id, invite)
    try:
        why = room.game.explain(action, seen_from(room, visitor, seat))
    except rondel.RondelError as error:
        raise bad("unknown_action", str(error)) from None
    return json(
        {
            "code": why.code,
            "params": dict(why.params),
            "sentence": str(why),
            "rule": why.rule,
            "remedies": [str(each) for each in why.remedies],
        }
    )


@post(
    "/api/games/{game_id:str}/routes",
    status_code=200,
    responses=documented({"version": 4, "routes": {"army rome naples": [["march", ["rome", "naples"]]]}}),
    summary="How armies and fleets get there",
)
async def routes(
    request: Asked, game_id: GameId, data: Annotated[RouteWish, _body({"actions": ["army rome naples"]})]
) -> Json:
    _, visitor, room = await seen(request, game_id)
    wanted = _wanted(room, seen_from(room, visitor, data.seat), data.actions)
    legs = {text: _route(room, text) for text in wanted if text.startswith(MOVES)}
    return json({"version": room.version, "routes": legs})


@get(
    "/api/games/{game_id:str}/route",
    responses=documented([["march", ["rome", "naples"]]]),
    summary="How an army or fleet gets there",
)
async def route(
    request: Asked,
    game_id: GameId,
    action: Annotated[str, QueryParameter(min_length=1, max_length=120)],
    invite: InviteParameter = None,
) -> Json:
    _, _, room = await seen(request, game_id, invite)
    return json(_route(room, action))


def _route(room: Room, text: str) -> Any:
    if room.state != "running":
        raise conflict("game_over", "This game is over.")
    # Anybody may ask; whether, and why not, something else is offered can tell what somebody can pay.
    if not text.startswith(MOVES):
        raise bad("unknown_action", "Only armies and fleets have a way to go.")
    try:
        return room.game.route(text)
    except rondel.RondelError as error:
        raise bad("unknown_action", str(error)) from None


@get(
    "/api/games/{game_id:str}/stream",
    responses=documented('event: state\nid: 12\ndata: {"table": …}\n\n', media_type="text/event-stream"),
    summary="Live updates (Server-Sent Events)",
)
async def stream(
    request: Asked, game_id: GameId, seat: SeatParameter = None, invite: InviteParameter = None
) -> EventStream:
    services, visitor, room = await seen(request, game_id, invite, started=False)
    address = request.client.host if request.client else ""
    most = services.settings.streams_per_person * (1 if visitor else SHARED_ADDRESS)
    if services.hub.streams_of(visitor.id if visitor else None, address) >= most:
        raise Refusal(429, "too_many_streams", "You have too many pages of this site open.")
    last = request.headers.get("last-event-id", "")
    last_id = int(last) if last.isdigit() and len(last) < 9 else None
    source = events(services, room.id, visitor, seat, invite, last_id, address)
    return EventStream(source, media_type="text/event-stream", headers={"x-accel-buffering": "no"})


@post(
    "/api/games/{game_id:str}/end",
    status_code=200,
    responses=documented(examples.STATE),
    summary="Agree to end the game now, or withdraw that",
)
async def end(request: Asked, game_id: GameId, data: Annotated[Agreement, _body({"agree": True})]) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    return state(services, await seating.agree_to_end(services, game_id, visitor, data.agree), visitor, None)


@post(
    "/api/games/{game_id:str}/seats/{seat:int}/bot",
    status_code=200,
    responses=documented(examples.STATE),
    summary="Hand your seat to a bot, or take it back (bot null)",
)
async def stand_in(
    request: Asked,
    game_id: GameId,
    seat: Annotated[int, PathParameter(ge=0, le=5)],
    data: Annotated[StandIn, _body({"bot": "greedy"})],
) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    room = await seating.hand_to_bot(services, game_id, seat, data.bot, visitor=visitor)
    return state(services, room, visitor, seat)


handlers = [
    game_state,
    play_action,
    give,
    take_back,
    previews,
    preview,
    explain,
    routes,
    route,
    stream,
    end,
    stand_in,
]
