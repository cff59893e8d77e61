"""If it ended now: who wins, what each nation's Taxation would do, what it lacks for the end, which bond matters."""

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
        Meta(description="the numbers it is made of: `interest`, `factor`, `power`; `count`, `each`; `tax`, `column`"),
    ]


class Sum(Struct, kw_only=True):
    """Lines and what they come to, without those that are hidden."""

    what: Literal["score", "tax", "power", "treasury", "cash"]
    terms: list[Term]
    total: int
    complete: Annotated[bool, Meta(description="whether every line is known")]


class Tie(Struct, kw_only=True):
    """How equal scores are ranked (R21.3)."""

    nation: Annotated[NationId | None, Meta(description="whose credit sums decide; null: the victory is shared")]
    credit: dict[SeatKey, Millions]


class EndStanding(Struct, kw_only=True):
    """Everybody's score and who wins with it."""

    scores: Annotated[list[Sum], Meta(description="one for each seat")]
    winners: Annotated[list[Seat] | None, Meta(description="null while somebody's cash is hidden")]
    ranking: list[Seat] | None
    tie: Tie | None
    ahead_from: Annotated[
        dict[SeatKey, Millions],
        Meta(description="with how much cash those whose cash is hidden stand before all others"),
    ]


class Purchase(Struct, kw_only=True):
    """A bond that would change who wins."""

    seat: Seat
    nation: NationId
    face: int
    old: Annotated[int | None, Meta(description="the bond given back for it")]
    price: Millions
    governs: Annotated[bool, Meta(description="whether the buyer takes over the government")]
    winners: Annotated[list[Seat], Meta(description="empty: the new government could not pay the way to Taxation")]


class StopByBank(Struct, kw_only=True):
    """A Swiss Bank may stop the nation on Investor (R19)."""

    bankers: list[Seat]
    lacking: Annotated[Millions, Meta(description="what the treasury lacks for that")]
    paid: Annotated[list[Millions], Meta(description="what each seat would receive")]


class TaxationNow(Struct, kw_only=True):
    """A nation's Taxation, if it were its turn now."""

    nation: NationId
    government: Seat
    steps: Annotated[int | None, Meta(description="null: it may begin anywhere (R8.2)")]
    surcharge: Millions
    obstacle: Literal["too_far", "too_dear"] | None
    stop: StopByBank | None
    sums: Annotated[list[Sum], Meta(description="tax, power, treasury, and the government's cash")]
    ends: Annotated[bool, Meta(description="whether it ends the game")]
    card: Annotated[Term | None, Meta(description="what the investor card brings its holder on the way")]
    after: Annotated[EndStanding | None, Meta(description="null if there is an obstacle")]


class Way(Struct, kw_only=True):
    """Turns of the nation, the spaces it goes to, and what its government pays for that."""

    turns: int
    spaces: list[SpaceId]
    surcharge: Millions


class Soonest(Struct, kw_only=True):
    """How many Taxations it takes, and the fewest turns."""

    taxations: int
    fastest: Way
    free: Annotated[Way, Meta(description="the fewest turns without any surcharge")]


class Need(Struct, kw_only=True):
    """What a nation lacks for the end of the game."""

    nation: NationId
    government: Seat | None
    power: int
    missing: Annotated[int, Meta(description="power points")]
    tax: Annotated[int, Meta(description="today")]
    points: Annotated[int, Meta(description="of a Taxation today")]
    tax_wanted: Annotated[int | None, Meta(description="with which one Taxation would do; null: none brings so much")]
    waits: Annotated[int, Meta(description="nations that move before it")]
    today: Annotated[Soonest | None, Meta(description="if every Taxation brings what it would bring now")]
    best: Annotated[Soonest | None, Meta(description="if every Taxation brings the most there is")]
    is_payable: Annotated[bool | None, Meta(description="whether the government can pay the fastest way of today")]


class NationEnding(Struct, kw_only=True):
    """What a nation has to do with the end of the game."""

    need: Need
    taxation: Annotated[TaxationNow | None, Meta(description="null: nobody governs it, or the game is over")]
    bonds: Annotated[list[Purchase], Meta(description="that would change who wins by its Taxation, if that ends it")]


class Ending(Struct, kw_only=True):
    """If it ended now, from what the asking seat may see."""

    version: Version
    edition: EditionId
    players: list[str]
    round: int
    over: bool
    knows: Annotated[Seat | None, Meta(description="the seat that looks; null: a spectator")]
    hidden: Annotated[list[Seat], Meta(description="whose cash is not known")]
    now: EndStanding
    bonds: Annotated[list[Purchase], Meta(description="that would change the winner if the game ended now")]
    nations: list[NationEnding]
