"""End of the game (R21) and scoring: interest times power factor plus cash; ties by credit in the strongest nations.

The round limit (A69) ends a game, too.

Rules: R21.1-4.
"""

from __future__ import annotations

from rondel.engine.events import GameEnded, Reason
from rondel.engine.government import credit_sum
from rondel.engine.position import Position
from rondel.engine.state import ENDED_BY_POWER, ENDED_BY_ROUNDS, ENDED_BY_VOID_DRAFTS, State

REASONS: dict[int, Reason] = {
    ENDED_BY_POWER: "power",
    ENDED_BY_ROUNDS: "max_rounds",
    ENDED_BY_VOID_DRAFTS: "void_drafts",
}


def end_game(s: State, ending: int, nation: int) -> None:
    """End the game at once; the rest of the turn is not played."""
    s.ending = ending
    s.stack.clear()
    s.emit(GameEnded(REASONS[ending], nation))


def score(s: Position, seat: int) -> int:
    """Return the player's score as if the game ended now (R21.2)."""
    edition = s.edition
    result = s.cash[seat]
    for nation in range(edition.nation_count):
        result += edition.interest[s.holdings[nation * s.seats + seat]] * edition.factor[s.power[nation]]
    return result


def scores(s: Position) -> list[int]:
    """Return the score of every seat."""
    return [score(s, seat) for seat in range(s.seats)]


def rank_key(s: Position, seat: int) -> tuple[int, ...]:
    """Return the sort key: score, then credit sums in the nations by power, equal nations in turn order (R21.3-4)."""
    nations = sorted(range(s.edition.nation_count), key=lambda n: (-s.power[n], n))
    return (score(s, seat), *(credit_sum(s, seat, n) for n in nations))


def ranking(s: Position) -> list[int]:
    """Return the seats, best first; complete ties in seat order."""
    return sorted(range(s.seats), key=lambda seat: (tuple(-k for k in rank_key(s, seat)), seat))


def winners(s: Position) -> list[int]:
    """Return the best seats: several only after a complete tie (A62), all after three void drafts (A6)."""
    if s.ending == ENDED_BY_VOID_DRAFTS:
        return list(range(s.seats))
    best = max(rank_key(s, seat) for seat in range(s.seats))
    return [seat for seat in range(s.seats) if rank_key(s, seat) == best]
