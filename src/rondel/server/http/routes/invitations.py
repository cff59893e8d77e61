"""Invitations by name, and rematches."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post
from litestar.params import PathParameter

from rondel.server.http.answers import ApiRequest, GameId, body
from rondel.server.http.askers import count
from rondel.server.http.inviting import invited_person
from rondel.server.services import Services, known_visitor, services_of
from rondel.server.tables import invitations
from rondel.server.tables.opening import rematch as play_again
from rondel.table.loaded import LoadedGame
from rondel.table.persons import Visitor
from rondel.table.states import table_of
from rondel.wire.tables import Invitation, InvitationAnswer, NewInvitation, Table


def _table(services: Services, loaded: LoadedGame, visitor: Visitor) -> Table:
    return table_of(loaded.table, visitor, services.store.time, services.hub.present(loaded.id))


@post("/api/tables/{game_id:str}/invitations", status_code=201, summary="Invite somebody by name (host)")
async def invite(
    request: ApiRequest, game_id: GameId, data: Annotated[NewInvitation, body({"name": "Bruno", "seat": 1})]
) -> Table:
    services, visitor = services_of(request), known_visitor(request)
    person = await invited_person(request, data.name)
    loaded = await invitations.invite(services, game_id, visitor, person, data.seat)
    return _table(services, loaded, visitor)


@delete("/api/tables/{game_id:str}/invitations/{seat:int}", status_code=200, summary="Withdraw an invitation (host)")
async def withdraw(request: ApiRequest, game_id: GameId, seat: Annotated[int, PathParameter(ge=0, le=5)]) -> Table:
    services, visitor = services_of(request), known_visitor(request)
    return _table(services, await invitations.withdraw(services, game_id, visitor, seat), visitor)


@get("/api/me/invitations", summary="Invitations that wait for my answer")
async def my_invitations(request: ApiRequest) -> list[Invitation]:
    return await invitations.listed(services_of(request), known_visitor(request))


@post("/api/me/invitations/{number:int}", status_code=200, summary="Accept or decline an invitation")
async def answer(
    request: ApiRequest,
    number: Annotated[int, PathParameter(ge=1, le=2_000_000_000)],
    data: Annotated[InvitationAnswer, body({"accept": True})],
) -> Table:
    services, visitor = services_of(request), known_visitor(request)
    await count(request, "join")
    return _table(services, await invitations.answer(services, visitor, number, data.accept), visitor)


@post("/api/games/{game_id:str}/rematch", status_code=200, summary="Play again: the same people, one seat further")
async def rematch(request: ApiRequest, game_id: GameId) -> Table:
    services, visitor = services_of(request), known_visitor(request)
    await count(request, "table")
    return _table(services, await play_again(services, game_id, visitor), visitor)


handlers = [invite, withdraw, my_invitations, answer, rematch]
