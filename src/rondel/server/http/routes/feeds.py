"""Feed routes: one's clocks as a calendar, and the moves at a table as Atom and JSON, at public or secret URLs.

Feed readers send neither cookies nor tokens, so a secret in the query identifies the owner. Queries are never logged.
"""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import QueryParameter

from rondel.languages import FALLBACK, best_match
from rondel.server.feeds import calendar, table_feed
from rondel.server.http.requests import ApiRequest, GameId, count, rate_keys
from rondel.server.services import require_visitor, services_of
from rondel.table.errors import unknown
from rondel.table.table import refuse_hidden
from rondel.wire.tables import Gone
from rondel.wire.tournaments import FeedAddress

Secret = Annotated[str | None, QueryParameter(max_length=calendar.LONGEST_SECRET, description="your secret for feeds")]
Language = Annotated[str | None, QueryParameter(max_length=35, description="language of the text, such as `de`")]
CACHE_HEADERS = {"cache-control": "private, max-age=60"}


@get("/api/me/feeds", summary="Whether you have a secret URL for your feeds")
async def feeds_address(request: ApiRequest) -> FeedAddress:
    return await calendar.address(services_of(request), require_visitor(request))


@post("/api/me/feeds", status_code=201, summary="Create a new secret URL for your feeds")
async def new_feeds_address(request: ApiRequest) -> FeedAddress:
    visitor = require_visitor(request)
    await count(request, "token")
    return await calendar.new_address(services_of(request), visitor)


@delete("/api/me/feeds", status_code=200, summary="Revoke the secret URL of your feeds")
async def no_feeds_address(request: ApiRequest) -> Gone:
    await calendar.withdraw(services_of(request), require_visitor(request))
    return Gone(gone=True)


@get("/api/feeds/clocks.ics", media_type="text/calendar", summary="When your clocks run out, as an iCalendar file")
async def clocks_calendar(request: ApiRequest, key: Secret = None, language: Language = None) -> Response[bytes]:
    services = services_of(request)
    await count(request, "feed")
    if not key:
        raise unknown("feed")
    visitor = await calendar.reader(services, key)
    services.cpu_budget.check(rate_keys(request))
    found = await calendar.running_clocks(services, visitor)
    with services.cpu_budget.charged(rate_keys(request)):
        content = calendar.calendar(found, _site(request), _language(language))
    return Response(content, media_type="text/calendar; charset=utf-8", headers=CACHE_HEADERS)


@get("/api/feeds/tables/{game_id:str}/atom", media_type="application/atom+xml", summary="A table as an Atom feed")
async def table_atom(
    request: ApiRequest, game_id: GameId, key: Secret = None, language: Language = None
) -> Response[bytes]:
    feed = await _table(request, game_id, key, language)
    return _answer(request, feed, table_feed.atom(feed), "application/atom+xml; charset=utf-8")


@get("/api/feeds/tables/{game_id:str}/json", media_type="application/feed+json", summary="A table as a JSON feed")
async def table_json(
    request: ApiRequest, game_id: GameId, key: Secret = None, language: Language = None
) -> Response[bytes]:
    feed = await _table(request, game_id, key, language)
    return _answer(request, feed, table_feed.json_feed(feed), "application/feed+json; charset=utf-8")


async def _table(request: ApiRequest, game_id: str, key: str | None, language: str | None) -> table_feed.Feed:
    """Return the feed of a table as a spectator sees it, or as the owner of the secret does."""
    services = services_of(request)
    await count(request, "feed")
    visitor = await calendar.reader(services, key) if key else None
    loaded = await services.games.current(game_id)
    refuse_hidden(loaded.table, visitor)
    seen = await services.spectator_views.visible_game(loaded, visitor)
    services.cpu_budget.check(rate_keys(request))
    with services.cpu_budget.charged(rate_keys(request)):
        # The response must not contain the secret from the request URL.
        here = f"{_site(request)}{request.url.path}"
        return table_feed.table_feed(seen, _site(request), here, _language(language))


def _answer(request: ApiRequest, feed: table_feed.Feed, content: bytes, kind: str) -> Response[bytes]:
    headers = {**CACHE_HEADERS, "etag": table_feed.tag(feed)}
    known = request.headers.get("if-none-match", "")[:1000]
    if headers["etag"] in (each.strip().removeprefix("W/") for each in known.split(",")):
        return Response(b"", status_code=304, headers=headers, media_type=kind)
    return Response(content, media_type=kind, headers=headers)


def _site(request: ApiRequest) -> str:
    """Return the URL of this site: the configured one, else the one of the request."""
    settings = services_of(request).settings
    return settings.public_url or f"{request.url.scheme}://{request.url.netloc}{settings.base_path}"


def _language(wanted: str | None) -> str:
    return best_match([wanted or ""]) or FALLBACK


handlers = [feeds_address, new_feeds_address, no_feeds_address, clocks_calendar, table_atom, table_json]
