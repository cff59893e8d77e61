"""The past of a game in figures."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from rondel.server.http.wire.words import Millions, NationId, Version


class Charts(Struct, kw_only=True):
    """Scores, power points and treasuries at the beginning of each round, and now."""

    rounds: list[int]
    versions: list[Version]
    scores: Annotated[
        list[list[int | None]], Meta(description="one row per round, one score per seat; null while cash is hidden")
    ]
    power: dict[NationId, list[int]]
    treasury: dict[NationId, list[Millions]]
