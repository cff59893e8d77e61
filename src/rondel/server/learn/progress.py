"""How far somebody is in a lesson: judged from what happened at the table, kept per person."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel import lessons
from rondel.server.errors import unknown
from rondel.server.people.visitors import Visitor
from rondel.server.play.cache import LoadedGame
from rondel.server.services import Services
from rondel.server.storage.models import lessons as progress_table


def step_of(loaded: LoadedGame) -> lessons.Step:
    """The step played at this table."""
    number = loaded.table.lesson_step
    if number is None:
        raise unknown("lesson")
    return lessons.lesson(loaded.table.edition).steps[number - 1]


def judged(loaded: LoadedGame) -> lessons.Progress:
    """What the events since the step's position say."""
    step = step_of(loaded)
    events = [
        event
        for entry in loaded.log
        if entry.version > len(step.before)
        for event in msgspec.json.decode(bytes(entry.events))
    ]
    return lessons.progress(step, loaded.game, events)


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
