"""Game events, as data for logs and animation; the rules never read them.

Nations, regions and spaces are numbers here; `as_dict` converts them to ids, by the type of the field.
`rondel.wire.events` generates the schemas of the API from these classes, their docstrings and their fields.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_type_hints

from rondel.engine.edition import Edition
from rondel.engine.units import STANCE_NAMES, UNIT_NAMES


def _nation(edition: Edition, number: int) -> str:
    return edition.nations[number].id


def _nation_or_none(edition: Edition, number: int) -> str | None:
    return None if number < 0 else edition.nations[number].id


def _region(edition: Edition, number: int) -> str:
    return edition.regions[number].id


def _space(edition: Edition, number: int) -> str:
    return edition.spaces[number].id


def _seat_or_none(edition: Edition, number: int) -> int | None:  # noqa: ARG001
    return None if number < 0 else number


def _unit(edition: Edition, number: int) -> str:  # noqa: ARG001
    return UNIT_NAMES[number]


def _stance(edition: Edition, number: int) -> str:  # noqa: ARG001
    return STANCE_NAMES[number]


# The annotation of a field is the function with which `as_dict` converts its value, or a description of the value.
Nation = Annotated[int, _nation]
MaybeNation = Annotated[int, _nation_or_none]
Region = Annotated[int, _region]
Space = Annotated[int, _space]
Seat = Annotated[int, "number of a seat"]
MaybeSeat = Annotated[int, _seat_or_none]
Unit = Annotated[int, _unit]
Stance = Annotated[int, _stance]
Millions = Annotated[int, "an amount in millions"]
Kind = Annotated[str, "kind of a decision"]
Canal = Annotated[str, "id of a canal, as `suez`"]
Way = Literal["rail", "march", "convoy"]
Reason = Literal["power", "max_rounds", "void_drafts"]


class BondBought(NamedTuple):
    """A player bought a bond (R18)."""

    player: Seat
    nation: Nation
    face: Millions


class BondRaised(NamedTuple):
    """A player gave a bond back and took a larger one (R18)."""

    player: Seat
    nation: Nation
    old: Millions
    new: Millions


class Passed(NamedTuple):
    """A player passed; `nation` is null if the decision was not about a nation."""

    player: Seat
    nation: MaybeNation
    kind: Kind


class DraftVoid(NamedTuple):
    """A draft without a sale is void and is repeated (A6)."""

    attempt: int


class GovernmentChanged(NamedTuple):
    """The government of a nation changed (R6)."""

    nation: Nation
    before: MaybeSeat
    after: MaybeSeat


class SwissBankReceived(NamedTuple):
    """A player without a government received a Swiss Bank (R19)."""

    player: Seat


class SwissBankReturned(NamedTuple):
    """A player who governs again returned the Swiss Bank (R19)."""

    player: Seat


class InvestorCardMoved(NamedTuple):
    """The investor card moved to a player."""

    player: MaybeSeat


class TurnBegan(NamedTuple):
    """A nation's turn began."""

    nation: Nation
    player: Seat
    round: int
    number: int


class NationSkipped(NamedTuple):
    """A nation without a government was skipped."""

    nation: Nation


class RondelMoved(NamedTuple):
    """A nation moved on the rondel (R8)."""

    nation: Nation
    player: Seat
    space: Space
    price: Millions
    steps: int


class SwissBankForced(NamedTuple):
    """A Swiss Bank made the nation stop at Investor (R19)."""

    player: Seat
    nation: Nation


class FactoryBuilt(NamedTuple):
    """A factory was built (R9)."""

    nation: Nation
    province: Region


class UnitProduced(NamedTuple):
    """A factory made a unit (R10)."""

    nation: Nation
    unit: Unit
    province: Region


class UnitImported(NamedTuple):
    """A unit was bought (R11)."""

    nation: Nation
    unit: Unit
    province: Region


class FleetMoved(NamedTuple):
    """A fleet moved (R12)."""

    nation: Nation
    origin: Region
    sea: Region
    canal: Canal | None


