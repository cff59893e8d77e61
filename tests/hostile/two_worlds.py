"""Noninterference test: two games that differ only in one player's secret give everybody else equal responses.

The secret is the hidden cash, or whether the player decides manually or by standing orders.
`python -m tests.hostile.two_worlds --comparisons 20000` plays pairs of games side by side and compares the responses;
exit 1 on any difference.
"""

from __future__ import annotations

import argparse
import logging
import random
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

import httpx
from sqlalchemy import update
from tests.server.clients import Person, ThreadServer, client, offered
from tests.server.postgres import Postgres
from tests.waiting import wait_until

from rondel.server.http.openapi import export_document
from rondel.server.storage.models import actions, checkpoints
from rondel.table.setup import begin

RICH = 2  # the seat of the player whose cash differs
CASH = (20, 26)  # additional cash in the two games
SEED = 424242  # of the bots in both
EDITIONS = {"imperial": ("italy", "france", "austria_hungary"), "imperial_2030": ("russia", "china", "usa")}
FACES = (2, 4, 9, 16, 30)
# Unix timestamps, dates in feeds, and the waiting time for substitutes.
TIMES = re.compile(r"\b\d{10}\.\d+\b|\b\d{4}-\d\d-\d\dT[\d:.]+(?:Z|\+00:00)|\bWait \d+ more minutes")
MAX_FINDINGS = 10
ASKED = 10  # questions per visitor and move
# Parts that differ between any two tables.
OWN = re.compile(r'"(?:id|invite|request|number|minutes)":\s*(?:"[^"]*"|\d+)')


class Question(NamedTuple):
    method: str
    path: str  # with {game} as a placeholder for the id of the table
    body: Any = None


@dataclass
class Comparison:
    compared: int = 0
    games: int = 0
    moves: int = 0
    by_order: int = 0
    routes: Counter[str] = field(default_factory=Counter)
    findings: list[str] = field(default_factory=list)

    def lines(self) -> list[str]:
        played = f"{self.games} pairs of games, {self.moves} moves, {self.by_order} of them by order"
        return [
            f"{self.compared} comparisons over {len(self.routes)} routes; {played}",
            f"differences: {len(self.findings) or 'none'}",
            *self.findings,
        ]


