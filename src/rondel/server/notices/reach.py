"""By which ways a person can be reached at all: a confirmed address, devices that take push messages, webhooks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.languages import FALLBACK
from rondel.server.notices.preferences import takes_webhook
from rondel.server.people import confirmed_addresses
from rondel.server.services import Services
from rondel.server.storage.models import push_subscriptions, users, webhooks
from rondel.wire.notices import NoticeChoices


class Reach(msgspec.Struct, frozen=True):
    """`language` is that of the person's settings, whatever way is taken."""

    language: str = FALLBACK
    address: str | None = None
    devices: tuple[int, ...] = ()
    webhooks: tuple[int, ...] = ()

    def is_told(self, choices: NoticeChoices, kind: str) -> bool:
        """Is there a way at all that leaves the page for this kind?"""
        return bool(self.mail(choices, kind) or self.push(choices, kind) or self.hooks(choices, kind))

    def mail(self, choices: NoticeChoices, kind: str) -> str | None:
        return self.address if kind in choices.mail else None

    def push(self, choices: NoticeChoices, kind: str) -> tuple[int, ...]:
        return self.devices if kind in choices.push else ()

    def hooks(self, choices: NoticeChoices, kind: str) -> tuple[int, ...]:
        return tuple(each for each in self.webhooks if takes_webhook(choices, each, kind))


async def reach_of(services: Services, connection: AsyncConnection, people: Collection[int]) -> dict[int, Reach]:
    wanted = list(people)
    languages = select(users.c.id, users.c.language).where(users.c.id.in_(wanted))
    addresses = await confirmed_addresses(connection, wanted) if services.settings.mail else {}
    devices, hooks = defaultdict[int, list[int]](list), defaultdict[int, list[int]](list)
    for found, table in ((devices, push_subscriptions), (hooks, webhooks)):
        query = select(table.c.user_id, table.c.id).where(table.c.user_id.in_(wanted)).order_by(table.c.id)
        for row in (await connection.execute(query)).all():
            found[row.user_id].append(row.id)
    return {
        row.id: Reach(
            language=row.language or FALLBACK,
            address=addresses[row.id].address if row.id in addresses else None,
            devices=tuple(devices[row.id]),
            webhooks=tuple(hooks[row.id]),
        )
        for row in (await connection.execute(languages)).all()
    }
