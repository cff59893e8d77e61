"""Automation: moves of bots and substitutes, forced decisions, standing orders, and expired clocks.

A game that needs it has a `due` time in its row, which serves as a lease: the process that made the last move works on
the game at once and postpones `due` meanwhile. If it dies, another process takes over when the game is due.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress

import structlog
from sqlalchemy import bindparam, select, update
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from rondel.server.live import announce_all
from rondel.server.play import history, play
from rondel.server.services import Services
from rondel.server.storage import Message, Result, Step
from rondel.server.storage.models import games, orders
from rondel.server.tables import hand_to_bot
from rondel.table import clocks
from rondel.table.bot_jobs import BotChoice, lesson_move
from rondel.table.errors import Refusal, error_summary
from rondel.table.loaded import LoadedGame
from rondel.table.moves import Move
from rondel.table.work import WORK_SECONDS, Work, work_for

log = structlog.get_logger()

RENEW_SECONDS = 2.0  # interval of lease renewals
FAILED_SECONDS = 60.0  # delay before failed work is retried
TICK_SECONDS = 0.5  # interval of the loop
POLL_SECONDS = 5.0  # interval of database polls for due games of processes that died
PRESENCE_EVERY = 20.0
PASSING = ("pass", "end", "refuse", "peace", "friendly")


_EXTEND_LEASE = (
    update(games)
    .where(games.c.id == bindparam("_id"), games.c.revision == bindparam("_revision"), games.c.due.is_not(None))
    .values(due=bindparam("_due"))
)


@contextmanager
def _ignoring_stale() -> Iterator[None]:
    """Ignore refusals because the game changed while a bot was computing."""
    try:
        yield
    except Refusal as refusal:
        if refusal.code not in ("stale", "game_over", "busy", "maintenance"):
            raise


class Automation:
    """Makes automatic moves in games of this process, and takes over games of processes that died."""

    def __init__(self) -> None:
        self._services: Services
        self._pacing: Pacing
        self._working: dict[str, asyncio.Task[None]] = {}
        # Revision of each game in work, and when its lease was last renewed.
        self._leases: dict[str, tuple[int, float]] = {}
        self._task: asyncio.Task[None] | None = None
        self._renewing: set[asyncio.Task[None]] = set()
        self.may_have_missed_orders = False  # messages of other processes may have been missed
        self._poll_at = 0.0  # monotonic time of the next database poll

    @property
    def active_games(self) -> int:
        """Number of games being worked on."""
        return len(self._working)

    async def start(self, services: Services) -> None:
        self._services = services
        self._pacing = Pacing(services.settings.idle_bot_moves)
        self._task = asyncio.create_task(self._run())
        if services.store.is_sqlite:
            await self._resume_all()

    async def stop(self) -> None:
        tasks = [*self._working.values(), *self._renewing, *([self._task] if self._task else [])]
        released = [(game_id, revision) for game_id, (revision, _) in self._leases.items()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if released and not self._services.store.is_sqlite:
            try:
                await self._extend_leases(released, 0.0)  # other processes take over at once
            except SQLAlchemyError as error:
                log.warning("leases_not_released", error=type(error).__name__)

    def on_game_changed(self, loaded: LoadedGame) -> None:
        """Start the pending work of a game in the background; does nothing unless started (as in `rondel admin`)."""
        if self._task is None or loaded.id in self._working or loaded.position is None or loaded.time.in_maintenance:
            return
        if loaded.table.due is not None:
            self._wake_at(loaded.table.due)
        if work_for(loaded.table, loaded.game, loaded.orders):
            self._begin(loaded.id)

    def poll_soon(self) -> None:
        """Poll the database at the next tick."""
        self._poll_at = 0.0

    def on_orders_changed(self, game_id: str, people: Sequence[int]) -> None:
        """Reload a game whose standing orders another process changed, and notify their owners."""
        task = asyncio.ensure_future(self._reload_orders(game_id, people))
        self._renewing.add(task)
        task.add_done_callback(self._renewing.discard)

    async def _reload_orders(self, game_id: str, people: Sequence[int]) -> None:
        cache = self._services.games.cache
        try:
            async with cache.lock(game_id):
                cache.drop(game_id)
                loaded = await cache.current(game_id)
            for user_id in people:
                self._services.hub.publish_to_person(user_id, "orders", game_id)
            self.on_game_changed(loaded)
        except (Refusal, SQLAlchemyError) as error:  # deleted, or no database: then all games are checked again
            log.info("orders_not_reloaded", game=game_id, why=error_summary(error))

    def _begin(self, game_id: str) -> None:
        if game_id not in self._working:
            self._working[game_id] = asyncio.create_task(self._work(game_id))

    async def _work(self, game_id: str) -> None:
        try:
            while not self._services.store.time.in_maintenance:
                loaded = await self._services.games.current(game_id)
                self._leases[game_id] = (loaded.revision, time.monotonic())
                work = work_for(loaded.table, loaded.game, loaded.orders) if loaded.position else None
                if work is not None:
                    await self._do(loaded, work)
                elif not await self._run_clock(loaded):
                    return
        except Refusal as refusal:
            log.warning("automation_stopped", game=game_id, code=refusal.code, sentence=refusal.sentence)
            await self._postpone(game_id)
        except SQLAlchemyError as error:
            if type(error) is DatabaseError:
                self._services.readiness.suspect_damage()
            log.warning("automation_interrupted", game=game_id, why=error_summary(error))  # resumes when it is due
        except Exception:
            log.exception("automation_failed", game=game_id)
            await self._postpone(game_id)
        finally:
            # No await since the last check: later changes of the game start new work.
            self._working.pop(game_id, None)
            self._leases.pop(game_id, None)

    async def _postpone(self, game_id: str) -> None:
        """Postpone failed work."""
        if game_id in self._leases:
            with suppress(SQLAlchemyError):
                await self._extend_leases([(game_id, self._leases[game_id][0])], FAILED_SECONDS)

    async def _extend_leases(self, works: list[tuple[str, int]], seconds: float) -> None:
        """Set when other processes may take over these games, unless they changed."""
        due = self._services.store.time.now() + seconds
        values = [{"_id": each, "_revision": revision, "_due": due} for each, revision in sorted(works)]
        await self._services.store.commit(Step(_EXTEND_LEASE, values))

    async def _renew(self) -> None:
        """Renew the leases of games in work, if there may be other processes."""
        now = time.monotonic()
        works = [
            (each, revision)
            for each, (revision, renewed_at) in self._leases.items()
            if now - renewed_at > RENEW_SECONDS
        ]
        if not works or self._services.store.is_sqlite:
            return
        await self._extend_leases(works, WORK_SECONDS)
        for each, revision in works:
            if self._leases.get(each, (None, 0.0))[0] == revision:
                self._leases[each] = (revision, now)

    async def _do(self, loaded: LoadedGame, work: Work) -> None:
        revision = loaded.revision
        if work.kind == "forced":
            move = Move(work.seat, work.action, by="forced", revision=revision)
        elif work.kind == "order":
            move = Move(work.seat, work.action, revision=revision, order=work.order)
        elif work.kind == "lesson":
            move = await asyncio.to_thread(lesson_move, loaded)
        else:
            if not loaded.table.has_player:
                await self._pacing.wait()
            choice = await self._choice(loaded, work.seat, work.bot)
            move = Move(
                work.seat,
                choice.action,
                by="bot" if loaded.table.seats[work.seat].kind == "bot" else "stand_in",
                revision=revision,
                notes=choice.notes(work.seat),
                reason=choice.reason if len(loaded.game.decision.actions) > 1 else None,
                replace_bot=choice.replaced_by,
            )
        with _ignoring_stale():
            await play(self._services, loaded.id, move)
            if work.order is not None:
                owner = work.order.user_id
                self._services.hub.publish_to_person(owner, "orders", loaded.id)
                await self._services.store.announce_now(Message(orders=loaded.id, people=[owner]))

    async def _choice(self, loaded: LoadedGame, seat: int, bot: str) -> BotChoice:
        """Return a bot's choice for a seat, including reconstructed hidden cash."""
        tally = await history.cash_tally(self._services.store, loaded)
        return await self._services.bots.choose(loaded, seat, bot, tally=tally)

    async def _run_clock(self, loaded: LoadedGame) -> bool:
        """Handle an expired clock: hand the seat to a bot, or pass (or let a bot decide once if passing is illegal)."""
        table = loaded.table
        runs_for = table.clock_runs_for
        if table.clock is None or table.clocks is None or runs_for is None or table.clock_since is None:
            return False
        if clocks.remaining(table.clocks, runs_for, table.clock_since, loaded.time.now())[runs_for] > 0:
            return False
        if table.clock.at_zero == "bot":
            with _ignoring_stale():
                await hand_to_bot(self._services, loaded.id, runs_for, table.customs.stand_in, revision=loaded.revision)
            return True
        offered = [str(action) for action in loaded.game.decision.actions]
        action = next((each for each in PASSING if each in offered), None)
        notes: list[dict[str, object]] = [{"event": "clock_ran_out", "player": runs_for}]
        if action is None:
            choice = await self._choice(loaded, runs_for, table.customs.stand_in)
            action = choice.action
        with _ignoring_stale():
            move = Move(runs_for, action, by="clock", revision=loaded.revision, notes=notes)
            await play(self._services, loaded.id, move)
        return True

    async def _resume_all(self) -> None:
        """Resume all due games, after a restart of the only process."""
        async with self._services.store.read() as connection:
            rows = (
                await connection.execute(select(games.c.id).where(games.c.state == "running", games.c.due.is_not(None)))
            ).all()
        for row in rows:
            self._begin(row.id)

    async def _run(self) -> None:
        announced, lost = 0.0, False
        while True:
            try:
                if changed := await self._services.store.changed_externally():
                    self._services.games.cache.drop_all()
                    self._services.visitors.invalidate_all()
                    self._services.bans.invalidate()
                    self._services.lobby.invalidate_all()
                if changed or lost or time.monotonic() >= self._poll_at:
                    self._poll_at = time.monotonic() + POLL_SECONDS
                    await self._check_maintenance()
                    if not self._services.store.time.in_maintenance:
                        await self._take_over()
                if changed:
                    self._services.hub.publish_to_all("state")
                if not self._services.store.time.in_maintenance:
                    await self._renew()
                    await self._check_missed_orders()
                if time.monotonic() - announced > PRESENCE_EVERY:
                    announced = time.monotonic()
                    await announce_all(self._services)
                if lost:
                    log.warning("database_back")
                lost = False
            except (SQLAlchemyError, OSError) as error:
                if not lost:
                    log.warning("database_lost", why=error_summary(error))
                lost = True
            except Exception:
                log.exception("automation_loop_failed")
            await asyncio.sleep(TICK_SECONDS)

    async def _check_maintenance(self) -> None:
        """React to the beginning or end of maintenance mode."""
        if not await self._services.store.time.sync():
            return
        in_maintenance = self._services.store.time.in_maintenance
        log.info("maintenance", resting=in_maintenance)
        self._services.hub.publish_to_all("state")
        if not in_maintenance and self._services.store.is_sqlite:
            await self._resume_all()  # otherwise each game resumes when it is due

    async def _check_missed_orders(self) -> None:
        """Check all games with standing orders, after messages may have been missed."""
        if not self.may_have_missed_orders:
            return
        self.may_have_missed_orders = False
        asked = (orders.c.game_id == games.c.id) & (orders.c.seat == games.c.turn_player)
        waiting = select(games.c.id).join(orders, asked).where(games.c.state == "running").distinct()
        async with self._services.store.read() as connection:
            ids = (await connection.execute(waiting)).scalars().all()
        for game_id in ids:
            with suppress(Refusal):  # deleted in the meantime
                self.on_game_changed(await self._services.games.current(game_id))

    async def _take_over(self) -> None:
        """Start due work of other processes, and schedule the next poll."""
        now = self._services.store.time.now()
        async with self._services.store.read() as connection:
            rows = (
                await connection.execute(
                    select(games.c.id, games.c.due)
                    .where(games.c.due <= now + POLL_SECONDS, games.c.state == "running")
                    .where(games.c.id.not_in(list(self._working)))
                    .order_by(games.c.due)
                    .limit(50)
                )
            ).all()
        for row in rows:
            if row.due > now:
                self._wake_at(row.due)
            elif await self._acquire(row.id, row.due, now + WORK_SECONDS):
                self._begin(row.id)

    async def _acquire(self, game_id: str, due: float, until: float) -> bool:
        """Acquire the lease of a game; returns False if another process was faster."""
        found: list[Result] = []
        same = update(games).where(games.c.id == game_id, games.c.due == due)
        await self._services.store.commit(Step(same.values(due=until), check=found.append))
        return found[0].rowcount == 1

    def _wake_at(self, due: float) -> None:
        """Poll the database at this server time."""
        self._poll_at = min(self._poll_at, time.monotonic() + due - self._services.store.time.now())


class Pacing:
    """Throttles tables without people, so that players get the CPU first."""

    def __init__(self, moves_per_second: float) -> None:
        self._interval = 1 / moves_per_second
        self._next = 0.0

    async def wait(self) -> None:
        """Wait for the next slot, in FIFO order."""
        now = time.monotonic()
        self._next = max(self._next, now) + self._interval
        await asyncio.sleep(self._next - self._interval - now)
