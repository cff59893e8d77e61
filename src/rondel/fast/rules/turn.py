"""Turn order (R7): what follows a nation's action, and which nation moves next.

No rule forces a nation ever to tax; without a limit of rounds a game may never end (R23.10).

Rules: R7.1-2, R7.4, R23.10, R22.B1, R22.B6, R22.B7.
"""

from __future__ import annotations

from rondel.fast.board import LAST_POWER_POINT, NATION_COUNT
from rondel.fast.ints import Ints
from rondel.fast.layout import (
    BASE_MOVER,
    BASE_NATION,
    ENDED_BY_POWER,
    ENDED_BY_ROUNDS,
    GOVERNMENT,
    INVESTOR_CARD,
    MAX_ROUNDS,
    NATION,
    NEXT_NATION,
    NOBODY,
    PASSED_INVESTOR,
    POWER,
    RONDEL,
    ROUND,
    TURNS,
)
from rondel.fast.rules.investor import begin_investment_round, begin_investor_steps
from rondel.fast.rules.scoring import end_game
from rondel.fast.rules.stack import become_base


def finish_turn(t: Ints, s: Ints) -> None:
    """Finish a turn; the end of the game precedes the investor steps (R21.1)."""
    nation = s[BASE_NATION]
    if s[POWER + nation] >= t[LAST_POWER_POINT]:
        end_game(s, ENDED_BY_POWER)
    elif not s[INVESTOR_CARD]:
        begin_investment_round(t, s, nation, s[GOVERNMENT + nation], nation)
    elif s[PASSED_INVESTOR]:
        begin_investor_steps(t, s, nation)
    else:
        become_base(s, NEXT_NATION, nation)
        s[BASE_MOVER] = nation


def find_next_nation(t: Ints, s: Ints) -> None:
    """Begin the next turn; ungoverned nations are skipped (R7.1) or, without the card, offered first (R22.B6)."""
    nation = s[BASE_NATION] + 1
    mover = s[BASE_MOVER]
    if nation == t[NATION_COUNT]:
        if s[MAX_ROUNDS] and s[ROUND] >= s[MAX_ROUNDS]:
            end_game(s, ENDED_BY_ROUNDS)
            return
        s[ROUND] += 1
        nation = 0
    if s[GOVERNMENT + nation] != NOBODY:
        begin_turn(s, nation)
    elif s[INVESTOR_CARD] or mover == NOBODY:
        skip_nation(s, nation)
    else:
        begin_investment_round(t, s, nation, s[GOVERNMENT + mover], mover)


def begin_turn(s: Ints, nation: int) -> None:
    """Ask the nation's government for its rondel space."""
    s[NATION] = nation
    s[TURNS] += 1
    become_base(s, RONDEL, nation)


def skip_nation(s: Ints, nation: int) -> None:
    """Skip an ungoverned nation (R7.1)."""
    s[BASE_NATION] = nation
