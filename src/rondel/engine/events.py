"""What happened, as data for logs and animation. The rules never read it.

Nations, regions and spaces are numbers here; `as_dict` turns them into ids at the edge.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from rondel.engine.edition import Edition


class BondBought(NamedTuple):
    player: int
    nation: int
    face: int


class BondRaised(NamedTuple):
    player: int
    nation: int
    old: int
    new: int


class Passed(NamedTuple):
    player: int
    nation: int
    kind: str


class DraftVoid(NamedTuple):
    attempt: int


class GovernmentChanged(NamedTuple):
    nation: int
    before: int
    after: int


class SwissBankReceived(NamedTuple):
    player: int


class SwissBankReturned(NamedTuple):
    player: int


class InvestorCardMoved(NamedTuple):
    player: int


class TurnBegan(NamedTuple):
    nation: int
    player: int
    round: int
    number: int


class NationSkipped(NamedTuple):
    nation: int


class RondelMoved(NamedTuple):
    nation: int
    player: int
    space: int
    price: int
    steps: int


class SwissBankForced(NamedTuple):
    player: int
    nation: int


class FactoryBuilt(NamedTuple):
    nation: int
    province: int


class UnitProduced(NamedTuple):
    nation: int
    unit: int
    province: int


class UnitImported(NamedTuple):
    nation: int
    unit: int
    province: int


class FleetMoved(NamedTuple):
    nation: int
    origin: int
    sea: int
    canal: str | None


class CanalAllowed(NamedTuple):
    nation: int
    player: int
    canal: str
    mover: int


class CanalRefused(NamedTuple):
    nation: int
    player: int
    canal: str
    mover: int


class ArmyMoved(NamedTuple):
    nation: int
    origin: int
    to: int
    way: str


class StanceTaken(NamedTuple):
    nation: int
    province: int
    stance: int


class StanceChanged(NamedTuple):
    nation: int
    province: int
    stance: int


class Battle(NamedTuple):
    place: int
    nation: int
    unit: int
    enemy: int
    enemy_unit: int


class PeaceOffered(NamedTuple):
    nation: int
    place: int


class ChallengeDeclined(NamedTuple):
    nation: int
    place: int


class FactoryDestroyed(NamedTuple):
    nation: int
    province: int
    owner: int


class FlagPlaced(NamedTuple):
    nation: int
    region: int


class FlagRemoved(NamedTuple):
    nation: int
    region: int


class InterestPaid(NamedTuple):
    nation: int
    player: int
    amount: int


class InterestToppedUp(NamedTuple):
    nation: int
    player: int
    amount: int


class InvestorPaid(NamedTuple):
    player: int
    amount: int


class SwissBankIncome(NamedTuple):
    player: int
    amount: int


class TaxCollected(NamedTuple):
    nation: int
    player: int
    tax: int
    pay: int
    bonus: int
    points: int
    power: int
    treasury: int


class Gift(NamedTuple):
    player: int
    nation: int
    amount: int


class GameEnded(NamedTuple):
    reason: str
    nation: int


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

_NATIONS = {"nation", "enemy", "owner", "mover"}
_REGIONS = {"province", "origin", "sea", "to", "place", "region"}
_UNITS = ("army", "fleet")
_STANCES = ("hostile", "friendly")


def event_name(event: Event) -> str:
    """The snake_case name of an event: TaxCollected is "tax_collected"."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()


def as_dict(event: Event, edition: Edition) -> dict[str, object]:
    """The event with ids instead of numbers, ready for JSON."""
    result: dict[str, object] = {"event": event_name(event)}
    for field, value in zip(event._fields, event, strict=False):
        result[field] = _worded(field, value, edition)
    return result


def _worded(field: str, value: int | str | None, edition: Edition) -> object:
    if not isinstance(value, int):
        return value
    if field in _NATIONS:
        return None if value < 0 else edition.nations[value].id
    if field in _REGIONS:
        return edition.regions[value].id
    if field in ("unit", "enemy_unit"):
        return _UNITS[value]
    if field == "stance":
        return _STANCES[value]
    if field == "space":
        return edition.spaces[value].id
    if field in ("player", "before", "after"):
        return None if value < 0 else value
    return value
