"""Archive routes: finished games, profiles, ratings, statistics."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, patch
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter
from litestar.response import Stream

import rondel
from rondel.server.archive import (
    as_csv,
    leaderboard,
    owner_of_profile,
    profile,
    search,
    stored_games,
    visible_games,
    zip_records,
)
from rondel.server.http.requests import ApiRequest, body, count, rate_keys
from rondel.server.services import require_visitor, services_of, visitor_of
from rondel.server.storage.models import results
from rondel.table.errors import bad, unknown
from rondel.wire.archive import ArchivePage, Field, Ladder, Leaderboard, Profile, ProfileRequest

PersonName = Annotated[str, PathParameter(max_length=80, description="the name of an account")]
EditionFilter = Annotated[str | None, QueryParameter(max_length=40, description="only games of this edition")]
PlayersFilter = Annotated[int | None, QueryParameter(ge=2, le=6, description="only games with this number of players")]
OpponentFilter = Annotated[str | None, QueryParameter(max_length=40, description="part of an opponent's name")]
ResultFilter = Annotated[
    str | None,
    QueryParameter(
        max_length=10, description="only games with this result", schema_extra={"enum": list(search.OUTCOMES)}
    ),
]
Since = Annotated[float | None, QueryParameter(ge=0, le=1e11, description="ended at this time or later")]
Until = Annotated[float | None, QueryParameter(ge=0, le=1e11, description="ended before this time")]
TextFilter = Annotated[str | None, QueryParameter(max_length=60, description="part of the table's or a player's name")]
PageNumber = Annotated[int, QueryParameter(ge=1, le=10_000, description="starting at 1")]
SECONDS_PER_PAGE = 0.005  # CPU time
SECONDS_PER_RECORD = 0.01


@get("/api/me/games", summary="List my finished games, newest first")
async def my_games(
    request: ApiRequest,
    edition: EditionFilter = None,
    players: PlayersFilter = None,
    opponent: OpponentFilter = None,
    result: ResultFilter = None,
    since: Since = None,
    until: Until = None,
    text: TextFilter = None,
    page: PageNumber = 1,
) -> ArchivePage:
    wanted = _checked(search.GameFilter(edition, players, opponent, result, since, until, text))
    return await _page(request, wanted, require_visitor(request).id, "games", page)


@get(
    "/api/people/{name:str}/games", summary="List the finished games of a person that are visible to you, newest first"
)
async def games_of(
    request: ApiRequest,
    name: PersonName,
    edition: EditionFilter = None,
    players: PlayersFilter = None,
    opponent: OpponentFilter = None,
    result: ResultFilter = None,
    since: Since = None,
    until: Until = None,
    text: TextFilter = None,
    page: PageNumber = 1,
) -> ArchivePage:
    wanted = _checked(search.GameFilter(edition, players, opponent, result, since, until, text))
    person = await owner_of_profile(services_of(request).store, name, visitor_of(request))
    return await _page(request, wanted, person.id, person.shown, page)


@get(
    "/api/me/records",
    responses={
        200: ResponseSpec(str, media_type="application/zip", description="a zip archive", generate_examples=False)
    },
    summary="Download the records of my finished games as one file",
)
async def my_records(
    request: ApiRequest,
    edition: EditionFilter = None,
    players: PlayersFilter = None,
    opponent: OpponentFilter = None,
    result: ResultFilter = None,
    since: Since = None,
    until: Until = None,
    text: TextFilter = None,
) -> Stream:
    services, visitor = services_of(request), require_visitor(request)
    wanted = _checked(search.GameFilter(edition, players, opponent, result, since, until, text))
    await count(request, "records")
    services.cpu_budget.check(rate_keys(request))
    ids = await stored_games(services, search.chosen(visitor.id, results.c.user_id == visitor.id, wanted))
    if not ids:
        raise unknown("record")
    services.cpu_budget.charge(rate_keys(request), len(ids) * SECONDS_PER_RECORD)
    headers = {"content-disposition": 'attachment; filename="rondel-records.zip"'}
    return Stream(zip_records(services, visitor, ids), media_type="application/zip", headers=headers)


@get("/api/people/{name:str}", summary="The profile of a person, as far as it is visible to you")
async def person(request: ApiRequest, name: PersonName) -> Profile:
    services = services_of(request)
    services.cpu_budget.check(rate_keys(request))
    found = await profile.load(services.store, name, visitor_of(request))
    services.cpu_budget.charge(rate_keys(request), SECONDS_PER_PAGE)
    return found


@patch("/api/me/profile", status_code=200, summary="Choose what others may see of my profile")
async def change_profile(request: ApiRequest, data: Annotated[ProfileRequest, body({"shown": "games"})]) -> Profile:
    services, visitor = services_of(request), require_visitor(request)
    if visitor.guest:
        raise unknown("person")
    await profile.set_visibility(services.store, visitor, data.shown)
    return await profile.load(services.store, visitor.name, visitor)


@get("/api/ratings", summary="The rating leaderboard")
async def ladder(
    request: ApiRequest,
    edition: Annotated[str, QueryParameter(max_length=40, description="id of an edition")] = "imperial",
    players: Annotated[int, QueryParameter(ge=2, le=6, description="number of players")] = 4,
    which: Annotated[Ladder, QueryParameter(name="ladder", description="ratings of people or of bots")] = "people",
) -> Leaderboard:
    services = services_of(request)
    _refuse_unknown_edition(edition)
    services.cpu_budget.check(rate_keys(request))
    found = await leaderboard(services.store, which, edition, players, visitor_of(request))
    services.cpu_budget.charge(rate_keys(request), SECONDS_PER_PAGE)
    return found


@get("/api/statistics", summary="Statistics of all public games")
async def statistics(request: ApiRequest) -> Field:
    return await services_of(request).field.now()


@get("/api/statistics.csv", media_type="text/csv", summary="Statistics of all public games as CSV")
async def statistics_as_csv(request: ApiRequest) -> Response[str]:
    services = services_of(request)
    with services.cpu_budget.charged(rate_keys(request)):
        text = as_csv(await services.field.now())
    headers = {"content-disposition": 'attachment; filename="rondel-statistics.csv"'}
    return Response(text, media_type="text/csv; charset=utf-8", headers=headers)


async def _page(request: ApiRequest, wanted: search.GameFilter, user_id: int, shown: str, page: int) -> ArchivePage:
    services, viewer = services_of(request), visitor_of(request)
    services.cpu_budget.check(rate_keys(request))
    visible = visible_games(user_id, shown, viewer)
    if visible is None:
        return ArchivePage(total=0, page=1, pages=1, games=[])
    found = await search.page_of(services.store, search.chosen(user_id, visible, wanted), viewer, page)
    services.cpu_budget.charge(rate_keys(request), SECONDS_PER_PAGE)
    return found


def _checked(wanted: search.GameFilter) -> search.GameFilter:
    if wanted.result is not None and wanted.result not in search.OUTCOMES:
        raise bad("filter", "The result is won, lost or unfinished.")
    if wanted.edition is not None:
        _refuse_unknown_edition(wanted.edition)
    return wanted


def _refuse_unknown_edition(edition: str) -> None:
    if edition not in rondel.editions():
        raise bad("edition", f"There is no edition {edition[:40]!r}.", editions=list(rondel.editions()))


handlers = [my_games, games_of, my_records, person, change_profile, ladder, statistics, statistics_as_csv]
