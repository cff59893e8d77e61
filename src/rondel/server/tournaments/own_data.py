"""What is stored about a person here: shown to them, and removed with them. The results of the others stay."""

from __future__ import annotations

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.clock import clock
from rondel.server.http.wire.people import ExportedTournament
from rondel.server.services import Services
from rondel.server.storage.models import feed_keys, tournament_players, tournaments


async def exported_tournaments(services: Services, user_id: int) -> list[ExportedTournament]:
    """Where this person takes part, or is the organizer."""
    mine = (tournament_players.c.tournament_id == tournaments.c.id) & (tournament_players.c.user_id == user_id)
    query = (
        select(tournaments, tournament_players.c.number, tournament_players.c.joined, tournament_players.c.left)
        .outerjoin(tournament_players, mine)
        .where((tournaments.c.host_id == user_id) | tournament_players.c.number.is_not(None))
        .order_by(tournaments.c.created)
    )
    async with services.store.read() as connection:
        rows = (await connection.execute(query)).all()
    return [
        ExportedTournament(
            id=row.id,
            name=row.name,
            organizer=row.host_id == user_id,
            number=row.number,
            joined=row.joined,
            withdrawn=row.left,
        )
        for row in rows
    ]


async def feeds_since(services: Services, user_id: int) -> float | None:
    """Since when there is a secret address for feeds; None: there is none."""
    async with services.store.read() as connection:
        since: float | None = await connection.scalar(select(feed_keys.c.created).where(feed_keys.c.user_id == user_id))
    return since


async def forget_in_tournaments(connection: AsyncConnection, user_id: int) -> None:
    """In what has begun the place stays without the person; of what has not, they and their own ones are gone."""
    waiting = select(tournaments.c.id).where(tournaments.c.state.in_(("open", "cancelled")))
    mine = tournament_players.c.user_id == user_id
    await connection.execute(delete(tournament_players).where(mine, tournament_players.c.tournament_id.in_(waiting)))
    await connection.execute(
        update(tournament_players).where(mine, tournament_players.c.left.is_(None)).values(left=clock.now())
    )
    await connection.execute(update(tournament_players).where(mine).values(user_id=None))
    await connection.execute(delete(tournaments).where(tournaments.c.host_id == user_id, tournaments.c.id.in_(waiting)))
    await connection.execute(delete(feed_keys).where(feed_keys.c.user_id == user_id))
