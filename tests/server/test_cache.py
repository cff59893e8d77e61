"""Games held in memory are only copies: no timing leaves an old one behind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import pytest

from rondel.server.composition import make_services
from rondel.server.config import Settings
from rondel.server.live.game_stream import follow_game
from rondel.server.people.accounts import new_guest
from rondel.server.play.moves import play, rewind
from rondel.server.services import Services
from rondel.server.tables import lifecycle
from rondel.table.loaded import LoadedGame
from rondel.table.log import LOG_TAIL
from rondel.table.moves import Move
from rondel.wire.tables import NewTable, SeatChoice


def _with_game(database: str, check: Callable[[Services, LoadedGame], Awaitable[None]]) -> None:
    """Run a check inside the server's own loop, on a game with two people at one table."""

    async def run() -> None:
        services = make_services(Settings(database=database, bot_processes=1, loaded_games=1))
        try:
            await services.store.migrate()
            ada = await new_guest(services, "Ada")
            seats = [SeatChoice("me"), SeatChoice("hot_seat")]
            await check(services, await lifecycle.create(services, ada, NewTable(seats=seats, start=True, seed=1)))
        finally:
            services.bots.stop()
            await services.store.close()

    asyncio.run(run())


def test_a_slow_reader_misses_no_line_of_the_log(sqlite: str) -> None:
    """A reader that takes nothing for a while is sent every line since, also those no longer held in memory, and after
    an undo what came in place of what it had."""

    async def check(services: Services, loaded: LoadedGame) -> None:
        ada = (await services.games.current(loaded.id)).table.host_id
        listener = services.hub.subscribe(loaded.id, ada)
        reader = await services.visitors.by_session(await services.visitors.open_session(ada))
        sent: asyncio.Queue[bytes] = asyncio.Queue()
        wanted = asyncio.Semaphore(0)

        async def send(text: bytes) -> None:
            sent.put_nowait(text)
            await wanted.acquire()  # until the reader takes more

        reading = asyncio.ensure_future(follow_game(services, listener, reader, None, None, None, send))

        async def log() -> list[dict[str, Any]]:
            while True:
                _, is_state, state = (await sent.get()).partition(b"event: state")
                if is_state:
                    return msgspec.json.decode(state.partition(b"data: ")[2])["log"]  # type: ignore[no-any-return]
                wanted.release()

        assert [entry["version"] for entry in await log()] == [0]
        for _ in range(LOG_TAIL + 5):
            loaded = await play(services, loaded.id, _first_move(loaded))
        wanted.release()
        assert [entry["version"] for entry in await log()] == list(range(1, LOG_TAIL + 6))
        version = loaded.version
        async with services.games.change(loaded.id) as change:
            await rewind(services.store, change, version - 2)
        loaded = change.after
        decision = loaded.game.decision
        other = [str(action) for action in decision.actions][-1]
        loaded = await play(services, loaded.id, Move(decision.player, other))
        for _ in range(2):
            loaded = await play(services, loaded.id, _first_move(loaded))
        wanted.release()
        seen = {entry["version"]: entry["action"] for entry in await log()}
        assert seen[version - 1] == other
        assert max(seen) == version + 1
        reading.cancel()
        await asyncio.gather(reading, return_exceptions=True)

    _with_game(sqlite, check)


def _first_move(loaded: LoadedGame) -> Move:
    decision = loaded.game.decision
    return Move(decision.player, str(decision.actions[0]))


def test_an_old_row_read_while_a_move_is_written_is_not_kept(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is dropped (others wrote to the file, or many games are loaded) in the middle of a move, and a reader
    loads the row before the commit: afterwards everybody sees the move."""

    async def check(services: Services, loaded: LoadedGame) -> None:
        write = services.store.write

        @asynccontextmanager
        async def write_while_others_read() -> AsyncIterator[object]:
            services.games.cache.drop_all()
            assert (await services.games.cache.current(loaded.id)).version == 0
            async with write() as connection:
                yield connection

        monkeypatch.setattr(services.store, "write", write_while_others_read)
        await play(services, loaded.id, _first_move(loaded))
        assert (await services.games.cache.current(loaded.id)).version == 1

    _with_game(sqlite, check)


def test_what_was_read_before_a_game_was_dropped_is_not_kept(sqlite: str) -> None:
    """Another process tells of a change while this one reads the row as it was before: who is told reads anew."""

    async def check(services: Services, loaded: LoadedGame) -> None:
        services.games.cache.drop_all()
        early = asyncio.ensure_future(services.games.cache.current(loaded.id))
        await asyncio.sleep(0)
        services.games.cache.drop(loaded.id)
        told = [asyncio.ensure_future(services.games.cache.for_listeners(loaded.id)) for _ in range(3)]
        old = await early
        assert services.games.cache.get(loaded.id) is not old
        new = await asyncio.gather(*told)
        assert all(each is new[0] is not old for each in new)
        assert services.games.cache.get(loaded.id) is new[0]

    _with_game(sqlite, check)
