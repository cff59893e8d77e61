"""What happened, as data for logs and animation: one struct per event, told apart by its field `event`.

The first group repeats the engine's event classes; a test compares names and fields. The last three come from the
server itself.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from rondel.wire.words import DecisionKind, Millions, NationId, RegionId, Seat, SpaceId, Stance, Unit

CanalId = Annotated[str, Meta(description="id of a canal, as `suez`")]


def event_name(class_name: str) -> str:
    """TaxCollected is "tax_collected"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", class_name).lower()


class _Event(Struct, kw_only=True, tag_field="event", tag=event_name):
    version: Annotated[int, Meta(description="the version it led to; only in the set-up")] | UnsetType = UNSET


class BondBought(_Event):
    """A player bought a bond (R18)."""

    player: Seat
    nation: NationId
    face: Millions


class BondRaised(_Event):
    """A player gave a bond back and took a larger one (R18)."""

    player: Seat
    nation: NationId
    old: Millions
    new: Millions


class Passed(_Event):
    """A player passed where something could have been done; `nation` is null where none was named."""

    player: Seat
    nation: NationId | None
    kind: DecisionKind


class DraftVoid(_Event):
    """Nobody governs after a draft: it is repeated (A6)."""

    attempt: int


class GovernmentChanged(_Event):
    """A nation has another government, or none (R6)."""

    nation: NationId
    before: Seat | None
    after: Seat | None


class SwissBankReceived(_Event):
    """A player without a government received a Swiss Bank (R19)."""

    player: Seat


class SwissBankReturned(_Event):
    """A player who governs again returned the Swiss Bank (R19)."""

    player: Seat


class InvestorCardMoved(_Event):
    """The investor card went to this player; null: to nobody."""

    player: Seat | None


class TurnBegan(_Event):
    """A nation's turn began."""

    nation: NationId
    player: Seat
    round: int
    number: int


class NationSkipped(_Event):
    """A nation without a government was skipped."""

    nation: NationId


class RondelMoved(_Event):
    """A nation moved on the rondel (R8)."""

    nation: NationId
    player: Seat
    space: SpaceId
    price: Millions
    steps: int


class SwissBankForced(_Event):
    """A Swiss Bank made the nation stop at Investor (R19)."""

    player: Seat
    nation: NationId


class FactoryBuilt(_Event):
    """A factory was built (R9)."""

    nation: NationId
    province: RegionId


class UnitProduced(_Event):
    """A factory made a unit (R10)."""

    nation: NationId
    unit: Unit
    province: RegionId


class UnitImported(_Event):
    """A unit was bought (R11)."""

    nation: NationId
    unit: Unit
    province: RegionId


class FleetMoved(_Event):
    """A fleet moved (R12)."""

    nation: NationId
    origin: RegionId
    sea: RegionId
    canal: CanalId | None


class CanalAllowed(_Event):
    """The government of the canal's flag let a unit through (R17.6)."""

    nation: NationId
    player: Seat
    canal: CanalId
    mover: NationId


class CanalRefused(_Event):
    """The government of the canal's flag refused a unit (R17.6)."""

    nation: NationId
    player: Seat
    canal: CanalId
    mover: NationId


class ArmyMoved(_Event):
    """An army moved (R14)."""

    nation: NationId
    origin: RegionId
    to: RegionId
    way: Literal["rail", "march", "convoy"]


class StanceTaken(_Event):
    """An army that entered a foreign home province stands hostile or friendly (R15.1)."""

    nation: NationId
    province: RegionId
    stance: Stance


class StanceChanged(_Event):
    """A standing army changed its stance (R15.5)."""

    nation: NationId
    province: RegionId
    stance: Stance


class Battle(_Event):
    """A unit of each nation was lost (R13)."""

    place: RegionId
    nation: NationId
    unit: Unit
    enemy: NationId
    enemy_unit: Unit


class PeaceOffered(_Event):
    """An arriving unit does not fight (R13.3)."""

    nation: NationId
    place: RegionId


