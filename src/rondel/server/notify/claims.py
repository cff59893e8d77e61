"""Who sends what: the states of a delivery, and how it gets from one to the next.

    waiting → claimed → handed → sent
       ↑_________|         |→ failed    the other side refused it, or it was tried for a day
       |___________________|→ unknown   handed over, and then nothing was heard of it

A claim is a lease: if its process dies, the delivery waits again as soon as the lease is over. `handed` is written
right before the last bytes go out, by the one who holds the claim and nobody else: from there on it is sent at most
once, since a process that dies now may or may not have sent it. It goes back to `waiting` only if it was refused.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import and_, bindparam, exists, func, or_, select, tuple_, update
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.notify.queue import LeaseLost
from rondel.server.storage import Step, Store
from rondel.server.storage.models import outgoing
from rondel.table.clocks import clock

LEASE_SECONDS = 60.0  # longer than anything may take to be sent
MAX_CLAIMED = 32
SCAN_LIMIT = 500  # of those that wait, the ones that are due first
BATCH_SECONDS = 0.2  # what is to be written in this time is one transaction
OPEN = ("claimed", "handed")
_other = outgoing.alias()
_FINISH = (
    update(outgoing)
    .where(
        outgoing.c.id == bindparam("_id"),
        outgoing.c.claim == bindparam("_claim"),
        or_(*(outgoing.c.state == state for state in (*OPEN, "unknown"))),  # one by one: this is run for many rows
    )
    .values({each: bindparam("_" + each) for each in ("state", "content", "due", "attempts", "reason", "ended")})
)


_TAKEN = [
    outgoing.c[name] for name in ("id", "digest", "channel", "user_id", "target", "content", "attempts", "expires")
]
_FREE = {"state": "waiting", "claim": None, "lease": None}


@dataclass
class Claimed:
    """A delivery that this process, and no other, is about to send."""

    id: int
    digest: str
    channel: str
    user_id: int | None
    target: str
    content: dict[str, Any]
    attempts: int
    expires: float
    claim: str
    handed: bool = False

    @property
    def place(self) -> tuple[str, str]:
        """Where it goes; one delivery at a time goes there."""
        return self.channel, self.target


class Claims:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._pending_handovers: list[tuple[Claimed, asyncio.Future[bool]]] = []
        self._pending_ends: list[tuple[dict[str, object], asyncio.Future[bool]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def take(self, room: Mapping[str, int], busy: Collection[tuple[str, str]]) -> tuple[list[Claimed], int]:
        """Claim what is due, of each channel at most as much as there is room for and nothing to a place that is busy;
        also, how many were too late."""
        ids = await self._first_of_each_place([each for each, most in room.items() if most > 0], busy)
        wanted: list[int] = []
        left = dict(room)
        for number, channel in ids:
            if left[channel] > 0:
                left[channel] -= 1
                wanted.append(number)
        if not wanted:
            return [], 0
        now, claim = clock.now(), f"{self._store.process}.{secrets.token_hex(4)}"
        free = ~exists().where(
            _other.c.channel == outgoing.c.channel, _other.c.target == outgoing.c.target, _other.c.state.in_(OPEN)
        )
        waiting = (outgoing.c.id.in_(wanted), outgoing.c.state == "waiting", free)
        reason = func.coalesce(outgoing.c.reason, "It was too late to send it.")
        ended = {"state": "failed", "content": "{}", "due": now, "ended": now, "reason": reason}
        mine = {"state": "claimed", "claim": claim, "lease": now + LEASE_SECONDS, "attempts": outgoing.c.attempts + 1}
        late: list[object] = []
        taken: list[Sequence[Any]] = []
        await self._store.commit(
            Step(
                update(outgoing).where(*waiting, outgoing.c.expires <= now).values(ended).returning(outgoing.c.id),
                check=lambda result: late.extend(result.rows),
            ),
            Step(
                update(outgoing).where(*waiting).values(mine).returning(*_TAKEN),
                check=lambda result: taken.extend(result.rows),
            ),
        )
        return sorted((_claimed(row, claim) for row in taken), key=lambda each: each.id), len(late)

    async def next_due(self) -> float | None:
        """When the next delivery of all that wait is due."""
        async with self._store.read() as connection:
            due: float | None = await connection.scalar(
                select(func.min(outgoing.c.due)).where(outgoing.c.state == "waiting")
            )
        return due

    async def _first_of_each_place(
        self, channels: list[str], busy: Collection[tuple[str, str]]
    ) -> list[tuple[int, str]]:
        """So that ten thousand for one place keep nothing from any other: while one is sent there, they are passed
        over. However many wait, only the first of them are read."""
        if not channels:
            return []
        due = (
            select(outgoing.c.id, outgoing.c.channel, outgoing.c.target, outgoing.c.due)
            .where(outgoing.c.state == "waiting", outgoing.c.due <= clock.now(), outgoing.c.channel.in_(channels))
            .order_by(outgoing.c.due)
            .limit(SCAN_LIMIT)
        )
        if busy:
            due = due.where(tuple_(outgoing.c.channel, outgoing.c.target).not_in(list(busy)))
        first = due.subquery()
        query = (
            select(func.min(first.c.id), first.c.channel)
            .group_by(first.c.channel, first.c.target)
            .order_by(func.min(first.c.due))
            .limit(MAX_CLAIMED)
        )
        async with self._store.read() as connection:
            return [(number, channel) for number, channel in (await connection.execute(query)).all()]

    async def reclaim(self, *, all_others: bool = False) -> int:
        """What others have left behind: it waits again, unless it was handed over; how many of those there were.

        `all_of_others`: there are no others any more (SQLite, after a start).
        """
        now = clock.now()
        left = outgoing.c.lease < now
        if all_others:
            left = or_(left, outgoing.c.claim.not_like(f"{self._store.process}.%"))
        async with self._store.read() as connection:
            if not await connection.scalar(select(outgoing.c.id).where(outgoing.c.state.in_(OPEN), left).limit(1)):
                return 0
        lost: list[object] = []
        unknown = {"state": "unknown", "content": "{}", "due": now, "ended": now}
        handed = update(outgoing).where(outgoing.c.state == "handed", left).returning(outgoing.c.id)
        await self._store.commit(
            Step(update(outgoing).where(outgoing.c.state == "claimed", left).values(_FREE)),
            Step(
                handed.values(**unknown, reason="Its process ended while sending it."),
                check=lambda result: lost.extend(result.rows),
            ),
        )
        return len(lost)

    async def release(self) -> None:
        """This process stops: what it has not handed over is for others, at once."""
        mine = outgoing.c.claim.like(f"{self._store.process}.%")
        await self._store.commit(Step(update(outgoing).where(outgoing.c.state == "claimed", mine).values(_FREE)))

    async def mark_handed_over(self, claimed: Claimed) -> None:
        """To be called right before the last bytes are sent. Raises `Overtaken` if they must not be."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending_handovers.append((claimed, future))
        self._write()
        if not await future:
            raise LeaseLost
        claimed.handed = True

    async def finish(self, claimed: Claimed, state: str, reason: str | None = None) -> None:
        """Over: sent, failed or unknown. What it said is forgotten."""
        await self._finish(claimed, state=state, content="{}", due=clock.now(), reason=reason, ended=clock.now())

    async def reschedule(self, claimed: Claimed, seconds: float, reason: str, *, counts: bool = True) -> None:
        """It waits again. Unless `counts`, it was not its own fault."""
        content = msgspec.json.encode(claimed.content).decode()
        attempts = claimed.attempts if counts else claimed.attempts - 1
        due = clock.now() + seconds
        await self._finish(claimed, state="waiting", content=content, due=due, reason=reason, attempts=attempts)
        if not counts:
            return
        same = and_(outgoing.c.channel == claimed.channel, outgoing.c.target == claimed.target)
        # What else goes there waits, too.
        later = update(outgoing).where(same, outgoing.c.state == "waiting", outgoing.c.due < due).values(due=due)
        await self._store.commit(Step(later))

    async def _finish(
        self,
        claimed: Claimed,
        *,
        state: str,
        content: str,
        due: float,
        reason: str | None,
        attempts: int | None = None,
        ended: float | None = None,
    ) -> None:
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        row: dict[str, object] = {
            "_id": claimed.id,
            "_claim": claimed.claim,
            "_state": state,
            "_content": content,
            "_due": due,
            "_attempts": claimed.attempts if attempts is None else attempts,
            "_reason": _storable(reason),
            "_ended": ended,
        }
        self._pending_ends.append((row, future))
        self._write()
        await future

    def _write(self) -> None:
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_batches())

    async def _write_batches(self) -> None:
        """What many want to write at about the same time becomes one transaction: moves wait for few."""
        while self._pending_handovers or self._pending_ends:
            await asyncio.sleep(BATCH_SECONDS)
            handing, self._pending_handovers = self._pending_handovers, []
            ending, self._pending_ends = self._pending_ends, []
            try:
                ours = await self._written([each for each, _ in handing], [row for row, _ in ending])
            except (SQLAlchemyError, OSError) as error:
                for future in [future for _, future in (*handing, *ending) if not future.done()]:
                    future.set_exception(error)
                continue
            for claimed, future in handing:
                if not future.done():
                    future.set_result(claimed.id in ours)
            for _, future in ending:
                if not future.done():
                    future.set_result(True)

    async def _written(self, handing: list[Claimed], ending: list[dict[str, object]]) -> set[int]:
        ours: set[int] = set()
        steps = [Step(_FINISH, ending)] if ending else []
        if handing:
            mine = tuple_(outgoing.c.id, outgoing.c.claim).in_([(each.id, each.claim) for each in handing])
            given = update(outgoing).where(mine, outgoing.c.state == "claimed").returning(outgoing.c.id)
            lease = given.values(state="handed", lease=clock.now() + LEASE_SECONDS)
            steps.append(Step(lease, check=lambda result: ours.update(row[0] for row in result.rows)))
        await self._store.commit(*steps)
        return ours


def _claimed(row: Sequence[Any], claim: str) -> Claimed:
    number, digest, channel, user_id, target, content, attempts, expires = row
    said = msgspec.json.decode(content)
    return Claimed(number, digest, channel, user_id, target, said, attempts, expires, claim)


def _storable(reason: str | None) -> str | None:
    """What another program said, as far as both databases keep it."""
    if reason is None:
        return None
    return "".join(each if each.isprintable() else " " for each in reason)[:300]
