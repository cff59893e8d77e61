"""Delivery queue, outcomes of attempts, and backoff.

A delivery is queued in the transaction of its cause (transactional outbox): it is sent if and only if that transaction
commits, even if the process dies.
"""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Table, bindparam, delete, exists, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.notify.public_addresses import PrivateAddress, private_address
from rondel.server.services import Services
from rondel.server.storage import Step, Store, upsert
from rondel.server.storage.models import outgoing, outgoing_keys
from rondel.table.clocks import clock
from rondel.wire.moderation import QueueLine
from rondel.wire.outgoing import Tried

Channel = Literal["mail", "push", "webhook"]
# Deliveries that have not succeeded after a day fail.
TRYING_SECONDS = 86_400.0
DAY = 86_400.0
SENT_DAYS, FAILED_DAYS = 7, 30
# Longer than the default retention of inactive games, after which no event can recur.
KEYS_DAYS = 400
STEP = 500
EXCERPT_LENGTH = 300  # of a stored response or error
TEST_SECONDS = 20.0
FIRST_SECONDS, LONGEST_SECONDS = 15.0, 3600.0  # of the backoff


_COLUMNS = ("digest", "channel", "user_id", "target", "content", "state", "due", "expires", "attempts")
_INSERT_NEW = insert(outgoing).from_select(
    _COLUMNS,
    select(*(bindparam("_" + name, type_=outgoing.c[name].type) for name in _COLUMNS)).where(
        ~exists().where(outgoing_keys.c.digest == bindparam("_digest"))
    ),
)


class Delivery(msgspec.Struct, kw_only=True):
    """A delivery, sent once.

    Content of mails: subject, text, html, images ([{cid, png: base64}]), headers; of push messages: title, body, url,
    tag; of webhooks: kind, title, text, url, data.
    """

    channel: Channel
    user_id: int | None = None
    target: str  # a mail address, or the id of a push subscription or webhook
    content: dict[str, Any]
    key: str  # idempotency key
    not_before: float = 0.0
    expires: float | None = None


def digest_of(key: str) -> str:
    return hashlib.blake2b(key.encode(), digest_size=20).hexdigest()


async def enqueue(connection: AsyncConnection, *deliveries: Delivery) -> int:
    """Queue deliveries in the caller's transaction; return how many of them were new.

    Deliveries with a known key are skipped, even if another process inserts the same key concurrently.
    """
    if not deliveries:
        return 0
    now = clock.now()
    wanted = {digest_of(each.key): each for each in reversed(deliveries)}
    # Sorted to prevent deadlocks between transactions with the same keys.
    keys = upsert(connection, outgoing_keys).values([{"digest": digest, "at": now} for digest in sorted(wanted)])
    added = await connection.execute(keys.on_conflict_do_nothing().returning(outgoing_keys.c.digest))
    new = {row.digest for row in added}
    rows = [delivery_row(each, now) for digest, each in reversed(wanted.items()) if digest in new]
    if rows:
        await connection.execute(insert(outgoing), rows)
    return len(rows)


def enqueue_steps(store: Store, deliveries: Sequence[Delivery]) -> Iterator[Step]:
    """Yield the same inserts as steps of a single-round-trip transaction."""
    if deliveries:
        now = clock.now()
        rows = sorted((delivery_row(each, now) for each in deliveries), key=lambda row: str(row["digest"]))
        yield Step(_INSERT_NEW, [{"_" + name: value for name, value in row.items()} for row in rows])
        keys = upsert(store, outgoing_keys).on_conflict_do_nothing()
        yield Step(keys, [{"digest": row["digest"], "at": now} for row in rows])


def delivery_row(delivery: Delivery, now: float) -> dict[str, object]:
    """Return the queue row of a new delivery."""
    due = max(delivery.not_before, now)
    expires = due + TRYING_SECONDS
    return {
        "digest": digest_of(delivery.key),
        "channel": delivery.channel,
        "user_id": delivery.user_id,
        "target": delivery.target,
        "content": msgspec.json.encode(delivery.content).decode(),
        "state": "waiting",
        "due": due,
        "expires": expires if delivery.expires is None else min(expires, delivery.expires),
        "attempts": 0,
    }


async def remove_old_deliveries(services: Services) -> int:
    """Remove a batch of old finished deliveries and expired keys; return how many."""
    now = clock.now()
    # `due` equals `ended` for finished deliveries, and has an index.
    over = or_(
        (outgoing.c.state == "sent") & (outgoing.c.due < now - SENT_DAYS * DAY),
        outgoing.c.state.in_(("failed", "unknown")) & (outgoing.c.due < now - FAILED_DAYS * DAY),
    )
    gone = await _remove(services.store, outgoing, outgoing.c.id, over)
    return gone + await _remove(
        services.store, outgoing_keys, outgoing_keys.c.digest, outgoing_keys.c.at < now - KEYS_DAYS * DAY
    )


