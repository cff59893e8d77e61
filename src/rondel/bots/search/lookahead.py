"""Looking ahead: candidates are played on, one after the other, as long as there is time."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import inf

from rondel import Action
from rondel.bots.evaluation.weights import Style
from rondel.bots.search.thought import Judged, Thought

# A browser has one thread for all of Python and no clock of its own for it.
_seconds = getattr(time, "thread_time", time.perf_counter)


class Clock:
    """An emergency brake on computing time.

    Thinking is bounded by counts, so that it comes out the same everywhere; only far too long a thought is cut short.
    """

    def __init__(self, seconds: float) -> None:
        self._end = _seconds() + seconds

    def is_up(self) -> bool:
        """Has the time been used up?"""
        return self._end < inf and _seconds() > self._end


def foreseen(
    thought: Thought,
    actions: Sequence[Action],
    seat: int,
    turns: int,
    clock: Clock,
    ways: Sequence[Style | None] = (),
    samples: int = 1,
) -> Judged:
    """Each action with its mean worth to the seat after so many turns, best first; equal ones in the order given.

    The first sample is what everybody would quickly choose; further ones vary it, with the same dice for all actions.
    """
    worth: list[float] = []
    done = 1
    for sample in range(samples):
        judged: list[float] = []
        for i, action in enumerate(actions):
            if (worth or judged) and clock.is_up():
                break
            judged.append(thought.worth(action, seat, turns, ways[i] if ways else None, sample))
        if not worth:
            worth = judged
        elif len(judged) == len(worth):
            worth = [a + b for a, b in zip(worth, judged, strict=True)]
            done += 1
        if clock.is_up():
            break
    return sorted(
        ((total / done, action) for total, action in zip(worth, actions, strict=False)),
        key=lambda pair: -pair[0],
    )
