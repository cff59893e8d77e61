"""Imperial as a PettingZoo environment; docs/research.md describes spaces, rewards and arguments."""

from __future__ import annotations

from typing import Any

from rondel.research.pettingzoo.aec import Environment, RawEnvironment, metadata, wrapped


class raw_env(RawEnvironment):  # noqa: N801 - the name that PettingZoo asks for
    """The environment alone: it refuses illegal actions by raising `IllegalAction`."""

    edition = "imperial"
    metadata = metadata("imperial_v0")


def env(players: int = 4, **arguments: Any) -> Environment:
    """The environment in PettingZoo's usual wrappers: an illegal action ends the game and costs 1."""
    return wrapped(raw_env(players, **arguments))
