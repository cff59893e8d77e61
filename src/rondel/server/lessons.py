"""Lessons: tables at the position of a step, the coach, and first games with hints.

A lesson table is a sandbox with one person. Its other seats have no bots: the server responds for them within the
learner's turns (see `rondel.table.work`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, insert, select, update

from rondel import lessons
from rondel.server.play import StoredChange, entries_since, rewind
from rondel.server.services import Services
from rondel.server.storage import Store
from rondel.server.storage.models import games, lesson_tables
from rondel.server.storage.models import lessons as progress_table
from rondel.server.tables import lifecycle
from rondel.table.change import busy
from rondel.table.errors import RevisionConflict, unknown
from rondel.table.lesson_tables import (
    MOST_REASONS,
    adviser,
    begin_step,
    coach_at,
    first_game_table,
    first_reason,
    idea_of,
    known_lesson,
    learners_seat,
    lesson_table,
    overview_of,
    progress_of,
    reasons_in,
    step_of,
)
from rondel.table.loaded import LoadedGame
from rondel.table.setup import begin
from rondel.table.table import is_game_id
from rondel.table.visitors import Visitor
from rondel.wire.learn import BotReason, CoachFacts, FirstGame, Idea, LessonOverview, LessonStep, NoCoach


async def overview(services: Services, visitor: Visitor | None) -> list[LessonOverview]:
    """Return all lessons with steps, progress, and tables to resume."""
    done = await steps_done(services, visitor)
    at = await tables_of(services, visitor) if visitor else []
    return overview_of(done, at)


async def open_step(
    services: Services, visitor: Visitor, edition: str, number: int | None, name: str | None
) -> LoadedGame:
    """Return the table of a step, resumed or newly created; by default of the first unfinished step."""
    steps = known_lesson(edition).steps
    if number is None:
        finished = (await steps_done(services, visitor)).get(edition, [])
        number = next((each for each in range(1, len(steps) + 1) if each not in finished), 1)
    if not 1 <= number <= len(steps):
        raise unknown("step")
    mine = [row for row in await tables_of(services, visitor) if row.edition == edition and row.step is not None]
    for row in mine:
        if row.step == number:
            loaded = await services.games.current(row.game_id)
            return loaded if progress_of(loaded).state == "open" else await restart_step(services, visitor, loaded.id)
    loaded = await _create_table(services, visitor, steps[number - 1], number, name)
    for row in mine:  # keep one lesson table per edition
        await lifecycle.remove(services, row.game_id, visitor)
    return loaded


async def _create_table(
    services: Services, visitor: Visitor, step: lessons.Step, number: int, name: str | None
) -> LoadedGame:
    table, game = lesson_table(visitor, step, number, name)
    async with services.games.create(table) as change:
        row = {"game_id": table.id, "user_id": visitor.id, "edition": step.edition, "step": number}
        change.statement(insert(lesson_tables).values(row))
        begin_step(change, step, game)
    return change.after


async def coach(services: Services, visitor: Visitor | None, game_id: str) -> CoachFacts:
    """Return the coach's state for a table."""
    row = await _row(services, visitor, game_id)
    if row is None:
        return NoCoach(kind=None)
    if row.step is None:
        return FirstGame(kind="first_game", edition=row.edition)
    return coach_at(await services.games.current(game_id))


async def own_coach(services: Services, visitor: Visitor, game_id: str) -> LessonStep:
    """Return the coach at the person's own lesson table, or raise a refusal."""
    row = await _row(services, visitor, game_id)
    if row is None or row.step is None:
        raise unknown("lesson")
    return coach_at(await services.games.current(game_id))


async def restart_step(services: Services, visitor: Visitor, game_id: str) -> LoadedGame:
    """Reset a table to the beginning of its step, even after the game is over."""
    row = await _row(services, visitor, game_id)
    if row is None or row.step is None:
        raise unknown("lesson")
    try:
        async with services.games.change(game_id) as change:
            begins = len(step_of(change.before).before)
            if change.before.version > begins:
                await rewind(services.store, change, begins)
    except RevisionConflict:
        raise busy() from None
    return change.after


