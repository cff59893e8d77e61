"""Tables and games without a server: moves, undo, bots, records."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

import rondel
from rondel import bots
from rondel.solo.storage import Games
from rondel.table.bot_jobs import FALLBACK_BOTS, BotChoice, BotJob, lesson_move, run_bot, stored_reason
from rondel.table.errors import bad, conflict, unknown
from rondel.table.loaded import LoadedGame
from rondel.table.moves import Move, apply_move, check_move, turn_number
from rondel.table.orders.standing import after_use, order_line, suspended
from rondel.table.replays import (
    begin_replay,
    decode_record,
    read_record,
    refuse_to_show_cash,
    replay_table,
    run_at_once,
    sandbox_table,
)
from rondel.table.setup import (
    begin,
    checked_customs,
    checked_options,
    checked_pace,
    checked_talk,
    new_table,
    next_table,
    refuse_unless_played,
    wanted_seats,
)
from rondel.table.table import Seat
from rondel.table.undo import undo_target
from rondel.table.visitors import LONGEST_TABLE_NAME, Visitor, clean_name
from rondel.table.work import work_for
from rondel.wire.tables import NewTable

# Too slow without the compiled core: eight seconds per rondel move, compared to a few hundredths for the others.
EXCLUDED_BOTS = ("master",)
BOTS = tuple(name for name in bots.names() if name not in EXCLUDED_BOTS)

T = TypeVar("T")


def run_coroutine(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine that never awaits anything, and return its result."""
    try:
        work.send(None)
    except StopIteration as done:
        return done.value  # type: ignore[no-any-return]
    raise RuntimeError("The coroutine awaits something.")


def open_table(games: Games, host: Visitor, wanted: NewTable) -> LoadedGame:
    """Create a table and start its game, against bots or for several people at one screen."""
    options = checked_options(wanted.edition, wanted.options)
    seats = wanted_seats(BOTS, host, wanted.seats)
    if any(seat.kind == "open" for seat in seats):
        raise bad("open_seats", "A game can start at once only if no seat is open.")
    table = new_table(
        host,
        clean_name(wanted.name, LONGEST_TABLE_NAME) if wanted.name else host.name,
        wanted.edition,
        options,
        seats,
        pace=checked_pace(wanted.pace),
        private=True,
        auto_forced=wanted.auto_forced,
        talk=checked_talk(wanted.talk),
        customs=checked_customs(BOTS, wanted.customs),
    )
    with games.create(table) as change:
        begin(change, wanted.seed)
    return change.after


def play(games: Games, game_id: str, move: Move, visitor: Visitor | None = None) -> LoadedGame:
    """Play one action or gift, or raise a refusal and change nothing; a repeated request is ignored."""
    if visitor is not None and move.request is not None and games.game(game_id).knows(move.request):
        return games.current(game_id)
    with games.change(game_id) as change:
        check_move(change, move, visitor)
        apply_move(change, move)
        if move.order is not None:
            version = change.table.version
            change.orders = after_use(change.orders, move.order, version)
            games.game(game_id).lines.append(order_line(move.order, version, change.now))
    return change.after


def undo(
    games: Games, game_id: str, visitor: Visitor, version: int, *, seat: int | None, whole_turn: bool
) -> LoadedGame:
    """Undo, or raise a refusal."""
    loaded = games.current(game_id)
    return rewind(games, game_id, undo_target(loaded, visitor, version, seat=seat, whole_turn=whole_turn))


def rewind(games: Games, game_id: str, version: int) -> LoadedGame:
    """Reset the game to an earlier version."""
    with games.change(game_id) as change:
        earlier = games.game(game_id).position(version)
        change.undo_to(version)
        change.position(earlier)
        # Standing orders are suspended for the rest of the turn.
        change.orders = suspended(change.orders, range(len(change.table.seats)), turn_number(earlier))
    return change.after


def play_next(games: Games, game_id: str) -> bool:
    """Make the next automatic move (bot, standing order, lesson, forced); return whether there was one."""
    loaded = games.current(game_id)
    work = work_for(loaded.table, loaded.game, loaded.orders)
    if work is None:
        return False
    if work.kind == "lesson":
        move = lesson_move(loaded)
    elif work.kind == "bot":
        choice = choose_for_bot(loaded, work.seat, work.bot)
        is_bot = loaded.table.seats[work.seat].kind == "bot"
        reason = choice.reason if len(loaded.game.decision.actions) > 1 else None
        notes = choice.notes(work.seat)
        move = Move(work.seat, choice.action, by="bot" if is_bot else "stand_in", notes=notes, reason=reason)
    elif work.kind == "order":
        move = Move(work.seat, work.action, order=work.order)
    else:
        move = Move(work.seat, work.action, by="forced")
    play(games, game_id, move)
    return True


def choose_for_bot(loaded: LoadedGame, seat: int, bot: str) -> BotChoice:
    """Return the action of this bot, of a fallback bot, or as a last resort the first legal action."""
    if loaded.position is None:
        raise conflict("not_started", "This game has not started yet.")
    decision, why = loaded.game.decision, None
    for name in (bot, *(each for each in FALLBACK_BOTS if each != bot)):
        result = run_bot(BotJob(name, loaded.table.bot_seed_of(seat), seat, loaded.position.snapshot))
        if result.action is not None:
            reason = stored_reason(result.reason, decision.kind)
            return BotChoice(result.action, reason, *((bot, name, why) if name != bot else ()))
        why = why or result.failure
    return BotChoice(str(decision.actions[0]), None, bot, FALLBACK_BOTS[-1], why)


def import_record(games: Games, visitor: Visitor, body: bytes, name: str) -> LoadedGame:
    """Import a record as a replay that can be continued as a sandbox."""
    replayed = run_coroutine(read_record(decode_record(body), run_at_once))
    with games.create(replay_table(replayed, visitor, name)) as change:
        begin_replay(change, replayed)
    return change.after


def sandbox(games: Games, visitor: Visitor, game_id: str, at: int | None) -> LoadedGame:
    """Create a sandbox from a position of a game; the visitor has all seats."""
    loaded, game = games.current(game_id), games.game(game_id)
    refuse_to_show_cash(loaded.table)
    version = loaded.version if at is None else at
    if version > loaded.version:
        raise unknown("position")
    seats = [Seat(seat.seat, "human", user_id=visitor.id, name=seat.name) for seat in loaded.table.seats]
    options = rondel.Options.from_stored(loaded.table.options)
    table = sandbox_table(visitor, loaded.table.name, loaded.table.edition, options, seats)
    with games.create(table) as change:
        change.header(game.header)
        change.position(game.position(version))
        change.copy_history(loaded.table, version)
    return change.after


def rematch(games: Games, visitor: Visitor, game_id: str) -> LoadedGame:
    """Start a rematch in which every player moves one seat further."""
    before = games.current(game_id).table
    refuse_unless_played(before, visitor)
    with games.create(next_table(before, visitor)) as change:
        begin(change)
    return change.after
