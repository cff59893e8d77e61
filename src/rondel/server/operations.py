"""What keeps a server well, from the command line: backups, a check of every game, maintenance, retention, mail."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import select, text

from rondel.server import retention
from rondel.server.administration import AdministrationError, with_services
from rondel.server.archive.following import bring_in_again
from rondel.server.config import SettingError, Settings
from rondel.server.moderation.log import CONSOLE
from rondel.server.moderation.maintenance import switch
from rondel.server.outgoing.mail import Mail
from rondel.server.outgoing.outcomes import NotSent
from rondel.server.play.checking import Finding, check_game
from rondel.server.ratings.rating import rate_again, rate_new
from rondel.server.services import Services
from rondel.server.storage import backup as copies
from rondel.server.storage.models import games
from rondel.server.storage.store import Store

MAIL_SECONDS = 30.0
Progress = Callable[[int, int], None]


def backup(database: str | None, file: Path) -> int:
    """Write a copy of the database, whether the server runs or not; its size in bytes."""
    try:
        return copies.backup(Settings.from_environment(database=database), file)
    except copies.BackupError as error:
        raise AdministrationError(str(error)) from None


def restore(database: str | None, file: Path) -> Path | None:
    """Put a backup in place, whether the server runs or not; where what was there before is kept."""
    try:
        return copies.restore(Settings.from_environment(database=database), file, _migrated)
    except copies.BackupError as error:
        raise AdministrationError(str(error)) from None


def try_mail(address: str, subject: str, words: str) -> None:
    """Send one mail at once, as the settings say; a refusal says what the mail server answered."""

    async def nobody_minds() -> None:
        """It is not in the queue: there is nothing to hand over."""

    async def run() -> None:
        async with asyncio.timeout(MAIL_SECONDS):
            content = {"subject": subject, "text": words}
            await Mail(Settings.from_environment()).say(address, content, secrets.token_hex(20), nobody_minds)

    try:
        asyncio.run(run())
    except NotSent as trouble:
        raise AdministrationError(str(trouble)) from None
    except TimeoutError:
        raise AdministrationError("The mail server did not answer in time.") from None


def _migrated(database: str) -> None:
    """A backup of an older version gets the newest schema before it is put in place."""

    async def run() -> None:
        store = Store(Settings(database=database))
        try:
            await store.migrate()
        finally:
            await store.close()

    asyncio.run(run())


def check(database: str | None, *, repair: bool = False, progress: Progress | None = None) -> list[Finding]:
    """Replay every game; what is not sound, or was repaired."""

    async def ask(services: Services) -> list[Finding]:
        store = services.store
        async with store.read() as connection:
            if store.is_sqlite:
                found = (await connection.execute(text("PRAGMA integrity_check(1)"))).scalar()
                if found != "ok":
                    raise AdministrationError(f"The database is damaged: {found}. Restore the last backup.")
            ids = (await connection.execute(select(games.c.id).order_by(games.c.created))).scalars().all()
        findings: list[Finding] = []
        for number, game_id in enumerate(ids, 1):
            finding = await check_game(store, game_id, repair=repair)
            if finding.sentences:
                findings.append(finding)
            if progress is not None:
                progress(number, len(ids))
        return findings

    return with_services(database, ask)


def maintenance(database: str | None, *, on: bool, why: str = "") -> bool:
    """Let all games rest, or go on; was that not so already?"""

    return with_services(database, lambda services: switch(services, CONSOLE, on, why))


def sweep(database: str | None) -> dict[str, int]:
    """Remove now what the settings say is kept no longer; how many of each kind."""
    return with_services(database, retention.sweep)


def archive(database: str | None) -> tuple[int, int]:
    """Derive the results of all finished games anew: how many games there are, and in how many something changed.
    Where something did, the ratings are made again, too."""

    async def ask(services: Services) -> tuple[int, int]:
        found = await bring_in_again(services.store)
        await rate_new(services.store)
        return found

    return with_services(database, ask)


def ratings(database: str | None, *, recompute: bool = False) -> int:
    """Rate the games that have come into the archive, or (`recompute`) all of them again; how many there were."""
    work = rate_again if recompute else rate_new
    return with_services(database, lambda services: work(services.store))


__all__ = [
    "AdministrationError",
    "SettingError",
    "archive",
    "backup",
    "check",
    "maintenance",
    "ratings",
    "restore",
    "sweep",
]
