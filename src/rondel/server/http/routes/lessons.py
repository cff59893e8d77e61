"""Learning to play: lessons and their progress, the coach beside the board, hints in a first game."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.openapi.spec import Example
from litestar.params import Body, PathParameter, QueryParameter

from rondel.server.http import examples
from rondel.server.http.answers import ApiRequest, GameId, Json, documented, json
from rondel.server.learn import lessons
from rondel.server.live.states import table_dict
from rondel.server.services import known_visitor, services_of, visitor_of

EditionId = Annotated[str, PathParameter(max_length=40, description="the id of the edition")]
COACH = {
    "kind": "lesson",
    "edition": "imperial",
    "step": 2,
    "steps": 8,
    "id": "rondel",
    "rule": "R8.4",
    "terms": ["rondel"],
    "tasks": [{"id": "free", "done": True}, {"id": "produce", "done": False}],
    "state": "open",
    "miss": None,
    "waits": False,
    "revision": 3,
}
LESSON = {
    "edition": "imperial",
    "steps": [{"number": 1, "id": "bonds", "done": True}],
    "next": 2,
    "begun": True,
    "first_game": None,
}
IDEA = {
    "version": 12,
    "action": "rondel taxation",
    "reason": {"code": "taxation", "params": {"nation": "italy", "points": 2, "tax": 7}},
}


class LessonTable(msgspec.Struct):
    """`name` of the table, in the learner's language; `new`: a new first game although one is under way."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)] | None = None
    new: bool = False


LessonBody = Annotated[LessonTable | None, Body(examples=[Example(summary="for example", value={"name": "Lesson"})])]


@get("/api/lessons", responses=documented([LESSON]), summary="The lessons and how far you are")
async def list_lessons(request: ApiRequest) -> Json:
    return json(await lessons.overview(services_of(request), visitor_of(request)))


@post(
    "/api/lessons/{edition:str}/start",
    status_code=201,
    responses=documented(examples.TABLE, 201),
    summary="Begin or resume a lesson: the table of the first step not yet done",
)
async def start(request: ApiRequest, edition: EditionId, data: LessonBody = None) -> Json:
    return await _step(request, edition, None, data)


@post(
    "/api/lessons/{edition:str}/step/{number:int}",
    status_code=201,
    responses=documented(examples.TABLE, 201),
    summary="The table of one step",
)
async def step(
    request: ApiRequest, edition: EditionId, number: Annotated[int, PathParameter(ge=1, le=99)], data: LessonBody = None
) -> Json:
    return await _step(request, edition, number, data)


async def _step(request: ApiRequest, edition: str, number: int | None, wish: LessonTable | None) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    await services.rates.count("table", f"user {visitor.id}")
    room = await lessons.open_step(services, visitor, edition, number, wish.name if wish else None)
    return json(table_dict(room, visitor, services.hub.present(room.id)), 201)


@post(
    "/api/lessons/{edition:str}/first_game",
    status_code=201,
    responses=documented(examples.TABLE, 201),
    summary="A first game against easy opponents, with hints",
)
async def first_game(request: ApiRequest, edition: EditionId, data: LessonBody = None) -> Json:
    services, visitor, wish = services_of(request), known_visitor(request), data or LessonTable()
    await services.rates.count("table", f"user {visitor.id}")
    room = await lessons.first_game(services, visitor, edition, wish.name, wish.new)
    return json(table_dict(room, visitor, services.hub.present(room.id)), 201)


@get("/api/lessons/tables/{game_id:str}", responses=documented(COACH), summary="The coach at a table; kind may be null")
async def coach(request: ApiRequest, game_id: GameId) -> Json:
    return json(await lessons.coach(services_of(request), visitor_of(request), game_id))


@post(
    "/api/lessons/tables/{game_id:str}/go_on",
    status_code=200,
    responses=documented(COACH),
    summary="Let the opponents answer and judge the step",
)
async def go_on(request: ApiRequest, game_id: GameId) -> Json:
    return json(await lessons.go_on(services_of(request), known_visitor(request), game_id))


@post(
    "/api/lessons/tables/{game_id:str}/again",
    status_code=200,
    responses=documented(COACH),
    summary="Back to the beginning of the step",
)
async def again(request: ApiRequest, game_id: GameId) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    await lessons.again(services, visitor, game_id)
    return json(await lessons.coach(services, visitor, game_id))


@get("/api/lessons/tables/{game_id:str}/idea", responses=documented(IDEA), summary="What a decent player would do")
async def idea(request: ApiRequest, game_id: GameId) -> Json:
    return json(await lessons.idea(services_of(request), known_visitor(request), game_id))


@get("/api/lessons/tables/{game_id:str}/reasons", responses=documented([IDEA]), summary="Why the bots moved")
async def reasons(
    request: ApiRequest, game_id: GameId, since: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0
) -> Json:
    return json(await lessons.reasons(services_of(request), known_visitor(request), game_id, since))


handlers = [list_lessons, start, step, first_game, coach, go_on, again, idea, reasons]
