"""What happened, as data for logs and animation. The rules never read it.

Nations, regions and spaces are numbers here; `as_dict` turns them into ids at the edge, by the type of the field.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple, get_args, get_type_hints

from rondel.engine.edition import Edition
from rondel.engine.units import STANCE_NAMES, UNIT_NAMES


def _nation(edition: Edition, number: int) -> str | None:
    return None if number < 0 else edition.nations[number].id


def _region(edition: Edition, number: int) -> str:
    return edition.regions[number].id


def _space(edition: Edition, number: int) -> str:
    return edition.spaces[number].id


def _seat(edition: Edition, number: int) -> int | None:  # noqa: ARG001
    return None if number < 0 else number


def _unit(edition: Edition, number: int) -> str:  # noqa: ARG001
    return UNIT_NAMES[number]


def _stance(edition: Edition, number: int) -> str:  # noqa: ARG001
    return STANCE_NAMES[number]


# The type of a field says what its number stands for, and how that is worded.
Nation = Annotated[int, _nation]
Region = Annotated[int, _region]
Space = Annotated[int, _space]
Seat = Annotated[int, _seat]
Unit = Annotated[int, _unit]
Stance = Annotated[int, _stance]


class BondBought(NamedTuple):
    player: Seat
    nation: Nation
    face: int


class BondRaised(NamedTuple):
    player: Seat
    nation: Nation
    old: int
    new: int


class Passed(NamedTuple):
    player: Seat
    nation: Nation
    kind: str


class DraftVoid(NamedTuple):
    attempt: int


class GovernmentChanged(NamedTuple):
    nation: Nation
    before: Seat
    after: Seat


class SwissBankReceived(NamedTuple):
    player: Seat


class SwissBankReturned(NamedTuple):
    player: Seat


class InvestorCardMoved(NamedTuple):
    player: Seat


class TurnBegan(NamedTuple):
    nation: Nation
    player: Seat
    round: int
    number: int


class NationSkipped(NamedTuple):
    nation: Nation


class RondelMoved(NamedTuple):
    nation: Nation
    player: Seat
    space: Space
    price: int
    steps: int


class SwissBankForced(NamedTuple):
    player: Seat
    nation: Nation


class FactoryBuilt(NamedTuple):
    nation: Nation
    province: Region


class UnitProduced(NamedTuple):
    nation: Nation
    unit: Unit
    province: Region


class UnitImported(NamedTuple):
    nation: Nation
    unit: Unit
    province: Region


class FleetMoved(NamedTuple):
    nation: Nation
    origin: Region
    sea: Region
    canal: str | None


class CanalAllowed(NamedTuple):
    nation: Nation
    player: Seat
    canal: str
    mover: Nation


class CanalRefused(NamedTuple):
    nation: Nation
    player: Seat
    canal: str
    mover: Nation


class ArmyMoved(NamedTuple):
    nation: Nation
    origin: Region
    to: Region
    way: str


class StanceTaken(NamedTuple):
    nation: Nation
    province: Region
    stance: Stance


class StanceChanged(NamedTuple):
    nation: Nation
    province: Region
    stance: Stance


class Battle(NamedTuple):
    place: Region
    nation: Nation
    unit: Unit
    enemy: Nation
    enemy_unit: Unit


class PeaceOffered(NamedTuple):
    nation: Nation
    place: Region


class ChallengeDeclined(NamedTuple):
    nation: Nation
    place: Region


class FactoryDestroyed(NamedTuple):
    nation: Nation
    province: Region
    owner: Nation


class FlagPlaced(NamedTuple):
    nation: Nation
    region: Region


class FlagRemoved(NamedTuple):
    nation: Nation
    region: Region


class InterestPaid(NamedTuple):
    nation: Nation
    player: Seat
    amount: int


class InterestToppedUp(NamedTuple):
    nation: Nation
    player: Seat
    amount: int


class InvestorPaid(NamedTuple):
    player: Seat
    amount: int


class SwissBankIncome(NamedTuple):
    player: Seat
    amount: int


class TaxCollected(NamedTuple):
    nation: Nation
    player: Seat
    tax: int
    pay: int
    bonus: int
    points: int
    power: int
    treasury: int


class Gift(NamedTuple):
    player: Seat
    nation: Nation
    amount: int


class GameEnded(NamedTuple):
    reason: str
    nation: Nation


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


# The fields of each kind of event, each with how its number is worded.
_WORDINGS: dict[type, list[tuple[str, Callable[[Edition, Any], object] | None]]] = {
    kind: [
        (field, getattr(hint, "__metadata__", (None,))[0])
        for field, hint in get_type_hints(kind, include_extras=True).items()
    ]
    for kind in get_args(Event)
}


def event_name(event: Event) -> str:
    """The snake_case name of an event: TaxCollected is "tax_collected"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()


def as_dict(event: Event, edition: Edition) -> dict[str, object]:
    """The event with ids instead of numbers, ready for JSON."""
    result: dict[str, object] = {"event": event_name(event)}
    for value, (field, worded) in zip(event, _WORDINGS[type(event)], strict=True):
        result[field] = worded(edition, value) if worded is not None else value
    return result
