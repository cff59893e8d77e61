"""Download and upload of records, and sandboxes: private tables where one person plays all seats."""

from __future__ import annotations

from sqlalchemy import select

import rondel
from rondel.server.play import history, read_game
from rondel.server.services import Services
from rondel.server.storage import Store
from rondel.server.storage.models import actions, checkpoints, games
from rondel.table.errors import unknown
from rondel.table.loaded import LoadedGame
from rondel.table.replays import (
    StepRunner,
    begin_replay,
    decode_record,
    read_record,
    record_of,
    refuse_to_show_cash,
    replay_table,
    run_at_once,
    sandbox_table,
)
from rondel.table.table import Seat
from rondel.table.visitors import Visitor

LONGEST_RECORD = 1_000_000
COPIED_WHOLE = 200  # games up to this number of moves are copied whole into a sandbox
COPIED_MOVES = 100  # minimum number of moves copied from a longer game


async def record_text(store: Store, loaded: LoadedGame) -> str:
    """Return the record of the game so far."""
    async with store.read() as connection:
        header = await connection.scalar(select(games.c.header).where(games.c.id == loaded.id))
        rows = (
            await connection.execute(
                select(actions.c.seat, actions.c.action)
                .where(actions.c.game_id == loaded.id, actions.c.seat >= 0, actions.c.version <= loaded.version)
                .order_by(actions.c.version)
            )
        ).all()
    return record_of(str(header), [(row.seat, row.action) for row in rows], loaded.table)


async def sandbox(
    services: Services, visitor: Visitor, loaded: LoadedGame, at: int, spread: StepRunner = run_at_once
) -> LoadedGame:
    """Create a private copy of a game up to a position, with all seats for one person.

    Only the last moves of a long game are copied: the sandbox then begins at a checkpoint.
    """
    refuse_to_show_cash(loaded.table)
    if at > loaded.version:
        raise unknown("position")
    game = loaded.game if at == loaded.version else await history.position(services.store, loaded.id, at, spread)
    begins = await _checkpoint_before(services.store, loaded.id, at - COPIED_MOVES) if at > COPIED_WHOLE else None
    async with services.store.read() as connection:
        header = await connection.scalar(select(games.c.header).where(games.c.id == loaded.id))
    seats = [Seat(seat.seat, "human", user_id=visitor.id, name=seat.name) for seat in loaded.table.seats]
    options = rondel.Options.from_stored(loaded.table.options)
    table = sandbox_table(visitor, loaded.table.name, loaded.table.edition, options, seats)
    async with services.games.create(table) as change:
        if begins is not None:
            change.begin(begins)
        else:
            change.header(str(header))
        change.position(game)
        change.copy_history(loaded.table, at, since=begins.version if begins is not None else -1)
    return change.after


async def _checkpoint_before(store: Store, game_id: str, version: int) -> rondel.Game | None:
    """Return the last checkpoint up to a version, except the first position."""
    query = (
        select(checkpoints.c.snapshot)
        .where(checkpoints.c.game_id == game_id, checkpoints.c.version <= version, checkpoints.c.version > 0)
        .order_by(checkpoints.c.version.desc())
        .limit(1)
    )
    async with store.read() as connection:
        snapshot = await connection.scalar(query)
    return None if snapshot is None else read_game(snapshot)


async def upload(
    services: Services, visitor: Visitor, body: bytes, name: str = "Record", spread: StepRunner = run_at_once
) -> LoadedGame:
    """Import a record as a replay at a private table, which can be continued as a sandbox."""
    text = decode_record(body)
    replayed = await read_record(text, spread)
    table = replay_table(replayed, visitor, name)
    async with services.games.create(table) as change:
        begin_replay(change, replayed)
    return change.after