class ChallengeDeclined(_Event):
    """A nation that was asked does not fight (R13.4)."""

    nation: NationId
    place: RegionId


class FactoryDestroyed(_Event):
    """Armies destroyed a foreign factory (R15)."""

    nation: NationId
    province: RegionId
    owner: NationId


class FlagPlaced(_Event):
    """A nation's flag was placed (R16)."""

    nation: NationId
    region: RegionId


class FlagRemoved(_Event):
    """A nation's flag was taken away (R16)."""

    nation: NationId
    region: RegionId


class InterestPaid(_Event):
    """A nation paid interest to a player."""

    nation: NationId
    player: Seat
    amount: Millions


class InterestToppedUp(_Event):
    """A government paid interest out of its own cash because the treasury was short."""

    nation: NationId
    player: Seat
    amount: Millions


class InvestorPaid(_Event):
    """The holder of the investor card received its income."""

    player: Seat
    amount: Millions


class SwissBankIncome(_Event):
    """A Swiss Bank paid its owner (option `swiss_bank_income`)."""

    player: Seat
    amount: Millions


class TaxCollected(_Event):
    """Taxation (R20): what was collected, paid and won, and what the nation has then."""

    nation: NationId
    player: Seat
    tax: Millions
    pay: Millions
    bonus: Millions
    points: Annotated[int, Meta(description="power points won")]
    power: Annotated[int, Meta(description="power points now")]
    treasury: Millions


class GiftGiven(_Event, tag="gift"):
    """A player gave cash to a treasury (R6.5)."""

    player: Seat
    nation: NationId
    amount: Millions


class GameEnded(_Event):
    """The game is over; `nation` is the one that reached the last power point, if any."""

    reason: Literal["power", "max_rounds", "void_drafts"]
    nation: NationId | None


class TurnSummary(_Event):
    """What a turn brought about, in one event, so that a log can be folded to a line per turn."""

    number: int
    nation: NationId
    player: Seat
    space: SpaceId
    price: Millions
    counts: Annotated[dict[str, int], Meta(description="how often other events happened, by their names")]
    tax: Annotated[Millions | None, Meta(description="null without Taxation")]
    power: Annotated[int, Meta(description="power points won")]


class BotReplaced(_Event):
    """A bot failed and a simpler one plays on."""

    player: Seat
    bot: str
    by: str
    why: Literal["timeout", "error", "illegal", "crash"]


class ClockRanOut(_Event):
    """The time of this player was up."""

    player: Seat


class Resigned(_Event):
    """This player has resigned; a bot plays on."""

    player: Seat


class AbsenceSettled(_Event):
    """What the others, or the host alone (0 votes), decided about a player who is away."""

    player: Seat
    choice: Literal["bot", "wait"]
    votes: int


class OtherRules(_Event):
    """An uploaded record was played under another version of the rules."""

    rules: str
    now: str


class OtherResult(_Event):
    """Under the present rules the record ends with other scores than it says."""


EngineEvent = (
    BondBought
    | BondRaised
    | Passed
    | DraftVoid
    | GovernmentChanged
    | SwissBankReceived
    | SwissBankReturned
    | InvestorCardMoved
    | TurnBegan
    | NationSkipped
    | RondelMoved
    | SwissBankForced
    | FactoryBuilt
    | UnitProduced
    | UnitImported
    | FleetMoved
    | CanalAllowed
    | CanalRefused
    | ArmyMoved
    | StanceTaken
    | StanceChanged
    | Battle
    | PeaceOffered
    | ChallengeDeclined
    | FactoryDestroyed
    | FlagPlaced
    | FlagRemoved
    | InterestPaid
    | InterestToppedUp
    | InvestorPaid
    | SwissBankIncome
    | TaxCollected
    | GiftGiven
    | GameEnded
)
Event = EngineEvent | TurnSummary | BotReplaced | ClockRanOut | Resigned | AbsenceSettled | OtherRules | OtherResult
