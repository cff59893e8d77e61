"""Games are analyzed after they end, one at a time in each process, by whichever is first.

A look is woken by a game that ends here or is asked for, and else comes round by itself, so nothing is lost when a
process dies. `analysis_effort` says how closely games are looked at; with 0 they are not analyzed.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import structlog
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.analysis import stored
from rondel.server.analysis.allowed import refuse_oracle
from rondel.server.boards import facts_of
from rondel.server.bots.reviewing import Progress, Reviewed, Reviewer, ReviewJob
from rondel.server.errors import Refusal, reason_of
from rondel.server.play.loaded import LoadedGame
from rondel.server.services import Services
from rondel.server.tables.records import record_text

ROUND_SECONDS = 15.0
TELL_SECONDS = 2.0
log = structlog.get_logger()


class Analyst:
    def __init__(self) -> None:
        self._services: Services
        self._mine: stored.Claim
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._reviewer = Reviewer()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="rondel-review")

    async def start(self, services: Services) -> None:
        self._services = services
        if services.settings.analysis_effort:
            if services.store.is_sqlite:
                await stored.take_up_again(services.store)
            self._task = asyncio.create_task(self._go_round())

    async def stop(self) -> None:
        """What is under way is given back, and its process ended."""
        self._reviewer.stop()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    def look_after(self, loaded: LoadedGame) -> None:
        """A game has changed here."""
        if loaded.table.state == "over":
            self.wake()

    def wake(self) -> None:
        self._wake.set()

    async def _go_round(self) -> None:
        store = self._services.store
        while True:
            self._wake.clear()
            try:
                if not store.time.resting:
                    await stored.ask_for_recent(store)
                    while mine := await stored.claim(store):
                        await self._analyse(mine)
                        await stored.ask_for_recent(store)
            except (SQLAlchemyError, OSError) as error:
                log.warning("analysis_put_off", why=reason_of(error))
            except Exception:
                log.exception("analysis_failed")
            try:
                await asyncio.wait_for(self._wake.wait(), ROUND_SECONDS)
            except TimeoutError:
                continue

    async def _analyse(self, mine: stored.Claim) -> None:
        services = self._services
        try:
            loaded = await services.games.current(mine.game_id)
            await refuse_oracle(services.store, loaded)
        except Refusal as refusal:  # gone, taken up again, or a copy of what goes on elsewhere
            log.info("analysis_dropped", game=mine.game_id, why=refusal.code)
            await stored.drop(services.store, mine)
            return
        if loaded.version != mine.version:
            await stored.drop(services.store, mine)
            return
        text = await record_text(services.store, loaded)
        self._mine = mine
        try:
            made = await self._review(ReviewJob(text, services.settings.analysis_effort, facts_of(loaded.game)))
        except asyncio.CancelledError:
            await asyncio.shield(stored.give_back(services.store, self._mine))
            raise
        if made.content is not None:
            await stored.finish(services.store, self._mine, made.content)
        elif made.is_stopped:
            await stored.give_back(services.store, self._mine)
        else:
            log.warning("not_analyzed", game=mine.game_id, why=made.failure)
            await stored.fail(services.store, self._mine)

    async def _review(self, job: ReviewJob) -> Reviewed:
        """Let the process work, and tell everybody every now and then how far it is."""
        latest = Progress(0, 0)

        def hear(progress: Progress) -> None:
            nonlocal latest
            latest = progress

        working = asyncio.get_running_loop().run_in_executor(self._thread, self._reviewer.review, job, hear)
        while True:
            ready, _ = await asyncio.wait({working}, timeout=TELL_SECONDS)
            if ready:
                return working.result()
            self._mine = await stored.tell(self._services.store, self._mine, latest.done, latest.of)
