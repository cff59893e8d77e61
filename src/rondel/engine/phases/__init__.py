"""The phases of play, one rule a file: what may be chosen stands above what it does."""

from __future__ import annotations

from collections.abc import Callable

from rondel.engine.phases.armies import Armies
from rondel.engine.phases.battle import Arrival, Ask, Challenge
from rondel.engine.phases.canal import Canal
from rondel.engine.phases.draft import Draft
from rondel.engine.phases.factory import Factory
from rondel.engine.phases.flags import Flags
from rondel.engine.phases.fleets import Fleets
from rondel.engine.phases.importing import Import
from rondel.engine.phases.investor import Invest
from rondel.engine.phases.phase import Phase
from rondel.engine.phases.production import Production
from rondel.engine.phases.rondel import Rondel
from rondel.engine.phases.stance import Stance
from rondel.engine.phases.swiss_bank import SwissBank
from rondel.engine.phases.turn import AfterAction, NextNation

PHASES: dict[str, Callable[..., Phase]] = {
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

__all__ = ["PHASES", "Phase"]
