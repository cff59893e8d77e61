"""Delivery states and leases.

    waiting → claimed → handed → sent
       ↑_________|         |→ failed    the receiver refused it, or no attempt succeeded for a day
       |___________________|→ unknown   sent, but never confirmed

A claim is a lease: if its process dies, the delivery becomes `waiting` again when the lease expires. The holder of the
claim writes `handed` right before it sends the last bytes: from then on the delivery is sent at most once, since a
process that dies now may or may not have sent it. It returns to `waiting` only if the receiver refused it.
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

LEASE_SECONDS = 60.0  # longer than the send timeout
MAX_CLAIMED = 32
SCAN_LIMIT = 500  # due deliveries read per query
BATCH_SECONDS = 0.2  # state changes within this time are written in one transaction
OPEN = ("claimed", "handed")
_other = outgoing.alias()
_FINISH = (
    update(outgoing)
    .where(
        outgoing.c.id == bindparam("_id"),
        outgoing.c.claim == bindparam("_claim"),
        # No IN: the statement is run with executemany.
        or_(*(outgoing.c.state == state for state in (*OPEN, "unknown"))),
    )
    .values({each: bindparam("_" + each) for each in ("state", "content", "due", "attempts", "reason", "ended")})
)


_CLAIM_COLUMNS = [
    outgoing.c[name] for name in ("id", "digest", "channel", "user_id", "target", "content", "attempts", "expires")
]
_RELEASED = {"state": "waiting", "claim": None, "lease": None}


@dataclass
class Claimed:
    """A delivery that is leased to this process."""

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
    def destination(self) -> tuple[str, str]:
        """The destination, to which only one delivery at a time is sent."""
        return self.channel, self.target


class Claims:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._pending_handovers: list[tuple[Claimed, asyncio.Future[bool]]] = []
        self._pending_ends: list[tuple[dict[str, object], asyncio.Future[bool]]] = []
        self._writer: asyncio.Task[None] | None = None

    async def take(self, room: Mapping[str, int], busy: Collection[tuple[str, str]]) -> tuple[list[Claimed], int]:
        """Claim due deliveries within the free slots of each channel, skipping busy destinations.

        Return them and the number of deliveries that had expired.
        """
        ids = await self._first_per_destination([each for each, slots in room.items() if slots > 0], busy)
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
        reason = func.coalesce(outgoing.c.reason, "It expired before it could be sent.")
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
                update(outgoing).where(*waiting).values(mine).returning(*_CLAIM_COLUMNS),
                check=lambda result: taken.extend(result.rows),
            ),
        )
        return sorted((_claimed(row, claim) for row in taken), key=lambda each: each.id), len(late)

    async def next_due(self) -> float | None:
        """Return when the next waiting delivery is due."""
        async with self._store.read() as connection:
            due: float | None = await connection.scalar(
                select(func.min(outgoing.c.due)).where(outgoing.c.state == "waiting")
            )
        return due

    async def _first_per_destination(
        self, channels: list[str], busy: Collection[tuple[str, str]]
    ) -> list[tuple[int, str]]:
        """Return the first due delivery of each free destination.

        Thousands of deliveries to one destination therefore do not block the others, and only `SCAN_LIMIT` rows are
        read.
        """
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
        """Release expired claims of dead processes; mark handed-over ones as unknown and return their number.

        `all_others`: release all claims of other processes, since there are none (SQLite, after startup).
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
            Step(update(outgoing).where(outgoing.c.state == "claimed", left).values(_RELEASED)),
            Step(
                handed.values(**unknown, reason="Its process ended while sending it."),
                check=lambda result: lost.extend(result.rows),
            ),
        )
        return len(lost)

    async def release(self) -> None:
        """Release this process's claims at shutdown, except those handed over."""
        mine = outgoing.c.claim.like(f"{self._store.process}.%")
        await self._store.commit(Step(update(outgoing).where(outgoing.c.state == "claimed", mine).values(_RELEASED)))

    async def mark_handed_over(self, claimed: Claimed) -> None:
        """Record that the last bytes are about to be sent; raise `LeaseLost` if they must not be."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending_handovers.append((claimed, future))
        self._write()
        if not await future:
            raise LeaseLost
        claimed.handed = True

    async def finish(self, claimed: Claimed, state: str, reason: str | None = None) -> None:
        """Record the final state (sent, failed or unknown) and clear the content."""
        await self._finish(claimed, state=state, content="{}", due=clock.now(), reason=reason, ended=clock.now())

    async def reschedule(self, claimed: Claimed, seconds: float, reason: str, *, counts: bool = True) -> None:
        """Schedule another attempt; without `counts`, this one does not count as an attempt."""
        content = msgspec.json.encode(claimed.content).decode()
        attempts = claimed.attempts if counts else claimed.attempts - 1
        due = clock.now() + seconds
        await self._finish(claimed, state="waiting", content=content, due=due, reason=reason, attempts=attempts)
        if not counts:
            return
        same = and_(outgoing.c.channel == claimed.channel, outgoing.c.target == claimed.target)
        # Delay other deliveries to the same destination too.
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
        """Write concurrent state changes in batches, so that moves wait for few transactions."""
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
    """Return a receiver's response in a form that both databases can store."""
    if reason is None:
        return None
    return "".join(each if each.isprintable() else " " for each in reason)[:300]
