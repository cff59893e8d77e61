"""Result if the game ended now: winner, effect of Taxation, distance to the end, decisive bonds."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rondel.wire import EditionId, Millions, NationId, Seat, SpaceId, Version
from rondel.wire.decision import SeatKey


class Term(Struct, kw_only=True):
    """One line of a sum."""

    what: Literal[
        "cash", "bonds", "factories", "flags", "before", "points", "tax", "pay", "bonus", "surcharge", "card"
    ]  # fmt: skip
    amount: Annotated[int | None, Meta(description="null while hidden")]
    nation: NationId | None
    parts: Annotated[
        dict[str, int],
        Meta(description="its components: `interest`, `factor`, `power`; `count`, `each`; `tax`, `column`"),
    ]


class Sum(Struct, kw_only=True):
    """A sum and its terms; hidden terms are not counted."""

    what: Literal["score", "tax", "power", "treasury", "cash"]
    terms: list[Term]
    total: int
    complete: Annotated[bool, Meta(description="whether all terms are known")]


class Tie(Struct, kw_only=True):
    """How equal scores are ranked (R21.3)."""

    nation: Annotated[
        NationId | None, Meta(description="nation whose credit sums decide; null if the victory is shared")
    ]
    credit: dict[SeatKey, Millions]


class EndStanding(Struct, kw_only=True):
    """Scores and winners."""

    scores: Annotated[list[Sum], Meta(description="by seat")]
    winners: Annotated[list[Seat] | None, Meta(description="null while any cash is hidden")]
    ranking: list[Seat] | None
    tie: Tie | None
    ahead_from: Annotated[
        dict[SeatKey, Millions],
        Meta(description="cash with which a player with hidden cash would lead"),
    ]


class Purchase(Struct, kw_only=True):
    """A bond purchase that would change the winner."""

    seat: Seat
    nation: NationId
    face: int
    old: Annotated[int | None, Meta(description="face value of the bond traded in")]
    price: Millions
    governs: Annotated[bool, Meta(description="whether the buyer gains the government")]
    winners: Annotated[
        list[Seat], Meta(description="empty if the new government could not pay for the move to Taxation")
    ]


class StopByBank(Struct, kw_only=True):
    """A Swiss Bank may force the nation to stop on Investor (R19)."""

    bankers: list[Seat]
    lacking: Annotated[Millions, Meta(description="amount missing in the treasury")]
    paid: Annotated[list[Millions], Meta(description="amount each seat would receive")]


class TaxationNow(Struct, kw_only=True):
    """A nation's Taxation if it moved there now."""

    nation: NationId
    government: Seat
    steps: Annotated[int | None, Meta(description="null if the nation may start anywhere (R8.2)")]
    surcharge: Millions
    obstacle: Literal["too_far", "too_dear"] | None
    stop: StopByBank | None
    sums: Annotated[list[Sum], Meta(description="tax, power, treasury, and the government's cash")]
    ends: Annotated[bool, Meta(description="whether it ends the game")]
    card: Annotated[Term | None, Meta(description="gain of the holder of the investor card on the way")]
    after: Annotated[EndStanding | None, Meta(description="null if an obstacle prevents it")]


class Way(Struct, kw_only=True):
    """A sequence of turns of a nation: its spaces and what the government pays."""

    turns: int
    spaces: list[SpaceId]
    surcharge: Millions


class Soonest(Struct, kw_only=True):
    """Number of Taxations needed and the shortest way."""

    taxations: int
    fastest: Way
    free: Annotated[Way, Meta(description="shortest way without surcharge")]


class Need(Struct, kw_only=True):
    """What a nation still needs to end the game."""

    nation: NationId
    government: Seat | None
    power: int
    missing: Annotated[int, Meta(description="missing power points")]
    tax: Annotated[int, Meta(description="current tax")]
    points: Annotated[int, Meta(description="power points for a Taxation now")]
    tax_wanted: Annotated[int | None, Meta(description="tax with which one Taxation would suffice; null if impossible")]
    waits: Annotated[int, Meta(description="number of nations that move before it")]
    today: Annotated[Soonest | None, Meta(description="estimate if every Taxation yields as much as now")]
    best: Annotated[Soonest | None, Meta(description="estimate if every Taxation yields the maximum")]
    is_payable: Annotated[bool | None, Meta(description="whether the government can afford the fastest way of `today`")]


class NationEnding(Struct, kw_only=True):
    """What a nation needs to end the game, and who would win."""

    need: Need
    taxation: Annotated[TaxationNow | None, Meta(description="null if it has no government or the game is over")]
    bonds: Annotated[
        list[Purchase],
        Meta(description="purchases that would change the winner after its Taxation, if that ends the game"),
    ]


class Ending(Struct, kw_only=True):
    """Result if the game ended now, based on what the requesting seat can see."""

    version: Version
    edition: EditionId
    players: list[str]
    round: int
    over: bool
    knows: Annotated[Seat | None, Meta(description="the requesting seat; null for a spectator")]
    hidden: Annotated[list[Seat], Meta(description="seats whose cash is unknown")]
    now: EndStanding
    bonds: Annotated[list[Purchase], Meta(description="purchases that would change the winner if the game ended now")]
    nations: list[NationEnding]
