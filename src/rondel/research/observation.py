"""Observation spaces: fixed-size, named byte vectors of what one seat may know.

Seat 0 of an observation is the observer, seat 1 the left neighbor, and so on; nations and regions keep their order.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import rondel
from rondel import RondelError, fast
from rondel.research.actions import check_space, edition_key, hash_of_lines
from rondel.research.features import Feature, features_v1

Bytes = NDArray[np.uint8]


class Version(NamedTuple):
    """Feature names and encoder of one observation version."""

    features: Callable[[rondel.Edition, int], list[Feature]]
    write: Callable[[fast.Position, int, object], None]


VERSIONS: Final[dict[int, Version]] = {1: Version(features_v1, fast.observe_into)}
"""All versions. Old ones stay, so that old checkpoints and datasets remain usable."""

NEWEST: Final = max(VERSIONS)
"""The default version."""


class ObservationSpace:
    """The observation space of one edition and number of players: `size` bytes. Created by `observation_space`.

    `names` has a name per byte, `index` maps names to places, `largest` has a sensible bound for scaling. Values
    saturate: cash, treasuries and bond values at 510 (two bytes: up to 255, and the excess), rounds at 255. `hash` is
    the SHA-256 of version and names.
    """

    def __init__(self, edition: str | rondel.Edition, players: int, version: int = NEWEST) -> None:
        self.edition = rondel.edition(edition) if isinstance(edition, str) else edition
        if version not in VERSIONS:
            known = ", ".join(map(str, VERSIONS))
            raise RondelError(f"There is no observation version {version}; versions are: {known}.")
        if players not in self.edition.facts.standard_cash:
            counts = ", ".join(map(str, sorted(self.edition.facts.standard_cash)))
            raise RondelError(f"{self.edition.title} is played by {counts} players, not by {players}.")
        self.players = players
        self.version = version
        features = VERSIONS[version].features(self.edition, players)
        self._write = VERSIONS[version].write
        self.names = tuple(feature.name for feature in features)
        self.index = {name: i for i, name in enumerate(self.names)}
        self.size = len(features)
        largest = np.array([feature.largest for feature in features], np.uint8)
        largest.flags.writeable = False
        self.largest: Bytes = largest
        lines = (f"{feature.name} {feature.largest}" for feature in features)
        self.hash = hash_of_lines([f"{self.edition.id} {players} {version}", *lines])

    def __len__(self) -> int:
        return self.size

    def __repr__(self) -> str:
        return (
            f"<ObservationSpace {self.edition.id}, {self.players} players, version {self.version}, {self.size} bytes>"
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, ObservationSpace) and self.hash == other.hash

    def __hash__(self) -> int:
        return hash(self.hash)

    def __reduce__(self) -> tuple[object, ...]:
        return observation_space, (edition_key(self.edition), self.players, self.version)

    def write(self, position: fast.Position, seat: int, out: Bytes) -> None:
        """Write a seat's observation into a contiguous array of at least `size` bytes."""
        if position.seats != self.players or position.edition is not self.edition:
            raise RondelError(
                f"This observation is for {self.edition.id} with {self.players} players, "
                f"not for {position.edition.id} with {position.seats}."
            )
        self._write(position, seat, out)

    def observe(self, position: fast.Position, seat: int) -> Bytes:
        """Return a seat's observation as a new array."""
        out = np.empty(self.size, np.uint8)
        self.write(position, seat, out)
        return out

    def named(self, observation: Bytes) -> dict[str, int]:
        """Return the nonzero entries by name, for debugging and tests."""
        return {self.names[i]: int(observation[i]) for i in np.flatnonzero(observation)}

    def check(self, version: int, digest: str, source: str = "This file") -> None:
        """Raise `SpaceMismatch` if `source` was made with a different observation space."""
        what = f"the observation of {self.edition.id} with {self.players} players,"
        check_space(what, (self.version, self.hash), (version, digest), source)


def observation_space(edition: str | rondel.Edition, players: int, version: int = NEWEST) -> ObservationSpace:
    """Return the observation space of an edition and number of players."""
    return _made(rondel.edition(edition) if isinstance(edition, str) else edition, players, version)


@lru_cache(maxsize=64)
def _made(edition: rondel.Edition, players: int, version: int) -> ObservationSpace:
    return ObservationSpace(edition, players, version)
