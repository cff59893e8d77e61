"""Finished games are brought into the archive soon after they end, by whichever process looks first.

A look is woken by a game that ends here and else comes round by itself, so nothing is lost when a process dies between
the end of a game and its rows. What cannot be derived is left out until the next thorough look and holds up nobody.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.archive.results import finished_games, games_without_results, rewrite_results, write_results
from rondel.server.storage import Store
from rondel.table.clocks import clock
from rondel.table.errors import error_summary
from rondel.table.loaded import LoadedGame

ROUND_SECONDS = 60.0
THOROUGH_SECONDS = 3600.0  # between looks at all games, however long ago they were touched
OVERLAP_SECONDS = 600.0  # clocks of several machines differ by less
log = structlog.get_logger()

Next = Callable[[], Awaitable[object]]


class Archiver:
    """Looks for finished games as long as the server runs; `then` is done after every look that found some."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.after_archiving: list[Next] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def on_game_changed(self, loaded: LoadedGame) -> None:
        """A game has changed here."""
        if loaded.table.state == "over":
            self._wake.set()

    async def _go_round(self) -> None:
        looked = thorough = float("-inf")
        while True:
            self._wake.clear()
            now = clock.now()
            is_thorough = not 0 <= time.monotonic() - thorough < THOROUGH_SECONDS
            since = 0.0 if is_thorough else min(now, looked) - OVERLAP_SECONDS
            try:
                if not self._store.time.in_maintenance:
                    await archive_finished_games(self._store, since)
                    for each in self.after_archiving:
                        await each()
                    looked = now
                    if is_thorough:
                        thorough = time.monotonic()
            except (SQLAlchemyError, OSError) as error:
                log.warning("archive_put_off", why=error_summary(error))
            except Exception:
                log.exception("archive_failed")
            try:
                await asyncio.wait_for(self._wake.wait(), ROUND_SECONDS)
            except TimeoutError:
                continue


async def archive_finished_games(store: Store, since: float = 0.0) -> int:
    """Bring finished games, touched since then, into the archive; how many there were."""
    count, failed = 0, set[str]()
    while found := await games_without_results(store, since, skip=failed):
        for game_id in found:
            try:
                written = await write_results(store, game_id)
            except (SQLAlchemyError, OSError):
                raise
            except Exception:
                log.exception("not_archived", game=game_id)
                written = False
            if written:
                count += 1
            else:
                failed.add(game_id)  # gone or written meanwhile, or not to be derived
    return count


async def rebuild_results(store: Store) -> tuple[int, int]:
    """Derive every game that is still there once more: how many there are, and how many rows were not as they should
    be. Games that are gone keep the rows they have."""
    found, changed = await finished_games(store), 0
    for game_id in found:
        changed += await rewrite_results(store, game_id)
    return len(found), changed
