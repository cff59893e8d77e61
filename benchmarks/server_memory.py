"""Memory per idle running game in the cache of the server.

python -m benchmarks.server_memory [--games 300] [--moves 40] [--write]
"""

from __future__ import annotations

import asyncio
import random
import tempfile

from benchmarks import measurements
from benchmarks.server_client import Person, Server, resident


async def play_some(person: Person, moves: int, chance: random.Random) -> None:
    seats = [{"kind": "me"}, *[{"kind": "hot_seat"}] * 5]
    game = (await person.call("POST", "/api/tables", {"seats": seats, "start": True}))["id"]
    state = await person.call("GET", f"/api/games/{game}")
    for _ in range(moves):
        view = state["view"]
        body = {"version": view["version"], "action": chance.choice(view["decision"]["actions"])}
        state = await person.call("POST", f"/api/games/{game}/actions", body)


async def measure(games: int, moves: int, database: str) -> str:
    server = Server(database, loaded_games=games + 50)
    chance = random.Random(1)
    try:
        await server.ready()
        person = await Person(server.port).enter("Ada")
        for _ in range(30):  # warm: pools, caches, compiled statements
            await play_some(person, moves, chance)
        before = resident(server.pids())
        for _ in range(games):
            await play_some(person, moves, chance)
        after = resident(server.pids())
    finally:
        server.stop()
    return f"{(after - before) / games:.0f} KB per idle running game ({games} games of {moves} moves, 6 players)"


def main() -> None:
    parser = measurements.parser(__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--moves", type=int, default=40)
    wanted = parser.parse_args()
    with (
        measurements.recorded(wanted, "server-memory", "Memory per idle game", is_text=True) as show,
        tempfile.TemporaryDirectory() as folder,
    ):
        show(asyncio.run(measure(wanted.games, wanted.moves, f"sqlite:///{folder}/rondel.sqlite3")))


if __name__ == "__main__":
    main()
