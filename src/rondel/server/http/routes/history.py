"""History: the log, earlier positions, charts."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from litestar import get
from litestar.params import PathParameter, QueryParameter

from rondel.server.http.answers import ApiRequest, Encoded, GameId, InviteParameter, SeatParameter, encoded
from rondel.server.http.askers import askers
from rondel.server.http.visible import visible_game
from rondel.server.play import history
from rondel.server.play.rows import entries_since
from rondel.table.errors import unknown
from rondel.table.replays import add_to_charts
from rondel.table.states import log_json, past_view, sees_reasons, view_dict
from rondel.table.table import viewing_seat
from rondel.wire.play import Charts
from rondel.wire.state import LogEntry
from rondel.wire.view import View


@get(
    "/api/games/{game_id:str}/events",
    summary="The log since a version",
)
async def log_since(
    request: ApiRequest,
    game_id: GameId,
    since: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
    invite: InviteParameter = None,
) -> Encoded[list[LogEntry]]:
    services, visitor, loaded = await visible_game(request, game_id, invite)
    services.work.check(askers(request))
    entries = await entries_since(services.store, game_id, since, until=loaded.version)
    with_reason = sees_reasons(loaded.table, visitor)
    lines = (log_json(loaded.table.edition, entry, with_reason=with_reason) for entry in entries)
    return encoded(await services.work.spread(askers(request), lines))


@get(
    "/api/games/{game_id:str}/positions/{number:int}",
    summary="An earlier position as you may see it",
)
async def earlier_position(
    request: ApiRequest,
    game_id: GameId,
    number: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    seat: SeatParameter = None,
    invite: InviteParameter = None,
) -> Encoded[View]:
    services, visitor, loaded = await visible_game(request, game_id, invite)
    if number > loaded.version:
        raise unknown("position")
    viewer = viewing_seat(loaded.table, visitor, seat)
    if number == loaded.version:
        with services.work.charged(askers(request)):
            return encoded(view_dict(loaded, loaded.game, viewer))
    services.work.check(askers(request))
    spread = partial(services.work.spread, askers(request))
    game = await history.position(services.store, game_id, number, spread)
    with services.work.charged(askers(request)):
        return encoded(past_view(loaded.table, game, viewer))


@get(
    "/api/games/{game_id:str}/charts",
    summary="Scores, power points and treasuries over time",
)
async def charts(request: ApiRequest, game_id: GameId, invite: InviteParameter = None) -> Charts:
    services, _, loaded = await visible_game(request, game_id, invite)
    with_scores = loaded.table.options.get("cash") != "hidden" or loaded.table.state == "over"
    services.work.check(askers(request))
    spread = partial(services.work.spread, askers(request))
    result = await history.charts(services.store, game_id, with_scores, spread, until=loaded.version)
    if not result.versions or result.versions[-1] != loaded.version:
        add_to_charts(result, loaded.game, with_scores)
    return result


handlers = [log_since, earlier_position, charts]
