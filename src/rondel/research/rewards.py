"""Rewards: what a finished game pays each seat, and potentials that pay along the way without changing who is best.

A reward is a function of a finished position with one number for each seat. `potential` wraps one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rondel import RondelError, fast

Reward = Callable[[fast.Position], list[float]]
"""One number for each seat of a finished game."""


def rank(position: fast.Position) -> list[float]:
    """From 1 for the first to -1 for the last, evenly spaced; a complete tie shares. The sum is always 0."""
    places = fast.ranks(position)
    others = len(places) - 1
    # Those a seat beats less those that beat it; whoever ties with it counts for neither.
    return [(sum(place < each for each in places) - place) / others for place in places]


def win(position: fast.Position) -> list[float]:
    """1 for the winner, 0 for all others; several winners share it. The sum is always 1."""
    winners = [seat for seat, place in enumerate(fast.ranks(position)) if place == 0]
    return [(seat in winners) / len(winners) for seat in range(position.seats)]


def score_share(position: fast.Position) -> list[float]:
    """Each seat's part of all points, from 0 to 1; even parts if nobody has any. The sum is always 1."""
    scores = position.scores()
    total = sum(scores)
    return [score / total if total else 1 / len(scores) for score in scores]


@dataclass(frozen=True, slots=True)
class Shaped:
    """A reward with a potential; `potential` makes it and says what it pays.

    A potential may look at all cash. Where cash is hidden, such rewards tell a learner more than its seat may know.
    """

    base: Reward
    of: Reward
    weight: float
    discount: float

    def __call__(self, position: fast.Position) -> list[float]:
        """What the end of the game pays: the base reward."""
        return self.base(position)

    def level(self, position: fast.Position) -> list[float]:
        """The potential of a position for each seat; 0 once the game is over, so that nothing is left to hope for."""
        return [0.0] * position.seats if position.over else [self.weight * each for each in self.of(position)]

    def along(self, before: Sequence[float], after: Sequence[float]) -> list[float]:
        """What one step pays for the way from one level to the next."""
        return [self.discount * new - old for old, new in zip(before, after, strict=True)]


def potential(base: Reward, of: Reward = score_share, weight: float = 1.0, discount: float = 1.0) -> Shaped:
    """The base reward, and at every step `discount` × the potential after it less that before it.

    Over a whole game with `discount` 1 the steps add up to minus the potential of its first position, whatever was
    played: learning is quicker, and the best way to play stays the same (Ng, Harada and Russell, 1999).
    """
    if isinstance(base, Shaped):
        raise RondelError("A reward has one potential; this one already has its own.")
    return Shaped(base, of, weight, discount)


REWARDS: Final[dict[str, Reward]] = {"rank": rank, "win": win, "score_share": score_share}
"""The rewards by name, for environments that take them as text."""


def reward_named(reward: str | Reward) -> Reward:
    """A reward given by name or as itself; an unknown name is refused with a sentence."""
    if not isinstance(reward, str):
        return reward
    if reward not in REWARDS:
        raise RondelError(f"There is no reward called {reward!r}; rewards are: {', '.join(REWARDS)}.")
    return REWARDS[reward]
