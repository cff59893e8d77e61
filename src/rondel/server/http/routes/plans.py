"""A maneuver as one plan: foreseen here; carried out by a standing order of the kind `plan`."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import post

from rondel.server.errors import Refusal, conflict, forbidden, refusal_of
from rondel.server.http.answers import ApiRequest, Encoded, GameId, body, encoded
from rondel.server.http.askers import askers
from rondel.server.http.visible import visible_game
from rondel.server.http.wire.plan import PlanForeseen, PlanRequest
from rondel.server.live.states import with_names
from rondel.server.play.moves import seat_for
from rondel.server.play.plan import Foreseen, foreseen

STEP_SECONDS = 0.002


@post(
    "/api/games/{game_id:str}/plan",
    status_code=200,
    summary="What your maneuver would lead to",
    description="Steps are played in thought; whoever is asked consents there.",
)
async def foresee_plan(
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[PlanRequest, body({"version": 4, "actions": ["fleet london north_sea", "end"]})],
) -> Encoded[PlanForeseen]:
    services, visitor, loaded = await visible_game(request, game_id)
    if visitor is None:
        raise forbidden("not_at_table", "You have no seat at this table.")
    seat = seat_for(loaded.table, visitor, data.seat)
    if loaded.table.state != "running":
        raise conflict("game_over", "This game is over.")
    if data.version != loaded.version:
        raise Refusal(409, "stale", "The game has moved on since you looked.", params={"version": loaded.version})
    services.work.charge(askers(request), STEP_SECONDS * len(data.actions))
    with services.work.charged(askers(request)):
        found = foreseen(loaded.game, seat, data.actions)
        view = with_names(loaded.table, found.game.view(seat))
    return encoded(_answer(found, loaded.version, view))


def _answer(found: Foreseen, version: int, view: dict[str, object]) -> dict[str, object]:
    return {
        "version": version,
        "steps": [msgspec.structs.asdict(step) for step in found.steps],
        "closing": found.closing,
        "view": view,
        "refused": None if found.refused is None else refusal_of(found.refused).told(),
    }


handlers = [foresee_plan]
