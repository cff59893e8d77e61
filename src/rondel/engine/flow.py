"""Control flow of a game: run phases until a player has a decision (R24)."""

from __future__ import annotations

from rondel.engine.actions import Action
from rondel.engine.phases.armies import Armies
from rondel.engine.phases.battle import Arrival, Ask, Challenge
from rondel.engine.phases.canal import Canal
from rondel.engine.phases.draft import Draft
from rondel.engine.phases.factory import Factory
from rondel.engine.phases.flags import Flags
from rondel.engine.phases.fleets import Fleets
from rondel.engine.phases.foreign_provinces import Stance
from rondel.engine.phases.importing import Import
from rondel.engine.phases.investor import Invest
from rondel.engine.phases.phase import AfterAction, NextNation, Phase
from rondel.engine.phases.production import Production
from rondel.engine.phases.rondel import Rondel
from rondel.engine.phases.swiss_bank import SwissBank
from rondel.engine.phases.turn import find_next_nation, finish_turn
from rondel.engine.state import State

# Every phase that can be on the stack, by its name in saved games.
PHASES: dict[str, type[Phase]] = {
    phase.__name__: phase
    for phase in (
        AfterAction,
        Armies,
        Arrival,
        Ask,
        Canal,
        Challenge,
        Draft,
        Factory,
        Flags,
        Fleets,
        Import,
        Invest,
        NextNation,
        Production,
        Rondel,
        Stance,
        SwissBank,
    )
}


def settle(s: State) -> list[Action]:
    """Advance to the next decision; return all legal actions, empty once the game is over."""
    stack = s.stack
    while stack:
        phase = stack[-1]
        offer = phase.actions(s)
        if offer:
            return offer
        if isinstance(phase, AfterAction):
            finish_turn(s, phase)
        elif isinstance(phase, NextNation):
            find_next_nation(s, phase)
        else:
            phase.proceed(s)
    return []
