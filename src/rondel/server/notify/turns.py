"""What the rows of games say: whose turn it has become, which games began and ended, whose clock runs low.

Nothing here is on the way of a move. A game is looked at when it has rested for a moment after it was touched, and
what was found is remembered, so that a turn is told once, also if the look is repeated after a restart or by another
process."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Row, Select, and_, delete, exists, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.notify.notices import NewNotice, add_notices
from rondel.server.services import Services
from rondel.server.storage import upsert
from rondel.server.storage.models import actions, asked_turns, games, lesson_tables, notice_state, notices, seats
from rondel.wire.tables import Clock

REST_SECONDS = 3.0  # a game that is still being touched, as by bots and forced decisions, is looked at later
# A row carries the time at which its change began, and is seen when it is committed: looked for this far back again.
OVERLAP_SECONDS = 60.0
OF_A_TURN = ("your_turn", "clock_low")

_COLUMNS: list[ColumnElement[Any]] = [
    games.c[name]
    for name in ("id", "edition", "state", "revision", "version", "touched", "turn_player", "turn_nation", "turn_kind")
]
_IS_PLAYED = and_(games.c.sandbox.is_(False), ~exists().where(lesson_tables.c.game_id == games.c.id))
LOW_SHARE = 0.2  # of the time on a full clock
LONGEST_LOW = 12 * 3600.0
SHORTEST_BANK = 3600.0  # with less than this nobody plays by notices
IN_HOURS = 2 * 3600.0  # from here on nobody counts in minutes
CLOCK_BATCH = 500  # in one look, those that end first


class Turns:
    """Looks at games that were touched. What it holds in memory only spares looking twice at the same revision."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._looked: dict[str, tuple[int, float]] = {}

    async def look(self, now: float) -> int:
        """Note what happened in games that have been touched since the last look; how many of them there were."""
        async with self._services.store.read() as connection:
            reached = await connection.scalar(select(notice_state.c.touched))
            since = min(reached or 0.0, now) - OVERLAP_SECONDS
            rows = await _touched(connection, since, now - REST_SECONDS)
            rows = [row for row in rows if self._looked.get(row.id, (-1, 0.0))[0] != row.revision]
            tables = await _seats_of(connection, [row.id for row in rows])
            found = [await self._found(connection, row, tables[row.id]) for row in rows]
        # Where nothing happened, nothing is written, but how far the look has come now and then.
        if any(each.asked for each in found) or not 0 <= now - (reached or 0.0) < OVERLAP_SECONDS:
            async with self._services.store.write() as connection:
                for each in found:
                    await each.write(connection, now)
                await connection.execute(update(notice_state).values(touched=now - REST_SECONDS))
        self._looked = {game: kept for game, kept in self._looked.items() if kept[1] > since - OVERLAP_SECONDS}
        self._looked |= {row.id: (row.revision, row.touched) for row in rows}
        return len(rows)

    async def _found(self, connection: AsyncConnection, row: Row[Any], seated: list[Row[Any]]) -> Found:
        found = Found(row)
        people = {seat.user_id for seat in seated if seat.kind == "human" and seat.user_id is not None}
        if len(people) < 2:  # whoever plays alone, or with bots only, waits for nobody
            return found
        away = people - self._services.hub.present(row.id)
        params: dict[str, str | int] = {"edition": row.edition}
        if row.state == "over":
            if row.known_state != "over":
                found.asked = {"state": "over", "seat": None, "since": None}
                found.tell("game_ended", away, f"ended:{row.id}", params)
            return found
        if row.known_state is None:
            found.asked = {"state": "running", "seat": None, "since": None}
            found.tell("game_started", away, f"started:{row.id}", params)
        asked = next((seat for seat in seated if seat.seat == row.turn_player), None)
        if asked is None or asked.kind != "human" or asked.user_id is None or asked.stand_in is not None:
            found.passes_from_all = row.known_seat is not None
            if found.passes_from_all:
                found.asked = {"state": "running", "seat": None, "since": None}
            return found
        mine = [seat.seat for seat in seated if seat.user_id == asked.user_id]
        since = await turn_began(connection, row.id, row.version, mine)
        if (row.known_seat, row.known_since) != (asked.seat, since):
            found.asked = {"state": "running", "seat": asked.seat, "since": since}
            found.decider = asked.user_id
            params |= {"nation": row.turn_nation or "", "decision": row.turn_kind or "", "seat": asked.seat}
            if asked.user_id in away:
                found.happenings = [each for each in found.happenings if each.user_id != asked.user_id]
                found.tell("your_turn", {asked.user_id}, turn_key(row.id, since), params)
        return found


class Found:
    """What a look at one game found, to be written in one transaction with all others."""

    def __init__(self, row: Row[Any]) -> None:
        self._game = row.id
        self.asked: dict[str, object] | None = None
        self.decider: int | None = None
        self.passes_from_all = False
        self.happenings: list[NewNotice] = []

    def tell(self, kind: Any, people: Collection[int], key: str, params: dict[str, str | int]) -> None:
        self.happenings += [
            NewNotice(kind=kind, user_id=person, game_id=self._game, key=key, params=params)
            for person in sorted(people)
        ]

    async def write(self, connection: AsyncConnection, now: float) -> None:
        if self.asked is None:
            return
        if not await connection.scalar(select(exists().where(games.c.id == self._game))):
            return  # taken away meanwhile
        row = upsert(connection, asked_turns).values(game_id=self._game, **self.asked)
        await connection.execute(row.on_conflict_do_update(index_elements=["game_id"], set_=self.asked))
        await withdraw_turns(connection, self._game, self.decider, now)
        await add_notices(connection, *self.happenings, at=now)


