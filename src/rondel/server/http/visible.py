"""The game a request is about, and the answer with its state."""

from __future__ import annotations

from typing import Any

from rondel.server.errors import conflict
from rondel.server.http.answers import ApiRequest, Encoded, GameId
from rondel.server.live.states import state_bytes
from rondel.server.people.visitors import Visitor
from rondel.server.play.cache import LoadedGame
from rondel.server.play.table import refuse_hidden
from rondel.server.services import Services, services_of, visitor_of


def state_answer(services: Services, loaded: LoadedGame, visitor: Visitor | None, seat: int | None) -> Encoded[Any]:
    return Encoded(state_bytes(loaded, visitor, seat, services.hub.present(loaded.id)))


async def visible_game(
    request: ApiRequest, game_id: GameId, invite: str | None = None, *, started: bool = True
) -> tuple[Services, Visitor | None, LoadedGame]:
    """The game this request is about, if the visitor may see it."""
    services, visitor = services_of(request), visitor_of(request)
    loaded = await services.games.current(game_id)
    refuse_hidden(loaded.table, visitor, invite)
    if started and loaded.position is None:
        raise conflict("not_started", "This game has not started yet.")
    return services, visitor, loaded