class Pair:
    """Two tables with the same people, bots and moves."""

    cash, asked = CASH, ASKED

    def __init__(self, server: ThreadServer, edition: str, seed: int, report: Comparison) -> None:
        self.server, self.edition, self.report = server, edition, report
        self.rng = random.Random(seed)
        self.players = [server.person(name) for name in ("Ada", "Bruno", "Clara")]
        spectator, nobody = server.person("Dora"), client(server.address)
        self.visitors = {"Ada": self.players[0].http, "Bruno": self.players[1].http}
        self.visitors |= {"a spectator": spectator.http, "a stranger": nobody, "a page": _page(server)}
        self.games = [self._table(seed, more) for more in self.cash]
        report.games += 1
        seen = [self.players[RICH].state(game)["view"]["players"][RICH]["cash"] for game in self.games]
        assert seen[1] - seen[0] == self.cash[1] - self.cash[0], "the worlds do not differ as they should"

    def _table(self, seed: int, more: int) -> str:
        ada, *others = self.players
        seats = ("me", "open", "open", "random")
        settings = {"options": {"cash": "hidden"}, "name": "Two worlds", "seed": seed, "talk": "everybody"}
        game: str = ada.table(*seats, start=False, edition=self.edition, **settings)["id"]
        for other in others:
            other.post(f"/api/tables/{game}/join")
        # Start the game and add the cash in one change, so that no bot sees the state in between.
        self.server.run(self._begin(game, seed, more))
        return game

    async def _begin(self, game_id: str, seed: int, more: int) -> None:
        services = self.server.app.services
        async with services.games.change(game_id) as change:
            begin(change, seed)
            game = change.game
            assert game
            richer = game.copy()
            richer.state.cash[RICH] += more
            change.position(richer)
            change.row(bot_seed=SEED)
        async with services.store.write() as connection:
            snapshot, hashed = richer.to_json(), richer.state_hash()
            await connection.execute(
                update(checkpoints).where(checkpoints.c.game_id == game_id).values(snapshot=snapshot)
            )
            await connection.execute(update(actions).where(actions.c.game_id == game_id).values(state_hash=hashed))
        services.games.cache.drop(game_id)

    def play(self, moves: int, comparisons: int) -> None:
        """Play the same moves in both games; after each, compare the responses to everybody who must not know."""
        for _ in range(moves):
            tables = [self._rested(game) for game in self.games]
            turns = [(table["state"], table["version"], table["turn"] and table["turn"]["player"]) for table in tables]
            if turns[0] != turns[1] or tables[0]["state"] != "running":
                return  # the difference has become visible in an action, or the game is over
            decider = self.players[tables[0]["turn"]["player"]]
            self._compare_all(tables[0]["version"])
            if self.report.compared >= comparisons or len(self.report.findings) >= MAX_FINDINGS:
                return
            states = [decider.state(game) for game in self.games]
            both = [text for text in offered(states[0]) if text in offered(states[1])]
            action = self.rng.choice(both)
            self._decide(decider, states, action)
            self.report.moves += 1

    def _decide(self, decider: Person, states: list[dict[str, Any]], action: str) -> None:
        for game, state in zip(self.games, states, strict=True):
            decider.play(game, state, action)

    def _rested(self, game: str) -> dict[str, Any]:
        table: dict[str, Any] = {}

        def is_at_rest() -> bool:
            table.update(self.players[0].get(f"/api/tables/{game}"))
            return bool(table["state"] != "running" or table["turn"]["player"] < len(self.players))

        wait_until(is_at_rest)
        return table

    def _compare_all(self, version: int) -> None:
        texts = self._texts()
        for who, visitor in self.visitors.items():
            for question in self.rng.sample(list(self._questions(version, texts)), self.asked):
                answers = [_answer(visitor, question, game) for game in self.games]
                self.report.compared += 1
                self.report.routes[f"{question.method} {question.path.partition('?')[0]}"] += 1
                if answers[0] != answers[1]:
                    self.report.findings.append(f"{who}, {question}: {_difference(*answers)}")

    def _texts(self) -> list[str]:
        """Return actions of every kind, offered or not."""
        nations = EDITIONS[self.edition]
        found = [f"buy {nation} {face}" for nation in nations for face in FACES]
        found += [f"give {nation} {amount}" for nation in nations for amount in (1, 5, 21, 25, 30)]
        found += ["rondel taxation", "rondel investor", "rondel factory", "rondel maneuver_1", "pass", "end", "force"]
        rich = self.players[RICH]
        return found + [text for game in self.games for text in offered(rich.state(game))[:20]]

    def _questions(self, version: int, texts: list[str]) -> Iterator[Question]:
        game = "/api/games/{game}"
        for path, by_method in _paths().items():  # all GET routes of a table
            if "{game_id}" in path and "get" in by_method and not path.endswith("/stream") and "/admin/" not in path:
                at = path.replace("{game_id}", "{game}").replace("{number}", str(self.rng.randint(0, version)))
                at = at.replace("{seat}", str(self.rng.randrange(len(self.players))))
                yield Question("GET", at)
                yield Question("GET", at + "?seat=2")
        yield Question("STREAM", game + "/stream")
        for text in self.rng.sample(texts, min(len(texts), 12)):
            yield Question("GET", f"{game}/explain?action={text}")
            yield Question("GET", f"{game}/explain?action={text}&seat=2")
            yield Question("GET", f"{game}/preview?action={text}")
            yield Question("GET", f"{game}/route?action={text}")
            yield Question("POST", f"{game}/previews", {"actions": [text]})
            yield Question("POST", f"{game}/routes", {"actions": [text]})
            stale = {"version": version + 5, "action": text}  # refused, so that neither game changes
            yield Question("POST", f"{game}/actions", stale)
            yield Question("POST", f"{game}/actions", {**stale, "seat": 2})
        for nation in EDITIONS[self.edition]:
            yield Question("GET", f"{game}/explain?nation={nation}&face={self.rng.choice(FACES)}")
            yield Question("POST", f"{game}/gifts", {"version": version, "nation": nation, "amount": 9_999})
            yield Question("POST", f"{game}/gifts", {"version": version, "nation": nation, "amount": 22, "seat": 2})
        yield Question("POST", f"{game}/previews", {})
        yield Question("POST", f"{game}/sandbox", {})
        yield Question("POST", f"{game}/undo", {"version": version + 5})
        yield Question("POST", f"{game}/seats/2/bot", {"bot": "greedy"})
        yield Question("POST", f"{game}/seats/2/absent")


class OrderPair(Pair):
    """At the second table one player decides by standing orders where possible, and has additional ones."""

    cash, asked = (0, 0), 3

    def __init__(self, server: ThreadServer, edition: str, seed: int, report: Comparison) -> None:
        super().__init__(server, edition, seed, report)
        for order in ({"kind": "canal", "answer": "allow"}, {"kind": "challenge", "answer": "pass"}):
            self._give(order, "turn")

    def _give(self, order: dict[str, Any], lasts: str) -> None:
        path = f"/api/games/{self.games[1]}/orders"
        self.players[RICH].post(path, {"order": order, "lasts": lasts}, 201)

    def _decide(self, decider: Person, states: list[dict[str, Any]], action: str) -> None:
        order = _order_for(states[0]["view"]["decision"], action) if decider is self.players[RICH] else None
        if order is None:
            super()._decide(decider, states, action)
            return
        decider.play(self.games[0], states[0], action)
        self._give(order, "once")
        version = states[1]["view"]["version"]
        wait_until(lambda: decider.state(self.games[1])["view"]["version"] > version)
        self.report.by_order += 1


