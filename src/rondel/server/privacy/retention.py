"""Retention: removes inactive sandboxes, tables, chat, notifications and guests according to the settings.

It works in small transactions, each of which checks again that the rows are still inactive. Other requests are
therefore not blocked, and several processes may clean up at the same time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import structlog
from sqlalchemy import Column, ColumnElement, and_, delete, exists, select, update

from rondel.server.archive import anonymize_player, results
from rondel.server.notify import remove_old_deliveries
from rondel.server.services import Services
from rondel.server.storage import Message
from rondel.server.storage.models import (
    address_bans,
    chat,
    games,
    invitations,
    left_names,
    lesson_tables,
    notices,
    one_time_links,
    seats,
    server_state,
    sessions,
    tournament_players,
    tournaments,
    users,
)
from rondel.table.clocks import clock
from rondel.table.visitors import ADDRESS_RETENTION_SECONDS

CLEANUP_SECONDS = 3600.0
MAX_CLEANUP_GAP = 12 * CLEANUP_SECONDS
STEP = 20  # games removed in one transaction; more of the smaller rows
PAUSE_SECONDS = 0.2
DAY = 86_400.0
log = structlog.get_logger()


async def clean_up_if_due(services: Services) -> None:
    """Clean up once an hour, in whichever process comes first.

    If the system clock jumps ahead, everything looks old. Therefore a process whose clock has jumped since it started
    removes nothing, and nothing is removed in the first hour after a long gap, so that a wrong clock at startup can be
    corrected.
    """
    now = clock.now()
    async with services.store.write() as connection:
        row = (await connection.execute(select(server_state.c.swept))).one()
        if 0 <= now - row.swept < CLEANUP_SECONDS:
            return
        taken = await connection.execute(
            update(server_state).where(server_state.c.swept == row.swept).values(swept=now)
        )
    if taken.rowcount != 1 or services.store.time.in_maintenance:
        return
    if not 0 <= now - row.swept < MAX_CLEANUP_GAP or services.store.time.wall_clock_jumped():
        log.warning("cleanup_deferred", reason="The clock has jumped, or the server was down for a long time.")
        return
    await clean_up(services)


async def clean_up(services: Services) -> dict[str, int]:
    """Remove all expired data; return the number of removed rows by kind."""
    now, settings = clock.now(), services.settings
    learning = exists().where(lesson_tables.c.game_id == games.c.id)
    kinds: list[tuple[str, int, ColumnElement[bool]]] = [
        ("sandbox", settings.keep_sandboxes, games.c.sandbox.is_(True) | learning),
        ("open_table", settings.keep_open_tables, games.c.state == "open"),
        ("running_table", settings.keep_running_tables, and_(games.c.state == "running", games.c.sandbox.is_(False))),
        ("finished_table", settings.keep_finished_tables, and_(games.c.state == "over", games.c.sandbox.is_(False))),
    ]
    removed: dict[str, int] = {}
    for kind, days, which in kinds:
        if days:
            old = and_(which, games.c.touched < now - days * DAY)
            removed[kind] = await _in_steps(services, kind, lambda old=old: _remove_games(services, old))  # type: ignore[misc]
    if settings.keep_chat:
        before = now - settings.keep_chat * DAY
        removed["chat"] = await _in_steps(services, "chat", lambda: _remove_chat(services, before))
    if settings.keep_notices:
        told_before = now - settings.keep_notices * DAY
        removed["notice"] = await _in_steps(services, "notice", lambda: _remove_notices(services, told_before))
    removed["address"] = await _forget_addresses(services, now)
    over: list[tuple[str, Column[Any], Column[float]]] = [
        ("invitation", invitations.c.id, invitations.c.expires),
        ("left_name", left_names.c.skeleton, left_names.c.until),
        ("session", sessions.c.digest, sessions.c.expires),
        ("link", one_time_links.c.digest, one_time_links.c.expires),
    ]
    for kind, key, until in over:
        step = partial(_remove_expired, services, key, until, now)
        removed[kind] = await _in_steps(services, kind, step)
    removed["outgoing"] = await _in_steps(services, "outgoing", lambda: remove_old_deliveries(services))
    if settings.keep_guests:
        before_seen = now - settings.keep_guests * DAY
        removed["guest"] = await _in_steps(services, "guest", lambda: _remove_guests(services, before_seen))
    if any(removed.values()):
        log.info("cleaned_up", **removed)
    return removed


async def _in_steps(services: Services, kind: str, step: Callable[[], Awaitable[int]]) -> int:
    total = 0
    while count := await step():
        total += count
        services.metrics.removed.labels(kind).inc(count)
        await asyncio.sleep(PAUSE_SECONDS)
    return total


async def _remove_games(services: Services, old: ColumnElement[bool]) -> int:
    async with services.store.write() as connection:
        ids = (await connection.execute(select(games.c.id).where(old).limit(STEP))).scalars().all()
        if not ids:
            return 0
        deleted = (
            (await connection.execute(delete(games).where(games.c.id.in_(ids), old).returning(games.c.id)))
            .scalars()
            .all()
        )
        for game_id in deleted:
            await services.store.announce(connection, Message(game=game_id, revision=-1))
    for game_id in deleted:
        services.games.forget_removed(game_id)
    return len(deleted)


async def _remove_chat(services: Services, before: float) -> int:
    """Remove old chat lines of tables that have been inactive for as long."""
    quiet = select(games.c.id).where(games.c.touched < before)
    async with services.store.write() as connection:
        ids = select(chat.c.id).where(chat.c.at < before, chat.c.game_id.in_(quiet)).limit(STEP * 10)
        deleted = await connection.execute(delete(chat).where(chat.c.id.in_(ids)))
    return deleted.rowcount


async def _remove_notices(services: Services, before: float) -> int:
    async with services.store.write() as connection:
        ids = select(notices.c.id).where(notices.c.at < before).limit(STEP * 10)
        deleted = await connection.execute(delete(notices).where(notices.c.id.in_(ids)))
    return deleted.rowcount


async def _forget_addresses(services: Services, now: float) -> int:
    """Remove stored addresses of people, and expired address bans."""
    async with services.store.write() as connection:
        forgotten = await connection.execute(
            update(users)
            .where(users.c.address_at < now - ADDRESS_RETENTION_SECONDS)
            .values(address=None, address_at=None)
        )
        lifted = await connection.execute(delete(address_bans).where(address_bans.c.until < now))
    return forgotten.rowcount + lifted.rowcount


async def _remove_expired(services: Services, key: Column[Any], until: Column[float], now: float) -> int:
    """Remove rows whose own expiry time has passed."""
    async with services.store.write() as connection:
        some = select(key).where(until < now).limit(STEP * 10)
        deleted = await connection.execute(delete(key.table).where(key.in_(some)))
    return deleted.rowcount


async def _remove_guests(services: Services, before: float) -> int:
    """Remove inactive guests who are not referenced by any table or tournament."""
    old = and_(
        users.c.account.is_(None),
        users.c.seen < before,
        ~exists().where(games.c.host_id == users.c.id),
        ~exists().where(seats.c.user_id == users.c.id),
        ~exists().where(chat.c.user_id == users.c.id),
        ~exists().where(tournaments.c.host_id == users.c.id),
        ~exists().where(tournament_players.c.user_id == users.c.id),
    )
    async with services.store.write() as connection:
        ids = (await connection.execute(select(users.c.id).where(old).limit(STEP * 5))).scalars().all()
        if not ids:
            return 0
        await results.lock_ratings(connection)
        deleted = (
            (await connection.execute(delete(users).where(users.c.id.in_(ids), old).returning(users.c.id)))
            .scalars()
            .all()
        )
        for user_id in deleted:
            await anonymize_player(connection, user_id)
            await services.store.announce(connection, Message(forget=user_id))
    for user_id in deleted:
        services.visitors.invalidate(user_id)
    return len(deleted)
