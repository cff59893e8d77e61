"""What a client asks about a position: previews, explanations, routes."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import get, post
from litestar.params import QueryParameter

import rondel
from rondel.server.errors import Refusal, bad, conflict
from rondel.server.http.answers import ApiRequest, Encoded, GameId, InviteParameter, SeatParameter, body, encoded
from rondel.server.http.visible import visible_game
from rondel.server.http.wire.play import PreviewsRequest, RoutesRequest
from rondel.server.http.wire.previews import Leg, Preview, Previews, Routes
from rondel.server.http.wire.refusals import Refusal as Explanation
from rondel.server.live.states import seen_from
from rondel.server.play.rooms import Room

MOST_ACTIONS = 400
MOVES = ("army ", "fleet ")


@post(
    "/api/games/{game_id:str}/previews",
    status_code=200,
    summary="What actions would change, in your sight",
)
async def previews(
    request: ApiRequest, game_id: GameId, data: Annotated[PreviewsRequest, body({"version": 4})]
) -> Encoded[Previews]:
    _, visitor, room = await visible_game(request, game_id)
    eyes = seen_from(room, visitor, data.seat)
    if data.version is not None and data.version != room.version:
        raise Refusal(409, "stale", "The game has moved on since you looked.", params={"version": room.version})
    wanted = _wanted(room, eyes, data.actions)
    if wanted and data.actions is None:
        found = room.game.previews(eyes)  # all that is offered: what stands before is looked at once
    else:
        found = {text: _preview(room, text, eyes) for text in wanted}
    return encoded({"version": room.version, "previews": found})


@get(
    "/api/games/{game_id:str}/preview",
    summary="What an action would change",
)
async def preview(
    request: ApiRequest,
    game_id: GameId,
    action: Annotated[str, QueryParameter(min_length=1, max_length=120)],
    seat: SeatParameter = None,
    invite: InviteParameter = None,
) -> Encoded[Preview]:
    _, visitor, room = await visible_game(request, game_id, invite)
    return encoded(_preview(room, action, seen_from(room, visitor, seat)))


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
    summary="Why is that not offered?",
)
async def explain(
    request: ApiRequest,
    game_id: GameId,
    action: Annotated[str, QueryParameter(min_length=1, max_length=120)],
    seat: SeatParameter = None,
    invite: InviteParameter = None,
) -> Explanation:
    _, visitor, room = await visible_game(request, game_id, invite)
    try:
        why = room.game.explain(action, seen_from(room, visitor, seat))
    except rondel.RondelError as error:
        raise bad("unknown_action", str(error)) from None
    return Explanation(
        code=why.code,
        params=dict(why.params),
        sentence=str(why),
        rule=why.rule,
        remedies=[str(each) for each in why.remedies],
    )


@post(
    "/api/games/{game_id:str}/routes",
    status_code=200,
    summary="How armies and fleets get there",
)
async def routes(
    request: ApiRequest, game_id: GameId, data: Annotated[RoutesRequest, body({"actions": ["army rome naples"]})]
) -> Encoded[Routes]:
    _, visitor, room = await visible_game(request, game_id)
    wanted = _wanted(room, seen_from(room, visitor, data.seat), data.actions)
    legs = {text: _route(room, text) for text in wanted if text.startswith(MOVES)}
    return encoded({"version": room.version, "routes": legs})


@get(
    "/api/games/{game_id:str}/route",
    summary="How an army or fleet gets there",
)
async def route(
    request: ApiRequest,
    game_id: GameId,
    action: Annotated[str, QueryParameter(min_length=1, max_length=120)],
    invite: InviteParameter = None,
) -> Encoded[list[Leg]]:
    _, _, room = await visible_game(request, game_id, invite)
    return encoded(_route(room, action))


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


handlers = [previews, preview, explain, routes, route]
