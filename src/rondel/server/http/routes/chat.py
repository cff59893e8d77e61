"""Chat at the table."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import QueryParameter

from rondel.server.http.answers import ApiRequest, GameId, InviteParameter, body
from rondel.server.http.askers import count
from rondel.server.http.visible import visible_game
from rondel.server.limits.kinds import Asker
from rondel.server.services import known_visitor
from rondel.server.tables import chat
from rondel.wire.tables import ChatMessage, NewMessage

TABLE_SHARE = 3  # how many people may say as much as one may, at one table


@get(
    "/api/games/{game_id:str}/chat",
    summary="What was said; marks it read",
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
    summary="Say something",
)
async def say(
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[NewMessage, body({"text": "Good luck!"})],
    invite: InviteParameter = None,
) -> ChatMessage:
    visitor = known_visitor(request)
    services, _, loaded = await visible_game(request, game_id, invite, started=False)
    await count(request, "chat", Asker(f"table {game_id}", TABLE_SHARE))
    return await chat.say(services, loaded, visitor, data.text, data.to)


handlers = [read_chat, say]
