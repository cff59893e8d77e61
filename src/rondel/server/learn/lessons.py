"""Learning to play: lesson tables that stand at a step's position, progress kept per person, and a first game with
hints.

A lesson table is a sandbox with one person. Its other seats have no bot of their own: they answer inside the learner's
turns when the page says `go_on`, and then the position waits for the learner.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, cast

import msgspec
import structlog
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

import rondel
from rondel import lessons
from rondel.bots.reasons import reason_for
from rondel.lessons.lesson import OPPONENTS
from rondel.server.errors import Outrun, Refusal, bad, conflict, unknown
from rondel.server.http.wire.learn import (
    BotReason,
    CoachFacts,
    FirstGame,
    Idea,
    LessonOverview,
    LessonStep,
    NoCoach,
    StepProgress,
    StepState,
    Task,
)
from rondel.server.http.wire.state import Reason
from rondel.server.http.wire.words import DecisionKind
from rondel.server.people.names import LONGEST_TABLE_NAME, clean_name
from rondel.server.people.visitors import Visitor
from rondel.server.play import history
from rondel.server.play.games import Move, play
from rondel.server.play.rooms import Room, Seat
from rondel.server.play.undo import go_back
from rondel.server.services import Services
from rondel.server.storage.models import games, lesson_tables
from rondel.server.storage.models import lessons as progress_table
from rondel.server.tables import lobby
from rondel.server.tables.lobby import begin_with, change, free_name, insert_table

log = structlog.get_logger()

OPPONENT_LEVELS = ("easy", "greedy")
# `medium` is weakened on purpose; advice should be sound, and `hard` still answers at once.
ADVISERS = ("hard", "medium", "greedy")
MOST_REASONS = 120


async def overview(services: Services, visitor: Visitor | None) -> list[LessonOverview]:
    """Every lesson with its steps, what this person has done, and the tables to go on at."""
    done = await _done(services, visitor)
    at = await _tables_of(services, visitor) if visitor else []
    found = []
    for edition in rondel.editions():
        steps = lessons.lesson(edition).steps
        finished = done.get(edition, [])
        mine = [row for row in at if row.edition == edition]
        playing = [row.game_id for row in mine if row.step is None and row.state == "running"]
        found.append(
            LessonOverview(
                edition=edition,
                steps=[
                    StepProgress(number=number, id=step.id, done=number in finished)
                    for number, step in enumerate(steps, start=1)
                ],
                next=next((number for number in range(1, len(steps) + 1) if number not in finished), None),
                begun=bool(finished) or any(row.step is not None for row in mine),
                first_game=playing[0] if playing else None,
            )
        )
    return found


async def open_step(services: Services, visitor: Visitor, edition: str, number: int | None, name: str | None) -> Room:
    """The table of a step, resumed if it is under way, else put up; `number` None: the first step not yet done."""
    steps = _lesson(edition).steps
    if number is None:
        finished = (await _done(services, visitor)).get(edition, [])
        number = next((each for each in range(1, len(steps) + 1) if each not in finished), 1)
    if not 1 <= number <= len(steps):
        raise unknown("step")
    mine = [row for row in await _tables_of(services, visitor) if row.edition == edition and row.step is not None]
    for row in mine:
        if row.step == number:
            room = await services.rooms.current(row.game_id)
            return room if _judged(room, steps[number - 1]).state == "open" else await again(services, visitor, room.id)
    room = await _put_up(services, visitor, steps[number - 1], number, name)
    for row in mine:  # one lesson table per edition is enough: the others are taken away
        await lobby.remove(services, row.game_id, visitor)
    return room


async def _put_up(services: Services, visitor: Visitor, step: lessons.Step, number: int, name: str | None) -> Room:
    others = [Seat(seat, "bot", name=opponent) for seat, opponent in enumerate(OPPONENTS, start=1)]
    chairs = [Seat(lessons.LEARNER, "human", user_id=visitor.id, name=free_name(others, visitor.name)), *others]
    game = step.game(chairs[0].name or "")
    values = _values(name or f"{step.edition} {number}", step.edition, game.options, sandbox=True)
    game_id = await insert_table(services, visitor, values, chairs)

    async def edit(room: Room, connection: AsyncConnection) -> dict[str, Any]:
        await _note(connection, game_id, visitor, step.edition, number)
        return await begin_with(connection, room, game, time.time())

    room = await change(services, game_id, edit)
    for action in step.before:
        room = await play(services, game_id, Move(room.game.decision.player, action, by="bot"))
    return room


async def coach(services: Services, visitor: Visitor | None, game_id: str) -> CoachFacts:
    """What the coach beside the board has to say; kind null at an ordinary table."""
    row = await _row(services, visitor, game_id)
    if row is None:
        return NoCoach(kind=None)
    if row.step is None:
        return FirstGame(kind="first_game", edition=row.edition)
    return _told(await services.rooms.current(game_id), row)


async def go_on(services: Services, visitor: Visitor, game_id: str) -> LessonStep:
    """Let the opponents answer what they are asked inside the learner's turns, and keep what was learnt."""
    row = await _own_row(services, visitor, game_id)
    step = _lesson(row.edition).steps[row.step - 1]
    room = await services.rooms.current(game_id)
    while room.state == "running" and lessons.is_for_opponent(step, room.game):
        action = await asyncio.to_thread(lessons.answer, step, room.game)
        move = Move(room.game.decision.player, action, by="bot", revision=room.revision)
        try:
            room = await play(services, game_id, move)
        except Refusal as refusal:
            if refusal.code != "stale":  # the same page in two windows: the other one was faster
                raise
            room = await services.rooms.current(game_id)
    told = _told(room, row)
    if told.state == "done":
        await _keep(services, visitor, row.edition, row.step)
    return told


