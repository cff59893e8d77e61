"""Game cache: no race leaves a stale game in it."""

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
    """Run a check with a server's services, on a game with two people."""

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


def test_a_slow_reader_misses_no_log_entry(sqlite: str) -> None:
    """A reader that blocks for a while gets all entries since, including those no longer cached, and after an undo the
    replacements of undone ones.
    """

    async def check(services: Services, loaded: LoadedGame) -> None:
        ada = (await services.games.current(loaded.id)).table.host_id
        listener = services.hub.subscribe(loaded.id, ada)
        reader = await services.visitors.by_session(await services.visitors.open_session(ada))
        sent: asyncio.Queue[bytes] = asyncio.Queue()
        wanted = asyncio.Semaphore(0)

        async def send(text: bytes) -> None:
            sent.put_nowait(text)
            await wanted.acquire()  # until the reader accepts more

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


def test_a_row_read_during_a_write_is_not_cached(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is evicted in the middle of a move, and a reader loads the old row before the commit."""

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


def test_a_row_read_before_an_invalidation_is_not_cached(sqlite: str) -> None:
    """Another process announces a change while this one reads the old row: later readers get the new one."""

    async def check(services: Services, loaded: LoadedGame) -> None:
        services.games.cache.drop_all()
        early = asyncio.ensure_future(services.games.cache.current(loaded.id))
        await asyncio.sleep(0)
        services.games.cache.drop(loaded.id)
        readers = [asyncio.ensure_future(services.games.cache.for_listeners(loaded.id)) for _ in range(3)]
        old = await early
        assert services.games.cache.get(loaded.id) is not old
        new = await asyncio.gather(*readers)
        assert all(each is new[0] is not old for each in new)
        assert services.games.cache.get(loaded.id) is new[0]

    _with_game(sqlite, check)
