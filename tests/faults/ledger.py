"""Ledger of all requests and responses, which is compared with the database at the end."""

from __future__ import annotations

import threading
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any, Literal

from sqlalchemy import create_engine, text

from rondel.server.operations import console


@dataclass
class Sent:
    """A move or gift with a unique request id; `version` is from the response."""

    game: str
    request: str
    action: str
    version: int = -1
    answer: Literal["acknowledged", "refused", "unknown"] = "unknown"
    fate: Literal["stands", "undone", "either"] = "stands"


@dataclass
class Ledger:
    """Shared by all players; `failures` are sentences about violations."""

    sent: list[Sent] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    games: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    answers: Counter[str] = field(default_factory=Counter)
    lock: threading.Lock = field(default_factory=threading.Lock)
    forgets: bool = False  # undone moves are stored for only a day of the system clock

    def count(self, what: str) -> None:
        with self.lock:
            self.answers[what] += 1

    def fail(self, sentence: str) -> None:
        with self.lock:
            self.failures.append(sentence)

    @property
    def acknowledged(self) -> int:
        return sum(each.answer == "acknowledged" for each in self.sent)

    def undo(self, game: str, after: int, *, surely: bool) -> None:
        """Mark the moves of a game after a version as undone, or (for an undo without a response) as possibly
        undone."""
        for each in self.sent:
            if each.game == game and each.version > after and each.fate != "undone":
                each.fate = "undone" if surely else "either"

    def audit(self, database: str) -> dict[str, int]:
        """Compare with an idle database; return statistics and add differences to `failures`."""
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
                self.fail(f"Duplicated: {each}: {there}")
            elif each.answer == "refused" and there:
                ghosts += 1
                self.fail(f"Refused but stored: {each}: {there}")
            elif each.answer == "acknowledged" and each.fate != "either":
                where = "undone" if each.fate == "undone" else "actions"
                if there[0] != (where, each.game, each.version, each.action):
                    self.fail(f"Stored differently: {each}: {there[0]}")
        known = {each.request for each in self.sent}
        for request in stored.requests.keys() - known:
            if stored.requests[request]:
                self.fail(f"Never sent: {request}")
        for line in self.said:
            if stored.chat[line] != 1:
                self.fail(f"Chat line sent once, stored {stored.chat[line]} times: {line}")
        for game, versions in stored.versions.items():
            if versions != list(range(versions[0], versions[0] + len(versions))):
                self.fail(f"The log of {game} has a gap: {versions}")
        for finding in console.check(database):
            self.fail(f"{finding.game} {finding.verdict}: {' '.join(finding.sentences)}")
        return {
            "requests": len(self.sent),
            "acknowledged": self.acknowledged,
            "lost": lost,
            "duplicated": doubled,
            "refused but stored": ghosts,
            "games replayed": len(stored.versions),
            "moves replayed": sum(len(versions) for versions in stored.versions.values()),
            **{f"moves by {by}": number for by, number in sorted(stored.by.items()) if by != "setup"},
        }


class Stored:
    """Contents of the database, read with a separate connection."""

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
