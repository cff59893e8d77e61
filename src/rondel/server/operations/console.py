"""Operator commands on a server's database, which work whether or not the server runs: games, backups, checks,
maintenance mode, cleanup, mail.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import select, text

from rondel.server.archive import rate_new, rebuild_results, recompute_ratings
from rondel.server.composition import make_services
from rondel.server.config import SettingError, Settings
from rondel.server.moderation import CONSOLE, overview, person_actions, table_actions
from rondel.server.notify import DeliveryError, Mail
from rondel.server.play import Finding, check_game, store_editions
from rondel.server.privacy import retention
from rondel.server.services import Services
from rondel.server.storage import Store
from rondel.server.storage import backup as copies
from rondel.server.storage.models import games as game_rows
from rondel.server.storage.models import seats, users
from rondel.server.tables import record_text
from rondel.table.errors import Refusal
from rondel.table.visitors import account_key

STATES = ("open", "running", "over")
Answer = TypeVar("Answer")


class AdministrationError(ValueError):
    """An operator command was refused; the message is a complete sentence."""


def games(database: str | None = None, state: str | None = None) -> list[dict[str, Any]]:
    """Return all tables, newest first, with the names of their players."""
    if state is not None and state not in STATES:
        raise AdministrationError(f"There is no state {state!r}; there are: {', '.join(STATES)}.")

    async def action(services: Services) -> list[dict[str, Any]]:
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

    return with_services(database, action)


def end(database: str | None, game_id: str, why: str = "") -> None:
    """End a running game, scoring the current position."""
    with_services(database, lambda services: table_actions.end(services, CONSOLE, game_id, why))


def export(database: str | None, game_id: str) -> str:
    """Return the record of a game as text."""

    async def action(services: Services) -> str:
        loaded = await services.games.current(game_id)
        if loaded.position is None:
            raise AdministrationError(f"The game {game_id} has not started yet.")
        return await record_text(services.store, loaded)

    return with_services(database, action)


def promote(database: str | None, person: str, *, admin: bool = True, why: str = "") -> None:
    """Grant administrator rights to an account, or (`admin` False) revoke them."""

    async def action(services: Services) -> None:
        async with services.store.read() as connection:
            number = await connection.scalar(select(users.c.id).where(users.c.account == account_key(person)))
        if number is None:
            raise AdministrationError(f"There is no account called {person!r}.")
        await person_actions.set_admin(services, CONSOLE, number, admin, why)

    with_services(database, action)


def with_services(database: str | None, action: Callable[[Services], Awaitable[Answer]]) -> Answer:
    """Run `action` with the services of a server that is not started, and close them."""
    settings = Settings.from_environment(database=database)

    async def run() -> Answer:
        services = make_services(settings)
        try:
            await services.store.migrate()
            await store_editions(services.store)
            return await action(services)
        except Refusal as refusal:
            raise AdministrationError(refusal.sentence) from None
        finally:
            await services.automation.stop()
            services.bots.stop()
            await services.store.close()

    return asyncio.run(run())


MAIL_SECONDS = 30.0
Progress = Callable[[int, int], None]


def backup(database: str | None, file: Path) -> int:
    """Write a copy of the database; return its size in bytes."""
    try:
        return copies.backup(Settings.from_environment(database=database), file)
    except copies.BackupError as error:
        raise AdministrationError(str(error)) from None


def restore(database: str | None, file: Path) -> Path | None:
    """Restore a backup; return where the previous database was saved."""
    try:
        return copies.restore(Settings.from_environment(database=database), file, _migrated)
    except copies.BackupError as error:
        raise AdministrationError(str(error)) from None


def send_test_mail(address: str, subject: str, words: str) -> None:
    """Send one mail immediately with the current settings; raise `AdministrationError` with the server's response."""

    async def no_op() -> None:
        """Do nothing: a test mail is not in the queue."""

    async def run() -> None:
        async with asyncio.timeout(MAIL_SECONDS):
            content = {"subject": subject, "text": words}
            await Mail(Settings.from_environment()).send_now(address, content, secrets.token_hex(20), no_op)

    try:
        asyncio.run(run())
    except DeliveryError as error:
        raise AdministrationError(str(error)) from None
    except TimeoutError:
        raise AdministrationError("The mail server did not respond in time.") from None


def _migrated(database: str) -> None:
    """Upgrade a backup from an older version to the newest schema."""

    async def run() -> None:
        store = Store(Settings(database=database))
        try:
            await store.migrate()
        finally:
            await store.close()

    asyncio.run(run())


def check(database: str | None, *, repair: bool = False, progress: Progress | None = None) -> list[Finding]:
    """Replay every game; return the games that are inconsistent or were repaired."""

    async def action(services: Services) -> list[Finding]:
        store = services.store
        async with store.read() as connection:
            if store.is_sqlite:
                found = (await connection.execute(text("PRAGMA integrity_check(1)"))).scalar()
                if found != "ok":
                    raise AdministrationError(f"The database is damaged: {found}. Restore the last backup.")
            ids = (await connection.execute(select(game_rows.c.id).order_by(game_rows.c.created))).scalars().all()
        findings: list[Finding] = []
        for number, game_id in enumerate(ids, 1):
            finding = await check_game(store, game_id, repair=repair)
            if finding.sentences:
                findings.append(finding)
            if progress is not None:
                progress(number, len(ids))
        return findings

    return with_services(database, action)


def maintenance(database: str | None, *, on: bool, why: str = "") -> bool:
    """Turn maintenance mode on or off; return whether it changed."""

    return with_services(database, lambda services: overview.set_maintenance(services, CONSOLE, on, why))


def clean_up(database: str | None) -> dict[str, int]:
    """Apply the retention settings now; return the number of removed rows by kind."""
    return with_services(database, retention.clean_up)


def archive(database: str | None) -> tuple[int, int]:
    """Recompute the results of all finished games, and the ratings if any result changed.

    Return the number of games and of changed ones.
    """

    async def action(services: Services) -> tuple[int, int]:
        found = await rebuild_results(services.store)
        await rate_new(services.store)
        return found

    return with_services(database, action)


def ratings(database: str | None, *, recompute: bool = False) -> int:
    """Rate new games of the archive, or (`recompute`) all games; return how many were rated."""
    work = recompute_ratings if recompute else rate_new
    return with_services(database, lambda services: work(services.store))


__all__ = [
    "AdministrationError",
    "SettingError",
    "archive",
    "backup",
    "check",
    "clean_up",
    "maintenance",
    "ratings",
    "restore",
]
