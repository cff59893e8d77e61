"""Earlier positions, by replaying from the nearest checkpoint."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from sqlalchemy import Row, select

import rondel
from rondel.server.play.editions import read_game
from rondel.server.play.rows import entries_since
from rondel.server.storage import Store
from rondel.server.storage.models import actions, checkpoints, games
from rondel.table.errors import Refusal, conflict, unknown
from rondel.table.loaded import LoadedGame
from rondel.table.log import LAST_VERSION
from rondel.table.replays import StepRunner, add_to_charts, run_at_once
from rondel.wire.play import Charts


async def position(store: Store, game_id: str, version: int, spread: StepRunner = run_at_once) -> rondel.Game:
    """Return the game after `version` actions."""
    async with store.read() as connection:
        mark = (
            await connection.execute(
                select(checkpoints)
                .where(checkpoints.c.game_id == game_id, checkpoints.c.version <= version)
                .order_by(checkpoints.c.version.desc())
                .limit(1)
            )
        ).first()
        if mark is None:
            raise unknown("position")
        rows = (
            await connection.execute(
                select(actions)
                .where(
                    actions.c.game_id == game_id,
                    actions.c.version > mark.version,
                    actions.c.version <= version,
                )
                .order_by(actions.c.version)
            )
        ).all()
    if mark.version + len(rows) != version:
        raise unknown("position")
    game = read_game(mark.snapshot)

    def steps() -> Iterator[None]:
        for row in rows:
            replay_action(game, row)
            yield

    await spread(steps())
    return game


def replay_action(game: rondel.Game, row: Row[Any]) -> None:
    """Replay a stored action and compare the state hash with the stored one."""
    try:
        game.play(row.action, seat=row.seat)
    except rondel.RondelError as error:
        raise _diverged(row, str(error)) from None
    if game.state_hash() != row.state_hash:
        raise _diverged(row, "It leads to another position.")


def _diverged(row: Row[Any], why: str) -> Refusal:
    return conflict(
        "diverged",
        f"Move {row.version} ({row.action}) was played under rules {row.rules_version} and cannot be repeated "
        f"under rules {rondel.RULES_VERSION}. {why}",
        version=row.version,
        rules_version=row.rules_version,
    )


async def charts(
    store: Store, game_id: str, with_scores: bool, spread: StepRunner = run_at_once, *, until: int = LAST_VERSION
) -> Charts:
    """Return scores, power points and treasuries at the beginning of each round, from checkpoints up to a version."""
    async with store.read() as connection:
        rows = (
            await connection.execute(
                select(checkpoints.c.version, checkpoints.c.round, checkpoints.c.snapshot)
                .where(
                    checkpoints.c.game_id == game_id,
                    checkpoints.c.new_round.is_(True),
                    checkpoints.c.version <= until,
                )
                .order_by(checkpoints.c.version)
            )
        ).all()
    result = Charts(rounds=[], versions=[], scores=[], power={}, treasury={})

    def steps() -> Iterator[None]:
        for row in rows:
            add_to_charts(result, read_game(row.snapshot), with_scores)
            yield

    await spread(steps())
    return result


async def cash_tally(store: Store, loaded: LoadedGame) -> list[int] | None:
    """Return hidden cash by seat, reconstructed from the log; None if cash is open or the start is unreadable."""
    if loaded.game.options.cash == "open":
        return None
    async with store.read() as connection:
        header = await connection.scalar(select(games.c.header).where(games.c.id == loaded.id))
    log = await entries_since(store, loaded.id, 0, LAST_VERSION, until=loaded.version)
    try:
        start = rondel.replay(str(header), until=0, edition=loaded.game.edition)
    except rondel.RondelError:
        return None
    return start.tally(event for entry in log for event in msgspec.json.decode(entry.events))
