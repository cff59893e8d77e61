"""What a reader of a game is sent: each connection gets its own view; the id of an event is the revision."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, cast

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from rondel.server.limits import Asker
from rondel.server.live.hub import Listener, announce_presence
from rondel.server.play import entries_since, order_list
from rondel.server.services import Services
from rondel.server.storage import no_database
from rondel.server.tables import chat
from rondel.table.clocks import clock
from rondel.table.errors import Refusal
from rondel.table.loaded import LoadedGame
from rondel.table.log import LogEntry
from rondel.table.persons import Visitor
from rondel.table.states import state_bytes, table_of
from rondel.table.table import TableRow, refuse_hidden
from rondel.wire.lobby import Told
from rondel.wire.state import Presence

BEAT = {"beat"}
LONGEST_PAUSE = 5.0  # for a reader whose budget of computing is used up
TOLD = frozenset(("notices", "friends"))  # what concerns one person, wherever they are: their page is to look
_json = msgspec.json.Encoder()


def told(kind: str) -> bytes:
    return _json.encode(Told(about=cast(Any, kind)))


def event(name: str, data: bytes, number: int | str | None = None) -> bytes:
    head = f"event: {name}\ndata: " if number is None else f"event: {name}\nid: {number}\ndata: "
    return b"%b%b\n\n" % (head.encode(), data)


async def follow(
    services: Services,
    listener: Listener,
    visitor: Visitor | None,
    seat: int | None,
    invite: str | None,
    last_id: int | None,
    send: Callable[[bytes], Awaitable[None]],
    askers: Sequence[Asker] = (),
) -> None:
    """State first (unless the reader has it), then whatever happens, until either side goes away.

    Making a state is charged to `askers`; whose budget is used up gets the next one later, which is then the newest.
    """
    game_id = listener.game_id
    try:
        loaded = await services.watching.seen(await services.games.current(game_id), visitor)
        sent_version, sent_undos = loaded.version, loaded.table.undos
        said = loaded.chat.lines[-1].number if loaded.chat.lines else 0
        heard = loaded.until
        first = b"retry: 2000\n\n"
        if last_id != loaded.revision or loaded.time.resting or loaded.table.is_past:
            with services.work.timed(askers):
                state = state_bytes(loaded, visitor, seat, services.hub.present(game_id))
            first += event("state", state, loaded.revision)
        await send(first)
        greet(services, game_id)
        reader = Reader(services, listener, visitor)
        while not (services.hub.closing or listener.is_gone):
            if reader.is_in_doubt:
                if not await reader.is_the_same():
                    return
                visitor = reader.visitor
            await listener.changed.wait()
            if "person" in listener.kinds:
                continue  # who is it now? what else has happened is not lost
            if pause := services.work.seconds_over(askers):
                await asyncio.sleep(min(pause, LONGEST_PAUSE))
            kinds = listener.taken()
            if visitor is None or not loaded.table.seats_of(visitor.id):
                kinds.discard("orders")  # only those who have some may notice anything
            if kinds == BEAT and not loaded.table.is_past:
                await send(b": still here\n\n")
                continue
            if not kinds or services.hub.closing or listener.is_gone:
                continue
            newest = await services.games.cache.announced(game_id)
            refuse_hidden(newest.table, visitor, invite)
            before, loaded = loaded, await services.watching.seen(newest, visitor)
            until = loaded.until
            if before.table.is_past and not loaded.table.is_past:
                kinds.add("chat")  # what the players said is heard at once when the game is over
                until = clock.now()
            elif loaded.table.is_past:
                # What is told now is not what this reader sees now: that moves with the game, or with time alone.
                kinds = (kinds - {"state", "table", "beat"}) | {"chat"}
                if is_news(before, loaded):
                    kinds.add("state")
                elif "presence" not in kinds:
                    await send(b": still here\n\n")
            present = services.hub.present(game_id)
            if "state" in kinds:
                # After an undo the end of the log is sent again: what was sent before may have been taken back.
                since = sent_version if sent_undos == loaded.table.undos else None
                missing: list[LogEntry] = []
                if since is not None and loaded.log and loaded.log[0].version > since + 1:  # a slow reader, a fast game
                    missing = await entries_since(services.store, game_id, since)
                    missing = [entry for entry in missing if entry.version < loaded.log[0].version]
                # Noted before it is sent: while a slow reader takes it, the game goes on.
                sent_version, sent_undos = loaded.version, loaded.table.undos
                with services.work.timed(askers):
                    state = state_bytes(loaded, visitor, seat, present, since, missing)
                await send(event("state", state, loaded.revision))
            elif "table" in kinds:
                table = _json.encode(table_of(loaded.table, visitor, loaded.time, present))
                await send(event("table", table, loaded.revision))
            if "presence" in kinds:
                await send(event("presence", _presence(loaded.table, present)))
            if "orders" in kinds and visitor is not None:
                mine = loaded.table.seats_of(visitor.id)
                async with services.store.read() as connection:
                    orders = await order_list(connection, game_id, visitor.id, mine)
                await send(event("orders", _json.encode(orders)))
            if "chat" in kinds:
                before_then, heard = heard, loaded.until
                for message in await chat.messages(
                    services, game_id, said, visitor=visitor, until=until, heard=before_then
                ):
                    said = max(said, message.id)
                    await send(event("chat", _json.encode(message)))
            if lines := [int(kind.removeprefix("line ")) for kind in kinds if kind.startswith("line ")]:
                for message in await chat.messages(services, game_id, visitor=visitor, only=lines, until=loaded.until):
                    await send(event("chat", _json.encode(message)))  # hidden or restored: said once more
            for kind in sorted(kinds & TOLD):
                await send(event(kind, told(kind)))
    except Refusal as refusal:
        await send(event("gone", refusal.body()))
    except SQLAlchemyError as error:
        no_database(error)  # noted; the stream ends as any other, and its reader comes back
    finally:
        services.hub.leave(listener)
        greet(services, game_id)


def is_news(before: LoadedGame, now: LoadedGame) -> bool:
    """Does somebody who watches with a delay see anything else than before?"""
    was, table = before.table, now.table
    return (table.version, table.undos, table.state, table.seats) != (was.version, was.undos, was.state, was.seats)


def _presence(table: TableRow, present: frozenset[int]) -> bytes:
    seats = [seat.seat for seat in table.seats if seat.kind == "bot" or seat.user_id in present]
    return _json.encode(Presence(present=seats, watching=len(present)))


_telling: set[asyncio.Task[Any]] = set()


def greet(services: Services, game_id: str) -> None:
    """Tell those who are here, and the other processes, who is present now."""
    services.hub.tell_presence(game_id)
    if not services.store.is_sqlite and not services.hub.closing:
        task = asyncio.ensure_future(_announce(services, game_id))
        _telling.add(task)
        task.add_done_callback(_telling.discard)


async def _announce(services: Services, game_id: str) -> None:
    try:
        await announce_presence(services, game_id)
    except SQLAlchemyError as error:
        no_database(error)  # noted; the others hear it with the next reminder


LOOK_SECONDS = 300.0  # how often it is looked whether the reader's session or token has not ended meanwhile


class Reader:
    def __init__(
        self, services: Services, listener: Listener, visitor: Visitor | None, looked: float = float("-inf")
    ) -> None:
        self._services, self._listener, self.visitor, self._looked = services, listener, visitor, looked

    @property
    def is_in_doubt(self) -> bool:
        """Is it time to look who it is now?"""
        due = "person" in self._listener.kinds or time.monotonic() - self._looked > LOOK_SECONDS
        return self.visitor is not None and due

    async def is_the_same(self) -> bool:
        """Look again. False: logged out, a token withdrawn, banned; whoever it is now has to ask anew."""
        assert self.visitor is not None
        self._looked = time.monotonic()
        self._listener.kinds.discard("person")
        self.visitor = await self._services.visitors.again(self.visitor)
        return self.visitor is not None and self.visitor.banned_until <= clock.now()
