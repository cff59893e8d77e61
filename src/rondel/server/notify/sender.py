"""Sends what is in the queue: a few at a time, one at a time to each place, each with a limit of time."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Protocol

import structlog
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.config import Settings
from rondel.server.metrics import Metrics
from rondel.server.notify.claims import Claimed, Claims
from rondel.server.notify.mail import Mail
from rondel.server.notify.push import Push, Vapid
from rondel.server.notify.queue import LeaseLost, PermanentFailure, RetryLater, UnknownOutcome, backoff_seconds
from rondel.server.notify.webhooks import Webhooks
from rondel.server.storage import Store
from rondel.table.clocks import clock
from rondel.table.errors import error_summary

if TYPE_CHECKING:
    from rondel.server.notify.http_client import Client

LOOK_SECONDS = 0.5  # while something is due and cannot be sent yet
RECLAIM_SECONDS = 15.0  # for what other processes have put into the queue, or have left behind
SEND_SECONDS = 30.0  # less than a lease
STOP_SECONDS = 5.0
# How many of each channel a process sends at the same time. One place that hangs takes one of them.
SLOTS = {"mail": 4, "push": 8, "webhook": 8}
# How many a process begins to send in a second: people who play do not wait for ten thousand notices.
PER_SECOND = 10
log = structlog.get_logger()


class Transport(Protocol):
    async def send(self, claimed: Claimed, before_send: Callable[[], Awaitable[None]]) -> None:
        """Send it, with `hand_over` right before the last bytes; raises one of `outcomes` if it was not taken."""


class Sender:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self._store, self._metrics = store, metrics
        self._claims = Claims(store)
        self._private_allowed = settings.outgoing_private
        self._client: Client | None = None
        self.vapid = Vapid(settings, store)
        self.push, self.webhooks = Push(store, self.client, self.vapid), Webhooks(store, self.client)
        self.mail = Mail(settings)
        self._channels: dict[str, Transport] = {"mail": self.mail, "push": self.push, "webhook": self.webhooks}
        self._sending: dict[asyncio.Task[None], Claimed] = {}
        # Channels of which nothing can be sent: until when, and how often that was found in a row.
        self._paused: dict[str, tuple[float, int]] = {}
        self._task: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()

    async def start(self) -> None:
        if self._store.is_sqlite:
            self._note_lost(await self._claims.reclaim(all_others=True))
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """What is handed over is waited for; the rest is left to others."""
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        for task, claimed in self._sending.items():
            if not claimed.handed:
                task.cancel()
        if self._sending:
            await asyncio.wait(list(self._sending), timeout=STOP_SECONDS)
        try:
            await self._claims.release()
        except (SQLAlchemyError, OSError) as error:
            log.warning("outgoing_not_released", why=error_summary(error))
        if self._client is not None:
            await self._client.close()

    def client(self) -> Client:
        """For requests to other servers; made for the first of them."""
        if self._client is None:
            from rondel.server.notify.http_client import Client

            self._client = Client(private_allowed=self._private_allowed)
        return self._client

    def wake(self) -> None:
        """Something may have been put into the queue: look at once."""
        self._woken.set()

    async def _run(self) -> None:
        lost, looked = False, float("-inf")
        while True:
            taken, pause = 0, RECLAIM_SECONDS
            try:
                if not self._store.time.in_maintenance:
                    if time.monotonic() - looked >= RECLAIM_SECONDS:
                        looked = time.monotonic()
                        self._note_lost(await self._claims.reclaim())
                    taken = await self._take()
                    if not taken and (due := await self._claims.next_due()) is not None:
                        pause = min(pause, max(due - clock.now(), LOOK_SECONDS))
                lost = False
            except (SQLAlchemyError, OSError) as error:
                if not lost:
                    log.warning("outgoing_without_database", why=error_summary(error))
                lost, pause = True, LOOK_SECONDS
            except Exception:
                log.exception("outgoing_failed")
            if taken:
                await asyncio.sleep(taken / PER_SECOND)
            else:
                await self._rest(pause)

    async def _rest(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._woken.wait()
        except TimeoutError:
            pass
        self._woken.clear()

    async def _take(self) -> int:
        used = Counter(each.channel for each in self._sending.values())
        now = time.monotonic()
        room = {
            channel: SLOTS[channel] - used[channel]
            for channel in self._channels
            if self._paused.get(channel, (0.0, 0))[0] <= now
        }
        claimed, late = await self._claims.take(room, [each.place for each in self._sending.values()])
        for number, each in enumerate(claimed):
            task = asyncio.create_task(self._send(each, number / PER_SECOND))
            self._sending[task] = each
            task.add_done_callback(self._sent)
        if late:
            log.warning("outgoing_too_late", number=late)
        return len(claimed) + late

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.pop(task, None)
        self._woken.set()

    def _note_lost(self, number: int) -> None:
        if number:
            log.warning("outgoing_unclear", number=number, why="The process that was sending has ended.")

    async def _send(self, claimed: Claimed, after: float) -> None:
        """Send it, one after another: all at once would be a long moment for everybody else."""
        try:
            await asyncio.sleep(after)
            await self._try(claimed)
        except LeaseLost:
            return
        except (SQLAlchemyError, OSError) as error:
            log.warning("outgoing_not_noted", channel=claimed.channel, why=error_summary(error))

    async def _try(self, claimed: Claimed) -> None:
        async def before_send() -> None:
            await self._claims.mark_handed_over(claimed)

        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self._channels[claimed.channel].send(claimed, before_send)
        except TimeoutError:
            said = "The other side did not answer in time."
            if claimed.handed:
                await self._finish(claimed, "unknown", said)
            else:
                await self._reschedule(claimed, RetryLater(said))
        except UnknownOutcome as trouble:
            await self._finish(claimed, "unknown", str(trouble))
        except PermanentFailure as trouble:
            await self._finish(claimed, "failed", str(trouble))
        except RetryLater as trouble:
            await self._reschedule(claimed, trouble)
        except (LeaseLost, SQLAlchemyError):
            raise  # nobody has handed it over: the lease decides
        except Exception:
            log.exception("outgoing_failed", channel=claimed.channel)
            await self._finish(
                claimed, "unknown" if claimed.handed else "failed", "Something went wrong inside the server."
            )
        else:
            self._paused.pop(claimed.channel, None)
            await self._finish(claimed, "sent", None)

    async def _finish(self, claimed: Claimed, state: str, reason: str | None) -> None:
        self._metrics.outgoing.labels(claimed.channel, state).inc()
        if state != "sent":
            log.warning("outgoing_ended", channel=claimed.channel, state=state, delivery=claimed.id)
        await self._claims.finish(claimed, state, reason)

    async def _reschedule(self, claimed: Claimed, trouble: RetryLater) -> None:
        seconds = max(backoff_seconds(claimed.attempts), trouble.after)
        if trouble.all_of_channel:
            times = self._paused.get(claimed.channel, (0.0, 0))[1] + 1
            seconds = max(backoff_seconds(times) / 3, trouble.after)
            self._paused[claimed.channel] = (time.monotonic() + seconds, times)
            log.warning("outgoing_paused", channel=claimed.channel, seconds=round(seconds))
        if clock.now() + seconds >= claimed.expires:
            await self._finish(claimed, "failed", str(trouble))
            return
        self._metrics.outgoing.labels(claimed.channel, "put_off").inc()
        await self._claims.reschedule(claimed, seconds, str(trouble), counts=not trouble.all_of_channel)
