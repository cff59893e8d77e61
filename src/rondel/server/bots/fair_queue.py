"""Who may think next: those who have let bots think the least of late.

Each person's tables share that person's turn, so more tables do not get more of the bots' time.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Generic, TypeVar

HALF_LIFE = 20.0  # seconds after which half of what somebody used is forgotten
MOST_REMEMBERED = 1_000

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Hands out things that can be used by one at a time."""

    def __init__(self, free: list[T]) -> None:
        self._free = list(free)
        self._waiting: dict[str, deque[asyncio.Future[T]]] = {}
        self._used: dict[str, tuple[float, float]] = {}  # seconds used, as they counted at a time

    @property
    def waiting(self) -> int:
        return sum(len(each) for each in self._waiting.values())

    async def take(self, key: str) -> T:
        """One of the things, once it is this one's turn."""
        if self._free and not self._waiting:
            return self._free.pop()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(turn)
        self._hand_out()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free.append(turn.result())
            else:
                self._leave(key, turn)
            self._hand_out()
            raise

    def give_back(self, thing: T, key: str, seconds: float) -> None:
        """It is free again; `key` has used it for so long."""
        self._used[key] = (self.used(key) + seconds, time.monotonic())
        if len(self._used) > MOST_REMEMBERED:
            for old in [each for each in self._used if self.used(each) < 0.01]:
                del self._used[old]
        self._free.append(thing)
        self._hand_out()

    def used(self, key: str) -> float:
        seconds, at = self._used.get(key, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - at) / HALF_LIFE))

    def _hand_out(self) -> None:
        while self._free and self._waiting:
            key = min(self._waiting, key=self.used)
            turn = self._waiting[key].popleft()
            if not self._waiting[key]:
                del self._waiting[key]
            if not turn.done():
                turn.set_result(self._free.pop())

    def _leave(self, key: str, turn: asyncio.Future[T]) -> None:
        queue = self._waiting.get(key)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self._waiting[key]
