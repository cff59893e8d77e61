"""A position as one seat sees it: the result of `game.view(seat)` (public contract of the engine)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rondel.wire import EditionId, Millions, NationId, RegionId, RegionKind, Seat, SpaceId, Version
from rondel.wire.decision import Decision

Units = Annotated[dict[NationId, int], Meta(description="number by nation")]


class Options(Struct, kw_only=True):
    """Options of a game; GET /api/catalogue lists their values."""

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
    max_rounds: Annotated[int | None, Meta(description="the game is scored after this many rounds; null for no limit")]


class Turn(Struct, kw_only=True):
    """The current turn; it does not change while another player has to decide."""

    nation: NationId
    number: Annotated[int, Meta(description="number of turns begun so far")]


class PlayerView(Struct, kw_only=True):
    """A player, as far as visible to the viewer."""

    seat: Seat
    name: str
    cash: Annotated[int | None, Meta(description="null if hidden from the viewer")]
    bonds: Annotated[dict[NationId, list[int]], Meta(description="face values of bonds held, largest first")]
    governs: list[NationId]
    swiss_bank: bool
    score: Annotated[int | None, Meta(description="score if the game ended now; null if it would reveal hidden cash")]


class NationView(Struct, kw_only=True):
    """A nation: money, power points, rondel position, and remaining pieces."""

    government: Annotated[Seat | None, Meta(description="governing seat; null without a government")]
    treasury: Millions
    power: Annotated[int, Meta(description="power points")]
    factor: Annotated[int, Meta(description="points per million of interest at the end")]
    rondel: Annotated[SpaceId | None, Meta(description="rondel space; null before its first turn")]
    tax: Annotated[int, Meta(description="tax that Taxation would collect now")]
    tax_marker: Annotated[str | None, Meta(description="column of the tax chart; null if the edition has no marker")]
    armies_left: int
    fleets_left: int
    flags_left: int
    bonds_left: Annotated[list[int], Meta(description="face values of unsold bonds, smallest first")]
    interest: Annotated[int, Meta(description="total interest of its bonds")]


class RegionView(Struct, kw_only=True):
    """A region: flag, factory and units. Empty objects are omitted."""

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
    winners: Annotated[list[Seat], Meta(description="more than one only in a complete tie")]
    by: (
        Annotated[
            Literal["rules", "agreement", "admin", "absence"],
            Meta(description="how it ended; omitted in the view of a game that ended by the rules"),
        ]
        | UnsetType
    ) = UNSET


class View(Struct, kw_only=True):
    """A position as one seat sees it, without hidden information."""

    edition: EditionId
    options: Options
    seat: Annotated[Seat | None, Meta(description="seat whose view it is; null for a spectator")]
    version: Version
    round: Annotated[int, Meta(description="number of the round, starting at 1")]
    turn: Annotated[Turn | None, Meta(description="null before the first turn")]
    over: bool
    players: Annotated[list[PlayerView], Meta(description="in seat order")]
    investor: Annotated[Seat | None, Meta(description="seat with the investor card; null without the card")]
    nations: Annotated[dict[NationId, NationView], Meta(description="in turn order")]
    regions: dict[RegionId, RegionView]
    decision: Annotated[Decision | None, Meta(description="null when the game is over")]
    result: Annotated[Result | None, Meta(description="null until the game is over")]
