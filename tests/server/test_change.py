"""Game changes are atomic transactions guarded by the revision (optimistic locking), published after the commit."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from sqlalchemy import event, func, insert, literal, select, update
from sqlalchemy.exc import DataError, IntegrityError

import rondel
from rondel.server.composition import make_services
from rondel.server.config import Settings
from rondel.server.moderation import log
from rondel.server.moderation import table_actions as moderation
from rondel.server.people.accounts import new_guest
from rondel.server.play.moves import play
from rondel.server.services import Services
from rondel.server.storage.models import actions, games
from rondel.server.storage.transactions import Result, Step
from rondel.server.tables import lifecycle
from rondel.table.change import Change, Stale
from rondel.table.errors import Refusal, RevisionConflict
from rondel.table.loaded import LoadedGame
from rondel.table.moves import Move, apply_move
from rondel.wire.tables import NewTable, SeatChoice

pytestmark = pytest.mark.both_databases

Check = Callable[[Services, Services, LoadedGame], Awaitable[None]]


def _with_game(database: str, check: Check) -> None:
    """Run a check with two servers' services on one database, on a game with two people."""

    async def run() -> None:
        first, second = (make_services(Settings(database=database, bot_processes=1)) for _ in range(2))
        try:
            await first.store.migrate()
            ada = await new_guest(first, "Ada")
            seats = [SeatChoice("me"), SeatChoice("hot_seat")]
            await check(first, second, await lifecycle.create(first, ada, NewTable(seats=seats, start=True, seed=1)))
        finally:
            for services in (first, second):
                services.bots.stop()
                await services.store.close()

    asyncio.run(run())


def _move(loaded: LoadedGame, number: int = 0) -> Move:
    decision = loaded.game.decision
    return Move(decision.player, str(decision.actions[number]))


