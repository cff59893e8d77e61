"""Guests, accounts, sessions, tokens."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.openapi.spec import Example
from litestar.params import Body, PathParameter

from rondel.server import people
from rondel.server.routes import examples
from rondel.server.routes.answers import Json, documented, json
from rondel.server.services import Services, known_visitor, services_of, visitor_of
from rondel.server.visitors import SESSION_COOKIE, Visitor

Asked = Request[Any, Any, Any]
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


def _body(value: Any) -> Any:
    return Body(examples=[Example(summary="for example", value=value)])


@get("/api/me", responses=documented(examples.USER), summary="Who am I?")
async def me(request: Asked) -> Json:
    return json({"user": await people.user_dict(services_of(request), visitor_of(request))})


@post(
    "/api/guest",
    status_code=201,
    responses=documented(examples.USER, 201),
    summary="Play under a name, at once",
)
async def guest(request: Asked, data: Annotated[GuestName, _body({"name": "Ada"})]) -> Json:
    services = services_of(request)
    await services.rates.count("guest", _address(request))
    visitor = await people.new_guest(services, data.name)
    if data.token:
        token = await people.new_token(services, visitor, "program")
        return json({"user": await people.user_dict(services, visitor), "token": token["token"]}, 201)
    return await _logged_in(request, services, visitor, 201)


@post("/api/register", status_code=201, responses=documented(examples.USER, 201), summary="Make an account")
async def register(
    request: Asked, data: Annotated[Credentials, _body({"name": "Ada", "password": "correct horse"})]
) -> Json:
    services = services_of(request)
    await services.rates.count("login", _address(request))
    visitor = await people.register(services, visitor_of(request), data.name, data.password)
    return await _logged_in(request, services, visitor, 201)


@post("/api/login", status_code=200, responses=documented(examples.USER), summary="Log in")
async def login(
    request: Asked, data: Annotated[Credentials, _body({"name": "Ada", "password": "correct horse"})]
) -> Json:
    services = services_of(request)
    await services.rates.count("login", _address(request))
    visitor = await people.log_in(services, data.name, data.password)
    return await _logged_in(request, services, visitor, 200)


@post("/api/logout", status_code=200, responses=documented({"user": None}), summary="Log out")
async def logout(request: Asked) -> Json:
    services, visitor = services_of(request), visitor_of(request)
    secret = request.scope.get("rondel.session")
    if secret and visitor:
        await services.visitors.close_session(str(secret), visitor.id)
    answer = json({"user": None})
    answer.delete_cookie(SESSION_COOKIE, path="/")
    return answer


@patch("/api/me", status_code=200, responses=documented(examples.USER), summary="Change name or settings")
async def change_me(request: Asked, data: Annotated[Changes, _body({"settings": {"theme": "dark"}})]) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    await people.change_me(services, visitor, data.name, data.settings)
    return json({"user": await people.user_dict(services, visitor)})


@get(
    "/api/me/tokens",
    responses=documented([{"id": 1, "label": "my bot", "created": 1795000000.0}]),
    summary="My tokens for programs",
)
async def tokens(request: Asked) -> Json:
    return json(await people.my_tokens(services_of(request), known_visitor(request)))


@post(
    "/api/me/tokens",
    status_code=201,
    responses=documented({"id": 1, "label": "my bot", "token": "rondel_…"}, 201),
    summary="A new token; it is shown only now",
)
async def new_token(request: Asked, data: Annotated[TokenLabel, _body({"label": "my bot"})]) -> Json:
    services, visitor = services_of(request), known_visitor(request)
    await services.rates.count("table", f"user {visitor.id}")
    return json(await people.new_token(services, visitor, data.label), 201)


@delete(
    "/api/me/tokens/{token_id:int}",
    status_code=200,
    responses=documented({"gone": True}),
    summary="Withdraw a token",
)
async def withdraw_token(request: Asked, token_id: Annotated[int, PathParameter(ge=1, le=2_000_000_000)]) -> Json:
    await people.withdraw_token(services_of(request), known_visitor(request), token_id)
    return json({"gone": True})


async def _logged_in(request: Asked, services: Services, visitor: Visitor, status: int) -> Json:
    """Every login gets a new session, so that one planted before is worth nothing."""
    before, old = request.scope.get("rondel.session"), visitor_of(request)
    if before and old:
        await services.visitors.close_session(str(before), old.id)
    secret = await services.visitors.open_session(visitor.id)
    answer = json({"user": await people.user_dict(services, visitor)}, status)
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


def _address(request: Asked) -> str:
    return "address " + (request.client.host if request.client else "unknown")


handlers = [me, guest, register, login, logout, change_me, tokens, new_token, withdraw_token]
