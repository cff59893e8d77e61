"""Administration routes, which exist only for logged-in administrators."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import QueryParameter

from rondel.server.http.requests import ApiRequest, GameId, Number, body
from rondel.server.moderation import Moderator, log, person_actions, reports, table_actions
from rondel.server.moderation import overview as figures
from rondel.server.services import Services, services_of, visitor_of
from rondel.table.errors import bad, unknown
from rondel.wire.moderation import (
    AddressAction,
    AddressBan,
    Done,
    GameLine,
    LineAction,
    LogLine,
    MaintenanceAction,
    Overview,
    Person,
    PersonAction,
    PersonAfter,
    Report,
    SaidLine,
    Settle,
    TableAction,
)

Search = Annotated[str, QueryParameter(max_length=60)]


def _admin(request: ApiRequest) -> tuple[Services, Moderator]:
    """Return the services and the moderator, or respond with 404 unless this is an administrator's session.

    Tokens are not accepted.
    """
    visitor = visitor_of(request)
    if visitor is None or not visitor.admin or visitor.by_token:
        raise unknown("page")
    return services_of(request), log.moderator_of(visitor)


@get("/api/admin", summary="Server status")
async def overview(request: ApiRequest) -> Overview:
    services, _ = _admin(request)
    return await figures.overview(services)


@post("/api/admin/maintenance", status_code=200, summary="Turn maintenance mode on or off")
async def set_maintenance(
    request: ApiRequest, data: Annotated[MaintenanceAction, body({"on": True, "reason": "a new version"})]
) -> Done:
    services, moderator = _admin(request)
    await figures.set_maintenance(services, moderator, data.on, data.reason)
    return Done(done=True)


@get("/api/admin/reports", summary="List reports, open ones first")
async def list_reports(
    request: ApiRequest,
    settled: Annotated[bool, QueryParameter(description="list settled reports instead of open ones")] = False,
) -> list[Report]:
    services, _ = _admin(request)
    return await reports.list_reports(services, settled=settled)


@post("/api/admin/reports/{number:int}", status_code=200, summary="Settle a report")
async def settle(
    request: ApiRequest, number: Number, data: Annotated[Settle, body({"reason": "talked to him"})]
) -> Done:
    services, moderator = _admin(request)
    await reports.settle(services, moderator, number, data.reason)
    return Done(done=True)


@get(
    "/api/admin/people",
    summary="Search people by name; without a name, list banned and muted people and administrators",
)
async def list_people(request: ApiRequest, search: Search = "") -> list[Person]:
    services, _ = _admin(request)
    return await person_actions.find_people(services, search)


@post(
    "/api/admin/people/{number:int}",
    status_code=200,
    summary="Moderate a person",
)
async def act_on_person(
    request: ApiRequest, number: Number, data: Annotated[PersonAction, body({"action": "mute", "reason": "insults"})]
) -> PersonAfter:
    services, moderator = _admin(request)
    password = link = None
    if data.action == "mute":
        await person_actions.mute(services, moderator, number, data.hours, data.reason)
    elif data.action == "unmute":
        await person_actions.unmute(services, moderator, number, data.reason)
    elif data.action == "ban":
        await person_actions.ban(services, moderator, number, data.hours, data.reason, address=data.address)
    elif data.action == "unban":
        await person_actions.unban(services, moderator, number, data.reason)
    elif data.action == "rename":
        await person_actions.rename(services, moderator, number, data.name, data.reason)
    elif data.action == "forget":
        await person_actions.forget(services, moderator, number, data.reason)
        return PersonAfter(person=None)
    elif data.action == "link":
        link = await person_actions.reset_link(services, moderator, number, data.reason)
    else:
        password = await person_actions.reset_password(services, moderator, number, data.reason)
    return PersonAfter(person=await person_actions.person(services, number), password=password, link=link)


@get("/api/admin/tables", summary="List all tables, newest first")
async def list_tables(
    request: ApiRequest,
    search: Search = "",
    which: Annotated[
        str, QueryParameter(name="filter", max_length=8, schema_extra={"enum": ["", "open", "running", "over"]})
    ] = "",
) -> list[GameLine]:
    services, _ = _admin(request)
    return await figures.tables(services, which or None, search)


@post(
    "/api/admin/tables/{game_id:str}",
    status_code=200,
    summary="Moderate a table",
)
async def act_on_table(
    request: ApiRequest, game_id: GameId, data: Annotated[TableAction, body({"action": "end", "reason": "stuck"})]
) -> Done:
    services, moderator = _admin(request)
    if data.action == "end":
        await table_actions.end(services, moderator, game_id, data.reason)
    elif data.action == "transfer":
        if data.seat is None:
            raise bad("seats", "Name the seat of the new host.")
        await table_actions.transfer(services, moderator, game_id, data.seat, data.reason)
    elif data.action == "rename":
        await table_actions.rename(services, moderator, game_id, data.name, data.reason)
    elif data.action == "talk":
        await table_actions.set_talk(services, moderator, game_id, data.talk, data.reason)
    else:
        await table_actions.remove(services, moderator, game_id, data.reason)
    return Done(done=True)


@get("/api/admin/tables/{game_id:str}/chat", summary="The chat of a table, including hidden lines")
async def table_chat(request: ApiRequest, game_id: GameId) -> list[SaidLine]:
    services, _ = _admin(request)
    return await table_actions.chat_lines(services, game_id)


@post("/api/admin/chat/{number:int}", status_code=200, summary="Hide or restore a chat line")
async def act_on_line(
    request: ApiRequest, number: Number, data: Annotated[LineAction, body({"hidden": True, "reason": "insult"})]
) -> Done:
    services, moderator = _admin(request)
    await table_actions.hide_line(services, moderator, number, data.hidden, data.reason)
    return Done(done=True)


@get("/api/admin/addresses", summary="List banned addresses")
async def list_addresses(request: ApiRequest) -> list[AddressBan]:
    services, _ = _admin(request)
    return await person_actions.list_address_bans(services)


@post("/api/admin/addresses", status_code=200, summary="Ban guests from an address; 0 hours lifts the ban")
async def act_on_address(
    request: ApiRequest,
    data: Annotated[AddressAction, body({"address": "192.0.2.7", "hours": 24, "reason": "floods the lobby"})],
) -> Done:
    services, moderator = _admin(request)
    if data.hours == 0:
        await person_actions.lift_address_ban(services, moderator, data.address, data.reason)
    else:
        await person_actions.ban_address(services, moderator, data.address, data.hours, data.reason)
    return Done(done=True)


@get("/api/admin/log", summary="The moderation log, newest first")
async def moderation_log(
    request: ApiRequest, before: Annotated[int | None, QueryParameter(ge=1, le=2_000_000_000)] = None
) -> list[LogLine]:
    services, _ = _admin(request)
    return await log.entries(services, before)


handlers = [
    overview,
    set_maintenance,
    list_reports,
    settle,
    list_people,
    act_on_person,
    list_tables,
    act_on_table,
    table_chat,
    act_on_line,
    list_addresses,
    act_on_address,
    moderation_log,
]
