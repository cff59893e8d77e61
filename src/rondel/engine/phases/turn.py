"""Course of play (R7): what follows the action of a nation, and whose turn comes next.

Nothing forces a nation ever to tax; without a limit of rounds a game may go on for ever (R23.10).

Rules: R7.1-4, R23.10, R22.B1, R22.B6, R22.B7.
"""

from __future__ import annotations

from rondel.engine.actions import Action
from rondel.engine.events import NationSkipped, TurnBegan
from rondel.engine.phases.ending import end_game
from rondel.engine.phases.phase import Phase
from rondel.engine.state import ENDED_BY_POWER, ENDED_BY_ROUNDS, NOBODY, State


class AfterAction(Phase):
    """Waits beneath the action of a turn: end test, investor steps, next nation (R7.3, steps 5 to 8)."""

    __slots__ = ()

    nation: int
    investor: bool

    def decider(self, s: State) -> int:
        return NOBODY

    def subject(self, s: State) -> int:
        return self.nation

    def actions(self, s: State) -> list[Action]:
        return []

    def play(self, s: State, action: Action) -> None:
        raise AssertionError("nothing is decided here")

    def proceed(self, s: State) -> None:
        """The end comes before the investor steps (R21.1)."""
        if s.power[self.nation] >= s.edition.facts.last_power_point:
            end_game(s, ENDED_BY_POWER, self.nation)
        elif not s.options.investor_card:
            from rondel.engine.phases.investment_round import begin_investment_round

            begin_investment_round(s, self.nation, s.government[self.nation], self.nation)
        elif self.investor:
            from rondel.engine.phases.investor import begin_investor_steps

            begin_investor_steps(s, self.nation)
        else:
            s.become(NextNation(self.nation, self.nation))


class NextNation(Phase):
    """Finds the nation after `after`; `mover` is the nation that moved last, NOBODY before the first turn."""

    __slots__ = ()

    after: int
    mover: int

    def decider(self, s: State) -> int:
        return NOBODY

    def subject(self, s: State) -> int:
        return NOBODY

    def actions(self, s: State) -> list[Action]:
        return []

    def play(self, s: State, action: Action) -> None:
        raise AssertionError("nothing is decided here")

    def proceed(self, s: State) -> None:
        """Nations without government are skipped (R7.1) or, without the card, offered first (R22.B6)."""
        nation = self.after + 1
        if nation == s.edition.nation_count:
            limit = s.options.max_rounds
            if limit is not None and s.round >= limit:
                end_game(s, ENDED_BY_ROUNDS, NOBODY)
                return
            s.round += 1
            nation = 0
        if s.government[nation] != NOBODY:
            begin_turn(s, nation)
        elif s.options.investor_card or self.mover == NOBODY:
            skip_nation(s, nation, self.mover)
        else:
            from rondel.engine.phases.investment_round import begin_investment_round

            begin_investment_round(s, nation, s.government[self.mover], self.mover)


def begin_turn(s: State, nation: int) -> None:
    """The nation's government is asked for its rondel space."""
    from rondel.engine.phases.rondel import Rondel

    s.nation = nation
    s.turns += 1
    if s.news is not None:
        s.news.append(TurnBegan(nation, s.government[nation], s.round, s.turns))
    s.become(Rondel(nation))


def skip_nation(s: State, nation: int, mover: int) -> None:
    """Nobody governs it: the next nation's turn (R7.1)."""
    if s.news is not None:
        s.news.append(NationSkipped(nation))
    s.become(NextNation(nation, mover))
