"""Records down and up, and sandboxes: private tables on which one person plays all seats from any position."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

import rondel
from rondel.server.errors import bad, forbidden, unknown
from rondel.server.people.names import LONGEST_SEAT_NAME, LONGEST_TABLE_NAME, clean_name
from rondel.server.people.visitors import Visitor
from rondel.server.play.games import CHECKPOINT_EVERY, position_values, turn_number
from rondel.server.play.history import position
from rondel.server.play.rooms import Room, Seat
from rondel.server.services import Services
from rondel.server.storage.models import actions, checkpoints, games
from rondel.server.storage.store import Store
from rondel.server.tables.lobby import begin_with, change, insert_table

LONGEST_RECORD = 1_000_000
MOST_MOVES = 20_000
MOST_NUMBER = 500_000  # of a move, round or turn in a position from outside


def refuse_to_show_cash(room: Room) -> None:
    """Whoever replays a record or plays in a sandbox sees all cash; while it is hidden there is neither."""
    if room.options.get("cash") == "hidden" and room.state != "over" and not room.sandbox:
        raise forbidden("hidden_cash", "This would show the hidden cash; wait until the game is over.")


async def record_text(store: Store, room: Room) -> str:
    """The record of the game so far: its header, every action, the result as comments."""
    async with store.read() as connection:
        header = await connection.scalar(select(games.c.header).where(games.c.id == room.id))
        rows = (
            await connection.execute(
                select(actions.c.seat, actions.c.action)
                .where(actions.c.game_id == room.id, actions.c.seat >= 0)
                .order_by(actions.c.version)
            )
        ).all()
    lines = [str(header).rstrip("\n"), "", *(f"{row.seat} {row.action}" for row in rows)]
    if room.result is not None:
        winners = ", ".join(room.seats[seat].name or "" for seat in room.result["winners"])
        lines += [f"# scores: {' '.join(map(str, room.result['scores']))}", f"# winners: {winners}"]
        if room.result.get("by") != "rules":
            lines.append(f"# ended by {room.result.get('by')}")
    return "\n".join(lines) + "\n"


async def sandbox(services: Services, visitor: Visitor, room: Room, at: int) -> Room:
    """A private copy of a game up to a position, to try things out on all seats."""
    refuse_to_show_cash(room)
    if at > room.version:
        raise unknown("position")
    game = room.game if at == room.version else await position(services.store, room.id, at)
    chairs = [Seat(chair.seat, "human", user_id=visitor.id, name=chair.name) for chair in room.seats]
    async with services.store.read() as connection:
        header = await connection.scalar(select(games.c.header).where(games.c.id == room.id))
    values = _sandbox_values(room.name, room.edition, room.options)
    made = await insert_table(services, visitor, values, chairs)

    async def edit(copy: Room, connection: AsyncConnection) -> dict[str, Any]:
        for table in (checkpoints, actions):
            columns = [column for column in table.c if column.name != "game_id"]
            await connection.execute(
                insert(table).from_select(
                    ["game_id", *(column.name for column in columns)],
                    select(literal(made), *columns).where(table.c.game_id == room.id, table.c.version <= at),
                )
            )
        return _position_row(copy, game, str(header))

    return await change(services, made, edit)


async def upload(services: Services, visitor: Visitor, body: bytes, name: str = "Record") -> Room:
    """A record becomes a replay at a private table, which can be continued as a sandbox."""
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError:
        raise bad("record", "A record is text in UTF-8.") from None
    record, steps, game = await asyncio.to_thread(_replayed, text)
    chairs = [Seat(seat, "human", user_id=visitor.id, name=player) for seat, player in enumerate(record.players)]
    values = _sandbox_values(name, record.edition, record.options.to_dict())
    made = await insert_table(services, visitor, values, chairs)

    async def edit(copy: Room, connection: AsyncConnection) -> dict[str, Any]:
        header = rondel.replay(record, until=0)
        first = await begin_with(connection, copy, header, time.time())
        rows, marks = steps
        if rows:
            await connection.execute(insert(actions), [{"game_id": made, **row} for row in rows])
        if marks:
            await connection.execute(insert(checkpoints), [{"game_id": made, **mark} for mark in marks])
        return _position_row(copy, game, first["header"])

    return await change(services, made, edit)


def _replayed(text: str) -> tuple[Any, tuple[list[dict[str, Any]], list[dict[str, Any]]], Any]:
    """Read and check an uploaded record: rows for every action, checkpoints, the last position."""
    try:
        record = rondel.Record.loads(text)
        record = replace(
            record, players=tuple(clean_name(name[:LONGEST_SEAT_NAME], LONGEST_SEAT_NAME) for name in record.players)
        )
        if len(record.moves) > MOST_MOVES:
            raise bad("record", f"A record of more than {MOST_MOVES} moves is too long.", most=MOST_MOVES)
        rondel.replay(record)  # refuses with the number of the first move that is not legal
        game = rondel.replay(record, until=0)
        rows, marks, last_mark = [], [], game.version
        for seat, action in record.moves:
            turn, round_ = turn_number(game), game.round
            if action.startswith("give "):
                _, nation, amount = action.split(" ")
                game.give(seat, nation, int(amount))
            else:
                game.play(action)
            rows.append(_row(game, seat, action, turn))
            if game.round != round_ or game.version - last_mark >= CHECKPOINT_EVERY:
                last_mark = game.version
                marks.append(_mark(game, game.round != round_))
        if not all(0 <= number <= MOST_NUMBER for number in (game.version, game.round, turn_number(game))):
            raise bad("record", "The game of this record has gone on for longer than any game.")
        for seat in range(len(record.players)):
            msgspec.json.encode(game.view(seat))
    except rondel.RecordError as error:
        raise bad("record", str(error), line=error.line) from None
    except rondel.RondelError as error:
        raise bad("record", str(error)) from None
    except (
        ValueError,
        KeyError,
        IndexError,
        TypeError,
        AttributeError,
        RecursionError,
        OverflowError,
    ) as error:
        # A position inside a record is data from outside; whatever is wrong with it, the answer is a sentence.
        raise bad("record", f"This record cannot be played ({type(error).__name__}).") from None
    return record, (rows, marks), game


def _row(game: Any, seat: int, action: str, turn: int) -> dict[str, Any]:
    return {
        "version": game.version,
        "seat": seat,
        "action": action,
        "played_by": "record",
        "request": None,
        "turn": turn,
        "events": msgspec.json.encode(game.news).decode(),
        "state_hash": game.state_hash(),
        "rules_version": rondel.RULES_VERSION,
        "at": time.time(),
    }


def _mark(game: Any, new_round: bool) -> dict[str, Any]:
    return {
        "version": game.version,
        "round": game.round,
        "new_round": new_round,
        "snapshot": game.to_json(),
        "rules_version": rondel.RULES_VERSION,
    }


def _sandbox_values(name: str, edition: str, options: dict[str, Any]) -> dict[str, Any]:
    return {
        "name": clean_name(name, LONGEST_TABLE_NAME),
        "edition": edition,
        "options": msgspec.json.encode(options).decode(),
        "pace": "live",
        "clock": None,
        "private": True,
        "auto_forced": False,
        "sandbox": True,
    }


def _position_row(room: Room, game: Any, header: str) -> dict[str, Any]:
    """The row of a table that stands at `game` and has no clock."""
    return {
        **position_values(room, game, time.time()),
        "version": game.version,
        "snapshot": game.to_json(),
        "header": header,
        "state_hash": game.state_hash(),
        "rules_version": rondel.RULES_VERSION,
    }
