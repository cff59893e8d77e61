"""Who was told what: every request with its answer, compared at the end with what is in the database."""

from __future__ import annotations

import threading
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any, Literal

from sqlalchemy import create_engine, text

from rondel.server.operations import console


@dataclass
class Sent:
    """A move or gift under a request id of its own. `version`: the one it was answered with."""

    game: str
    request: str
    action: str
    version: int = -1
    answer: Literal["acknowledged", "refused", "unknown"] = "unknown"
    fate: Literal["stands", "taken back", "either"] = "stands"


@dataclass
class Ledger:
    """Filled by all who play; `failures` are sentences about what must not happen."""

    sent: list[Sent] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    games: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    answers: Counter[str] = field(default_factory=Counter)
    lock: threading.Lock = field(default_factory=threading.Lock)
    forgets: bool = False  # what was taken back is known for a day only, by the machine's clock

    def count(self, what: str) -> None:
        with self.lock:
            self.answers[what] += 1

    def fail(self, sentence: str) -> None:
        with self.lock:
            self.failures.append(sentence)

    @property
    def acknowledged(self) -> int:
        return sum(each.answer == "acknowledged" for each in self.sent)

    def take_back(self, game: str, after: int, *, surely: bool) -> None:
        """The moves of a game after a version were taken back, or (an undo without an answer) perhaps."""
        for each in self.sent:
            if each.game == game and each.version > after and each.fate != "taken back":
                each.fate = "taken back" if surely else "either"

    def audit(self, database: str) -> dict[str, int]:
        """Compare with a database at rest; what was counted. What is not as it was told goes to `failures`."""
        stored = Stored(database)
        lost = doubled = ghosts = 0
        for each in self.sent:
            there = stored.requests[each.request]
            if self.forgets and each.fate != "stands" and not there:
                continue
            if each.answer == "acknowledged" and not there:
                lost += 1
                self.fail(f"Lost: {each}")
            elif len(there) > 1:
                doubled += 1
                self.fail(f"Doubled: {each}: {there}")
            elif each.answer == "refused" and there:
                ghosts += 1
                self.fail(f"Refused and yet there: {each}: {there}")
            elif each.answer == "acknowledged" and each.fate != "either":
                where = "undone" if each.fate == "taken back" else "actions"
                if there[0] != (where, each.game, each.version, each.action):
                    self.fail(f"Not where it was told: {each}: {there[0]}")
        known = {each.request for each in self.sent}
        for request in stored.requests.keys() - known:
            if stored.requests[request]:
                self.fail(f"Nobody sent this: {request}")
        for line in self.said:
            if stored.chat[line] != 1:
                self.fail(f"Said once, stored {stored.chat[line]} times: {line}")
        for game, versions in stored.versions.items():
            if versions != list(range(versions[0], versions[0] + len(versions))):
                self.fail(f"The log of {game} has a gap: {versions}")
        for finding in console.check(database):
            self.fail(f"{finding.game} {finding.verdict}: {' '.join(finding.sentences)}")
        return {
            "requests": len(self.sent),
            "acknowledged": self.acknowledged,
            "lost": lost,
            "doubled": doubled,
            "refused and yet there": ghosts,
            "games replayed": len(stored.versions),
            "moves replayed": sum(len(versions) for versions in stored.versions.values()),
            **{f"moves by {by}": number for by, number in sorted(stored.by.items()) if by != "setup"},
        }


class Stored:
    """What the database has, read with a connection of its own."""

    def __init__(self, database: str) -> None:
        engine = create_engine(database.replace("postgresql://", "postgresql+psycopg://"))
        self.requests: defaultdict[str, list[tuple[str, str, int, str]]] = defaultdict(list)
        self.versions: defaultdict[str, list[int]] = defaultdict(list)
        self.actions: defaultdict[str, list[str]] = defaultdict(list)
        self.by: Counter[str] = Counter()
        with engine.connect() as connection:

            def rows(query: str) -> list[Any]:
                return list(connection.execute(text(query)))

            for table in ("actions", "undone"):
                for row in rows(f"SELECT game_id, version, action, request FROM {table} WHERE request IS NOT NULL"):
                    self.requests[row.request].append((table, row.game_id, row.version, row.action))
            for row in rows("SELECT game_id, version, action, played_by FROM actions ORDER BY game_id, version"):
                self.versions[row.game_id].append(row.version)
                self.actions[row.game_id].append(row.action)
                self.by[row.played_by] += 1
            self.chat = Counter(row.text for row in rows("SELECT text FROM chat"))
            self.revisions = {row.id: row.revision for row in rows("SELECT id, revision FROM games")}
        engine.dispose()
