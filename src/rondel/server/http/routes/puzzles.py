"""Puzzles: the list with that of the day, one on the board, trying an answer, and the answer for those who ask."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import PathParameter

from rondel.server.http.answers import ApiRequest, Encoded, body, encoded
from rondel.server.http.askers import askers
from rondel.server.services import services_of
from rondel.table import puzzles
from rondel.wire.puzzles import PuzzleAnswer, PuzzleList, PuzzlePosition, PuzzleTry, PuzzleVerdict

PuzzleId = Annotated[str, PathParameter(max_length=12, description="the id of a puzzle, or `daily`")]


@get("/api/puzzles", summary="All puzzles, and the one of the day")
async def list_puzzles() -> PuzzleList:
    return puzzles.overview()


@get("/api/puzzles/{id:str}", summary="A puzzle on the board")
async def puzzle(request: ApiRequest, id: PuzzleId) -> Encoded[PuzzlePosition]:
    found = puzzles.known_puzzle(id)
    with services_of(request).work.charged(askers(request)):
        return encoded(puzzles.position_of(found))


@post(
    "/api/puzzles/{id:str}/tries",
    status_code=200,
    summary="Try an answer",
    description="With the steps found before. Nothing is kept: the same question has the same answer.",
)
async def try_answer(
    request: ApiRequest, id: PuzzleId, data: Annotated[PuzzleTry, body({"action": "rondel taxation", "played": []})]
) -> Encoded[PuzzleVerdict]:
    found = puzzles.known_puzzle(id)
    with services_of(request).work.charged(askers(request)):
        return encoded(puzzles.judged(found, data))


@get("/api/puzzles/{id:str}/answer", summary="The answer of a puzzle")
async def answer(request: ApiRequest, id: PuzzleId) -> PuzzleAnswer:
    found = puzzles.known_puzzle(id)
    with services_of(request).work.charged(askers(request)):
        return puzzles.answer_of(found)


handlers = [list_puzzles, puzzle, try_answer, answer]
