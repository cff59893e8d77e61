"""Ratings by OpenSkill (Plackett-Luce), game by game in the order of their ends.

They are a pure function of the archive: incremental and full computations give bit-identical numbers. One process rates
at a time; each step is one transaction that also marks the rated games.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.archive.results import NOTHING, lock_ratings, set_last_rated
from rondel.server.storage import Store, upsert
from rondel.server.storage.models import rating_steps, ratings, results

STEP = 600  # archive rows per transaction
SURE = 6.0  # ratings with a larger sigma are provisional
_model = PlackettLuce()
_Key = tuple[str, str, int, str]  # ladder, edition, players, player


async def rate_new(store: Store) -> int:
    """Rate newly archived games and return the number of games processed.

    A game that ended before an already rated one, such as one archived late by another process, causes all ratings to
    be recomputed. Games are ordered by end, then by ID.
    """
    total = 0
    while count := await _step(store):
        total += count
        await asyncio.sleep(0)  # let other tasks run
    return total


async def recompute_ratings(store: Store) -> int:
    """Recompute all ratings from the archive and return the number of games processed."""
    async with store.write() as connection:
        await lock_ratings(connection)
        await _delete_ratings(connection)
    return await rate_new(store)


async def _step(store: Store) -> int:
    """Rate a batch of games and return its size."""
    unrated = (
        select(results)
        .where(results.c.rated.is_(False))
        .order_by(results.c.ended, results.c.game_id, results.c.seat)
        .limit(STEP)
    )
    async with store.read() as connection:
        if (await connection.execute(unrated.limit(1))).first() is None:
            return 0
    async with store.write() as connection:
        last = await lock_ratings(connection)
        rows = (await connection.execute(unrated)).all()
        games = [list(group) for _, group in groupby(rows, key=lambda row: row.game_id)]
        if len(rows) == STEP and len(games) > 1:
            games.pop()  # may be incomplete
        if not games:
            return 0
        if _when(games[0]) <= last:
            await _delete_ratings(connection)
            return 1
        await _rate(connection, games)
        await connection.execute(
            update(results).where(results.c.game_id.in_([game[0].game_id for game in games])).values(rated=True)
        )
        await set_last_rated(connection, _when(games[-1]))
    return len(games)


def _when(game: Sequence[Row[Any]]) -> tuple[float, str]:
    return game[0].ended, game[0].game_id


async def _delete_ratings(connection: AsyncConnection) -> None:
    await connection.execute(delete(ratings))
    await connection.execute(delete(rating_steps))
    await connection.execute(update(results).where(results.c.rated.is_(True)).values(rated=False))
    await set_last_rated(connection, NOTHING)


async def _rate(connection: AsyncConnection, games: Iterable[Sequence[Row[Any]]]) -> None:
    """Rate these games in order, with one read and one write for the whole batch."""
    counting = [(game[0], ladder, contenders) for game in games for ladder, contenders in counted(game).items()]
    if not counting:
        return
    named = {each.player for _, _, contenders in counting for each in contenders}
    found = await connection.execute(select(ratings).where(ratings.c.player.in_(named)))
    known = {_key(row.ladder, row, row.player): dict(row._mapping) for row in found.all()}
    changed: dict[_Key, dict[str, Any]] = {}
    steps = []
    for game, ladder, contenders in counting:
        keys = [_key(ladder, game, each.player) for each in contenders]
        before = [changed.get(key) or known.get(key) for key in keys]
        for key, each, was, (mu, sigma) in zip(keys, contenders, before, rated(contenders, before), strict=True):
            changed[key] = {
                **dict(zip(("ladder", "edition", "players", "player"), key, strict=True)),
                "user_id": each.user_id,
                "bot": each.bot,
                "mu": mu,
                "sigma": sigma,
                "games": (was["games"] if was else 0) + 1,
                "won": (was["won"] if was else 0.0) + each.won,
                "last": game.ended,
            }
            steps.append({"game_id": game.game_id, "player": each.player, "mu": mu, "sigma": sigma})
    change = upsert(connection, ratings)
    updated = {name: change.excluded[name] for name in ("user_id", "bot", "mu", "sigma", "games", "won", "last")}
    change = change.on_conflict_do_update(index_elements=list(ratings.primary_key), set_=updated)
    await connection.execute(change, list(changed.values()))
    await connection.execute(insert(rating_steps), steps)


def _key(ladder: str, kind: Row[Any], player: str) -> _Key:
    return ladder, kind.edition, kind.players, player


def rated(contenders: Sequence[Contender], before: Sequence[dict[str, Any] | None]) -> list[tuple[float, float]]:
    """Return mean and uncertainty of each contender after a game."""
    teams = [[_model.rating(mu=was["mu"], sigma=was["sigma"]) if was else _model.rating()] for was in before]
    after = _model.rate(teams, ranks=[each.rank for each in contenders])
    return [(float(rating.mu), float(rating.sigma)) for (rating,) in after]


def is_provisional(sigma: float) -> bool:
    """Return whether a rating is too uncertain to be ranked."""
    return sigma > SURE


class Contender(NamedTuple):
    """A rated participant of a game. A bot at several seats is one contender with their mean rank."""

    player: str
    rank: float
    won: float
    user_id: int | None
    bot: str | None


def counted(rows: Sequence[Row[Any]]) -> dict[str, list[Contender]]:
    """Return the contenders of a game by leaderboard, in seat order; leaderboards it does not count for are omitted.

    A game counts if it ended by the rules and nobody was replaced. For people, at least two of them need accounts and
    everybody plays one seat; guests and bots are ignored. For bots, two different ones are needed; people are ignored.
    """
    if len(rows) != rows[0].players or any(row.ended_by != "rules" or not row.kept for row in rows):
        return {}
    ladders: dict[str, list[Contender]] = {}
    people = [row for row in rows if row.bot is None]
    rated = [Contender(row.player, row.rank, row.won, row.user_id, None) for row in people if row.account]
    if len({row.player for row in people}) == len(people) and len(rated) >= 2:
        ladders["people"] = rated
    seats: dict[str, list[Row[Any]]] = {}
    for row in rows:
        if row.bot is not None:
            seats.setdefault(row.player, []).append(row)
    if len(seats) >= 2:
        ladders["bots"] = [
            Contender(player, sum(row.rank for row in at) / len(at), sum(row.won for row in at), None, at[0].bot)
            for player, at in seats.items()
        ]
    return ladders
