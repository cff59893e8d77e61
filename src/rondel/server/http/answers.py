"""How handlers answer and how their answers are documented."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import Body, PathParameter, QueryParameter

_json = msgspec.json.Encoder()

ApiRequest = Request[Any, Any, Any]
ActionText = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Version = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatParameter = Annotated[int | None, QueryParameter(ge=0, le=5, description="one of your seats")]
InviteParameter = Annotated[str | None, QueryParameter(max_length=24, description="the invitation to a private table")]
GameId = Annotated[str, PathParameter(max_length=12, description="the id of the table")]
RequestId = Annotated[str, msgspec.Meta(pattern=r"^[!-~]{1,64}$")]


class Json(Response[Any]):
    """An answer that is JSON already, or is made JSON here."""

    def render(self, content: Any, *_: Any, **__: Any) -> bytes:
        return content if isinstance(content, bytes) else _json.encode(content)


def json(content: Any, status: int | None = None) -> Json:
    return Json(content, media_type="application/json", status_code=status)


def body(example: Any) -> Any:
    """A body in the OpenAPI document, with an example."""
    return Body(examples=[Example(summary="for example", value=example)])


def documented(example: Any, status: int = 200, media_type: str = "application/json") -> dict[int, ResponseSpec]:
    """The answer in the OpenAPI document, with an example."""
    return {
        status: ResponseSpec(
            data_container=str if media_type.startswith("text/") else dict[str, Any],
            description="Answer",
            generate_examples=False,
            media_type=media_type,
            examples=[Example(summary="for example", value=example)],
        ),
        404: REFUSED,
    }


REFUSED = ResponseSpec(
    data_container=dict[str, Any],
    description="Refused; nothing was changed. Every 4xx answer has this shape.",
    generate_examples=False,
    examples=[
        Example(
            summary="a refusal",
            value={
                "error": {
                    "code": "not_found",
                    "sentence": "There is no such table.",
                    "params": {"what": "table"},
                }
            },
        )
    ],
)
