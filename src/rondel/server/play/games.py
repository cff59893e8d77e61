"""The one door through which every move goes: of people, bots, clocks and forced decisions alike.

The action is played on a copy; one transaction writes the action under its unique (game, version), the snapshot, its
hash, whose turn it is and what is due next; then, and only then, everybody is told.
"""

from __future__ import annotations

import time
from typing import Any

import msgspec
from sqlalchemy import bindparam, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

import rondel
from rondel.server.bots.automation import WORK_SECONDS, work_for
from rondel.server.errors import Outrun, Refusal, bad, conflict, forbidden
from rondel.server.live.states import refuse_hidden, state_bytes
from rondel.server.people.visitors import Visitor
from rondel.server.play import clocks
from rondel.server.play.rooms import LOG_TAIL, Entry, Room
from rondel.server.play.summaries import with_summary
from rondel.server.services import Services
from rondel.server.storage.models import actions, checkpoints, games, seats, undone
from rondel.server.storage.store import CHANNEL, Store

CHECKPOINT_EVERY = 64

_json = msgspec.json.Encoder()

# Compiled once: the two statements of every move.
_CHANGED = (
    "version", "revision", "round", "turn_player", "turn_nation", "turn_kind", "snapshot", "state_hash",
    "rules_version", "clocks", "clock_since", "due", "touched", "state", "result",
)  # fmt: skip
_UPDATE_GAME = (
    update(games)
    .where(games.c.id == bindparam("_id"), games.c.revision == bindparam("_revision"))
    .values({name: bindparam("new_" + name) for name in _CHANGED})
)
# On PostgreSQL the same statement tells the other processes, once it is committed.
_UPDATE_AND_TELL = _UPDATE_GAME.returning(func.pg_notify(CHANNEL, bindparam("_message")))
_INSERT_ACTION = insert(actions)


class Move(msgspec.Struct):
    """Somebody's wish to change a game. `version` and `revision` are what the asker saw; `request` makes it unique.

    A person names a `wanted_seat` or none; the server's own moves have a `seat`.
    """

    seat: int
    action: str
    by: str = "human"
    version: int | None = None
    revision: int | None = None
    request: str | None = None
    notes: list[dict[str, Any]] = []
    replace_bot: str | None = None
    wanted_seat: int | None = None


async def play(services: Services, game_id: str, move: Move, visitor: Visitor | None = None) -> Room:
    """Play one action or gift, or raise a refusal and change nothing.

    The room that is held is tried first, without asking the database whether another process changed the game: the
    transaction finds out. Before anything is refused, the game is looked at as it is.
    """
    began = time.perf_counter()
    async with services.rooms.lock(game_id):
        for attempt in range(4):
            held = services.rooms.held(game_id) if attempt == 0 else None
            room = held or await services.rooms.current(game_id)
            try:
                if await _is_repeated(services, room, move, visitor, surely_look=attempt > 1):
                    return room
                fresh = _played(services, room, move, visitor)
            except Refusal:
                if held is None or services.store.is_sqlite:
                    raise
                continue
            if await _commit(services, room, fresh, move):
                break
            services.rooms.drop(game_id)  # another process was faster: look again
        else:
            raise conflict("busy", "Others are changing this game at the same moment; please try again.")
    services.metrics.moves.labels(move.by).inc()
    services.metrics.move_seconds.observe(time.perf_counter() - began)
    services.hub.tell(game_id, "state")
    services.automation.look_after(room)
    return room


def _played(services: Services, room: Room, move: Move, visitor: Visitor | None) -> Any:
    """The game after the move, on a copy; whose move it is follows from who asks."""
    if visitor is not None:
        refuse_hidden(room, visitor)
        move.seat = seat_for(room, visitor, move.wanted_seat)
    _check(services, room, move, visitor)
    fresh = room.game.copy()
    _perform(fresh, move)
    return fresh


def _check(services: Services, room: Room, move: Move, visitor: Visitor | None) -> None:
    if room.state != "running":
        code, sentence = {
            "open": ("not_started", "This game has not started yet."),
            "over": ("game_over", "This game is over."),
        }[room.state]
        raise conflict(code, sentence)
    is_stale = (move.version is not None and move.version != room.version) or (
        move.revision is not None and move.revision != room.revision
    )
    if is_stale:
        raise Refusal(
            409,
            "stale",
            "The game has moved on since you looked; here is the position as it is now.",
            params={"version": room.version},
            state=state_bytes(room, visitor, move.seat, services.hub.present(room.id)),
        )