async def again(services: Services, visitor: Visitor, game_id: str) -> Room:
    """Back to the beginning of the step, also after the game is over."""
    row = await _own_row(services, visitor, game_id)
    step = _lesson(row.edition).steps[row.step - 1]
    async with services.rooms.lock(game_id):
        room = await services.rooms.current(game_id)
        if room.version > len(step.before):
            try:
                await go_back(services, room, len(step.before))
            except Outrun:
                services.rooms.drop(game_id)
                raise conflict("busy", "This table is being changed elsewhere; please try again.") from None
    services.hub.tell(game_id, "state")
    return room


async def first_game(services: Services, visitor: Visitor, edition: str, name: str | None, new: bool) -> Room:
    """A real game against two easy opponents, marked for hints; one under way is resumed unless `new`."""
    _lesson(edition)
    if not new:
        for row in await _tables_of(services, visitor):
            if row.edition == edition and row.step is None and row.state == "running":
                return await services.rooms.current(row.game_id)
    level = _first_of(OPPONENT_LEVELS, services.bots.names)
    others = [Seat(seat, "bot", bot=level, name=opponent) for seat, opponent in enumerate(OPPONENTS, start=1)]
    chairs = [Seat(0, "human", user_id=visitor.id, name=free_name(others, visitor.name)), *others]
    values = _values(name or edition, edition, rondel.Options(), sandbox=False)
    game_id = await insert_table(services, visitor, {**values, "auto_forced": True}, chairs)
    async with services.store.write() as connection:
        await _note(connection, game_id, visitor, edition, None)
    return await lobby.start(services, game_id, visitor)


async def idea(services: Services, visitor: Visitor, game_id: str) -> Idea:
    """What a decent player would do at the learner's decision, and why; only in games with hints."""
    await _learning_row(services, visitor, game_id)
    room = await services.rooms.current(game_id)
    if room.state != "running" or room.turn_player not in room.seats_of(visitor.id):
        raise bad("not_your_turn", "There is a hint when it is your turn.")
    adviser = _first_of(ADVISERS, services.bots.names)
    choice = await services.bots.choose(room, room.turn_player, adviser)
    reason = msgspec.convert(choice.reason, Reason) if choice.reason else None
    return Idea(version=room.version, action=choice.action, reason=reason)


async def reasons(services: Services, visitor: Visitor, game_id: str, since: int) -> list[BotReason]:
    """Why the bots moved as they did after version `since`, read off each of their actions."""
    await _learning_row(services, visitor, game_id)
    room = await services.rooms.current(game_id)
    since = max(min(since, room.version), room.version - MOST_REASONS, 0)
    game = await history.position(services.store, game_id, since)
    entries = await history.entries_since(services.store, game_id, since, MOST_REASONS)
    return await asyncio.to_thread(_reasons, game, entries)


