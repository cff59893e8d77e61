"""Moderation of tables: end the game, change host or name, remove, restrict chat, hide chat lines."""

from __future__ import annotations

from sqlalchemy import Select, select, update

from rondel.server.moderation.log import Moderator, checked_reason, log_entry
from rondel.server.play import StoredChange
from rondel.server.services import Services
from rondel.server.storage import Message
from rondel.server.storage.models import chat, reports
from rondel.table.errors import bad, conflict, unknown
from rondel.table.setup import TALKS
from rondel.table.visitors import LONGEST_TABLE_NAME, clean_name
from rondel.wire.moderation import SaidLine

MAX_LINES = 300
CHAT_DISABLED = "nobody"


async def end(services: Services, moderator: Moderator, game_id: str, reason: str) -> None:
    """End a running game, scoring the current position."""
    reason = checked_reason(moderator, reason)

    def edit(change: StoredChange) -> None:
        if change.table.state != "running":
            raise conflict("not_running", f"The game {game_id} is {change.table.state}, not running.")
        change.end("admin")
        change.statement(log_entry(moderator, "end", change.table.name, reason, game_id=game_id))

    await services.games.retry(game_id, edit)


async def transfer(services: Services, moderator: Moderator, game_id: str, seat: int, reason: str) -> None:
    """Make the person on a seat the host of the table."""
    reason = checked_reason(moderator, reason)

    def edit(change: StoredChange) -> None:
        table = change.table
        new_host = table.seats[seat] if 0 <= seat < len(table.seats) else None
        if new_host is None or new_host.kind != "human" or new_host.user_id is None:
            raise unknown("seat")
        change.set_host(new_host.user_id)
        about = f"{table.name}: {table.host_name} → {new_host.name}"
        change.statement(log_entry(moderator, "transfer", about, reason, user_id=new_host.user_id, game_id=game_id))

    await services.games.retry(game_id, edit)


async def rename(services: Services, moderator: Moderator, game_id: str, name: str, reason: str) -> None:
    reason, name = checked_reason(moderator, reason), clean_name(name, LONGEST_TABLE_NAME)

    def edit(change: StoredChange) -> None:
        about = f"{change.table.name} → {name}"
        change.statement(log_entry(moderator, "rename_table", about, reason, game_id=game_id))
        change.row(name=name)

    await services.games.retry(game_id, edit)


async def set_talk(services: Services, moderator: Moderator, game_id: str, talk: str, reason: str) -> None:
    """Set who may chat at a table: nobody, players, accounts or everybody."""
    reason = checked_reason(moderator, reason)
    if talk not in (CHAT_DISABLED, *TALKS):
        raise bad("talk", "Who may chat: nobody, players, accounts or everybody.", talks=[CHAT_DISABLED, *TALKS])

    def edit(change: StoredChange) -> None:
        about = f"{change.table.name}: {talk}"
        change.statement(log_entry(moderator, "talk", about, reason, game_id=game_id))
        change.row(talk=talk)

    await services.games.retry(game_id, edit)


async def remove(services: Services, moderator: Moderator, game_id: str, reason: str) -> None:
    """Delete a table with its game and chat."""
    reason = checked_reason(moderator, reason)
    async with services.games.cache.lock(game_id):
        table = (await services.games.current(game_id)).table
        line = log_entry(moderator, "remove_table", table.name, reason, game_id=game_id)
        # It may have been removed concurrently in another process.
        if not await services.games.remove(game_id, audit_entry=line):
            raise unknown("table")


async def chat_lines(services: Services, game_id: str) -> list[SaidLine]:
    """Return the public chat of a table including hidden lines, newest first.

    Administrators see private messages only in reports of their recipients.
    """
    is_public = (chat.c.game_id == game_id, chat.c.private.is_(False))
    query = select(chat).where(*is_public).order_by(chat.c.id.desc()).limit(MAX_LINES)
    async with services.store.read() as connection:
        rows = (await connection.execute(query)).all()
    return [
        SaidLine(id=row.id, at=row.at, user=row.user_id, name=row.name, text=row.text, hidden=bool(row.hidden))
        for row in rows
    ]


def _is_reported(line_id: int) -> Select[tuple[int]]:
    return select(reports.c.id).where(reports.c.line_id == line_id).limit(1)


async def hide_line(services: Services, moderator: Moderator, line_id: int, hidden: bool, reason: str) -> None:
    """Hide or restore a chat line, and update the pages that show it."""
    reason = checked_reason(moderator, reason)
    async with services.store.write() as connection:
        row = (await connection.execute(select(chat).where(chat.c.id == line_id))).first()
        if row is None or (row.private and not await connection.scalar(_is_reported(line_id))):
            raise unknown("line")
        await connection.execute(update(chat).where(chat.c.id == line_id).values(hidden=hidden))
        action = "hide_line" if hidden else "restore_line"
        await connection.execute(
            log_entry(moderator, action, f"{row.name}: {row.text}", reason, user_id=row.user_id, game_id=row.game_id)
        )
        await services.store.announce(connection, Message(chat=row.game_id, line=line_id))
    services.hub.publish(row.game_id, f"line {line_id}")
