"""Friends: ask, answer, remove; and blocking somebody by name."""

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

PersonNumber = Annotated[int, PathParameter(ge=1, le=2_000_000_000, description="number of a person")]


@get("/api/friends", summary="My friends, who asks me, and whom I asked")
async def my_friends(request: ApiRequest) -> Friends:
    return await friends.listed(services_of(request), require_visitor(request).id)


@post("/api/friends", status_code=200, summary="Ask somebody to be my friend")
async def ask_friend(request: ApiRequest, data: Annotated[Naming, body({"name": "Bruno"})]) -> Friends:
    services, visitor = services_of(request), require_visitor(request)
    await count(request, "friend")
    await friends.ask(services, visitor, data.name)
    return await friends.listed(services, visitor.id)


@post("/api/friends/{user_id:int}", status_code=200, summary="Answer somebody who asks to be my friend")
async def answer_friend(
    request: ApiRequest, user_id: PersonNumber, data: Annotated[Answering, body({"agree": True})]
) -> Friends:
    services, visitor = services_of(request), require_visitor(request)
    await friends.answer(services, visitor, user_id, agree=data.agree)
    return await friends.listed(services, visitor.id)


@delete("/api/friends/{user_id:int}", status_code=200, summary="A friend no more, or take back what I asked")
async def remove_friend(request: ApiRequest, user_id: PersonNumber) -> Friends:
    services, visitor = services_of(request), require_visitor(request)
    await friends.remove(services, visitor, user_id)
    return await friends.listed(services, visitor.id)


@post("/api/me/presence", status_code=200, summary="Whether friends see that I am here")
async def choose_presence(request: ApiRequest, data: Annotated[PresenceChoice, body({"shown": False})]) -> Friends:
    services, visitor = services_of(request), require_visitor(request)
    await friends.show_presence(services, visitor, shown=data.shown)
    return await friends.listed(services, visitor.id)


@post("/api/me/blocks", status_code=200, summary="Block somebody by name")
async def block_by_name(request: ApiRequest, data: Annotated[Naming, body({"name": "Bruno"})]) -> list[Block]:
    services, visitor = services_of(request), require_visitor(request)
    await count(request, "friend")
    await reports.block(services, visitor, await friends.named(services, visitor, data.name))
    return await reports.list_blocks(services, visitor)


handlers = [my_friends, ask_friend, answer_friend, remove_friend, choose_presence, block_by_name]