def _reasons(game: rondel.Game, entries: list[Any]) -> list[BotReason]:
    found = []
    for entry in entries:
        if entry.action.startswith("give "):
            _, nation, amount = entry.action.split(" ")
            game.give(entry.seat, nation, int(amount))
            continue
        decision = game.decision
        action = next(each for each in decision.actions if each.text == entry.action)
        if entry.by in ("bot", "stand_in") and len(decision.actions) > 1:
            seen = game.seat_view(entry.seat).imagine().state
            reason = reason_for(seen, action, len(decision.actions))
            found.append(
                BotReason(
                    version=entry.version,
                    seat=entry.seat,
                    turn=entry.turn,
                    kind=cast(DecisionKind, decision.kind),
                    reason=msgspec.convert(reason.to_dict(), Reason),
                )
            )
        game.play(action)
    return found


def _told(room: Room, row: Any) -> LessonStep:
    steps = _lesson(row.edition).steps
    step = steps[row.step - 1]
    judged = _judged(room, step)
    return LessonStep(
        kind="lesson",
        edition=row.edition,
        step=row.step,
        steps=len(steps),
        id=step.id,
        rule=step.rule,
        terms=list(step.terms),
        tasks=[Task(id=task.id, done=task.id in judged.done) for task in step.tasks],
        state=cast(StepState, judged.state),
        miss=judged.miss,
        waits=room.state == "running" and lessons.is_for_opponent(step, room.game),
        revision=room.revision,
    )


def _judged(room: Room, step: lessons.Step) -> lessons.Progress:
    events = [
        event
        for entry in room.log
        if entry.version > len(step.before)
        for event in msgspec.json.decode(bytes(entry.events))
    ]
    return lessons.progress(step, room.game, events)


def _lesson(edition: str) -> lessons.Lesson:
    if edition not in rondel.editions():
        raise unknown("lesson")
    return lessons.lesson(edition)


def _first_of(wanted: tuple[str, ...], there: tuple[str, ...]) -> str:
    return next((name for name in wanted if name in there), there[0])


def _values(name: str, edition: str, options: rondel.Options, *, sandbox: bool) -> dict[str, Any]:
    return {
        "name": clean_name(name, LONGEST_TABLE_NAME),
        "edition": edition,
        "options": msgspec.json.encode(options.to_dict()).decode(),
        "pace": "live",
        "clock": None,
        "private": True,
        "auto_forced": False,
        "sandbox": sandbox,
    }


async def _note(connection: AsyncConnection, game_id: str, visitor: Visitor, edition: str, step: int | None) -> None:
    await connection.execute(
        insert(lesson_tables).values(game_id=game_id, user_id=visitor.id, edition=edition, step=step)
    )


async def _tables_of(services: Services, visitor: Visitor) -> list[Any]:
    """The learner's tables, newest first."""
    async with services.store.read() as connection:
        rows = await connection.execute(
            select(lesson_tables, games.c.state)
            .join(games, games.c.id == lesson_tables.c.game_id)
            .where(lesson_tables.c.user_id == visitor.id)
            .order_by(games.c.created.desc())
        )
        return list(rows.all())


async def _row(services: Services, visitor: Visitor | None, game_id: str) -> Any:
    if visitor is None:
        return None
    async with services.store.read() as connection:
        rows = await connection.execute(
            select(lesson_tables).where(lesson_tables.c.game_id == game_id, lesson_tables.c.user_id == visitor.id)
        )
        return rows.first()


async def _learning_row(services: Services, visitor: Visitor, game_id: str) -> Any:
    row = await _row(services, visitor, game_id)
    if row is None:
        raise unknown("lesson")
    return row


async def _own_row(services: Services, visitor: Visitor, game_id: str) -> Any:
    row = await _learning_row(services, visitor, game_id)
    if row.step is None:
        raise unknown("lesson")
    return row


async def _done(services: Services, visitor: Visitor | None) -> dict[str, list[int]]:
    if visitor is None:
        return {}
    async with services.store.read() as connection:
        rows = (await connection.execute(select(progress_table).where(progress_table.c.user_id == visitor.id))).all()
    return {row.edition: msgspec.json.decode(row.done, type=list[int]) for row in rows}


async def _keep(services: Services, visitor: Visitor, edition: str, number: int) -> None:
    finished = (await _done(services, visitor)).get(edition, [])
    if number in finished:
        return
    mine = (progress_table.c.user_id == visitor.id, progress_table.c.edition == edition)
    done = msgspec.json.encode(sorted([*finished, number])).decode()
    try:
        async with services.store.write() as connection:
            await connection.execute(delete(progress_table).where(*mine))
            await connection.execute(insert(progress_table).values(user_id=visitor.id, edition=edition, done=done))
    except IntegrityError:
        log.info("lesson_kept_elsewhere", user=visitor.id)  # the same step in two windows: the other one wrote it
