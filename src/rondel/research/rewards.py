"""Reward functions for finished games, and potential-based reward shaping.

A reward maps a finished position to one number per seat. `potential` wraps one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rondel import RondelError, fast

Reward = Callable[[fast.Position], list[float]]
"""One number per seat of a finished game."""


def rank(position: fast.Position) -> list[float]:
    """From 1 for first place to -1 for last, evenly spaced; tied seats share. Zero-sum."""
    places = fast.ranks(position)
    others = len(places) - 1
    # Seats beaten minus seats that beat it; ties count for neither.
    return [(sum(place < each for each in places) - place) / others for place in places]


def win(position: fast.Position) -> list[float]:
    """1 for the winner, shared if there are several, else 0. Sums to 1."""
    winners = [seat for seat, place in enumerate(fast.ranks(position)) if place == 0]
    return [(seat in winners) / len(winners) for seat in range(position.seats)]


def score_share(position: fast.Position) -> list[float]:
    """Each seat's share of all points, from 0 to 1; equal shares if all scores are 0. Sums to 1."""
    scores = position.scores()
    total = sum(scores)
    return [score / total if total else 1 / len(scores) for score in scores]


@dataclass(frozen=True, slots=True)
class Shaped:
    """Shaped reward, created by `potential`.

    A potential may depend on all cash. With hidden cash, such rewards leak information the seat does not have.
    """

    base: Reward
    of: Reward
    weight: float
    discount: float

    def __call__(self, position: fast.Position) -> list[float]:
        """Return the base reward at the end of the game."""
        return self.base(position)

    def level(self, position: fast.Position) -> list[float]:
        """Return the potential of a position for each seat; 0 once the game is over."""
        return [0.0] * position.seats if position.over else [self.weight * each for each in self.of(position)]

    def shaping(self, before: Sequence[float], after: Sequence[float]) -> list[float]:
        """Return the shaping reward of one step."""
        return [self.discount * new - old for old, new in zip(before, after, strict=True)]


def potential(base: Reward, of: Reward = score_share, weight: float = 1.0, discount: float = 1.0) -> Shaped:
    """Add potential-based shaping to a reward: each step pays `discount` × new potential - old potential.

    With `discount` 1 the shaping rewards of a game sum to minus the potential of its first position, whatever was
    played. Learning is faster and optimal play is unchanged (Ng, Harada and Russell, 1999).
    """
    if isinstance(base, Shaped):
        raise RondelError("This reward already has a potential.")
    return Shaped(base, of, weight, discount)


REWARDS: Final[dict[str, Reward]] = {"rank": rank, "win": win, "score_share": score_share}
"""The rewards by name, for environments that accept names."""


def reward_named(reward: str | Reward) -> Reward:
    """Return a reward given by name or directly; raise for unknown names."""
    if not isinstance(reward, str):
        return reward
    if reward not in REWARDS:
        raise RondelError(f"There is no reward called {reward!r}; rewards are: {', '.join(REWARDS)}.")
    return REWARDS[reward]
