"""Background task that advances tournaments: on changes at once, otherwise by polling."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy import or_, select
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.live import Listener, SessionCheck, game_stream
from rondel.server.services import Services
from rondel.server.storage import Message
from rondel.server.storage.models import tournament_tables, tournaments
from rondel.server.tournaments.progress import advance
from rondel.server.tournaments.queries import tournament_row
from rondel.server.tournaments.round_tables import replace_no_shows
from rondel.table.clocks import clock
from rondel.table.errors import Refusal, error_summary
from rondel.table.loaded import LoadedGame
from rondel.table.visitors import Visitor

POLL_SECONDS = 15.0
MOST_REMEMBERED = 5_000
log = structlog.get_logger()


class TournamentRunner:
    """Advances all tournaments in the background."""

    def __init__(self) -> None:
        self._services: Services
        self._task: asyncio.Task[None] | None = None
        self._wake = asyncio.Event()
        self._soon: set[str] = set()  # tournaments with changes
        self._over: set[str] = set()  # finished games, possibly of a tournament
        self._since = clock.now()

    def start(self, services: Services) -> None:
        self._services = services
        self._since = clock.now()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def schedule(self, tournament_id: str) -> None:
        """Process this tournament soon, because it changed."""
        self._soon.add(tournament_id)
        self._wake.set()

    def on_game_changed(self, loaded: LoadedGame) -> None:
        """Note a finished game, which may end a round."""
        if loaded.table.state == "over" and self._task is not None and len(self._over) < MOST_REMEMBERED:
            self._over.add(loaded.id)
            self._wake.set()

    async def _run(self) -> None:
        polled = float("-inf")
        while True:
            self._wake.clear()
            try:
                await self._advance_all(await self._changed(), changed=True)
                if time.monotonic() - polled >= POLL_SECONDS:
                    polled = time.monotonic()
                    await self._advance_all(await self._due())
            except (SQLAlchemyError, OSError) as error:
                log.warning("tournaments_postponed", why=error_summary(error))
            except Exception:
                log.exception("tournaments_failed")
            if not (self._soon or self._over):
                try:
                    await asyncio.wait_for(self._wake.wait(), POLL_SECONDS)
                except TimeoutError:
                    continue

    async def _changed(self) -> list[str]:
        """Return the tournaments with changes in this process."""
        soon, over = self._soon, list(self._over)
        self._soon, self._over = set(), set()
        if over:
            async with self._services.store.read() as connection:
                query = select(tournament_tables.c.tournament_id).where(tournament_tables.c.game_id.in_(over))
                soon = soon | set((await connection.execute(query)).scalars().all())
        return sorted(soon)

    async def _due(self) -> list[str]:
        """Return the tournaments in which a step may be due."""
        by_itself = tournaments.c.start.in_(("full", "time"))
        query = select(tournaments.c.id).where(
            or_(tournaments.c.state == "running", (tournaments.c.state == "open") & by_itself)
        )
        async with self._services.store.read() as connection:
            return list((await connection.execute(query)).scalars().all())

    async def _advance_all(self, ids: list[str], *, changed: bool = False) -> None:
        """Advance tournaments one by one; an error in one does not stop the others.

        `changed`: notify their readers even if no step was due.
        """
        for tournament_id in ids:
            try:
                if await advance(self._services, tournament_id) or changed:
                    await self._notify(tournament_id)
                await self._no_shows(tournament_id)
            except Refusal as refusal:
                if refusal.code not in ("stale", "busy", "maintenance"):
                    log.warning("tournament_stopped", tournament=tournament_id, code=refusal.code)
            except SQLAlchemyError:
                raise
            except Exception:
                log.exception("tournament_failed", tournament=tournament_id)

    async def _notify(self, tournament_id: str) -> None:
        self._services.hub.publish(channel_of(tournament_id), KIND)
        await self._services.store.announce_now(Message(tournament=tournament_id))

    async def _no_shows(self, tournament_id: str) -> None:
        async with self._services.store.read() as connection:
            tournament = await tournament_row(connection, tournament_id)
        if tournament is not None and tournament.state == "running" and not self._services.store.time.in_maintenance:
            await replace_no_shows(self._services, tournament, self._since)


KIND = "tournament"
NOTHING = b"{}"


def channel_of(tournament_id: str) -> str:
    """Return the channel of a tournament's readers."""
    return f"{KIND} {tournament_id}"


async def follow_tournament(
    services: Services, listener: Listener, visitor: Visitor | None, send: Callable[[bytes], Awaitable[None]]
) -> None:
    """Send an event at the beginning, and one after every change."""
    try:
        await send(b"retry: 2000\n\n" + game_stream.sse_event(KIND, NOTHING))
        session = SessionCheck(services, listener, visitor, time.monotonic())
        while not (services.hub.closing or listener.is_disconnected):
            await listener.changed.wait()
            if session.is_due and not await session.is_still_valid():
                return
            kinds = listener.take_kinds()
            if kinds & {KIND, "state"}:
                await send(game_stream.sse_event(KIND, NOTHING))
            elif kinds == game_stream.HEARTBEAT:
                await send(b": still here\n\n")
    finally:
        services.hub.unsubscribe(listener)
