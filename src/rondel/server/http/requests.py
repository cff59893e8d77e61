"""Request helpers of the handlers: parameter types, rate limits, lookup of games and people."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.exceptions import NotFoundException
from litestar.openapi.spec import Example
from litestar.params import Body, PathParameter, QueryParameter

from rondel.server.http.middleware.admission import address, rate_keys_of
from rondel.server.limits import ANONYMOUS_BLOCK_SHARE, RateKey, rate_key_at, rate_key_in_block
from rondel.server.services import Services, services_of, visitor_of
from rondel.server.tables import Invitee, find_account
from rondel.table.errors import conflict
from rondel.table.loaded import LoadedGame
from rondel.table.table import refuse_hidden
from rondel.table.visitors import Visitor

ApiRequest = Request[Any, Any, Any]
SeatParameter = Annotated[int | None, QueryParameter(ge=0, le=5, description="one of your seats")]
InviteParameter = Annotated[str | None, QueryParameter(max_length=24, description="the invitation to a private table")]
GameId = Annotated[str, PathParameter(max_length=12, description="the id of the table")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=5)]
Number = Annotated[int, PathParameter(ge=1, le=2_000_000_000)]


def body(example: Any) -> Any:
    """Return a body parameter with an example for the OpenAPI document."""
    return Body(examples=[Example(summary="for example", value=example)])


async def refuse_noncanonical_numbers(request: ApiRequest) -> None:
    """Respond with 404 unless the numbers in the path are in canonical form.

    Litestar parses them with `int`, which also accepts ١, +1, 1_0, 01 and " 1", so that a resource would have many
    URLs.
    """
    found = request.path_params
    if any(isinstance(value, int) for value in found.values()):
        plain = request.scope["path_template"].format(**found)
        if [part for part in request.scope["path"].split("/") if part] != plain.split("/")[1:]:
            raise NotFoundException


def rate_keys(request: ApiRequest) -> list[RateKey]:
    """Return the rate-limit keys of a request: the person and the address."""
    return rate_keys_of(request.scope)


async def count(request: ApiRequest, kind: str, *more: RateKey) -> None:
    """Count a request for the person, the address, its block and `more`; raise a refusal if over a limit."""
    block = rate_key_in_block(address(request.scope))
    await services_of(request).rate_limiter.count(kind, *rate_keys(request), block, *more)


async def count_address(request: ApiRequest, kind: str) -> None:
    """Count an anonymous request by address; raise a refusal if over a limit."""
    at = address(request.scope)
    await services_of(request).rate_limiter.count(
        kind, rate_key_at(at, 1), rate_key_in_block(at, ANONYMOUS_BLOCK_SHARE)
    )


async def visible_game(
    request: ApiRequest, game_id: GameId, invite: str | None = None, *, started: bool = True
) -> tuple[Services, Visitor | None, LoadedGame]:
    """Return the game as the visitor may see it, or raise a refusal."""
    services, visitor = services_of(request), visitor_of(request)
    loaded = await services.games.current(game_id)
    refuse_hidden(loaded.table, visitor, invite)
    loaded = await services.spectator_views.visible_game(loaded, visitor)
    if started and loaded.position is None:
        raise conflict("not_started", "This game has not started yet.")
    return services, visitor, loaded


async def invited_person(request: ApiRequest, name: str) -> Invitee:
    """Return the account with this name, counting the invitation for both people."""
    await count(request, "invite")
    person = await find_account(services_of(request), name)
    await services_of(request).rate_limiter.count("invite", RateKey(f"invited {person.id}"))
    return person
