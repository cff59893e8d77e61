"""Server status for administrators, list of tables, and maintenance mode."""

from __future__ import annotations

import time
from typing import Any, cast

import msgspec
from sqlalchemy import Row, delete, func, select, update

from rondel.server.moderation.log import Moderator, checked_reason, log_entry
from rondel.server.notify import queue_summary
from rondel.server.services import Services
from rondel.server.storage import Message, Step, upsert
from rondel.server.storage.models import games, processes, reports, seats, server_state, sessions, users
from rondel.table.clocks import clock
from rondel.wire.moderation import Counts, GameLine, Overview, ProcessLine

DAY = 86_400
STALE_SECONDS = 60.0  # a process without a status update for this long is considered dead
PAGE_SIZE = 100
STARTED = clock.now()


async def overview(services: Services, *, include_self: bool = True) -> Overview:
    """Return the server status; `include_self`: this program is one of the server processes."""
    now = clock.now()
    started = time.perf_counter()
    async with services.store.read() as connection:
        states = (await connection.execute(select(games.c.state, func.count()).group_by(games.c.state))).all()
        accounts = await connection.scalar(select(func.count()).where(users.c.account.is_not(None))) or 0
        guests = await connection.scalar(select(func.count()).where(users.c.account.is_(None))) or 0
        logged_in = await connection.scalar(select(func.count()).where(sessions.c.expires > now)) or 0
        moved = await connection.scalar(select(func.count()).where(games.c.touched > now - DAY)) or 0
        late = games.c.due <= services.store.time.now()
        due = await connection.scalar(select(func.count()).where(late, games.c.state == "running")) or 0
        waiting = await connection.scalar(select(func.count()).where(reports.c.open.is_(True))) or 0
        banned = await connection.scalar(select(func.count()).where(users.c.banned_until > now)) or 0
        resting = await connection.scalar(select(server_state.c.maintenance)) is not None
        known = (await connection.execute(select(processes).where(processes.c.at > now - STALE_SECONDS))).all()
    took = time.perf_counter() - started
    alive = {row.process: _line(row) for row in known}
    if include_self:
        before = alive.get(services.store.process)
        alive[services.store.process] = own_process(services, lag=before.lag_ms / 1000 if before else 0.0)
    lines = [alive[name] for name in sorted(alive)]
    return Overview(
        process=services.store.process,
        processes=lines,
        problem=await services.readiness.problem(),
        maintenance=resting,
        disk_free=services.readiness.disk_free,
        database="sqlite" if services.store.is_sqlite else "postgresql",
        database_ms=round(took * 1000, 1),
        running_since=min((each.since for each in lines), default=now),
        streams=sum(each.streams for each in lines),
        loaded_games=sum(each.loaded_games for each in lines),
        bots_at_work=sum(each.bots_at_work for each in lines),
        bots_waiting=sum(each.bots_waiting for each in lines),
        reports=waiting,
        banned=banned,
        due=due,
        people=Counts(accounts=accounts, guests=guests, sessions=logged_in),
        tables={str(state): int(number) for state, number in states},
        changed_today=moved,
        outgoing=await queue_summary(services.store),
    )


def own_process(services: Services, *, lag: float) -> ProcessLine:
    """Return the current status of this process."""
    return ProcessLine(
        process=services.store.process,
        since=STARTED,
        at=clock.now(),
        streams=services.hub.count(),
        loaded_games=len(services.games.cache),
        bots_at_work=services.automation.active_games,
        bots_waiting=services.bots.waiting,
        lag_ms=round(lag * 1000, 1),
    )


def _line(row: Row[Any]) -> ProcessLine:
    values = {name: getattr(row, name) for name in ProcessLine.__struct_fields__ if name != "lag_ms"}
    return ProcessLine(**values, lag_ms=round(row.lag * 1000, 1))


async def publish_process(services: Services, lag: float) -> None:
    """Store the status of this process, so that every process can report it."""
    values = msgspec.structs.asdict(own_process(services, lag=lag))
    del values["lag_ms"]
    row = upsert(services.store, processes).values(**values, lag=lag)
    same = {name: row.excluded[name] for name in (*values, "lag") if name != "process"}
    await services.store.commit(
        Step(row.on_conflict_do_update(index_elements=["process"], set_=same)),
        Step(delete(processes).where(processes.c.at < clock.now() - DAY)),
    )


async def tables(services: Services, state: str | None, search: str) -> list[GameLine]:
    """Return tables of all kinds, newest first; `search`: part of the name, or the id."""
    query = (
        select(
            games.c.id, games.c.name, games.c.edition, games.c.state, games.c.round, games.c.touched, games.c.private
        )
        .add_columns(users.c.name.label("host"), games.c.version, games.c.talk)
        .join(users, users.c.id == games.c.host_id)
        .order_by(games.c.touched.desc())
        .limit(PAGE_SIZE)
    )
    if state:
        query = query.where(games.c.state == state)
    if text := search.strip()[:60]:
        pattern = f"%{text.replace('!', '!!').replace('%', '!%').replace('_', '!_')}%"
        query = query.where((games.c.id == text) | games.c.name.ilike(pattern, escape="!"))
    async with services.store.read() as connection:
        rows = (await connection.execute(query)).all()
        sitting = (
            await connection.execute(
                select(seats.c.game_id, seats.c.name, seats.c.kind)
                .where(seats.c.game_id.in_([row.id for row in rows]))
                .order_by(seats.c.seat)
            )
        ).all()
    players: dict[str, list[str]] = {}
    for seat in sitting:
        players.setdefault(seat.game_id, []).append(seat.name or "")
    return [
        GameLine(
            id=row.id,
            name=row.name,
            edition=row.edition,
            state=row.state,
            round=row.round,
            version=row.version,
            touched=row.touched,
            private=bool(row.private),
            host=row.host,
            talk=cast(Any, row.talk),
            players=players.get(row.id, []),
        )
        for row in rows
    ]


async def set_maintenance(services: Services, moderator: Moderator, on: bool, reason: str = "") -> bool:
    """Turn maintenance mode on or off; return whether it changed.

    Other processes notice immediately or, if the message is lost, within seconds.
    """
    reason = checked_reason(moderator, reason)
    differs = server_state.c.maintenance.is_(None) if on else server_state.c.maintenance.is_not(None)
    async with services.store.write() as connection:
        changed = await connection.execute(
            update(server_state).where(differs).values(maintenance=clock.now() if on else None)
        )
        if changed.rowcount == 1:
            await connection.execute(log_entry(moderator, "rest" if on else "go_on", "", reason))
            await services.store.announce(connection, Message(maintenance=True))
    services.automation.poll_soon()
    return changed.rowcount == 1
