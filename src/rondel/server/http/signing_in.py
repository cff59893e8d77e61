"""The answer to somebody who has shown who they are: a new session, as a cookie."""

from __future__ import annotations

from litestar import Response
from litestar.datastructures import Cookie

from rondel.server.http.answers import ApiRequest
from rondel.server.people import accounts
from rondel.server.people.addresses import language_of
from rondel.server.people.sessions import agent_of
from rondel.server.services import Services, visitor_of
from rondel.table.persons import SESSION_COOKIE, Visitor
from rondel.wire.people import Me


async def signed_in(request: ApiRequest, services: Services, visitor: Visitor) -> Response[Me]:
    """Every login gets a new session, so that one planted before is worth nothing."""
    before, old = request.scope.get("rondel.session"), visitor_of(request)
    if before and old:
        await services.visitors.close_session(str(before), old.id)
    user = await accounts.user_of(services, visitor)
    language = language_of(user.settings if user else {}, request.headers.get("accept-language", ""))
    agent = agent_of(request.headers.get("user-agent", ""))
    secret = await services.visitors.open_session(visitor.id, agent, host_of(request), language)
    answer = Response(Me(user=user))
    answer.set_cookie(
        Cookie(
            key=SESSION_COOKIE,
            value=secret,
            path=services.settings.cookie_path,
            max_age=services.visitors.session_seconds,
            httponly=True,
            samesite="lax",
            secure=services.settings.has_secure_cookies(request.scope["scheme"]),
        )
    )
    return answer


def host_of(request: ApiRequest) -> str:
    return request.client.host if request.client else "unknown"
