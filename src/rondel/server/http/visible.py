"""The game a request is about, and the answer with its state."""

from __future__ import annotations

from typing import Any

from rondel.server.http.answers import ApiRequest, Encoded, GameId
from rondel.server.http.middleware.rate_limits import askers_of
from rondel.server.services import Services, services_of, visitor_of
from rondel.table.errors import conflict
from rondel.table.loaded import LoadedGame
from rondel.table.persons import Visitor
from rondel.table.states import state_bytes
from rondel.table.table import refuse_hidden


def state_answer(request: ApiRequest, loaded: LoadedGame, seat: int | None) -> Encoded[Any]:
    """The game as whoever asks may see it; making it is charged to them."""
    services = services_of(request)
    with services.work.timed(askers_of(request.scope)):
        return Encoded(state_bytes(loaded, visitor_of(request), seat, services.hub.present(loaded.id)))


async def visible_game(
    request: ApiRequest, game_id: GameId, invite: str | None = None, *, started: bool = True
) -> tuple[Services, Visitor | None, LoadedGame]:
    """The game this request is about, if the visitor may see it, and as they may see it."""
    services, visitor = services_of(request), visitor_of(request)
    loaded = await services.games.current(game_id)
    refuse_hidden(loaded.table, visitor, invite)
    loaded = await services.watching.seen(loaded, visitor)
    if started and loaded.position is None:
        raise conflict("not_started", "This game has not started yet.")
    return services, visitor, loaded
