"""Absent players: the others vote to let a bot play, to wait, or to end the game.

A player is absent after a time that depends on the pace of the table; with a clock that passes at zero, when it has run
out; with a clock that hands the seat to a bot, never. More than half of the other players decide; the host and
administrators decide alone, except on ending the game. Votes apply to one decision: they are void once the player
decides or reports back.
"""

from __future__ import annotations

from collections import Counter
from typing import cast

import msgspec
from sqlalchemy import ColumnElement, delete, insert, select

from rondel.server.play import StoredChange
from rondel.server.services import Services
from rondel.server.storage.models import absence_votes, games
from rondel.table import clocks
from rondel.table.clocks import clock
from rondel.table.errors import bad, conflict, forbidden, unknown
from rondel.table.loaded import LoadedGame
from rondel.table.table import TableRow, refuse_hidden
from rondel.table.visitors import Visitor
from rondel.wire.moderation import Absence

HOUR = 3600.0
# Seconds until a player counts as absent, by the pace of the table.
ABSENCE_SECONDS = {"live": HOUR / 4, "fast": 24 * HOUR, "slow": 7 * 24 * HOUR}
CHOICES = ("bot", "wait", "end")


def waiting_since(loaded: LoadedGame) -> float:
    """Return when the wait for the deciding player began: after the last move, or when it was restarted."""
    waiting_from = loaded.log[-1].at if loaded.log else loaded.table.touched
    return max(waiting_from, loaded.table.waits_since or 0.0)


async def absence_of(services: Services, game_id: str, visitor: Visitor, seat: int) -> Absence:
    """Return the remaining time until a player counts as absent, and the votes."""
    loaded = await services.games.current(game_id)
    _refuse_unless_waiting(loaded, visitor, seat)
    query = select(absence_votes.c.user_id, absence_votes.c.choice).where(*_votes_for(loaded, seat))
    async with services.store.read() as connection:
        voted = {row.user_id: row.choice for row in (await connection.execute(query)).all()}
    others = _others(loaded.table, seat)
    counted = Counter(choice for user_id, choice in voted.items() if user_id in others)
    return Absence(
        votes=counted["bot"],
        wait=counted["wait"],
        end=counted["end"],
        needed=len(others) // 2 + 1,
        yours=visitor.id in voted,
        choice=voted.get(visitor.id),
        minutes=_minutes_left(loaded),
        alone=_decides_alone(loaded.table, visitor),
    )


async def vote(services: Services, game_id: str, visitor: Visitor, seat: int, choice: str = "bot") -> LoadedGame:
    """Vote on an absent player; the choice takes effect once enough votes agree."""
    if choice not in CHOICES:
        raise bad("vote", "The others let a bot play, wait or end the game.", choices=list(CHOICES))
    loaded = await services.games.current(game_id)
    _refuse_unless_waiting(loaded, visitor, seat)
    if minutes := _minutes_left(loaded):
        raise conflict("too_early", f"Wait {minutes} more minutes; then a bot may take over.", minutes=minutes)
    table = loaded.table
    others = _others(table, seat)
    alone = choice != "end" and _decides_alone(table, visitor)
    votes = 0 if alone else await _votes(services, loaded, visitor, seat, choice, others)
    if not alone and votes < len(others) // 2 + 1:
        return loaded  # not enough votes yet
    version, waited = loaded.version, table.waits_since

    def edit(change: StoredChange) -> None:
        now = change.table
        if now.state != "running" or now.version != version or now.turn_player != seat or now.waits_since != waited:
            raise conflict("stale", "The player decided at the last moment.")
        if now.seats[seat].stand_in:
            return  # settled by a concurrent vote
        if choice == "bot":
            change.seat(msgspec.structs.replace(now.seats[seat], stand_in=now.customs.stand_in))
        elif choice == "wait":
            change.row(waits_since=change.now)
        if choice == "end":
            change.end("absence")
        else:
            settled = {"event": "absence_settled", "player": seat, "choice": choice, "votes": votes}
            change.row(notes=[*now.notes, settled])
        change.statement(delete(absence_votes).where(absence_votes.c.game_id == game_id))

    return await services.games.retry(game_id, edit)


