"""Analysis: if it ended now, at any time and for everybody."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import get
from litestar.params import QueryParameter

from rondel.analysis import ending as endings
from rondel.server.errors import unknown
from rondel.server.http.answers import ApiRequest, Encoded, GameId, InviteParameter, SeatParameter, encoded
from rondel.server.http.askers import askers
from rondel.server.http.visible import visible_game
from rondel.server.http.wire.ending import Ending
from rondel.server.play import history
from rondel.server.play.table import viewing_seat

AtParameter = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="an earlier position, by its version; else the newest")
]


@get(
    "/api/games/{game_id:str}/ending",
    summary="If it ended now: who wins, what each nation lacks for the end, which bond matters",
)
async def ending(
    request: ApiRequest,
    game_id: GameId,
    at: AtParameter = None,
    seat: SeatParameter = None,
    invite: InviteParameter = None,
) -> Encoded[Ending]:
    services, visitor, loaded = await visible_game(request, game_id, invite)
    game = loaded.game
    if at is not None and at != loaded.version:
        if at > loaded.version:
            raise unknown("position")
        services.work.check(askers(request))
        game = await history.position(services.store, game_id, at, partial(services.work.spread, askers(request)))
    with services.work.charged(askers(request)):
        report = endings.of(game, viewing_seat(loaded.table, visitor, seat)).to_dict()
    names = [at_table.name or name for at_table, name in zip(loaded.table.seats, report["players"], strict=True)]
    return encoded({"version": game.version, **report, "players": names})


handlers = [ending]
