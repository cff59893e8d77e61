"""The live stream of a game."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter
from litestar.types import ASGIApp

from rondel.server.http.answers import ApiRequest, GameId, InviteParameter, SeatParameter
from rondel.server.http.askers import askers
from rondel.server.http.streams import event_stream
from rondel.server.http.visible import visible_game
from rondel.server.live.following import follow
from rondel.server.live.hub import Listener
from rondel.server.live.stream import SendEvent

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
) -> ASGIApp:
    services, visitor, loaded = await visible_game(request, game_id, invite, started=False)
    last = request.headers.get("last-event-id", "")
    last_id = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else None
    paying = askers(request)

    async def send_events(listener: Listener, send: SendEvent) -> None:
        await follow(services, listener, visitor, seat, invite, last_id, send, paying)

    return event_stream(request, loaded.id, send_events, looks=not away)


handlers = [stream]
