"""Positions for programs that search: bots, analysis, research.

`game.state` is the position of a game, `view.imagine().state` the position as one seat knows it. A `Position` is
read-only. To look ahead, clone it and play in the clone, a `Variation`, which neither validates nor records anything:

    from rondel import position

    def best(here: position.Position, actions):
        seat = position.decider(here)
        def worth(action):
            there = here.clone()
            position.play(there, action)
            position.settle(there)
            return position.scores(there)[seat]
        return max(actions, key=worth)

All functions work on the engine's own numbers and bit sets and copy nothing.
"""

from __future__ import annotations

from rondel.engine.actions import Action
from rondel.engine.board import Board, Ways, regions_in
from rondel.engine.flow import settle
from rondel.engine.government import credit_sum, interest_due
from rondel.engine.money import gift_limit, give
from rondel.engine.movement import open_provinces
from rondel.engine.phases.battle import foreign_units
from rondel.engine.phases.factory import building_sites
from rondel.engine.phases.flags import flags_left
from rondel.engine.phases.foreign_provinces import is_last_free_factory
from rondel.engine.phases.investor import interest_payments
from rondel.engine.phases.production import supply
from rondel.engine.phases.rondel import is_passing_investor
from rondel.engine.phases.swiss_bank import treasury_gap
from rondel.engine.phases.taxation import Taxes, tax, taxes, units_on_board
from rondel.engine.position import Position
from rondel.engine.scoring import ranking, score, scores, winners
from rondel.engine.state import NOBODY, OFF_RONDEL
from rondel.engine.state import State as Variation
from rondel.engine.units import ARMY, FLEET, FRIENDLY, HOSTILE, count, total

__all__ = [
    "ARMY",
    "FLEET",
    "FRIENDLY",
    "HOSTILE",
    "NOBODY",
    "NOWHERE",
    "OFF_RONDEL",
    "Action",
    "Board",
    "Position",
    "Taxes",
    "Variation",
    "Ways",
    "building_sites",
    "count",
    "credit_sum",
    "decider",
    "declared_space",
    "flags_left",
    "foreign_units",
    "gift_limit",
    "give",
    "interest_due",
    "interest_payments",
    "is_last_free_factory",
    "is_over",
    "is_passing_investor",
    "kind",
    "moving_nation",
    "offer",
    "open_provinces",
    "place",
    "play",
    "ranking",
    "regions_in",
    "score",
    "scores",
    "settle",
    "subject",
    "supply",
    "tax",
    "taxes",
    "total",
    "treasury_gap",
    "units_on_board",
    "winners",
]

NOWHERE = -1


def is_over(position: Position) -> bool:
    """Return whether the game has ended."""
    return not position.stack


def kind(position: Position) -> str:
    """Return the kind of the pending decision, as in `game.decision.kind`."""
    return position.stack[-1].KIND


def decider(position: Position) -> int:
    """Return the seat that decides."""
    return position.stack[-1].decider(position)


def subject(position: Position) -> int:
    """Return the number of the nation the decision is about (`game.decision.nation`), or NOBODY."""
    return position.stack[-1].subject(position)


def moving_nation(position: Position) -> int:
    """Return the nation whose unit a canal, stance or challenge decision is about, else the subject of the decision."""
    return position.stack[-1].moving_nation(position)


def place(position: Position) -> int:
    """Return the destination of the unit that the decision is about, or NOWHERE."""
    return position.stack[-1].where()


def declared_space(position: Position) -> int:
    """Return the rondel space that the nation has declared while a Swiss Bank decides, else NOWHERE."""
    return position.stack[-1].declared_space()


def offer(position: Position) -> list[Action]:
    """Return the legal actions of a position, recomputed (for example after a gift); empty without a decision."""
    return position.stack[-1].actions(position) if position.stack else []


def play(variation: Variation, action: Action) -> None:
    """Carry out a legal action; call `settle` afterwards to advance to the next decision and get its actions."""
    variation.stack[-1].play(variation, action)
