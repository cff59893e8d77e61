"""Results of finished games by seat: derived deterministically from the game and written once.

This is done in the background, not during a move. Results of deleted games are kept; deleted users are anonymized.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, and_, delete, exists, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.archive.downloads import openings_of
from rondel.server.play import read_game
from rondel.server.storage import Store, upsert
from rondel.server.storage.models import (
    actions,
    games,
    lesson_tables,
    rating_state,
    rating_steps,
    ratings,
    results,
    seats,
    users,
)
from rondel.table.clocks import clock
from rondel.table.errors import Refusal
from rondel.wire.view import Result

# Finished games, without sandboxes and lesson steps.
_LESSON = exists().where(lesson_tables.c.game_id == games.c.id, lesson_tables.c.step.is_not(None))
FINISHED = and_(games.c.state == "over", games.c.sandbox.is_(False), games.c.result.is_not(None), ~_LESSON)
PRESERVED = ("player", "user_id", "account", "rated")  # not rewritten; changed only when a user is deleted


async def games_without_results(
    store: Store, since: float = 0.0, limit: int = 50, skip: Iterable[str] = ()
) -> list[str]:
    """Return finished games without results, changed since then, in the order of their changes."""
    query = (
        select(games.c.id)
        .where(FINISHED, games.c.touched >= since, games.c.id.not_in(list(skip)))
        .where(~exists().where(results.c.game_id == games.c.id))
        .order_by(games.c.touched, games.c.id)
        .limit(limit)
    )
    async with store.read() as connection:
        return list((await connection.execute(query)).scalars().all())


async def write_results(store: Store, game_id: str) -> bool:
    """Write the results of a finished game unless they exist; return whether they were written."""
    rows = await derive_results(store, game_id)
    if not rows:
        return False
    async with store.write() as connection:
        await lock_ratings(connection)
        if not await _still_sit(connection, game_id, rows):
            return False
        written = [
            await connection.execute(upsert(connection, results).values(row).on_conflict_do_nothing()) for row in rows
        ]
    return any(each.rowcount == 1 for each in written)


async def _still_sit(connection: AsyncConnection, game_id: str, rows: list[dict[str, Any]]) -> bool:
    """Return whether no player was deleted since the rows were derived."""
    query = select(seats.c.user_id).where(seats.c.game_id == game_id, seats.c.kind == "human")
    sitting = set((await connection.execute(query)).scalars())
    return {row["user_id"] for row in rows if row["bot"] is None} <= sitting


async def rewrite_results(store: Store, game_id: str) -> bool:
    """Derive the results of an archived game again; return whether they were corrected.

    A correction causes all ratings to be recomputed.
    """
    rows = await derive_results(store, game_id)
    if not rows:
        return False
    changed = False
    async with store.write() as connection:
        await lock_ratings(connection)
        if not await _still_sit(connection, game_id, rows):
            return False
        found = (await connection.execute(select(results).where(results.c.game_id == game_id))).all()
        stored = {row.seat: dict(row._mapping) for row in found}
        for row in rows:
            before = stored.pop(row["seat"], None)
            if before is None:
                await connection.execute(insert(results).values(row))
                changed = True
                continue
            row |= {name: before[name] for name in PRESERVED}
            if row["ended_by"] != "rules":  # the time of the end is not stored elsewhere
                row["ended"] = before["ended"]
            if row != before:
                here = (results.c.game_id == game_id, results.c.seat == row["seat"])
                await connection.execute(update(results).where(*here).values(row))
                changed = True
        if stored:
            await connection.execute(
                delete(results).where(results.c.game_id == game_id, results.c.seat.in_(list(stored)))
            )
            changed = True
        if changed:
            await connection.execute(update(results).where(results.c.game_id == game_id).values(rated=False))
            await set_last_rated(connection, INVALID)
    return changed


async def finished_games(store: Store) -> list[str]:
    """Return all finished games that still exist."""
    async with store.read() as connection:
        return list((await connection.execute(select(games.c.id).where(FINISHED).order_by(games.c.id))).scalars().all())


async def derive_results(store: Store, game_id: str) -> list[dict[str, Any]]:
    """Derive the results of a finished game from the database; empty if it is not finished."""
    async with store.read() as connection:
        game = (await connection.execute(select(games).where(games.c.id == game_id, FINISHED))).first()
        if game is None:
            return []
        accounts = users.c.account.is_not(None)
        seated = select(seats, accounts.label("account")).outerjoin(users, users.c.id == seats.c.user_id)
        sitting = (await connection.execute(seated.where(seats.c.game_id == game_id).order_by(seats.c.seat))).all()
        by_seat = select(
            actions.c.seat, actions.c.played_by, func.count().label("made"), func.max(actions.c.at).label("at")
        )
        counts = (
            await connection.execute(
                by_seat.where(actions.c.game_id == game_id).group_by(actions.c.seat, actions.c.played_by)
            )
        ).all()
    result = msgspec.json.decode(game.result, type=Result)
    began = await openings_of(store, game_id)
    last = max((row.at for row in counts), default=game.touched)
    total = sum(max(0, score) for score in result.scores)
    ranks = _ranks(result, game.snapshot)
    ended_by = result.by or "rules"
    rows = []
    for seat in sitting:
        number = seat.seat
        by = {row.played_by for row in counts if row.seat == number}
        rows.append(
            {
                "game_id": game_id,
                "seat": number,
                "player": _player(seat),
                "user_id": seat.user_id if seat.kind == "human" else None,
                "bot": seat.bot if seat.kind == "bot" else None,
                "account": seat.kind == "human" and bool(seat.account),
                "kept": _was_not_replaced(seat, by),
                "private": bool(game.private),
                "edition": game.edition,
                "players": len(sitting),
                "rank": ranks[number],
                "score": result.scores[number],
                "share": max(0, result.scores[number]) / total if total else 1 / len(sitting),
                "won": 1 / len(result.winners) if number in result.winners else 0.0,
                "ended_by": ended_by,
                "ended": last if ended_by == "rules" else game.touched,
                "nations": " ".join(began.nations.get(number, ())),
                "opening": began.openings.get(number),
                "rounds": game.round,
                "decisions": sum(row.made for row in counts if row.seat == number),
            }
        )
    return rows


def _player(seat: Row[Any]) -> str:
    """Return the key of the rated player of a seat."""
    if seat.kind == "bot":
        return f"bot {seat.bot}"
    return f"former {seat.game_id} {seat.seat}" if seat.user_id is None else f"person {seat.user_id}"


def _was_not_replaced(seat: Row[Any], by: set[str]) -> bool:
    """Return whether the player of a seat was not replaced; resigned players keep the result of their bot."""
    if seat.kind == "bot":
        return by <= {"bot", "forced"}
    return seat.stand_in is None or bool(seat.resigned)


def _ranks(result: Result, snapshot: str) -> list[int]:
    """Return the place of each seat. Seats in a complete tie (R21.4, A62) share a place."""
    credit = _credit(snapshot, len(result.scores))
    ranks = [0] * len(result.scores)
    for place, seat in enumerate(result.ranking, 1):
        before = result.ranking[place - 2] if place > 1 else None
        won_together = {seat, before} <= set(result.winners)
        tied = before is not None and result.scores[seat] == result.scores[before] and credit[seat] == credit[before]
        ranks[seat] = ranks[before] if before is not None and (won_together or tied) else place
    return ranks


def _credit(snapshot: str, count: int) -> Sequence[object]:
    """Return the credit of each seat in each nation; all different if the position is unreadable."""
    try:
        view = read_game(snapshot).view(None)
    except Refusal:
        return range(count)
    return [{nation: sum(bonds) for nation, bonds in player["bonds"].items() if bonds} for player in view["players"]]


async def anonymize_player(connection: AsyncConnection, user_id: int) -> None:
    """Anonymize a deleted user: the rows keep a random pseudonym, so that the ratings of others do not change."""
    await lock_ratings(connection)
    nobody = {"player": f"former {secrets.token_hex(8)}", "user_id": None}
    for table in (results, ratings, rating_steps):
        values = nobody if "user_id" in table.c else {"player": nobody["player"]}
        await connection.execute(update(table).where(table.c.player == f"person {user_id}").values(values))


NOTHING = (0.0, "")
INVALID = (float("inf"), "")  # later than every game, so that the next game causes a full recomputation


async def lock_ratings(connection: AsyncConnection) -> tuple[float, str]:
    """Lock the ratings and return the end and ID of the last rated game."""
    await connection.execute(update(rating_state).values(at=clock.now()))
    row = (await connection.execute(select(rating_state))).one()
    return row.ended, row.game_id


async def set_last_rated(connection: AsyncConnection, last: tuple[float, str]) -> None:
    ended, game_id = last
    await connection.execute(update(rating_state).values(ended=ended, game_id=game_id))
