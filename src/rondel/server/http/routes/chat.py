"""Chat at the table."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.openapi.spec import Example
from litestar.params import Body, QueryParameter

from rondel.server.http import examples
from rondel.server.http.answers import ApiRequest, GameId, InviteParameter, Json, documented, json
from rondel.server.http.visible import visible_game
from rondel.server.services import known_visitor
from rondel.server.tables import chat


class Message(msgspec.Struct):
    text: Annotated[str, msgspec.Meta(max_length=2000)]


@get(
    "/api/games/{game_id:str}/chat",
    responses=documented([examples.MESSAGE]),
    summary="What was said; marks it read",
)
async def read_chat(
    request: ApiRequest,
    game_id: GameId,
    since: Annotated[int, QueryParameter(ge=0, le=2_000_000_000)] = 0,
    invite: InviteParameter = None,
) -> Json:
    services, visitor, room = await visible_game(request, game_id, invite, started=False)
    said = await chat.messages(services, game_id, since)
    if visitor is not None:
        await chat.read_all(services, room, visitor)
    return json(said)


@post(
    "/api/games/{game_id:str}/chat",
    status_code=201,
    responses=documented(examples.MESSAGE, 201),
    summary="Say something",
)
async def say(
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[Message, Body(examples=[Example(summary="for example", value={"text": "Good luck!"})])],
    invite: InviteParameter = None,
) -> Json:
    visitor = known_visitor(request)
    services, _, room = await visible_game(request, game_id, invite, started=False)
    await services.rates.count("chat", f"user {visitor.id}")
    return json(await chat.say(services, room, visitor, data.text), 201)


handlers = [read_chat, say]
