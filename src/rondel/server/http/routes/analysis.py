"""Analysis routes: provisional standings, analysis of finished games, hints in solo games."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import PathParameter, QueryParameter

import rondel
from rondel.server.analysis import job_queue, language_of, refuse_unfinished, serialize_explanation, serialize_review
from rondel.server.bots import AdviceRequest
from rondel.server.http.requests import (
    ApiRequest,
    GameId,
    InviteParameter,
    SeatParameter,
    count,
    rate_keys,
    visible_game,
)
from rondel.server.http.response_builders import Encoded, encoded
from rondel.server.play import history
from rondel.server.services import Services, require_visitor, services_of
from rondel.table.bot_jobs import archived_edition_json
from rondel.table.errors import conflict, unknown
from rondel.table.hints import hint_seat, serialize_ending, serialize_hint
from rondel.table.loaded import LoadedGame
from rondel.table.table import viewing_seat
from rondel.wire.analysis import Analysis, Explanation, Hint
from rondel.wire.ending import Ending

HINT_EFFORT = 1.0
AtParameter = Annotated[
    int | None, QueryParameter(ge=0, le=1_000_000, description="version of an earlier position; default: the newest")
]
LanguageParameter = Annotated[str, QueryParameter(max_length=35, description="a language tag: de, pt-BR")]


@get(
    "/api/games/{game_id:str}/ending",
    summary="Standings if the game ended now: winner, points each nation needs, decisive bonds",
)
async def ending(
    request: ApiRequest,
    game_id: GameId,
    at: AtParameter = None,
    seat: SeatParameter = None,
    invite: InviteParameter = None,
) -> Encoded[Ending]:
    services, visitor, loaded = await visible_game(request, game_id, invite)
    game = await _position(request, loaded, loaded.version if at is None else at)
    with services.cpu_budget.charged(rate_keys(request)):
        return encoded(serialize_ending(loaded.table, game, viewing_seat(loaded.table, visitor, seat)))


@get(
    "/api/games/{game_id:str}/analysis",
    summary="The analysis of a finished game: win probabilities, turning points, accuracy, summary",
)
async def analysis(
    request: ApiRequest, game_id: GameId, language: LanguageParameter = "en", invite: InviteParameter = None
) -> Encoded[Analysis]:
    services, _, loaded = await visible_game(request, game_id, invite)
    await refuse_unfinished(services.store, loaded)
    return await _answer(request, services, loaded, language)


@post(
    "/api/games/{game_id:str}/analysis",
    status_code=202,
    summary="Request the analysis of a finished game",
)
async def ask_for_analysis(
    request: ApiRequest, game_id: GameId, language: LanguageParameter = "en", invite: InviteParameter = None
) -> Encoded[Analysis]:
    require_visitor(request)
    services, _, loaded = await visible_game(request, game_id, invite)
    await refuse_unfinished(services.store, loaded)
    if not services.settings.analysis_effort:
        raise conflict("analysis_off", "This server does not analyze games.")
    await count(request, "analysis")
    await job_queue.enqueue(services.store, game_id, loaded.version)
    services.analysis_worker.wake()
    return await _answer(request, services, loaded, language)


async def _answer(request: ApiRequest, services: Services, loaded: LoadedGame, language: str) -> Encoded[Analysis]:
    row = await job_queue.find_row(services.store, loaded.id)
    if row is None or row.version != loaded.version:
        state = "none" if services.settings.analysis_effort else "off"
        return encoded({"state": state, "done": 0, "steps": 0, "before": 0, "review": None})
    review = None
    if row.state == "done":
        with services.cpu_budget.charged(rate_keys(request)):
            review = msgspec.Raw(msgspec.json.encode(serialize_review(loaded, row.content, language_of(language))))
    before = await job_queue.waiting_before(services.store, row.asked) if row.state == "waiting" else 0
    return encoded({"state": row.state, "done": row.done, "steps": row.steps, "before": before, "review": review})


@get(
    "/api/games/{game_id:str}/explanation/{number:int}",
    summary="Explain a position of a finished game: win probabilities, threats, best moves",
)
async def explanation(
    request: ApiRequest,
    game_id: GameId,
    number: Annotated[int, PathParameter(ge=0, le=1_000_000)],
    language: LanguageParameter = "en",
    invite: InviteParameter = None,
) -> Encoded[Explanation]:
    visitor = require_visitor(request)
    services, _, loaded = await visible_game(request, game_id, invite)
    await refuse_unfinished(services.store, loaded)
    await count(request, "hint")
    game = await _position(request, loaded, number)
    question = AdviceRequest(game.to_json(), None, HINT_EFFORT, archived_edition_json(game))
    analysis_result: dict[str, Any] = await services.bots.advise(question, visitor.id)
    return encoded(serialize_explanation(loaded, game.version, analysis_result, language_of(language)))


@get(
    "/api/games/{game_id:str}/hint",
    summary="The search's best move, in games against bots only",
)
async def hint(request: ApiRequest, game_id: GameId) -> Encoded[Hint]:
    visitor = require_visitor(request)
    services, _, loaded = await visible_game(request, game_id)
    seat = hint_seat(loaded, visitor)
    await count(request, "hint")
    snapshot = loaded.position.snapshot if loaded.position else ""
    tally = await history.cash_tally(services.store, loaded)
    question = AdviceRequest(snapshot, seat, HINT_EFFORT, archived_edition_json(loaded.game), tally)
    analysis_result: dict[str, Any] = await services.bots.advise(question, visitor.id)
    return encoded(serialize_hint(loaded, analysis_result))


async def _position(request: ApiRequest, loaded: LoadedGame, at: int) -> rondel.Game:
    """Return the game at version `at`, charging a replay to the requester's CPU budget."""
    if at == loaded.version:
        return loaded.game
    if at > loaded.version:
        raise unknown("position")
    services = services_of(request)
    services.cpu_budget.check(rate_keys(request))
    return await history.position(
        services.store, loaded.id, at, partial(services.cpu_budget.in_slices, rate_keys(request))
    )


handlers = [ending, analysis, ask_for_analysis, explanation, hint]