async def come_back(services: Services, game_id: str, visitor: Visitor) -> LoadedGame:
    """Report back as the absent player: voids the votes and restarts the wait, once per decision."""

    def edit(change: StoredChange) -> None:
        table = change.table
        refuse_hidden(table, visitor)
        if table.state != "running" or table.turn_player not in table.seats_of(visitor.id):
            raise conflict("not_absent", "Nobody is waiting for this player.")
        waiting_from = change.before.log[-1].at if change.before.log else table.touched
        if (table.waits_since or 0.0) > waiting_from:
            raise conflict("back_already", "You have said so already; now it is time to decide.")
        change.row(waits_since=change.now)
        change.statement(delete(absence_votes).where(absence_votes.c.game_id == game_id))

    return await services.games.retry(game_id, edit)


def _decides_alone(table: TableRow, visitor: Visitor) -> bool:
    return visitor.id == table.host_id or visitor.admin


def _others(table: TableRow, seat: int) -> set[int | None]:
    """Return the other players at this table, without those replaced by bots."""
    playing = (each for each in table.seats if each.kind == "human" and each.stand_in is None and each.seat != seat)
    return {each.user_id for each in playing} - {table.seats[seat].user_id}


def _minutes_left(loaded: LoadedGame) -> int:
    """Return the minutes until a player counts as absent; 0 if they do."""
    table = loaded.table
    if table.clock is not None:
        since = cast(float, table.clock_since)
        left = clocks.remaining(table.clocks or [], table.clock_runs_for, since, loaded.time.now())[
            table.turn_player or 0
        ]
        left = max(left, ABSENCE_SECONDS["live"] - (clock.now() - table.waits_since) if table.waits_since else 0.0)
    else:
        left = ABSENCE_SECONDS[table.pace] - (clock.now() - waiting_since(loaded))
    return int(left // 60) + 1 if left > 0 else 0


def _votes_for(loaded: LoadedGame, seat: int) -> tuple[ColumnElement[bool], ...]:
    return (
        absence_votes.c.game_id == loaded.id,
        absence_votes.c.seat == seat,
        absence_votes.c.version == loaded.version,
    )


def _refuse_unless_waiting(loaded: LoadedGame, visitor: Visitor, seat: int) -> None:
    table: TableRow = loaded.table
    refuse_hidden(table, visitor)
    if not 0 <= seat < len(table.seats):
        raise unknown("seat")
    if not (table.seats_of(visitor.id) or visitor.id == table.host_id or visitor.admin):
        raise forbidden("not_at_table", "You have no seat at this table.")
    if table.state != "running":
        raise conflict("not_running", "This game is not running.")
    sitting = table.seats[seat]
    if sitting.kind != "human" or sitting.stand_in or sitting.user_id == visitor.id or table.turn_player != seat:
        raise conflict("not_absent", "Nobody is waiting for this player.")
    if table.clock is not None and table.clock.at_zero == "bot":
        raise conflict("has_clock", "At this table the clock decides when a bot takes over.")


async def _votes(
    services: Services, loaded: LoadedGame, visitor: Visitor, seat: int, choice: str, others: set[int | None]
) -> int:
    """Store a vote and return the number of votes for the same choice."""
    at_seat = (absence_votes.c.game_id == loaded.id, absence_votes.c.seat == seat)
    async with services.store.write() as connection:
        # Lock the row, so that of two concurrent votes the second counts both.
        await connection.execute(select(games.c.id).where(games.c.id == loaded.id).with_for_update())
        await connection.execute(
            delete(absence_votes).where(
                *at_seat, (absence_votes.c.user_id == visitor.id) | (absence_votes.c.version != loaded.version)
            )
        )
        values = {"game_id": loaded.id, "seat": seat, "user_id": visitor.id, "version": loaded.version}
        await connection.execute(insert(absence_votes).values(choice=choice, **values))
        query = select(absence_votes.c.user_id).where(*at_seat, absence_votes.c.choice == choice)
        return len(others & set((await connection.execute(query)).scalars().all()))
