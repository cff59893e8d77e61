"""What an operator does from the command line, on the server's database, whether the server runs or not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from sqlalchemy import select

from rondel.server.app import make_services
from rondel.server.config import Settings
from rondel.server.errors import Refusal
from rondel.server.moderation import people, tables
from rondel.server.moderation.log import CONSOLE
from rondel.server.people.names import account_of
from rondel.server.play.editions import keep_editions
from rondel.server.services import Services
from rondel.server.storage.models import games as game_rows
from rondel.server.storage.models import seats, users
from rondel.server.tables.records import record_text

STATES = ("open", "running", "over")
Answer = TypeVar("Answer")


class AdministrationError(ValueError):
    """Something was refused; the message is a sentence for the operator."""


def games(database: str | None = None, state: str | None = None) -> list[dict[str, Any]]:
    """All tables, newest first, with the names of their players."""
    if state is not None and state not in STATES:
        raise AdministrationError(f"There is no state {state!r}; there are: {', '.join(STATES)}.")

    async def ask(services: Services) -> list[dict[str, Any]]:
        query = select(
            game_rows.c.id, game_rows.c.name, game_rows.c.edition, game_rows.c.state, game_rows.c.round
        ).order_by(game_rows.c.touched.desc())
        if state is not None:
            query = query.where(game_rows.c.state == state)
        async with services.store.read() as connection:
            rows = [dict(row._mapping) for row in (await connection.execute(query)).all()]
            seat_rows = (await connection.execute(select(seats).order_by(seats.c.game_id, seats.c.seat))).all()
        players: dict[str, list[str]] = {}
        for seat in seat_rows:
            players.setdefault(seat.game_id, []).append(seat.name or "(open)")
        return [{**row, "players": players.get(row["id"], [])} for row in rows]

    return with_services(database, ask)


def end(database: str | None, game_id: str, why: str = "") -> None:
    """End a running game; it is scored as it stands."""
    with_services(database, lambda services: tables.end(services, CONSOLE, game_id, why))


def export(database: str | None, game_id: str) -> str:
    """The record of a game as text."""

    async def ask(services: Services) -> str:
        loaded = await services.games.current(game_id)
        if loaded.position is None:
            raise AdministrationError(f"The game {game_id} has not started yet.")
        return await record_text(services.store, loaded)

    return with_services(database, ask)


def promote(database: str | None, person: str, *, admin: bool = True, why: str = "") -> None:
    """Make the owner of an account an admin, or (`admin` False) no longer."""

    async def ask(services: Services) -> None:
        async with services.store.read() as connection:
            number = await connection.scalar(select(users.c.id).where(users.c.account == account_of(person)))
        if number is None:
            raise AdministrationError(f"There is no account called {person!r}.")
        await people.set_admin(services, CONSOLE, number, admin, why)

    with_services(database, ask)


def with_services(database: str | None, ask: Callable[[Services], Awaitable[Answer]]) -> Answer:
    """Ask something of the parts of a server that is not started, on its database."""
    settings = Settings.from_environment(database=database)

    async def run() -> Answer:
        services = make_services(settings)
        try:
            await services.store.migrate()
            await keep_editions(services.store)
            return await ask(services)
        except Refusal as refusal:
            raise AdministrationError(refusal.sentence) from None
        finally:
            await services.automation.stop()
            services.bots.stop()
            await services.store.close()

    return asyncio.run(run())
