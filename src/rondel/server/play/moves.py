"""Moves and undo: the single entry point for moves of people, bots, clocks and lessons."""

from __future__ import annotations

import time

import msgspec
from sqlalchemy import select

import rondel
from rondel.server.play.history import position
from rondel.server.play.order_rows import suspend_orders, use_order
from rondel.server.play.stored_change import StoredChange
from rondel.server.services import Services
from rondel.server.storage import Store
from rondel.server.storage.models import actions, undone
from rondel.table.change import TRIES, busy
from rondel.table.errors import Refusal, RevisionConflict
from rondel.table.loaded import LoadedGame
from rondel.table.moves import Move, apply_move, check_move, turn_number
from rondel.table.undo import undo_target
from rondel.table.visitors import Visitor


async def play(services: Services, game_id: str, move: Move, visitor: Visitor | None = None) -> LoadedGame:
    """Play one action or gift, or raise a refusal and change nothing.

    The first attempt uses the cached game unverified (optimistic locking). If it is refused, the move is retried with
    the current game.
    """
    began = time.perf_counter()
    cache = services.games.cache
    for attempt in range(TRIES):
        was_cached = attempt == 0 and not services.store.is_sqlite and cache.get(game_id) is not None
        try:
            read = cache.current if attempt else cache.cached_or_current
            async with services.games.change(game_id, read=read) as change:
                if await _is_repeated(services, change.before, move, visitor, always_check=attempt > 1):
                    break
                await _play(services, change, move, visitor)
        except RevisionConflict:
            continue
        except (Refusal, rondel.RondelError):
            if was_cached:
                continue
            raise
        services.metrics.moves.labels(move.by).inc()
        services.metrics.move_seconds.observe(time.perf_counter() - began)
        break
    else:
        raise busy()
    return change.after


async def _play(services: Services, change: StoredChange, move: Move, visitor: Visitor | None) -> None:
    check_move(change, move, visitor)
    add_increment = await _earns_increment(services, change.before, move)
    apply_move(change, move, add_increment=add_increment)
    if move.order is not None:
        use_order(change, move.order)
    if move.replace_bot is not None:
        seat = change.table.seats[move.seat]
        column = "bot" if seat.kind == "bot" else "stand_in"
        change.seat(msgspec.structs.replace(seat, **{column: move.replace_bot}))


async def _is_repeated(
    services: Services, loaded: LoadedGame, move: Move, visitor: Visitor | None, *, always_check: bool
) -> bool:
    """Return whether this request was already played, even if its move was undone since."""
    if move.request is None or visitor is None:
        return False
    if move.version == loaded.version and not loaded.table.undos and not always_check:
        return False  # an earlier move would have increased the version
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


async def _earns_increment(services: Services, loaded: LoadedGame, move: Move) -> bool:
    """Return whether a move earns the clock increment.

    Gifts do not, nor does deciding again after an undo; otherwise repeated undo would fill the time bank.
    """
    if loaded.table.clock is None:
        return True  # no clock
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


async def undo(
    services: Services, game_id: str, visitor: Visitor, version: int, *, seat: int | None, whole_turn: bool
) -> LoadedGame:
    """Undo, or raise a refusal; undone actions leave the record but stay in the database for a while."""
    try:
        async with services.games.change(game_id, read=services.games.current) as change:
            loaded = change.before
            to = undo_target(loaded, visitor, version, seat=seat, whole_turn=whole_turn)
            await rewind(services.store, change, to)
            if change.game is not None:
                suspend_orders(change, loaded.table.seats_of(visitor.id), turn_number(change.game))
    except RevisionConflict:
        raise busy() from None
    services.metrics.undos.inc()
    return change.after


async def rewind(store: Store, change: StoredChange, version: int) -> None:
    """Reset the game to an earlier version."""
    earlier = await position(store, change.table.id, version)
    change.undo_to(version)
    change.position(earlier)
