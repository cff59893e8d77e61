"""Lessons: tables that stand at a step's position, and the coach beside the board.

A lesson table is a sandbox with one person. Its other seats have no bot of their own: the server answers for them
inside the learner's turns (see `play.work`), and then the position waits for the learner.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, insert, select

from rondel import lessons
from rondel.server.errors import RevisionConflict, unknown
from rondel.server.http.wire.learn import (
    CoachFacts,
    FirstGame,
    LessonOverview,
    LessonStep,
    NoCoach,
)
from rondel.server.learn.judging import begin_step, coach_at, judged, known_lesson, lesson_table, overview_of, step_of
from rondel.server.learn.progress import steps_done
from rondel.server.people.visitors import Visitor
from rondel.server.play.change import busy
from rondel.server.play.loaded import LoadedGame
from rondel.server.play.table import is_game_id
from rondel.server.play.taking_back import go_back
from rondel.server.services import Services
from rondel.server.storage.models import games, lesson_tables
from rondel.server.tables import lobby


async def overview(services: Services, visitor: Visitor | None) -> list[LessonOverview]:
    """Every lesson with its steps, what this person has done, and the tables to go on at."""
    done = await steps_done(services, visitor)
    at = await tables_of(services, visitor) if visitor else []
    return overview_of(done, at)


async def open_step(
    services: Services, visitor: Visitor, edition: str, number: int | None, name: str | None
) -> LoadedGame:
    """The table of a step, resumed if it is under way, else put up; `number` None: the first step not yet done."""
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
            return loaded if judged(loaded).state == "open" else await again(services, visitor, loaded.id)
    loaded = await _put_up(services, visitor, steps[number - 1], number, name)
    for row in mine:  # one lesson table per edition is enough: the others are taken away
        await lobby.remove(services, row.game_id, visitor)
    return loaded


async def _put_up(
    services: Services, visitor: Visitor, step: lessons.Step, number: int, name: str | None
) -> LoadedGame:
    table, game = lesson_table(visitor, step, number, name)
    async with services.games.create(table) as change:
        row = {"game_id": table.id, "user_id": visitor.id, "edition": step.edition, "step": number}
        change.statement(insert(lesson_tables).values(row))
        begin_step(change, step, game)
    return change.after


async def coach(services: Services, visitor: Visitor | None, game_id: str) -> CoachFacts:
    """What the coach beside the board has to say; kind null at an ordinary table."""
    row = await _row(services, visitor, game_id)
    if row is None:
        return NoCoach(kind=None)
    if row.step is None:
        return FirstGame(kind="first_game", edition=row.edition)
    return coach_at(await services.games.current(game_id))


async def own_coach(services: Services, visitor: Visitor, game_id: str) -> LessonStep:
    """The coach at a table of this person's lesson, or a refusal."""
    row = await _row(services, visitor, game_id)
    if row is None or row.step is None:
        raise unknown("lesson")
    return coach_at(await services.games.current(game_id))


async def again(services: Services, visitor: Visitor, game_id: str) -> LoadedGame:
    """Back to the beginning of the step, also after the game is over."""
    row = await _row(services, visitor, game_id)
    if row is None or row.step is None:
        raise unknown("lesson")
    try:
        async with services.games.change(game_id) as change:
            begins = len(step_of(change.before).before)
            if change.before.version > begins:
                await go_back(services.store, change, begins)
    except RevisionConflict:
        raise busy() from None
    return change.after


async def tables_of(services: Services, visitor: Visitor) -> Sequence[Row[Any]]:
    """The learner's tables, newest first."""
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
