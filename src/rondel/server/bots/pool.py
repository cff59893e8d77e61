"""Pool of bot processes. A bot that hangs, fails or returns an illegal action is replaced by a simpler one."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.process import BaseProcess
from typing import TYPE_CHECKING, Generic, TypeVar

import structlog

from rondel import bots
from rondel.server.bots.bot_process import READY, AdviceRequest, main
from rondel.table.bot_jobs import FALLBACK_BOTS, BotChoice, BotJob, BotResult, archived_edition_json, stored_reason
from rondel.table.errors import conflict
from rondel.table.loaded import LoadedGame

if TYPE_CHECKING:
    from rondel.server.config import Settings
    from rondel.server.metrics import Metrics

log = structlog.get_logger()

START_SECONDS = 60.0  # time limit for a new process to import everything


class _Worker:
    """A bot process and its pipe; used by one thread at a time, except `end`."""

    def __init__(self) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._process: BaseProcess | None = None
        self._starting = threading.Lock()
        self._is_ended = False

    def run(self, job: BotJob | AdviceRequest, seconds: float) -> BotResult:
        try:
            if (self._process is None or not self._process.is_alive()) and not self._start():
                self.stop()
                return BotResult(failure="timeout", detail=f"no process in {START_SECONDS:g} s")
            self._pipe.send(job)
            if not self._pipe.poll(seconds):
                self.stop()
                return BotResult(failure="timeout", detail=f"no answer in {seconds:g} s")
            result: BotResult = self._pipe.recv()
            return result
        except (EOFError, OSError):
            self.stop()
            return BotResult(failure="crash", detail="the process ended")

    def _start(self) -> bool:
        """Start the process; return whether it was ready in time."""
        self.stop()
        with self._starting:
            if self._is_ended:
                return False
            self._pipe, other = self._context.Pipe()
            self._process = self._context.Process(target=main, args=(other,), daemon=True, name="rondel-bot")
            self._process.start()
        other.close()
        return bool(self._pipe.poll(START_SECONDS) and self._pipe.recv() == READY)

    def stop(self) -> None:
        """End the process and close the pipe."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
            self._pipe.close()

    def end(self) -> None:
        """Kill the process for good; a thread waiting for its response stops waiting."""
        with self._starting:
            self._is_ended = True
            if (process := self._process) is not None:
                process.kill()


class BotPool:
    """Runs bots and advice in processes, shared fairly between people."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        self._seconds = settings.bot_seconds
        self._thinking_time = settings.thinking_time or None
        self._metrics = metrics
        self._workers = [_Worker() for _ in range(settings.bot_processes)]
        self._queue = FairQueue(self._workers)
        self._threads = ThreadPoolExecutor(settings.bot_processes, thread_name_prefix="rondel-bot")
        self.names = tuple(dict.fromkeys((*bots.names(), *settings.offered_extra_bots)))

    @property
    def waiting(self) -> int:
        """Number of jobs waiting for a free process."""
        return self._queue.waiting

    async def choose(
        self, loaded: LoadedGame, seat: int, bot: str, person: int | None = None, tally: list[int] | None = None
    ) -> BotChoice:
        """Return the action of this bot, of a fallback bot, or as a last resort the first legal action.

        The CPU time is charged to `person`, or to the host of the table. `tally`: see `history.cash_tally`.
        """
        if loaded.position is None:
            raise conflict("not_started", "This game has not started yet.")
        snapshot, decision = loaded.position.snapshot, loaded.game.decision
        seed = loaded.table.bot_seed_of(seat)
        key = f"person {loaded.table.host_id if person is None else person}"
        if person is None and not loaded.table.has_player:
            key = "bots " + key  # charged separately: nobody waits for these tables
        facts = archived_edition_json(loaded.game)
        why = None
        for name in (bot, *(each for each in FALLBACK_BOTS if each != bot and each in self.names)):
            result = await self._run(BotJob(name, seed, seat, snapshot, self._thinking_time, facts, tally), key)
            if result.action is not None:
                reason = stored_reason(result.reason, decision.kind)
                if name == bot:
                    return BotChoice(result.action, reason)
                return BotChoice(result.action, reason, bot, name, why)
            why = why or result.failure
            self._metrics.bot_failures.labels(name, result.failure).inc()
            log.warning("bot_failed", game=loaded.id, bot=name, why=result.failure, detail=result.detail)
        return BotChoice(str(decision.actions[0]), None, bot, FALLBACK_BOTS[-1], why)

    async def advise(self, request: AdviceRequest, person: int) -> dict[str, object]:
        """Return a hint or an explanation; the CPU time is charged to the person."""
        result = await self._run(request, f"person {person}")
        if result.content is None:
            log.warning("no_advice", why=result.failure, detail=result.detail)
            raise conflict("no_advice", "The server has no answer to this now.")
        return result.content

    async def _run(self, job: BotJob | AdviceRequest, key: str) -> BotResult:
        began = time.perf_counter()
        with self._metrics.bots_waiting.track_inprogress():
            worker = await self._queue.acquire(key)
        acquired = time.perf_counter()
        future = asyncio.get_running_loop().run_in_executor(self._threads, worker.run, job, self._seconds)
        # Released only when the worker is done, even if the caller is cancelled.
        future.add_done_callback(lambda _: self._queue.release(worker, key, time.perf_counter() - acquired))
        try:
            return await asyncio.shield(future)
        finally:
            self._metrics.bot_seconds.labels(job.bot if isinstance(job, BotJob) else "advice").observe(
                time.perf_counter() - began
            )

    def stop(self) -> None:
        """End all processes and threads, including busy and starting ones."""
        for worker in self._workers:
            worker.end()
        self._threads.shutdown(cancel_futures=True)
        for worker in self._workers:
            worker.stop()


HALF_LIFE = 20.0  # seconds in which the recorded usage of a key decays by half
MOST_REMEMBERED = 1_000

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Fair queue for exclusive resources: the key with the least recent usage goes first."""

    def __init__(self, free: list[T]) -> None:
        self._free = list(free)
        self._waiting: dict[str, deque[asyncio.Future[T]]] = {}
        self._used: dict[str, tuple[float, float]] = {}  # seconds used, and when they were recorded

    @property
    def waiting(self) -> int:
        return sum(len(each) for each in self._waiting.values())

    async def acquire(self, key: str) -> T:
        """Acquire a resource, waiting for this key's turn."""
        if self._free and not self._waiting:
            return self._free.pop()
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(turn)
        self._dispatch()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._free.append(turn.result())
            else:
                self._cancel_wait(key, turn)
            self._dispatch()
            raise

    def release(self, resource: T, key: str, seconds: float) -> None:
        """Release a resource that `key` used for `seconds`."""
        self._used[key] = (self.used(key) + seconds, time.monotonic())
        if len(self._used) > MOST_REMEMBERED:
            for old in [each for each in self._used if self.used(each) < 0.01]:
                del self._used[old]
        self._free.append(resource)
        self._dispatch()

    def used(self, key: str) -> float:
        seconds, at = self._used.get(key, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - at) / HALF_LIFE))

    def _dispatch(self) -> None:
        while self._free and self._waiting:
            key = min(self._waiting, key=self.used)
            turn = self._waiting[key].popleft()
            if not self._waiting[key]:
                del self._waiting[key]
            if not turn.done():
                turn.set_result(self._free.pop())

    def _cancel_wait(self, key: str, turn: asyncio.Future[T]) -> None:
        queue = self._waiting.get(key)
        if queue is not None and turn in queue:
            queue.remove(turn)
            if not queue:
                del self._waiting[key]
