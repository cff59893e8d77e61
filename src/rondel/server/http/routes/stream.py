"""The live stream of a game."""

from __future__ import annotations

from litestar import get
from litestar.openapi.datastructures import ResponseSpec

from rondel.server.errors import Refusal
from rondel.server.http.answers import ApiRequest, GameId, InviteParameter, SeatParameter
from rondel.server.http.visible import visible_game
from rondel.server.live.stream import EventStream, events

SHARED_ADDRESS = 10  # people without a name who may watch from behind one address, as a household or a school has
SENT = "Messages; the schema StreamMessages has the data of each by the name of its event. The id is the revision."


@get(
    "/api/games/{game_id:str}/stream",
    responses={200: ResponseSpec(str, media_type="text/event-stream", description=SENT, generate_examples=False)},
    summary="Live updates (Server-Sent Events)",
)
async def stream(
    request: ApiRequest, game_id: GameId, seat: SeatParameter = None, invite: InviteParameter = None
) -> EventStream:
    services, visitor, loaded = await visible_game(request, game_id, invite, started=False)
    address = request.client.host if request.client else ""
    most = services.settings.streams_per_person * (1 if visitor else SHARED_ADDRESS)
    if services.hub.streams_of(visitor.id if visitor else None, address) >= most:
        raise Refusal(429, "too_many_streams", "You have too many pages of this site open.")
    last = request.headers.get("last-event-id", "")
    last_id = int(last) if last.isascii() and last.isdigit() and len(last) < 10 else None
    source = events(services, loaded.id, visitor, seat, invite, last_id, address)
    return EventStream(source, media_type="text/event-stream", headers={"x-accel-buffering": "no"})


handlers = [stream]
