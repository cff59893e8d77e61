"""The game a request is about, and the answer with its state."""

from __future__ import annotations

from typing import Any

from rondel.server.errors import conflict
from rondel.server.http.answers import ApiRequest, Encoded, GameId
from rondel.server.live.states import refuse_hidden, state_bytes
from rondel.server.people.visitors import Visitor
from rondel.server.play.rooms import Room
from rondel.server.services import Services, services_of, visitor_of


def state_answer(services: Services, room: Room, visitor: Visitor | None, seat: int | None) -> Encoded[Any]:
    return Encoded(state_bytes(room, visitor, seat, services.hub.present(room.id)))


async def visible_game(
    request: ApiRequest, game_id: GameId, invite: str | None = None, *, started: bool = True
) -> tuple[Services, Visitor | None, Room]:
    """The game this request is about, if the visitor may see it."""
    services, visitor = services_of(request), visitor_of(request)
    room = await services.rooms.current(game_id)
    refuse_hidden(room, visitor, invite)
    if started and room.game is None:
        raise conflict("not_started", "This game has not started yet.")
    return services, visitor, room
