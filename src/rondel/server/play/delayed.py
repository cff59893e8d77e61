"""Delayed spectator views: a past state of the game, with row, position, log and chat cut off at that point."""

from __future__ import annotations

from collections import OrderedDict

import msgspec
from sqlalchemy import func, select

from rondel.server.play.history import position
from rondel.server.play.rows import log_tail
from rondel.server.storage import Store
from rondel.server.storage.models import actions
from rondel.table.clocks import clock
from rondel.table.errors import forbidden
from rondel.table.loaded import LoadedGame, Position
from rondel.table.log import LogEntry
from rondel.table.table import spectator_access, without_game_state
from rondel.table.visitors import Visitor

MOST_CACHED = 200  # delayed games


class SpectatorViews:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._cached: OrderedDict[str, tuple[int, LoadedGame]] = OrderedDict()

    async def visible_game(self, loaded: LoadedGame, visitor: Visitor | None) -> LoadedGame:
        """Return the game as a person may see it, or raise a refusal."""
        how = spectator_access(loaded.table, visitor)
        if how == "never":
            raise forbidden("no_spectators", "Nobody watches this game; it can be seen when it is over.")
        return await self._delayed(loaded) if how == "later" else loaded

    async def _delayed(self, loaded: LoadedGame) -> LoadedGame:
        version, until = await self._limit(loaded)
        cached = self._cached.get(loaded.id)
        if cached is not None and cached[0] == loaded.revision and cached[1].version == version:
            delayed = cached[1]
            delayed.until = max(delayed.until or until, until)
        else:
            delayed = await self._game_of(loaded, version, until)
            self._cached[loaded.id] = (loaded.revision, delayed)
            if len(self._cached) > MOST_CACHED:
                self._cached.popitem(last=False)
        self._cached.move_to_end(loaded.id)
        return delayed

    async def _limit(self, loaded: LoadedGame) -> tuple[int, float]:
        """Return the version to show, and the time up to which messages of players are visible."""
        settings = loaded.table.customs
        if settings.delay_by == "minutes":
            until = clock.now() - settings.delay * 60
            if loaded.log and loaded.log[0].at <= until:
                return max(entry.version for entry in loaded.log if entry.at <= until), until
            query = select(func.max(actions.c.version)).where(actions.c.game_id == loaded.id, actions.c.at <= until)
            async with self._store.read() as connection:
                return await connection.scalar(query) or 0, until
        version = max(0, loaded.version - settings.delay)
        ended = next((entry.at for entry in loaded.log if entry.version == version + 1), None)
        if ended is None:
            query = select(actions.c.at).where(actions.c.game_id == loaded.id, actions.c.version == version + 1)
            async with self._store.read() as connection:
                ended = await connection.scalar(query)
        return version, clock.now() if ended is None else ended

    async def _game_of(self, loaded: LoadedGame, version: int, until: float) -> LoadedGame:
        game = loaded.game
        log: list[LogEntry] = loaded.log
        if version != loaded.version:
            game = await position(self._store, loaded.id, version)
            async with self._store.read() as connection:
                log = await log_tail(connection, loaded.id, version)
        decision = None if game.over else game.decision
        table = msgspec.structs.replace(
            without_game_state(loaded.table),
            version=version,
            revision=version,
            round=game.round,
            turn_player=decision.player if decision else None,
            turn_nation=decision.nation if decision else None,
            turn_kind=decision.kind if decision else None,
            state_hash=game.state_hash(),
            touched=log[-1].at if log else loaded.table.created,
        )
        return LoadedGame(table, Position(game, "", version), log, loaded.chat, loaded.time, until=until)
