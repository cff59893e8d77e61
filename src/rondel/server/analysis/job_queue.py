"""Job queue of analyses in the database, with leases.

The lease of a job is renewed while it runs. If its process dies, the lease expires and another process runs the job
again; late writes of the first process are ignored.
"""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Row, and_, delete, exists, func, or_, select, update

from rondel import languages
from rondel.analysis.review import Review
from rondel.analysis.review_text import ReviewText
from rondel.analysis.turning_points import MoveReason
from rondel.locales import text
from rondel.locales.game_text import GameText
from rondel.server.archive import FINISHED
from rondel.server.storage import Store, upsert
from rondel.server.storage.models import analyses, games, seats
from rondel.table.clocks import clock
from rondel.table.errors import too_many
from rondel.table.hints import with_choices
from rondel.table.loaded import LoadedGame
from rondel.table.log import choice_of
from rondel.table.table import TableRow
from rondel.table.visitors import DELETED_USER

LEASE_SECONDS = 60.0
RECENT_SECONDS = 86_400.0  # older games are analyzed only on request
MOST_TRIES = 3
MOST_WAITING = 2_000


class Claim(msgspec.Struct, frozen=True):
    """A leased job: the analysis of one game."""

    game_id: str
    version: int
    lease: float


async def find_row(store: Store, game_id: str) -> Row[Any] | None:
    async with store.read() as connection:
        return (await connection.execute(select(analyses).where(analyses.c.game_id == game_id))).first()


async def waiting_before(store: Store, asked: float) -> int:
    """Return the number of jobs before one that was requested at this time."""
    query = select(func.count()).where(analyses.c.state.in_(("waiting", "working")), analyses.c.asked < asked)
    async with store.read() as connection:
        return await connection.scalar(query) or 0


async def enqueue(store: Store, game_id: str, version: int) -> None:
    """Request the analysis of a game, once per version; failed ones are retried."""
    values = _new_row(game_id, version)
    async with store.write() as connection:
        count = select(func.count()).where(analyses.c.state == "waiting")
        if (await connection.scalar(count) or 0) >= MOST_WAITING:
            raise too_many("too_many", "Too many games wait for their analysis.", retry_after=600, seconds=600)
        statement = upsert(connection, analyses).values(values)
        is_other = or_(analyses.c.version != version, analyses.c.state == "failed")
        await connection.execute(
            statement.on_conflict_do_update(index_elements=["game_id"], set_=_without_id(values), where=is_other)
        )


async def enqueue_recent(store: Store, limit: int = 50) -> int:
    """Request the analysis of recently finished games with people, and return their number."""
    query = (
        select(games.c.id, games.c.version)
        .where(FINISHED, games.c.touched >= clock.now() - RECENT_SECONDS)
        .where(exists().where(seats.c.game_id == games.c.id, seats.c.kind == "human"))
        .where(~exists().where(analyses.c.game_id == games.c.id))
        .order_by(games.c.touched)
        .limit(limit)
    )
    async with store.read() as connection:
        found = (await connection.execute(query)).all()
    if found:
        async with store.write() as connection:
            for row in found:
                values = _new_row(row.id, row.version)
                await connection.execute(upsert(connection, analyses).values(values).on_conflict_do_nothing())
    return len(found)


async def claim(store: Store) -> Claim | None:
    """Claim the next job, or return None if there is none."""
    now = clock.now()
    is_expired = and_(analyses.c.state == "working", analyses.c.lease < now)
    query = select(analyses).where(or_(analyses.c.state == "waiting", is_expired)).order_by(analyses.c.asked).limit(1)
    while True:
        async with store.read() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        lease = now + LEASE_SECONDS
        change = {"state": "working", "lease": lease, "tries": row.tries + 1, "done": 0, "steps": 0}
        if row.tries >= MOST_TRIES:  # every process that tried died
            change = {"state": "failed", "lease": lease}
        unchanged = (analyses.c.game_id == row.game_id, analyses.c.state == row.state, analyses.c.lease == row.lease)
        async with store.write() as connection:
            result = await connection.execute(update(analyses).where(*unchanged).values(change))
        if result.rowcount == 1 and change["state"] == "working":
            return Claim(row.game_id, row.version, lease)


async def renew(store: Store, mine: Claim, done: int, steps: int) -> Claim:
    """Store the progress and renew the lease; return the renewed claim, or the same one if the lease was lost."""
    lease = clock.now() + LEASE_SECONDS
    is_mine = await _write(store, mine, {"lease": lease, "done": done, "steps": steps})
    return msgspec.structs.replace(mine, lease=lease) if is_mine else mine