async def _is_repeated(services: Services, room: Room, move: Move, visitor: Visitor | None, surely_look: bool) -> bool:
    """The same request sent twice is one move, also if that move was undone in between."""
    if move.request is None or visitor is None:
        return False
    if move.version == room.version and not room.undos and not surely_look:
        return False  # a move played before would have raised the version
    async with services.store.read() as connection:
        for table in (actions, undone):
            found = await connection.scalar(
                select(table.c.version).where(
                    table.c.game_id == room.id,
                    table.c.request == move.request,
                    table.c.seat.in_(room.seats_of(visitor.id)),
                )
            )
            if found is not None:
                return True
    return False


def _perform(fresh: Any, move: Move) -> None:
    is_gift = move.action.startswith("give ")
    if not is_gift and fresh.decision.player != move.seat:
        raise bad(
            "not_your_turn",
            f"{fresh.names[fresh.decision.player]} is to decide now, not you.",
            player=fresh.decision.player,
        )
    try:
        if is_gift:
            nation, amount = gift_words(move.action)
            fresh.give(move.seat, nation, amount)
        else:
            fresh.play(move.action)
    except rondel.IllegalAction as error:
        raise Refusal(
            422,
            error.code,
            str(error),
            params=dict(error.params),
            rule=error.rule,
            remedies=[str(each) for each in error.remedies],
        ) from None
    except rondel.RondelError as error:
        raise bad("unknown_action", str(error)) from None


def gift_words(action: str) -> tuple[str, int]:
    words = action.split(" ")
    if len(words) != 3 or not words[2].isdigit() or len(words[2]) > 6:
        raise bad("unknown_action", "A gift reads: give <nation> <amount>.")
    return words[1], int(words[2])


async def _commit(services: Services, room: Room, fresh: Any, move: Move) -> bool:
    """Write the move; False if the game was changed by another process meanwhile."""
    now = time.time()
    snapshot = fresh.to_json()
    turn = turn_number(room.game)
    news = with_summary(room, fresh.news, turn, ended=fresh.over or turn_number(fresh) != turn)
    decided = not move.action.startswith("give ") and not await _was_decided_before(services, room, fresh.version, move)
    values = position_values(room, fresh, now, decided=decided)
    values["snapshot"] = snapshot
    entry = Entry(
        version=fresh.version,
        seat=move.seat,
        action=move.action,
        by=move.by,
        turn=turn,
        at=now,
        events=msgspec.Raw(_json.encode([*move.notes, *news])),
    )
    state_hash = fresh.state_hash()
    new_round = fresh.round != room.round
    marks = []
    if room.rules_version != rondel.RULES_VERSION and room.version > room.checkpoint:
        # From here on a newer program plays: replays must not begin before this position.
        marks.append((room.version, room.round, False, room.snapshot))
    if new_round or fresh.version - room.checkpoint >= CHECKPOINT_EVERY:
        marks.append((fresh.version, fresh.round, new_round, snapshot))
    try:
        async with services.store.write() as connection:
            await _update_game(
                services.store,
                connection,
                room,
                {
                    "version": fresh.version,
                    "revision": room.revision + 1,
                    "state_hash": state_hash,
                    "rules_version": rondel.RULES_VERSION,
                    "touched": now,
                    **values,
                },
            )
            await connection.execute(
                _INSERT_ACTION,
                {
                    "game_id": room.id,
                    "version": fresh.version,
                    "seat": move.seat,
                    "action": move.action,
                    "played_by": move.by,
                    "request": move.request,
                    "turn": entry.turn,
                    "events": bytes(entry.events).decode(),
                    "state_hash": state_hash,
                    "rules_version": rondel.RULES_VERSION,
                    "at": now,
                },
            )
            for version, round_, is_new, text in marks:
                await connection.execute(
                    insert(checkpoints).values(
                        game_id=room.id,
                        version=version,
                        round=round_,
                        new_round=is_new,
                        snapshot=text,
                        rules_version=rondel.RULES_VERSION,
                    )
                )
            if move.replace_bot is not None:
                await _replace_bot(connection, room, move)
    except (Outrun, IntegrityError):
        services.rooms.drop(room.id)
        return False
    except BaseException:
        services.rooms.drop(room.id)  # perhaps committed, perhaps not: only the database knows
        raise
    apply_values(room, values)
    room.version, room.revision, room.touched = fresh.version, room.revision + 1, now
    room.rules_version = rondel.RULES_VERSION
    # A position without its past from time to time: what is held in memory does not grow with the game.
    room.game = fresh.position() if marks else fresh
    if marks:
        room.checkpoint = marks[-1][0]
    room.log.append(entry)
    del room.log[:-LOG_TAIL]
    room.answers.clear()
    services.rooms.hold(room)  # it may have been dropped, and an older row read, while this was written
    return True


