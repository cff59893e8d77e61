"""Routes for guests, accounts, sessions and tokens."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, patch, post
from litestar.params import PathParameter
from msgspec import UNSET

from rondel.server.http.middleware.admission import address
from rondel.server.http.requests import ApiRequest, Number, body, count, count_address
from rondel.server.http.response_builders import login_response
from rondel.server.people import accounts, end_session, my_sessions, names, passwords
from rondel.server.privacy import delete_person, export_person
from rondel.server.services import require_visitor, services_of, visitor_of
from rondel.server.tables import rename_at_tables, rename_lookalike_guests
from rondel.table.visitors import SESSION_COOKIE
from rondel.wire.people import (
    Credentials,
    Export,
    Farewell,
    GuestRequest,
    Me,
    NewToken,
    ProfileChange,
    Session,
    Token,
    TokenRequest,
)
from rondel.wire.tables import Gone


@get("/api/me", summary="Who am I?")
async def me(request: ApiRequest) -> Me:
    services = services_of(request)
    user = await accounts.user_of(services, visitor_of(request))
    return Me(user=user, maintenance=services.store.time.in_maintenance or UNSET)


@post(
    "/api/guest",
    status_code=201,
    summary="Log in as a guest",
)
async def guest(request: ApiRequest, data: Annotated[GuestRequest, body({"name": "Ada"})]) -> Response[Me]:
    services = services_of(request)
    await count_address(request, "guest")
    visitor = await accounts.new_guest(services, data.name)
    if data.token:
        token = await accounts.new_token(services, visitor, "program", address=address(request.scope))
        return Response(Me(user=await accounts.user_of(services, visitor), token=token.token))
    return await login_response(request, services, visitor)


@post("/api/register", status_code=201, summary="Create an account")
async def register(
    request: ApiRequest, data: Annotated[Credentials, body({"name": "Ada", "password": "correct horse"})]
) -> Response[Me]:
    services = services_of(request)
    await count_address(request, "login")
    visitor = await accounts.register(services, visitor_of(request), data.name, data.password)
    await rename_lookalike_guests(services, visitor.id, visitor.name)
    return await login_response(request, services, visitor)


@post("/api/login", status_code=200, summary="Log in")
async def login(
    request: ApiRequest, data: Annotated[Credentials, body({"name": "Ada", "password": "correct horse"})]
) -> Response[Me]:
    services = services_of(request)
    await count_address(request, "login")
    visitor = await accounts.log_in(services, data.name, data.password)
    return await login_response(request, services, visitor)


@post("/api/logout", status_code=200, summary="Log out")
async def logout(request: ApiRequest) -> Response[Me]:
    services, visitor = services_of(request), visitor_of(request)
    secret = request.scope.get("rondel.session")
    if secret and visitor:
        await services.visitors.close_session(str(secret), visitor.id)
    answer = Response(Me(user=None))
    answer.delete_cookie(SESSION_COOKIE, path=services.settings.cookie_path)
    return answer


@patch("/api/me", status_code=200, summary="Change name, password or settings")
async def change_me(request: ApiRequest, data: Annotated[ProfileChange, body({"settings": {"theme": "dark"}})]) -> Me:
    services, visitor = services_of(request), require_visitor(request)
    if data.password is not None:
        await accounts.change_password(services, visitor, data.old_password, data.password)
    if data.name is not None:
        if visitor.guest:
            await count_address(request, "guest")  # renaming counts like a new guest
        if (name := await names.rename(services, visitor, data.name)) is not None:
            await rename_at_tables(services, visitor.id, visitor.name, name, "open", "running")
            if not visitor.guest:
                await rename_lookalike_guests(services, visitor.id, name)
    if data.settings is not None:
        accepted = request.headers.get("accept-language", "")
        await accounts.store_settings(services, visitor, data.settings, accepted)
    return Me(user=await accounts.user_of(services, visitor))


@get("/api/me/export", summary="Export all data stored about me")
async def export_me(request: ApiRequest) -> Response[Export]:
    services, visitor = services_of(request), require_visitor(request)
    if not visitor.guest:
        passwords.require_login(visitor)
    await count(request, "export")
    headers = {"content-disposition": 'attachment; filename="rondel.json"'}
    return Response(await export_person(services, visitor.id), headers=headers)


@delete("/api/me", status_code=200, summary="Delete all data stored about me, except the games themselves")
async def delete_me(
    request: ApiRequest, data: Annotated[Farewell | None, body({"password": "correct horse"})] = None
) -> Response[Gone]:
    services, visitor = services_of(request), require_visitor(request)
    await passwords.require_password(services, visitor, data.password if data else None)
    await delete_person(services, visitor.id)
    answer = Response(Gone(gone=True))
    answer.delete_cookie(SESSION_COOKIE, path=services.settings.cookie_path)
    return answer


@get(
    "/api/me/tokens",
    summary="List my API tokens",
)
async def tokens(request: ApiRequest) -> list[Token]:
    return await accounts.my_tokens(services_of(request), require_visitor(request))


@post(
    "/api/me/tokens",
    status_code=201,
    summary="Create an API token; it is shown only once",
)
async def new_token(request: ApiRequest, data: Annotated[TokenRequest, body({"label": "my bot"})]) -> NewToken:
    services, visitor = services_of(request), require_visitor(request)
    await count(request, "token")
    return await accounts.new_token(services, visitor, data.label)


@delete(
    "/api/me/tokens/{token_id:int}",
    status_code=200,
    summary="Revoke an API token",
)
async def withdraw_token(request: ApiRequest, token_id: Number) -> Gone:
    await accounts.withdraw_token(services_of(request), require_visitor(request), token_id)
    return Gone(gone=True)


@get("/api/me/sessions", summary="List my sessions")
async def sessions(request: ApiRequest) -> list[Session]:
    return await my_sessions(services_of(request), require_visitor(request))


@delete("/api/me/sessions", status_code=200, summary="End all my other sessions")
async def end_other_sessions(request: ApiRequest) -> Gone:
    await end_session(services_of(request), require_visitor(request), None)
    return Gone(gone=True)


@delete("/api/me/sessions/{session_id:str}", status_code=200, summary="End one session")
async def end_one_session(
    request: ApiRequest, session_id: Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]
) -> Gone:
    await end_session(services_of(request), require_visitor(request), session_id)
    return Gone(gone=True)


handlers = [
    me,
    guest,
    register,
    login,
    logout,
    change_me,
    export_me,
    delete_me,
    tokens,
    new_token,
    withdraw_token,
    sessions,
    end_other_sessions,
    end_one_session,
]
