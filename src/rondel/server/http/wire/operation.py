"""For operators."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class Health(Struct, kw_only=True):
    """The server is well."""

    status: Literal["well"]
    database: Literal["sqlite", "postgresql"]
    process: Annotated[str, Meta(description="which of several processes answered")]
