"""A maneuver as one plan: foreseen here; carried out by a standing order of the kind `plan`."""

from __future__ import annotations

from typing import Annotated

from litestar import post

from rondel.server.http.answers import ApiRequest, Encoded, GameId, body, encoded
from rondel.server.http.askers import askers
from rondel.server.http.visible import visible_game
from rondel.table.errors import forbidden
from rondel.table.plan import plan_answer
from rondel.wire.play import PlanForeseen, PlanRequest


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
    with services.work.charged(askers(request)):
        return encoded(plan_answer(loaded, visitor, data))


handlers = [foresee_plan]
