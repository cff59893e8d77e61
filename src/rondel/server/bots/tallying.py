"""Where cash is hidden, bots count it, as any player may: the log says what everybody has paid and received (A12)."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

import rondel
from rondel.server.play.loaded import LoadedGame
from rondel.server.play.log import LAST_VERSION
from rondel.server.play.stored_log import entries_since
from rondel.server.storage.models import games
from rondel.server.storage.store import Store


async def tally_of(store: Store, loaded: LoadedGame) -> list[int] | None:
    """What each seat has where cash is hidden; None where everybody sees it, or the beginning is not known."""
    if loaded.game.options.cash == "open":
        return None
    async with store.read() as connection:
        header = await connection.scalar(select(games.c.header).where(games.c.id == loaded.id))
    log = await entries_since(store, loaded.id, 0, LAST_VERSION, until=loaded.version)
    try:
        beginning = rondel.replay(str(header), until=0, edition=loaded.game.edition)
    except rondel.RondelError:
        return None
    return beginning.tally(event for entry in log for event in msgspec.json.decode(entry.events))
