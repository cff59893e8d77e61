"""Learning routes: lessons, coach, hints in a first game, puzzles."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter, QueryParameter

from rondel.server import lessons
from rondel.server.http.requests import ApiRequest, GameId, body, count, rate_keys
from rondel.server.http.response_builders import Encoded, encoded
from rondel.server.services import require_visitor, services_of, visitor_of
from rondel.table import puzzles
from rondel.table.serializers import serialize_table
from rondel.wire.learn import BotReason, CoachFacts, Idea, LessonOverview, LessonTableRequest
from rondel.wire.puzzles import PuzzleAnswer, PuzzleList, PuzzlePosition, PuzzleTry, PuzzleVerdict
from rondel.wire.tables import Table

EditionId = Annotated[str, PathParameter(max_length=40, description="the id of the edition")]
LessonBody = Annotated[LessonTableRequest | None, body({"name": "Lesson"})]


@get("/api/lessons", summary="List the lessons with your progress")
async def list_lessons(request: ApiRequest) -> list[LessonOverview]:
    return await lessons.overview(services_of(request), visitor_of(request))


@post(
    "/api/lessons/{edition:str}/start",
    status_code=201,
    summary="Start or resume a lesson: the table of the first unfinished step",
)
async def start(request: ApiRequest, edition: EditionId, data: LessonBody = None) -> Table:
    return await _step(request, edition, None, data)


@post(
    "/api/lessons/{edition:str}/step/{number:int}",
    status_code=201,
    summary="The table of one step",
)
async def step(
    request: ApiRequest, edition: EditionId, number: Annotated[int, PathParameter(ge=1, le=99)], data: LessonBody = None
) -> Table:
    return await _step(request, edition, number, data)


async def _step(request: ApiRequest, edition: str, number: int | None, wanted: LessonTableRequest | None) -> Table:
    services, visitor = services_of(request), require_visitor(request)
    await count(request, "table")
    loaded = await lessons.open_step(services, visitor, edition, number, wanted.name if wanted else None)
    return serialize_table(loaded.table, visitor, loaded.time, services.hub.present(loaded.id))


@post(
    "/api/lessons/{edition:str}/first_game",
    status_code=201,
    summary="A first game against easy opponents, with hints",
)
async def first_game(request: ApiRequest, edition: EditionId, data: LessonBody = None) -> Table:
    services, visitor, wanted = services_of(request), require_visitor(request), data or LessonTableRequest()
    await count(request, "table")
    loaded = await lessons.first_game(services, visitor, edition, wanted.name, wanted.new)
    return serialize_table(loaded.table, visitor, loaded.time, services.hub.present(loaded.id))


@get("/api/lessons/tables/{game_id:str}", summary="The coach at a table; kind may be null")
async def coach(request: ApiRequest, game_id: GameId) -> CoachFacts:
    return await lessons.coach(services_of(request), visitor_of(request), game_id)


@post(
    "/api/lessons/tables/{game_id:str}/go_on",
    status_code=200,
    summary="What the coach says (for older clients; opponents now respond automatically)",
)
async def go_on(request: ApiRequest, game_id: GameId) -> CoachFacts:
    return await lessons.own_coach(services_of(request), require_visitor(request), game_id)


@post(
    "/api/lessons/tables/{game_id:str}/again",
    status_code=200,
    summary="Restart the step",
)
async def again(request: ApiRequest, game_id: GameId) -> CoachFacts:
    services, visitor = services_of(request), require_visitor(request)
    await lessons.restart_step(services, visitor, game_id)
    return await lessons.coach(services, visitor, game_id)


@get("/api/lessons/tables/{game_id:str}/idea", summary="Suggest a reasonable move")
async def idea(request: ApiRequest, game_id: GameId) -> Idea:
    await count(request, "hint")
    return await lessons.idea(services_of(request), require_visitor(request), game_id)


@get("/api/lessons/tables/{game_id:str}/reasons", summary="Why the bots moved")
async def reasons(
    request: ApiRequest, game_id: GameId, since: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0
) -> list[BotReason]:
    return await lessons.reasons(services_of(request), require_visitor(request), game_id, since)


PuzzleId = Annotated[str, PathParameter(max_length=12, description="the id of a puzzle, or `daily`")]


@get("/api/puzzles", summary="List all puzzles, and the daily puzzle")
async def list_puzzles() -> PuzzleList:
    return puzzles.overview()


@get("/api/puzzles/{id:str}", summary="The position of a puzzle")
async def puzzle(request: ApiRequest, id: PuzzleId) -> Encoded[PuzzlePosition]:
    found = puzzles.known_puzzle(id)
    with services_of(request).cpu_budget.charged(rate_keys(request)):
        return encoded(puzzles.position_of(found))


@post(
    "/api/puzzles/{id:str}/tries",
    status_code=200,
    summary="Check a puzzle move",
    description="Send it with the moves found before. Stateless: the same request always has the same result.",
)
async def try_answer(
    request: ApiRequest, id: PuzzleId, data: Annotated[PuzzleTry, body({"action": "rondel taxation", "played": []})]
) -> Encoded[PuzzleVerdict]:
    found = puzzles.known_puzzle(id)
    with services_of(request).cpu_budget.charged(rate_keys(request)):
        return encoded(puzzles.judge_try(found, data))


@get("/api/puzzles/{id:str}/answer", summary="The solution of a puzzle")
async def answer(request: ApiRequest, id: PuzzleId) -> PuzzleAnswer:
    found = puzzles.known_puzzle(id)
    with services_of(request).cpu_budget.charged(rate_keys(request)):
        return puzzles.answer_of(found)


handlers = [
    list_lessons,
    start,
    step,
    first_game,
    coach,
    go_on,
    again,
    idea,
    reasons,
    list_puzzles,
    puzzle,
    try_answer,
    answer,
]
