"""Account routes: e-mail address, password reset, passkeys."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.background_tasks import BackgroundTask

from rondel.server.http.requests import ApiRequest, Number, body, count, count_address
from rondel.server.http.response_builders import login_response
from rondel.server.notify import refuse_without_mail
from rondel.server.people import Site, address_key, email, passkeys
from rondel.server.services import require_visitor, services_of
from rondel.wire.account import (
    Confirmed,
    Email,
    EmailRequest,
    LinkSecret,
    NewPasskey,
    NewPassword,
    PasskeyLogin,
    PasskeyOptions,
    ResetRequest,
    ResetWays,
    Sent,
)
from rondel.wire.people import Farewell, Me, Passkey
from rondel.wire.tables import Gone


@get("/api/me/email", summary="The e-mail address of my account")
async def my_email(request: ApiRequest) -> Email:
    return await email.my_email(services_of(request), require_visitor(request))


@put("/api/me/email", status_code=200, summary="Set a new e-mail address, to be confirmed by a link sent there")
async def set_email(
    request: ApiRequest,
    data: Annotated[EmailRequest, body({"email": "ada@example.org", "password": "correct horse"})],
) -> Email:
    services, visitor = services_of(request), require_visitor(request)
    await count(request, "mail")
    await email.send_confirmation(services, visitor, data.email, data.password)
    return await email.my_email(services, visitor)


@delete("/api/me/email", status_code=200, summary="Remove my e-mail address")
async def remove_email(
    request: ApiRequest, data: Annotated[Farewell | None, body({"password": "correct horse"})] = None
) -> Email:
    services, visitor = services_of(request), require_visitor(request)
    await email.remove(services, visitor, data.password if data else None)
    return await email.my_email(services, visitor)


@post("/api/email/confirm", status_code=200, summary="Confirm an e-mail address with the secret from the link")
async def confirm_email(
    request: ApiRequest, data: Annotated[LinkSecret, body({"secret": "hT3b4QhXJmSmYc0dJ8eGk0"})]
) -> Confirmed:
    await count_address(request, "login")
    return Confirmed(email=await email.confirm(services_of(request), data.secret))


@get("/api/reset", summary="Which ways of resetting a password are available")
async def reset_ways(request: ApiRequest) -> ResetWays:
    return ResetWays(mail=bool(services_of(request).settings.mail))


@post("/api/reset", status_code=200, summary="Request a password reset link by mail")
async def ask_for_reset(request: ApiRequest, data: Annotated[ResetRequest, body({"who": "Ada"})]) -> Response[Sent]:
    services = services_of(request)
    refuse_without_mail(services.settings)
    await count_address(request, "reset")
    # Keyed by the input, so that the rate limit does not reveal which accounts exist.
    await services.rate_limiter.count("reset", f"who {address_key(data.who.strip())}")
    return Response(Sent(sent=True), background=BackgroundTask(email.send_reset_link, services, data.who))


@post(
    "/api/reset/password", status_code=200, summary="Set a new password with the secret from a reset link, and log in"
)
async def choose_password(
    request: ApiRequest,
    data: Annotated[NewPassword, body({"secret": "hT3b4QhXJmSmYc0dJ8eGk0", "password": "battery staple"})],
) -> Response[Me]:
    services = services_of(request)
    await count_address(request, "login")
    visitor = await email.choose_password(services, data.secret, data.password)
    return await login_response(request, services, visitor)


CREDENTIAL = {"id": "0HcVXg", "rawId": "0HcVXg", "type": "public-key", "response": {"clientDataJSON": "e30"}}


def _site(request: ApiRequest) -> Site:
    return passkeys.site_of(request.headers.get("host", ""))


@get("/api/me/passkeys", summary="List my passkeys")
async def my_passkeys(request: ApiRequest) -> list[Passkey]:
    return await passkeys.my_passkeys(services_of(request), require_visitor(request))


@post("/api/me/passkeys/options", status_code=200, summary="Options for creating a passkey in the browser")
async def options_to_add(
    request: ApiRequest, data: Annotated[Farewell, body({"password": "correct horse"})]
) -> PasskeyOptions:
    services, visitor = services_of(request), require_visitor(request)
    await count(request, "token")
    return PasskeyOptions(options=await passkeys.options_to_add(services, visitor, _site(request), data.password))


@post("/api/me/passkeys", status_code=201, summary="Add a passkey")
async def add_passkey(
    request: ApiRequest, data: Annotated[NewPasskey, body({"credential": CREDENTIAL, "label": "my telephone"})]
) -> Passkey:
    services, visitor = services_of(request), require_visitor(request)
    await count(request, "token")
    return await passkeys.add(services, visitor, _site(request), data.label, data.credential)


@delete("/api/me/passkeys/{passkey_id:int}", status_code=200, summary="Remove a passkey")
async def remove_passkey(request: ApiRequest, passkey_id: Number) -> Gone:
    await passkeys.remove(services_of(request), require_visitor(request), passkey_id)
    return Gone(gone=True)


@post("/api/passkeys/options", status_code=200, summary="Options for logging in with a passkey")
async def options_to_log_in(request: ApiRequest) -> PasskeyOptions:
    await count_address(request, "login")
    return PasskeyOptions(options=await passkeys.options_to_log_in(services_of(request), _site(request)))


@post("/api/passkeys/login", status_code=200, summary="Log in with a passkey")
async def log_in(request: ApiRequest, data: Annotated[PasskeyLogin, body({"credential": CREDENTIAL})]) -> Response[Me]:
    services = services_of(request)
    await count_address(request, "login")
    visitor = await passkeys.log_in(services, _site(request), data.credential)
    return await login_response(request, services, visitor)


handlers = [
    my_email,
    set_email,
    remove_email,
    confirm_email,
    reset_ways,
    ask_for_reset,
    choose_password,
    my_passkeys,
    options_to_add,
    add_passkey,
    remove_passkey,
    options_to_log_in,
    log_in,
]
