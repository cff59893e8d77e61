"""Tables: set up, listed, changed while they wait, and started. A table that starts becomes the game."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import msgspec
from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import rondel
from rondel.server.bots.automation import WORK_SECONDS, work_for
from rondel.server.errors import Outrun, bad, conflict, forbidden
from rondel.server.http.wire.tables import NewTable, SeatChoice
from rondel.server.people.names import LONGEST_TABLE_NAME, clean_name
from rondel.server.people.visitors import Visitor
from rondel.server.play.clocks import checked_clock, deadline
from rondel.server.play.rooms import Room, Seat, room_of
from rondel.server.services import Services
from rondel.server.storage.models import actions, checkpoints, games, lesson_tables, seats, users

PACES = ("live", "fast", "slow")
FILTERS = ("mine", "open", "running", "over")
MOST_SEATS = 6
LISTED = 100
SETUP_SEAT = -1  # of the first line of a log, which tells what the set-up brought about


async def create(services: Services, host: Visitor, wish: NewTable) -> Room:
    if wish.edition not in rondel.editions():
        raise bad("edition", f"There is no edition {wish.edition[:40]!r}.", editions=list(rondel.editions()))
    options = checked_options(wish.edition, wish.options)
    if wish.pace not in PACES:
        raise bad("pace", "The pace is live, fast or slow.", paces=list(PACES))
    clock = checked_clock(wish.clock) if wish.clock else None
    chairs = _wanted_seats(services, host, wish.seats)
    name = clean_name(wish.name, LONGEST_TABLE_NAME) if wish.name else f"{host.name}"
    if wish.start and any(chair.kind == "open" for chair in chairs):
        raise bad("open_seats", "A game can start at once only if no seat is open.")
    values = {
        "name": name,
        "edition": wish.edition,
        "options": msgspec.json.encode(options.to_dict()).decode(),
        "pace": wish.pace,
        "clock": msgspec.json.encode(clock).decode() if clock else None,
        "private": wish.private,
        "auto_forced": wish.auto_forced,
    }
    game_id = await insert_table(services, host, values, chairs, start=wish.start, seed=wish.seed)
    room = await services.rooms.current(game_id)
    services.automation.look_after(room)
    return room


async def insert_table(
    services: Services,
    host: Visitor,
    values: dict[str, Any],
    chairs: list[Seat],
    *,
    start: bool = False,
    seed: int | None = None,
) -> str:
    """Write a new table, and begin its game in the same transaction if `start`."""
    now = time.time()
    row = {
        "id": new_id(),
        "state": "open",
        "sandbox": False,
        "host_id": host.id,
        "invite": secrets.token_urlsafe(9),
        "created": now,
        "touched": now,
        "agreed": "[]",
        **dict.fromkeys(("revision", "version", "round", "undos"), 0),
        **values,
    }
    empty = {column.name: None for column in games.c}
    room = room_of(SimpleNamespace(**{**empty, **row}, host_name=host.name), chairs)
    async with services.store.write() as connection:
        await connection.execute(insert(games).values(**row))
        await connection.execute(
            insert(seats), [{"game_id": room.id, **msgspec.structs.asdict(chair)} for chair in chairs]
        )
        if start:
            begun = await begin(connection, room, seed)
            await connection.execute(update(games).where(games.c.id == room.id).values(**begun))
    return room.id


def new_id() -> str:
    """Ten letters and digits without the ones people confuse: nobody guesses a table."""
    return "".join(secrets.choice("23456789abcdefghjkmnpqrstuvwxyz") for _ in range(10))


def checked_options(edition: str, wanted: dict[str, Any]) -> Any:
    try:
        options = rondel.Options.from_dict(wanted)
        options.check(rondel.edition(edition))
    except (rondel.RondelError, TypeError) as error:
        raise bad("options", str(error)) from None
    return options


def checked_bot(services: Services, bot: str | None) -> str:
    if bot is None or bot not in services.bots.names:
        raise bad("bot", f"There is no bot called {(bot or '')[:40]!r}.", bots=list(services.bots.names))
    return bot


def _wanted_seats(services: Services, host: Visitor, wanted: list[SeatChoice]) -> list[Seat]:
    if not 2 <= len(wanted) <= MOST_SEATS:
        raise bad("seats", f"A table has 2 to {MOST_SEATS} seats.", most=MOST_SEATS)
    chairs: list[Seat] = []
    for number, wish in enumerate(wanted):
        if wish.kind == "open":
            chairs.append(Seat(number, "open"))
        elif wish.kind == "bot":
            bot = checked_bot(services, wish.bot)
            chairs.append(Seat(number, "bot", bot=bot, name=bot_name(chairs, bot)))
        elif wish.kind in ("me", "hot_seat"):
            name = clean_name(wish.name) if wish.name else host.name
            chairs.append(Seat(number, "human", user_id=host.id, name=free_name(chairs, name)))
        else:
            raise bad("seats", "A seat is for me, hot_seat, bot or open.", seat=number)
    return chairs


def free_name(chairs: list[Seat], name: str) -> str:
    """The name, with a number if somebody at the table is called so already."""
    taken = {chair.name for chair in chairs}
    if name not in taken:
        return name
    return next(f"{name} {number}" for number in range(2, 99) if f"{name} {number}" not in taken)


def bot_name(chairs: list[Seat], bot: str) -> str:
    word = bot.rpartition(":")[2].rpartition(".")[2].replace("_", " ")
    return free_name(chairs, word[:1].upper() + word[1:30])


Edit = Callable[[Room, AsyncConnection], Awaitable[dict[str, Any]]]


async def change(services: Services, game_id: str, edit: Edit, *, tell: str = "state") -> Room:
    """Change a table in one transaction. `edit` returns the new values of its row, or raises a refusal."""
    async with services.rooms.lock(game_id):
        for _ in range(4):
            try:
                await _changed(services, game_id, edit)
                break
            except Outrun:  # another process was faster: look again
                continue
            finally:
                services.rooms.drop(game_id)  # also an old row that a reader loaded while this was written
        else:
            raise conflict("busy", "Others are changing this table at the same moment; please try again.")
        room = await services.rooms.current(game_id)
    services.hub.tell(game_id, tell)
    services.automation.look_after(room)
    return room


async def _changed(services: Services, game_id: str, edit: Edit) -> None:
    room = await services.rooms.fresh(game_id)
    async with services.store.write() as connection:
        values = await edit(room, connection)
        changed = await connection.execute(
            update(games)
            .where(games.c.id == game_id, games.c.revision == room.revision)
            .values(revision=room.revision + 1, touched=time.time(), **values)
        )
        if changed.rowcount != 1:
            raise Outrun
        await services.store.announce(connection, {"game": game_id, "revision": room.revision + 1})


async def write_seat(connection: AsyncConnection, room: Room, seat: Seat) -> None:
    room.seats[seat.seat] = seat
    await connection.execute(
        update(seats)
        .where(seats.c.game_id == room.id, seats.c.seat == seat.seat)
        .values(kind=seat.kind, user_id=seat.user_id, name=seat.name, bot=seat.bot, stand_in=seat.stand_in)
    )


def due_for(room: Room, now: float) -> float | None:
    """When somebody has to look after this game, as it stands in `room`."""
    if room.state != "running":
        return None
    if work_for(room, room.game):
        return now + WORK_SECONDS
    if room.clocks is None:
        return None
    return deadline(room.clocks, room.clock_runs_for, room.clock_since or now)


def refuse_unless_open(room: Room) -> None:
    if room.state != "open":
        raise conflict("started", "This game has started already.")


def refuse_unless_host(room: Room, visitor: Visitor) -> None:
    if visitor.id != room.host_id and not visitor.admin:
        raise forbidden("not_host", "Only the host of the table may do that.")


async def start(
    services: Services, game_id: str, visitor: Visitor, bot: str | None = None, seed: int | None = None
) -> Room:
    """Begin the game; open seats are filled with `bot` if one is named."""
    if bot is not None:
        checked_bot(services, bot)

    async def edit(room: Room, connection: AsyncConnection) -> dict[str, Any]:
        refuse_unless_open(room)
        refuse_unless_host(room, visitor)
        for chair in room.seats:
            if chair.kind == "open":
                if bot is None:
                    raise conflict("open_seats", "Some seats are still open: wait, or fill them with a bot.")
                await write_seat(connection, room, Seat(chair.seat, "bot", bot=bot, name=bot_name(room.seats, bot)))
        return await begin(connection, room, seed)

    return await change(services, game_id, edit)


async def begin(connection: AsyncConnection, room: Room, seed: int | None) -> dict[str, Any]:
    """The first position of a game: dealt, written as a checkpoint, and the values of its row."""
    now = time.time()
    options = rondel.Options.from_dict(room.options)
    seed = secrets.randbits(31) if seed is None else seed
    try:
        game = rondel.new_game(
            room.edition, players=[chair.name or "?" for chair in room.seats], options=options, seed=seed
        )
    except rondel.RondelError as error:
        raise bad("options", str(error)) from None
    return await begin_with(connection, room, game, now)


async def begin_with(connection: AsyncConnection, room: Room, game: Any, now: float) -> dict[str, Any]:
    from rondel.server.play.games import position_values

    snapshot = game.to_json()
    await connection.execute(
        insert(checkpoints).values(
            game_id=room.id,
            version=game.version,
            round=game.round,
            new_round=True,
            snapshot=snapshot,
            rules_version=rondel.RULES_VERSION,
        )
    )
    await connection.execute(
        insert(actions).values(
            game_id=room.id,
            version=game.version,  # 0, unless an uploaded record begins in the middle of a game
            seat=SETUP_SEAT,
            action="",
            played_by="setup",
            turn=0,
            events=msgspec.json.encode(game.events_since(0)).decode(),
            state_hash=game.state_hash(),
            rules_version=rondel.RULES_VERSION,
            at=now,
        )
    )
    if room.clock is not None:
        room.clocks = [room.clock.bank] * len(room.seats)
    values = position_values(room, game, now)
    return {
        **values,
        "version": game.version,
        "snapshot": snapshot,
        "header": game.record().dumps(),
        "state_hash": game.state_hash(),
        "rules_version": rondel.RULES_VERSION,
    }


async def remove(services: Services, game_id: str, visitor: Visitor) -> None:
    """Take a table away that has not started; an admin may remove any."""
    async with services.rooms.lock(game_id):
        room = await services.rooms.current(game_id)
        refuse_unless_host(room, visitor)
        if not (visitor.admin or room.sandbox):
            refuse_unless_open(room)
        async with services.store.write() as connection:
            await connection.execute(delete(games).where(games.c.id == game_id))
            await services.store.announce(connection, {"game": game_id, "revision": -1})
        services.rooms.drop(game_id)
    services.hub.tell(game_id, "table")


_LIGHT = [column for column in games.c if column.name not in ("snapshot", "header")]


async def listed(services: Services, visitor: Visitor | None, which: str) -> list[Room]:
    """Tables for the lobby: mine, open ones to join, running ones to watch. Newest first, without positions."""
    query = select(*_LIGHT, users.c.name.label("host_name")).join(users, users.c.id == games.c.host_id)
    if which == "mine":
        if visitor is None:
            return []
        sits = select(seats.c.game_id).where(seats.c.user_id == visitor.id)
        learning = select(lesson_tables.c.game_id).where(lesson_tables.c.step.is_not(None))
        query = query.where(or_(games.c.host_id == visitor.id, games.c.id.in_(sits)), games.c.id.not_in(learning))
    elif which in ("open", "running", "over"):
        query = query.where(games.c.state == which, games.c.private.is_(False), games.c.sandbox.is_(False))
    else:
        raise bad("filter", "The filter is mine, open, running or over.")
    async with services.store.read() as connection:
        rows = (await connection.execute(query.order_by(games.c.touched.desc()).limit(LISTED))).all()
        found = (
            await connection.execute(
                select(seats).where(seats.c.game_id.in_([row.id for row in rows])).order_by(seats.c.seat)
            )
        ).all()
    chairs: dict[str, list[Any]] = {}
    for chair in found:
        chairs.setdefault(chair.game_id, []).append(chair)
    return [room_of(row, chairs.get(row.id, [])) for row in rows]
