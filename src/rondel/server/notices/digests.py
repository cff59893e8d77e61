"""One mail a day with all that happened, for those who want that instead of many."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from sqlalchemy import Row, select, update

from rondel.server.notices.handing import is_still_so, told_of
from rondel.server.notices.links import ALL, Meant, secret_of
from rondel.server.notices.mailing import mail_of
from rondel.server.notices.preferences import choices_of
from rondel.server.notices.reach import reach_of
from rondel.server.outgoing.queue import Delivery, enqueue
from rondel.server.services import Services
from rondel.server.storage.models import games, notices

MOST = 300  # in one look
MOST_IN_A_MAIL = 50


async def hand_over_digests(services: Services, now: float) -> int:
    """Hand over the daily mails that are due; how many there were."""
    due = (
        select(notices, games.c.name.label("table_name"), games.c.snapshot)
        .outerjoin(games, games.c.id == notices.c.game_id)
        .where(notices.c.digest <= now)
        .order_by(notices.c.user_id, notices.c.id)
        .limit(MOST)
    )
    of_person: defaultdict[int, list[Row[Any]]] = defaultdict(list)
    async with services.store.read() as connection:
        for row in (await connection.execute(due)).all():
            of_person[row.user_id].append(row)
        if not of_person:
            return 0
        choices = await choices_of(connection, of_person)
        reaches = await reach_of(services, connection, of_person)
        secret = await secret_of(connection)
        good = {row.id for rows in of_person.values() for row in rows if await is_still_so(connection, row)}
    for person, rows in of_person.items():
        reach, mine = reaches.get(person), choices[person]
        address = reach.address if reach else None
        told = [told_of(row) for row in rows if row.id in good and row.kind in mine.mail][:MOST_IN_A_MAIL]
        deliveries = []
        if reach and address and told:
            content = mail_of(services.settings, told, reach.language, secret, Meant(person, ALL))
            key = f"digest:{person}:{rows[0].digest:.0f}:{rows[0].id}"
            deliveries = [Delivery(channel="mail", user_id=person, target=address, content=content, key=key)]
        ids = [row.id for row in rows]
        async with services.store.write() as connection:
            taken = await connection.execute(
                update(notices).where(notices.c.id.in_(ids), notices.c.digest.is_not(None)).values(digest=None)
            )
            if taken.rowcount:
                await enqueue(connection, *deliveries)
    return len(of_person)