def _order_for(decision: dict[str, Any], action: str) -> dict[str, Any] | None:
    """Return the standing order that chooses this action, if there is one."""
    words, nation = action.split(), decision["nation"]
    found: dict[tuple[str, str], dict[str, Any]] = {
        ("rondel", "rondel"): {"kind": "rondel", "nation": nation, "spaces": words[1:]},
        ("factory", "build"): {"kind": "factory", "nation": nation, "places": words[1:]},
        ("factory", "pass"): {"kind": "factory", "nation": nation},
        ("production", "end"): {"kind": "production", "nation": nation, "answer": "end"},
        ("import", "end"): {"kind": "import", "nation": nation},
        ("fleets", "end"): {"kind": "maneuver", "nation": nation, "steps": ["fleets"]},
        ("armies", "end"): {"kind": "maneuver", "nation": nation, "steps": ["armies"]},
        ("invest", "pass"): {"kind": "invest"},
        ("swiss_bank", "pass"): {"kind": "swiss_bank", "answer": "pass"},
        ("swiss_bank", "force"): {"kind": "swiss_bank", "answer": "force"},
    }
    if (decision["kind"], words[0]) == ("invest", "buy"):
        return {"kind": "invest", "wishes": [{"nation": words[1], "face": int(words[2])}]}
    return found.get((decision["kind"], words[0]))


@cache
def _paths() -> dict[str, Any]:
    """Return the paths of the API; cached, because the document is slow to build."""
    paths: dict[str, Any] = export_document()["paths"]
    return paths


def _page(server: ThreadServer) -> httpx.Client:
    """Return a browser session, which gets more data than a program."""
    browser = client(server.address)
    browser.post("/api/guest", json={"name": "Emil"})
    browser.headers["x-csrftoken"] = browser.cookies["csrftoken"]
    return browser


def _answer(client: httpx.Client, question: Question, game: str) -> str:
    """Return the response without the parts that differ between any two tables."""
    path = question.path.format(game=game)
    if question.method == "STREAM":
        with client.stream("GET", path) as answer:
            lines = (line for line in answer.iter_lines() if line.startswith("data"))
            text = f"{answer.status_code} {next(lines)}"
    else:
        answer = client.request(question.method, path, json=question.body)
        text = f"{answer.status_code} {answer.headers.get('content-type')} {answer.text}"
    return OWN.sub("", TIMES.sub("", text.replace(game, "GAME")))


def _difference(one: str, other: str) -> str:
    at = next((number for number, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
    return f"…{one[max(0, at - 80) : at + 60]!r} but …{other[max(0, at - 80) : at + 60]!r}"


def compare(
    server: ThreadServer,
    comparisons: int,
    seed: int,
    moves: int = 60,
    progress: Callable[[str], None] = lambda _: None,
    kind: type[Pair] = Pair,
) -> Comparison:
    """Make a number of comparisons, in as many pairs of games as necessary; `progress` is called after each pair."""
    report, number = Comparison(), seed
    while report.compared < comparisons and len(report.findings) < MAX_FINDINGS:
        kind(server, [*EDITIONS][number % 2], number, report).play(moves, comparisons)
        number += 1
        progress(f"{report.compared} comparisons, {len(report.findings)} differences")
    return report


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.hostile.two_worlds", description=__doc__)
    parser.add_argument("--comparisons", type=int, default=2_000)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--differ", choices=("cash", "orders"), default="cash")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    logging.getLogger("httpx").setLevel(logging.WARNING)
    with tempfile.TemporaryDirectory(prefix="rondel-worlds-") as folder:
        cluster = Postgres() if chosen.database == "postgresql" else None
        server = ThreadServer(cluster.database() if cluster else f"sqlite:///{folder}/rondel.sqlite3")
        try:
            kind = OrderPair if chosen.differ == "orders" else Pair
            report = compare(
                server, chosen.comparisons, chosen.seed, progress=lambda line: print(line, flush=True), kind=kind
            )
        finally:
            server.stop()
            if cluster:
                cluster.stop()
    print("\n".join(report.lines()))
    return 1 if report.findings else 0


if __name__ == "__main__":
    sys.exit(main())
