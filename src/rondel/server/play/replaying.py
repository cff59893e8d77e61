"""Playing again: step by step, so that others can be served in between; and the past of a game in figures."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

import rondel
from rondel.server.http.wire.history import Charts

Spread = Callable[[Iterable[None]], Awaitable[list[None]]]
"""How to do a long piece of work of many steps without keeping others waiting."""


async def at_once(steps: Iterable[None]) -> list[None]:
    return list(steps)


def add_to_charts(result: Charts, game: rondel.Game, with_scores: bool) -> None:
    view = game.view(None)
    result.rounds.append(game.round)
    result.versions.append(game.version)
    result.scores.append(list(game.scores) if with_scores else [None] * len(view["players"]))
    for nation, facts in view["nations"].items():
        result.power.setdefault(nation, []).append(facts["power"])
        result.treasury.setdefault(nation, []).append(facts["treasury"])
