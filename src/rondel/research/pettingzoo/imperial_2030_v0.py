"""Imperial 2030 as a PettingZoo environment; docs/research.md describes spaces, rewards and arguments."""

from __future__ import annotations

from typing import Any

from rondel.research.pettingzoo.aec import Environment, RawEnvironment, metadata, wrap


class raw_env(RawEnvironment):  # noqa: N801 - the name PettingZoo expects
    """Unwrapped environment; illegal actions raise `IllegalAction`."""

    edition = "imperial_2030"
    metadata = metadata("imperial_2030_v0")


def env(players: int = 4, **arguments: Any) -> Environment:
    """Return the environment in PettingZoo's standard wrappers: an illegal action ends the game with reward -1."""
    return wrap(raw_env(players, **arguments))
