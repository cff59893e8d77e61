"""What happens by itself: bots and stand-ins decide, forced decisions are played, clocks run out.

A game that needs this has a `due` time in its row. The process that made the last move does the work at once and puts
`due` off for as long as it is at it; if it dies, any process finds the game when the time has come.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy import bindparam, select, update
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.errors import Refusal
from rondel.server.play import clocks
from rondel.server.play.rooms import Room
from rondel.server.storage.models import games

if TYPE_CHECKING:
    from rondel.server.services import Services

log = structlog.get_logger()

WORK_SECONDS = 6.0  # until another process takes over work that was begun, unless it is told that it goes on
RENEW_SECONDS = 2.0  # how often it is told
FAILED_SECONDS = 60.0  # until work that failed is tried again
LOOK_SECONDS = 0.5
PRESENCE_EVERY = 20.0
MOST_TOLD = 500  # people at one table; a message holds 8000 bytes
PASSING = ("pass", "end", "refuse", "peace", "friendly")
STAND_IN = "greedy"


_PUT_OFF = (
    update(games)
    .where(games.c.id == bindparam("_id"), games.c.revision == bindparam("_revision"), games.c.due.is_not(None))
    .values(due=bindparam("_due"))
)


class Work(msgspec.Struct):
    kind: str  # forced, bot
    seat: int
    bot: str | None = None
    action: str | None = None


def work_for(room: Room, game: Any) -> Work | None:
    """What the server itself has to do next in this position, if anything."""
    if game.over:
        return None
    decision = game.decision
    seat = room.seats[decision.player]
    if bot := seat.played_by_bot:
        return Work("bot", decision.player, bot=bot)
    # Such a decision is put where a gift could make more possible (contract, section 6): who switches this on says
    # that gifts are made before, not then.
    if room.auto_forced and len(decision.actions) == 1:
        return Work("forced", decision.player, action=str(decision.actions[0]))
    return None


@contextmanager
def suppress_changed() -> Iterator[None]:
    """Played, undone, ended or taken back while a bot was thinking: not an error, look at the game as it is now."""
    try:
        yield
    except Refusal as refusal:
        if refusal.code not in ("stale", "game_over", "busy"):
            raise


class Automation:
    def __init__(self) -> None:
        self._services: Services
        self._working: dict[str, asyncio.Task[None]] = {}
        # At which revision the work on a game is, and when the row was last told so.
        self._at: dict[str, tuple[int, float]] = {}
        self._looking: asyncio.Task[None] | None = None

    async def start(self, services: Services) -> None:
        self._services = services
        self._looking = asyncio.create_task(self._keep_looking())
        if services.store.is_sqlite:
            await self._look_at_all()

    async def stop(self) -> None:
        tasks = [*self._working.values(), *([self._looking] if self._looking else [])]
        left = [(game_id, revision) for game_id, (revision, _) in self._at.items()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if left and not self._services.store.is_sqlite:
            try:
                await self._put_off(left, 0.0)  # the others go on at once
            except SQLAlchemyError as error:
                log.warning("work_not_handed_over", error=type(error).__name__)

    def look_after(self, room: Room) -> None:
        """Do what is due in this game, without keeping anybody waiting. Not started (`rondel admin`): nothing."""
        if self._looking and room.state == "running" and room.id not in self._working and work_for(room, room.game):
            self._begin(room.id)

    def _begin(self, game_id: str) -> None:
        if game_id not in self._working:
            self._working[game_id] = asyncio.create_task(self._work(game_id))

    async def _work(self, game_id: str) -> None:
        try:
            while True:
                room = await self._services.rooms.current(game_id)
                self._at[game_id] = (room.revision, time.monotonic())
                work = work_for(room, room.game) if room.state == "running" else None
                if work is not None:
                    await self._do(room, work)
                elif not await self._run_clock(room):
                    return
        except Refusal as refusal:
            log.warning("automation_stopped", game=game_id, code=refusal.code, sentence=refusal.sentence)
            await self._rest(game_id)
        except SQLAlchemyError as error:
            log.warning("automation_interrupted", game=game_id, error=type(error).__name__)  # goes on when it is due
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
        due = time.time() + seconds
        async with self._services.store.write() as connection:
            await connection.execute(
                _PUT_OFF, [{"_id": each, "_revision": revision, "_due": due} for each, revision in sorted(works)]
            )

    async def _renew(self) -> None:
        """Where there are other processes: tell them that this one is still at its work."""
        now = time.monotonic()
        works = [(each, revision) for each, (revision, told) in self._at.items() if now - told > RENEW_SECONDS]
        if not works or self._services.store.is_sqlite:
            return
        await self._put_off(works, WORK_SECONDS)
        for each, revision in works:
            if self._at.get(each, (None, 0.0))[0] == revision:
                self._at[each] = (revision, now)

    async def _do(self, room: Room, work: Work) -> None:
        from rondel.server.play.games import Move, play

        revision = room.revision
        if work.kind == "forced":
            move = Move(work.seat, work.action or "", by="forced", revision=revision)
        else:
            choice = await self._services.bots.choose(room, work.seat, work.bot or "")
            by = "bot" if room.seats[work.seat].kind == "bot" else "stand_in"
            notes = choice.notes(work.seat)
            move = Move(
                work.seat,
                choice.action,
                by=by,
                revision=revision,
                notes=notes,
                replace_bot=choice.replaced_by,
            )
        with suppress_changed():
            await play(self._services, room.id, move)

    async def _run_clock(self, room: Room) -> bool:
        """A clock at zero hands the seat to a bot, or passes for it (where there is no passing, a bot decides once)."""
        runs_for = room.clock_runs_for
        if room.clock is None or room.clocks is None or runs_for is None or room.clock_since is None:
            return False
        now, revision = time.time(), room.revision
        if clocks.left(room.clocks, runs_for, room.clock_since, now)[runs_for] > 0:
            return False
        from rondel.server.play.games import Move, play
        from rondel.server.tables.seating import hand_to_bot

        if room.clock.at_zero == "bot":
            with suppress_changed():
                await hand_to_bot(self._services, room.id, runs_for, STAND_IN, revision=revision)
            return True
        offered = [str(action) for action in room.game.decision.actions]
        action = next((each for each in PASSING if each in offered), None)
        notes: list[dict[str, Any]] = [{"event": "clock_ran_out", "player": runs_for}]
        if action is None:
            choice = await self._services.bots.choose(room, runs_for, STAND_IN)
            action = choice.action
        with suppress_changed():
            move = Move(runs_for, action, by="clock", revision=revision, notes=notes)
            await play(self._services, room.id, move)
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
        reminded = 0.0
        while True:
            try:
                if await self._services.store.was_changed_by_others():
                    self._services.rooms.drop_all()
                    self._services.hub.tell_all("state")
                await self._renew()
                await self._take_over()
                if time.monotonic() - reminded > PRESENCE_EVERY:
                    reminded = time.monotonic()
                    await self._remind_of_presence()
            except Exception:
                log.exception("looking_failed")
            await asyncio.sleep(LOOK_SECONDS)

    async def _take_over(self) -> None:
        now = time.time()
        async with self._services.store.read() as connection:
            rows = (
                await connection.execute(
                    select(games.c.id, games.c.due)
                    .where(games.c.due <= now, games.c.state == "running", games.c.id.not_in(list(self._working)))
                    .order_by(games.c.due)
                    .limit(50)
                )
            ).all()
        for row in rows:
            async with self._services.store.write() as connection:
                taken = await connection.execute(
                    update(games).where(games.c.id == row.id, games.c.due == row.due).values(due=now + WORK_SECONDS)
                )
            if taken.rowcount == 1:
                self._begin(row.id)

    async def _remind_of_presence(self) -> None:
        for game_id in self._services.hub.games_listened_to():
            await tell_presence(self._services, game_id)


async def tell_presence(services: Services, game_id: str) -> None:
    people = sorted(services.hub.here(game_id))[:MOST_TOLD]
    await services.store.announce_now({"presence": game_id, "people": people})
