"""Many concurrent games of a person and bots, played to the end: every move must be stored exactly once.

    python -m benchmarks.server_games [--games 200] [--rounds 2] [--database URL] [--workers N] [--write]

People send random legal moves over HTTP and sometimes repeat a request. At the end every log is compared with the
acknowledged moves, and every record is replayed to the result that the server shows.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import resource
import tempfile
import time

import rondel
from benchmarks import measurements
from benchmarks.server_client import Person, Server


async def play(port: int, number: int, rounds: int, counts: dict[str, int]) -> None:
    chance = random.Random(number)
    person = await Person(port).enter(f"Person {number}")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    body = {"seats": seats, "start": True, "seed": number, "options": {"max_rounds": rounds}}
    game = (await person.call("POST", "/api/tables", body))["id"]
    acknowledged: dict[int, str] = {}
    state = await person.call("GET", f"/api/games/{game}")
    while state["table"]["state"] == "running":
        actions = (state["view"]["decision"] or {}).get("actions")
        if not actions:
            await asyncio.sleep(0.05 + chance.random() / 10)
            state = await person.call("GET", f"/api/games/{game}")
            continue
        version, action = state["view"]["version"], chance.choice(actions)
        move = {"version": version, "action": action, "request": f"v{version}"}
        for _ in range(2 if chance.random() < 0.1 else 1):
            state = await person.call("POST", f"/api/games/{game}/actions", move)
        acknowledged[version + 1] = action
    log = await person.call("GET", f"/api/games/{game}/events")
    versions = [entry["version"] for entry in log]
    assert versions == list(range(len(versions))), "a move is missing or doubled"
    assert all(log[version]["action"] == action for version, action in acknowledged.items()), "a move was changed"
    assert sum(entry["by"] == "human" for entry in log) == len(acknowledged), "a person's move was doubled"
    replayed = rondel.new_game(
        "imperial", [seat["name"] for seat in state["table"]["seats"]], {"max_rounds": rounds}, seed=number
    )
    for entry in log[1:]:
        replayed.play(entry["action"])
    assert replayed.scores == state["view"]["result"]["scores"], "the record gives another result"
    counts["games"] += 1
    counts["moves"] += versions[-1]
    counts["people"] += len(acknowledged)


async def run(wanted: argparse.Namespace, database: str) -> str:
    server = Server(database, wanted.workers)
    counts = {"games": 0, "moves": 0, "people": 0}
    try:
        await server.ready()
        began = time.perf_counter()
        await asyncio.gather(*(play(server.port, number, wanted.rounds, counts) for number in range(wanted.games)))
        spent = time.perf_counter() - began
    finally:
        server.stop()
    return (
        f"{counts['games']} games at once, {counts['moves']} moves ({counts['people']} by people), "
        "none lost or doubled, "
        f"in {spent:.0f} s: {counts['moves'] / spent:.0f} moves per second"
    )


def main() -> None:
    parser = measurements.parser(__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--database")
    wanted = parser.parse_args()
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 4096)), hard))
    with (
        measurements.recorded(wanted, "server-games", "Concurrent games", is_text=True) as show,
        tempfile.TemporaryDirectory() as folder,
    ):
        show(asyncio.run(run(wanted, wanted.database or f"sqlite:///{folder}/rondel.sqlite3")))


if __name__ == "__main__":
    main()
