"""The line that would probably have followed a move: everybody looks for his own best, as far as a short look tells."""

from __future__ import annotations

from typing import Any, NamedTuple

from rondel import fast
from rondel.analysis.candidates import GREAT, Candidate, candidates
from rondel.analysis.judging import Judge

TURNS = 5  # nations that move after the turn under way
SHARE = 0.3  # of the scenarios of a decision that is judged
MOST_MOVES = 150


class Move(NamedTuple):
    """One move of a line: what is decided, and for which nation, is there for those who put it into words."""

    seat: int
    action: str
    kind: str
    nation: str | None

    def to_dict(self) -> dict[str, Any]:
        """The move as JSON-able data."""
        return self._asdict()


def line_after(judge: Judge, here: fast.Position, first: Candidate, number: int) -> tuple[Move, ...]:
    """The candidate and what follows it, legal one after the other, until some nations have moved or it is over."""
    there = here.copy()
    line: list[Move] = []
    choice = first
    turns = TURNS
    while len(line) < MOST_MOVES:
        line.append(Move(there.decider, there.actions.text(choice.id), str(there.kind), there.nation))
        there.play(choice.id)
        if there.over:
            break
        if there.kind == "rondel":
            if turns == 0:
                break
            turns -= 1
        choice = _choice(judge, there, choice, number + len(line))
    return tuple(line)


def _choice(judge: Judge, here: fast.Position, before: Candidate, number: int) -> Candidate:
    """What the decider does next; a maneuver under way is played on in its style."""
    ids = here.legal()
    if len(ids) == 1:
        return Candidate(ids[0], before.style)
    if here.kind in GREAT:
        choices = candidates(judge.mind, here, judge.weights)
        return judge.ranked([here], choices, number, share=SHARE)[0].candidate
    return Candidate(judge.mind.quick_answer(here, ids, before.style), before.style)
