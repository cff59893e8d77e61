"""The queue of what is to be sent: filled inside the transaction of whoever has something to tell.

If that transaction is not committed, nothing is sent; if it is, everything is, whatever happens to the process.
"""

from __future__ import annotations

import hashlib
from typing import Any, Literal

import msgspec
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.storage import upsert
from rondel.server.storage.models import outgoing, outgoing_keys
from rondel.table.clocks import clock

Channel = Literal["mail", "push", "webhook"]
# After a day the receiver is taken for dead: what has not been sent by then is given up.
TRYING_SECONDS = 86_400.0


class Delivery(msgspec.Struct, kw_only=True):
    """Something to be sent once.

    Content of a mail: subject, text, html, images ([{cid, png: base64}]), headers; of a push message: title, body, url,
    tag; of a webhook: kind, title, text, url, data.
    """

    channel: Channel
    user_id: int | None = None
    target: str  # a mail address, or the id of a push subscription or webhook
    content: dict[str, Any]
    key: str  # the same key is never sent twice
    not_before: float = 0.0
    expires: float | None = None


def digest_of(key: str) -> str:
    return hashlib.blake2b(key.encode(), digest_size=20).hexdigest()


async def enqueue(connection: AsyncConnection, *deliveries: Delivery) -> int:
    """Put these into the queue, inside the caller's transaction; how many of them were new.

    What has a key that was there before is left out, also while another process is putting the same there.
    """
    if not deliveries:
        return 0
    now = clock.now()
    wanted = {digest_of(each.key): each for each in reversed(deliveries)}
    # Sorted, so that two transactions with the same keys wait for each other in the same order.
    keys = upsert(connection, outgoing_keys).values([{"digest": digest, "at": now} for digest in sorted(wanted)])
    added = await connection.execute(keys.on_conflict_do_nothing().returning(outgoing_keys.c.digest))
    new = {row.digest for row in added}
    rows = [delivery_row(each, now) for digest, each in reversed(wanted.items()) if digest in new]
    if rows:
        await connection.execute(insert(outgoing), rows)
    return len(rows)


def delivery_row(delivery: Delivery, now: float) -> dict[str, object]:
    """The row of the queue for a delivery that is new."""
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
