"""Invariants: no failures, no unauthorized changes, no leaks, consistent games, and a responsive server."""

from __future__ import annotations

import hashlib
import re
from typing import Any

from sqlalchemy import ColumnElement, Table, and_, or_, select
from tests.hostile.cast import ADMINS, VICTIMS
from tests.hostile.connection import Answer, Request
from tests.hostile.world import World

from rondel.server.config import Settings
from rondel.server.play.integrity import check_game
from rondel.server.storage import models
from rondel.server.storage.store import Store

SOUND = ("sound", "not_started", "busy")
# Columns that legitimately change with any access.
VOLATILE = {"users": ("seen", "address", "address_at"), "games": ("touched",)}
# Tables with personal rows.
OF_PERSON = (
    models.sessions,
    models.tokens,
    models.lessons,
    models.wishes,
    models.shelves,
    models.notice_preferences,
    models.notice_tables,
    models.feed_keys,
    models.passkeys,
    models.one_time_links,
    models.push_subscriptions,
    models.webhooks,
    models.tournament_players,
)
INSIDE = (b"Traceback (most recent call", b"sqlalchemy", b"psycopg", b'File "/', b"$argon2", b"scrypt:")
CASH = re.compile(rb'"cash"\s*:\s*-?\d')
# What anybody may do at a public table: query, chat, report, block, copy, and set notification preferences.
FOR_ALL = ("/chat", "/notices", "/reports", "/blocks", "/previews", "/routes", "/sandbox")


class Proofs:
    def __init__(self, world: World) -> None:
        self.world = world
        self._private = {world.victims[what] for what in ("private", "private_open", "sandbox", "lesson")}
        self._hidden = {world.victims[what] for what in ("running", "private")}
        self._before = self.protected()
        self.answers = 0

    def wrong_with(self, request: Request, answer: Answer) -> str | None:
        """Return what is wrong with a response, or None."""
        self.answers += 1
        if answer.status >= 500 and not request.may_be_dropped:
            return f"answered {answer.status}: {answer.body[:300]!r}"
        if answer.status >= 500 and answer.status != 501:
            return f"answered {answer.status}: {answer.body[:300]!r}"
        if answer.status <= 0 and not request.may_be_dropped:
            return "closed without a response" if answer.status == 0 else "timed out"
        if answer.status == 429 and not answer.header(b"retry-after"):
            return "refused without Retry-After"
        return self._leak(request, answer) or self._granted(request, answer)

    def _leak(self, request: Request, answer: Answer) -> str | None:
        text = answer.readable + b"\n".join(value for _, value in answer.headers)
        for inside in INSIDE:
            if inside in text:
                return f"leaks internals: {inside!r}"
        for secret, what in self.world.secrets.items():
            may_know = (what == "a private text" and request.who in ADMINS) or secret in request.encoded()
            if secret in text and not may_know:
                return f"leaks {what}"
        if request.game in self._hidden and CASH.search(text):
            return "leaks hidden cash"
        return None

    def _granted(self, request: Request, answer: Answer) -> str | None:
        """Return which request succeeded without permission, or None."""
        path = request.target.partition("?")[0]
        if request.method == "OPTIONS":  # the methods are public
            return None
        if not 200 <= answer.status < 300 or request.game is None or f"/{request.game}" not in path:
            if 200 <= answer.status < 300 and path.startswith("/api/admin") and request.who != "admin":
                return "did something for a non-administrator"
            return None
        if path.startswith("/api/admin"):
            return None if request.who == "admin" else "did something for a non-administrator"
        if request.who in ADMINS or request.game not in self.world.victims.values():
            return None
        if request.game in self._private and "/lessons/tables/" not in path:
            return "showed a private table to a person who was not invited"
        if request.method not in ("GET", "HEAD", "OPTIONS") and not path.endswith(FOR_ALL):
            return "changed a table for a person who is not at it"
        return None

    def foreign_changes(self) -> list[str]:
        """Return the changes to the victims' rows since `accept`."""
        now = self.protected()
        keys = sorted({*now, *self._before})
        return [
            f"{key}: {self._before.get(key)} became {now.get(key)}"
            for key in keys
            if now.get(key) != self._before.get(key)
        ]

    def accept(self) -> None:
        """Accept the current rows, after legitimate changes."""
        self._before = self.protected()

    def protected(self) -> dict[str, str]:
        """Return a digest of every row of the victims."""
        world, found = self.world, {}
        people = [world.people[who].id for who in (*VICTIMS, "warden")]
        tables = [*world.victims.values()]
        asker, asked = models.friendships.c.asker_id, models.friendships.c.asked_id
        of_game: list[Table] = [
            models.seats,
            models.actions,
            models.undone,
            models.checkpoints,
            models.removed,
            models.absence_votes,
            models.lesson_tables,
            models.orders,
            models.order_lines,
        ]
        wanted: list[tuple[Table, ColumnElement[bool]]] = [
            (models.games, models.games.c.id.in_(tables)),
            *((table, table.c.game_id.in_(tables)) for table in of_game),
            (models.users, models.users.c.id.in_(people)),
            *((table, table.c.user_id.in_(people)) for table in OF_PERSON),
            (models.tournaments, models.tournaments.c.host_id.in_(people)),
            (models.friendships, and_(asker.in_(people), asked.in_(people))),
            (models.blocks, models.blocks.c.user_id.in_(people)),
            (models.chat, models.chat.c.user_id.in_(people)),
            (models.reports, models.reports.c.by_id.in_(people)),
            (models.chat_read, and_(models.chat_read.c.user_id.in_(people), models.chat_read.c.game_id.in_(tables))),
            (models.moderation_log, or_(*(models.moderation_log.c.by_id == number for number in people))),
        ]
        with world.engine.connect() as connection:
            for table, condition in wanted:
                for row in connection.execute(select(table).where(condition)):
                    values = {**row._mapping}
                    key = " ".join(str(values[column.name]) for column in table.primary_key)
                    for name in VOLATILE.get(table.name, ()):
                        values.pop(name)
                    found[f"{table.name} {key}"] = _digest(values)
        return found

    async def inconsistent_games(self, *, limit: int | None = None) -> tuple[int, list[str]]:
        """Replay the newest `limit` games, or all; return their number and the inconsistent ones."""
        query = select(models.games.c.id).order_by(models.games.c.touched.desc())
        with self.world.engine.connect() as connection:
            ids = list(connection.scalars(query if limit is None else query.limit(limit)))
        store = Store(Settings(database=self.world.database))
        try:
            found = [await check_game(store, game, repair=False) for game in ids]
        finally:
            await store.close()
        bad = [each for each in found if each.verdict not in SOUND]
        return len(found), [
            f"{each.game}: {each.verdict}, {' '.join(each.sentences)} {self._description(each.game)}" for each in bad
        ]

    def _description(self, game_id: str) -> str:
        """Return a description of a game with an inconsistent log."""
        shown = [models.games.c[name] for name in ("name", "state", "sandbox", "version", "undos", "revision")]
        tail = select(models.actions.c.version, models.actions.c.seat, models.actions.c.action)
        with self.world.engine.connect() as connection:
            row = connection.execute(select(*shown).where(models.games.c.id == game_id)).one()
            query = tail.where(models.actions.c.game_id == game_id).order_by(models.actions.c.version.desc()).limit(4)
            log = connection.execute(query).all()
        return f"{dict(row._mapping)}, its log ends: {[tuple(each) for each in reversed(log)]}"


def _digest(values: dict[str, Any]) -> str:
    return hashlib.blake2b(repr(sorted(values.items())).encode("utf-8", "replace"), digest_size=8).hexdigest()
