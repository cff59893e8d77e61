"""Background task that writes the results of finished games to the archive.

It runs when a game ends in this process and also periodically, so that nothing is lost when a process dies. Games whose
results cannot be derived are skipped until the next full scan.
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
FULL_SCAN_SECONDS = 3600.0  # interval of scans of all games
OVERLAP_SECONDS = 600.0  # tolerance for clock differences between machines
log = structlog.get_logger()

Next = Callable[[], Awaitable[object]]


class Archiver:
    """Archives finished games while the server runs, and calls `after_archiving` after every run."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.after_archiving: list[Next] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def on_game_changed(self, loaded: LoadedGame) -> None:
        """Wake up when a game has ended."""
        if loaded.table.state == "over":
            self._wake.set()

    async def _run(self) -> None:
        last_run = last_full_scan = float("-inf")
        while True:
            self._wake.clear()
            now = clock.now()
            is_full_scan = not 0 <= time.monotonic() - last_full_scan < FULL_SCAN_SECONDS
            since = 0.0 if is_full_scan else min(now, last_run) - OVERLAP_SECONDS
            try:
                if not self._store.time.in_maintenance:
                    await archive_finished_games(self._store, since)
                    for each in self.after_archiving:
                        await each()
                    last_run = now
                    if is_full_scan:
                        last_full_scan = time.monotonic()
            except (SQLAlchemyError, OSError) as error:
                log.warning("archiving_postponed", why=error_summary(error))
            except Exception:
                log.exception("archiving_failed")
            try:
                await asyncio.wait_for(self._wake.wait(), ROUND_SECONDS)
            except TimeoutError:
                continue


async def archive_finished_games(store: Store, since: float = 0.0) -> int:
    """Archive finished games changed since then, and return their number."""
    count, failed = 0, set[str]()
    while found := await games_without_results(store, since, skip=failed):
        for game_id in found:
            try:
                written = await write_results(store, game_id)
            except (SQLAlchemyError, OSError):
                raise
            except Exception:
                log.exception("archiving_of_game_failed", game=game_id)
                written = False
            if written:
                count += 1
            else:
                failed.add(game_id)  # deleted, archived concurrently, or not derivable
    return count


async def rebuild_results(store: Store) -> tuple[int, int]:
    """Derive the results of all stored games again; return the number of games and of corrected ones.

    Results of deleted games are kept.
    """
    found, changed = await finished_games(store), 0
    for game_id in found:
        changed += await rewrite_results(store, game_id)
    return len(found), changed
