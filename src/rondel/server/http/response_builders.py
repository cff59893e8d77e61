"""Response builders: encoded JSON, game states, event streams and logins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from litestar import Response
from litestar.datastructures import Cookie

from rondel.server.http.middleware.admission import address
from rondel.server.http.requests import ApiRequest, rate_keys
from rondel.server.limits import network_of
from rondel.server.live import EventStream, Follow
from rondel.server.people import accounts, agent_of, language_of
from rondel.server.services import Services, services_of, visitor_of
from rondel.table.loaded import LoadedGame
from rondel.table.serializers import state_bytes
from rondel.table.visitors import SESSION_COOKIE, Visitor
from rondel.wire.people import Me

T = TypeVar("T")
_json = msgspec.json.Encoder()


class Encoded(Response[T]):
    """Response of type T whose content is JSON already, so that shared data is encoded only once."""

    def __init__(
        self, content: bytes, status_code: int | None = None, headers: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(
            content,  # type: ignore[arg-type]
            media_type="application/json",
            status_code=status_code,
            headers=dict(headers or {}),
        )


def encoded(content: Any) -> Encoded[Any]:
    """Encode data that the engine returns as dicts; tests compare it with the declared type."""
    return Encoded(_json.encode(content))


def state_response(request: ApiRequest, loaded: LoadedGame, seat: int | None) -> Encoded[Any]:
    """Return the game as the visitor may see it; serializing is charged to their CPU budget."""
    services = services_of(request)
    with services.cpu_budget.timed(rate_keys(request)):
        return Encoded(state_bytes(loaded, visitor_of(request), seat, services.hub.present(loaded.id)))


def event_stream(request: ApiRequest, place: str, follow: Follow, *, is_visible: bool = True) -> EventStream:
    """Return the stream of a channel (a game, the lobby, a tournament), or raise a refusal if too many are open.

    There is no await between the check and the subscription, so concurrent requests cannot exceed the limit.
    """
    services, visitor = services_of(request), visitor_of(request)
    user_id = visitor.id if visitor else None
    network = network_of(address(request.scope))
    services.hub.refuse_more_streams(user_id, network, services.settings)
    return EventStream(services.hub, services.hub.subscribe(place, user_id, network, is_visible=is_visible), follow)


async def login_response(request: ApiRequest, services: Services, visitor: Visitor) -> Response[Me]:
    """Return the response to a login, with the cookie of a new session.

    Every login creates a new session, which prevents session fixation.
    """
    old_secret, old_visitor = request.scope.get("rondel.session"), visitor_of(request)
    if old_secret and old_visitor:
        await services.visitors.close_session(str(old_secret), old_visitor.id)
    user = await accounts.user_of(services, visitor)
    language = language_of(user.settings if user else {}, request.headers.get("accept-language", ""))
    agent = agent_of(request.headers.get("user-agent", ""))
    secret = await services.visitors.open_session(visitor.id, agent, address(request.scope), language)
    response = Response(Me(user=user))
    response.set_cookie(
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
    return response
