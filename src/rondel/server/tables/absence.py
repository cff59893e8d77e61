"""A player who is away: the others vote on what to do, let a bot play, go on waiting, or end the game.

Away is who has kept the others waiting for longer than the pace of the table allows; at a table where an empty clock
passes, whose clock is empty; where an empty clock hands the seat to a bot, nobody. What more than half of the others
want is done; the host, and administrators, let a bot play, or go on waiting, without asking. Votes are about one
decision: when the player decides, or says that they are back, they are void.
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
# How long a player may take before the others may go on, by the pace of the table.
ABSENCE_SECONDS = {"live": HOUR / 4, "fast": 24 * HOUR, "slow": 7 * 24 * HOUR}
CHOICES = ("bot", "wait", "end")


def waiting_since(loaded: LoadedGame) -> float:
    """When the player who is to decide was asked, at the last line of the log, or the others began to wait anew."""
    asked = loaded.log[-1].at if loaded.log else loaded.table.touched
    return max(asked, loaded.table.waits_since or 0.0)


async def absence_of(services: Services, game_id: str, visitor: Visitor, seat: int) -> Absence:
    """How long the others still have to wait for a player, and who of them wants what."""
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
    """Say what is to be done about an absent player; it is done as soon as enough of the others say the same."""
    if choice not in CHOICES:
        raise bad("vote", "The others let a bot play, wait or end the game.", choices=list(CHOICES))
    loaded = await services.games.current(game_id)
    _refuse_unless_waiting(loaded, visitor, seat)
    if minutes := _minutes_left(loaded):
        raise conflict("too_early", f"Wait {minutes} more minutes; then a bot may stand in.", minutes=minutes)
    table = loaded.table
    others = _others(table, seat)
    alone = choice != "end" and _decides_alone(table, visitor)
    votes = 0 if alone else await _votes(services, loaded, visitor, seat, choice, others)
    if not alone and votes < len(others) // 2 + 1:
        return loaded  # noted; the others have to agree
    version, waited = loaded.version, table.waits_since

    def edit(change: StoredChange) -> None:
        now = change.table
        if now.state != "running" or now.version != version or now.turn_player != seat or now.waits_since != waited:
            raise conflict("stale", "The player decided at the last moment.")
        if now.seats[seat].stand_in:
            return  # the others were as many a moment before
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
    """The player for whom everybody waits is here: votes are void and the wait begins anew, once for each decision."""

    def edit(change: StoredChange) -> None:
        table = change.table
        refuse_hidden(table, visitor)
        if table.state != "running" or table.turn_player not in table.seats_of(visitor.id):
            raise conflict("not_absent", "Nobody is waiting for this player.")
        asked = change.before.log[-1].at if change.before.log else table.touched
        if (table.waits_since or 0.0) > asked:
            raise conflict("back_already", "You have said so already; now it is time to decide.")
        change.row(waits_since=change.now)
        change.statement(delete(absence_votes).where(absence_votes.c.game_id == game_id))

    return await services.games.retry(game_id, edit)


def _decides_alone(table: TableRow, visitor: Visitor) -> bool:
    return visitor.id == table.host_id or visitor.admin


def _others(table: TableRow, seat: int) -> set[int | None]:
    """Who else plays at this table, and is there to play."""
    playing = (each for each in table.seats if each.kind == "human" and each.stand_in is None and each.seat != seat)
    return {each.user_id for each in playing} - {table.seats[seat].user_id}


def _minutes_left(loaded: LoadedGame) -> int:
    """How many minutes a player still has; 0: the others may go on."""
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
        raise conflict("has_clock", "At this table the clock decides when a bot stands in.")


async def _votes(
    services: Services, loaded: LoadedGame, visitor: Visitor, seat: int, choice: str, others: set[int | None]
) -> int:
    """How many want this now, with the one who asks."""
    at_seat = (absence_votes.c.game_id == loaded.id, absence_votes.c.seat == seat)
    async with services.store.write() as connection:
        # One after another: of two who vote at the same moment the second counts both.
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
