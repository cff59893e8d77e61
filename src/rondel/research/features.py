"""The name and upper bound of every observation byte, in the order the fast core writes them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

import rondel
from rondel import position

PHASES = (
    "draft",
    "rondel",
    "swiss_bank",
    "invest",
    "after_action",
    "next_nation",
    "factory",
    "production",
    "import",
    "fleets",
    "armies",
    "flags",
    "canal",
    "stance",
    "arrival",
    "ask",
    "challenge",
)
"""All phases. Observations encode the phase stack with a 1 for each phase on it."""

MARKED_UNITS = 10
ASSIGNMENTS_SHOWN = 4


class Feature(NamedTuple):
    """One observation byte: its name, and a sensible upper bound for scaling."""

    name: str
    largest: int


def _flags(prefix: str, names: Iterable[str], largest: int = 1) -> Iterator[Feature]:
    return (Feature(f"{prefix}.{name}", largest) for name in names)


class Board:
    """Names of an edition's objects, for one number of players."""

    def __init__(self, edition: rondel.Edition, players: int) -> None:
        def regions(members: int) -> list[str]:
            return [edition.regions[r].id for r in position.regions_in(members)]

        self.edition = edition
        self.players = players
        self.seats = [str(seat) for seat in range(players)]
        self.nations = [nation.id for nation in edition.nations]
        self.spaces = [space.id for space in edition.spaces]
        self.faces = [str(face) for face in edition.faces]
        self.regions = [region.id for region in edition.regions]
        self.canals = [str(number) for number in range(len(edition.canals))]
        self.homes = regions(edition.homes)
        self.land = regions(edition.homes | edition.neutral)
        self.seas = regions(edition.seas)
        self.waters = regions(edition.seas | edition.shipyards)
        self.flaggable = regions(edition.flaggable)
        self.armies = max(nation.armies for nation in edition.nations)
        self.fleets = max(nation.fleets for nation in edition.nations)


def features_v1(edition: rondel.Edition, players: int) -> list[Feature]:
    """Return the features of version 1, which `fast.observe_into` writes."""
    b = Board(edition, players)
    parts = (_course, _options, _seats, _nations, _board, _base, _step, _question, _marks, _crossing, _ships)
    return [feature for part in parts for feature in part(b)]


def _course(b: Board) -> Iterator[Feature]:
    yield Feature("over", 1)
    yield from _flags("ended_by", ("power", "rounds", "void_drafts"))
    yield Feature("round", 255)
    yield Feature("rounds_left", 255)
    yield from _flags("turn", b.nations)
    yield from _flags("phase", PHASES)
    yield from _flags("decider", b.seats)
    yield from _flags("subject", b.nations)


def _options(_: Board) -> Iterator[Feature]:
    names = ["investor_card", "free_choice", "force_without_card", "bonus_for_increases"]
    names += ["gifts_off", "gifts_own", "gifts_any", "gift_to_force", "hidden_cash", "late_fleet_battles"]
    names += ["status_change", "swiss_bank_income"]
    yield from _flags("option", names)


def _seats(b: Board) -> Iterator[Feature]:
    for seat in b.seats:
        own = f"seat.{seat}"
        yield Feature(f"{own}.cash_seen", 1)
        for name in ("cash", "cash_beyond_255", "bonds_worth", "bonds_worth_beyond_255"):
            yield Feature(f"{own}.{name}", 255)
        yield Feature(f"{own}.swiss_bank", 1)
        yield Feature(f"{own}.investor_card", 1)
        for nation in b.nations:
            yield Feature(f"{own}.credit.{nation}", sum(b.edition.faces))
            yield from _flags(f"{own}.bond.{nation}", b.faces)


