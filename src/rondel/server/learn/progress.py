"""How far somebody is in a lesson: judged from what happened at the table, kept per person."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.learn.judging import judged
from rondel.server.people.visitors import Visitor
from rondel.server.play.loaded import LoadedGame
from rondel.server.services import Services
from rondel.server.storage.models import lessons as progress_table


async def steps_done(services: Services, visitor: Visitor | None) -> dict[str, list[int]]:
    """The numbers of the steps this person has finished, by edition."""
    if visitor is None:
        return {}
    async with services.store.read() as connection:
        rows = (await connection.execute(select(progress_table).where(progress_table.c.user_id == visitor.id))).all()
    return {row.edition: msgspec.json.decode(row.done, type=list[int]) for row in rows}


async def keep_progress(connection: AsyncConnection, loaded: LoadedGame) -> None:
    """Written in the same transaction as the move that finishes a step."""
    table = loaded.table
    if table.lesson_step is None or table.learner_id is None or judged(loaded).state != "done":
        return
    row = (progress_table.c.user_id == table.learner_id, progress_table.c.edition == table.edition)
    kept = await connection.scalar(select(progress_table.c.done).where(*row))
    finished = msgspec.json.decode(kept, type=list[int]) if kept else []
    if table.lesson_step in finished:
        return
    done = msgspec.json.encode(sorted([*finished, table.lesson_step])).decode()
    if kept is None:
        values = {"user_id": table.learner_id, "edition": table.edition, "done": done}
        await connection.execute(insert(progress_table).values(values))
    else:
        await connection.execute(update(progress_table).where(*row).values(done=done))
