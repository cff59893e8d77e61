"""Background task that sends queued deliveries, with limits per channel and destination and a send timeout."""

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

POLL_SECONDS = 0.5  # while due deliveries cannot be sent yet
RECLAIM_SECONDS = 15.0  # polling interval for deliveries of other processes and expired claims
SEND_SECONDS = 30.0  # timeout, shorter than a lease
STOP_SECONDS = 5.0
# Concurrent deliveries per channel and process. A hanging destination occupies one slot.
SLOTS = {"mail": 4, "push": 8, "webhook": 8}
# Deliveries started per second, so that thousands of notifications do not slow down the server.
PER_SECOND = 10
log = structlog.get_logger()


class Transport(Protocol):
    async def send(self, claimed: Claimed, before_send: Callable[[], Awaitable[None]]) -> None:
        """Send a delivery, calling `before_send` right before the last bytes; raise `DeliveryError` on failure."""


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
        # Paused channels: end of the pause, and number of consecutive failures.
        self._paused: dict[str, tuple[float, int]] = {}
        self._task: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()

    async def start(self) -> None:
        if self._store.is_sqlite:
            self._log_lost(await self._claims.reclaim(all_others=True))
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Stop sending; wait for deliveries already handed over and release the others."""
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
            log.warning("outgoing_not_released", reason=error_summary(error))
        if self._client is not None:
            await self._client.close()

    def client(self) -> Client:
        """Return the HTTP client, created on first use."""
        if self._client is None:
            from rondel.server.notify.http_client import Client

            self._client = Client(private_allowed=self._private_allowed)
        return self._client

    def wake(self) -> None:
        """Check the queue immediately."""
        self._woken.set()

    async def _run(self) -> None:
        has_failed, checked_at = False, float("-inf")
        while True:
            claimed_count, pause = 0, RECLAIM_SECONDS
            try:
                if not self._store.time.in_maintenance:
                    if time.monotonic() - checked_at >= RECLAIM_SECONDS:
                        checked_at = time.monotonic()
                        self._log_lost(await self._claims.reclaim())
                    claimed_count = await self._claim_due()
                    if not claimed_count and (due := await self._claims.next_due()) is not None:
                        pause = min(pause, max(due - clock.now(), POLL_SECONDS))
                has_failed = False
            except (SQLAlchemyError, OSError) as error:
                if not has_failed:
                    log.warning("outgoing_database_unavailable", reason=error_summary(error))
                has_failed, pause = True, POLL_SECONDS
            except Exception:
                log.exception("outgoing_failed")
            if claimed_count:
                await asyncio.sleep(claimed_count / PER_SECOND)
            else:
                await self._wait(pause)

    async def _wait(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._woken.wait()
        except TimeoutError:
            pass
        self._woken.clear()

    async def _claim_due(self) -> int:
        used = Counter(each.channel for each in self._sending.values())
        now = time.monotonic()
        free_slots = {
            channel: SLOTS[channel] - used[channel]
            for channel in self._channels
            if self._paused.get(channel, (0.0, 0))[0] <= now
        }
        claimed, late = await self._claims.take(free_slots, [each.destination for each in self._sending.values()])
        for number, each in enumerate(claimed):
            task = asyncio.create_task(self._send(each, number / PER_SECOND))
            self._sending[task] = each
            task.add_done_callback(self._sent)
        if late:
            log.warning("outgoing_expired", number=late)
        return len(claimed) + late

    def _sent(self, task: asyncio.Task[None]) -> None:
        self._sending.pop(task, None)
        self._woken.set()

    def _log_lost(self, number: int) -> None:
        if number:
            log.warning("outgoing_outcome_unknown", number=number, reason="The sending process has ended.")

    async def _send(self, claimed: Claimed, delay: float) -> None:
        """Send a delivery after a delay, which spreads the load of a batch."""
        try:
            await asyncio.sleep(delay)
            await self._attempt(claimed)
        except LeaseLost:
            return
        except (SQLAlchemyError, OSError) as error:
            log.warning("outgoing_not_recorded", channel=claimed.channel, reason=error_summary(error))

    async def _attempt(self, claimed: Claimed) -> None:
        async def before_send() -> None:
            await self._claims.mark_handed_over(claimed)

        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self._channels[claimed.channel].send(claimed, before_send)
        except TimeoutError:
            reason = "The receiver did not respond in time."
            if claimed.handed:
                await self._finish(claimed, "unknown", reason)
            else:
                await self._reschedule(claimed, RetryLater(reason))
        except UnknownOutcome as error:
            await self._finish(claimed, "unknown", str(error))
        except PermanentFailure as error:
            await self._finish(claimed, "failed", str(error))
        except RetryLater as error:
            await self._reschedule(claimed, error)
        except (LeaseLost, SQLAlchemyError):
            raise  # not handed over: another attempt follows when the lease expires
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
            log.warning("outgoing_not_delivered", channel=claimed.channel, state=state, delivery=claimed.id)
        await self._claims.finish(claimed, state, reason)

    async def _reschedule(self, claimed: Claimed, error: RetryLater) -> None:
        seconds = max(backoff_seconds(claimed.attempts), error.after)
        if error.all_of_channel:
            failures = self._paused.get(claimed.channel, (0.0, 0))[1] + 1
            seconds = max(backoff_seconds(failures) / 3, error.after)
            self._paused[claimed.channel] = (time.monotonic() + seconds, failures)
            log.warning("outgoing_paused", channel=claimed.channel, seconds=round(seconds))
        if clock.now() + seconds >= claimed.expires:
            await self._finish(claimed, "failed", str(error))
            return
        self._metrics.outgoing.labels(claimed.channel, "put_off").inc()
        await self._claims.reschedule(claimed, seconds, str(error), counts=not error.all_of_channel)