def _nations(b: Board) -> Iterator[Feature]:
    edition = b.edition
    for number, nation in enumerate(b.nations):
        own = f"nation.{nation}"
        pieces = edition.nations[number]
        yield Feature(f"{own}.treasury", 255)
        yield Feature(f"{own}.treasury_beyond_255", 255)
        yield Feature(f"{own}.power", edition.facts.last_power_point)
        yield Feature(f"{own}.factor", max(edition.factor))
        yield Feature(f"{own}.tax_marker", len(edition.columns) - 1)
        yield Feature(f"{own}.tax", min(255, len(edition.column_of_tax) - 1))
        yield Feature(f"{own}.armies_left", pieces.armies)
        yield Feature(f"{own}.fleets_left", pieces.fleets)
        yield Feature(f"{own}.flags_left", pieces.flags)
        yield Feature(f"{own}.interest", min(255, sum(edition.facts.interests)))
        yield from _flags(f"{own}.space", b.spaces)
        yield from _flags(f"{own}.government", b.seats)
        yield from _flags(f"{own}.bond_left", b.faces)


def _board(b: Board) -> Iterator[Feature]:
    for nation in b.nations:
        yield from _flags(f"hostile_armies.{nation}", b.land, b.armies)
        yield from _flags(f"friendly_armies.{nation}", b.land, b.armies)
        yield from _flags(f"fleets.{nation}", b.waters, b.fleets)
        yield from _flags(f"flag.{nation}", b.flaggable)
    yield from _flags("factory", b.homes)


def _base(b: Board) -> Iterator[Feature]:
    yield from _flags("turn_phase.nation", b.nations)
    yield from _flags("invest.mover", b.nations)
    yield from _flags("swiss_bank.space", b.spaces)
    yield from _flags("swiss_bank.asked", b.seats, b.players)
    yield from _flags("first", b.seats)
    yield Feature("investor_passed", 1)
    yield Feature("draft.asked", b.players)
    yield Feature("draft.voids", 2)
    for number in range(2 * b.players):
        yield from _flags(f"invest.{number}.seat", b.seats)
        yield from _flags(f"invest.{number}.only", b.nations)
        yield Feature(f"invest.{number}.swiss_bank", 1)


def _step(b: Board) -> Iterator[Feature]:
    yield from _flags("step.nation", b.nations)
    yield from _flags("to_produce", b.homes)
    yield Feature("imported", b.edition.facts.import_limit)
    yield from _flags("flags_queue", b.nations, len(b.nations))
    yield from _flags("unmoved_fleets", b.waters, b.fleets)
    yield from _flags("unmoved_hostile_armies", b.land, b.armies)
    yield from _flags("unmoved_friendly_armies", b.land, b.armies)


def _question(b: Board) -> Iterator[Feature]:
    yield from _flags("question.nation", b.nations)
    yield from _flags("question.place", b.regions)
    yield from _flags("question.unit", ("army", "fleet"))
    yield from _flags("question.stance", ("hostile", "friendly"))
    yield Feature("question.changed", 1)
    yield from _flags("question.challenged", b.nations)
    yield from _flags("question.others", b.nations, len(b.nations))
    yield from _flags("question.mover", b.nations)
    yield from _flags("question.from", b.regions)
    yield from _flags("question.canal", b.canals)


def _marks(b: Board) -> Iterator[Feature]:
    for number in range(MARKED_UNITS):
        yield Feature(f"marked.{number}.region_plus_1", len(b.regions))
        yield Feature(f"marked.{number}.friendly", 1)
        yield Feature(f"marked.{number}.changed", 1)
        yield from _flags(f"marked.{number}.refused", b.canals)


def _crossing(b: Board) -> Iterator[Feature]:
    yield Feature("passage", 1)
    yield Feature("passage.from_plus_1", len(b.regions))
    yield Feature("passage.to_plus_1", len(b.regions))
    yield Feature("passage.friendly", 1)
    yield Feature("passage.changed", 1)
    yield from _flags("passage.refused", b.canals)
    yield from _flags("passage.allowed", b.canals)
    yield from _flags("passage.to_ask", b.canals, max(1, len(b.canals)))


def _ships(b: Board) -> Iterator[Feature]:
    yield Feature("convoy.ways", 252)
    yield from _flags("convoy.most_free", b.seas, b.fleets)
    yield from _flags("convoy.fewest_free", b.seas, b.fleets)
    for number in range(ASSIGNMENTS_SHOWN):
        yield from _flags(f"convoy.{number}.free", b.seas, b.fleets)
    yield from _flags("convoy.digest", ("low", "high"), 255)
