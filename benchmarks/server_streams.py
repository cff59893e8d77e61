"""Live updates under load: many readers, one move per game every few seconds; how long until the last reader has it?

    python -m benchmarks.server_streams [--games 100] [--readers 500] [--every 5] [--seconds 40] [--database URL]

Server and readers share this machine. A latency is the time from sending the POST to the moment the last of the game's
readers has received the event.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import tempfile
import time
from pathlib import Path

from benchmarks.server_client import Person, Server, quantile


class Watched:
    """One game, its player and its readers."""

    def __init__(self, player: Person, game: str, readers: int) -> None:
        self.player, self.game, self.readers = player, game, readers
        self.seen: dict[int, int] = {}
        self.complete: dict[int, asyncio.Event] = {}
        self.latest = [-1] * readers

    async def read(self, number: int, person: Person) -> None:
        async for revision in person.revisions(self.game):
            self.latest[number] = revision
            for wanted, event in list(self.complete.items()):
                if min(self.latest) >= wanted:
                    event.set()

    async def move(self, chance: random.Random) -> float:
        """Play one random action; seconds until every reader has the new state."""
        view = (await self.player.call("GET", f"/api/games/{self.game}"))["view"]
        body = {"version": view["version"], "action": chance.choice(view["decision"]["actions"])}
        began = time.perf_counter()
        state = await self.player.call("POST", f"/api/games/{self.game}/actions", body)
        event = self.complete[state["revision"]] = asyncio.Event()
        if min(self.latest) < state["revision"]:
            await asyncio.wait_for(event.wait(), 30)
        del self.complete[state["revision"]]
        return time.perf_counter() - began


async def prepared(port: int, readers: int) -> tuple[Watched, list[asyncio.Task[None]]]:
    player = await Person(port).enter("Ada")
    seats = [{"kind": "me"}, {"kind": "hot_seat"}, {"kind": "hot_seat"}]
    game = (await player.call("POST", "/api/tables", {"seats": seats, "start": True}))["id"]
    watched = Watched(player, game, readers)
    people = [Person(port, player.token), *(Person(port) for _ in range(readers - 1))]
    return watched, [asyncio.create_task(watched.read(n, person)) for n, person in enumerate(people)]


async def measure(wanted: argparse.Namespace, database: str) -> None:
    server = Server(database)
    try:
        await server.ready()
        games, tasks = [], []
        for _ in range(wanted.games):
            game, reading = await prepared(server.port, wanted.readers // wanted.games)
            games.append(game)
            tasks += reading
        while any(-1 in game.latest for game in games):
            await asyncio.sleep(0.05)
        print(f"{len(tasks)} readers on {len(games)} games are connected", flush=True)
        latencies: list[float] = []

        async def keep_moving(game: Watched, number: int) -> None:
            chance = random.Random(number)
            await asyncio.sleep(wanted.every * number / len(games))
            end = time.monotonic() + wanted.seconds
            while time.monotonic() < end:
                spent = await game.move(chance)
                latencies.append(spent)
                await asyncio.sleep(max(0.0, wanted.every - spent))

        cpu = _cpu(server)
        await asyncio.gather(*(keep_moving(game, number) for number, game in enumerate(games)))
        busy = (_cpu(server) - cpu) / (wanted.seconds + wanted.every)
        own = sum(resource.getrusage(resource.RUSAGE_SELF)[:2]) / (wanted.seconds + wanted.every)
        for task in tasks:
            task.cancel()
        milliseconds = [1000 * each for each in latencies]
        print(
            f"{len(latencies)} moves, each to {wanted.readers // wanted.games} readers; server CPU {busy:.0%} of a core"
        )
        print(
            f"POST to last reader: median {quantile(milliseconds, 0.5):.1f} ms, "
            f"p90 {quantile(milliseconds, 0.9):.1f} ms, "
            f"p99 {quantile(milliseconds, 0.99):.1f} ms, max {max(milliseconds):.1f} ms (readers' CPU about {own:.0%})"
        )
    finally:
        server.stop()


def _cpu(server: Server) -> float:
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--readers", type=int, default=500)
    parser.add_argument("--every", type=float, default=5.0)
    parser.add_argument("--seconds", type=float, default=40.0)
    parser.add_argument("--database")
    wanted = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4096)), hard))
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(wanted, wanted.database or f"sqlite:///{folder}/rondel.sqlite3"))


if __name__ == "__main__":
    main()
