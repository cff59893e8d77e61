"""Course of play (R7): the steps after a nation's action, and the next turn.

Nothing ever forces a nation to tax, so without a round limit a game may last forever (R23.10).

Rules: R7.1-2, R7.4, R23.10, R22.B1, R22.B6, R22.B7.
"""

from __future__ import annotations

from rondel.engine.events import NationSkipped, TurnBegan
from rondel.engine.phases.investor import begin_investment_round, begin_investor_steps
from rondel.engine.phases.phase import AfterAction, NextNation
from rondel.engine.phases.rondel import Rondel
from rondel.engine.scoring import end_game
from rondel.engine.state import ENDED_BY_POWER, ENDED_BY_ROUNDS, NOBODY, State


def finish_turn(s: State, step: AfterAction) -> None:
    """Finish a turn; the game ends before the investor steps (R21.1)."""
    nation = step.nation
    if s.power[nation] >= s.edition.facts.last_power_point:
        end_game(s, ENDED_BY_POWER, nation)
    elif not s.options.investor_card:
        begin_investment_round(s, nation, s.government[nation], nation)
    elif step.investor:
        begin_investor_steps(s, nation)
    else:
        s.become(NextNation(nation, nation))


def find_next_nation(s: State, step: NextNation) -> None:
    """Begin the next turn; ungoverned nations are skipped (R7.1) or, without the card, offered first (R22.B6)."""
    nation = step.after + 1
    if nation == s.edition.nation_count:
        limit = s.options.max_rounds
        if limit is not None and s.round >= limit:
            end_game(s, ENDED_BY_ROUNDS, NOBODY)
            return
        s.round += 1
        nation = 0
    if s.government[nation] != NOBODY:
        begin_turn(s, nation)
    elif s.options.investor_card or step.mover == NOBODY:
        skip_nation(s, nation, step.mover)
    else:
        begin_investment_round(s, nation, s.government[step.mover], step.mover)


def begin_turn(s: State, nation: int) -> None:
    """Begin a nation's turn with the choice of its rondel space."""
    s.nation = nation
    s.turns += 1
    s.emit(TurnBegan(nation, s.government[nation], s.round, s.turns))
    s.become(Rondel(nation))


def skip_nation(s: State, nation: int, mover: int) -> None:
    """Skip a nation without a government (R7.1)."""
    s.emit(NationSkipped(nation))
    s.become(NextNation(nation, mover))
