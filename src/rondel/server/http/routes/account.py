"""One's account: its address, a forgotten password."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.background_tasks import BackgroundTask

from rondel.server.http.answers import ApiRequest, body
from rondel.server.http.askers import count, count_address
from rondel.server.http.signing_in import signed_in
from rondel.server.people import email
from rondel.server.people.addresses import address_key
from rondel.server.people.letters import refuse_without_mail
from rondel.server.services import known_visitor, services_of
from rondel.wire.account import Confirmed, Email, EmailRequest, LinkSecret, NewPassword, ResetRequest, ResetWays, Sent
from rondel.wire.people import Farewell, Me


@get("/api/me/email", summary="The address of my account")
async def my_email(request: ApiRequest) -> Email:
    return await email.my_email(services_of(request), known_visitor(request))


@put("/api/me/email", status_code=200, summary="A new address; a link sent there confirms it")
async def set_email(
    request: ApiRequest,
    data: Annotated[EmailRequest, body({"email": "ada@example.org", "password": "correct horse"})],
) -> Email:
    services, visitor = services_of(request), known_visitor(request)
    await count(request, "mail")
    await email.ask_to_confirm(services, visitor, data.email, data.password)
    return await email.my_email(services, visitor)


@delete("/api/me/email", status_code=200, summary="No address any more")
async def remove_email(
    request: ApiRequest, data: Annotated[Farewell | None, body({"password": "correct horse"})] = None
) -> Email:
    services, visitor = services_of(request), known_visitor(request)
    await email.remove(services, visitor, data.password if data else None)
    return await email.my_email(services, visitor)


@post("/api/email/confirm", status_code=200, summary="Confirm an address by the link that was sent there")
async def confirm_email(
    request: ApiRequest, data: Annotated[LinkSecret, body({"secret": "hT3b4QhXJmSmYc0dJ8eGk0"})]
) -> Confirmed:
    await count_address(request, "login")
    return Confirmed(email=await email.confirm(services_of(request), data.secret))


@get("/api/reset", summary="How does one get back in?")
async def reset_ways(request: ApiRequest) -> ResetWays:
    return ResetWays(mail=bool(services_of(request).settings.mail))


@post("/api/reset", status_code=200, summary="Mail a link to choose a new password")
async def ask_for_reset(request: ApiRequest, data: Annotated[ResetRequest, body({"who": "Ada"})]) -> Response[Sent]:
    services = services_of(request)
    refuse_without_mail(services.settings)
    await count_address(request, "reset")
    # By what was typed, so that the limit, too, tells nobody which accounts exist.
    await services.rates.count("reset", f"who {address_key(data.who.strip())}")
    return Response(Sent(sent=True), background=BackgroundTask(email.send_link, services, data.who))


@post("/api/reset/password", status_code=200, summary="Choose a new password by a link, and log in")
async def choose_password(
    request: ApiRequest,
    data: Annotated[NewPassword, body({"secret": "hT3b4QhXJmSmYc0dJ8eGk0", "password": "battery staple"})],
) -> Response[Me]:
    services = services_of(request)
    await count_address(request, "login")
    visitor = await email.choose_password(services, data.secret, data.password)
    return await signed_in(request, services, visitor)


handlers = [my_email, set_email, remove_email, confirm_email, reset_ways, ask_for_reset, choose_password]
