"""Table quotas per person, checked in the transaction that creates or starts a table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sqlalchemy import ColumnElement, exists, func, select

from rondel.server.limits.rate_limiter import RateLimiter
from rondel.server.play import StoredChange
from rondel.server.storage import Result
from rondel.server.storage.models import games, seats, users
from rondel.table.errors import Refusal, too_many
from rondel.table.loaded import LoadedGame

RETRY_AFTER_SECONDS = 600.0


def quota_check(rates: RateLimiter, *, enabled: bool) -> Callable[[StoredChange, LoadedGame], Awaitable[None]]:
    """Return a contributor of game changes that refuses a new or started table over the host's quota."""
    quotas = rates.limits.quotas

    async def check(change: StoredChange, _after: LoadedGame) -> None:
        is_starting = change.table.state == "running" and (change.is_new or change.before.table.state == "open")
        if not enabled or change.is_unlimited or not (is_starting or change.is_new):
            return
        table = change.table
        kinds = []
        if change.is_new:
            kinds.append("sandboxes" if table.sandbox else "tables")
        if is_starting and not any(seat.kind == "human" for seat in table.seats):
            kinds.append("bot_tables")
        for kind in kinds:
            lock_host(change)
            others = (games.c.host_id == table.host_id, games.c.id != table.id)
            query = select(func.count()).select_from(games).where(*others, *_CONDITIONS[kind])
            change.check(query, _at_most(kind, quotas[kind]))

    return check


def lock_host(change: StoredChange) -> None:
    """Serialize concurrent requests of one host, so that each counts the tables of the previous ones.

    A new table with the same host already holds a shared lock on this row, hence `key_share`.
    """
    change.statement(select(users.c.id).where(users.c.id == change.table.host_id).with_for_update(key_share=True))


def _at_most(kind: str, limit: int) -> Callable[[Result], None]:
    def check(result: Result) -> None:
        if result.rows[0][0] >= limit:
            raise _refusal(kind, limit)

    return check


def _refusal(kind: str, limit: int) -> Refusal:
    retry_after = RETRY_AFTER_SECONDS
    if kind == "tables":
        sentence = f"You have {limit} tables that are open or running; end or remove some of them first."
        return too_many("too_many_tables", sentence, retry_after=retry_after, most=limit)
    if kind == "sandboxes":
        return too_many(
            "too_many_sandboxes",
            f"You have {limit} sandboxes; remove some of them first.",
            retry_after=retry_after,
            most=limit,
        )
    sentence = f"Only bots play at {limit} of your tables already; wait until one of those games is over."
    return too_many("too_many_bot_tables", sentence, retry_after=retry_after, most=limit)


_HAS_PERSON = exists().where(seats.c.game_id == games.c.id, seats.c.kind == "human", seats.c.resigned.is_(False))
_CONDITIONS: dict[str, tuple[ColumnElement[bool], ...]] = {
    "tables": (games.c.sandbox.is_(False), games.c.state.in_(("open", "running"))),
    "sandboxes": (games.c.sandbox.is_(True),),
    "bot_tables": (games.c.state == "running", ~_HAS_PERSON),
}
