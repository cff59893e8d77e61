"""Fault injection for servers (see tests/server/fork_server.py): short leases, and with RONDEL_DIES a crash at the
third delivery: `before` it is marked as handed over, `after` that but before it is sent, or once it is `sent`.
"""

from __future__ import annotations

import os
import signal

from rondel.server.notify import claims, sender

claims.LEASE_SECONDS = 2.0
sender.RECLAIM_SECONDS = 0.2
sender.SLOTS["mail"] = 2
DIES = os.environ.get("RONDEL_DIES", "")
hand_over, end = claims.Claims.mark_handed_over, claims.Claims.finish
seen: list[str] = []


def _die_at_third(when: str) -> None:
    if when == DIES:
        seen.append(when)
        if len(seen) == 3:
            os.kill(os.getpid(), signal.SIGKILL)


async def _hand_over(self: claims.Claims, claimed: claims.Claimed) -> None:
    _die_at_third("before")
    await hand_over(self, claimed)
    _die_at_third("after")


async def _end(self: claims.Claims, claimed: claims.Claimed, state: str, reason: str | None = None) -> None:
    _die_at_third("sent")
    await end(self, claimed, state, reason)


claims.Claims.mark_handed_over = _hand_over  # type: ignore[method-assign]
claims.Claims.finish = _end  # type: ignore[method-assign]