class CanalAllowed(NamedTuple):
    """The government of the canal's flag let a unit through (R17.6)."""

    nation: Nation
    player: Seat
    canal: Canal
    mover: Nation


class CanalRefused(NamedTuple):
    """The government of the canal's flag refused a unit (R17.6)."""

    nation: Nation
    player: Seat
    canal: Canal
    mover: Nation


class ArmyMoved(NamedTuple):
    """An army moved (R14)."""

    nation: Nation
    origin: Region
    to: Region
    way: Way


class StanceTaken(NamedTuple):
    """An army that entered a foreign home province is hostile or friendly (R15.1)."""

    nation: Nation
    province: Region
    stance: Stance


class StanceChanged(NamedTuple):
    """A standing army changed its stance (R15.5)."""

    nation: Nation
    province: Region
    stance: Stance


class Battle(NamedTuple):
    """A unit of each nation was lost (R13)."""

    place: Region
    nation: Nation
    unit: Unit
    enemy: Nation
    enemy_unit: Unit


class PeaceOffered(NamedTuple):
    """The government of a unit that has arrived does not fight (R13.3)."""

    nation: Nation
    place: Region


class ChallengeDeclined(NamedTuple):
    """A nation that was asked declines a battle (R13.4)."""

    nation: Nation
    place: Region


class FactoryDestroyed(NamedTuple):
    """Armies destroyed a foreign factory (R15)."""

    nation: Nation
    province: Region
    owner: Nation


class FlagPlaced(NamedTuple):
    """A nation's flag was placed (R16)."""

    nation: Nation
    region: Region


class FlagRemoved(NamedTuple):
    """A nation's flag was taken away (R16)."""

    nation: Nation
    region: Region


class InterestPaid(NamedTuple):
    """A nation paid interest to a player."""

    nation: Nation
    player: Seat
    amount: Millions


class InterestToppedUp(NamedTuple):
    """A government paid interest out of its own cash because the treasury was short."""

    nation: Nation
    player: Seat
    amount: Millions


class InvestorPaid(NamedTuple):
    """The holder of the investor card received its income."""

    player: Seat
    amount: Millions


class SwissBankIncome(NamedTuple):
    """A Swiss Bank paid its owner (option `swiss_bank_income`)."""

    player: Seat
    amount: Millions


class TaxCollected(NamedTuple):
    """A Taxation (R20): tax, soldiers' pay, bonus and power points, with the resulting power and treasury."""

    nation: Nation
    player: Seat
    tax: Millions
    pay: Millions
    bonus: Millions
    points: Annotated[int, "power points won"]
    power: Annotated[int, "power points now"]
    treasury: Millions


class Gift(NamedTuple):
    """A player gave cash to a treasury (R6.5)."""

    player: Seat
    nation: Nation
    amount: Millions


class GameEnded(NamedTuple):
    """The game is over; `nation` is the one that reached the last power point, if any."""

    reason: Reason
    nation: MaybeNation


Event = (
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
    | Gift
    | GameEnded
)


def _conversion(hint: Any) -> Callable[[Edition, Any], object] | None:
    """Return the conversion function of an annotated type, if it has one."""
    return next(filter(callable, getattr(hint, "__metadata__", ())), None)


# The fields of each event class with their conversion functions.
_CONVERSIONS: dict[type, list[tuple[str, Callable[[Edition, Any], object] | None]]] = {
    kind: [(field, _conversion(hint)) for field, hint in get_type_hints(kind, include_extras=True).items()]
    for kind in get_args(Event)
}


def event_name(event: Event) -> str:
    """Return the snake_case name of an event: `TaxCollected` is "tax_collected"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()


def as_dict(event: Event, edition: Edition) -> dict[str, object]:
    """Return the event as JSON-serializable data with ids instead of numbers."""
    result: dict[str, object] = {"event": event_name(event)}
    for value, (field, convert) in zip(event, _CONVERSIONS[type(event)], strict=True):
        result[field] = convert(edition, value) if convert is not None else value
    return result
