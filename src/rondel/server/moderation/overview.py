"""How the server fares, for the administrator's page: people, games, queues, this process."""

from __future__ import annotations

import time

from sqlalchemy import func, select

from rondel.server.http.wire.moderation import Counts, GameLine, Overview
from rondel.server.services import Services
from rondel.server.storage.models import games, reports, seats, sessions, users

DAY = 86_400
LISTED = 100
STARTED = time.time()


async def overview(services: Services) -> Overview:
    now = time.time()
    begun = time.perf_counter()
    async with services.store.read() as connection:
        states = (await connection.execute(select(games.c.state, func.count()).group_by(games.c.state))).all()
        accounts = await connection.scalar(select(func.count()).where(users.c.account.is_not(None))) or 0
        guests = await connection.scalar(select(func.count()).where(users.c.account.is_(None))) or 0
        logged_in = await connection.scalar(select(func.count()).where(sessions.c.expires > now)) or 0
        moved = await connection.scalar(select(func.count()).where(games.c.touched > now - DAY)) or 0
        due = await connection.scalar(select(func.count()).where(games.c.due <= now, games.c.state == "running")) or 0
        waiting = await connection.scalar(select(func.count()).where(reports.c.open.is_(True))) or 0
        banned = await connection.scalar(select(func.count()).where(users.c.banned_until > now)) or 0
    return Overview(
        process=services.store.process,
        database="sqlite" if services.store.is_sqlite else "postgresql",
        database_ms=round((time.perf_counter() - begun) * 1000, 1),
        running_since=STARTED,
        streams=services.hub.count(),
        loaded_games=len(services.games.cache),
        bots_at_work=services.automation.at_work,
        reports=waiting,
        banned=banned,
        due=due,
        people=Counts(accounts=accounts, guests=guests, sessions=logged_in),
        tables={str(state): int(number) for state, number in states},
        changed_today=moved,
    )


async def tables(services: Services, state: str | None, search: str) -> list[GameLine]:
    """Tables of every kind, newest first; `search`: part of the name, or the id."""
    query = (
        select(
            games.c.id, games.c.name, games.c.edition, games.c.state, games.c.round, games.c.touched, games.c.private
        )
        .add_columns(users.c.name.label("host"), games.c.version)
        .join(users, users.c.id == games.c.host_id)
        .order_by(games.c.touched.desc())
        .limit(LISTED)
    )
    if state:
        query = query.where(games.c.state == state)
    if word := search.strip()[:60]:
        pattern = f"%{word.replace('!', '!!').replace('%', '!%').replace('_', '!_')}%"
        query = query.where((games.c.id == word) | games.c.name.ilike(pattern, escape="!"))
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
            players=players.get(row.id, []),
        )
        for row in rows
    ]
