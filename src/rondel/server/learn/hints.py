"""A first game with hints: easy opponents, what a decent player would do, and why the bots moved."""

from __future__ import annotations

from typing import cast

from sqlalchemy import insert

import rondel
from rondel.lessons.lesson import OPPONENTS
from rondel.server.errors import bad, unknown
from rondel.server.http.wire.learn import BotReason, Idea
from rondel.server.http.wire.words import DecisionKind
from rondel.server.learn.lessons import known_lesson, tables_of
from rondel.server.live.states import wire_reason
from rondel.server.people.names import LONGEST_TABLE_NAME, clean_name
from rondel.server.people.visitors import Visitor
from rondel.server.play.cache import LoadedGame
from rondel.server.play.log import entries_since
from rondel.server.play.table import Seat, free_name
from rondel.server.services import Services
from rondel.server.storage.models import lesson_tables
from rondel.server.tables.lobby import begin, new_table

OPPONENT_LEVELS = ("easy", "greedy")
# `medium` is weakened on purpose; advice should be sound, and `hard` still answers at once.
ADVISERS = ("hard", "medium", "greedy")
MOST_REASONS = 120


async def first_game(services: Services, visitor: Visitor, edition: str, name: str | None, new: bool) -> LoadedGame:
    """A real game against two easy opponents, marked for hints; one under way is resumed unless `new`."""
    known_lesson(edition)
    if not new:
        for row in await tables_of(services, visitor):
            if row.edition == edition and row.step is None and row.state == "running":
                return await services.games.current(row.game_id)
    level = _first_of(OPPONENT_LEVELS, services.bots.names)
    others = [Seat(seat, "bot", bot=level, name=opponent) for seat, opponent in enumerate(OPPONENTS, start=1)]
    seats = [Seat(0, "human", user_id=visitor.id, name=free_name(others, visitor.name)), *others]
    name = clean_name(name or edition, LONGEST_TABLE_NAME)
    table = new_table(
        visitor, name, edition, rondel.Options(), seats, private=True, auto_forced=True, learner_id=visitor.id
    )
    async with services.games.create(table) as change:
        values = {"game_id": table.id, "user_id": visitor.id, "edition": edition, "step": None}
        change.statement(insert(lesson_tables).values(values))
        begin(change)
    return change.after


async def idea(services: Services, visitor: Visitor, game_id: str) -> Idea:
    """What a decent player would do at the learner's decision, and why; only in games with hints."""
    loaded = await _learning(services, visitor, game_id)
    seat = loaded.table.turn_player
    if loaded.table.state != "running" or seat is None or seat not in loaded.table.seats_of(visitor.id):
        raise bad("not_your_turn", "There is a hint when it is your turn.")
    choice = await services.bots.choose(loaded, seat, _first_of(ADVISERS, services.bots.names), visitor.id)
    reason = wire_reason(choice.reason) if choice.reason else None
    return Idea(version=loaded.version, action=choice.action, reason=reason)


async def reasons(services: Services, visitor: Visitor, game_id: str, since: int) -> list[BotReason]:
    """Why the bots moved as they did after version `since`, as it was kept with their moves."""
    loaded = await _learning(services, visitor, game_id)
    since = max(min(since, loaded.version), loaded.version - MOST_REASONS, 0)
    entries = await entries_since(services.store, game_id, since, MOST_REASONS)
    return [
        BotReason(
            version=entry.version,
            seat=entry.seat,
            turn=entry.turn,
            kind=cast(DecisionKind, entry.reason.kind),
            reason=wire_reason(entry.reason),
        )
        for entry in entries
        if entry.reason is not None
    ]


async def _learning(services: Services, visitor: Visitor, game_id: str) -> LoadedGame:
    loaded = await services.games.current(game_id)
    if loaded.table.learner_id != visitor.id:
        raise unknown("lesson")
    return loaded


def _first_of(wanted: tuple[str, ...], there: tuple[str, ...]) -> str:
    return next((name for name in wanted if name in there), there[0])
