"""Lessons and first games without a server."""

from __future__ import annotations

from rondel.solo.games import BOTS, choose_for_bot, rewind
from rondel.solo.storage import Games, LessonTable, Person
from rondel.table.errors import unknown
from rondel.table.lesson_tables import (
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
from rondel.wire.learn import BotReason, CoachFacts, FirstGame, Idea, LessonOverview, NoCoach


def overview(person: Person) -> list[LessonOverview]:
    """Return the lessons with the person's progress."""
    return overview_of(person.done, person.learns_at)


def open_step(games: Games, person: Person, edition: str, number: int | None, name: str | None) -> LoadedGame:
    """Return the table of a step, resumed or newly created; by default of the first unfinished step."""
    steps = known_lesson(edition).steps
    if number is None:
        finished = person.done.get(edition, [])
        number = next((each for each in range(1, len(steps) + 1) if each not in finished), 1)
    if not 1 <= number <= len(steps):
        raise unknown("step")
    mine = [row for row in person.learns_at if row.edition == edition and row.step is not None]
    for row in mine:
        if row.step == number:
            loaded = games.current(row.game_id)
            return loaded if progress_of(loaded).state == "open" else restart_step(games, row.game_id)
    table, game = lesson_table(person.visitor, steps[number - 1], number, name)
    for row in mine:  # keep one lesson table per edition
        games.current(row.game_id)
    with games.create(table) as change:
        begin_step(change, steps[number - 1], game)
    for row in mine:
        games.remove(row.game_id)
    return change.after


def first_game(games: Games, person: Person, edition: str, name: str | None, *, new: bool) -> LoadedGame:
    """Return a first game against easy opponents, resumed if one is in progress unless `new`."""
    known_lesson(edition)
    for row in person.learns_at:
        if not new and row.edition == edition and row.step is None and row.state == "running":
            return games.current(row.game_id)
    with games.create(first_game_table(person.visitor, edition, name, BOTS)) as change:
        begin(change)
    return change.after


def coach(loaded: LoadedGame) -> CoachFacts:
    """Return the coach's state for a table."""
    if loaded.table.learner_id is None:
        return NoCoach(kind=None)
    if loaded.table.lesson_step is None:
        return FirstGame(kind="first_game", edition=loaded.table.edition)
    return coach_at(loaded)


def restart_step(games: Games, game_id: str) -> LoadedGame:
    """Reset a table to the beginning of its step."""
    loaded = games.current(game_id)
    begins = len(step_of(loaded).before)
    return rewind(games, game_id, begins) if loaded.version > begins else loaded


def idea(loaded: LoadedGame, person: Person) -> Idea:
    """Return a suggested move with its reason."""
    _refuse_unless_learning(loaded)
    return idea_of(loaded, choose_for_bot(loaded, learners_seat(loaded, person.visitor), adviser(BOTS)))


def reasons(games: Games, game_id: str, since: int) -> list[BotReason]:
    """Return the reasons of bot moves after version `since`."""
    loaded = games.current(game_id)
    _refuse_unless_learning(loaded)
    return reasons_in(games.game(game_id).since(first_reason(loaded, since)))


def note(person: Person, loaded: LoadedGame) -> None:
    """Update the person's progress after a change of a table."""
    table = loaded.table
    if table.learner_id is None:
        return
    remove_table(person, table.id)
    person.learns_at.insert(0, LessonTable(table.id, table.edition, table.lesson_step, table.state))
    if table.lesson_step is not None and progress_of(loaded).state == "done":
        done = person.done.get(table.edition, [])
        person.done = {**person.done, table.edition: sorted({*done, table.lesson_step})}


def remove_table(person: Person, game_id: str) -> None:
    """Remove a deleted table from the person's data."""
    person.learns_at = [row for row in person.learns_at if row.game_id != game_id]


def _refuse_unless_learning(loaded: LoadedGame) -> None:
    if loaded.table.learner_id is None:
        raise unknown("lesson")