async def withdraw_turns(connection: AsyncConnection, game_id: str, decider: int | None, now: float) -> None:
    """The turn has passed on: what has not been handed over yet is forgotten, so that the same question after an undo
    is told; what was is no longer new."""
    passed = and_(notices.c.game_id == game_id, notices.c.kind.in_(OF_A_TURN))
    if decider is not None:
        passed = and_(passed, notices.c.user_id != decider)
    await connection.execute(delete(notices).where(passed, notices.c.due.is_not(None)))
    await connection.execute(
        update(notices).where(passed, notices.c.seen.is_(None)).values(seen=now, digest=None, due=None)
    )


def turn_key(game_id: str, since: int) -> str:
    return f"turn:{game_id}:{since}"


async def turn_began(connection: AsyncConnection, game_id: str, version: int, mine: Collection[int]) -> int:
    """The version at which these seats were asked first in this stretch: after the last move of anybody else. A gift
    is no move: it asks nobody anything new."""
    last = (
        select(actions.c.version)
        .where(
            actions.c.game_id == game_id,
            actions.c.version <= version,
            actions.c.seat.not_in(mine),
            ~actions.c.action.startswith("give "),
        )
        .order_by(actions.c.version.desc())
        .limit(1)
    )
    return int(await connection.scalar(last) or 0)


async def _touched(connection: AsyncConnection, since: float, until: float) -> list[Row[Any]]:
    query: Select[Any] = (
        select(
            *_COLUMNS,
            asked_turns.c.state.label("known_state"),
            asked_turns.c.seat.label("known_seat"),
            asked_turns.c.since.label("known_since"),
        )
        .outerjoin(asked_turns, asked_turns.c.game_id == games.c.id)
        .where(games.c.state.in_(("running", "over")), games.c.touched > since, games.c.touched <= until, _IS_PLAYED)
        .order_by(games.c.touched)
    )
    return list((await connection.execute(query)).all())


async def _seats_of(connection: AsyncConnection, ids: list[str]) -> dict[str, list[Row[Any]]]:
    found: defaultdict[str, list[Row[Any]]] = defaultdict(list)
    for first in range(0, len(ids), 200):
        query = select(seats).where(seats.c.game_id.in_(ids[first : first + 200])).order_by(seats.c.seat)
        for row in (await connection.execute(query)).all():
            found[row.game_id].append(row)
    return found


def is_low(clock: Clock, left: float) -> bool:
    return clock.bank >= SHORTEST_BANK and 0 < left <= min(LONGEST_LOW, clock.bank * LOW_SHARE)


async def note_low_clocks(services: Services, now: float, server_now: float) -> int:
    """Note whose clock has become low; how many there were. `server_now` is the time that counts for clocks."""
    query = (
        select(*(games.c[name] for name in ("id", "edition", "version", "clock", "due")))
        .add_columns(games.c.turn_player, games.c.turn_nation, games.c.turn_kind)
        .where(
            games.c.due > server_now,
            games.c.due <= server_now + LONGEST_LOW,
            games.c.state == "running",
            games.c.clock.is_not(None),
            games.c.sandbox.is_(False),
        )
        .order_by(games.c.due)
        .limit(CLOCK_BATCH)
    )
    async with services.store.read() as connection:
        rows = (await connection.execute(query)).all()
        found = [each for row in rows if (each := await _low_clock(services, connection, row, server_now))]
    if found:
        async with services.store.write() as connection:
            await add_notices(connection, *found, at=now)
    return len(found)


async def _low_clock(
    services: Services, connection: AsyncConnection, row: Row[Any], server_now: float
) -> NewNotice | None:
    left = row.due - server_now
    if not is_low(msgspec.json.decode(row.clock, type=Clock), left):
        return None
    seated = (await connection.execute(select(seats).where(seats.c.game_id == row.id))).all()
    asked = next((seat for seat in seated if seat.seat == row.turn_player), None)
    if asked is None or asked.kind != "human" or asked.user_id is None or asked.stand_in is not None:
        return None
    if asked.user_id in services.hub.present(row.id):
        return None
    mine = [seat.seat for seat in seated if seat.user_id == asked.user_id]
    since = await turn_began(connection, row.id, row.version, mine)
    return NewNotice(
        kind="clock_low",
        user_id=asked.user_id,
        game_id=row.id,
        key=f"clock:{row.id}:{since}",
        params={
            "edition": row.edition,
            "nation": row.turn_nation or "",
            "decision": row.turn_kind or "",
            "seat": asked.seat,
            "minutes": max(1, round(left / 60)),
            "hours": round(left / 3600) if left >= IN_HOURS else 0,
        },
    )
