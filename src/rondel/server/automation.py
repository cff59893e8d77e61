"""What happens by itself: bots and stand-ins decide, forced decisions and standing orders are played, clocks run out.

A game that needs this has a `due` time in its row. The process that made the last move does the work at once and puts
`due` off for as long as it is at it; if it dies, any process finds the game when the time has come.
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

RENEW_SECONDS = 2.0  # how often it is told
FAILED_SECONDS = 60.0  # until work that failed is tried again
TICK_SECONDS = 0.5  # how often it is looked, without asking the database, whether there is something to do
LOOK_SECONDS = 5.0  # how often the database is asked: of games that processes which are gone have left behind
PRESENCE_EVERY = 20.0
PASSING = ("pass", "end", "refuse", "peace", "friendly")


_PUT_OFF = (
    update(games)
    .where(games.c.id == bindparam("_id"), games.c.revision == bindparam("_revision"), games.c.due.is_not(None))
    .values(due=bindparam("_due"))
)


@contextmanager
def _passed_over() -> Iterator[None]:
    """Played, undone, ended or taken back while a bot was thinking: not an error, look at the game as it is now."""
    try:
        yield
    except Refusal as refusal:
        if refusal.code not in ("stale", "game_over", "busy", "maintenance"):
            raise


class Automation:
    def __init__(self) -> None:
        self._services: Services
        self._pacing: Pacing
        self._working: dict[str, asyncio.Task[None]] = {}
        # At which revision the work on a game is, and when the row was last told so.
        self._at: dict[str, tuple[int, float]] = {}
        self._looking: asyncio.Task[None] | None = None
        self._renewing: set[asyncio.Task[None]] = set()
        self.may_have_missed_orders = False  # given in other processes while this one heard nothing
        self._look_at = 0.0  # on the monotonic clock: when the database is asked next

    @property
    def active_games(self) -> int:
        """In how many games something is being done now."""
        return len(self._working)

    async def start(self, services: Services) -> None:
        self._services = services
        self._pacing = Pacing(services.settings.idle_bot_moves)
        self._looking = asyncio.create_task(self._keep_looking())
        if services.store.is_sqlite:
            await self._look_at_all()

    async def stop(self) -> None:
        tasks = [*self._working.values(), *self._renewing, *([self._looking] if self._looking else [])]
        left = [(game_id, revision) for game_id, (revision, _) in self._at.items()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if left and not self._services.store.is_sqlite:
            try:
                await self._put_off(left, 0.0)  # the others go on at once
            except SQLAlchemyError as error:
                log.warning("work_not_handed_over", error=type(error).__name__)

    def on_game_changed(self, loaded: LoadedGame) -> None:
        """Do what is due in this game, without keeping anybody waiting. Not started (`rondel admin`): nothing."""
        if self._looking is None or loaded.id in self._working or loaded.position is None or loaded.time.in_maintenance:
            return
        if loaded.table.due is not None:
            self._wake_at(loaded.table.due)
        if work_for(loaded.table, loaded.game, loaded.orders):
            self._begin(loaded.id)

    def poll_soon(self) -> None:
        """Ask the database at the next tick."""
        self._look_at = 0.0

    def on_orders_changed(self, game_id: str, people: Sequence[int]) -> None:
        """Another process has changed the standing orders of these people: look at the game anew, once nobody changes
        it here. Nobody else is told."""
        task = asyncio.ensure_future(self._renew_orders(game_id, people))
        self._renewing.add(task)
        task.add_done_callback(self._renewing.discard)

    async def _renew_orders(self, game_id: str, people: Sequence[int]) -> None:
        cache = self._services.games.cache
        try:
            async with cache.lock(game_id):
                cache.drop(game_id)
                loaded = await cache.current(game_id)
            for user_id in people:
                self._services.hub.publish_to_person(user_id, "orders", game_id)
            self.on_game_changed(loaded)
        except (Refusal, SQLAlchemyError) as error:  # gone, or the database is: then everything is looked at again
            log.info("orders_not_renewed", game=game_id, why=error_summary(error))

    def _begin(self, game_id: str) -> None:
        if game_id not in self._working:
            self._working[game_id] = asyncio.create_task(self._work(game_id))

    async def _work(self, game_id: str) -> None:
        try:
            while not self._services.store.time.in_maintenance:
                loaded = await self._services.games.current(game_id)
                self._at[game_id] = (loaded.revision, time.monotonic())
                work = work_for(loaded.table, loaded.game, loaded.orders) if loaded.position else None
                if work is not None:
                    await self._do(loaded, work)
                elif not await self._run_clock(loaded):
                    return
        except Refusal as refusal:
            log.warning("automation_stopped", game=game_id, code=refusal.code, sentence=refusal.sentence)
            await self._rest(game_id)
        except SQLAlchemyError as error:
            if type(error) is DatabaseError:
                self._services.readiness.suspect_damage()
            log.warning("automation_interrupted", game=game_id, why=error_summary(error))  # goes on when it is due
        except Exception:
            log.exception("automation_failed", game=game_id)
            await self._rest(game_id)
        finally:
            # Without waiting for anything since the last look: who changes the game from now on begins anew.
            self._working.pop(game_id, None)
            self._at.pop(game_id, None)

    async def _rest(self, game_id: str) -> None:
        """What failed is not tried again at once."""
        if game_id in self._at:
            with suppress(SQLAlchemyError):
                await self._put_off([(game_id, self._at[game_id][0])], FAILED_SECONDS)

    async def _put_off(self, works: list[tuple[str, int]], seconds: float) -> None:
        """Say when others may take over these games, unless they have changed since."""
        due = self._services.store.time.now() + seconds
        values = [{"_id": each, "_revision": revision, "_due": due} for each, revision in sorted(works)]
        await self._services.store.commit(Step(_PUT_OFF, values))

    async def _renew(self) -> None:
        """Where there are other processes: tell them that this one is still at its work."""
        now = time.monotonic()
        works = [(each, revision) for each, (revision, said) in self._at.items() if now - said > RENEW_SECONDS]
        if not works or self._services.store.is_sqlite:
            return
        await self._put_off(works, WORK_SECONDS)
        for each, revision in works:
            if self._at.get(each, (None, 0.0))[0] == revision:
                self._at[each] = (revision, now)

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
        with _passed_over():
            await play(self._services, loaded.id, move)
            if work.order is not None:
                owner = work.order.user_id
                self._services.hub.publish_to_person(owner, "orders", loaded.id)
                await self._services.store.announce_now(Message(orders=loaded.id, people=[owner]))

    async def _choice(self, loaded: LoadedGame, seat: int, bot: str) -> BotChoice:
        """What a bot does in this seat, with whatever it may have counted."""
        tally = await history.cash_tally(self._services.store, loaded)
        return await self._services.bots.choose(loaded, seat, bot, tally=tally)

    async def _run_clock(self, loaded: LoadedGame) -> bool:
        """A clock at zero hands the seat to a bot, or passes for it (where there is no passing, a bot decides once)."""
        table = loaded.table
        runs_for = table.clock_runs_for
        if table.clock is None or table.clocks is None or runs_for is None or table.clock_since is None:
            return False
        if clocks.remaining(table.clocks, runs_for, table.clock_since, loaded.time.now())[runs_for] > 0:
            return False
        if table.clock.at_zero == "bot":
            with _passed_over():
                await hand_to_bot(self._services, loaded.id, runs_for, table.customs.stand_in, revision=loaded.revision)
            return True
        offered = [str(action) for action in loaded.game.decision.actions]
        action = next((each for each in PASSING if each in offered), None)
        notes: list[dict[str, object]] = [{"event": "clock_ran_out", "player": runs_for}]
        if action is None:
            choice = await self._choice(loaded, runs_for, table.customs.stand_in)
            action = choice.action
        with _passed_over():
            move = Move(runs_for, action, by="clock", revision=loaded.revision, notes=notes)
            await play(self._services, loaded.id, move)
        return True

    async def _look_at_all(self) -> None:
        """After a restart of the only process: whatever was under way goes on at once."""
        async with self._services.store.read() as connection:
            rows = (
                await connection.execute(select(games.c.id).where(games.c.state == "running", games.c.due.is_not(None)))
            ).all()
        for row in rows:
            self._begin(row.id)

    async def _keep_looking(self) -> None:
        reminded, lost = 0.0, False
        while True:
            try:
                if changed := await self._services.store.changed_externally():
                    self._services.games.cache.drop_all()
                    self._services.visitors.invalidate_all()
                    self._services.bans.invalidate()
                    self._services.lobby.invalidate_all()
                if changed or lost or time.monotonic() >= self._look_at:
                    self._look_at = time.monotonic() + LOOK_SECONDS
                    await self._look_at_the_time()
                    if not self._services.store.time.in_maintenance:
                        await self._take_over()
                if changed:
                    self._services.hub.publish_to_all("state")
                if not self._services.store.time.in_maintenance:
                    await self._renew()
                    await self._look_at_orders()
                if time.monotonic() - reminded > PRESENCE_EVERY:
                    reminded = time.monotonic()
                    await announce_all(self._services)
                if lost:
                    log.warning("database_back")
                lost = False
            except (SQLAlchemyError, OSError) as error:
                if not lost:
                    log.warning("database_lost", why=error_summary(error))
                lost = True
            except Exception:
                log.exception("looking_failed")
            await asyncio.sleep(TICK_SECONDS)

    async def _look_at_the_time(self) -> None:
        """Has a maintenance begun, in which everything rests, or ended, after which everything goes on?"""
        if not await self._services.store.time.sync():
            return
        resting = self._services.store.time.in_maintenance
        log.info("maintenance", resting=resting)
        self._services.hub.publish_to_all("state")
        if not resting and self._services.store.is_sqlite:
            await self._look_at_all()  # else: each game when it is due, by whichever process is first

    async def _look_at_orders(self) -> None:
        """After a time in which other processes were not heard: does an order answer where a game stands?"""
        if not self.may_have_missed_orders:
            return
        self.may_have_missed_orders = False
        asked = (orders.c.game_id == games.c.id) & (orders.c.seat == games.c.turn_player)
        waiting = select(games.c.id).join(orders, asked).where(games.c.state == "running").distinct()
        async with self._services.store.read() as connection:
            ids = (await connection.execute(waiting)).scalars().all()
        for game_id in ids:
            with suppress(Refusal):  # gone meanwhile
                self.on_game_changed(await self._services.games.current(game_id))

    async def _take_over(self) -> None:
        """Begin the work that is due, and note when the next is."""
        now = self._services.store.time.now()
        async with self._services.store.read() as connection:
            rows = (
                await connection.execute(
                    select(games.c.id, games.c.due)
                    .where(games.c.due <= now + LOOK_SECONDS, games.c.state == "running")
                    .where(games.c.id.not_in(list(self._working)))
                    .order_by(games.c.due)
                    .limit(50)
                )
            ).all()
        for row in rows:
            if row.due > now:
                self._wake_at(row.due)
            elif await self._take(row.id, row.due, now + WORK_SECONDS):
                self._begin(row.id)

    async def _take(self, game_id: str, due: float, until: float) -> bool:
        """Put the work off for all other processes; False if another has done so."""
        found: list[Result] = []
        same = update(games).where(games.c.id == game_id, games.c.due == due)
        await self._services.store.commit(Step(same.values(due=until), check=found.append))
        return found[0].rowcount == 1

    def _wake_at(self, due: float) -> None:
        """Ask the database once the server's clock shows this time."""
        self._look_at = min(self._look_at, time.monotonic() + due - self._services.store.time.now())


class Pacing:
    """People who play get the server first: what nobody waits for is done bit by bit."""

    def __init__(self, moves_per_second: float) -> None:
        self._interval = 1 / moves_per_second
        self._next = 0.0

    async def wait(self) -> None:
        """Until the next such table may move; who asked first is first."""
        now = time.monotonic()
        self._next = max(self._next, now) + self._interval
        await asyncio.sleep(self._next - self._interval - now)
