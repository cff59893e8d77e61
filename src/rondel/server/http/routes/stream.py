"""The live stream of a game."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from rondel.server.http.answers import ApiRequest, GameId, InviteParameter, SeatParameter
from rondel.server.http.askers import askers
from rondel.server.http.middleware.rate_limits import address
from rondel.server.http.visible import visible_game
from rondel.server.limits.kinds import network_of
from rondel.server.live.following import follow
from rondel.server.live.stream import EventStream, Source

SENT = "Messages; the schema StreamMessages has the data of each by the name of its event. The id is the revision."

AwayParameter = Annotated[
    bool, QueryParameter(description="nobody looks at the page: its owner is not shown as present, and is sent notices")
]


@get(
    "/api/games/{game_id:str}/stream",
    responses={200: ResponseSpec(str, media_type="text/event-stream", description=SENT, generate_examples=False)},
    summary="Live updates (Server-Sent Events)",
)
async def stream(
    request: ApiRequest,
    game_id: GameId,
    seat: SeatParameter = None,
    invite: InviteParameter = None,
    away: AwayParameter = False,
) -> EventStream:
    services, visitor, loaded = await visible_game(request, game_id, invite, started=False)
    last = request.headers.get("last-event-id", "")
    last_id = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else None
    # Counted and entered without waiting in between: those who come at the same moment are counted, too.
    at = network_of(address(request.scope))
    services.hub.refuse_more_streams(visitor.id if visitor else None, at, services.settings)
    listener = services.hub.enter(loaded.id, visitor.id if visitor else None, at, looks=not away)
    following = partial(follow, services, listener, visitor, seat, invite, last_id, askers=askers(request))
    source = Source(services.hub, listener, following, request.scope.get("rondel.send"))  # type: ignore[arg-type]
    return EventStream(source, media_type="text/event-stream", headers={"x-accel-buffering": "no"})


handlers = [stream]
