"""Open an event stream for a request."""

from __future__ import annotations

from rondel.server.http.answers import ApiRequest
from rondel.server.http.middleware.rate_limits import address
from rondel.server.limits.kinds import network_of
from rondel.server.live.stream import EventStream, Follow
from rondel.server.services import services_of, visitor_of


def event_stream(request: ApiRequest, place: str, follow: Follow, *, looks: bool = True) -> EventStream:
    """Return the stream of a place (a game, the lobby, a tournament), or raise a refusal if too many are open.

    Counts and enters without an await in between, so that simultaneous requests are counted, too.
    """
    services, visitor = services_of(request), visitor_of(request)
    user_id = visitor.id if visitor else None
    network = network_of(address(request.scope))
    services.hub.refuse_more_streams(user_id, network, services.settings)
    return EventStream(services.hub, services.hub.enter(place, user_id, network, looks=looks), follow)