async def tables_of(services: Services, visitor: Visitor) -> Sequence[Row[Any]]:
    """Return the learner's tables, newest first."""
    async with services.store.read() as connection:
        rows = await connection.execute(
            select(lesson_tables, games.c.state)
            .join(games, games.c.id == lesson_tables.c.game_id)
            .where(lesson_tables.c.user_id == visitor.id)
            .order_by(games.c.created.desc())
        )
        return rows.all()


async def _row(services: Services, visitor: Visitor | None, game_id: str) -> Row[Any] | None:
    if visitor is None or not is_game_id(game_id):
        return None
    async with services.store.read() as connection:
        rows = await connection.execute(
            select(lesson_tables).where(lesson_tables.c.game_id == game_id, lesson_tables.c.user_id == visitor.id)
        )
        return rows.first()


async def first_game(services: Services, visitor: Visitor, edition: str, name: str | None, new: bool) -> LoadedGame:
    """Return a first game with hints, resumed if one is in progress unless `new`."""
    known_lesson(edition)
    if not new:
        for row in await tables_of(services, visitor):
            if row.edition == edition and row.step is None and row.state == "running":
                return await services.games.current(row.game_id)
    table = first_game_table(visitor, edition, name, services.bots.names)
    async with services.games.create(table) as change:
        values = {"game_id": table.id, "user_id": visitor.id, "edition": edition, "step": None}
        change.statement(insert(lesson_tables).values(values))
        begin(change)
    return change.after


async def idea(services: Services, visitor: Visitor, game_id: str) -> Idea:
    """Return a suggested move with its reason; only in first games."""
    loaded = await _learning(services, visitor, game_id)
    seat = learners_seat(loaded, visitor)
    choice = await services.bots.choose(loaded, seat, adviser(services.bots.names), visitor.id)
    return idea_of(loaded, choice)


async def reasons(services: Services, visitor: Visitor, game_id: str, since: int) -> list[BotReason]:
    """Return the stored reasons of bot moves after version `since`."""
    loaded = await _learning(services, visitor, game_id)
    entries = await entries_since(services.store, game_id, first_reason(loaded, since), MOST_REASONS)
    return reasons_in(entries)


async def _learning(services: Services, visitor: Visitor, game_id: str) -> LoadedGame:
    loaded = await services.games.current(game_id)
    if loaded.table.learner_id != visitor.id:
        raise unknown("lesson")
    return loaded


async def steps_done(services: Services, visitor: Visitor | None) -> dict[str, list[int]]:
    """Return the finished steps of a person by edition."""
    if visitor is None:
        return {}
    async with services.store.read() as connection:
        rows = (await connection.execute(select(progress_table).where(progress_table.c.user_id == visitor.id))).all()
    return {row.edition: msgspec.json.decode(row.done, type=list[int]) for row in rows}


def store_progress(store: Store) -> Callable[[StoredChange, LoadedGame], Awaitable[None]]:
    """Return a contributor that stores a finished step in the transaction of the finishing move."""

    async def add(change: StoredChange, after: LoadedGame) -> None:
        table = change.table
        if table.lesson_step is None or table.learner_id is None or progress_of(after).state != "done":
            return
        row = (progress_table.c.user_id == table.learner_id, progress_table.c.edition == table.edition)
        async with store.read() as connection:
            stored = await connection.scalar(select(progress_table.c.done).where(*row))
        finished = msgspec.json.decode(stored, type=list[int]) if stored else []
        if table.lesson_step in finished:
            return
        done = msgspec.json.encode(sorted([*finished, table.lesson_step])).decode()
        if stored is None:
            values = {"user_id": table.learner_id, "edition": table.edition, "done": done}
            change.statement(insert(progress_table).values(values))
        else:
            change.must_change_one(
                update(progress_table).where(*row, progress_table.c.done == stored).values(done=done)
            )

    return add
