"""Which process looks at what happened: whoever comes first, for as long as it comes again."""

from __future__ import annotations

import secrets

from sqlalchemy import or_, update

from rondel.server.storage import Store
from rondel.server.storage.models import notice_state

LEASE_SECONDS = 15.0  # after which another process looks, if this one is gone
RENEW_SECONDS = 5.0


class Lease:
    def __init__(self, store: Store) -> None:
        self._store, self._me = store, secrets.token_hex(8)
        self._renewed = float("-inf")

    async def take(self, now: float) -> bool:
        """Is it this process that looks? Written down seldom enough to cost nothing."""
        if 0 <= now - self._renewed < RENEW_SECONDS:
            return True
        held = notice_state.c
        # What is held far into the future was written by a clock that was wrong.
        free = or_(
            held.holder.is_(None), held.holder == self._me, held.until < now, held.until > now + 2 * LEASE_SECONDS
        )
        async with self._store.write() as connection:
            taken = await connection.execute(
                update(notice_state).where(free).values(holder=self._me, until=now + LEASE_SECONDS)
            )
        self._renewed = now if taken.rowcount else float("-inf")
        return bool(taken.rowcount)