async def _was_decided_before(services: Services, room: Room, version: int, move: Move) -> bool:
    """Deciding again after an undo adds no increment: playing and taking back would fill the bank."""
    if room.clock is None or not room.undos:
        return False
    async with services.store.read() as connection:
        found = await connection.scalar(
            select(undone.c.id)
            .where(undone.c.game_id == room.id, undone.c.version == version, undone.c.seat == move.seat)
            .limit(1)
        )
    return found is not None


async def _update_game(store: Store, connection: AsyncConnection, room: Room, values: dict[str, Any]) -> None:
    """Write the row if nobody changed it since: this takes its lock, and the first one wins."""
    parameters = {"_id": room.id, "_revision": room.revision, **{f"new_{name}": values[name] for name in _CHANGED}}
    if store.is_sqlite:
        found = (await connection.execute(_UPDATE_GAME, parameters)).rowcount == 1
    else:
        parameters["_message"] = store.payload({"game": room.id, "revision": room.revision + 1})
        found = (await connection.execute(_UPDATE_AND_TELL, parameters)).first() is not None
    if not found:
        raise Outrun


async def _replace_bot(connection: Any, room: Room, move: Move) -> None:
    seat = room.seats[move.seat]
    column = "bot" if seat.kind == "bot" else "stand_in"
    await connection.execute(
        update(seats).where(seats.c.game_id == room.id, seats.c.seat == move.seat).values({column: move.replace_bot})
    )
    setattr(seat, column, move.replace_bot)


def turn_number(game: Any) -> int:
    return int(game.state.turns)


def position_values(room: Room, game: Any, now: float, decided: bool = False) -> dict[str, Any]:
    """What the row of a game says about its position: whose turn, clocks, what is due, the result.

    `decided`: the one whose clock runs has decided, which adds the increment.
    """
    decision = None if game.over else game.decision
    values: dict[str, Any] = {
        "round": game.round,
        "turn_player": decision.player if decision else None,
        "turn_nation": decision.nation if decision else None,
        "turn_kind": decision.kind if decision else None,
        "state": "over" if game.over else "running",
        "result": None,
        "clocks": None,
        "clock_since": None,
        "due": None,
    }
    if game.over:
        result = {
            "scores": list(game.scores),
            "ranking": list(game.ranking),
            "winners": list(game.winners),
            "by": "rules",
        }
        values["result"] = _json.encode(result).decode()
    if room.clock is not None and room.clocks is not None:
        banks = clocks.left(room.clocks, room.clock_runs_for, room.clock_since, now)
        if decided:
            banks = clocks.with_increment(room.clock, banks, room.clock_runs_for)
        values["clocks"] = _json.encode(banks).decode()
        values["clock_since"] = now
        if decision and not room.seats[decision.player].played_by_bot:
            values["due"] = clocks.deadline(banks, decision.player, now)
    if decision and work_for(room, game):
        values["due"] = now + WORK_SECONDS
    return values


def apply_values(room: Room, values: dict[str, Any]) -> None:
    """Bring a room to what was committed."""
    decoded = {"result", "clocks"}
    for name, value in values.items():
        setattr(room, name, msgspec.json.decode(value) if name in decoded and value is not None else value)


def seat_for(room: Room, visitor: Visitor, seat: int | None) -> int:
    """The seat this person acts for: the one named, the one to decide, or the only one."""
    mine = room.seats_of(visitor.id)
    if not mine:
        raise forbidden("not_at_table", "You have no seat at this table.")
    if seat is None:
        seat = room.turn_player if room.turn_player in mine else mine[0]
    if seat not in mine:
        raise forbidden("not_your_seat", "That seat is not yours.")
    if stand_in := room.seats[seat].stand_in:
        raise Refusal(
            409,
            "handed_over",
            "A bot plays this seat for you at the moment; take the seat back first.",
            params={"seat": seat, "bot": stand_in},
        )
    return seat
