"""Friend routes: request, answer, remove; and blocking by name."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import PathParameter

from rondel.server.http.requests import ApiRequest, body, count
from rondel.server.lobby import friends
from rondel.server.moderation import reports
from rondel.server.services import require_visitor, services_of
from rondel.wire.friends import Answering, Friends, Naming, PresenceChoice
from rondel.wire.moderation import Block

PersonNumber = Annotated[int, PathParameter(ge=1, le=2_000_000_000, description="id of a person")]


@get("/api/friends", summary="List my friends and open friend requests")
async def my_friends(request: ApiRequest) -> Friends:
    return await friends.list_friends(services_of(request), require_visitor(request).id)


@post("/api/friends", status_code=200, summary="Send a friend request")
async def ask_friend(request: ApiRequest, data: Annotated[Naming, body({"name": "Bruno"})]) -> Friends:
    services, visitor = services_of(request), require_visitor(request)
    await count(request, "friend")
    await friends.send_request(services, visitor, data.name)
    return await friends.list_friends(services, visitor.id)


@post("/api/friends/{user_id:int}", status_code=200, summary="Accept or decline a friend request")
async def answer_friend(
    request: ApiRequest, user_id: PersonNumber, data: Annotated[Answering, body({"agree": True})]
) -> Friends:
    services, visitor = services_of(request), require_visitor(request)
    await friends.respond(services, visitor, user_id, agree=data.agree)
    return await friends.list_friends(services, visitor.id)


@delete("/api/friends/{user_id:int}", status_code=200, summary="Remove a friend, or withdraw my friend request")
async def remove_friend(request: ApiRequest, user_id: PersonNumber) -> Friends:
    services, visitor = services_of(request), require_visitor(request)
    await friends.remove(services, visitor, user_id)
    return await friends.list_friends(services, visitor.id)


@post("/api/me/presence", status_code=200, summary="Choose whether friends see that I am online")
async def choose_presence(request: ApiRequest, data: Annotated[PresenceChoice, body({"shown": False})]) -> Friends:
    services, visitor = services_of(request), require_visitor(request)
    await friends.show_presence(services, visitor, shown=data.shown)
    return await friends.list_friends(services, visitor.id)


@post("/api/me/blocks", status_code=200, summary="Block a person by name")
async def block_by_name(request: ApiRequest, data: Annotated[Naming, body({"name": "Bruno"})]) -> list[Block]:
    services, visitor = services_of(request), require_visitor(request)
    await count(request, "friend")
    await reports.block(services, visitor, await friends.named(services, visitor, data.name))
    return await reports.list_blocks(services, visitor)


handlers = [my_friends, ask_friend, answer_friend, remove_friend, choose_presence, block_by_name]
