"""PettingZoo's usual wrappers around an environment, in a form that can be cloned and restored as a whole."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Self

from pettingzoo.utils import wrappers

from rondel.research.pettingzoo.aec import RawEnvironment

ILLEGAL_REWARD = -1.0


class Environment(wrappers.OrderEnforcingWrapper[str, dict[str, Any], int]):  # type: ignore[misc]
    """The outermost wrapper. `clone` and `restore` take the wrappers along: they remember masks and ends, too."""

    def clone(self) -> Self:
        """An independent environment in the same state, as `RawEnvironment.clone`."""
        copies = [_copied(layer) for layer in _layers(self)]
        for outer, inner in pairwise(copies):
            outer.env = inner
        first: Self = copies[0]
        return first

    def restore(self, other: Environment) -> None:
        """Return to the state of a clone; the clone can be used again."""
        for mine, theirs in zip(_layers(self), _layers(other), strict=True):
            if isinstance(mine, RawEnvironment):
                mine.restore(theirs)
            else:
                mine.__dict__.update({**theirs.__dict__, "env": mine.env})


def wrapped(environment: RawEnvironment) -> Environment:
    """The environment as `env` of PettingZoo's own games returns it."""
    terminating: Any = wrappers.TerminateIllegalWrapper(environment, illegal_reward=ILLEGAL_REWARD)
    return Environment(wrappers.AssertOutOfBoundsWrapper(terminating))


def _layers(environment: Any) -> list[Any]:
    """The wrappers from the outermost one inwards, and the environment itself."""
    layers = [environment]
    while not isinstance(layers[-1], RawEnvironment):
        layers.append(layers[-1].env)
    return layers


def _copied(layer: Any) -> Any:
    """A wrapper that remembers the same, or the environment in the same state."""
    if isinstance(layer, RawEnvironment):
        return layer.clone()
    copy = object.__new__(type(layer))
    copy.__dict__.update(layer.__dict__)
    return copy
