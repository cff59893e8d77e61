"""Background worker that analyzes finished games, one at a time per process.

It wakes up when a game ends in this process or an analysis is requested, and also periodically, so that nothing is lost
when a process dies. `analysis_effort` sets the depth; 0 disables analysis.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import structlog
from sqlalchemy import and_, or_, select
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.analysis import job_queue
from rondel.server.bots import Progress, Reviewed, ReviewJob, ReviewProcess
from rondel.server.services import Services
from rondel.server.storage import Store
from rondel.server.storage.models import actions, games
from rondel.server.tables import record_text
from rondel.table.bot_jobs import archived_edition_json
from rondel.table.errors import Refusal, error_summary, forbidden
from rondel.table.loaded import LoadedGame

POLL_SECONDS = 60.0
PROGRESS_SECONDS = 2.0
log = structlog.get_logger()


class AnalysisWorker:
    """Takes jobs from the queue and runs them in a `ReviewProcess`."""

    def __init__(self) -> None:
        self._services: Services
        self._mine: job_queue.Claim
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._reviewer = ReviewProcess()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="rondel-review")

    async def start(self, services: Services) -> None:
        self._services = services
        if services.settings.analysis_effort:
            if services.store.is_sqlite:
                await job_queue.requeue_all(services.store)
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Return the current job to the queue and end its process."""
        self._reviewer.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    def on_game_changed(self, loaded: LoadedGame) -> None:
        """Wake up when a game has ended."""
        if loaded.table.state == "over":
            self.wake()

    def wake(self) -> None:
        self._wake.set()

    async def _run(self) -> None:
        store = self._services.store
        while True:
            self._wake.clear()
            try:
                if not store.time.in_maintenance:
                    await job_queue.enqueue_recent(store)
                    while mine := await job_queue.claim(store):
                        await self._analyze(mine)
                        await job_queue.enqueue_recent(store)
            except (SQLAlchemyError, OSError) as error:
                log.warning("analysis_postponed", why=error_summary(error))
            except Exception:
                log.exception("analysis_failed")
            try:
                await asyncio.wait_for(self._wake.wait(), POLL_SECONDS)
            except TimeoutError:
                continue

    async def _analyze(self, mine: job_queue.Claim) -> None:
        services = self._services
        try:
            loaded = await services.games.current(mine.game_id)
            await refuse_unfinished(services.store, loaded)
        except Refusal as refusal:  # deleted, resumed, or a copy of a running game
            log.info("analysis_dropped", game=mine.game_id, why=refusal.code)
            await job_queue.discard(services.store, mine)
            return
        if loaded.version != mine.version:
            await job_queue.discard(services.store, mine)
            return
        text = await record_text(services.store, loaded)
        self._mine = mine
        try:
            result = await self._review(
                ReviewJob(text, services.settings.analysis_effort, archived_edition_json(loaded.game))
            )
        except asyncio.CancelledError:
            await asyncio.shield(job_queue.release(services.store, self._mine))
            raise
        if result.content is not None:
            await job_queue.finish(services.store, self._mine, result.content)
        elif result.is_stopped:
            await job_queue.release(services.store, self._mine)
        else:
            log.warning("analysis_of_game_failed", game=mine.game_id, why=result.failure)
            await job_queue.fail(services.store, self._mine)

    async def _review(self, job: ReviewJob) -> Reviewed:
        """Run the review process and store its progress periodically."""
        latest = Progress(0, 0)

        def on_progress(progress: Progress) -> None:
            nonlocal latest
            latest = progress

        working = asyncio.get_running_loop().run_in_executor(self._thread, self._reviewer.review, job, on_progress)
        while True:
            ready, _ = await asyncio.wait({working}, timeout=PROGRESS_SECONDS)
            if ready:
                return working.result()
            self._mine = await job_queue.renew(self._services.store, self._mine, latest.done, latest.of)


SHARED_MOVES = 12  # shorter games may be equal by chance
SAMPLES = 24  # positions of a sandbox that are compared with running games


async def refuse_unfinished(store: Store, loaded: LoadedGame) -> None:
    """Refuse to analyze a running game, or a copy of one."""
    if loaded.table.state != "over":
        raise forbidden("analysis_running", "A game is analyzed when it is over.")
    if loaded.table.sandbox and await _is_copy_of_running_game(store, loaded):
        raise forbidden(
            "analysis_copy", "This is a copy of a game that is still going on; it is analyzed when that one is over."
        )


async def _is_copy_of_running_game(store: Store, loaded: LoadedGame) -> bool:
    """Return whether a running game has had the same positions as this sandbox."""
    where = (actions.c.game_id == loaded.id, actions.c.version >= SHARED_MOVES)
    query = select(actions.c.version, actions.c.state_hash).where(*where).order_by(actions.c.version)
    async with store.read() as connection:
        past = (await connection.execute(query)).all()
        if not past:
            return False
        # The copied part comes first: compare the first positions, then exponentially fewer.
        picked = {min(len(past) - 1, step) for step in (*range(8), *(8 + 2**i for i in range(SAMPLES - 8)))}
        alike = or_(
            *(and_(actions.c.version == past[i].version, actions.c.state_hash == past[i].state_hash) for i in picked)
        )
        running = select(games.c.id).where(
            games.c.state == "running", games.c.sandbox.is_(False), games.c.edition == loaded.table.edition
        )
        found = select(actions.c.game_id).where(actions.c.game_id.in_(running), alike).limit(1)
        return (await connection.execute(found)).first() is not None
