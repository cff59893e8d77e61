"""A first game with hints: easy opponents, what a decent player would do, and why the bots moved."""

from __future__ import annotations

from sqlalchemy import insert

from rondel.server.errors import unknown
from rondel.server.http.wire.learn import BotReason, Idea
from rondel.server.learn.first_game import (
    MOST_REASONS,
    adviser,
    first_game_table,
    first_reason,
    idea_of,
    learners_seat,
    reasons_in,
)
from rondel.server.learn.judging import known_lesson
from rondel.server.learn.lessons import tables_of
from rondel.server.people.visitors import Visitor
from rondel.server.play.loaded import LoadedGame
from rondel.server.play.stored_log import entries_since
from rondel.server.services import Services
from rondel.server.storage.models import lesson_tables
from rondel.server.tables.setting_up import begin


async def first_game(services: Services, visitor: Visitor, edition: str, name: str | None, new: bool) -> LoadedGame:
    """A real game against two easy opponents, marked for hints; one under way is resumed unless `new`."""
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
    """What a decent player would do at the learner's decision, and why; only in games with hints."""
    loaded = await _learning(services, visitor, game_id)
    seat = learners_seat(loaded, visitor)
    choice = await services.bots.choose(loaded, seat, adviser(services.bots.names), visitor.id)
    return idea_of(loaded, choice)


async def reasons(services: Services, visitor: Visitor, game_id: str, since: int) -> list[BotReason]:
    """Why the bots moved as they did after version `since`, as it was kept with their moves."""
    loaded = await _learning(services, visitor, game_id)
    entries = await entries_since(services.store, game_id, first_reason(loaded, since), MOST_REASONS)
    return reasons_in(entries)


async def _learning(services: Services, visitor: Visitor, game_id: str) -> LoadedGame:
    loaded = await services.games.current(game_id)
    if loaded.table.learner_id != visitor.id:
        raise unknown("lesson")
    return loaded
