"""What actions would change, and how units get where they go."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rondel.server.http.wire.words import ActionText, Millions, NationId, RegionId, Seat, Version

SeatKey = Annotated[str, Meta(description="number of a seat, as text")]
Change = Annotated[tuple[int, int], Meta(description="before and after")]
SeenChange = Annotated[
    tuple[int | None, int | None], Meta(description="before and after; null while hidden, as the end shows it")
]


class Leg(Struct, array_like=True):
    """One part of a way: `rail`, `march`, `convoy` and `sail` through regions, `canal` by its id."""

    kind: Literal["rail", "march", "convoy", "sail", "canal"]
    through: list[RegionId] | str


class UnitChanges(Struct, kw_only=True):
    """How the pieces of one nation in one region change, as [before, after]."""

    armies: Change | UnsetType = UNSET
    lying: Annotated[Change, Meta(description="friendly armies in a foreign home province")] | UnsetType = UNSET
    fleets: Change | UnsetType = UNSET


class Preview(Struct, kw_only=True):
    """What an action would change, in the asking seat's sight; only what differs is listed, as [before, after]."""

    cash: dict[SeatKey, SeenChange] | UnsetType = UNSET
    treasury: dict[NationId, Change] | UnsetType = UNSET
    power: dict[NationId, Change] | UnsetType = UNSET
    factor: dict[NationId, Change] | UnsetType = UNSET
    tax: dict[NationId, Change] | UnsetType = UNSET
    score: dict[SeatKey, SeenChange] | UnsetType = UNSET
    units: (
        Annotated[dict[RegionId, dict[NationId, UnitChanges]], Meta(description="by region and nation")] | UnsetType
    ) = UNSET
    flags: dict[RegionId, tuple[NationId | None, NationId | None]] | UnsetType = UNSET
    factories: dict[RegionId, tuple[bool, bool]] | UnsetType = UNSET
    government: dict[NationId, tuple[Seat | None, Seat | None]] | UnsetType = UNSET
    swiss_bank: dict[SeatKey, tuple[bool, bool]] | UnsetType = UNSET
    investor: Annotated[Change, Meta(description="who holds the investor card")] | UnsetType = UNSET
    price: Annotated[Millions, Meta(description="what a move on the rondel costs (R8.4)")] | UnsetType = UNSET
    then: (
        Annotated[Literal["stance", "arrival", "ask"], Meta(description="what the same player decides next about it")]
        | UnsetType
    ) = UNSET
    asks: Annotated[list[Seat], Meta(description="other seats that will be asked, in order")]
    ends_game: bool
    nothing: Annotated[bool, Meta(description="whether it changes nothing at all")]


class Previews(Struct, kw_only=True):
    """Previews by the text of the action."""

    version: Version
    previews: dict[ActionText, Preview]


class Routes(Struct, kw_only=True):
    """Routes by the text of the action."""

    version: Version
    routes: dict[ActionText, list[Leg]]
