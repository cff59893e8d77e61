"""How handlers answer, and the parameters that many of them take."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.exceptions import NotFoundException
from litestar.openapi.spec import Example
from litestar.params import Body, PathParameter, QueryParameter

T = TypeVar("T")
_json = msgspec.json.Encoder()

ApiRequest = Request[Any, Any, Any]
SeatParameter = Annotated[int | None, QueryParameter(ge=0, le=5, description="one of your seats")]
InviteParameter = Annotated[str | None, QueryParameter(max_length=24, description="the invitation to a private table")]
GameId = Annotated[str, PathParameter(max_length=12, description="the id of the table")]


class Encoded(Response[T]):
    """An answer of type T that is JSON already: what many people get is encoded once."""

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
    """What the engine gives as dicts, made JSON as it is; the tests compare it with the type it is declared to have."""
    return Encoded(_json.encode(content))


async def refuse_odd_numbers(request: ApiRequest) -> None:
    """Answer 404 unless the numbers in the path are written in plain digits.

    Litestar reads them with `int`, which takes ١, +1, 1_0, 01 and " 1", too: one thing would have many addresses.
    """
    found = request.path_params
    if any(isinstance(value, int) for value in found.values()):
        plain = request.scope["path_template"].format(**found)
        if [part for part in request.scope["path"].split("/") if part] != plain.split("/")[1:]:
            raise NotFoundException


def body(example: Any) -> Any:
    """A body in the OpenAPI document, with an example."""
    return Body(examples=[Example(summary="for example", value=example)])
