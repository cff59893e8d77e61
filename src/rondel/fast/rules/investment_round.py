"""Without the investor card (R22.B): after every turn the players invest in the nation that has moved.

Rules: R22.B, R22.B2, R22.B3.
"""

from __future__ import annotations

from rondel.fast.ints import Ints, bit
from rondel.fast.layout import ANY, BASE_FIRST, BASE_MOVER, CHANCES, FREE_CHOICE, INVEST, SEATS, SWISS_BANKS
from rondel.fast.rules.government import bankers_from
from rondel.fast.rules.investor import chance_of
from rondel.fast.rules.queues import head_of, rest_of
from rondel.fast.rules.stack import become_base


def begin_investment_round(t: Ints, s: Ints, nation: int, opener: int, mover: int) -> None:
    """A round in `nation`, opened by `opener`; differs from `mover` for an ungoverned next nation (R22.B2, B6).

    A Swiss Bank owner invests where he likes at his place in the round, or once more after it (A65).
    """
    become_base(s, INVEST, nation)
    s[BASE_FIRST] = opener
    s[BASE_MOVER] = mover
    seats = s[SEATS]
    for i in range(seats):
        seat = (opener + i) % seats
        if s[FREE_CHOICE] and s[SWISS_BANKS] & bit(seat):
            s[CHANCES + i] = chance_of(seat, ANY, True)
        else:
            s[CHANCES + i] = chance_of(seat, nation, False)
    if s[FREE_CHOICE]:
        return
    bankers = bankers_from(s, opener)
    k = CHANCES + seats
    while bankers:
        s[k] = chance_of(head_of(bankers), ANY, True)
        k += 1
        bankers = rest_of(bankers)
