"""Playing: the one door through which every action and gift goes, of people, bots, clocks and lessons."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import select

import rondel
from rondel.server.errors import Refusal, RevisionConflict, bad, conflict, forbidden
from rondel.server.orders.standing import StandingOrder
from rondel.server.orders.using import use_order
from rondel.server.people.visitors import Visitor
from rondel.server.play.cache import LoadedGame
from rondel.server.play.change import CHECKPOINT_EVERY, TRIES, Change, Stale, busy
from rondel.server.play.log import LogEntry, StoredReason
from rondel.server.play.summaries import with_summary
from rondel.server.play.table import TableRow, refuse_hidden
from rondel.server.services import Services
from rondel.server.storage.models import actions, undone

_json = msgspec.json.Encoder()
_NOT_RUNNING = {
    "open": ("not_started", "This game has not started yet."),
    "over": ("game_over", "This game is over."),
}


class Move(msgspec.Struct):
    """An action or gift that somebody wants to play.

    `version` and `revision` are what the asker saw; `request` makes it unique. A person names a `wanted_seat` or
    none; the server's own moves have a `seat`. What a player's `order` answers is that player's move to everybody.
    """

    seat: int
    action: str
    by: str = "human"
    version: int | None = None
    revision: int | None = None
    request: str | None = None
    notes: list[dict[str, object]] = []
    reason: StoredReason | None = None
    replace_bot: str | None = None
    wanted_seat: int | None = None
    order: StandingOrder | None = None


async def play(services: Services, game_id: str, move: Move, visitor: Visitor | None = None) -> LoadedGame:
    """Play one action or gift, or raise a refusal and change nothing.

    The game that is held is tried first, without asking the database whether another process changed it: the
    transaction finds out. Before anything is refused, the game is looked at as it is.
    """
    began = time.perf_counter()
    cache = services.games.cache
    for attempt in range(TRIES):
        was_held = attempt == 0 and not services.store.is_sqlite and cache.held(game_id) is not None
        try:
            read = cache.current if attempt else cache.held_or_current
            async with services.games.change(game_id, read=read) as change:
                if await _is_repeated(services, change.before, move, visitor, surely_look=attempt > 1):
                    break
                await _play(services, change, move, visitor)
        except RevisionConflict:
            continue
        except (Refusal, rondel.RondelError):
            if was_held:
                continue
            raise
        services.metrics.moves.labels(move.by).inc()
        services.metrics.move_seconds.observe(time.perf_counter() - began)
        break
    else:
        raise busy()
    return change.after


async def _play(services: Services, change: Change, move: Move, visitor: Visitor | None) -> None:
    loaded = change.before
    table = loaded.table
    if visitor is not None:
        refuse_hidden(table, visitor)
        move.seat = seat_for(table, visitor, move.wanted_seat)
    if table.state != "running":
        raise conflict(*_NOT_RUNNING[table.state])
    is_stale = move.version not in (None, loaded.version) or move.revision not in (None, loaded.revision)
    if is_stale:
        raise Stale(loaded, move.seat)
    decided = await _first_decision(services, loaded, move)
    enter(change, move, decided=decided)
    if move.order is not None:
        use_order(change, move.order)
    if move.replace_bot is not None:
        seat = table.seats[move.seat]
        column = "bot" if seat.kind == "bot" else "stand_in"
        change.seat(msgspec.structs.replace(seat, **{column: move.replace_bot}))


def enter(change: Change, move: Move, *, decided: bool = False) -> None:
    """Play the move on a copy of the game and put all of it into the change: position, log, checkpoints."""
    table, game = change.table, change.game
    if game is None:
        raise conflict(*_NOT_RUNNING["open"])
    after = game.copy()
    try:
        after.play(move.action, seat=move.seat)
    except rondel.IllegalAction as error:
        if error.code != "not_your_decision":
            raise
        decider = game.decision.player
        raise bad("not_your_turn", f"{game.names[decider]} is to decide now, not you.", player=decider) from None
    if table.rules_version != rondel.RULES_VERSION and table.version > change.last_checkpoint:
        # From here on a newer program plays: replays must not begin before this position.
        change.checkpoint(table.version, table.round, change.snapshot, new_round=False)
    change.position(after, decided=decided)
    if table.notes:
        change.row(notes=[])
    turn = turn_number(game)
    news = with_summary(change.log_so_far(), after.news, turn, ended=after.over or turn_number(after) != turn)
    change.log(
        LogEntry(
            version=after.version,
            seat=move.seat,
            action=move.action,
            by=move.by,
            turn=turn,
            at=change.now,
            events=msgspec.Raw(_json.encode([*table.notes, *move.notes, *news])),
            state_hash=change.table.state_hash or "",
            reason=move.reason,
            request=move.request,
        )
    )
    new_round = after.round != table.round
    if new_round or after.version - change.last_checkpoint >= CHECKPOINT_EVERY:
        change.checkpoint(after.version, after.round, change.snapshot, new_round=new_round)


async def _is_repeated(
    services: Services, loaded: LoadedGame, move: Move, visitor: Visitor | None, *, surely_look: bool
) -> bool:
    """The same request sent twice is one move, also if that move was undone in between."""
    if move.request is None or visitor is None:
        return False
    if move.version == loaded.version and not loaded.table.undos and not surely_look:
        return False  # a move played before would have raised the version
    async with services.store.read() as connection:
        for table in (actions, undone):
            found = await connection.scalar(
                select(table.c.version).where(
                    table.c.game_id == loaded.id,
                    table.c.request == move.request,
                    table.c.seat.in_(loaded.table.seats_of(visitor.id)),
                )
            )
            if found is not None:
                return True
    return False


async def _first_decision(services: Services, loaded: LoadedGame, move: Move) -> bool:
    """Does this decide something for the first time? A gift does not; deciding again after an undo adds no increment
    either: playing and taking back would fill the bank."""
    if loaded.table.clock is None:
        return True  # nobody counts
    if loaded.game.edition.actions.parse(move.action).kind == "give":
        return False
    if not loaded.table.undos:
        return True
    async with services.store.read() as connection:
        found = await connection.scalar(
            select(undone.c.id)
            .where(undone.c.game_id == loaded.id, undone.c.version == loaded.version + 1, undone.c.seat == move.seat)
            .limit(1)
        )
    return found is None


def turn_number(game: rondel.Game) -> int:
    return int(game.state.turns)


def seat_for(table: TableRow, visitor: Visitor, seat: int | None) -> int:
    """The seat this person acts for: the one named, the one to decide, or the only one."""
    mine = table.seats_of(visitor.id)
    if not mine:
        raise forbidden("not_at_table", "You have no seat at this table.")
    if seat is None:
        seat = table.turn_player if table.turn_player in mine else mine[0]
    if seat not in mine:
        raise forbidden("not_your_seat", "That seat is not yours.")
    if stand_in := table.seats[seat].stand_in:
        raise conflict(
            "handed_over",
            "A bot plays this seat for you at the moment; take the seat back first.",
            seat=seat,
            bot=stand_in,
        )
    return seat
