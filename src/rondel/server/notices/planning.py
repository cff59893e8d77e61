"""When a new notice leaves the page, if at all: after the person's delay, not in their quiet hours, or once a day."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, select, update

from rondel.server.notices.hours import after_quiet, next_time
from rondel.server.notices.preferences import choices_of, tables_of, zone_of
from rondel.server.notices.reach import Reach, reach_of
from rondel.server.services import Services
from rondel.server.storage.models import notices
from rondel.wire.notices import NoticeChoices, TableNotices

MOST = 200  # in one look
# A clock that runs out is not a thing to be told of later, nor in a daily mail.
URGENT = frozenset(("clock_low",))


async def plan_new(services: Services, now: float) -> int:
    """Decide about those nobody has looked at yet, and tell the pages; how many there were."""
    new = (notices.c.due <= now, notices.c.planned.is_(False))
    async with services.store.read() as connection:
        rows = (await connection.execute(select(notices).where(*new).order_by(notices.c.due).limit(MOST))).all()
        if not rows:
            return 0
        people = {row.user_id for row in rows}
        choices = await choices_of(connection, people)
        tables = await tables_of(connection, people)
        reaches = await reach_of(services, connection, people)
    told = set[int]()
    async with services.store.write() as connection:
        for row in rows:
            mine, reach = choices[row.user_id], reaches.get(row.user_id, Reach())
            if row.user_id in services.hub.present(row.game_id or ""):
                values: dict[str, object] = {"planned": True, "seen": now, "due": None, "digest": None}
            else:
                values = plan(row, mine, tables.get((row.user_id, row.game_id)), reach, now)
            if values["seen"] is None:
                told.add(row.user_id)
            await connection.execute(
                update(notices).where(notices.c.id == row.id, notices.c.due.is_not(None)).values(values)
            )
    for person in sorted(told):
        await services.lobby.tell_person(person, "notices")
    return len(rows)


def plan(
    row: Row[Any], choices: NoticeChoices, table: TableNotices | None, reach: Reach, now: float
) -> dict[str, object]:
    """The columns of a notice once it is known how its person wants to be told."""
    if table is not None and table.muted:
        return {"planned": True, "seen": now, "due": None, "digest": None}
    seen = None if row.kind in choices.page else now
    digest = None
    if choices.digest is not None and row.kind not in URGENT and reach.mail(choices, row.kind):
        digest = next_time(row.at, choices.digest * 60, zone_of(choices))
    delay = choices.delay if table is None or table.delay is None else table.delay
    due = row.at + (0 if row.kind in URGENT else delay)
    by_itself = reach.push(choices, row.kind) or reach.hooks(choices, row.kind)
    if not by_itself and (digest is not None or not reach.is_told(choices, row.kind)):
        return {"planned": True, "seen": seen, "due": None, "digest": digest}
    return {"planned": True, "seen": seen, "due": after_quiet_of(choices, max(due, row.at)), "digest": digest}


def after_quiet_of(choices: NoticeChoices, at: float) -> float:
    return after_quiet(at, choices.quiet_from, choices.quiet_until, zone_of(choices))
