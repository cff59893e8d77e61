"""Who may see what the search thinks of a position: everybody once the game is over, nobody before.

A sandbox or an uploaded record may be a copy of a game that goes on elsewhere. Played to some end and analyzed, it
would tell the players of that game what to do. So it waits until no running game has stood where it has been.
What somebody computes at home from the record of an open game is beyond a server's reach.
"""

from __future__ import annotations

from sqlalchemy import and_, or_, select

from rondel.server.errors import forbidden
from rondel.server.play.loaded import LoadedGame
from rondel.server.storage.models import actions, games
from rondel.server.storage.store import Store

SHARED_MOVES = 12  # up to here games may be alike by chance
LOOKED_AT = 24  # positions of a copy that are looked for


async def refuse_oracle(store: Store, loaded: LoadedGame) -> None:
    """Refuse to say anything about a game that goes on, or about a copy of one."""
    if loaded.table.state != "over":
        raise forbidden("analysis_running", "A game is analyzed when it is over.")
    if loaded.table.sandbox and await _goes_on_elsewhere(store, loaded):
        raise forbidden(
            "analysis_copy", "This is a copy of a game that is still going on; it is analyzed when that one is over."
        )


async def _goes_on_elsewhere(store: Store, loaded: LoadedGame) -> bool:
    """Has a running game stood where this one has? Both have the same positions up to where the copy was made."""
    where = (actions.c.game_id == loaded.id, actions.c.version >= SHARED_MOVES)
    query = select(actions.c.version, actions.c.state_hash).where(*where).order_by(actions.c.version)
    async with store.read() as connection:
        past = (await connection.execute(query)).all()
        if not past:
            return False
        # The copied part comes first, and is long: a few early positions, then ever fewer.
        picked = {min(len(past) - 1, step) for step in (*range(8), *(8 + 2**i for i in range(LOOKED_AT - 8)))}
        alike = or_(
            *(and_(actions.c.version == past[i].version, actions.c.state_hash == past[i].state_hash) for i in picked)
        )
        running = select(games.c.id).where(
            games.c.state == "running", games.c.sandbox.is_(False), games.c.edition == loaded.table.edition
        )
        found = select(actions.c.game_id).where(actions.c.game_id.in_(running), alike).limit(1)
        return (await connection.execute(found)).first() is not None
