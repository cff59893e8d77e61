"""Ratings by OpenSkill (Plackett-Luce), one game after another in the order in which they ended.

They are a function of the archive alone: rated as the games come in or all at once, the numbers are the same, bit for
bit. One process rates at a time; each step is one transaction that also notes which games it has seen.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.ratings.counting import Contender, counted
from rondel.server.storage.models import rating_state, rating_steps, ratings, results
from rondel.server.storage.store import Store
from rondel.server.storage.upsert import upsert

STEP = 150  # rows of the archive in one transaction
SURE = 6.0  # a rating whose sigma is above is provisional
_model = PlackettLuce()


async def rate_new(store: Store) -> int:
    """Rate the games that have come into the archive since; how many were looked at.

    A game that ended before one that is rated already, such as one that another process brings in late, makes
    everything be rated again: the order is that of their ends.
    """
    total = 0
    while count := await _step(store):
        total += count
        await asyncio.sleep(0)  # others are served in between
    return total


async def rate_again(store: Store) -> int:
    """Forget all ratings and make them again from the archive; how many games were looked at."""
    async with store.write() as connection:
        await _begin(connection)
        await _forget(connection)
    return await rate_new(store)


async def _step(store: Store) -> int:
    """Rate some games; 0 if there were none."""
    fresh = (
        select(results)
        .where(results.c.rated.is_(False))
        .order_by(results.c.ended, results.c.game_id, results.c.seat)
        .limit(STEP)
    )
    async with store.read() as connection:
        if (await connection.execute(fresh.limit(1))).first() is None:
            return 0
    async with store.write() as connection:
        last = await _begin(connection)
        rows = (await connection.execute(fresh)).all()
        games = [list(group) for _, group in groupby(rows, key=lambda row: row.game_id)]
        if len(rows) == STEP and len(games) > 1:
            games.pop()  # perhaps not all of it
        if not games:
            return 0
        if (games[0][0].ended, games[0][0].game_id) < last:
            await _forget(connection)
            return 1
        for game in games:
            await _rate(connection, game)
        await connection.execute(
            update(results).where(results.c.game_id.in_([game[0].game_id for game in games])).values(rated=True)
        )
        end = games[-1][0]
        await connection.execute(update(rating_state).values(ended=end.ended, game_id=end.game_id))
    return len(games)


async def _begin(connection: AsyncConnection) -> tuple[float, str]:
    """Wait for whoever rates at the moment; the end and the id of the last game that is rated."""
    await connection.execute(update(rating_state).values(at=time.time()))
    row = (await connection.execute(select(rating_state))).one()
    return row.ended, row.game_id


async def _forget(connection: AsyncConnection) -> None:
    await connection.execute(delete(ratings))
    await connection.execute(delete(rating_steps))
    await connection.execute(update(results).where(results.c.rated.is_(True)).values(rated=False))
    await connection.execute(update(rating_state).values(ended=0.0, game_id=""))


async def _rate(connection: AsyncConnection, game: Sequence[Row[Any]]) -> None:
    first = game[0]
    for ladder, contenders in counted(game).items():
        here = (ratings.c.ladder == ladder, ratings.c.edition == first.edition, ratings.c.players == first.players)
        named = ratings.c.player.in_([each.player for each in contenders])
        found = (await connection.execute(select(ratings).where(*here, named))).all()
        before = {row.player: row for row in found}
        for each, (mu, sigma) in zip(contenders, rated(contenders, before), strict=True):
            known = before.get(each.player)
            values = {
                "user_id": each.user_id,
                "bot": each.bot,
                "mu": mu,
                "sigma": sigma,
                "games": (known.games if known else 0) + 1,
                "won": (known.won if known else 0.0) + each.won,
                "last": first.ended,
            }
            key = {"ladder": ladder, "edition": first.edition, "players": first.players, "player": each.player}
            change = upsert(connection, ratings).values(key | values)
            await connection.execute(change.on_conflict_do_update(index_elements=list(key), set_=values))
            step = {"game_id": first.game_id, "player": each.player, "mu": mu, "sigma": sigma}
            await connection.execute(insert(rating_steps).values(step))


def rated(contenders: Sequence[Contender], before: dict[str, Row[Any]]) -> list[tuple[float, float]]:
    """Mean and uncertainty of each contender after a game, from those before it."""
    teams = []
    for each in contenders:
        known = before.get(each.player)
        teams.append([_model.rating() if known is None else _model.rating(mu=known.mu, sigma=known.sigma)])
    after = _model.rate(teams, ranks=[each.rank for each in contenders])
    return [(float(rating.mu), float(rating.sigma)) for (rating,) in after]


def is_provisional(sigma: float) -> bool:
    """Is this rating not sure enough yet to be compared?"""
    return sigma > SURE


def ordinal(mu: float, sigma: float) -> float:
    """What the ladder is ordered by: the rating that is almost certainly exceeded."""
    return mu - 3 * sigma