async def finish(store: Store, mine: Claim, content: str) -> bool:
    return await _write(store, mine, {"state": "done", "content": content})


async def fail(store: Store, mine: Claim) -> bool:
    """Mark a job as failed; it can be requested again."""
    return await _write(store, mine, {"state": "failed"})


async def release(store: Store, mine: Claim) -> bool:
    """Return a job to the queue without counting the attempt."""
    tries = analyses.c.tries - 1
    return await _write(store, mine, {"state": "waiting", "lease": 0.0, "tries": tries})


async def discard(store: Store, mine: Claim) -> None:
    """Delete a job that is obsolete."""
    async with store.write() as connection:
        await connection.execute(
            delete(analyses).where(analyses.c.game_id == mine.game_id, analyses.c.lease == mine.lease)
        )


async def requeue_all(store: Store) -> None:
    """Requeue all running jobs, after a restart of the only process."""
    async with store.write() as connection:
        await connection.execute(
            update(analyses).where(analyses.c.state == "working").values(state="waiting", lease=0.0)
        )


def _new_row(game_id: str, version: int) -> dict[str, Any]:
    return {
        "game_id": game_id,
        "version": version,
        "state": "waiting",
        "asked": clock.now(),
        "lease": 0.0,
        "tries": 0,
        "done": 0,
        "steps": 0,
        "content": None,
    }


def _without_id(values: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in values.items() if name != "game_id"}


async def _write(store: Store, mine: Claim, values: dict[str, Any]) -> bool:
    is_mine = (
        analyses.c.game_id == mine.game_id,
        analyses.c.version == mine.version,
        analyses.c.state == "working",
        analyses.c.lease == mine.lease,
    )
    async with store.write() as connection:
        done = await connection.execute(update(analyses).where(*is_mine).values(values))
    return done.rowcount == 1


def language_of(wanted: str) -> str:
    return languages.best_match([wanted]) or "en"


def display_names(table: TableRow, language: str) -> list[str]:
    """Return the names on the seats, with a translation for deleted users."""
    names = [seat.name or "" for seat in table.seats]
    deleted_user = text(language)("former-player")
    return [name.replace(DELETED_USER, deleted_user, 1) if name.startswith(DELETED_USER) else name for name in names]


def review_texts(loaded: LoadedGame, language: str) -> ReviewText:
    return ReviewText(GameText(loaded.game.edition, display_names(loaded.table, language), language))


def serialize_review(loaded: LoadedGame, content: str, language: str) -> dict[str, Any]:
    """Return a stored review with names and translated texts; `at` is converted to versions of the game."""
    data = msgspec.json.decode(content)
    names = display_names(loaded.table, language)
    review = Review.from_dict({**data, "players": names})
    texts = review_texts(loaded, language)
    first = loaded.version - review.moves
    edition = loaded.table.edition
    return {
        "first": first,
        "effort": review.effort,
        "players": names,
        "chances": review.chances,
        "shares": review.shares,
        "turns": [{**turn.to_dict(), "at": first + turn.at} for turn in review.turns],
        "decisions": [{**each.to_dict(), "at": first + each.at} for each in review.decisions],
        "turning_points": [
            {
                **{name: getattr(point, name) for name in ("seat", "kind", "nation", "round", "action", "better")},
                **{name: getattr(point, name) for name in ("loss", "before", "after")},
                "at": first + point.at,
                "choice": choice_of(edition, point.action),
                "better_choice": choice_of(edition, point.better),
                "line": [
                    {"seat": move.seat, "action": move.action, "choice": choice_of(edition, move.action)}
                    for move in point.line
                ],
                "line_text": texts.line(point.line),
                "reason": texts.reason(point.reason),
            }
            for point in review.turning_points
        ],
        "accuracy": review.accuracy,
        "summary": texts.summary(review),
    }


def serialize_explanation(
    loaded: LoadedGame, version: int, explanation: dict[str, Any], language: str
) -> dict[str, Any]:
    """Return the explanation of a position with parsed actions and the reason as text."""
    reason = explanation["reason"]
    because = None if reason is None else MoveReason(reason["code"], reason["params"])
    return {
        **explanation,
        "version": version,
        "moves": with_choices(loaded, explanation["moves"]),
        "reason": review_texts(loaded, language).reason(because),
    }
