"""What a client asks about a position: previews, explanations, routes."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import QueryParameter
from msgspec import UNSET

import rondel
from rondel.server.errors import Refusal, bad, conflict
from rondel.server.http.answers import ApiRequest, Encoded, GameId, InviteParameter, SeatParameter, body, encoded
from rondel.server.http.askers import askers
from rondel.server.http.visible import visible_game
from rondel.server.http.wire.choices import Choice
from rondel.server.http.wire.play import PreviewsRequest, RoutesRequest
from rondel.server.http.wire.previews import Leg, Preview, Previews, Routes
from rondel.server.http.wire.refusals import Refusal as Explanation
from rondel.server.play.cache import LoadedGame
from rondel.server.play.table import viewing_seat

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
    services, visitor, loaded = await visible_game(request, game_id)
    viewer = viewing_seat(loaded.table, visitor, data.seat)
    if data.version is not None and data.version != loaded.version:
        raise Refusal(409, "stale", "The game has moved on since you looked.", params={"version": loaded.version})
    wanted = _wanted(loaded, viewer, data.actions)
    if wanted and data.actions is None:
        each = loaded.game.each_preview(viewer)  # all that is offered: what stands before is looked at once
    else:
        each = ((text, _preview(loaded, text, viewer)) for text in dict.fromkeys(wanted))
    found = dict(await services.work.spread(askers(request), each))
    return encoded({"version": loaded.version, "previews": found})


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
    services, visitor, loaded = await visible_game(request, game_id, invite)
    with services.work.charged(askers(request)):
        return encoded(_preview(loaded, action, viewing_seat(loaded.table, visitor, seat)))


def _wanted(loaded: LoadedGame, viewer: int | None, named: list[str] | None) -> list[str]:
    if named is not None:
        if len(named) > MOST_ACTIONS:
            raise bad("too_many_actions", f"At most {MOST_ACTIONS} actions at once.", most=MOST_ACTIONS)
        return named
    decision = loaded.game.decision if loaded.table.state == "running" else None
    return [str(each) for each in decision.actions] if decision and decision.player == viewer else []


def _preview(loaded: LoadedGame, text: str, viewer: int | None) -> Any:
    """Only the decider may ask: a preview of another seat's action could tell what is hidden from this one."""
    if loaded.table.state != "running" or loaded.game.decision.player != viewer:
        raise bad("not_your_turn", "Previews are for the player who decides.")
    return loaded.game.preview(text, viewer)


@get(
    "/api/games/{game_id:str}/explain",
    summary="Why is that not offered?",
    description="Of an action by its text, of a place (with the unit that would go there), or of a bond.",
)
async def explain(
    request: ApiRequest,
    game_id: GameId,
    action: Annotated[str | None, QueryParameter(max_length=120)] = None,
    place: Annotated[str | None, QueryParameter(max_length=40, description="the place chosen")] = None,
    origin: Annotated[
        str | None, QueryParameter(name="from", max_length=40, description="of a move: where the unit stands")
    ] = None,
    own: Annotated[str | None, QueryParameter(max_length=8, description="which of unlike own units")] = None,
    unit: Annotated[str | None, QueryParameter(max_length=5, description="of an import: army or fleet")] = None,
    nation: Annotated[str | None, QueryParameter(max_length=40, description="of a bond")] = None,
    face: Annotated[int | None, QueryParameter(ge=0, le=99, description="of a bond")] = None,
    seat: SeatParameter = None,
    invite: InviteParameter = None,
) -> Explanation:
    services, visitor, loaded = await visible_game(request, game_id, invite)
    viewer = viewing_seat(loaded.table, visitor, seat)
    with services.work.charged(askers(request)):
        why = _explained(loaded, viewer, action, place, origin, own, unit, nation, face)
    meant = loaded.game.edition.actions.parse(why.action).parts() if why.action else None
    return Explanation(
        code=why.code,
        params=dict(why.params),
        sentence=str(why),
        rule=why.rule,
        remedies=[str(each) for each in why.remedies],
        remedy_choices=msgspec.convert(why.remedy_choices, list[Choice]),
        action=why.action,
        choice=msgspec.convert(meant, Choice) if meant else UNSET,
    )


def _explained(
    loaded: LoadedGame,
    viewer: int | None,
    action: str | None,
    place: str | None,
    origin: str | None,
    own: str | None,
    unit: str | None,
    nation: str | None,
    face: int | None,
) -> rondel.Refusal:
    if place is not None:
        return loaded.game.explain_place(place, origin=origin, own=own, unit=unit, seat=viewer)
    if nation is not None and face is not None:
        return loaded.game.explain(f"buy {nation} {face}", viewer)
    if not action:
        raise bad("nothing_asked", "Name an action, a place, or the nation and the face of a bond.")
    return loaded.game.explain(action, viewer)


@post(
    "/api/games/{game_id:str}/routes",
    status_code=200,
    summary="How armies and fleets get there",
)
async def routes(
    request: ApiRequest, game_id: GameId, data: Annotated[RoutesRequest, body({"actions": ["army rome naples"]})]
) -> Encoded[Routes]:
    services, visitor, loaded = await visible_game(request, game_id)
    wanted = _wanted(loaded, viewing_seat(loaded.table, visitor, data.seat), data.actions)
    each = ((text, _route(loaded, text)) for text in dict.fromkeys(wanted) if text.startswith(MOVES))
    legs = dict(await services.work.spread(askers(request), each))
    return encoded({"version": loaded.version, "routes": legs})


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
    services, _, loaded = await visible_game(request, game_id, invite)
    with services.work.charged(askers(request)):
        return encoded(_route(loaded, action))


def _route(loaded: LoadedGame, text: str) -> Any:
    if loaded.table.state != "running":
        raise conflict("game_over", "This game is over.")
    # Anybody may ask; whether, and why not, something else is offered can tell what somebody can pay.
    if not text.startswith(MOVES):
        raise bad("unknown_action", "Only armies and fleets have a way to go.")
    return loaded.game.route(text)


handlers = [previews, preview, explain, routes, route]
