"""A position in the sight of one seat, as `game.view(seat)` gives it (the public contract of the engine)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rondel.wire import EditionId, Millions, NationId, RegionId, RegionKind, Seat, SpaceId, Version
from rondel.wire.decision import Decision

Units = Annotated[dict[NationId, int], Meta(description="how many, by nation")]


class Options(Struct, kw_only=True):
    """How a game is played; GET /api/catalogue lists the values each option may have."""

    setup: Literal["standard", "draft"]
    investor_card: bool
    swiss_bank_without_card: Literal["free_choice", "additional"]
    force_without_card: bool
    bonus: Literal["chart", "increase"]
    gifts: Literal["any", "own", "off"]
    gift_to_force: bool
    cash: Literal["open", "hidden"]
    late_fleet_battles: bool
    status_change: bool
    swiss_bank_income: Literal[0, 1]
    max_rounds: Annotated[int | None, Meta(description="the game is scored after this many rounds; null: never")]


class Turn(Struct, kw_only=True):
    """Whose turn it is; it does not change while another player is asked something."""

    nation: NationId
    number: Annotated[int, Meta(description="how many turns were begun so far")]


class PlayerView(Struct, kw_only=True):
    """One player, as far as the viewer may see."""

    seat: Seat
    name: str
    cash: Annotated[int | None, Meta(description="null where it is hidden from this viewer")]
    bonds: Annotated[dict[NationId, list[int]], Meta(description="face values held, largest first")]
    governs: list[NationId]
    swiss_bank: bool
    score: Annotated[int | None, Meta(description="as if the game ended now; null where it would reveal hidden cash")]


class NationView(Struct, kw_only=True):
    """One nation: money, power, its place on the rondel, and the pieces it has left."""

    government: Annotated[Seat | None, Meta(description="the seat that governs; null without a government")]
    treasury: Millions
    power: Annotated[int, Meta(description="power points")]
    factor: Annotated[int, Meta(description="what each million of interest counts at the end")]
    rondel: Annotated[SpaceId | None, Meta(description="where the nation stands; null before its first turn")]
    tax: Annotated[int, Meta(description="what Taxation would collect now")]
    tax_marker: Annotated[str | None, Meta(description="column of the tax chart; null where none is kept")]
    armies_left: int
    fleets_left: int
    flags_left: int
    bonds_left: Annotated[list[int], Meta(description="face values not yet sold, smallest first")]
    interest: Annotated[int, Meta(description="what its bonds bear in all")]


class RegionView(Struct, kw_only=True):
    """One region: its flag, its factory and the units in it. Empty maps are left out."""

    kind: RegionKind
    factory: Annotated[bool, Meta(description="only in home provinces")] | UnsetType = UNSET
    flag: NationId | None
    armies: Annotated[Units, Meta(description="upright armies, by nation")] | UnsetType = UNSET
    lying: Annotated[Units, Meta(description="friendly armies in a foreign home province, by nation")] | UnsetType = (
        UNSET
    )
    fleets: Annotated[Units, Meta(description="fleets, by nation")] | UnsetType = UNSET


class Result(Struct, kw_only=True):
    """How the game ended."""

    scores: Annotated[list[int], Meta(description="one score per seat")]
    ranking: Annotated[list[Seat], Meta(description="seats, best first")]
    winners: Annotated[list[Seat], Meta(description="more than one only after a complete tie")]
    by: (
        Annotated[
            Literal["rules", "agreement", "admin", "absence"],
            Meta(description="how it ended; left out in the view of a game that ended by the rules"),
        ]
        | UnsetType
    ) = UNSET


class View(Struct, kw_only=True):
    """A position as one seat may see it. Nothing secret is in it."""

    edition: EditionId
    options: Options
    seat: Annotated[Seat | None, Meta(description="whose view it is; null for a spectator")]
    version: Version
    round: Annotated[int, Meta(description="passes of the turn order, from 1 on")]
    turn: Annotated[Turn | None, Meta(description="null before the first turn")]
    over: bool
    players: Annotated[list[PlayerView], Meta(description="in seat order")]
    investor: Annotated[Seat | None, Meta(description="who holds the investor card; null without the card")]
    nations: Annotated[dict[NationId, NationView], Meta(description="in turn order")]
    regions: dict[RegionId, RegionView]
    decision: Annotated[Decision | None, Meta(description="null when the game is over")]
    result: Annotated[Result | None, Meta(description="null until the game is over")]