def test_a_move_is_a_single_round_trip(database: str) -> None:
    """It consists of one guarded update and one log entry, without any query."""

    async def check(services: Services, _other: Services, loaded: LoadedGame) -> None:
        store = services.store
        statements: list[str] = []
        transactions: list[tuple[Step, ...]] = []
        commit = store.commit

        def note(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
            statements.append(statement)

        async def commit_and_note(*steps: Step, **options: Any) -> None:
            transactions.append(steps)
            await commit(*steps, **options)

        event.listen(store._writer.sync_engine, "before_cursor_execute", note)
        event.listen(store._reader.sync_engine, "before_cursor_execute", note)
        store.commit = commit_and_note  # type: ignore[method-assign]
        await play(services, loaded.id, _move(loaded))
        assert statements == []
        [[guard, line]] = transactions
        assert isinstance(guard.values, dict)
        assert (guard.values["_id"], guard.values["_revision"]) == (loaded.id, loaded.revision)
        assert str(line.statement).startswith("INSERT INTO actions")

    _with_game(database, check)


def test_compiled_statements_of_single_transactions_are_evicted(database: str) -> None:
    """They used to leak, about 0.1 MB per game."""

    async def check(services: Services, _other: Services, _loaded: LoadedGame) -> None:
        statements = []
        for number in range(1000):
            statement = select(literal(number))
            statements.append(weakref.ref(statement))
            await services.store.commit(Step(statement))
        del statement
        gc.collect()
        assert sum(each() is not None for each in statements) < 500

    _with_game(database, check)


def test_a_transaction_is_atomic(database: str) -> None:
    """A failing check, a duplicate row, and text that cannot be stored roll everything back."""

    async def check(services: Services, other: Services, loaded: LoadedGame) -> None:
        store = services.store
        rename = Step(update(games).where(games.c.id == loaded.id).values(name="Sunday"))
        line = Step(insert(actions), loaded.log[0].columns(loaded.id))  # a duplicate
        found: list[Result] = []

        def refuse(result: Result) -> None:
            found.append(result)
            raise RevisionConflict

        counted = Step(select(func.count()).select_from(games).where(games.c.name == "Sunday"), check=refuse)
        with pytest.raises(RevisionConflict):
            await store.commit(rename, counted)
        assert found[0].rows[0][0] == 1  # the check saw the uncommitted change
        with pytest.raises(IntegrityError):
            await store.commit(rename, line)
        if not store.is_sqlite:
            with pytest.raises(DataError):
                await store.commit(rename, Step(update(games).values(name="NUL \0")))
        assert (await other.games.cache.load(loaded.id)).table == loaded.table
        await play(services, loaded.id, _move(loaded))  # the connection is still usable
        assert (await other.games.cache.load(loaded.id)).revision == loaded.revision + 1

    _with_game(database, check)


def test_a_conflicting_change_is_rejected_and_can_be_retried(database: str) -> None:
    """Two processes have the same revision: the first commits, the second gets a conflict, reloads and retries."""

    async def check(services: Services, other: Services, loaded: LoadedGame) -> None:
        async def too_late() -> None:
            async with services.games.change(loaded.id) as change:
                apply_move(change, _move(change.before))
                await play(other, loaded.id, _move(loaded, 1))

        with pytest.raises(RevisionConflict):
            await too_late()
        changed = await other.games.current(loaded.id)
        assert changed.revision == loaded.revision + 1
        assert services.games.cache.get(loaded.id) is None
        now = await services.games.current(loaded.id)
        assert (now.revision, now.log[-1].action) == (changed.revision, changed.log[-1].action)
        renamed: list[int] = []

        def rename(change: Change) -> None:
            renamed.append(change.before.revision)
            change.row(name="Sunday")

        assert (await services.games.retry(loaded.id, rename)).table.name == "Sunday"
        assert renamed == [changed.revision]

    _with_game(database, check)


def test_an_expected_revision_is_checked_first(database: str) -> None:
    async def check(services: Services, _other: Services, loaded: LoadedGame) -> None:
        with pytest.raises(Stale) as refused:
            async with services.games.change(loaded.id, expect=loaded.revision + 1):
                raise AssertionError("the block is not entered")
        assert refused.value.loaded.revision == loaded.revision
        async with services.games.change(loaded.id, expect=loaded.revision) as change:
            apply_move(change, _move(loaded))
        assert change.after.revision == loaded.revision + 1

    _with_game(database, check)


def test_an_error_inside_a_change_rolls_back_and_publishes_nothing(database: str) -> None:
    async def check(services: Services, other: Services, loaded: LoadedGame) -> None:
        listener = services.hub.subscribe(loaded.id, None)
        listener.take_kinds()

        async def fail() -> None:
            async with services.games.change(loaded.id) as change:
                apply_move(change, _move(loaded))
                change.row(name="Half done")
                raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            await fail()
        assert not listener.kinds
        for each in (services, other):
            now = await each.games.cache.load(loaded.id)
            assert (now.revision, now.version, now.table.name) == (loaded.revision, 0, loaded.table.name)

    _with_game(database, check)


def test_an_empty_change_keeps_the_revision(database: str) -> None:
    async def check(services: Services, _other: Services, loaded: LoadedGame) -> None:
        async with services.games.change(loaded.id) as change:
            pass
        assert change.after.revision == loaded.revision

    _with_game(database, check)


def test_the_cached_game_equals_the_stored_one_after_a_change(database: str) -> None:
    """Listeners are called after the commit with the committed game, which they need not read again."""

    async def check(services: Services, other: Services, loaded: LoadedGame) -> None:
        published: list[tuple[int, int]] = []
        services.games.listeners.append(lambda game: published.append((game.revision, game.version)))
        for number in range(70):
            loaded = await play(services, loaded.id, _move(loaded))
            assert published[number] == (loaded.revision, loaded.version)
        cached = services.games.cache.get(loaded.id)
        read = await other.games.current(loaded.id)
        assert cached is not None
        assert cached.table == read.table
        assert cached.position is not None
        assert read.position is not None
        assert cached.position.snapshot == read.position.snapshot
        assert cached.position.checkpoint == read.position.checkpoint > 0
        assert [msgspec.structs.asdict(entry) for entry in cached.log] == [
            msgspec.structs.asdict(entry) for entry in read.log
        ]
        assert rondel.Game.from_json(read.position.snapshot).state_hash() == cached.table.state_hash

    _with_game(database, check)


def test_a_table_is_removed_once_and_only_at_the_expected_revision(database: str) -> None:
    """Of two processes only one removes it; a game that was changed in the meantime stays."""

    async def check(first: Services, second: Services, loaded: LoadedGame) -> None:
        after = await play(second, loaded.id, _move(loaded))
        assert not await first.games.remove(loaded.id, expect=loaded.revision)
        assert (await first.games.current(loaded.id)).revision == after.revision
        removed = [await services.games.remove(loaded.id, expect=after.revision) for services in (first, second)]
        assert removed == [True, False]

    _with_game(database, check)


def test_concurrent_removals_by_administrators_are_logged_once(database: str) -> None:
    """The second administrator gets 404."""

    async def check(first: Services, second: Services, loaded: LoadedGame) -> None:
        await second.games.current(loaded.id)  # cached here too
        attempts = [moderation.remove(services, log.CONSOLE, loaded.id, "empty") for services in (first, second)]
        refused = [each for each in await asyncio.gather(*attempts, return_exceptions=True) if each is not None]
        assert [each.code for each in refused if isinstance(each, Refusal)] == ["not_found"]
        assert [line.action for line in await log.entries(first)] == ["remove_table"]

    _with_game(database, check)
