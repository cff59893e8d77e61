"""Quick answers to every decision but the choice of a space, for bots and simulated players."""

from __future__ import annotations

from rondel.fast.evaluation.answers import (
    arrival_answer,
    ask_answer,
    canal_answer,
    challenge_answer,
    flag_answer,
    stance_answer,
    swiss_bank_answer,
)
from rondel.fast.evaluation.building_plan import production_choice, purchase_of_units, site
from rondel.fast.evaluation.investing import purchase
from rondel.fast.evaluation.maneuver_plan import next_army, next_fleet
from rondel.fast.ints import Floats, Ints
from rondel.fast.layout import (
    ARMIES,
    ARRIVAL,
    ASK,
    CANAL,
    CHALLENGE,
    DRAFT,
    FACTORY,
    FLAGS,
    FLEETS,
    IMPORT,
    INVEST,
    PRODUCTION,
    STANCE,
    SWISS_BANK,
)
from rondel.fast.rules.flow import decider_of, top_phase


def quick_answer(t: Ints, s: Ints, offered: Ints, count: int, w: Floats, m: Floats) -> int:
    """Return a sensible answer without lookahead; maneuvers follow the style in `m`."""
    phase = top_phase(s)
    if phase == ARMIES:
        return next_army(t, s, offered, count, m)
    if phase == FLEETS:
        return next_fleet(t, s, offered, count, m)
    if phase == INVEST:
        return purchase(t, s, decider_of(s), offered, count, w, m)
    if phase == DRAFT:
        return purchase(t, s, decider_of(s), offered, count, w, m)
    if phase == IMPORT:
        return purchase_of_units(t, s, offered, count, m)
    if phase == PRODUCTION:
        return production_choice(t, offered, count)
    if phase == FACTORY:
        return site(t, s, offered, count)
    if phase == SWISS_BANK:
        return swiss_bank_answer(t, s, offered, count, w, m)
    if phase == CHALLENGE:
        return challenge_answer(t, s, offered, count, m)
    if phase == ARRIVAL:
        return arrival_answer(t, s, offered, count, m)
    if phase == STANCE:
        return stance_answer(t, s, m)
    if phase == CANAL:
        return canal_answer(t, s, m)
    if phase == ASK:
        return ask_answer(t, s, offered, count, m)
    if phase == FLAGS:
        return flag_answer(t, s, offered, count)
    return offered[0]