async def _remove(store: Store, table: Table, key: ColumnElement[Any], old: ColumnElement[bool]) -> int:
    async with store.write() as connection:
        some = select(key).where(old).limit(STEP)
        return (await connection.execute(delete(table).where(key.in_(some)))).rowcount


async def queue_summary(store: Store) -> QueueLine:
    """Return the queue length, the age of the oldest due delivery, and the outcomes of the last day."""
    now = clock.now()
    is_open = outgoing.c.state.in_(("waiting", "claimed", "handed"))
    late = select(func.count(), func.min(outgoing.c.due)).where(is_open, outgoing.c.due <= now)
    ended = (
        select(outgoing.c.state, func.count().label("number"))
        .where(outgoing.c.state.in_(("sent", "failed", "unknown")), outgoing.c.due > now - DAY)
        .group_by(outgoing.c.state)
    )
    async with store.read() as connection:
        number, oldest = (await connection.execute(late)).one()
        waiting = await connection.scalar(select(func.count()).where(is_open)) or 0
        states = {row.state: row.number for row in (await connection.execute(ended)).all()}
    return QueueLine(
        waiting=waiting,
        due=number,
        oldest=round(now - oldest) if oldest is not None else 0,
        sent=states.get("sent", 0),
        failed=states.get("failed", 0),
        unknown=states.get("unknown", 0),
    )


class DeliveryError(Exception):
    """A delivery was not accepted. The message is stored as the reason but never logged, as it may contain names."""


class RetryLater(DeliveryError):
    """Temporary failure: the receiver is down or busy. `after`: the requested delay in seconds.

    `all_of_channel`: the whole channel is blocked, for example because the mail server is down.
    """

    def __init__(self, reason: str, *, after: float = 0.0, all_of_channel: bool = False) -> None:
        super().__init__(reason)
        self.after, self.all_of_channel = after, all_of_channel


class PermanentFailure(DeliveryError):
    """Permanent failure: the receiver refuses the delivery. `gone`: the destination no longer exists."""

    def __init__(self, reason: str, *, gone: bool = False) -> None:
        super().__init__(reason)
        self.gone = gone


class UnknownOutcome(DeliveryError):
    """The delivery was sent without confirmation. It is not sent again."""


class LeaseLost(Exception):
    """The delivery was claimed by another process, or removed, before it was sent."""


def backoff_seconds(attempts: int) -> float:
    """Return the exponential backoff with jitter, at most about an hour."""
    return min(LONGEST_SECONDS, FIRST_SECONDS * 2.0 ** min(attempts - 1, 12)) * random.uniform(0.75, 1.25)


def retry_after_seconds(retry_after: str | None) -> float:
    """Return the delay of a Retry-After header, given as a number or a date; 0 if it is missing or invalid."""
    text = (retry_after or "").strip()
    if text.isascii() and text.isdigit() and len(text) < 8:
        return float(text)
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - clock.now())
    except (ValueError, TypeError, OverflowError):
        return 0.0


@dataclass(frozen=True)
class Request:
    url: str
    body: bytes
    headers: Mapping[str, str]
    method: str = "POST"


@dataclass(frozen=True)
class Response:
    status: int
    text: str  # beginning of the body
    retry_after: str | None = None

    def check(self) -> None:
        """Raise the matching `DeliveryError` unless the response is a success."""
        if 200 <= self.status < 300:
            return
        said = f"The receiver responded with {self.status}. {self.text}".strip()
        if self.status in (408, 425, 429) or self.status >= 500:
            raise RetryLater(said, after=retry_after_seconds(self.retry_after))
        if 300 <= self.status < 400:
            raise PermanentFailure(f"The receiver responded with {self.status}; redirects are not followed.")
        raise PermanentFailure(said, gone=self.status in (404, 410))


async def send_test(send: Callable[[Callable[[], Awaitable[None]]], Awaitable[Response]]) -> Tried:
    """Send a test message outside the queue and return the result; refuse private addresses."""

    async def no_op() -> None:
        """Do nothing: a test message is not in the queue."""

    try:
        async with asyncio.timeout(TEST_SECONDS):
            response = await send(no_op)
    except DeliveryError as error:
        if str(error) == str(PrivateAddress()):
            raise private_address() from None
        return Tried(taken=False, status=None, said=str(error)[:EXCERPT_LENGTH])
    except TimeoutError:
        return Tried(taken=False, status=None, said="The receiver did not respond in time.")
    return Tried(taken=200 <= response.status < 300, status=response.status, said=response.text)
