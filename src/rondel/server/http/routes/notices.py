"""Notification routes: list, preferences, and the unsubscribe links in mails."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post, put
from litestar.params import QueryParameter

from rondel.server import notify
from rondel.server.http.requests import ApiRequest, GameId, InviteParameter, body, count_address, visible_game
from rondel.server.services import require_visitor, services_of
from rondel.wire.notices import NoticeChoices, Notices, NoticeSettings, NoticesSeen, TableNotices, Unsubscribed

_CHOICES = {"page": ["your_turn"], "push": [], "mail": ["your_turn"], "delay": 300, "zone": "Europe/Rome"}


@get("/api/me/notices", summary="List my notifications")
async def my_notices(request: ApiRequest) -> Notices:
    return await notify.my_notices(services_of(request), require_visitor(request).id)


@post("/api/me/notices/seen", status_code=200, summary="Mark notifications as seen")
async def notices_seen(request: ApiRequest, data: Annotated[NoticesSeen, body({"until": 12})]) -> Notices:
    return await notify.mark_seen(services_of(request), require_visitor(request).id, data.until)


@get("/api/me/notices/choices", summary="My notification settings")
async def notice_choices(request: ApiRequest) -> NoticeSettings:
    return await notify.notice_settings(services_of(request), require_visitor(request).id)


@put("/api/me/notices/choices", status_code=200, summary="Change my notification settings")
async def choose_notices(request: ApiRequest, data: Annotated[NoticeChoices, body(_CHOICES)]) -> NoticeSettings:
    return await notify.save_preferences(services_of(request), require_visitor(request).id, data)


@get("/api/games/{game_id:str}/notices", summary="My notification settings for a table")
async def table_notices(request: ApiRequest, game_id: GameId, invite: InviteParameter = None) -> TableNotices:
    visitor = require_visitor(request)
    services, _, loaded = await visible_game(request, game_id, invite, started=False)
    return await notify.table_preferences(services, visitor.id, loaded.id)


@put("/api/games/{game_id:str}/notices", status_code=200, summary="Change my notification settings for a table")
async def choose_table_notices(
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[TableNotices, body({"muted": True})],
    invite: InviteParameter = None,
) -> TableNotices:
    visitor = require_visitor(request)
    services, _, loaded = await visible_game(request, game_id, invite, started=False)
    return await notify.save_table_preferences(services, visitor.id, loaded.id, data)


@post("/unsubscribe", status_code=200, summary="Unsubscribe with the link from a mail, without login (RFC 8058)")
async def unsubscribe(
    request: ApiRequest, token: Annotated[str, QueryParameter(max_length=120, description="the token from the link")]
) -> Unsubscribed:
    await count_address(request, "login")
    return await notify.unsubscribe(services_of(request), token)


handlers = [
    my_notices,
    notices_seen,
    notice_choices,
    choose_notices,
    table_notices,
    choose_table_notices,
    unsubscribe,
]
