"""Tables at which only bots play: all of them together make so many moves a second, one table after another."""

from __future__ import annotations

import asyncio
import time


class Pacing:
    """People who play get the server first: what nobody waits for is done bit by bit."""

    def __init__(self, moves_per_second: float) -> None:
        self._interval = 1 / moves_per_second
        self._next = 0.0

    async def wait(self) -> None:
        """Until the next such table may move; who asked first is first."""
        now = time.monotonic()
        self._next = max(self._next, now) + self._interval
        await asyncio.sleep(self._next - self._interval - now)
