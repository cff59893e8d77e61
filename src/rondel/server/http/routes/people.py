"""Guests, accounts, sessions, tokens."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import PathParameter

from rondel.server.http import examples
from rondel.server.http.answers import ApiRequest, Json, body, documented, json
from rondel.server.people import accounts
from rondel.server.people.visitors import SESSION_COOKIE, Visitor
from rondel.server.services import Services, known_visitor, services_of, visitor_of

Short = Annotated[str, msgspec.Meta(max_length=200)]


class GuestName(msgspec.Struct):
    """`token`: a program asks for a bearer token instead of a cookie."""

    name: Short
    token: bool = False


class Credentials(msgspec.Struct):
    name: Short
    password: Short


class Changes(msgspec.Struct):
    name: Short | None = None
    settings: dict[str, Any] | None = None


class TokenLabel(msgspec.Struct):
    label: Short = "program"


@get("/api/me", responses=documented(examples.USER), summary="Who am I?")
async def me(request: ApiRequest) -> Json:
    return json({"user": await accounts.user_dict(services_of(request), visitor_of(request))})


@post(
    "/api/guest",
    status_code=201,
    responses=documented(examples.USER, 201),
    summary="Play under a name, at once",
)
async def guest(request: ApiRequest, data: Annotated[GuestName, body({"name": "Ada"})]) -> Json:
    services = services_of(request)
    await services.rates.count("guest", _address(request))
    visitor = await accounts.new_guest(services, data.name)
    if data.token:
        token = await accounts.new_token(services, visitor, "program")
        return json({"user": await accounts.user_dict(services, visitor), "token": token["token"]}, 201)
    return await _logged_in(request, services, visitor, 201)


@post("/api/register", status_code=201, responses=documented(examples.USER, 201), summary="Make an account")
async def register(
    request: ApiRequest, data: Annotated[Credentials, body({"name": "Ada", "password": "correct horse"})]
) -> Json:
    services = services_of(request)
    await services.rates.count("login", _address(request))
    visitor = await accounts.register(services, visitor_of(request), data.name, data.password)
    return await _logged_in(request, services, visitor, 201)


@post("/api/login", status_code=200, responses=documented(examples.USER), summary="Log in")
async def login(
    request: ApiRequest, data: Annotated[Credentials, body({"name": "Ada", "password": "correct horse"})]
) -> Json:
    services = services_of(request)
    await services.rates.count("login", _address(request))
    visitor = await accounts.log_in(services, data.name, data.password)
    return await _logged_in(request, services, visitor, 200)


@post("/api/logout", status_code=200, responses=documented({"user": None}), summary="Log out")
async def logout(request: ApiRequest) -> Json:
    services, visitor = services_of(request), visitor_of(request)
    secret = request.scope.get("rondel.session")
    if secret and visitor:
        await services.visitors.close_session(str(secret), visitor.id)
    answer = json({"user": None})
    answer.delete_cookie(SESSION_COOKIE, path="/")
    return answer


@patch("/api/me", status_code=200, responses=documented(examples.USER), summary="Change name or settings")
async def change_me(request: ApiRequest, data: Annotated[Changes, body({"settings": {"theme": "dark"}})]) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    await accounts.change_me(services, visitor, data.name, data.settings)
    return json({"user": await accounts.user_dict(services, visitor)})


@get(
    "/api/me/tokens",
    responses=documented([{"id": 1, "label": "my bot", "created": 1795000000.0}]),
    summary="My tokens for programs",
)
async def tokens(request: ApiRequest) -> Json:
    return json(await accounts.my_tokens(services_of(request), known_visitor(request)))


@post(
    "/api/me/tokens",
    status_code=201,
    responses=documented({"id": 1, "label": "my bot", "token": "rondel_…"}, 201),
    summary="A new token; it is shown only now",
)
async def new_token(request: ApiRequest, data: Annotated[TokenLabel, body({"label": "my bot"})]) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    await services.rates.count("table", f"user {visitor.id}")
    return json(await accounts.new_token(services, visitor, data.label), 201)


@delete(
    "/api/me/tokens/{token_id:int}",
    status_code=200,
    responses=documented({"gone": True}),
    summary="Withdraw a token",
)
async def withdraw_token(request: ApiRequest, token_id: Annotated[int, PathParameter(ge=1, le=2_000_000_000)]) -> Json:
    await accounts.withdraw_token(services_of(request), known_visitor(request), token_id)
    return json({"gone": True})


async def _logged_in(request: ApiRequest, services: Services, visitor: Visitor, status: int) -> Json:
    """Every login gets a new session, so that one planted before is worth nothing."""
    before, old = request.scope.get("rondel.session"), visitor_of(request)
    if before and old:
        await services.visitors.close_session(str(before), old.id)
    secret = await services.visitors.open_session(visitor.id)
    answer = json({"user": await accounts.user_dict(services, visitor)}, status)
    mode = services.settings.secure_cookies
    answer.set_cookie(
        Cookie(
            key=SESSION_COOKIE,
            value=secret,
            path="/",
            max_age=services.visitors.session_seconds,
            httponly=True,
            samesite="lax",
            secure=mode == "always" or (mode == "auto" and request.scope["scheme"] == "https"),
        )
    )
    return answer


def _address(request: ApiRequest) -> str:
    return "address " + (request.client.host if request.client else "unknown")


handlers = [me, guest, register, login, logout, change_me, tokens, new_token, withdraw_token]
