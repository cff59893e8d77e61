"""Without the investor card (R22.B): after every turn the players invest in the nation that has moved.

Rules: R22.B, R22.B2, R22.B3.
"""

from __future__ import annotations

from rondel.engine.government import bankers_from
from rondel.engine.phases.bonds import ANY_NATION
from rondel.engine.phases.investor import Chance, Invest
from rondel.engine.state import State


def begin_investment_round(s: State, nation: int, opener: int, mover: int) -> None:
    """A round in `nation`, opened by `opener`; differs from `mover` for an ungoverned next nation (R22.B2, B6).

    A Swiss Bank owner invests where he likes at his place in the round, or once more after it (A65).
    """
    free_choice = s.options.swiss_bank_without_card == "free_choice"
    chances = []
    for i in range(s.seats):
        seat = (opener + i) % s.seats
        banker = free_choice and bool(s.swiss_banks >> seat & 1)
        chances.append(Chance(seat, ANY_NATION if banker else nation, banker))
    if not free_choice:
        chances += [Chance(seat, ANY_NATION, True) for seat in bankers_from(s, opener)]
    s.become(Invest(tuple(chances), opener, nation, mover))
