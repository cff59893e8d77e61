"""For everybody: report somebody, block somebody."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import PathParameter

from rondel.server.http.answers import ApiRequest, GameId, InviteParameter, body
from rondel.server.http.askers import count
from rondel.server.http.visible import visible_game
from rondel.server.moderation import reports
from rondel.server.services import known_visitor, services_of
from rondel.wire.moderation import Block, Done, NewBlock, NewReport
from rondel.wire.tables import Gone


@post("/api/games/{game_id:str}/reports", status_code=201, summary="Report a person, a name or a line of the chat")
async def report(
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[NewReport, body({"about": "person", "reason": "insult", "seat": 1})],
    invite: InviteParameter = None,
) -> Done:
    visitor = known_visitor(request)
    services, _, loaded = await visible_game(request, game_id, invite, started=False)
    await count(request, "report")
    await reports.report(services, loaded, visitor, data)
    return Done(done=True)


@post("/api/games/{game_id:str}/blocks", status_code=201, summary="Do not read somebody any more")
async def block(
    request: ApiRequest,
    game_id: GameId,
    data: Annotated[NewBlock, body({"seat": 1})],
    invite: InviteParameter = None,
) -> Done:
    visitor = known_visitor(request)
    services, _, loaded = await visible_game(request, game_id, invite, started=False)
    meant = await reports.meant(services, loaded, visitor, data.seat, data.line)
    await reports.block(services, visitor, meant.user_id)
    return Done(done=True)


@get("/api/me/blocks", summary="Whom I block")
async def blocks(request: ApiRequest) -> list[Block]:
    return await reports.blocked(services_of(request), known_visitor(request))


@delete("/api/me/blocks/{user_id:int}", status_code=200, summary="Read somebody again")
async def unblock(request: ApiRequest, user_id: Annotated[int, PathParameter(ge=1, le=2_000_000_000)]) -> Gone:
    await reports.unblock(services_of(request), known_visitor(request), user_id)
    return Gone(gone=True)


handlers = [report, block, blocks, unblock]
