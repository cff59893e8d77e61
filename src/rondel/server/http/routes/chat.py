"""Chat, report and block routes."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import QueryParameter

from rondel.server.http.requests import ApiRequest, GameId, InviteParameter, Number, body, count, visible_game
from rondel.server.limits import RateKey
from rondel.server.moderation import reports
from rondel.server.services import require_visitor, services_of
from rondel.server.tables import chat
from rondel.wire.moderation import Block, Done, NewBlock, NewReport
from rondel.wire.tables import ChatMessage, Gone, NewMessage

TABLE_SHARE = 3  # a table may chat three times as much as one person


@get(
    "/api/games/{game_id:str}/chat",
    summary="Read the chat and mark it as read",
)
async def read_chat(
    request: ApiRequest,
    game_id: GameId,
    since: Annotated[int, QueryParameter(ge=0, le=2_000_000_000)] = 0,
    invite: InviteParameter = None,
) -> list[ChatMessage]:
    services, visitor, loaded = await visible_game(request, game_id, invite, started=False)
    said = await chat.messages(services, game_id, since, visitor=visitor, until=loaded.until)
    if visitor is not None:
        await chat.read_all(services, loaded, visitor)
    return said


@post(
    "/api/games/{game_id:str}/chat",
    status_code=201,
    summary="Write a chat message",
)
async def say(
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[NewMessage, body({"text": "Good luck!"})],
    invite: InviteParameter = None,
) -> ChatMessage:
    visitor = require_visitor(request)
    services, _, loaded = await visible_game(request, game_id, invite, started=False)
    await count(request, "chat", RateKey(f"table {game_id}", TABLE_SHARE))
    return await chat.send_message(services, loaded, visitor, data.text, data.to)


@post("/api/games/{game_id:str}/reports", status_code=201, summary="Report a person, a name or a chat line")
async def report(
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[NewReport, body({"about": "person", "reason": "insult", "seat": 1})],
    invite: InviteParameter = None,
) -> Done:
    visitor = require_visitor(request)
    services, _, loaded = await visible_game(request, game_id, invite, started=False)
    await count(request, "report")
    await reports.report(services, loaded, visitor, data)
    return Done(done=True)


@post(
    "/api/games/{game_id:str}/blocks",
    status_code=201,
    summary="Block the author of a chat line or the player on a seat",
)
async def block(
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[NewBlock, body({"seat": 1})],
    invite: InviteParameter = None,
) -> Done:
    visitor = require_visitor(request)
    services, _, loaded = await visible_game(request, game_id, invite, started=False)
    target = await reports.find_target(services, loaded, visitor, data.seat, data.line)
    await reports.block(services, visitor, target.user_id)
    return Done(done=True)


@get("/api/me/blocks", summary="List the people I block")
async def blocks(request: ApiRequest) -> list[Block]:
    return await reports.list_blocks(services_of(request), require_visitor(request))


@delete("/api/me/blocks/{user_id:int}", status_code=200, summary="Unblock a person")
async def unblock(request: ApiRequest, user_id: Number) -> Gone:
    await reports.unblock(services_of(request), require_visitor(request), user_id)
    return Gone(gone=True)


handlers = [
    read_chat,
    say,
    report,
    block,
    blocks,
    unblock,
]
