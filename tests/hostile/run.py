"""Attack run: batches of concurrent requests, each followed by a check of all invariants."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.hostile.abuse import Abuse
from tests.hostile.connection import Answer, Connection, Request
from tests.hostile.generated import Generator
from tests.hostile.proofs import Proofs
from tests.hostile.races import Races
from tests.hostile.serving import RAISED, Serving, serving
from tests.hostile.world import World
from tests.waiting import wait_until

Progress = Callable[[str], None] | None
BATCH = 1_000
CONCURRENCY = 16
DEFAULT_LIMITS_SHARE = 0.1  # share of the requests sent with default limits
MAX_FINDINGS = 20
RACES_PER_BATCH = 3


@dataclass
class Report:
    """Statistics and findings of a run."""

    requests: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    operations: set[str] = field(default_factory=set)
    games_replayed: int = 0
    races: Counter[str] = field(default_factory=Counter)
    longest_answer: float = 0.0
    findings: list[str] = field(default_factory=list)

    def find(self, sentence: str) -> None:
        if len(self.findings) < MAX_FINDINGS:
            self.findings.append(sentence)

    def lines(self) -> list[str]:
        """Return a readable summary."""
        kinds = ", ".join(f"{kind} {count}" for kind, count in self.kinds.most_common())
        races = f"{sum(self.races.values())} races of {len(self.races)} kinds"
        statuses = ", ".join(f"{status} × {count}" for status, count in sorted(self.statuses.items()))
        return [
            f"{self.requests} requests ({kinds})",
            f"responses: {statuses} (0: closed without one, as for incomplete requests)",
            f"{len(self.operations)} operations of the API; {races}",
            f"{self.games_replayed} games replayed to their hashes; slowest response {self.longest_answer:.1f} s",
            f"findings: {len(self.findings) or 'none'}",
            *self.findings,
        ]


class Run:
    """Attack on one server."""

    def __init__(self, server: Serving, rng: random.Random, report: Report) -> None:
        self.server, self.rng, self.report = server, rng, report
        self.world = World(server.base, server.database, rng)
        document = server.client.get("/schema/openapi.json").json()
        self.generator = Generator(self.world, document, rng)
        self.abuse = Abuse(self.generator)
        self.races = Races(self.world, server.port)
        self.proofs = Proofs(self.world)

    def _next(self) -> tuple[str, Request]:
        kinds = {
            "by schema": (70, self.generator.request),
            "odd headers": (12, self.abuse.odd_header),
            "forged": (9, self.abuse.forged),
            "oversized": (3, self.abuse.oversized),
            "chunked": (2, self.abuse.chunked),
            "half sent": (1, self.abuse.half_sent),
            "page": (3, self.abuse.page),
        }
        (kind,) = self.rng.choices([*kinds], [weight for weight, _ in kinds.values()])
        return kind, kinds[kind][1]()

    async def batch(self, size: int, *, races: int) -> None:
        """Send `size` requests, then check the invariants."""
        left = size

        async def attack() -> None:
            nonlocal left
            connection = Connection(self.server.port)
            while left > 0 and len(self.report.findings) < MAX_FINDINGS:
                left -= 1
                kind, request = self._next()
                self.report.kinds[kind] += 1
                began = time.monotonic()
                answer = await connection.ask(request)
                if not request.may_be_dropped and not request.is_stream:
                    self.report.longest_answer = max(self.report.longest_answer, time.monotonic() - began)
                self._judge(request, answer)
            connection.close()

        await asyncio.gather(*(attack() for _ in range(CONCURRENCY)))
        for name in self.rng.sample([*self.races.kinds], min(races, len(self.races.kinds))):
            await self._race(name)
        await self._prove()

    def _judge(self, request: Request, answer: Answer) -> None:
        self.report.requests += 1
        self.report.statuses[answer.status] += 1
        self.report.operations.add(request.about.partition(" (")[0].rpartition(", ")[2])
        if wrong := self.proofs.wrong_with(request, answer):
            self.report.find(f"{wrong}\n    {request.description()}")
        self.world.learn(request, answer)

    async def _race(self, name: str) -> None:
        ran = await self.races.run(name)
        if ran is None:
            return
        race, answers = ran
        self.report.races[name] += 1
        self.report.kinds["races"] += len(answers)
        for request, answer in zip(race.requests, answers, strict=True):
            self._judge(request, answer)
        if wrong := race.judge(answers):
            self.report.find(f"race {name!r}: {wrong}\n    {race.requests[0].description()}")

    async def _prove(self) -> None:
        self.report.findings += [f"foreign change: {each}" for each in self.proofs.foreign_changes()]
        checked, inconsistent = await self.proofs.inconsistent_games(limit=8)
        self.report.games_replayed += checked
        self.report.findings += [f"inconsistent game: {each}" for each in inconsistent]
        for path in ("/healthz", "/readyz"):
            wait_until(lambda path=path: self.server.client.get(path).status_code == 200)  # type: ignore[misc]

    async def finish(self) -> None:
        """Replay all games, and collect errors from the server's log."""
        checked, inconsistent = await self.proofs.inconsistent_games()
        self.report.games_replayed += checked
        self.report.findings += [f"inconsistent game: {each}" for each in inconsistent]
        self.report.findings += [
            f"in the server's log: {line[:300]} … {line[-1500:]}" for line in self.server.complaints()[:5]
        ]
        self.world.close()

    def between(self) -> None:
        """Let the victims play on, and replace attackers who lost their session."""
        self.world.victims_play()
        self.world.renew()
        self.proofs.accept()


def run(
    databases: Sequence[str],
    folder: Path,
    requests: int,
    seed: int,
    progress: Progress = None,
    *,
    races: int = RACES_PER_BATCH,
    **settings: Any,
) -> Report:
    """Attack a server with raised limits, then (with a second database) one with the default limits."""
    report, rng = Report(), random.Random(seed)
    limited = int(requests * DEFAULT_LIMITS_SHARE) if len(databases) > 1 else 0
    with serving(databases[0], folder, limits=RAISED, **settings) as server:
        _batches(Run(server, rng, report), requests - limited, progress, races)
    if limited and not report.findings:
        with serving(databases[1], folder, **settings) as server:
            _batches(Run(server, rng, report), limited, progress, races)
    return report


def _batches(attack: Run, requests: int, progress: Progress, races: int) -> None:
    report, until = attack.report, attack.report.requests + requests
    while report.requests < until and not report.findings:
        asyncio.run(attack.batch(min(BATCH, until - report.requests), races=races))
        if progress:
            progress(f"{report.requests} requests, {len(report.findings)} findings")
        if report.requests < until and not report.findings:
            attack.between()
    asyncio.run(attack.finish())
