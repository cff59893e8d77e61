"""Passkeys: added and removed in the settings, used to log in."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post
from litestar.params import PathParameter

from rondel.server.http.answers import ApiRequest, body
from rondel.server.http.askers import count, count_address
from rondel.server.http.signing_in import signed_in
from rondel.server.people import passkeys
from rondel.server.people.passkeys import Site
from rondel.server.services import known_visitor, services_of
from rondel.wire.account import NewPasskey, PasskeyLogin, PasskeyOptions
from rondel.wire.people import Farewell, Me, Passkey
from rondel.wire.tables import Gone

CREDENTIAL = {"id": "0HcVXg", "rawId": "0HcVXg", "type": "public-key", "response": {"clientDataJSON": "e30"}}


def _site(request: ApiRequest) -> Site:
    return passkeys.site_of(request.headers.get("host", ""))


@get("/api/me/passkeys", summary="Devices with which I sign in")
async def my_passkeys(request: ApiRequest) -> list[Passkey]:
    return await passkeys.my_passkeys(services_of(request), known_visitor(request))


@post("/api/me/passkeys/options", status_code=200, summary="What a browser needs to make a passkey")
async def options_to_add(
    request: ApiRequest, data: Annotated[Farewell, body({"password": "correct horse"})]
) -> PasskeyOptions:
    services, visitor = services_of(request), known_visitor(request)
    await count(request, "token")
    return PasskeyOptions(options=await passkeys.options_to_add(services, visitor, _site(request), data.password))


@post("/api/me/passkeys", status_code=201, summary="Add a passkey")
async def add_passkey(
    request: ApiRequest, data: Annotated[NewPasskey, body({"credential": CREDENTIAL, "label": "my telephone"})]
) -> Passkey:
    services, visitor = services_of(request), known_visitor(request)
    await count(request, "token")
    return await passkeys.add(services, visitor, _site(request), data.label, data.credential)


@delete("/api/me/passkeys/{passkey_id:int}", status_code=200, summary="Remove a passkey")
async def remove_passkey(
    request: ApiRequest, passkey_id: Annotated[int, PathParameter(ge=1, le=2_000_000_000)]
) -> Gone:
    await passkeys.remove(services_of(request), known_visitor(request), passkey_id)
    return Gone(gone=True)


@post("/api/passkeys/options", status_code=200, summary="What a browser needs to log in with a passkey")
async def options_to_log_in(request: ApiRequest) -> PasskeyOptions:
    await count_address(request, "login")
    return PasskeyOptions(options=await passkeys.options_to_log_in(services_of(request), _site(request)))


@post("/api/passkeys/login", status_code=200, summary="Log in with a passkey")
async def log_in(request: ApiRequest, data: Annotated[PasskeyLogin, body({"credential": CREDENTIAL})]) -> Response[Me]:
    services = services_of(request)
    await count_address(request, "login")
    visitor = await passkeys.log_in(services, _site(request), data.credential)
    return await signed_in(request, services, visitor)


handlers = [my_passkeys, options_to_add, add_passkey, remove_passkey, options_to_log_in, log_in]
