"""Reports of people, names and chat lines; blocks between people."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, func, insert, select, update

from rondel.server.lobby import friends
from rondel.server.moderation.log import Moderator, checked_reason, log_entry
from rondel.server.services import Services
from rondel.server.storage.models import blocks, chat, reports, users
from rondel.server.tables import readable_by
from rondel.table.clocks import clock
from rondel.table.errors import bad, conflict, unknown
from rondel.table.loaded import LoadedGame
from rondel.table.visitors import Visitor
from rondel.wire.moderation import Block, NewReport, Report

ABOUT = ("person", "name", "line")
REASONS = ("insult", "hate", "spam", "cheating", "absence", "name", "other")
MAX_COMMENT_LENGTH = 500
MAX_OPEN_REPORTS = 20  # per reporter
MAX_BLOCKS = 200
PAGE_SIZE = 100


class Target(NamedTuple):
    """The person on a seat, or the author of a chat line."""

    user_id: int
    name: str
    line_id: int | None = None
    text: str | None = None


async def find_target(
    services: Services, loaded: LoadedGame, visitor: Visitor, seat: int | None, line: int | None
) -> Target:
    """Return the person on a seat or the author of a chat line, who must not be the visitor."""
    if line is not None:
        query = select(chat).where(chat.c.id == line, chat.c.game_id == loaded.id, readable_by(visitor.id))
        async with services.store.read() as connection:
            said = (await connection.execute(query)).first()
        if said is None:
            raise unknown("line")
        found = Target(said.user_id, said.name, said.id, said.text)
    else:
        sitting = loaded.table.seats[seat] if seat is not None and seat < len(loaded.table.seats) else None
        if sitting is None or sitting.kind != "human" or sitting.user_id is None:
            raise unknown("seat")
        found = Target(sitting.user_id, sitting.name or "")
    if found.user_id == visitor.id:
        raise conflict("yourself", "That is you.")
    return found


async def report(services: Services, loaded: LoadedGame, visitor: Visitor, wanted: NewReport) -> None:
    """Store a report; a repeated report replaces the first."""
    comment = " ".join(wanted.words.split())
    if wanted.about not in ABOUT or wanted.reason not in REASONS or len(comment) > MAX_COMMENT_LENGTH:
        raise bad("report", "A report is about a person, a name or a line, and has a reason.", reasons=list(REASONS))
    about = await find_target(services, loaded, visitor, wanted.seat, wanted.line)
    mine = (reports.c.by_id == visitor.id, reports.c.open.is_(True))
    async with services.store.write() as connection:
        if (await connection.scalar(select(func.count()).where(*mine)) or 0) >= MAX_OPEN_REPORTS:
            raise conflict("many_reports", "You have many open reports; please wait until they have been reviewed.")
        same = (reports.c.user_id == about.user_id, reports.c.about == wanted.about, reports.c.game_id == loaded.id)
        await connection.execute(
            delete(reports).where(*mine, *same, reports.c.line_id.is_not_distinct_from(about.line_id))
        )
        await connection.execute(
            insert(reports).values(
                at=clock.now(),
                by_id=visitor.id,
                user_id=about.user_id,
                about=wanted.about,
                name=about.name,
                game_id=loaded.id,
                line_id=about.line_id,
                text=about.text,
                reason=wanted.reason,
                words=comment,
                open=True,
            )
        )


async def list_reports(services: Services, *, settled: bool = False) -> list[Report]:
    """Return open reports, oldest first; or settled ones, newest first."""
    by = users.alias("reporter")
    query = (
        select(reports, by.c.name.label("by_name"))
        .join(by, by.c.id == reports.c.by_id, isouter=True)
        .where(reports.c.open.is_(not settled))
        .order_by(reports.c.id.desc() if settled else reports.c.id)
        .limit(PAGE_SIZE)
    )
    async with services.store.read() as connection:
        rows = (await connection.execute(query)).all()
    return [
        Report(
            id=row.id,
            at=row.at,
            by=row.by_name or "",
            user=row.user_id,
            about=row.about,
            name=row.name,
            game=row.game_id,
            line=row.line_id,
            text=row.text,
            reason=row.reason,
            words=row.words,
            open=bool(row.open),
        )
        for row in rows
    ]


async def settle(services: Services, moderator: Moderator, report_id: int, reason: str) -> None:
    """Close a report; actions taken are in the moderation log."""
    reason = checked_reason(moderator, reason)
    async with services.store.write() as connection:
        row = (await connection.execute(select(reports).where(reports.c.id == report_id))).first()
        if row is None:
            raise unknown("report")
        await connection.execute(update(reports).where(reports.c.id == report_id).values(open=False))
        await connection.execute(
            log_entry(moderator, "settle", f"#{row.id} {row.name}", reason, user_id=row.user_id, game_id=row.game_id)
        )


async def block(services: Services, visitor: Visitor, blocked_id: int) -> None:
    """Hide a person's chat and tables from the visitor, and keep them from the visitor's tables. Nobody is notified."""
    mine = blocks.c.user_id == visitor.id
    async with services.store.write() as connection:
        if (await connection.scalar(select(func.count()).where(mine)) or 0) >= MAX_BLOCKS:
            raise conflict("many_blocks", f"You block {MAX_BLOCKS} people already.", most=MAX_BLOCKS)
        await connection.execute(delete(blocks).where(mine, blocks.c.blocked_id == blocked_id))
        await connection.execute(insert(blocks).values(user_id=visitor.id, blocked_id=blocked_id, at=clock.now()))
        await friends.end_friendship(connection, visitor.id, blocked_id)
    await services.lobby.notify_person(visitor.id, "friends")
    # Not sent to clients: it makes both lobby streams omit the other person's tables.
    await services.lobby.notify_person(blocked_id, "apart")


async def unblock(services: Services, visitor: Visitor, blocked_id: int) -> None:
    async with services.store.write() as connection:
        deleted = await connection.execute(
            delete(blocks).where(blocks.c.user_id == visitor.id, blocks.c.blocked_id == blocked_id)
        )
    if deleted.rowcount != 1:
        raise unknown("block")
    await services.lobby.notify_person(visitor.id, "friends")


async def list_blocks(services: Services, visitor: Visitor) -> list[Block]:
    query = (
        select(blocks.c.blocked_id, blocks.c.at, users.c.name)
        .join(users, users.c.id == blocks.c.blocked_id)
        .where(blocks.c.user_id == visitor.id)
        .order_by(users.c.name)
    )
    async with services.store.read() as connection:
        rows = (await connection.execute(query)).all()
    return [Block(id=row.blocked_id, name=row.name, at=row.at) for row in rows]
