"""Finished games, played at random by the engine and stored as the server does."""

from __future__ import annotations

import random
import time
from typing import Any

import msgspec
from sqlalchemy import text
from tests.server.clients import Member, ThreadServer
from tests.waiting import wait_until

import rondel
from rondel.server.services import Services
from rondel.server.storage.models import results
from rondel.table.log import LogEntry
from rondel.table.moves import turn_number
from rondel.table.setup import begin, new_table
from rondel.table.table import Seat
from rondel.table.visitors import Visitor


def played(
    server: ThreadServer,
    *players: Member | str,
    seed: int = 1,
    edition: str = "imperial",
    rounds: int = 2,
    archived: bool = True,
    **settings: Any,
) -> str:
    """Store a game that ended by the rules, played by members or named bots."""
    options = rondel.Options(max_rounds=rounds, **settings.pop("options", {}))
    work = _play(server.app.services, players, seed, edition, options, settings)
    game: str = server.run(work)
    if archived:
        wait_until(lambda: rows(server, game))
    return game


def rows(server: ThreadServer, game: str) -> list[dict[str, Any]]:
    """Return the archived results of a game by seat, without the flag `rated`."""
    found = query_rows(server, "SELECT * FROM results WHERE game_id = :game ORDER BY seat", game=game)
    return [{name: value for name, value in row.items() if name != "rated"} for row in found]


def query_rows(server: ThreadServer, query: str, **values: Any) -> list[dict[str, Any]]:
    """Return the result of a database query."""

    async def run_query() -> list[dict[str, Any]]:
        async with server.app.services.store.write() as connection:
            found = await connection.execute(text(query), values)
            return [dict(row._mapping) for row in found.all()] if found.returns_rows else []

    result: list[dict[str, Any]] = server.run(run_query())
    return result


def copied(server: ThreadServer, game: str, **changes: Any) -> None:
    """Add a changed copy of a game's results to the archive, as if that game had been deleted."""
    names = [column.name for column in results.columns]
    values = ", ".join(f":{name}" if name in changes else name for name in names)
    query = f"INSERT INTO results ({', '.join(names)}) SELECT {values} FROM results WHERE game_id = :copied"
    query_rows(server, query, copied=game, **changes)


async def _play(
    services: Services,
    players: tuple[Member | str, ...],
    seed: int,
    edition: str,
    options: rondel.Options,
    settings: dict[str, Any],
) -> str:
    seats = [
        Seat(number, "bot", name=f"{each} {number}", bot=each)
        if isinstance(each, str)
        else Seat(number, "human", user_id=each.id, name=f"{each.name}"[:36] + f" {number}")
        for number, each in enumerate(players)
    ]
    for number, bot in settings.pop("stand_ins", {}).items():
        seats[number] = msgspec.structs.replace(seats[number], stand_in=bot)
    first = next(each for each in players if isinstance(each, Member))
    host = Visitor(id=first.id, name=first.name, guest=False, admin=False)
    table = new_table(host, settings.pop("name", "A table"), edition, options, seats, **settings)
    async with services.games.create(table) as change:  # in one transaction, so that no bot moves in between
        begin(change, seed)
        assert change.game
        game, rng = change.game.copy(), random.Random(seed)
        while not game.over:
            seat, turn = game.decision.player, turn_number(game)
            action = str(rng.choice(game.decision.actions))
            game.play(action, seat=seat)
            by = "bot" if seats[seat].kind == "bot" else "human"
            events = msgspec.Raw(msgspec.json.encode(game.news))
            change.log(LogEntry(game.version, seat, action, by, turn, time.time(), events, game.state_hash()))
        change.position(game)
    return table.id
