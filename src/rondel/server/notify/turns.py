"""Turn notifications, created and withdrawn in the transaction of the game change; and low-clock warnings."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from sqlalchemy import Row, and_, bindparam, delete, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from rondel.server.notify.notices import NewNotice, notice_insert, notice_row
from rondel.server.services import Services
from rondel.server.storage import Step, Store, upsert
from rondel.server.storage.models import actions, games, notices, seats
from rondel.table.loaded import LoadedGame
from rondel.table.log import LogEntry
from rondel.table.table import TableRow
from rondel.wire.tables import Clock

if TYPE_CHECKING:
    from rondel.server.live import Hub
    from rondel.server.play import StoredChange

GRACE_SECONDS = 3.0  # before delivery, since bots and forced decisions may end the turn
TURN_KINDS = ("your_turn", "clock_low")
LOW_SHARE = 0.2  # of a full clock
LONGEST_LOW = 12 * 3600.0
SHORTEST_BANK = 3600.0  # faster games need no notifications
IN_HOURS = 2 * 3600.0  # from here on the text gives hours instead of minutes
CLOCK_BATCH = 500  # games checked at once, those with the earliest end

# No IN lists, because these statements are compiled once.
_OTHER_TURNS = and_(
    or_(*(notices.c.kind == kind for kind in TURN_KINDS)),
    notices.c.key != bindparam("_turn"),
    notices.c.key != bindparam("_clock"),
)
# Replace "game started" by "your turn" if the game starts with this person's turn.
_STARTED_WITH_TURN = and_(
    notices.c.kind == "game_started", notices.c.user_id == bindparam("_asked"), notices.c.planned.is_(False)
)
# Delete notifications not delivered yet, so that the same decision is announced again after an undo; delivered ones
# stay.
_DELETE_PENDING = delete(notices).where(
    notices.c.game_id == bindparam("_game"), notices.c.due.is_not(None), or_(_OTHER_TURNS, _STARTED_WITH_TURN)
)
_MARK_OLD_SEEN = (
    update(notices)
    .where(
        notices.c.game_id == bindparam("_game"),
        _OTHER_TURNS,
        or_(notices.c.seen.is_(None), notices.c.digest.is_not(None)),
    )
    .values(seen=func.coalesce(notices.c.seen, bindparam("_now")), digest=None)
)


class Turn(NamedTuple):
    """The person to move, and since which version: consecutive decisions of one person are one turn."""

    user_id: int
    since: int


def turn_notices(
    store: Store, hub: Hub, wake: Callable[[float], None]
) -> Callable[[StoredChange, LoadedGame], Awaitable[None]]:
    """Return a contributor of game changes that notifies absent people of turns, game starts and game ends.

    It calls `wake` with the time when the notifications are due.
    """
    insert_notices = upsert(store, notices).on_conflict_do_nothing(index_elements=["user_id", "key"])

    async def add(change: StoredChange, _after: LoadedGame) -> None:
        table = change.table
        people = {seat.user_id for seat in table.seats if seat.kind == "human" and seat.user_id is not None}
        if change.is_new or table.state == "open":
            wake(change.now)  # the change may include an invitation or a tournament round
        # No notifications for people who play alone or only with bots.
        if table.state == "open" or table.sandbox or table.learner_id is not None or len(people) < 2:
            return
        was_running = not change.is_new and change.before.table.state == "running"
        before = await _turn_of(store, change.before.table, change.before.log) if was_running else None
        turn = await _turn_of(store, table, change.log_so_far())
        if before != turn:
            asked, since = turn or (0, -1)
            same = {"_game": table.id, "_turn": turn_key(table.id, since), "_clock": clock_key(table.id, since)}
            change.statement(_DELETE_PENDING, {**same, "_asked": asked})
            if before is not None:
                change.statement(_MARK_OLD_SEEN, {**same, "_now": change.now})
        notified = {each.user_id: each for each in _new_notices(change, turn if turn != before else None, people)}
        if absent := notified.keys() - hub.present(table.id):
            due = change.now + GRACE_SECONDS
            rows = [notice_row(notified[person], change.now, due=due) for person in sorted(absent)]
            change.statement(insert_notices, rows)
            wake(due)

    return add


def _new_notices(change: StoredChange, turn: Turn | None, people: Collection[int]) -> Iterator[NewNotice]:
    """Yield the notifications of a change; of several for one person, the last counts."""
    table, before = change.table, change.before.table
    params: dict[str, str | int] = {"edition": table.edition}
    if table.state == "over" and before.state != "over":
        for person in people:
            yield NewNotice(kind="game_ended", user_id=person, game_id=table.id, key=f"ended:{table.id}", params=params)
    if table.state == "running" and (change.is_new or before.state == "open"):
        for person in people:
            yield NewNotice(
                kind="game_started", user_id=person, game_id=table.id, key=f"started:{table.id}", params=params
            )
    if turn is not None:
        asked: dict[str, str | int] = {"nation": table.turn_nation or "", "decision": table.turn_kind or ""}
        asked["seat"] = table.turn_player or 0
        yield NewNotice(
            kind="your_turn",
            user_id=turn.user_id,
            game_id=table.id,
            key=turn_key(table.id, turn.since),
            params=params | asked,
        )


def turn_key(game_id: str, since: int) -> str:
    return f"turn:{game_id}:{since}"


def clock_key(game_id: str, since: int) -> str:
    return f"clock:{game_id}:{since}"


async def _turn_of(store: Store, table: TableRow, log: list[LogEntry]) -> Turn | None:
    """Return the current turn, derived from the table and the end of its log; None if no person has to move."""
    if table.state != "running" or table.turn_player is None:
        return None
    asked = table.seats[table.turn_player]
    if asked.kind != "human" or asked.user_id is None or asked.stand_in is not None:
        return None
    mine = [seat.seat for seat in table.seats if seat.user_id == asked.user_id]
    for entry in reversed(log):
        if entry.seat not in mine and not entry.action.startswith("give "):
            return Turn(asked.user_id, entry.version)
    async with store.read() as connection:  # a very long turn, or an undo beyond the cached log
        version = log[0].version - 1 if log else table.version
        return Turn(asked.user_id, await turn_began(connection, table.id, version, mine))


async def turn_began(connection: AsyncConnection, game_id: str, version: int, mine: Collection[int]) -> int:
    """Return the version at which the current turn of these seats began: after the last move of another seat.

    Gifts do not count as moves.
    """
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


def is_low(clock: Clock, left: float) -> bool:
    return clock.bank >= SHORTEST_BANK and 0 < left <= min(LONGEST_LOW, clock.bank * LOW_SHARE)


async def notify_low_clocks(services: Services, now: float, server_now: float) -> int:
    """Create notifications for clocks that run low; return how many. `server_now` is the server time."""
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
        found = [(row, each) for row in rows if (each := await _low_clock(services, connection, row, server_now))]
        noted = select(notices.c.key).where(notices.c.key.in_([low.key for _, low in found]))
        known = set((await connection.execute(noted)).scalars().all()) if found else set()
    new = [(row, low) for row, low in found if low.key not in known]
    for row, low in new:
        has_moved = ~exists().where(games.c.id == row.id, games.c.version == row.version)
        await services.store.commit(Step(notice_insert(low, now, unless=has_moved)))
    return len(new)


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
        key=clock_key(row.id, since),
        params={
            "edition": row.edition,
            "nation": row.turn_nation or "",
            "decision": row.turn_kind or "",
            "seat": asked.seat,
            "minutes": max(1, round(left / 60)),
            "hours": round(left / 3600) if left >= IN_HOURS else 0,
        },
    )
